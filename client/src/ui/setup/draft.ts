// A table on the drawing board: seats and settings, before the server makes it.
import { FEWEST, MONSTERS, MOST } from "../../lib/game/cities";
import type { City } from "../../lib/game/cities";
import { isSite } from "../../lib/local/site";
import { favouriteOf } from "../../lib/players";
import type { NewSeat, NewTable, Settings } from "../../protocol";
import { inCitySettings, tidy, usualSettings } from "./rules";

/** `beside` is another person on this device. */
export type DraftKind = "me" | "bot" | "open" | "beside";
export interface DraftSeat {
  kind: DraftKind;
  name: string;
  level: number;
  monster: string | null;
}
export interface Draft {
  settings: Settings;
  seats: DraftSeat[];
}

export type Preset = "bots" | "friends" | "beside";
/** Nobody finds a device that is on its own by a link. */
export const PRESETS: Preset[] = isSite ? ["bots", "beside"] : ["bots", "friends", "beside"];
const OTHERS: Record<Preset, DraftKind> = { bots: "bot", friends: "open", beside: "beside" };

const seat = (kind: DraftKind, level: number): DraftSeat => ({
  kind,
  name: "",
  level,
  monster: null,
});

export function usualDraft(city: City, preset: Preset, others: number, level: number): Draft {
  const rivals = Array.from({ length: others }, () => seat(OTHERS[preset], level));
  const me = { ...seat("me", level), monster: favouriteOf(city) };
  return { settings: usualSettings(city), seats: [me, ...rivals] };
}

const settled = (draft: Draft): Draft =>
  faced({ ...draft, settings: tidy(draft.settings, draft.seats.length) });

/** Whether several people play on this device. */
export const isShared = ({ seats }: Draft): boolean => seats.some(({ kind }) => kind === "beside");

/** On one device everybody has a face from the start: whoever wants another chooses it. */
function faced(draft: Draft): Draft {
  if (!isShared(draft)) return draft;
  const free = MONSTERS[draft.settings.city as City].filter(
    (monster) => !draft.seats.some((one) => one.monster === monster),
  );
  const isHere = ({ kind }: DraftSeat) => kind === "beside" || kind === "me";
  const seats = draft.seats.map((one) =>
    isHere(one) && !one.monster ? { ...one, monster: free.shift() ?? null } : one,
  );
  return { ...draft, seats };
}

/** The same people in the other city: its monsters and cards are others. */
export function inCity(draft: Draft, city: City): Draft {
  const seats = draft.seats.map((one) => ({
    ...one,
    monster: one.kind === "me" ? favouriteOf(city) : null,
  }));
  return settled({ settings: inCitySettings(draft.settings, city), seats });
}

/** All seats but mine as the preset has them. */
export const withPreset = (draft: Draft, preset: Preset): Draft =>
  faced({
    ...draft,
    seats: draft.seats.map((one) => (one.kind === "me" ? one : { ...one, kind: OTHERS[preset] })),
  });

/** The preset that all seats but mine follow, if they do. */
export const presetOf = (draft: Draft): Preset | null =>
  PRESETS.find((preset) =>
    draft.seats.every((one) => one.kind === "me" || one.kind === OTHERS[preset]),
  ) ?? null;

export function withSeats(draft: Draft, count: number): Draft {
  const wanted = Math.min(MOST, Math.max(FEWEST, count));
  const last = draft.seats.at(-1)!;
  const kind = last.kind === "me" ? "bot" : last.kind;
  const more = Array.from({ length: wanted - draft.seats.length }, () => seat(kind, last.level));
  return settled({ ...draft, seats: [...draft.seats, ...more].slice(0, wanted) });
}

export function withSeat(draft: Draft, index: number, change: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map((one, at) => (at === index ? { ...one, ...change } : one));
  return "monster" in change ? { ...draft, seats } : faced({ ...draft, seats });
}

export const withSettings = (draft: Draft, settings: Settings): Draft =>
  settled({ ...draft, settings });

/** Monsters that other seats have chosen. */
export const takenBy = (seats: { monster: string | null }[], index: number): string[] =>
  seats.flatMap((one, at) => (at !== index && one.monster ? [one.monster] : []));

/** Somebody else is to come by the link: the table waits for them. */
export const awaits = (draft: Draft): boolean => draft.seats.some((one) => one.kind === "open");

/** What the server is asked for. */
export function payload(draft: Draft, me: string, other: (number: number) => string): NewTable {
  const seats = draft.seats.map((one, index): NewSeat => {
    if (one.kind === "bot") return { kind: "bot", level: one.level, monster: one.monster };
    if (one.kind === "open") return { kind: "open" };
    const name = one.name.trim() || (one.kind === "me" ? me : other(index + 1));
    return { kind: "person", name, monster: one.monster };
  });
  return { settings: tidy(draft.settings, seats.length), seats, begin: !awaits(draft) };
}
