// What tools/make_fair_vectors.py reckoned in Python from the words of the scheme.
import type { Salts, Stream } from "../../src/lib/fair/scheme";
import type { ListEntry } from "../../src/protocol";
import text from "./vectors.json?raw";

interface SchemeVector {
  secret: string;
  commitment: string;
  seats: number;
  salts: Salts;
  stream: Stream;
  throws: [draw: number, dice: number, faces: number[]][];
  shuffles: [draw: number, mixed: number[]][];
}

/** A file of a game as plain data, for tests to damage. */
export interface GameData {
  record: number;
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  fair: {
    version: number;
    commitment: string;
    secret: string | null;
    salts: Record<string, string>;
    entry: ListEntry | null;
  };
  draws: string[];
  moves: string[];
}

const vectors = JSON.parse(text) as {
  scheme: SchemeVector[];
  list: ListEntry[];
  games: GameData[];
};

export const schemeVectors = vectors.scheme;
export const listVector = vectors.list;
/** A copy for each test. */
export const gameData = (number = 0): GameData => structuredClone(vectors.games[number]!);
