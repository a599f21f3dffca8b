// What is told about people who come and go.
import { expect, test } from "vitest";
import { people } from "../../src/lib/game/people.svelte";
import { plain } from "../../src/lib/parts";
import { texts } from "../../src/lib/texts.svelte";
import type { Part } from "../../src/protocol";
import { news } from "../../src/table/people/arrivals";
import { isInvited } from "../../src/table/waiting_room/invited";
import { seat, table } from "../pages/fakes.svelte";

const ada = seat({ seat: "p1", yours: true });
const open = seat({ seat: "p2", kind: "open", name: "", here: false });
const bea = seat({ seat: "p2", name: "Bea" });
const kinds = (...pair: [typeof bea, typeof bea]) =>
  news(table([ada, pair[0]]), table([ada, pair[1]])).map(({ kind }) => kind);

test("whoever sits down, leaves, is away, back, ready or stood in for is told once", () => {
  expect(kinds(open, bea)).toEqual(["joined"]);
  expect(kinds(bea, open)).toEqual(["gone"]);
  expect(kinds(bea, { ...bea, here: false })).toEqual(["left"]);
  expect(kinds({ ...bea, here: false }, bea)).toEqual(["back"]);
  expect(kinds(bea, { ...bea, ready: true })).toEqual(["ready-told"]);
  expect(kinds(bea, { ...bea, stood_in: true })).toEqual(["stood-in"]);
  expect(kinds(bea, bea)).toEqual([]);
});

test("nothing is told of one's own seats, but that one is the host now", () => {
  const before = table([{ ...ada, ready: false }]);
  expect(news(before, table([{ ...ada, ready: true, here: false }]))).toEqual([]);
  expect(news(before, { ...before, host: true }).map(({ kind }) => kind)).toEqual(["host-now"]);
});

test("an invitation is for who has no seat and was not sent away, while one is free", () => {
  expect(isInvited(table([bea, open]))).toBe(true);
  expect(isInvited(table([ada, open]))).toBe(false);
  expect(isInvited(table([bea]))).toBe(false);
  expect(isInvited(table([bea, open], { sent_away: "Bea" }))).toBe(false);
  expect(isInvited(table([bea, open], { status: "playing" }))).toBe(false);
});

test("a sentence says you to whom it is about, and names to all others", async () => {
  await texts.speak("en");
  const parts: Part[] = [
    { part: "text", text: "You roll", to: "p2" },
    { part: "seat", text: "Kong", seat: "p2", but: "p2" },
    { part: "text", text: " rolls", but: "p2" },
  ];
  expect(plain(parts)).toBe("Kong rolls");
  people.show([ada, bea]);
  expect(plain(parts)).toBe("Bea rolls");
  expect(plain(parts, true)).toBe("Bea (Kong) rolls");
  people.show([
    { ...ada, yours: false },
    { ...bea, yours: true },
  ]);
  expect(plain(parts)).toBe("You roll");
  people.show([ada, { ...bea, yours: true }]); // on one device nobody is you
  expect(plain(parts)).toBe("Bea rolls");
  people.show([{ ...ada, name: "Bea" }, bea]); // two of the same name are told apart
  expect(plain(parts)).toBe("Bea (Kong) rolls");
  people.show([]);
});
