import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import DiceTally from "../../src/pages/review/DiceTally.svelte";
import type { DiceTally as Tally } from "../../src/protocol";

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_review");
});
afterEach(cleanup);

const tally = (unlikely: boolean): Tally => ({
  throws: 63,
  unlikely,
  faces: ["1", "2", "3", "heart", "energy", "claw"].map((face, at) => ({
    face,
    count: at === 5 ? 19 : 8 + at,
    expected: 10.5,
    low: 5,
    high: 17,
  })),
});

test("every face is told with its band, and who leaves it is marked", () => {
  const { container } = render(DiceTally, { dice: tally(false) });
  const rows = screen.getAllByRole("listitem").map((row) => row.querySelector(".unseen")!);

  expect(rows[0]!.textContent).toBe("1: 8, on average 10.5, usually 5 to 17.");
  expect(rows[5]!.textContent).toBe(
    "Claw: 19, on average 10.5, usually 5 to 17. Outside the usual band.",
  );
  expect(container.querySelectorAll(".odd").length).toBe(1);
  screen.getByText(/63 dice rolled · As even as fair dice usually are/);
});

test("dice that fair ones hardly ever are, are said to be", () => {
  render(DiceTally, { dice: tally(true) });

  screen.getByText(/less than once in a thousand times/);
});

test("a game without a single roll has empty bars", () => {
  const none = tally(false).faces.map((face) => ({
    ...face,
    count: 0,
    expected: 0,
    low: 0,
    high: 0,
  }));
  const { container } = render(DiceTally, { dice: { throws: 0, unlikely: false, faces: none } });

  expect(container.querySelector<HTMLElement>(".bar")?.style.width).toBe("0%");
});
