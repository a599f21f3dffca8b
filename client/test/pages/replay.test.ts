import { describe, expect, it } from "vitest";
import { handled, keptOf } from "../../src/table/dock/roll/keeps";
import { swipes } from "../../src/pages/replay/swipe";
import { partly } from "../partly";

describe("dice in a replay", () => {
  it("show which of them were kept then", () => {
    const dice = ["1", "3", "3", "claw", "3", "heart"];
    const keeps = handled("p2 keep 3 3 claw");
    expect(keptOf(dice, keeps)).toEqual([false, true, true, true, false, false]);
    expect(keptOf(dice, handled("p2 keep")).some(Boolean)).toBe(false);
    expect(handled("p2 stop")).toEqual({ kind: "stop" });
    expect(handled("p1 buy jets")).toBeNull();
    expect(handled(null)).toBeNull();
  });
});

/** Fingers, as far as they are counted and looked at. */
const list = (touches: Touch[]): TouchList =>
  Object.assign(touches, { item: (index: number) => touches[index] ?? null });

describe("a swipe", () => {
  const touch = (x: number, y: number, target: Element = document.body) => {
    const touches = [partly<Touch>({ clientX: x, clientY: y })];
    return partly<TouchEvent>({ touches: list(touches), changedTouches: list(touches), target });
  };
  function swiped(from: [number, number], to: [number, number], target?: Element): string[] {
    const went: string[] = [];
    const { ontouchstart, ontouchend } = swipes(
      () => went.push("left"),
      () => went.push("right"),
    );
    ontouchstart(touch(...from, target));
    ontouchend(touch(...to, target));
    return went;
  }

  it("goes one way or the other when it is wide enough", () => {
    expect(swiped([300, 100], [200, 110])).toEqual(["left"]);
    expect(swiped([100, 100], [200, 90])).toEqual(["right"]);
    expect(swiped([100, 100], [130, 100])).toEqual([]);
    expect(swiped([100, 100], [200, 180])).toEqual([]);
  });

  it("leaves the time line and sheets alone", () => {
    const rail = document.createElement("input");
    expect(swiped([300, 100], [100, 100], rail)).toEqual([]);
    const sheet = document.createElement("dialog");
    const inside = sheet.appendChild(document.createElement("p"));
    expect(swiped([300, 100], [100, 100], inside)).toEqual([]);
  });
});
