import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { keptOf } from "../../src/lib/fair/keepsakes";
import { ownSeat, rivalsOf } from "../../src/lib/game/seats";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Played } from "../../src/protocol";
import CardSheet from "../../src/table/cards/CardSheet.svelte";
import Shop from "../../src/table/cards/Shop.svelte";
import EndScreen from "../../src/table/ending/EndScreen.svelte";
import { ranking } from "../../src/table/ending/ranking";
import { Director } from "../../src/table/motion/director.svelte";
import Announcements from "../../src/ui/Announcements.svelte";
import Announcer from "../../src/table/sound/Announcer.svelte";
import { headline, moment } from "../../src/table/top/headline";
import over from "../fixtures/tokyo-over.json";
import roll from "../fixtures/tokyo-roll.json";
import buy from "../fixtures/tokyo-snatch.json";
import worst from "../fixtures/tokyo-worst.json";
import { FakeSession } from "./session.svelte";

beforeAll(async () => {
  set({ speed: "instant" });
  await texts.speak("en");
  await texts.need("cards_tokyo");
});
afterEach(cleanup);

describe("the shop", () => {
  it("shows what cards cost this seat, and says which are too dear", () => {
    const { view } = new FakeSession(roll).game!;
    render(Shop, { view, tiles: false, onpick: () => {} });
    expect(screen.getAllByRole("button")).toHaveLength(3);
    expect(screen.getByRole("button", { name: /Herd Culler.*not enough energy/s })).toBeTruthy();
  });

  it("keeps the place of a card that is gone", () => {
    const { view } = new FakeSession(roll).game!;
    render(Shop, {
      view: { ...view, market: [null, ...view.market.slice(1)] },
      tiles: true,
      onpick: () => {},
    });
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    expect(screen.getAllByRole("button")).toHaveLength(2);
  });
});

describe("a card's sheet", () => {
  const offered = () =>
    new FakeSession(buy).game!.choice!.offers.find(({ move }) => move.startsWith("buy "))!;

  it("buys the card where that is a legal move, and closes", async () => {
    const session = new FakeSession(buy);
    const { view, choice } = session.game!;
    let closed = false;
    const card = offered().move.split(" ")[1]!;
    render(CardSheet, {
      session: session.real,
      view,
      choice,
      card,
      onclose: () => (closed = true),
    });
    await fireEvent.click(screen.getByRole("button", { name: /^Buy for/ }));
    expect(session.asked).toEqual([{ type: "move", move: `buy ${card}` }]);
    await Promise.resolve();
    expect(closed).toBe(true);
  });

  it("offers nothing while something else is to be chosen, but has the rulings", () => {
    const session = new FakeSession(roll);
    const { view, choice } = session.game!;
    render(CardSheet, {
      session: session.real,
      view,
      choice,
      card: "herd_culler",
      onclose: () => {},
    });
    expect(screen.queryByRole("button", { name: /^Buy for/ })).toBeNull();
    expect(screen.getAllByRole("listitem").length).toBeGreaterThan(0);
  });

  it("says why a card cannot be bought", () => {
    const session = new FakeSession(buy);
    const { view, choice } = session.game!;
    const refusal = {
      move: "buy wings",
      label: "Buy Wings",
      why: [{ part: "text" as const, text: "It costs too much." }],
    };
    render(CardSheet, {
      session: session.real,
      view,
      choice: { ...choice!, refusals: [refusal] },
      card: "wings",
      onclose: () => {},
    });
    expect(screen.getByText("Buy Wings: It costs too much.")).toBeTruthy();
  });
});

describe("the bar on top", () => {
  it("tells one's own turn from another's in which one must choose", () => {
    const { game, table } = new FakeSession(roll);
    const { view, choice } = game!;
    expect(headline({ view, choice, waiting: "" }, table)).toBe("Your turn");
    expect(headline({ view: { ...view, active: "p1" }, choice, waiting: "" }, table)).toBe(
      "Your choice",
    );
    expect(headline({ view, choice: null, waiting: "Rob is rolling" }, table)).toBe(
      "Rob is rolling",
    );
    expect(moment(view)).toBe("Turn 7 · Roll");
  });

  it("names the person where several share a device", () => {
    const { game, table } = new FakeSession(roll);
    const seats = table!.seats.map((seat) => ({ ...seat, yours: true }));
    expect(
      headline({ view: game!.view, choice: game!.choice, waiting: "" }, { ...table!, seats }),
    ).toBe("Ada: your turn");
  });
});

describe("seats", () => {
  it("sit clockwise from one's own, and a spectator sits at the first", () => {
    const { view } = new FakeSession(worst).game!;
    expect(rivalsOf({ ...view, seat: "p3" }).map(({ seat }) => seat)).toEqual([
      "p4",
      "p5",
      "p6",
      "p1",
      "p2",
    ]);
    expect(ownSeat({ ...view, seat: null })).toBe("p1");
  });
});

describe("the announcer", () => {
  it("asks once for what is new, says it, and puts in the title who must choose", async () => {
    const session = new FakeSession(roll);
    const director = new Director(session.real);
    render(Announcements);
    render(Announcer, { source: session.real, director });
    await vi.waitFor(() => expect(screen.getByRole("log").textContent).toBe("Heard 1."));
    expect(document.title).toBe("● Your turn – Tokyork");
    const game = { ...session.game!, seq: session.game!.seq + 1, choice: null, waiting: [] };
    const news = { type: "played" as const, first: 900, events: [], lines: [], first_line: 900 };
    session.onPlayed({ ...news, game } satisfies Played);
    await Promise.resolve();
    expect(document.title).toBe("Tokyork");
    const view = { ...game.view, turn: game.view.turn + 1 };
    session.onPlayed({ ...news, game: { ...game, seq: game.seq + 1, view } } satisfies Played);
    await vi.waitFor(() => expect(screen.getByRole("log").textContent).toBe("Heard 1.Heard 2."));
    director.stop();
  });
});

describe("the end", () => {
  /** The fixture is seen by somebody who only looked on. */
  const played = (): FakeSession => {
    const session = new FakeSession(over);
    const { seats } = session.table!;
    session.table = { ...session.table!, seats: seats.map((seat) => ({ ...seat, yours: true })) };
    return session;
  };

  it("names the winner, ranks all, and asks for a rematch", async () => {
    const session = played();
    const { view } = session.game!;
    render(EndScreen, { session: session.real, view, onlook: () => {} });
    expect(screen.getByRole("heading").textContent).toMatch(/rules Tokyo$/);
    expect(ranking(view, null)[0]!.monster.seat).toBe(view.winners[0]);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await vi.waitFor(() => expect(session.asked).toEqual([{ type: "rematch" }]));
    vi.unstubAllGlobals();
  });

  it("salts the rematch of who plays alone, and keeps what it was shown", async () => {
    const session = played();
    render(EndScreen, { session: session.real, view: session.game!.view, onlook: () => {} });
    const commitment = "ab".repeat(32);
    vi.stubGlobal("fetch", (path: string) =>
      Promise.resolve(
        Response.json(path.includes("falls") ? { ends: [] } : { commitment, number: 1 }),
      ),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Rematch" }));
    await vi.waitFor(() =>
      expect(session.asked).toMatchObject([{ type: "rematch", dice: commitment }]),
    );
    session.table = { ...session.table!, rematch: "next" };
    await vi.waitFor(() => expect(keptOf("next")?.commitment).toBe(commitment));
    vi.unstubAllGlobals();
  });

  it("leads to the rematch once there is one", () => {
    const session = new FakeSession(over);
    session.table = { ...session.table!, rematch: "abc" };
    render(EndScreen, { session: session.real, view: session.game!.view, onlook: () => {} });
    expect(screen.getByRole("link", { name: "To the rematch" }).getAttribute("href")).toBe(
      "/t/abc",
    );
  });
});
