import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { change, decimal, likely, percent } from "../../src/lib/numbers";
import type { Session } from "../../src/lib/session.svelte";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Advice, Choice, Danger, OddsTable } from "../../src/protocol";
import { answerName, Odds } from "../../src/table/coach/help.svelte";
import Dock from "../../src/table/dock/Dock.svelte";
import { fakeTable, fixture, speak, type Fake } from "../dock/fakes";
import { partly } from "../partly";

const TABLE: OddsTable = {
  goals: [
    { face: "3", count: 3, use: "points", about: null },
    { face: "claw", count: 2, use: "damage", about: null },
  ],
  best: [
    [0, 0.767],
    [1, 1],
  ],
  keeps: {},
};
const advice = (part: Partial<Advice>): Advice => ({
  type: "advice",
  nonce: "",
  seq: 0,
  topic: "odds",
  odds: null,
  coach: null,
  forecast: null,
  ouch: null,
  plan: null,
  ...part,
});

let shown: Record<string, unknown> | null = null;

beforeAll(async () => {
  await texts.need("client_coach");
  await speak();
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  set({ odds: true });
});

async function dock(name: string, change: (fake: Fake) => void = () => {}): Promise<Fake> {
  const fake = fakeTable(await fixture(name));
  fake.ask.mockImplementation((topic: string) =>
    Promise.resolve(advice(topic === "odds" ? { odds: TABLE } : { topic: "forecast" })),
  );
  change(fake);
  shown = mount(Dock, {
    target: document.body,
    props: { session: fake.session, director: fake.director },
  });
  await tick();
  await vi.waitFor(() => {});
  return fake;
}

const strip = (): Element | null => document.querySelector("ul.odds");

test("odds are asked for once, follow the dice that are tapped, and say what they assume", async () => {
  const { ask, director } = await dock("tokyo-roll", (fake) => {
    const first = fake.director.view.dice[0]!;
    const table: OddsTable = { ...TABLE, keeps: { [first]: [[0, 0.306]] } };
    fake.ask.mockResolvedValue(advice({ odds: table }));
  });
  await vi.waitFor(() => expect(strip()?.textContent).toContain("77%"));
  const said = (): string => document.querySelector(".strip")?.textContent ?? "";
  expect(said()).toContain("If you roll for it:");
  expect(said()).toContain("you have it");

  document.querySelector<HTMLElement>("button.die")!.click();
  await tick();
  expect(director.view.dice).toHaveLength(6);
  expect(said()).toContain("Keeping these:");
  expect(said()).toContain("31%");
  expect(said()).not.toContain("77%");
  expect(ask.mock.calls.filter(([topic]) => topic === "odds")).toHaveLength(1);
});

test("where the host forbids help, nothing is asked and nothing offered", async () => {
  const { ask } = await dock("tokyo-roll", ({ session }) => (session.table!.settings.help = false));
  expect(ask).not.toHaveBeenCalled();
  expect(document.querySelector("button.coach")).toBeNull();
});

test("whoever wants no odds sees none, but may ask the coach", async () => {
  set({ odds: false });
  const { ask } = await dock("tokyo-roll");
  expect(ask).not.toHaveBeenCalled();
  expect(strip()).toBeNull();
  expect(document.querySelector("button.coach")).not.toBeNull();
});

test("the odds of an older throw are not shown for a newer one", async () => {
  const answers: ((found: Advice) => void)[] = [];
  const ask = vi.fn(() => new Promise<Advice>((settle) => answers.push(settle)));
  const odds = new Odds();
  const session = partly<Session>({ ask });
  const [older, newer] = [partly<Choice>({}), partly<Choice>({})];
  void odds.ask(session, older);
  void odds.ask(session, newer);
  void odds.ask(session, newer);
  expect(ask).toHaveBeenCalledTimes(2);
  answers[0]!(advice({ odds: TABLE }));
  await tick();
  expect(odds.with(null)).toEqual([]);
  answers[1]!(advice({ odds: TABLE }));
  await vi.waitFor(() => expect(odds.with(null).map(({ chance }) => chance)).toEqual([0.767, 1]));
  expect(odds.with(["3"])).toEqual([]);
});

test("whoever is outside is not told about staying", () => {
  const told = partly<Danger>({ inside: false, place: "outside" });
  expect(answerName(told, "stay")).toBe("Outside Tokyo");
  expect(answerName({ ...told, inside: true, place: "tokyo_city" }, "stay")).toBe("Stay");
});

test("numbers are told as people say them", () => {
  expect([percent(0.7674), percent(0.002), percent(0.998), percent(1), percent(0)]).toEqual([
    "77%",
    "<1%",
    "99%",
    "100%",
    "0%",
  ]);
  expect([change(0.13), change(-0.13), change(0.001)]).toEqual(["+13%", "\u221213%", "0%"]);
  expect(likely({ value: 0, error: 0.01, exact: false })).toBe("<1%");
  expect([decimal(-0.01), decimal(-2.47), decimal(1.58, true)]).toEqual(["0", "\u22122.5", "+1.6"]);
});
