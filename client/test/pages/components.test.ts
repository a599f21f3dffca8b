import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { announcing } from "../../src/lib/announcing.svelte";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Decision, View } from "../../src/protocol";
import Chat from "../../src/table/chat/Chat.svelte";
import { beginReading, markRead, mute, unread } from "../../src/table/chat/reading.svelte";
import Curtain from "../../src/table/Curtain.svelte";
import Interruption from "../../src/table/Interruption.svelte";
import Clock from "../../src/table/top/Clock.svelte";
import { partly } from "../partly";
import { fakeSession, said, seat, shown, table } from "./fakes.svelte";

beforeAll(() => texts.speak("en"));
beforeEach(() => set({ muted: [], curtain: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const twoHere = () =>
  fakeSession(
    table(
      [
        seat({ seat: "p1", name: "Ada", yours: true }),
        seat({ seat: "p2", name: "Boris", yours: true }),
      ],
      {
        status: "playing",
      },
    ),
  );
const curtain = () => screen.queryByText(/^Hand over to/)?.textContent ?? null;

test("a device is handed over behind a curtain, which people may do without for good", async () => {
  const session = twoHere();
  session.game = shown("p1", []);
  render(Curtain, { session });
  session.game = shown("p2", []);
  flushSync();
  expect(curtain()).toBe("Hand over to Boris");

  await fireEvent.click(screen.getByText("Skip this from now on"));
  session.game = shown("p1", []);
  flushSync();
  expect(curtain()).toBeNull();
});

test("the device changes hands openly while nobody has secrets and nobody wants a curtain", () => {
  set({ curtain: false });
  const session = twoHere();
  session.game = shown("p1", []);
  render(Curtain, { session });
  session.game = shown("p2", []);
  flushSync();

  expect(curtain()).toBeNull();
});

test("a secret of the next or of the last person is covered until the next says who they are", async () => {
  const session = twoHere();
  session.game = shown("p1", ["wings"]);
  render(Curtain, { session });
  expect(curtain()).toBeNull();

  session.game = shown("p2", []);
  flushSync();
  expect(curtain()).toBe("Hand over to Boris");
  await fireEvent.click(screen.getByText("I am Boris"));
  expect(curtain()).toBeNull();

  session.game = shown("p1", ["wings"]);
  flushSync();
  expect(curtain()).toBe("Hand over to Ada");
});

test("one person alone never sees a curtain", () => {
  const session = fakeSession(
    table([seat({ seat: "p1", yours: true }), seat({ seat: "p2", kind: "bot" })]),
  );
  session.game = shown("p1", ["wings"]);
  render(Curtain, { session });

  expect(curtain()).toBeNull();
});

test("only what others said since the table opened is unread, and nothing of the muted", () => {
  const session = fakeSession(
    table([seat({ seat: "p1", yours: true }), seat({ seat: "p2", name: "Boris" })]),
  );
  session.talk = [said(0)];
  beginReading(session);
  session.talk = [
    ...session.talk,
    said(1),
    said(2, { seat: "p1" }),
    said(3, { seat: null, name: "Boris", voice: "cleo" }),
  ];

  expect(unread(session)).toBe(2);
  mute("cleo");
  expect(unread(session)).toBe(1);
  markRead(session);
  expect(unread(session)).toBe(0);
});

test("chat shows words as they were written, sends, and mutes", async () => {
  const session = fakeSession(
    table([seat({ seat: "p1", yours: true }), seat({ seat: "p2", name: "Boris" })]),
  );
  session.talk = [
    said(0, { text: "<img src=x onerror=alert(1)>" }),
    said(1, { emote: "roar", text: "" }),
  ];
  const { container } = render(Chat, { session });

  expect(container.querySelector("img")).toBeNull();
  screen.getByText("<img src=x onerror=alert(1)>");
  await fireEvent.input(screen.getByLabelText("Say something"), { target: { value: " hi " } });
  await fireEvent.click(screen.getByText("Send"));
  expect(session.sent).toEqual([{ type: "chat", text: "hi" }]);

  await fireEvent.click(screen.getAllByLabelText("Mute Boris")[0]!);
  expect(screen.queryByText("<img src=x onerror=alert(1)>")).toBeNull();
  await fireEvent.click(screen.getByText("Unmute Boris"));
  screen.getByText("<img src=x onerror=alert(1)>");
});

test("banners: a lost connection before a pause before a bot in my seat", async () => {
  const mine = seat({ seat: "p1", name: "Ada", yours: true, stood_in: true });
  const session = fakeSession(table([mine], { status: "playing", paused: true }));
  session.connected = false;
  render(Interruption, { session });
  screen.getByText(/Connection lost/);

  session.connected = true;
  flushSync();
  screen.getByText(/paused/);
  expect(screen.queryByText("Resume")).toBeNull(); // the host's part

  session.table = table([mine], { status: "playing" });
  flushSync();
  await fireEvent.click(screen.getByText("Take my seat back"));
  expect(session.sent).toEqual([{ type: "return", seat: "p1" }]);
});

test("what cannot be saved is said in the server's words until the next request", () => {
  const session = fakeSession(table([seat({ seat: "p1", yours: true })], { status: "over" }));
  session.problem = { kind: "cannot_save", text: "The server cannot save right now." };
  render(Interruption, { session });
  screen.getByText("The server cannot save right now.");
  expect(screen.queryByText(/Connection lost/)).toBeNull();

  session.problem = { kind: "illegal", text: "You cannot." };
  flushSync();
  expect(screen.queryByText("You cannot.")).toBeNull(); // the dock's part
});

test("dice that are not what was shown are never passed over", async () => {
  const session = fakeSession(table([seat({ seat: "p1", yours: true })], { status: "over" }));
  render(Interruption, { session, lie: "commitment" });

  expect(await screen.findByText(/does not fit the commitment/)).toBeTruthy();
  expect(announcing.said.at(-1)?.text).toMatch(/does not fit the commitment/);
  expect(screen.getByRole("link", { name: "Check the dice" }).getAttribute("href")).toBe(
    "/verify?table=abc",
  );
});

test("the clock counts the choice's time down and then the reserve", () => {
  vi.useFakeTimers();
  const session = fakeSession(
    table([seat({ seat: "p1", yours: true, reserve: 60 })], { status: "playing" }),
  );
  session.game = shown("p1", [], {
    deadline: 80,
    view: partly<View>({ seat: "p1", decision: partly<Decision>({ seat: "p1" }) }),
  });
  render(Clock, { session });
  const face = () => screen.getByRole("timer").textContent?.replace(/\s+/g, " ").trim();

  expect(face()).toContain("0:20");
  expect(face()).toContain("+1:00");
  vi.advanceTimersByTime(25_000);
  flushSync();
  expect(face()).toContain("0:55");
  vi.advanceTimersByTime(47_000);
  flushSync();
  expect(face()).toContain("0:08");
  expect(announcing.said.at(-1)?.text).toContain("10 seconds left");
});

test("who has all the time in the world hears of no seconds", () => {
  const session = fakeSession(table([seat({ seat: "p1", yours: true })], { status: "playing" }));
  session.game = shown("p1", [], {
    deadline: null,
    view: partly<View>({ seat: "p1", decision: partly<Decision>({ seat: "p1" }) }),
  });
  const before = announcing.said.length;
  render(Clock, { session });
  flushSync();
  expect(announcing.said.slice(before)).toEqual([]);
});
