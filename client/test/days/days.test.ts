import { beforeEach, describe, expect, it } from "vitest";
import { daysLeft } from "../../src/lib/days";
import { clockOf, keyBytes, minutesOf } from "../../src/lib/telling.svelte";
import { texts } from "../../src/lib/texts.svelte";
import { waitingFor } from "../../src/lib/waiting.svelte";
import { ownFirst } from "../../src/pages/home/tables";
import { botsNeeded, namesOf, podium } from "../../src/pages/tournament/entrants";
import { remark } from "../../src/pages/watch/remark";
import type { Listed, Tournament, TournamentPlace } from "../../src/protocol";
import { partly } from "../partly";

const listed = (change: Partial<Listed>): Listed =>
  partly<Listed>({
    table: "a",
    status: "playing",
    yours: true,
    your_turn: false,
    left: null,
    days: null,
    ...change,
  });
const place = (change: Partial<TournamentPlace>): TournamentPlace =>
  partly<TournamentPlace>({ number: 0, name: "", level: null, yours: false, rank: 1, ...change });

beforeEach(async () => {
  await texts.speak("en");
  await texts.need("client_days");
});

describe("time that lasts days", () => {
  it.each([
    [2 * 86400, "2\u00a0d"],
    [2 * 86400 - 5, "2\u00a0d"],
    [86400 + 3 * 3600, "1\u00a0d 3\u00a0h"],
    [5 * 3600 + 60, "5\u00a0h"],
    [90, "2\u00a0min"],
    [0, "0\u00a0min"],
    [-5, "0\u00a0min"],
  ])("says %d seconds as %s", (seconds, words) => expect(daysLeft(seconds)).toBe(words));

  it("puts what waits for me first, the most urgent before the others", () => {
    const tables = [
      listed({ table: "theirs" }),
      listed({ table: "late", your_turn: true, left: 9000 }),
      listed({ table: "now", your_turn: true }),
      listed({ table: "soon", your_turn: true, left: 50 }),
    ];
    expect(ownFirst(tables).map(({ table }) => table)).toEqual(["soon", "late", "now", "theirs"]);
    expect(waitingFor(tables).map(({ table }) => table)).toEqual(["soon", "late", "now"]);
  });
});

describe("being told", () => {
  it("reads hours as the browser writes them, and back", () => {
    expect(clockOf(8 * 60 + 5)).toBe("08:05");
    expect(minutesOf("23:30")).toBe(23 * 60 + 30);
    expect(minutesOf("")).toBeNull();
  });
  it("reads a key as servers write it", () => {
    expect([...keyBytes("_-8A")]).toEqual([255, 239, 0]);
  });
});

describe("a tournament", () => {
  it("counts bots, and calls people by their names", () => {
    const places = [
      place({ number: 2, level: 3 }),
      place({ number: 0, name: "Ada" }),
      place({ number: 1, level: 3 }),
      place({ number: 3, name: "Bob", level: 3 }),
    ];
    const names = namesOf(partly<Tournament>({ places }));
    expect([0, 1, 2, 3].map((number) => names.get(number))).toEqual([
      "Ada",
      "Bot 1",
      "Bot 2",
      "Bob",
    ]);
  });
  it("fills its tables with bots", () => {
    expect([0, 1, 4, 5].map((people) => botsNeeded(people, 4))).toEqual([4, 3, 0, 3]);
  });
  it("has everybody on the podium who shares a rank", () => {
    const ranks = [1, 2, 2, 4].map((rank, number) => place({ rank, number }));
    expect(podium(ranks)).toHaveLength(3);
  });
});

describe("a remark about chances", () => {
  const name = (index: number): string => "ABC"[index]!;
  it("tells the largest change, or who is far ahead, or nothing", () => {
    expect(remark([0.3, 0.3, 0.4], [0.5, 0.2, 0.3], name)).toBe("A gains: 30% → 50%.");
    expect(remark([0.4, 0.3, 0.3], [0.15, 0.4, 0.45], name)).toBe("A loses ground: 40% → 15%.");
    expect(remark([0.6, 0.2, 0.2], [0.62, 0.2, 0.18], name)).toBe("A is ahead with 62%.");
    expect(remark([0.3, 0.3, 0.4], [0.32, 0.3, 0.38], name)).toBe("");
    expect(remark([], [0.3, 0.3, 0.4], name)).toBe("");
  });
});
