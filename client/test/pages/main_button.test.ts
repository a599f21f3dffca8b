import { readFileSync, readdirSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import WaitingRoom from "../../src/table/waiting_room/WaitingRoom.svelte";
import { fakeSession, seat, table } from "./fakes.svelte";

beforeAll(() => texts.speak("en"));
afterEach(cleanup);

const SOURCE = "src";
const components = (): string[] =>
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".svelte"),
  );
const read = (path: string): string => readFileSync(`${SOURCE}/${path}`, "utf8");

/** Opening tags of buttons and links that are drawn as main ones. */
const mainTags = (text: string): string[] =>
  (text.match(/<(?:a|button)\b(?:=>|[^>])*>/g) ?? []).filter((tag) =>
    /class="[^"]*\bbtn\b[^"]*\bmain\b|class=\{[^}]*btn main|\bclass:main\b/.test(tag),
  );

test("every main button is pressed by Enter and shows so", () => {
  const found = components().flatMap((path) => mainTags(read(path)).map((tag) => ({ path, tag })));
  const mute = found.filter(
    ({ path, tag }) =>
      !tag.includes("pressedByEnter") || !read(path).includes('<KeyCap name="Enter"'),
  );

  expect(found.length).toBeGreaterThanOrEqual(3);
  expect(mute).toEqual([]);
});

test("what this file looks for is found", () => {
  expect(mainTags('<button class="btn main" onclick={() => go()}>')).toHaveLength(1);
  expect(mainTags('<a href="/" class={narrow ? "icb" : "btn main"}>')).toHaveLength(1);
  expect(mainTags('<button class="btn" class:main={!ready}>')).toHaveLength(1);
  expect(mainTags('<button class="btn" onclick={main}>')).toHaveLength(0);
});

const waiting = (host: boolean, ready = false) =>
  fakeSession(
    table(
      [
        seat({ seat: "p1", name: "Ada", yours: host, host: true }),
        seat({ seat: "p2", name: "Boris", yours: !host, ready }),
        seat({ seat: "p3", kind: "open", name: "" }),
      ],
      { status: "gathering", host },
    ),
  );
const enter = (target: Element = document.body) => fireEvent.keyDown(target, { key: "Enter" });

test("the host starts by Enter, also right after a radio button, but not while writing", async () => {
  const session = waiting(true);
  const { container } = render(WaitingRoom, { session });
  const form = document.createElement("div");
  form.innerHTML = '<input type="text"><input type="radio"><input type="checkbox">';
  container.append(form);
  const [text, radio, tick] = form.querySelectorAll("input");
  await enter(text);
  expect(session.sent).toEqual([]);
  await enter(radio);
  await enter(tick);
  await enter();

  expect(session.sent).toEqual([{ type: "begin" }, { type: "begin" }, { type: "begin" }]);
});

test("a friend says by Enter that they are ready, and does not take it back by it", async () => {
  const session = waiting(false);
  render(WaitingRoom, { session });
  const button = screen.getByRole("button", { name: "I’m ready" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Enter");
  await enter();
  expect(session.sent).toEqual([{ type: "ready", seat: "p2", ready: true }]);
  cleanup();

  const again = waiting(false, true);
  render(WaitingRoom, { session: again });
  await enter();
  expect(again.sent).toEqual([]);
});

test("of what is hidden or behind a dialog nothing is pressed", async () => {
  const session = waiting(true);
  const { container } = render(WaitingRoom, { session });
  container.hidden = true;
  await enter();
  container.hidden = false;
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  await enter();
  dialog.remove();

  expect(session.sent).toEqual([]);
});
