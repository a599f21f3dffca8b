import { beforeEach, expect, test, vi } from "vitest";
import { ANYTHING, fitting, offered, pickOf } from "../../src/pages/puzzles/catalogue";
import { dailyId, dayOf } from "../../src/pages/puzzles/daily";
import {
  answeredDaily,
  forgetProgress,
  noteSeen,
  progress,
  ranFor,
  rememberedPuzzles,
  shareProgress,
  streakOn,
} from "../../src/lib/puzzle_progress.svelte";
import { MISTAKES, PuzzleRun, SECONDS } from "../../src/pages/puzzles/run.svelte";

const GROUPS = [
  { city: "tokyo", kind: "keep", difficulty: 1, theme: "win", own: false, ids: ["t2", "t1"] },
  { city: "tokyo", kind: "buy", difficulty: 3, theme: "cards", own: true, ids: ["t3"] },
  { city: "new_york", kind: "move", difficulty: 2, theme: "win", own: false, ids: ["n1"] },
];

beforeEach(() => {
  Object.assign(progress, { day: -1, right: false, streak: 0, longest: 0, run: 0, seen: [] });
});

test("the puzzle of a day is the one that the server's book finds", () => {
  const ids = ["c", "a", "b"];

  // As `daily_puzzle`: days since 1970 times 7919, among the sorted ids.
  expect(dayOf(Date.UTC(2026, 10, 18, 23, 59))).toBe(20775);
  expect(dailyId(ids, 20775)).toBe(["a", "b", "c"][(20775 * 7919) % 3]);
  expect(dailyId([], 1)).toBeNull();
});

test("days in a row count right answers, and only the first answer of a day", () => {
  answeredDaily(10, true);
  answeredDaily(10, false);
  answeredDaily(11, true);
  expect([streakOn(11), streakOn(12), streakOn(13)]).toEqual([2, 2, 0]);

  answeredDaily(13, true);
  expect([progress.streak, progress.longest]).toEqual([1, 2]);
  answeredDaily(14, false);
  expect([progress.streak, progress.longest]).toEqual([0, 2]);
  expect(rememberedPuzzles().longest).toBe(2);
});

test("what others wrote into the browser's memory is left alone", () => {
  localStorage.setItem("tokyork-puzzles", '{"day": "x", "seen": [1, "t1"], "run": 4}');

  expect(rememberedPuzzles()).toMatchObject({ day: -1, run: 4, seen: ["t1"] });
  localStorage.setItem("tokyork-puzzles", "nonsense");
  expect(rememberedPuzzles().run).toBe(0);
});

test("only what fits is offered, and rather what was not seen", () => {
  expect(fitting(GROUPS, { ...ANYTHING, city: "tokyo" })).toEqual(["t2", "t1", "t3"]);
  expect(offered(GROUPS, { ...ANYTHING, city: "new_york" }, "kind")).toEqual(["move"]);
  expect(offered(GROUPS, { ...ANYTHING, city: "new_york" }, "city")).toEqual(["tokyo", "new_york"]);
  expect(fitting(GROUPS, { ...ANYTHING, own: true })).toEqual(["t3"]);
  expect(offered(GROUPS, ANYTHING, "own")).toEqual(["false", "true"]);
  expect(pickOf(["a", "b"], ["a"], () => 0)).toBe("b");
  expect(pickOf(["a", "b"], ["a", "b"], () => 0)).toBe("a");
  expect(pickOf([], [], () => 0)).toBeNull();
  noteSeen("a");
  noteSeen("b");
  noteSeen("a");
  expect(progress.seen).toEqual(["b", "a"]);
});

test("a run ends with the clock or the third mistake, and rests while an answer is explained", () => {
  vi.useFakeTimers();
  const run = new PuzzleRun();
  run.begin();
  run.resume();
  vi.advanceTimersByTime(10_000);
  run.answered(true);
  vi.advanceTimersByTime(60_000);
  expect([run.seconds, run.solved, run.over]).toEqual([SECONDS - 10, 1, false]);

  for (let mistake = 0; mistake < MISTAKES; mistake++) run.answered(false);
  expect(run.over).toBe(true);
  run.begin();
  run.resume();
  vi.advanceTimersByTime((SECONDS + 5) * 1000);
  expect([run.seconds, run.over]).toEqual([0, true]);
  vi.useRealTimers();
  expect([ranFor(3), ranFor(2), progress.run]).toEqual([true, false, 3]);
});

test("another device's days in a row are taken over, and an answer given meanwhile stays", async () => {
  const asked: unknown[] = [];
  const known = { day: 20, solved: true, streak: 6, longest: 9, run: 2 };
  vi.stubGlobal("fetch", (_: string, sent: RequestInit) => {
    asked.push(JSON.parse(sent.body as string));
    return Promise.resolve(new Response(JSON.stringify(known)));
  });
  Object.assign(progress, { day: 20, right: true, streak: 1, longest: 1, run: 4 });

  await shareProgress();

  expect(asked).toEqual([{ day: 20, solved: true, streak: 1, longest: 1, run: 4 }]);
  expect(progress).toMatchObject({ day: 20, right: true, streak: 6, longest: 9, run: 4 });
  const late = shareProgress();
  answeredDaily(21, true);
  await late;
  expect(progress).toMatchObject({ day: 21, streak: 7 });
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await shareProgress();
  expect(progress.streak).toBe(7);
  forgetProgress();
  expect(rememberedPuzzles()).toMatchObject({ day: -1, streak: 0, seen: [] });
  vi.unstubAllGlobals();
});
