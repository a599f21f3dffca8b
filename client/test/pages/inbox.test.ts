import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inbox } from "../../src/lib/inbox";

let frames: (() => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const frame = () => frames.splice(0).forEach((then) => then());

test("the first message is taken at once, more of the same frame together", () => {
  const taken: number[] = [];
  const inbox = new Inbox<number>((message) => taken.push(message));
  [1, 2, 3].forEach((message) => inbox.put(message));
  expect(taken).toEqual([1]);
  frame();
  expect(taken).toEqual([1, 2, 3]);
  frame();
  inbox.put(4);
  expect(taken).toEqual([1, 2, 3, 4]);
});

test("a page that is not seen has no frames, and takes everything at once", () => {
  const taken: number[] = [];
  const inbox = new Inbox<number>((message) => taken.push(message));
  inbox.put(1);
  inbox.put(2);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  inbox.put(3);
  expect(taken).toEqual([1, 2, 3]);
});
