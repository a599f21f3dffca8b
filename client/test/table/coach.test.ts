import { mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { decimal, likely, percent } from "../../src/lib/numbers";
import type { Session } from "../../src/lib/session.svelte";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Advice, Chip } from "../../src/protocol";
import { Odds } from "../../src/table/coach/help.svelte";
import Dock from "../../src/table/dock/Dock.svelte";
import { fakeTable, fixture, speak, type Fake } from "../dock/fakes";
import { partly } from "../partly";

const CHIPS: Chip[] = [{ face: "3", count: 3, chance: 0.7674, use: "points", about: null }];
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
    Promise.resolve(advice(topic === "odds" ? { odds: CHIPS } : { topic: "forecast" })),
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

test("odds are asked for the dice that are kept, and told", async () => {
  const { ask } = await dock("tokyo-roll");
  await vi.waitFor(() => expect(strip()?.textContent).toContain("77%"));
  document.querySelector<HTMLElement>("button.die")!.click();
  await vi.waitFor(() =>
    expect(ask).toHaveBeenLastCalledWith("odds", expect.stringMatching(/^\S+$/)),
  );
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

test("only the newest question about odds counts", async () => {
  const answers: ((found: Advice) => void)[] = [];
  const ask = vi.fn(() => new Promise<Advice>((settle) => answers.push(settle)));
  const odds = new Odds();
  const session = partly<Session>({ ask });
  void odds.ask(session, "1");
  void odds.ask(session, "2");
  void odds.ask(session, "3");
  expect(ask.mock.calls).toEqual([["odds", "1"]]);
  answers[0]!(advice({ odds: CHIPS }));
  await vi.waitFor(() =>
    expect(ask.mock.calls).toEqual([
      ["odds", "1"],
      ["odds", "3"],
    ]),
  );
  expect(odds.chips).toEqual([]);
  answers[1]!(advice({ odds: CHIPS }));
  await vi.waitFor(() => expect(odds.chips).toEqual(CHIPS));
});

test("numbers are told as people say them", () => {
  expect([percent(0.7674), percent(0.002), percent(0.998), percent(1), percent(0)]).toEqual([
    "77%",
    "1%",
    "99%",
    "100%",
    "0%",
  ]);
  expect(likely({ value: 0, error: 0.01, exact: false })).toBe("<1%");
  expect([decimal(-0.01), decimal(-2.47), decimal(1.58, true)]).toEqual(["0", "\u22122.5", "+1.6"]);
});
