import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isHex } from "../../src/lib/fair/bytes";
import { keptOf } from "../../src/lib/fair/keepsakes";
import { openFork, openTable } from "../../src/lib/fair/opening";
import { texts } from "../../src/lib/texts.svelte";
import type { NewTable } from "../../src/protocol";
import { payload, usualDraft } from "../../src/ui/setup/draft";

const COMMITMENT = "ab".repeat(32);

beforeAll(() => texts.speak("en"));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** A server that answers these addresses; what it was sent, in order. */
function server(answers: Record<string, [status: number, body: object]>) {
  const sent: [path: string, body: Record<string, unknown>][] = [];
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) => {
    const path = address.split("?")[0]!;
    sent.push([path, JSON.parse(body as string) as Record<string, unknown>]);
    const [status, answer] = answers[path] ?? [404, {}];
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return sent;
}

const offer: [number, object] = [200, { commitment: COMMITMENT, number: 7 }];

test("the commitment comes first, then the table with a salt for each seat of this browser", async () => {
  const sent = server({ "/api/dice": offer, "/api/tables": [200, { table: "new" }] });
  const draft = usualDraft("tokyo", "beside", 1, 2);
  draft.seats.push({ kind: "bot", name: "", level: 2, monster: null });
  await openTable(payload(draft, "Ada", String));
  const [first, [path, body]] = sent as [unknown, [string, Record<string, unknown>]];
  const { dice, seats } = body as Partial<NewTable>;

  expect(first).toEqual(["/api/dice", {}]);
  expect(path).toBe("/api/tables");
  expect(dice).toBe(COMMITMENT);
  expect(seats!.map(({ salt }) => isHex(salt))).toEqual([true, true, false]);
  expect(keptOf("new")).toEqual({
    table: "new",
    commitment: COMMITMENT,
    salts: { p1: seats![0]!.salt, p2: seats![1]!.salt },
  });
});

test("a server that knows no fair dice is asked for a table as ever", async () => {
  const sent = server({ "/api/tables": [200, { table: "new" }] });
  const wanted = payload(usualDraft("tokyo", "bots", 1, 2), "Ada", String);
  const made = await openTable(wanted);

  expect(made.value?.table).toBe("new");
  expect(sent[1]).toEqual(["/api/tables", wanted]);
  expect(keptOf("new")).toBeNull();
});

test("a table that was refused leaves nothing behind", async () => {
  server({ "/api/dice": offer, "/api/tables": [400, { problem: { kind: "limit", text: "No." } }] });
  const made = await openTable(payload(usualDraft("tokyo", "bots", 1, 2), "Ada", String));

  expect(made.problem?.text).toBe("No.");
  expect(localStorage.length).toBe(0);
});

test("who plays on from a game salts the seat taken there", async () => {
  const sent = server({ "/api/dice": offer, "/api/games/old/fork": [200, { table: "new" }] });
  await openFork("old", "en", { step: 5, seat: "p2", name: "Ada", level: 2, friends: false });
  const { salt } = sent[1]![1];

  expect(sent[1]![1]).toMatchObject({ step: 5, seat: "p2", dice: COMMITMENT });
  expect(keptOf("new")?.salts).toEqual({ p2: salt });
});
