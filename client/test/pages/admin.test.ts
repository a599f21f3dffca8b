// The host's page: where its token is, and how figures are said.
import { beforeEach, expect, test, vi } from "vitest";
import { Desk, tokenAtHand } from "../../src/pages/admin/desk.svelte";
import { ms, size, span } from "../../src/pages/admin/words";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/admin");
});

test("the token leaves the address bar and stays until the tab is closed", () => {
  const token = "a-token-that-nobody-guesses";
  history.replaceState(null, "", `/admin#${token}`);

  expect(tokenAtHand()).toBe(token);
  expect(location.href).not.toContain(token);
  history.replaceState(null, "", "/admin#main");
  expect(tokenAtHand()).toBe(token);
});

test("the token goes in a header and never in an address", async () => {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ problem: { kind: "not_host", text: "No." } }, { status: 401 })),
  );
  vi.stubGlobal("fetch", asked);
  const desk = new Desk();
  await desk.open(" wrong-token ");

  const [address, how] = asked.mock.calls[0]!;
  expect(address as string).not.toContain("wrong-token");
  expect(new Headers(how?.headers).get("authorization")).toBe("Bearer wrong-token");
  expect(desk.problem?.text).toBe("No.");
  expect(sessionStorage.length).toBe(0);
  vi.unstubAllGlobals();
});

test("sizes and times are in units that people use", () => {
  expect(size(512)).toBe("512 byte");
  expect(size(83_900_000)).toBe("83.9 MB");
  expect(span(59)).toBe("59 sec");
  expect(span(7200)).toBe("2 hr");
  expect(ms(null)).toBe("–");
});
