import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keep } from "../../src/lib/fair/keepsakes";
import { texts } from "../../src/lib/texts.svelte";
import VerifyPage from "../../src/pages/verify/VerifyPage.svelte";
import { gameData, listVector, type GameData } from "./vectors";

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_fair");
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Served {
  list?: unknown;
  record?: string;
}

/** What the server says to this address; nothing at all if it cannot be reached. */
function serve({ list, record }: Served): void {
  vi.stubGlobal("fetch", (address: string) => {
    if (address.startsWith("/api/dice/list") && list)
      return Promise.resolve(Response.json({ entries: list, count: listVector.length }));
    if (address.startsWith("/api/games/abc/record") && record)
      return Promise.resolve(Response.json({ text: record }));
    return Promise.reject(new TypeError("offline"));
  });
}

async function dropped(text: string, name = "game.json"): Promise<void> {
  const zone = await screen.findByRole("group", { name: "Choose a game file" });
  await fireEvent.drop(zone, { dataTransfer: { files: [new File([text], name)] } });
}

const found = (check: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-check=${check}]`)!;
const changed = (change: (data: GameData) => void): string => {
  const data = gameData();
  change(data);
  return JSON.stringify(data);
};

test("a finished table is fetched and found as committed", async () => {
  serve({ list: listVector, record: JSON.stringify(gameData()) });
  render(VerifyPage, { table: "abc" });

  await screen.findByRole("heading", { name: "As committed" });
  expect(found("dice").textContent).toContain("Fits: All 37 rolls are what the secret gives.");
  expect(found("chain").textContent).toContain("each of its 9 entries");
  expect(found("mine").textContent).toContain("Not checked: This browser was not at this table");
  within(found("listed")).getByRole("link", { name: "See it in the list" });
  expect(document.querySelector("#entry-2")?.textContent).toContain("This game");
  screen.getByRole("button", { name: "Save this game file" });
  screen.getByText("tokyork verify FILE");
});

test("without a connection a file is checked all the same, and the list is said to be missing", async () => {
  serve({});
  render(VerifyPage, { table: null });
  await dropped(JSON.stringify(gameData(1)));

  await screen.findByRole("heading", { name: "As committed" });
  expect(found("listed").textContent).toContain("Not checked");
  screen.getByText(/The list cannot be reached right now/);
});

test("a die that was changed is shown beside what it should have been", async () => {
  serve({ list: listVector });
  render(VerifyPage, { table: null });
  await dropped(
    changed(({ draws }) => {
      const at = draws.findIndex((draw) => draw.startsWith("2 dice"));
      draws[at] = draws[at]!.replace(/\w+$/, (face) => (face === "claw" ? "1" : "claw"));
    }),
  );

  await screen.findByRole("heading", { name: "Not as committed" });
  expect(found("dice").textContent).toContain("Differs: Roll 3, after move 2, is not");
  within(found("dice")).getByText("By the secret");
  expect(found("dice").querySelectorAll(".die").length).toBeGreaterThan(2);
});

test("what this browser was shown counts for more than what the file says", async () => {
  keep({ table: "abc", commitment: "ab".repeat(32), salts: {} });
  serve({ list: listVector, record: JSON.stringify(gameData()) });
  render(VerifyPage, { table: "abc" });

  await screen.findByRole("heading", { name: "Not as committed" });
  expect(found("mine").textContent).toContain("Differs: This browser was shown another");
});

test.each([
  ["record: 1\ngame: tokyo\nseed: 7", /This is not a game file/],
  [changed((data) => Reflect.deleteProperty(data, "fair")), /not played with fair dice/],
  [changed(({ draws }) => (draws[3] = "x")), /Draw 4 in this file cannot be read/],
])("what is no such game gets one sentence", async (text, sentence) => {
  serve({ list: listVector });
  render(VerifyPage, { table: null });
  await dropped(text);

  expect((await screen.findByRole("alert")).textContent).toMatch(sentence);
  expect(screen.queryByRole("heading", { name: "As committed" })).toBeNull();
});

test("a table that the server does not give away is said in its words", async () => {
  serve({ list: listVector });
  render(VerifyPage, { table: "abc" });

  expect((await screen.findByText(/is not answering/)).textContent).toBeTruthy();
});

test("the list shows first which games never ended and why, and all on demand", async () => {
  serve({ list: listVector });
  keep({ table: "mine", commitment: listVector[1]!.commitment, salts: {} });
  render(VerifyPage, { table: null });

  await screen.findByText("5 commitments");
  const rows = () =>
    [...document.querySelectorAll("li[id^=entry]")].map((row) => [
      row.id,
      row.querySelector(".fate")?.textContent,
    ]);
  expect(rows()).toEqual([["entry-1", "Never begun"]]);
  await fireEvent.click(screen.getByRole("radio", { name: "Open" }));
  expect(rows()).toEqual([["entry-5", "Still open"]]);
  await fireEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(rows().length).toBe(5);
  const own = screen.getByRole("link", { name: "Check the dice" });
  expect(own.getAttribute("href")).toBe("/verify?table=mine");
});

test("a list of nonsense is as good as none", async () => {
  serve({ list: [{ number: 1 }] });
  render(VerifyPage, { table: null });

  await screen.findByText(/The list cannot be reached right now/);
});
