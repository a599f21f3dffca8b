import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { mapFor } from "../../src/art/boards/new_york";
import { texts } from "../../src/lib/texts.svelte";
import type { View } from "../../src/protocol";
import LookPanel from "../../src/table/board/look/LookPanel.svelte";
import { newYorkSpots, spotAt, type Look } from "../../src/table/board/look/spots";
import { buildingsAt, firepower, present, unitsAt } from "../../src/table/board/look/there";
import tokyo from "../fixtures/tokyo-worst.json";
import worst from "../fixtures/new_york-worst.json";
import { FakeSession } from "./session.svelte";

const view = (): View => new FakeSession(worst).game!.view;
beforeAll(async () => {
  await texts.speak("en");
  for (const file of ["client_board", "cards_new_york", "cards_tokyo"]) await texts.need(file);
});
afterEach(cleanup);

const open = (look: Look, shown: View = view()) => {
  const told = { oncard: vi.fn(), onseat: vi.fn(), onwhole: vi.fn(), onclose: vi.fn() };
  render(LookPanel, { view: shown, look, over: 500, ...told });
  return told;
};

it("finds what a tap meant: the smallest thing under it, else the nearest", () => {
  for (const [width, height] of [
    [348, 208],
    [732, 478],
  ] as const) {
    const map = mapFor(width, height);
    const spots = newYorkSpots(map, 1);
    const middle = ({ x, y, width: wide, height: high }: (typeof spots)[0]["box"]) => ({
      x: x + wide / 2,
      y: y + high / 2,
    });
    for (const [id, borough] of Object.entries(map.boroughs))
      borough.stacks.forEach((box, index) =>
        expect(spotAt(spots, middle(box))).toMatchObject({
          place: id,
          piece: { kind: "stack", index },
        }),
      );
    for (const zone of ["upper", "midtown", "lower"] as const)
      expect(spotAt(spots, middle(map.manhattan.income[zone]))).toMatchObject({
        place: "manhattan",
        piece: { kind: "zone", zone },
      });
    expect(spotAt(spots, { x: -50, y: -50 })?.place).toBeTruthy();
  }
});

it("tells of a building what it takes, what it pays and what it becomes", async () => {
  const there = view();
  there.boroughs!.bronx!.stacks[0] = { top: "high_rise_2", height: 3 };
  const { onwhole } = open({ place: "bronx", piece: { kind: "stack", index: 0 } }, there);
  const text = screen.getByRole("complementary").textContent.replaceAll(/\s+/g, " ");
  expect(text).toContain("High-rise 2");
  expect(text).toContain("durability 2");
  expect(text).toContain("destroyed: 2 points");
  expect(text).toContain("then becomes: Jet");
  expect(text).toContain("2 more below");
  expect(text).not.toContain("Ouch");
  await fireEvent.click(screen.getByRole("button", { name: "Everything in the Bronx" }));
  expect(onwhole).toHaveBeenCalled();
});

it("counts what the reader's own cards change, and says which card it is", async () => {
  const there = view();
  const me = there.monsters.find(({ seat }) => seat === there.seat)!;
  const held = (id: string) => ({ id, used: false });
  me.cards = [
    held("trophy_hunter"),
    { ...held("mimic"), copies: { card: "long_neck", seat: "p2" } },
    held("bulletproof"),
  ];
  me.tile_strengths = { ...me.tile_strengths, jet: 2 };
  there.boroughs!.bronx!.units = { jet: 2 };
  const { oncard } = open({ place: "bronx", piece: { kind: "units" } }, there);
  const text = screen.getByRole("complementary").textContent.replaceAll(/\s+/g, " ");
  expect(text).toContain("durability 3, for you 2");
  expect(text).toContain("1 more point with Trophy Hunter");
  expect(text).toContain("You take 1 less with Bulletproof");
  await fireEvent.click(screen.getByRole("button", { name: "Bulletproof" }));
  expect(oncard).toHaveBeenCalledWith("bulletproof");
});

it("knows nothing of cards for whoever only watches", () => {
  const there = view();
  there.monsters.forEach((monster) => (monster.cards = [{ id: "bulletproof", used: false }]));
  there.seat = null;
  open({ place: "bronx", piece: { kind: "units" } }, there);
  expect(screen.queryByText(/less with/)).toBeNull();
});

it("tells of units what Ouch would do, new ones included", () => {
  const there = view();
  there.boroughs!.bronx!.units = { infantry: 2, tank: 1 };
  there.boroughs!.bronx!.fresh = { tank: 1 };
  expect(firepower(there, "bronx")).toBe(3);
  open({ place: "bronx", piece: { kind: "units" } }, there);
  const text = screen.getByRole("complementary").textContent.replaceAll(/\s+/g, " ");
  expect(text).toContain("Who rolls it here takes 3 damage.");
  expect(text).toContain("1 is new");
  expect(unitsAt(there, "bronx").map(({ tile }) => tile)).toEqual(["infantry", "tank"]);
});

it("tells of a whole place who is there, its zones and goals, and leads to them", async () => {
  const there = view();
  const { oncard, onseat } = open({ place: "manhattan", piece: null }, there);
  const monster = there.monsters.find(({ at }) => /upper|midtown|lower/.test(at))!;
  expect(screen.getByText("2 points, 2 energy")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Statue of Liberty" }));
  expect(oncard).toHaveBeenCalledWith("statue_of_liberty");
  const [way] = screen.getAllByRole("button");
  await fireEvent.click(way!);
  expect(onseat).toHaveBeenCalledWith(monster.seat);
});

it("means the whole place where nothing is left of what was tapped", () => {
  const there = view();
  there.boroughs!.bronx!.stacks[1] = { top: "", height: 0 };
  expect(present(there, { place: "bronx", piece: { kind: "stack", index: 1 } })).toBeNull();
  expect(buildingsAt(there, "bronx").some(({ index }) => index === 1)).toBe(false);
});

it("tells of Tokyo what staying pays, and closes on Escape", async () => {
  const there = new FakeSession(tokyo).game!.view;
  const { onclose } = open({ place: "tokyo_city", piece: null }, there);
  expect(screen.getByText(/Hearts do not heal you here/).textContent).toContain("2 points");
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onclose).toHaveBeenCalled();
});
