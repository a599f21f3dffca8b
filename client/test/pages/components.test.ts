import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import Banner from "../../src/pages/Banner.svelte";
import Clock from "../../src/pages/Clock.svelte";
import Curtain from "../../src/pages/Curtain.svelte";
import { beginReading, markRead, unread } from "../../src/pages/talk/reading.svelte";
import Talk from "../../src/pages/Talk.svelte";
import { fakeSession, said, seat, shown, table } from "./fakes.svelte";

beforeAll(() => texts.speak("en"));
beforeEach(() => set({ muted: [] }));
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
const curtain = () => screen.queryByText(/^Pass the device to/)?.textContent ?? null;

test("the device changes hands openly while nobody has secrets", () => {
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
  expect(curtain()).toBe("Pass the device to Boris");
  await fireEvent.click(screen.getByText("I am Boris"));
  expect(curtain()).toBeNull();

  session.game = shown("p1", ["wings"]);
  flushSync();
  expect(curtain()).toBe("Pass the device to Ada");
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
    said(3, { seat: null, name: "Cleo" }),
  ];

  expect(unread(session)).toBe(2);
  set({ muted: ["Cleo"] });
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
  const { container } = render(Talk, { session });

  expect(container.querySelector("img")).toBeNull();
  screen.getByText("<img src=x onerror=alert(1)>");
  await fireEvent.input(screen.getByLabelText("Say something"), { target: { value: " hi " } });
  await fireEvent.click(screen.getByText("Send"));
  expect(session.sent).toEqual([{ type: "chat", text: "hi" }]);

  await fireEvent.click(screen.getAllByLabelText("Mute Boris")[0]!);
  expect(screen.queryByText("<img src=x onerror=alert(1)>")).toBeNull();
  await fireEvent.click(screen.getByText("Hear Boris again"));
  screen.getByText("<img src=x onerror=alert(1)>");
});

test("banners: a lost connection before a pause before a bot in my seat", async () => {
  const mine = seat({ seat: "p1", name: "Ada", yours: true, stood_in: true });
  const session = fakeSession(table([mine], { status: "playing", paused: true }));
  session.connected = false;
  render(Banner, { session });
  screen.getByText(/Connection lost/);

  session.connected = true;
  flushSync();
  screen.getByText(/paused/);
  expect(screen.queryByText("Go on")).toBeNull(); // the host's part

  session.table = table([mine], { status: "playing" });
  flushSync();
  await fireEvent.click(screen.getByText("Play on"));
  expect(session.sent).toEqual([{ type: "return", seat: "p1" }]);
});

test("the clock counts the choice's time down and then the reserve", () => {
  vi.useFakeTimers();
  const session = fakeSession(
    table([seat({ seat: "p1", yours: true, reserve: 60 })], { status: "playing" }),
  );
  session.game = shown("p1", [], { choice: { seat: "p1", deadline: 80 } } as never);
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
  expect(face()).toContain("10 seconds left");
});
