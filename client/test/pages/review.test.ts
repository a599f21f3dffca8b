import { expect, test } from "vitest";
import { across, runs, spread, stepOf, topOf, up } from "../../src/pages/review/chart";

const frame = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("the first turn stands at the left edge and the last at the right one", () => {
  expect(across(frame, 0, 5)).toBe(10);
  expect(across(frame, 4, 5)).toBe(90);
  expect(across(frame, 0, 1)).toBe(50);
});

test("nothing stands at the bottom and the most at the top", () => {
  expect(up(frame, 0, 20)).toBe(55);
  expect(up(frame, 20, 20)).toBe(5);
  expect(up(frame, 3, 0)).toBe(55);
});

test("labels that would touch are pushed apart within their bounds", () => {
  expect(spread([50, 50, 10], 20, 0, 60)).toEqual([40, 60, 10]);
  expect(spread([0, 0, 0], 10, 0, 100)).toEqual([0, 10, 20]);
});

test("turns are labelled at round steps that leave room", () => {
  expect(stepOf(5, 300)).toBe(1);
  expect(stepOf(40, 240)).toBe(10);
});

test("a scale ends at a round number", () => {
  expect(topOf([[3, 9], [2]], [10, 20])).toBe(10);
  expect(topOf([[57]], [10, 20])).toBe(60);
});

test("who held a place is told run by run", () => {
  expect(runs([null, "p1", "p1", null, "p1", "p2"])).toEqual([
    { seat: "p1", from: 1, to: 3 },
    { seat: "p1", from: 4, to: 5 },
    { seat: "p2", from: 5, to: 6 },
  ]);
});
