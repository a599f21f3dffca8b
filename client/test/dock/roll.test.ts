import { describe, expect, test } from "vitest";
import { byFaces, frozenFaces, marked, rollCards, settle } from "../../src/table/dock/roll/roll";
import { Tray } from "../../src/table/dock/roll/tray.svelte";
import { offers } from "./fakes";

describe("the move for the dice that are kept", () => {
  const keep = byFaces(
    offers("keep", "keep 1", "keep 1 claw", "stop", "use smoke_cloud 1"),
    "keep",
  );

  test("is found in any order of faces", () => {
    expect(keep(["claw", "1"])?.move).toBe("keep 1 claw");
    expect(keep([])?.move).toBe("keep");
  });

  test("is none where it is not offered", () => {
    expect(keep(["1", "1"])).toBeNull();
  });
});

describe("frozen dice", () => {
  test("are those that every offered keep holds on to", () => {
    const frozen = frozenFaces(offers("keep ouch", "keep heart ouch", "keep ouch ouch", "stop"));
    expect([...frozen]).toEqual([["ouch", 1]]);
  });

  test("are none if everything may be rerolled", () => {
    expect(frozenFaces(offers("keep", "keep 1")).size).toBe(0);
  });

  test("take the first places of their face", () => {
    expect(marked(["claw", "ouch", "ouch"], new Map([["ouch", 1]]))).toEqual([false, true, false]);
  });
});

describe("dice after a roll", () => {
  const before = { shown: ["1", "heart", "claw"], kept: [false, true, false] };

  test("kept ones stay in their places", () => {
    expect(settle(before, ["2", "3", "heart"])).toEqual({
      shown: ["2", "heart", "3"],
      kept: [false, true, false],
    });
  });

  test("all lie anew if a kept face is gone", () => {
    expect(settle(before, ["2", "3", "claw"])).toEqual({
      shown: ["2", "3", "claw"],
      kept: [false, false, false],
    });
  });

  test("all lie anew if their number has changed", () => {
    expect(settle(before, ["1", "2", "3", "heart"]).kept).toEqual([false, false, false, false]);
  });
});

describe("the tray", () => {
  test("forgets what was kept when another turn begins", () => {
    const tray = new Tray();
    tray.lay(["1", "2"], 1);
    tray.toggle(0);
    tray.lay(["1", "3"], 1);
    expect(tray.faces()).toEqual(["1"]);
    tray.lay(["1", "3"], 2);
    expect(tray.faces()).toEqual([]);
  });

  test("keeps what comes of a face that is collected, until it is let go", () => {
    const tray = new Tray();
    tray.lay(["1", "2", "3"], 1);
    tray.collect("1");
    tray.lay(["1", "1", "3"], 1, ["1", "3"]);
    expect(tray.kept).toEqual([true, true, false]);
    expect(tray.joined).toEqual([1]);
    tray.toggle(1);
    tray.lay(["1", "1", "2"], 1, ["1", "2"]);
    expect(tray.kept).toEqual([true, false, false]);
    expect(tray.joined).toEqual([]);
  });

  test("collects nothing in the next turn", () => {
    const tray = new Tray();
    tray.lay(["1", "2", "3"], 1);
    tray.collect("1");
    tray.lay(["1", "1", "2"], 2);
    expect(tray.faces()).toEqual([]);
    expect(tray.joined).toEqual([]);
  });

  test("takes and leaves all dice of a face", () => {
    const tray = new Tray();
    tray.lay(["1", "2", "1"], 1);
    tray.toggle(0);
    tray.toggleFace("1");
    expect(tray.kept).toEqual([true, false, true]);
    tray.toggleFace("1");
    expect(tray.kept).toEqual([false, false, false]);
  });
});

describe("cards while rolling", () => {
  const cards = rollCards(
    offers("keep", "stop", "use rapid_healing", "use smoke_cloud", "use smoke_cloud 1"),
  );

  test("reroll what is not kept, or do the one thing they do", () => {
    expect(cards.map(({ card }) => card)).toEqual(["rapid_healing", "smoke_cloud"]);
    expect(cards[0]?.move(["1", "2"])?.move).toBe("use rapid_healing");
    expect(cards[1]?.move(["1"])?.move).toBe("use smoke_cloud 1");
    expect(cards[1]?.move(["2"])).toBeNull();
  });
});
