import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { announce, announcing } from "../../src/lib/announcing.svelte";
import { people } from "../../src/lib/game/people.svelte";
import { roving } from "../../src/lib/roving";
import { pace, set } from "../../src/lib/settings.svelte";
import { meaning, ownKey, withKey } from "../../src/lib/shortcuts";
import { texts } from "../../src/lib/texts.svelte";
import type { Part } from "../../src/protocol";
import { heardText } from "../../src/table/ear/heard";

beforeAll(() => texts.speak("en"));
beforeEach(() => set({ shortcuts: true, keys: [], ear: false, speed: "normal" }));
afterEach(cleanup);

describe("shortcuts", () => {
  it("mean themselves until they are changed", () => {
    expect(meaning("r")).toBe("r");
    set({ keys: withKey("r", "X")! });
    expect([meaning("x"), meaning("r"), ownKey("r")]).toEqual(["r", null, "x"]);
  });

  it("can be switched off, but never Enter or the arrows", () => {
    set({ shortcuts: false });
    expect([meaning("r"), meaning("1"), meaning("Enter")]).toEqual([null, null, "Enter"]);
  });

  it("refuse what is taken, digits and nothing", () => {
    for (const key of ["u", "3", "", " ", "."]) expect(withKey("r", key)).toBeNull();
    expect(withKey("r", "r")).toEqual([]);
  });

  it("stay usable whatever somebody wrote into the settings", () => {
    set({ keys: ["", "=", "r=", "nonsense", "r=xyz"] });
    expect(meaning("r")).toBe("r");
  });
});

describe("what is heard", () => {
  it("calls nobody by more words than the monster has, and no two alike", () => {
    const player = { kind: "person", stood_in: false, yours: false } as const;
    people.show([
      { ...player, seat: "a", name: "Ada of the Seven Seas" },
      { ...player, seat: "b", name: "The Great Bea" },
      { ...player, seat: "c", name: "Bo" },
      { ...player, seat: "d", name: "Bo Two" },
    ]);
    const names = ["a", "b", "c", "d"].map((seat) => people.spoken(seat, "Gigazaur"));
    expect(names).toEqual(["Ada", "The", "Gigazaur", "Gigazaur"]);
    expect(people.spoken("d", "Cyber Kitty")).toBe("Bo Two");
    people.show([]);
  });

  const dice: Part = { part: "dice", text: "1, 3, Claw", faces: ["1", "3", "claw"] };

  it("has the dice in the order of the keys, and tells which are kept", () => {
    const laid = ["claw", "1", "3"];
    expect(heardText([dice], laid)).toBe("Claw, 1, 3");
    expect(heardText([dice], laid, [true, false, false])).toBe("Claw kept, 1, 3");
  });

  it("leaves other dice as they are", () => {
    expect(heardText([dice], ["1", "1", "1"])).toBe("1, 3, Claw");
  });

  it("is said once each, also the same twice, and without soft hyphens", () => {
    const before = announcing.said.length;
    announce("Trophäen\u00adjäger");
    announce("Trophäen\u00adjäger");
    announce(" ");
    expect(announcing.said.slice(before).map(({ text }) => text)).toEqual([
      "Trophäenjäger",
      "Trophäenjäger",
    ]);
  });
});

describe("playing by ear", () => {
  it("waits for no motion", () => {
    expect(pace()).toBe(1);
    set({ ear: true });
    expect(pace()).toBe(0);
  });
});

describe("a box with many things to press", () => {
  it("is one tab stop, and arrows go through it", () => {
    document.body.innerHTML = `<div><details open><summary>a</summary><button>b</button></details>
      <details><summary>c</summary><button>d</button></details></div>`;
    const leave = roving(document.querySelector("div")!);
    const stops = () =>
      [...document.querySelectorAll<HTMLElement>("[tabindex='0']")].map((one) => one.textContent);
    expect(stops()).toEqual(["c"]);
    const [first] = document.querySelectorAll<HTMLElement>("summary");
    first!.focus();
    first!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    expect(document.activeElement?.textContent).toBe("b");
    expect(stops()).toEqual(["b"]);
    leave();
  });
});
