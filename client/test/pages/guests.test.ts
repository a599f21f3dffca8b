import { afterAll, beforeAll, expect, test } from "vitest";
import { called, given, namedHome, namedTable } from "../../src/lib/guests";
import { texts } from "../../src/lib/texts.svelte";
import type { Home, Listed, ListedSeat, Seat, Table } from "../../src/protocol";
import { partly } from "../partly";

beforeAll(() => texts.speak("de"));
afterAll(() => texts.speak("en"));

const PEOPLE = [
  partly<Seat & ListedSeat>({ kind: "person", name: "" }),
  partly<Seat & ListedSeat>({ kind: "person", name: "Ada" }),
  partly<Seat & ListedSeat>({ kind: "bot", name: "" }),
];
const names = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);

test("who has no name is a guest in every reader's own language, and no word for it travels", () => {
  expect(given("Gast")).toBe("");
  expect(given(" ")).toBe("");
  expect(given(" Ada ")).toBe("Ada");
  expect(called("")).toBe("Gast");
  expect(called("Guest")).toBe("Guest");
});

test("wherever the server tells of people", () => {
  const table = namedTable(partly<Table>({ seats: PEOPLE }));
  expect(names(table.seats)).toEqual(["Gast", "Ada", ""]);
  const home = partly<Home>({ name: "", tables: [partly<Listed>({ players: PEOPLE })], past: [] });
  expect(names(namedHome(home).tables[0]!.players)).toEqual(["Gast", "Ada", ""]);
});
