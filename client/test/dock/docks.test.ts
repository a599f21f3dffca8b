import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { set, settings } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import Dock from "../../src/table/dock/Dock.svelte";
import { FakeSession } from "../table/session.svelte";
import { fakeTable, fixture, offers, speak, type Fake } from "./fakes";

beforeAll(speak);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(name: string, change: (fake: Fake) => void = () => {}) {
  const fake = fakeTable(await fixture(name));
  change(fake);
  const onCard = vi.fn();
  const { rerender } = render(Dock, { session: fake.session, director: fake.director, onCard });
  return { ...fake, onCard, rerender };
}

const button = (name: RegExp | string): HTMLElement => screen.getByRole("button", { name });
const tile = (name: RegExp): HTMLElement => screen.getByRole("radio", { name });
const press = async (key: string, ms = 0): Promise<void> => {
  await fireEvent.keyDown(document.body, { key });
  await vi.advanceTimersByTimeAsync(ms);
  await fireEvent.keyUp(document.body, { key });
};

test("two of the same card can be for sale", async () => {
  await open("tokyo-buy", ({ director: { view, choice } }) => {
    view.market = ["extra_head", "extra_head"];
    view.prices = [7, 7];
    choice!.offers = offers("end");
    choice!.refusals = [
      { move: "buy extra_head", label: "", why: [{ part: "text", text: "it costs 7" }] },
    ];
  });
  expect(screen.getAllByRole("radio", { name: /Extra Head/ })).toHaveLength(2);
});

describe("rolling", () => {
  test("the primary button says how many dice it rerolls, and rerolls them", async () => {
    const { play } = await open("tokyo-roll");
    expect(button("Reroll all 6")).toBeTruthy();
    await fireEvent.click(button("die 1: 1"));
    await fireEvent.click(button("die 6: Claw"));
    expect(button("die 6: Claw, kept").getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(button("Reroll 4 dice"));
    expect(play).toHaveBeenCalledWith("keep 1 claw");
  });

  test("who could not be saved keeps the choice and tries again", async () => {
    const session = new FakeSession(await fixture("tokyo-roll"));
    const { director } = fakeTable(await fixture("tokyo-roll"));
    const play = vi.spyOn(session, "play");
    render(Dock, { session: session.real, director, onCard: vi.fn() });
    await fireEvent.click(button("die 1: 1"));
    await fireEvent.click(button("Reroll 5 dice"));
    session.problem = { kind: "cannot_save", text: "Not now." };
    flushSync();

    expect(screen.queryByText("Not now.")).toBeNull(); // told over the whole table
    button("die 1: 1, kept");
    await fireEvent.click(button("Reroll 5 dice"));
    expect(play.mock.calls).toEqual([["keep 1"], ["keep 1"]]);
  });

  test("keeping all dice is stopping", async () => {
    const { play } = await open("tokyo-roll");
    for (const key of "123456") await press(key);
    await fireEvent.click(button("Keep all"));
    expect(play).toHaveBeenCalledWith("stop");
  });

  test("keys keep dice, R rerolls, S stops", async () => {
    const { play } = await open("tokyo-roll");
    await press("2");
    await press("r");
    expect(play).toHaveBeenLastCalledWith("keep 2");
    await press("s");
    expect(play).toHaveBeenLastCalledWith("stop");
  });

  test("Enter does what the big button says: it rerolls, and stops once all dice are kept", async () => {
    const { play } = await open("tokyo-roll");
    await press("2");
    expect(button("Reroll 5 dice").getAttribute("aria-keyshortcuts")).toBe("Enter r");
    await press("Enter");
    expect(play).toHaveBeenLastCalledWith("keep 2");
    for (const key of "13456") await press(key);
    expect(button("Keep all").getAttribute("aria-keyshortcuts")).toBe("Enter s");
    await press("Enter");
    expect(play).toHaveBeenLastCalledWith("stop");
  });

  test("a die that was tapped has the focus, and Enter is the big button's all the same", async () => {
    const { play } = await open("tokyo-roll");
    const die = button("die 2: 2");
    await fireEvent.pointerDown(die);
    await fireEvent.click(die);
    await fireEvent.keyDown(die, { key: "Enter" });
    await fireEvent.keyUp(die, { key: "Enter" });
    expect(play).toHaveBeenLastCalledWith("keep 2");
  });

  test("a chip that was tapped leaves Enter to the big button, one that was reached by key does not", async () => {
    const { play } = await open("new_york-roll");
    const chip = button(/every Ouch!/);
    await fireEvent.keyDown(chip, { key: "Tab" });
    await fireEvent.keyDown(chip, { key: "Enter" });
    await fireEvent.keyUp(chip, { key: "Enter" });
    expect(play).not.toHaveBeenCalled();
    await fireEvent.pointerDown(chip);
    await fireEvent.click(chip);
    await fireEvent.keyDown(chip, { key: "Enter" });
    await fireEvent.keyUp(chip, { key: "Enter" });
    expect(play).toHaveBeenLastCalledWith("keep ouch ouch");
  });

  test("every button shows the first of its keys", async () => {
    await open("tokyo-roll");
    const caps = [...document.querySelectorAll(".buttons kbd")].map((cap) => cap.textContent);
    expect(caps).toEqual(["S", ""]); // Enter is drawn
    expect(document.querySelector(".primary kbd svg")).toBeTruthy();
  });

  test("a chip keeps all dice of a face", async () => {
    const { play } = await open("new_york-roll");
    await fireEvent.click(button(/every Ouch!/));
    await press("r");
    expect(play).toHaveBeenCalledWith("keep ouch ouch");
  });

  test("a long press keeps all dice of a face", async () => {
    await open("new_york-roll");
    const die = button("die 5: Ouch!");
    await fireEvent.pointerDown(die);
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent.pointerUp(die);
    await fireEvent.click(die);
    expect(screen.getAllByRole("button", { name: /Ouch!, kept/ })).toHaveLength(2);
  });

  test("dice that may not be rerolled are kept and say so", async () => {
    const { play } = await open("new_york-roll", ({ director }) => {
      director.choice!.offers = offers("keep ouch ouch", "keep heart ouch ouch", "stop");
    });
    await fireEvent.click(button("die 5: Ouch!, must be kept"));
    await fireEvent.click(button("Reroll 4 dice"));
    expect(play).toHaveBeenCalledWith("keep ouch ouch");
  });

  test("what may not be rerolled together is refused in words", async () => {
    const { play } = await open("new_york-roll", ({ director }) => {
      director.choice!.offers = offers("keep", "keep heart heart", "stop");
    });
    await press("1");
    const reroll = button("Reroll 5 dice");
    expect(reroll.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(reroll);
    expect(play).not.toHaveBeenCalled();
    expect(screen.getAllByText(/cannot be rerolled/).length).toBeGreaterThan(0);
  });

  test("kept dice stay where they are while the others fly, and so does the dock", async () => {
    const { director, rerender } = await open("tokyo-roll");
    await press("4");
    const flying = {
      ...director,
      choice: null,
      rolling: true,
      thrown: ["1", "1", "2", "claw", "claw"],
      view: { ...director.view, dice: ["1", "1", "2", "heart", "claw", "claw"] },
    };
    await rerender({ director: flying });
    expect(screen.getByRole("heading").textContent).toContain("rerolls left");
    expect(button("die 4: Heart, kept")).toBeTruthy();
    await rerender({ director: { ...flying, rolling: false, choice: { ...director.choice! } } });
    expect(button("die 4: Heart, kept")).toBeTruthy();
    expect(button("die 6: Claw")).toBeTruthy();
  });

  test("a rival's kept dice are seen while it rerolls", async () => {
    const { director, rerender } = await open("tokyo-roll", (fake) => {
      fake.director.choice = null;
    });
    await rerender({
      director: {
        ...director,
        rolling: true,
        thrown: ["3", "3", "3", "3"],
        view: { ...director.view, dice: ["1", "3", "3", "3", "3", "claw"] },
      },
    });
    expect(
      screen.getAllByRole("img", { name: /kept/ }).map((die) => die.getAttribute("aria-label")),
    ).toEqual(["die 1: 1, kept", "die 6: Claw, kept"]);
  });

  test("a card rerolls what is not kept", async () => {
    const { play } = await open("tokyo-worst");
    await fireEvent.click(button("Smoke Cloud"));
    await press("1");
    await fireEvent.click(button("Use Smoke Cloud: keep 1, reroll 6 dice"));
    expect(play).toHaveBeenCalledWith("use smoke_cloud 1");
  });

  test("stopping with nothing wants a hold or a second press", async () => {
    const { play } = await open("tokyo-roll", ({ director }) => {
      director.choice!.consequences = [];
    });
    await fireEvent.click(button("Stop"));
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText(/hold the button/)).toBeTruthy();
    await fireEvent.click(button("Stop"));
    expect(play).toHaveBeenCalledTimes(1);
    await press("s", 450);
    expect(play).toHaveBeenCalledTimes(2);
  });
});

describe("destroying", () => {
  test("targets tell their needs, the button what falls", async () => {
    const { play } = await open("new_york-destroy");
    expect(screen.getByRole("heading").textContent).toBe("Manhattan: 2 destruction left");
    await fireEvent.click(tile(/Hospital 2, 2, \+2/));
    expect(screen.getByText(/None left after this/)).toBeTruthy();
    await fireEvent.click(button("Destroy Hospital 2"));
    expect(play).toHaveBeenCalledWith("destroy hospital_2");
  });

  test("arrows choose, Enter destroys", async () => {
    const { play } = await open("new_york-destroy");
    await fireEvent.keyDown(tile(/High-rise 1, 1/), { key: "ArrowRight" });
    expect(document.activeElement).toBe(tile(/High-rise 1, ×3/));
    await fireEvent.keyDown(tile(/High-rise 1, ×3/), { key: "Enter" });
    await fireEvent.keyUp(tile(/High-rise 1, ×3/), { key: "Enter" });
    expect(play).toHaveBeenCalledWith("destroy high_rise_1 x3");
  });
});

describe("buying", () => {
  test("what is too dear says why and can be read, but not bought", async () => {
    const { play, onCard } = await open("tokyo-snatch");
    await fireEvent.click(tile(/Vast Storm/));
    expect(onCard).toHaveBeenCalledWith("vast_storm");
    expect(screen.getAllByText(/it costs 6/i).length).toBeGreaterThan(0);
    await fireEvent.click(button("Choose a card"));
    expect(play).not.toHaveBeenCalled();
  });

  test("spending the last energy wants a hold", async () => {
    const { play } = await open("tokyo-snatch");
    await fireEvent.click(tile(/Flame Thrower/));
    const buy = button("Buy for 3");
    await fireEvent.pointerDown(buy);
    await vi.advanceTimersByTimeAsync(450);
    expect(play).toHaveBeenCalledWith("buy flame_thrower");
    await fireEvent.click(buy);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test("where nothing can be bought, ending is the primary button", async () => {
    const { play } = await open("tokyo-buy");
    await press("Enter");
    expect(play).toHaveBeenCalledWith("end");
  });
});

describe("the others", () => {
  test.each(["new_york-destroy", "new_york-move", "new_york-choose-stink_attack"])(
    "every picture of %s is drawn",
    async (name) => {
      await open(name);
      const frames = [...document.querySelectorAll("[role=radio] i")];
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.filter((frame) => !frame.querySelector("svg"))).toEqual([]);
    },
  );

  test("the usual order resolves one face after the other, until one is taken back", async () => {
    const { play, director, rerender } = await open("new_york-resolve");
    const later = (by: number, move: string) =>
      rerender({
        director: {
          ...director,
          view: { ...director.view, made: director.view.made + by },
          choice: { ...director.choice!, default: move },
        },
      });
    await fireEvent.click(button("Usual order"));
    await later(1, "resolve energy");
    await later(1, "resolve energy");
    await later(2, "resolve claw");
    expect(play.mock.calls).toEqual([["resolve heart"], ["resolve energy"]]);
  });

  test("a number is stepped to", async () => {
    const { play } = await open("new_york-choose-next_stage");
    await fireEvent.click(button("More"));
    await fireEvent.click(button("More"));
    await fireEvent.click(button(/^Gain 2 energy/));
    expect(play).toHaveBeenCalledWith("energy 2");
  });

  test("a die is changed by tapping it", async () => {
    const { play } = await open("tokyo-dice");
    await fireEvent.click(button(/^die 2: 2/));
    await fireEvent.click(button(/^die 2: 1/));
    await fireEvent.click(button("Use Plot Twist: turn 2 into 3"));
    expect(play).toHaveBeenCalledWith("use plot_twist 2 3");
  });

  test("staying and yielding weigh the same", async () => {
    const { play } = await open("tokyo-yield");
    await fireEvent.click(button("Stay"));
    await fireEvent.click(button("Yield"));
    expect(play.mock.calls).toEqual([["stay"], ["yield"]]);
  });

  test("U takes back, ? explains", async () => {
    const { send } = await open("tokyo-yield");
    await press("u");
    expect(send).toHaveBeenCalledWith({ type: "undo" });
    await press("?");
    expect(screen.getByText(/Claws have hit you/)).toBeTruthy();
  });

  test("while others choose, it can be skipped", async () => {
    const { director } = await open("tokyo-roll", (fake) => {
      fake.director.choice = null;
      fake.director.view = { ...fake.director.view, active: "p1" };
    });
    expect(screen.getByRole("heading").textContent).toBe("Cyber Kitty is rolling");
    await fireEvent.click(button("Skip to me"));
    expect(director.skip).toHaveBeenCalled();
  });

  test("in one's own turn nothing leads to oneself", async () => {
    const { director } = await open("tokyo-roll", (fake) => {
      fake.director.choice = null;
    });
    await fireEvent.click(button("Skip ahead"));
    expect(director.skip).toHaveBeenCalled();
  });

  test("nothing is sent while a request is on its way", async () => {
    const { play } = await open("tokyo-roll", (fake) => {
      Object.assign(fake.session, { busy: true });
    });
    await fireEvent.click(button("Reroll all 6"));
    expect(play).not.toHaveBeenCalled();
  });
});

describe("questions that come up turn after turn", () => {
  beforeAll(() => texts.need("client_why"));

  test("one tap, and a card asks no more in this game", async () => {
    const { send } = await open("tokyo-dice", ({ director, session }) => {
      director.choice!.silencing = [
        { decision: "dice", answer: "never", when: "always", amount: 0, card: "herd_culler" },
      ];
      session.table!.seats[0]!.seat = director.choice!.seat;
    });
    await fireEvent.click(button(/Don’t ask again this game: .*Herd Culler/));
    expect(send.mock.calls[0]![0]).toMatchObject({
      type: "orders",
      orders: [{ decision: "dice", answer: "never", card: "herd_culler" }],
    });
  });

  test("the order in which somebody resolves dice is remembered, used and given as an order", async () => {
    set({ order: [] });
    const { play, send } = await open("new_york-resolve", ({ director, session }) => {
      director.choice!.offers = offers("resolve heart", "resolve star", "resolve claw");
      director.choice!.default = "resolve heart";
      director.choice!.silencing = [
        { decision: "resolve", answer: "usual", when: "always", amount: 0, card: null },
      ];
      session.table!.seats[0]!.seat = director.choice!.seat;
    });
    await fireEvent.click(tile(/Star/));
    await press("Enter");
    expect(play).toHaveBeenLastCalledWith("resolve star");
    expect(settings.order).toEqual(["star", "heart", "claw"]);
    await press("Escape");
    await press("Enter"); // the main button says: usual order
    expect(play).toHaveBeenLastCalledWith("resolve star");
    await fireEvent.click(button(/my order: Star, Heart, Claw/));
    expect(send.mock.calls[0]![0]).toMatchObject({ orders: [{ answer: "order star heart claw" }] });
    set({ order: [] });
  });

  test("what was answered automatically this turn is said", async () => {
    await open("tokyo-roll", ({ director, session }) => {
      director.choice!.outcome = [];
      session.game!.obeyed = {
        orders: [
          { decision: "start", answer: "never", when: "always", amount: 0, card: "metamorph" },
        ],
        undo: true,
      };
    });
    expect(screen.getByText(/Answered automatically: .*Metamorph/)).toBeTruthy();
  });
});
