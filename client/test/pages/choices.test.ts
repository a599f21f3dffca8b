import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import Choices from "../../src/pages/review/Choices.svelte";

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_review");
});
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const progress = { seat: "p1", done: 3, total: 9, judgement: null };
const judged = { seat: "p1", choices: [], given_away: 0.14, costliest: [], others: [] };
const busy = { problem: { kind: "not_now", text: "The server is busy." } };

/** A server that says these things one after the other, and then the last for ever. */
function server(...answers: [status: number, body: unknown][]) {
  const asked = vi.fn(() => {
    const [status, body] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const show = () => render(Choices, { props: { table: "abc", seat: "p1", own: true, cast: [] } });

test("a judge without time is asked again, gently, for as long as the page is open", async () => {
  const asked = server(
    [200, progress],
    [400, busy],
    [400, busy],
    [200, { ...progress, done: 9, judgement: judged }],
  );
  const page = show();

  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByRole("alert").textContent).toContain("The server is busy.");
  expect(screen.getByRole("status").textContent).toContain("3 of 9"); // what was done stays told
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(7000);

  expect(screen.getByText("You gave away 14 points of chance.")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4); // what is known is not asked for again
  page.unmount();
});

test("a page that was left asks no more", async () => {
  const asked = server([400, busy]);
  const page = show();
  await vi.advanceTimersByTimeAsync(100);
  page.unmount();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toHaveBeenCalledTimes(1);
});

test("what no waiting helps is not asked for again", async () => {
  const asked = server([400, { problem: { kind: "bad", text: "There is no such seat." } }]);
  show();
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toHaveBeenCalledTimes(1);
});
