import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { cardPicture } from "../../src/art/cards/scene";
import { fold, hasWords, wordsOf } from "../../src/lib/finding";
import { texts } from "../../src/lib/texts.svelte";
import { allCards, ANYTHING, type Card, foundCards } from "../../src/pages/cards/cards";
import CardsPage from "../../src/pages/cards/CardsPage.svelte";
import { pageOf } from "../../src/routes";
import { found as foundInDeck } from "../../src/ui/setup/deck";

let cards: Card[] = [];
beforeAll(async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  await texts.speak("en");
  await Promise.all(
    ["client_gallery", "cards_tokyo", "cards_new_york"].map((name) => texts.need(name)),
  );
  cards = allCards("en");
});
afterEach(cleanup);

const ids = (wanted: Partial<typeof ANYTHING>) =>
  foundCards(cards, { ...ANYTHING, ...wanted }).map(({ id }) => id);

test("words are found whatever their case, accents and soft hyphens", () => {
  expect(wordsOf("  ÉNERGIA  groß ")).toEqual(["energia", "gross"]);
  expect(
    hasWords(fold("Ener\u00adgie\u00adriegel für Größen"), wordsOf("energieriegel GROSSEN")),
  ).toBe(true);
  expect(
    foundInDeck(
      [
        { id: "a", words: "Rönt\u00adgen" },
        { id: "b", words: "Flügel" },
      ],
      "rontgen",
    ),
  ).toEqual(["a"]);
});

test("every card of both cities is there once, with a picture", () => {
  expect(cards).toHaveLength(64 + 64 + 2);
  expect(new Set(cards.map(({ city, id }) => `${city} ${id}`)).size).toBe(cards.length);
  for (const { id } of cards) expect(cardPicture(id)).toContain("<svg");
});

test("filters of city, kind and price work together", () => {
  expect(ids({ kind: "goal" }).sort()).toEqual(["statue_of_liberty", "superstar"]);
  expect(ids({ kind: "goal", city: "tokyo" })).toEqual([]);
  const dear = foundCards(cards, { ...ANYTHING, city: "tokyo", kind: "keep", price: "from-6" });
  expect(dear.length).toBeGreaterThan(3);
  expect(
    dear.every(({ city, kind, cost }) => city === "tokyo" && kind === "keep" && cost! >= 6),
  ).toBe(true);
  expect(foundCards(cards, { ...ANYTHING, price: "exact-4" }).every(({ cost }) => cost === 4)).toBe(
    true,
  );
});

test("a card that is called so comes before those that speak of it", () => {
  const found = ids({ words: "wings" });
  expect(found[0]).toBe("wings");
  expect(found.length).toBeGreaterThan(1);
});

test("addresses of the gallery", () => {
  const page = (path: string) => {
    const { name, props } = pageOf(new URL(path, "http://here"));
    return { name, ...props };
  };
  expect(page("/cards")).toEqual({ name: "cards", city: null, card: null });
  expect(page("/cards/tokyo")).toEqual({ name: "cards", city: "tokyo", card: null });
  expect(page("/cards/new_york/web_spinner")).toEqual({
    name: "cards",
    city: "new_york",
    card: "web_spinner",
  });
  expect(page("/cards/paris").name).toBe("unknown");
});

test("the page searches at once, opens a card under its own address, and goes on to the next", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  render(CardsPage, { city: "tokyo", card: null });
  const search = await screen.findByLabelText("Find a card");
  screen.getByText("64 cards");

  await fireEvent.input(search, { target: { value: "WÍNGS" } });
  const first = screen.getAllByRole("listitem")[0]!.querySelector("a")!;
  expect(first.getAttribute("href")).toBe("/cards/tokyo/wings");

  await fireEvent.click(first);
  expect(location.pathname).toBe("/cards/tokyo/wings");
  screen.getByText("Questions and answers");
  await fireEvent.click(screen.getByLabelText("Next card"));
  flushSync();
  expect(location.pathname).not.toBe("/cards/tokyo/wings");

  await fireEvent.input(search, { target: { value: "xyzzy" } });
  await fireEvent.click(screen.getByText("Show all cards"));
  screen.getByText("130 cards");
});

test("searching hides cards and lays them anew, but makes none", async () => {
  render(CardsPage, { city: null, card: null });
  const search = await screen.findByLabelText("Find a card");
  const before = new Set(document.querySelectorAll("li"));
  for (const value of ["w", "wi", "wings", "xyzzy", ""]) {
    await fireEvent.input(search, { target: { value } });
    const seen = [...document.querySelectorAll("li")]
      .filter(({ hidden }) => !hidden)
      .map((item) => item.querySelector("a")!.pathname);
    expect(seen).toEqual(
      foundCards(cards, { ...ANYTHING, words: value }).map(
        ({ city, id }) => `/cards/${city}/${id}`,
      ),
    );
  }
  expect([...document.querySelectorAll("li")].every((item) => before.has(item))).toBe(true);
});

test("a card's link opens it", async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  render(CardsPage, { city: "new_york", card: "superstar" });

  await screen.findByText("Link to this card");
  expect(document.querySelector("dialog h2")?.textContent).toContain("Superstar");
});
