import { beforeEach, expect, test } from "vitest";
import { isHex } from "../../src/lib/fair/bytes";
import { keep, keepsakes, keptFor, keptOf, MOST_KEPT } from "../../src/lib/fair/keepsakes";
import { commitmentOf } from "../../src/lib/fair/scheme";
import { DiceWatch } from "../../src/lib/fair/watch.svelte";
import type { Dice, Problem, Table } from "../../src/protocol";
import { fakeSession, seat, table } from "../pages/fakes.svelte";

const SECRET = "ab".repeat(32);
const OTHER = "cd".repeat(32);
const COMMITMENT = await commitmentOf(SECRET);
const MINE = "11".repeat(32);

beforeEach(() => localStorage.clear());

const dice = (change: Partial<Dice> = {}): Dice => ({
  kind: "fair",
  commitment: COMMITMENT,
  number: 1,
  salts: {},
  secret: null,
  ...change,
});
const seats = () => [
  seat({ seat: "p1", yours: true }),
  seat({ seat: "p2" }),
  seat({ seat: "p3", yours: true }),
];
const gathering = (change: Partial<Dice> = {}): Table => table(seats(), { dice: dice(change) });
const over = (change: Partial<Dice> = {}): Table =>
  table(seats(), { status: "over", dice: dice({ secret: SECRET, ...change }) });

/** A browser at a table that has been through these views. */
async function watched(...views: Table[]) {
  const session = fakeSession(views[0]!);
  const watch = new DiceWatch(session);
  for (const view of views) await watch.look(view);
  return { session, watch };
}

test("while people gather each seat of this browser is salted once, and the salts are kept", async () => {
  const { session, watch } = await watched(gathering(), gathering());
  const [first, second] = session.sent as { type: string; seat: string; salt: string }[];

  expect(session.sent.map(({ type }) => type)).toEqual(["salt", "salt"]);
  expect([first!.seat, second!.seat]).toEqual(["p1", "p3"]);
  expect(isHex(first!.salt) && first!.salt !== second!.salt).toBe(true);

  const salts = { p1: first!.salt, p2: OTHER, p3: second!.salt };
  await watch.look(gathering({ salts }));
  expect(keptOf("abc")).toEqual({
    table: "abc",
    commitment: COMMITMENT,
    salts: { p1: first!.salt, p3: second!.salt },
  });
  expect(session.sent.length).toBe(2);
});

test("a seat that is given up and taken again gets another salt", async () => {
  const { session, watch } = await watched(gathering());
  await watch.look(table([seat({ seat: "p1" })], { dice: dice() }));
  await watch.look(table([seat({ seat: "p1", yours: true })], { dice: dice() }));
  const salts = session.sent.map((wish) => (wish.type === "salt" ? wish.salt : ""));

  expect(new Set(salts).size).toBe(3);
});

test("a salt that could not be saved is sent again when the table changes", async () => {
  const session = fakeSession(gathering());
  const problem: Problem = { kind: "cannot_save", text: "Not now." };
  session.send.mockResolvedValueOnce({ type: "answer", nonce: "", seq: 0, problem });
  const watch = new DiceWatch(session);
  await watch.look(gathering());
  await Promise.resolve();
  await watch.look(gathering());
  const asked = session.send.mock.calls.map(([wish]) => (wish.type === "salt" ? wish.seat : ""));

  expect(asked).toEqual(["p1", "p3", "p1"]);
});

test("without fair dice nothing is sent and nothing kept", async () => {
  const seeded = table(seats(), { dice: dice({ kind: "seeded", commitment: null }) });
  const { session, watch } = await watched(seeded, table(seats()));

  expect(session.sent).toEqual([]);
  expect(keepsakes()).toEqual([]);
  expect(watch.lie).toBeNull();
});

test("a secret that fits what was shown is no lie", async () => {
  keep({ table: "abc", commitment: COMMITMENT, salts: { p1: MINE } });
  const { watch } = await watched(over({ salts: { p1: MINE } }));

  expect(watch.lie).toBeNull();
});

test("a secret that does not fit the commitment is told", async () => {
  const { watch } = await watched(gathering(), over({ secret: OTHER }));

  expect(watch.lie).toBe("commitment");
});

test("even who comes late sees a secret that fits nothing", async () => {
  const { watch } = await watched(over({ secret: OTHER }));

  expect(watch.lie).toBe("commitment");
  expect(keepsakes()).toEqual([]);
});

test.each<[string, Partial<Dice>]>([
  ["another commitment", { commitment: OTHER }],
  ["dice by a seed", { kind: "seeded", commitment: null }],
])("%s than before is told", async (_, change) => {
  const { watch } = await watched(
    gathering(),
    table(seats(), { status: "playing", dice: dice(change) }),
  );

  expect(watch.lie).toBe("changed");
  expect(keptOf("abc")?.commitment).toBe(COMMITMENT);
});

test("a salt of ours that the game leaves out is told", async () => {
  keep({ table: "abc", commitment: COMMITMENT, salts: { p1: MINE } });
  const { watch } = await watched(
    table(seats(), { status: "playing", dice: dice({ salts: { p1: OTHER } }) }),
  );

  expect(watch.lie).toBe("salt");
});

test("a salt of a seat that others hold by now is theirs to miss", async () => {
  keep({ table: "abc", commitment: COMMITMENT, salts: { p2: MINE } });
  const { watch } = await watched(over({ salts: {} }));

  expect(watch.lie).toBeNull();
});

test("a game that ends without its secret is told", async () => {
  const { watch } = await watched(over({ secret: null }));

  expect(watch.lie).toBe("unopened");
});

test("the newest fifty tables are kept, and nothing that is none", () => {
  for (let number = 0; number < MOST_KEPT + 5; number++)
    keep({ table: `t${number}`, commitment: COMMITMENT, salts: {} });

  expect(keepsakes().length).toBe(MOST_KEPT);
  expect(keptOf("t54")).not.toBeNull();
  expect(keptOf("t4")).toBeNull();
  expect(keptFor(COMMITMENT)?.table).toBe("t54");

  localStorage.setItem("tokyork-dice", '[{"table":"x"},null,7,{"table":"y","commitment":"z"}]');
  expect(keepsakes()).toEqual([]);
  localStorage.setItem("tokyork-dice", "{broken");
  expect(keepsakes()).toEqual([]);
});
