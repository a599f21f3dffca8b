import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { has, t, texts } from "../../src/lib/texts.svelte";
import type { Choice, Order, Reason, View } from "../../src/protocol";
import CardSheet from "../../src/table/cards/CardSheet.svelte";
import Dock from "../../src/table/dock/Dock.svelte";
import Log from "../../src/table/log/Log.svelte";
import OrderList from "../../src/table/orders/OrderList.svelte";
import { aboutTheSame, including, textOf, without } from "../../src/table/orders/orders";
import Revoked from "../../src/table/orders/Revoked.svelte";
import { revoking } from "../../src/table/orders/revoking.svelte";
import Me from "../../src/table/people/Me.svelte";
import { fakeTable, fixture, offers, speak } from "../dock/fakes";

const files = import.meta.glob("../fixtures/*.json", { import: "default" });
const NAMES = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, ""));
const REASONS: Reason[] = [
  {
    kind: "event",
    text: [{ part: "text", text: "Rob attacks with 3 claws." }],
    rule: "tokyo-claws",
    title: "Claws",
    ruling: null,
  },
  {
    kind: "card",
    text: [
      { part: "card", text: "Wings", card: "wings" },
      { part: "text", text: ": Pay 2." },
    ],
    rule: null,
    title: null,
    ruling: "wings",
  },
  {
    kind: "rule",
    text: [{ part: "text", text: "Claws hit." }],
    rule: "tokyo-claws",
    title: "Claws",
    ruling: null,
  },
];
const LEAVE: Order = {
  decision: "yield",
  answer: "yield",
  when: "health_at_most",
  amount: 4,
  card: null,
};

beforeAll(async () => {
  await speak();
  await texts.need("client_why");
});
afterEach(cleanup);

async function table(name: string) {
  const fake = fakeTable(await fixture(name));
  const why = vi.fn(() => Promise.resolve(REASONS));
  Object.assign(fake.session, { why });
  return { ...fake, why };
}

describe("why", () => {
  test("a line of the log opens its causes, with links to rules, rulings and cards", async () => {
    const { session, why } = await table("tokyo-roll");
    const snapshot = await fixture("tokyo-roll");
    const oncard = vi.fn();
    render(Log, { lines: snapshot.lines, view: snapshot.game!.view, oncard, session });
    const ask = screen.getAllByRole("button", { name: /^Why\?/ })[0]!;
    await fireEvent.click(ask);
    expect(why).toHaveBeenCalledTimes(1);
    const list = await screen.findByRole("list", { name: "How this happened" });
    const links = within(list).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/rulings#ruling-wings",
      "/rules/tokyo#tokyo-claws",
    ]);
    expect(links.every((link) => link.getAttribute("target") === "_blank")).toBe(true);
    await fireEvent.click(within(list).getByRole("button", { name: "Wings" }));
    expect(oncard).toHaveBeenCalledWith("wings");
    await fireEvent.click(ask);
    expect(screen.queryByRole("list", { name: "How this happened" })).toBeNull();
  });

  test("a log without a session asks nothing", async () => {
    const snapshot = await fixture("tokyo-roll");
    render(Log, { lines: snapshot.lines, view: snapshot.game!.view, oncard: vi.fn() });
    expect(screen.queryByRole("button", { name: /^Why\?/ })).toBeNull();
  });

  test("a card that cannot be bought says why, and what is behind it", async () => {
    const { session, director, why } = await table("tokyo-buy");
    render(Dock, { session, director });
    const tiles = screen.getAllByRole("radio");
    await fireEvent.click(tiles.find((tile) => tile.getAttribute("aria-disabled") === "true")!);
    await fireEvent.click(screen.getByRole("button", { name: /^Why not\?/ }));
    expect(why.mock.calls[0]).toEqual([null, expect.stringMatching(/^buy /)]);
    expect(await screen.findByRole("link", { name: /Rules: Claws/, hidden: true })).toBeTruthy();
  });
});

describe("whatever is greyed in the dock says why", () => {
  const said = (): string => document.querySelector(".note span")!.textContent ?? "";
  const ask = async (): Promise<void> =>
    void (await fireEvent.click(screen.getByRole("button", { name: /^Why not\?/ })));

  async function open(name: string, change: (choice: Choice, view: View) => void = () => {}) {
    const fake = await table(name);
    change(fake.director.choice!, fake.director.view);
    render(Dock, { session: fake.session, director: fake.director });
    return fake;
  }

  test("a card that cannot reroll just these dice", async () => {
    const { why } = await open("tokyo-worst", (choice) => {
      choice.offers = offers("keep", "keep 1", "stop", "use smoke_cloud", "use smoke_cloud 1");
    });
    await fireEvent.click(screen.getByRole("button", { name: "die 2: 2" }));
    const chip = screen.getByRole("button", { name: "Smoke Cloud" });
    expect(document.getElementById(chip.getAttribute("aria-describedby")!)!.textContent).toBe(
      "Smoke Cloud cannot reroll just these dice.",
    );
    await fireEvent.click(chip);
    expect(said()).toBe("Smoke Cloud cannot reroll just these dice.");
    await ask();
    expect(why).toHaveBeenCalledWith(null, "use smoke_cloud 2");
  });

  test("a die that must be kept", async () => {
    const { why } = await open("new_york-roll", (choice) => {
      choice.offers = offers("keep ouch ouch", "keep heart ouch ouch", "stop");
    });
    await fireEvent.click(screen.getByRole("button", { name: "die 5: Ouch!, must be kept" }));
    expect(said()).toBe("Ouch!: this die must be kept.");
    await ask();
    expect(why).toHaveBeenCalledWith(null, "keep ouch");
    await fireEvent.click(screen.getAllByRole("button", { name: /^die/ })[0]!);
    expect(said()).not.toContain("must be kept");
  });

  test("a die that a card does nothing with", async () => {
    const { why } = await open("tokyo-dice", (choice) => {
      choice.offers = offers("use plot_twist 2 3", "pass");
    });
    const die = screen.getByRole("button", { name: "die 1: 1" });
    expect(die.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(die);
    expect(said()).toBe("Plot Twist does not work on this die: 1.");
    await ask();
    expect(why).toHaveBeenCalledWith(null, "use plot_twist 1");
  });

  test("a number beyond the last one", async () => {
    const { why } = await open("new_york-choose-next_stage", (choice) => {
      choice.offers = offers("energy 0", "energy 1");
      choice.default = "energy 1";
    });
    await fireEvent.click(screen.getByRole("button", { name: "More" }));
    expect(said()).toBe("1 is the most you can choose.");
    await ask();
    expect(why).toHaveBeenCalledWith(null, "energy 2");
    await fireEvent.click(screen.getByRole("button", { name: "Less" }));
    expect(said()).toBe("");
  });

  test("an answer to claws that is not offered", async () => {
    const { why } = await open("tokyo-yield", (choice) => {
      choice.offers = offers("stay");
    });
    await ask();
    expect(why).toHaveBeenCalledWith(null, "yield");
  });

  test.each(["new_york-place", "new_york-flee", "tokyo-snatch", "tokyo-dice"])(
    "%s: the main button while nothing is chosen, with the rule about the question",
    async (name) => {
      const { director } = await open(name);
      const main = document.querySelector<HTMLElement>(".primary .action")!;
      expect(main.getAttribute("aria-disabled")).toBe("true");
      expect(
        document.getElementById(main.getAttribute("aria-describedby")!)!.textContent,
      ).toBeTruthy();
      await fireEvent.click(main);
      expect(said()).not.toBe("");
      await ask();
      expect(screen.getByText(director.choice!.help)).toBeTruthy();
    },
  );

  test("undo, where there is nothing to take back", async () => {
    const { send } = await open("tokyo-yield", (choice) => {
      choice.undo = false;
    });
    await fireEvent.keyDown(document.body, { key: "u" });
    expect(said()).toContain("Nothing to undo");
    expect(send).not.toHaveBeenCalled();
  });

  test("a card in the shop, before it comes to buying", async () => {
    const { session, director } = await table("tokyo-roll");
    await texts.need("rules_tokyo");
    const [card] = director.view.market;
    director.view.monsters.find(({ seat }) => seat === director.view.seat)!.energy = 0;
    render(CardSheet, {
      session,
      view: director.view,
      choice: director.choice,
      card: card!,
      onclose: vi.fn(),
    });
    expect(screen.getByText(/and you have 0 energy/)).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Rules: / }).getAttribute("href")).toBe(
      "/rules/tokyo#tokyo-buy",
    );
  });
});

describe("automatic answers", () => {
  test.each(NAMES)("every one that is offered has words: %s", async (name) => {
    const { game } = await fixture(name);
    for (const order of game?.choice?.standing ?? []) {
      const text = textOf(order, game!.view.city);
      expect(text).not.toMatch(/^order-|undefined/);
    }
  });

  test("the dock offers what fits and sends what is switched on", async () => {
    const { session, director, send } = await table("tokyo-yield");
    render(Dock, { session, director });
    await fireEvent.click(screen.getByRole("button", { name: t("orders-button") }));
    const row = screen.getByRole("switch", { name: /Leave Tokyo at 4/, hidden: true });
    expect(row.getAttribute("aria-checked")).toBe("false");
    await fireEvent.click(
      screen.getAllByRole("button", { name: /^Less: Leave Tokyo/, hidden: true })[0]!,
    );
    await fireEvent.click(screen.getByRole("switch", { name: /Leave Tokyo at 3/, hidden: true }));
    const seat = director.choice!.seat;
    expect(send).toHaveBeenCalledWith({ type: "orders", seat, orders: [{ ...LEAVE, amount: 3 }] });
  });

  test("a decision without any has no such button", async () => {
    const { session, director } = await table("tokyo-roll");
    render(Dock, { session, director });
    expect(screen.queryByRole("button", { name: t("orders-button") })).toBeNull();
  });

  test("the dock says what will be answered by itself", async () => {
    const { session, director } = await table("tokyo-yield");
    const choice = { ...director.choice!, order: "stay" };
    render(Dock, { session, director: { ...director, choice } });
    expect(screen.getByText(/In a moment, automatically: Stay/)).toBeTruthy();
  });

  test("one is switched off by one tap", async () => {
    const { session, send } = await table("tokyo-yield");
    const mine = session.table!.seats.find(({ yours }) => yours)!;
    mine.orders = [LEAVE];
    render(OrderList, { session });
    await fireEvent.click(
      screen.getByRole("button", { name: "Switch off: Leave Tokyo at 4 health or less" }),
    );
    expect(send).toHaveBeenCalledWith({ type: "orders", seat: mine.seat, orders: [] });
  });

  test("who waits is told what an automatic answer has done, and switches it off or takes it back by one tap", async () => {
    const { session, director, send } = await table("tokyo-yield");
    const mine = session.table!.seats.find(({ seat }) => seat === director.view.seat)!;
    mine.orders = [LEAVE];
    session.game!.obeyed = { orders: [LEAVE], undo: true };
    render(Dock, { session, director: { ...director, choice: null } });
    expect(
      screen.getByText("Answered automatically: Leave Tokyo at 4 health or less"),
    ).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(send).toHaveBeenLastCalledWith({ type: "undo" });
    await fireEvent.click(screen.getByRole("button", { name: "Switch off" }));
    expect(send).toHaveBeenLastCalledWith({ type: "orders", seat: mine.seat, orders: [] });
  });

  test("one that was switched off by mistake is switched on again by one tap", async () => {
    const { session, send } = await table("tokyo-yield");
    const mine = session.table!.seats.find(({ yours }) => yours)!;
    mine.orders = [LEAVE];
    render(Revoked, { session });
    await revoking.revoke(session, mine, [LEAVE]);
    mine.orders = [];
    expect(await screen.findByText("Switched off: Leave Tokyo at 4 health or less")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(send).toHaveBeenLastCalledWith({ type: "orders", seat: mine.seat, orders: [LEAVE] });
    expect(screen.queryByText(/^Switched off/)).toBeNull();
  });

  test("one beside the monster says what a tap switches off; several are counted", async () => {
    const { session, director } = await table("tokyo-yield");
    const mine = session.table!.seats.find(({ yours }) => yours)!;
    mine.orders = [LEAVE];
    const props = {
      view: director.view,
      effects: [],
      layout: "phone" as const,
      oncard: vi.fn(),
      onpick: vi.fn(),
    };
    const { rerender } = render(Me, { ...props, table: session.table });
    expect(
      screen.getByRole("button", { name: "Switch off: Leave Tokyo at 4 health or less" }),
    ).toBeTruthy();
    mine.orders = [LEAVE, { ...LEAVE, answer: "stay", when: "health_above" }];
    await rerender({ table: { ...session.table! } });
    expect(screen.getByRole("button", { name: "2 automatic answers" })).toBeTruthy();
  });

  test("a new one takes the place of the one about the same", () => {
    const later = { ...LEAVE, amount: 6 };
    const stay: Order = { ...LEAVE, answer: "stay", when: "health_above" };
    expect(aboutTheSame(LEAVE, later)).toBe(true);
    expect(including([LEAVE, stay], later)).toEqual([stay, later]);
    expect(without([LEAVE, stay], later)).toEqual([stay]);
    expect(has("order-never")).toBe(true);
  });
});
