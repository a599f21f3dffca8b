import { describe, expect, test } from "vitest";
import type { City } from "../../src/lib/game/cities";
import { copiesOf, found, sizeOf, withCopies } from "../../src/ui/setup/deck";
import {
  inCity,
  payload,
  presetOf,
  takenBy,
  usualDraft,
  withPreset,
  withSeat,
  withSeats,
  withSettings,
} from "../../src/ui/setup/draft";
import { clockName, switchesOf, tidy, usualSettings } from "../../src/ui/setup/rules";

const other = (number: number): string => `Player ${number}`;
const withOptions = (city: City, options: object) => ({ ...usualSettings(city), options });

describe("a draft", () => {
  test("of a quick game begins at once against bots", () => {
    expect(payload(usualDraft("new_york", "bots", 3, 2), "Ada", other)).toEqual({
      settings: {
        city: "new_york",
        options: {},
        listed: false,
        help: true,
        clock: null,
        rated: false,
        pace: null,
      },
      seats: [
        { kind: "person", name: "Ada", monster: null },
        { kind: "bot", level: 2, monster: null },
        { kind: "bot", level: 2, monster: null },
        { kind: "bot", level: 2, monster: null },
      ],
      begin: true,
    });
  });

  test("with an open seat waits", () => {
    const draft = withSeat(usualDraft("tokyo", "bots", 2, 3), 2, {
      kind: "open",
      monster: "the_king",
    });
    const wanted = payload(draft, "Ada", other);

    expect(wanted.begin).toBe(false);
    expect(wanted.seats[2]).toEqual({ kind: "open" });
  });

  test("seats people beside me by name, or by number", () => {
    let draft = usualDraft("tokyo", "beside", 2, 3);
    draft = withSeat(draft, 1, { name: "  Boris " });

    expect(payload(draft, "Ada", other).seats.map((seat) => seat.name)).toEqual([
      "Ada",
      "Boris",
      "Player 3",
    ]);
  });

  test("follows a preset until one seat differs", () => {
    const friends = withPreset(usualDraft("tokyo", "bots", 3, 2), "friends");

    expect(presetOf(friends)).toBe("friends");
    expect(presetOf(withSeat(friends, 1, { kind: "bot" }))).toBeNull();
  });

  test("has two to six seats, and new ones are like the last", () => {
    const draft = withSeat(usualDraft("tokyo", "bots", 1, 2), 1, { level: 5 });

    expect(withSeats(draft, 9).seats).toHaveLength(6);
    expect(withSeats(draft, 3).seats[2]).toMatchObject({ kind: "bot", level: 5, monster: null });
    expect(withSeats(draft, 1).seats).toHaveLength(2);
  });

  test("in the other city keeps the people and drops what that city does not know", () => {
    let draft = withSeat(usualDraft("tokyo", "bots", 3, 2), 0, { monster: "gigazaur" });
    draft = withSettings(
      draft,
      withOptions("tokyo", { finish_round: true, points: 30, deck: { wings: 1 } }),
    );
    const moved = inCity(draft, "new_york");

    expect(moved.seats.map((seat) => seat.monster)).toEqual([null, null, null, null]);
    expect(moved.settings).toMatchObject({ city: "new_york", options: { points: 30 } });
    expect(moved.settings.options).not.toHaveProperty("deck");
  });

  test("knows the monsters that others took", () => {
    const draft = withSeat(usualDraft("tokyo", "bots", 2, 2), 1, { monster: "the_king" });

    expect(takenBy(draft.seats, 0)).toEqual(["the_king"]);
    expect(takenBy(draft.seats, 1)).toEqual([]);
  });
});

describe("options", () => {
  test("are told only where they differ from the rulebook", () => {
    expect(
      tidy(withOptions("tokyo", { health: 10, points: 20, finish_round: false, first: "" }), 4)
        .options,
    ).toEqual({});
    expect(tidy(withOptions("tokyo", { health: 12, first: "p3" }), 4).options).toEqual({
      health: 12,
      first: "p3",
    });
  });

  test("for two are gone with a third seat, as is a first player without a seat", () => {
    const two = withOptions("tokyo", { two_player_energy: true, first: "p2" });

    expect(tidy(two, 2).options).toEqual({ two_player_energy: true, first: "p2" });
    expect(tidy(two, 3).options).toEqual({ first: "p2" });
    expect(tidy(withOptions("tokyo", { first: "p4" }), 3).options).toEqual({});
    expect(switchesOf("new_york", 2)).toEqual(["one_in_manhattan"]);
  });

  test("name their clock", () => {
    expect(clockName(null)).toBe("none");
    expect(clockName({ per_move: 20, reserve: 120 })).toBe("brisk");
    expect(clockName({ per_move: 20, reserve: 60 })).toBe("own");
  });
});

describe("a deck", () => {
  test("is the whole box until a card is taken out, and again when it is back", () => {
    expect(sizeOf("tokyo", undefined)).toEqual([66, 66]);
    const without = withCopies("tokyo", undefined, "wings", 0);

    expect(without).not.toHaveProperty("wings");
    expect(sizeOf("tokyo", without)).toEqual([65, 66]);
    expect(withCopies("tokyo", without, "wings", 1)).toBeUndefined();
  });

  test("has no more copies than the box", () => {
    expect(
      copiesOf(
        "new_york",
        withCopies("new_york", {}, "antimatter_pellets", 5),
        "antimatter_pellets",
      ),
    ).toBe(1);
  });

  test("is searched by all words of name and text", () => {
    const cards = [
      { id: "a", words: "Fire Breathing: your neighbours lose health" },
      { id: "b", words: "Firefighter: lose points" },
    ];

    expect(found(cards, "FIRE lose")).toEqual(["a", "b"]);
    expect(found(cards, "fire health")).toEqual(["a"]);
    expect(found(cards, "")).toEqual(["a", "b"]);
  });
});
