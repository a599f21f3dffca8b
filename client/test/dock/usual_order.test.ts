import { expect, test } from "vitest";
import { inLikedOrder, learnt, openFaces, usualMove } from "../../src/lib/usual_order";
import { offers } from "./fakes";

test("whoever resolves a face before others is remembered to like that", () => {
  const once = learnt([], "star", ["ouch", "star", "heart"]);
  expect(once).toEqual(["star", "ouch", "heart"]);
  expect(learnt(once, "heart", ["ouch", "heart"])).toEqual(["star", "heart", "ouch"]);
  expect(learnt(["star", "ouch"], "star", ["star", "ouch"])).toEqual(["star", "ouch"]);
});

test("a face that was never seen comes after those that were, unless it is taken first", () => {
  expect(learnt(["star", "ouch"], "star", ["star", "claw"])).toEqual(["star", "ouch", "claw"]);
  expect(learnt(["star", "ouch"], "claw", ["ouch", "claw"])).toEqual(["star", "claw", "ouch"]);
});

test("the usual move is the first one liked, and the default for whoever has no habits", () => {
  const offered = offers("resolve ouch", "resolve star", "use sonic_scream");
  expect(openFaces(offered)).toEqual(["ouch", "star"]);
  expect(usualMove(["star", "ouch"], offered, "resolve ouch")).toBe("resolve star");
  expect(usualMove([], offered, "resolve ouch")).toBe("resolve ouch");
  expect(usualMove(["heart"], offered, "resolve ouch")).toBe("resolve ouch");
  expect(inLikedOrder(["star"], ["ouch", "star", "heart"])).toEqual(["star", "ouch", "heart"]);
});
