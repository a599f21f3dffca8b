// A finished game as a file: read with bounds, since anybody may have written it.
import type { ListEntry } from "../../protocol";
import { isHex } from "./bytes";
import { POSITION, setUp } from "./game_digest";
import { readEntry } from "./public_list";
import { STREAMS, type Salts, type Stream } from "./scheme";

export const CITY_FACES: Record<string, readonly string[]> = {
  tokyo: ["1", "2", "3", "heart", "energy", "claw"],
  new_york: ["heart", "energy", "claw", "star", "destroy", "ouch"],
};

/** What chance brought: after how many moves, from which stream, and what. */
export interface Draw {
  after: number;
  stream: Stream;
  /** Faces of the notation, or numbers of cards or tiles. */
  things: string[];
}

export interface Fair {
  commitment: string;
  secret: string;
  salts: Salts;
  entry: ListEntry | null;
}

export interface GameFile {
  city: string;
  seats: number;
  fair: Fair;
  draws: Draw[];
  moves: string[];
  /** As the digest of the game has it. */
  beginning: readonly string[];
  /** Some of its dice were laid out beforehand, and are no draws. */
  prepared: boolean;
}

/** Why something is no file that can be checked; each has its words. */
export type Trouble =
  | "large"
  | "deep"
  | "garbled"
  | "record"
  | "unfair"
  | "unopened"
  | "version"
  | "fair"
  | "draws"
  | "moves";

export class NoGameError extends Error {
  constructor(
    readonly trouble: Trouble,
    readonly at: number | null = null,
  ) {
    super(trouble);
  }
}

export const MOST_CHARACTERS = 8_000_000;
const DEEPEST = 40;
const MOST_MOVES = 20_000;
const MOST_DRAWS = 20_000;
const LONGEST_MOVE = 200;
const MOST_THINGS = 500;
const MOST_DICE = 8; // more are two throws
const LONGEST_THING = 40;

const RECORD_KEYS = ["record", "game", "seats", "options", "seed", "fair", "draws", "moves"];
const POSITION_KEYS = ["start", "fair", "draws", "moves"];
const FAIR_KEYS = ["version", "commitment", "secret", "salts", "entry"];
const ENTRY_KEYS = ["number", "kind", "commitment", "why", "at", "before", "hash", "game"];

/** Nothing goes unread: what nobody looks at could say anything. */
const hasOnly = (data: Record<string, unknown>, keys: readonly string[]): boolean =>
  Object.keys(data).every((key) => keys.includes(key));

/** A whole game from text; a NoGameError says why it is none. */
export function readGame(text: string): GameFile {
  const data = asRecord(parsed(text), "record");
  if (!hasOnly(data, data.start === undefined ? RECORD_KEYS : POSITION_KEYS))
    throw new NoGameError("record");
  if (data.fair !== undefined && data.seed !== undefined) throw new NoGameError("record");
  const { city, seats, prepared, beginning } = readBeginning(data);
  const moves = readMoves(data.moves);
  return {
    city,
    seats,
    prepared,
    beginning,
    fair: readFair(data.fair, seats),
    draws: readDraws(data.draws, CITY_FACES[city]!, moves.length),
    moves,
  };
}

/** From set-up on, or from a position. */
function readBeginning(
  data: Record<string, unknown>,
): Pick<GameFile, "city" | "seats" | "prepared" | "beginning"> {
  const start = data.start === undefined ? null : asRecord(data.start, "record");
  const city = (start ?? data).game;
  const seats = start ? start.monsters : data.seats;
  const versioned = start ? start.snapshot === 1 : data.record === 1;
  if (!versioned || !isCity(city) || !isSeats(seats)) throw new NoGameError("record");
  return {
    city,
    seats: seats.length,
    prepared: Array.isArray(start?.loaded) && start.loaded.length > 0,
    beginning: start
      ? POSITION
      : setUp(city, seats.map(String), asRecord(data.options ?? {}, "record")),
  };
}

const isCity = (value: unknown): value is string =>
  typeof value === "string" && Object.hasOwn(CITY_FACES, value);

function parsed(text: string): unknown {
  if (text.length > MOST_CHARACTERS) throw new NoGameError("large");
  if (depthOf(text) > DEEPEST) throw new NoGameError("deep");
  try {
    return JSON.parse(text);
  } catch {
    throw new NoGameError("garbled");
  }
}

/** How deep brackets go, before anything is made of them. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted && letter === "\\") at++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && (letter === "{" || letter === "[")) deepest = Math.max(deepest, ++depth);
    else if (!quoted && (letter === "}" || letter === "]")) depth--;
  }
  return deepest;
}

function asRecord(value: unknown, trouble: Trouble): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new NoGameError(trouble);
  return value as Record<string, unknown>;
}

const isSeats = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length >= 2 && value.length <= 6;

const isStrings = (value: unknown, most: number, longest: number): value is string[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every((one) => typeof one === "string" && one.length <= longest);

function readMoves(value: unknown): string[] {
  if (!isStrings(value, MOST_MOVES, LONGEST_MOVE)) throw new NoGameError("moves");
  const wrong = value.findIndex((move) => !/^p[1-6] [a-z]/.test(move));
  if (wrong >= 0) throw new NoGameError("moves", wrong + 1);
  return value;
}

function readFair(value: unknown, seats: number): Fair {
  if (value === undefined || value === null) throw new NoGameError("unfair");
  const given = asRecord(value, "fair");
  const { version, commitment, secret, salts, entry } = given;
  if (version !== 1) throw new NoGameError("version");
  if (secret === undefined || secret === null) throw new NoGameError("unopened");
  if (!isHex(commitment) || !isHex(secret) || !hasOnly(given, FAIR_KEYS))
    throw new NoGameError("fair");
  const named = entry !== null && entry !== undefined;
  const listed = named ? readEntry(entry) : null;
  if (named && (!listed || !hasOnly(asRecord(entry, "fair"), ENTRY_KEYS)))
    throw new NoGameError("fair");
  return { commitment, secret, salts: readSalts(salts, seats), entry: listed };
}

/** Of seats that there are: no other could have been mixed in. */
function readSalts(value: unknown, seats: number): Salts {
  const given = Object.entries(asRecord(value ?? {}, "fair"));
  const isSeat = (seat: string): boolean => /^p[1-6]$/.test(seat) && Number(seat[1]) <= seats;
  const fits = given.every(([seat, salt]) => isSeat(seat) && isHex(salt));
  if (!fits) throw new NoGameError("fair");
  return Object.fromEntries(given) as Salts;
}

function readDraws(value: unknown, faces: readonly string[], moves: number): Draw[] {
  if (!Array.isArray(value) || value.length > MOST_DRAWS) throw new NoGameError("draws");
  let latest = 0;
  return value.map((text, index) => {
    const draw = readDraw(text, faces);
    if (!draw || draw.after < latest || draw.after > moves)
      throw new NoGameError("draws", index + 1);
    latest = draw.after;
    return draw;
  });
}

function readDraw(text: unknown, faces: readonly string[]): Draw | null {
  if (typeof text !== "string" || text.length > MOST_THINGS * LONGEST_THING) return null;
  const [number = "", name, ...things] = text.split(" ");
  const stream = STREAMS.find((one) => one === name);
  if (!/^(0|[1-9]\d{0,5})$/.test(number) || !stream || things.length > MOST_THINGS) return null;
  const fits = stream === "dice" ? isThrow(things, faces) : things.every(isNumber);
  return fits ? { after: Number(number), stream, things } : null;
}

const isThrow = (things: string[], faces: readonly string[]): boolean =>
  things.length > 0 && things.length <= MOST_DICE && things.every((face) => faces.includes(face));

const isNumber = (thing: string): boolean => /^\d{1,4}$/.test(thing);
