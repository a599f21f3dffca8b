import { expect, test } from "vitest";
import { matches, parts, wordsOf } from "../../src/pages/rules/search";

const hits = (text: string, wanted: string) =>
  parts(text, wordsOf(wanted))
    .filter(({ hit }) => hit)
    .map(({ text: found }) => found);

test("case and accents do not matter, in any language", () => {
  expect(matches("Tokió belvárosa", wordsOf("TOKIO"))).toBe(true);
  expect(matches("Ещё одна атака", wordsOf("еще"))).toBe(true);
  expect(matches("Spielablauf außerhalb", wordsOf("ausserhalb"))).toBe(true);
  expect(matches("Bucht von Tokio", wordsOf("bücht"))).toBe(true);
  expect(matches("somebody’s turn", wordsOf("somebody's"))).toBe(true);
});

test("all words must be there, in any order", () => {
  expect(matches("Claws from outside hit both places", wordsOf("both claws"))).toBe(true);
  expect(matches("Claws from outside hit both places", wordsOf("both hearts"))).toBe(false);
  expect(matches("anything", wordsOf("   "))).toBe(true);
});

test("hits are marked where they stand in the text as it is written", () => {
  expect(hits("Tokió és a Tokiói-öböl", "tokio")).toEqual(["Tokió", "Tokió"]);
  expect(hits("außerhalb", "ss")).toEqual(["ß"]);
  expect(hits("The bay, the Bay", "bay the")).toEqual(["The", "bay", "the", "Bay"]);
  expect(parts("Űrpingvin", wordsOf("ping")).map(({ text }) => text)).toEqual([
    "Űr",
    "ping",
    "vin",
  ]);
});
