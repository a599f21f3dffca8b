import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Fall, Snapshot, Table, View } from "../../src/protocol";
import EndScreen from "../../src/table/ending/EndScreen.svelte";
import { canFinish, stillIn } from "../../src/table/ending/finishing";
import { guess, guessed } from "../../src/table/ending/guess";
import { ranking } from "../../src/table/ending/ranking";
import WaitDock from "../../src/table/dock/WaitDock.svelte";
import { Tray } from "../../src/table/dock/roll/tray.svelte";
import { fakeTable, fixture, speak } from "../dock/fakes";
import { partly } from "../partly";

let snapshot: Snapshot;
beforeEach(async () => {
  await speak();
  snapshot = await fixture("tokyo-roll");
  snapshot.game!.choice = null;
});

/** The view after these seats fell. */
const without = (view: View, ...seats: string[]): View => ({
  ...view,
  monsters: view.monsters.map((monster) => ({
    ...monster,
    alive: !seats.includes(monster.seat),
  })),
});
const seated = (table: Table, people: string[]): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({
    ...seat,
    kind: people.includes(seat.seat) ? "person" : "bot",
    stood_in: false,
  })),
});

describe("when all is over", () => {
  it.each([
    ["whoever played may ask for a rematch", true, 1],
    ["whoever looked on is not offered what would be refused", false, 0],
  ])("%s", async (_, yours, buttons) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 400 })));
    const { session } = fakeTable(snapshot);
    session.table!.seats = session.table!.seats.map((seat) => ({ ...seat, yours }));
    const view = { ...snapshot.game!.view, over: true };
    const page = render(EndScreen, { session, view, onlook: () => {} });
    expect(await screen.findAllByRole("link")).not.toHaveLength(0);
    expect(screen.queryAllByRole("button", { name: "Rematch" })).toHaveLength(buttons);
    page.unmount();
    vi.unstubAllGlobals();
  });
});

describe("after one's fall", () => {
  it("the rest can be played out when only bots are left", () => {
    const { view } = snapshot.game!;
    const me = view.seat!;
    const other = view.monsters.find(({ seat }) => seat !== me)!.seat;
    const alone = seated(snapshot.table, [me]);
    const together = seated(snapshot.table, [me, other]);
    expect(canFinish(alone, view)).toBe(false);
    expect(canFinish(alone, without(view, me))).toBe(true);
    expect(canFinish(together, without(view, me))).toBe(false);
    expect(stillIn(together, without(view, me))).toHaveLength(1);
    expect(canFinish(together, without(view, me, other))).toBe(true);
    expect(canFinish(alone, { ...without(view, me), over: true })).toBe(false);
  });

  it("nothing leads to me any more", () => {
    const { view } = snapshot.game!;
    snapshot.game!.view = without(view, view.seat!);
    snapshot.table = seated(snapshot.table, [view.seat!]);
    const { session, director, send } = fakeTable(snapshot);
    render(WaitDock, { session, director, tray: new Tray() });
    expect(screen.queryByRole("button", { name: "Skip to me" })).toBeNull();
    screen.getByRole("button", { name: "Finish now" }).click();
    expect(send).toHaveBeenCalledWith({ type: "finish" });
    return vi.waitFor(() => expect(director.skip).toHaveBeenCalled());
  });

  it("a guess is kept for its table", () => {
    guess("one", "p2");
    expect([guessed("one"), guessed("two")]).toEqual(["p2", null]);
  });
});

it("ranks as the server says, with how everybody fell", () => {
  const { view } = snapshot.game!;
  const seats = view.monsters.map(({ seat }) => seat);
  const places = seats.toReversed().map((seat, index) => ({ rank: index + 1, seat }));
  const fall = partly<Fall>({ seat: seats[0]!, turn: 7 });
  const ranked = ranking(view, { places, ends: [fall] });
  expect(ranked.map(({ monster }) => monster.seat)).toEqual(seats.toReversed());
  expect(ranked.at(-1)).toMatchObject({ rank: seats.length, fall });
});
