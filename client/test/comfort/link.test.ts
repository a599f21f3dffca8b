import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { lobby } from "../../src/lib/api.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Home } from "../../src/protocol";
import CopyLink from "../../src/ui/links/CopyLink.svelte";
import { partly } from "../partly";

const props = { scan: true, label: "Link", path: "/t/abc", title: "Tokyork" };
const view = (large: boolean, addresses: string[]): void => {
  vi.stubGlobal("matchMedia", () => ({
    matches: large,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  lobby.home = partly<Home>({ addresses });
};

beforeAll(async () => {
  await texts.speak("en");
  await texts.need("client_comfort");
});
beforeEach(() => location.assign("http://localhost:8000/"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  lobby.home = null;
});

test("a large screen shows the code at once", () => {
  view(true, ["http://192.168.0.7:8000"]);
  render(CopyLink, props);
  screen.getByRole("img", { name: "QR code" });
  expect(screen.queryByRole("button", { name: "QR code" })).toBeNull();
});

test("a phone has a button for it", () => {
  view(false, ["http://192.168.0.7:8000"]);
  render(CopyLink, props);
  screen.getByRole("button", { name: "QR code" });
  expect(screen.queryByRole("img")).toBeNull();
});

test("an address that no phone can reach is not shown as a code: behind the button it says so", () => {
  view(true, []);
  render(CopyLink, props);
  screen.getByRole("button", { name: "QR code" });
  expect(screen.queryByRole("img")).toBeNull();
});
