import { beforeEach, describe, expect, it } from "vitest";
import type { Choice } from "../../src/protocol";
import { aims } from "../../src/table/tutorial/aims";
import { partly } from "../partly";

const choice = (kind: string, ...moves: string[]): Choice =>
  partly<Choice>({ kind, guide: { step: 1, of: 2, text: "", why: "", moves, at: "dock" } });

const die = (face: string, kept = false): string =>
  `<button class="die" data-face="${face}" aria-pressed="${kept}">${face}</button>`;
const BUTTONS = `<div class="buttons"><button class="action">second</button><div class="primary"><button class="action">primary</button></div></div>`;
const dock = (inside: string): void => {
  document.body.innerHTML = `<section class="frame" data-choice="any">${inside}${BUTTONS}</section>`;
};
const told = (asked: Choice | null): string[] =>
  aims(document, asked).map((one) => one.textContent ?? "");

describe("what to tap", () => {
  beforeEach(() => (document.body.innerHTML = ""));

  it("is nothing without a guide", () => {
    dock(die("3"));
    expect(told(null)).toEqual([]);
    expect(told({ kind: "roll" } as Choice)).toEqual([]);
  });

  it("is every die that should be kept and is not, or the other way round", () => {
    dock(die("3") + die("3", true) + die("3") + die("1", true) + die("claw"));
    expect(told(choice("roll", "keep 3 3"))).toEqual(["3", "1"]);
  });

  it("is the button once the dice are right", () => {
    dock(die("3", true) + die("1"));
    expect(told(choice("roll", "keep 3"))).toEqual(["primary"]);
    expect(told(choice("roll", "stop"))).toEqual(["second"]);
    dock(die("3", true) + die("1", true));
    expect(told(choice("roll", "stop"))).toEqual(["primary"]);
  });

  it("is a die until it shows what it should become", () => {
    dock(die("1") + die("heart"));
    expect(told(choice("dice", "use plot_twist 1 3"))).toEqual(["1"]);
    dock(`<button class="die changed" data-face="2">2</button>${die("heart")}`);
    expect(told(choice("dice", "use plot_twist 1 3"))).toEqual(["2"]);
    dock(`<button class="die changed" data-face="3">3</button>${die("heart")}`);
    expect(told(choice("dice", "use plot_twist 1 3"))).toEqual(["primary"]);
  });

  it("is any tile that is allowed, and then the button", () => {
    const tile = (move: string, picked: boolean) =>
      `<button data-tile="${move}" aria-checked="${picked}">${move}</button>`;
    dock(tile("move bronx", false) + tile("move queens", true));
    expect(told(choice("move", "move bronx"))).toEqual(["move bronx"]);
    expect(told(choice("move", "move bronx", "move queens"))).toEqual(["primary"]);
  });

  it("is the button that leaves a decision where that is the lesson", () => {
    dock("");
    expect(told(choice("flee", "stay"))).toEqual(["second"]);
    expect(told(choice("yield", "yield"))).toEqual(["primary"]);
  });

  it("is in the card that lies open, or its way out", () => {
    const sheet = (move: string) =>
      `<dialog open><div class="head"><button class="icb">close</button></div><button data-move="${move}">buy</button></dialog>`;
    document.body.innerHTML = sheet("buy plot_twist");
    expect(told(choice("buy", "buy plot_twist"))).toEqual(["buy"]);
    expect(told(choice("buy", "buy wings"))).toEqual(["close"]);
  });
});
