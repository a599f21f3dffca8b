import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fetchHome, lobby, makeTable, myName } from "../../src/lib/api.svelte";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import { payload, usualDraft } from "../../src/ui/setup/draft";

beforeAll(() => texts.speak("en"));
afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );

test("a good answer is its value", async () => {
  answer(200, '{"version":1,"name":"Ada","tables":[],"languages":["en"]}');

  expect(await fetchHome()).toEqual({
    value: { version: 1, name: "Ada", tables: [], languages: ["en"] },
    problem: null,
  });
});

test("a new table is posted as JSON", async () => {
  answer(200, '{"table":"abc"}');
  const wanted = payload(usualDraft("tokyo", "bots", 1, 2), "Ada", String);

  expect((await makeTable(wanted)).value).toEqual({ table: "abc" });
  const [, sent] = vi.mocked(fetch).mock.calls[0]!;
  expect(JSON.parse(sent!.body as string)).toEqual(wanted);
});

test("a refusal is told in the server's words", async () => {
  answer(400, '{"problem":{"kind":"limit","text":"Too many tables."}}');

  expect((await fetchHome()).problem).toEqual({ kind: "limit", text: "Too many tables." });
});

test.each([
  ["a broken answer", 502, "<html>"],
  ["an answer without words", 500, "{}"],
])("%s becomes one sentence", async (_, status, body) => {
  answer(status, body);

  expect((await fetchHome()).problem?.text).toBe(
    "Something went wrong on the server. Try again in a moment.",
  );
});

test("without a server there is one sentence too, and the lobby keeps what it knew", async () => {
  answer(200, '{"version":1,"name":"Ada","tables":[],"past":[],"languages":["en"]}');
  await lobby.load();
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("offline"))),
  );
  await lobby.load();

  expect(lobby.problem?.text).toMatch(/is not answering/);
  expect(lobby.home?.name).toBe("Ada");
});

test("one's name is the one kept here, else the server's, else a guest's", () => {
  set({ name: "Boris" });
  expect(myName()).toBe("Boris");
  set({ name: "" });
  expect(myName()).toBe("Ada");
  lobby.home = null;
  expect(myName()).toBe("Guest");
});
