import { expect, test } from "vitest";
import { boardsIn, cardsIn, rivalsIn, stayingIn, sureOf } from "../../src/pages/openings/figures";

test("the games are sure where all of the interval lies on one side", () => {
  expect(sureOf([0.05, 0.01, 0.09])).toBe("gain");
  expect(sureOf([-0.05, -0.09, -0.01])).toBe("loss");
  expect(sureOf([0.05, -0.01, 0.11])).toBe(null);
});

test.each(["tokyo", "new_york"] as const)("%s has a full table, cards and boards", (city) => {
  for (const { of } of stayingIn(city)) expect(of).toHaveLength(rivalsIn(city).length);
  const values = cardsIn(city).map(({ worth }) => worth[0]);
  expect(values).toEqual([...values].sort((a, b) => b - a));
  expect(values.length).toBeGreaterThan(20);
  for (const kind of ["stay", "buy"] as const) expect(boardsIn(city, kind)).toHaveLength(2);
});
