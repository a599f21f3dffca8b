import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { texts } from "../../src/lib/texts.svelte";
import SeatMenu from "../../src/table/people/SeatMenu.svelte";
import { fakeSession, seat, table } from "./fakes.svelte";

beforeAll(async () => {
  await texts.speak("en");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(cleanup);

const seats = [seat({ seat: "p1", yours: true }), seat({ seat: "p2", name: "Boris" })];

test("a private link is made when it is wanted, and no sooner", async () => {
  const session = fakeSession(table(seats));
  session.link = vi.fn(() => Promise.resolve("/t/abc?seat=hush"));
  render(SeatMenu, { session, seat: "p1" });
  expect(session.link).not.toHaveBeenCalled();
  expect(screen.queryByLabelText("Your private link")).toBeNull();

  await fireEvent.click(screen.getByRole("button", { name: "Play on another device" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Your private link");
  expect(session.link).toHaveBeenCalledExactlyOnceWith("p1");
  expect(field.value).toContain("/t/abc?seat=hush");
});

test("nobody makes a link for somebody else's seat", () => {
  render(SeatMenu, { session: fakeSession(table(seats, { host: true })), seat: "p2" });
  expect(screen.queryByRole("button", { name: "Play on another device" })).toBeNull();
});
