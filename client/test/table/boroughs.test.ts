import { describe, expect, it } from "vitest";
import type { Choice, Snapshot } from "../../src/protocol";
import { boroughsInReach, tilesInReach, tracksOf, zoneOf } from "../../src/table/board/stands";
import destroy from "../fixtures/new_york-destroy.json";
import flee from "../fixtures/new_york-flee.json";
import worst from "../fixtures/new_york-worst.json";

const game = (fixture: unknown) => (fixture as Snapshot).game!;

describe("New York's places", () => {
  it("knows zones on both tracks", () => {
    expect(zoneOf("upper@2")).toEqual({ zone: "upper", track: 1 });
    expect(zoneOf("lower")).toEqual({ zone: "lower", track: 0 });
    expect(zoneOf("queens")).toBeNull();
  });

  it("draws two tracks where Manhattan holds two", () => {
    expect(tracksOf(game(worst).view)).toBe(2);
    expect(tracksOf(game(destroy).view)).toBe(1);
  });

  it("marks where one could flee to", () => {
    expect(boroughsInReach(game(flee).choice)).toEqual([
      "staten_island",
      "bronx",
      "queens",
      "brooklyn",
    ]);
    expect(boroughsInReach(null)).toEqual([]);
  });

  it("marks what could be destroyed, near and far", () => {
    const { view, choice } = game(destroy);
    expect(tilesInReach(view, choice).has("manhattan high_rise_1")).toBe(true);
    const far = {
      ...choice,
      offers: [{ move: "destroy jet at bronx", label: "", note: null }],
    } as Choice;
    expect([...tilesInReach(view, far)]).toEqual(["bronx jet"]);
  });
});
