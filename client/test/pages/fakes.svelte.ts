// A session without a server: what it is told it remembers, what it is sent it writes down.
import { vi } from "vitest";
import type { Session, Wish } from "../../src/lib/session.svelte";
import type { Answer, Choice, Problem, Said, Seat, Shown, Table, View } from "../../src/protocol";
import { partly } from "../partly";

export const seat = (change: Partial<Seat> & { seat: string }): Seat => ({
  kind: "person",
  name: "Ada",
  level: null,
  monster: null,
  yours: false,
  here: true,
  stood_in: false,
  reserve: null,
  orders: [],
  host: false,
  away: null,
  until_back: false,
  ready: false,
  off: null,
  days_off: null,
  ...change,
});

export const table = (seats: Seat[], change: Partial<Table> = {}): Table => ({
  table: "abc",
  status: "gathering",
  settings: {
    city: "tokyo",
    options: {},
    listed: false,
    help: true,
    clock: null,
    rated: false,
    pace: null,
  },
  seats,
  host: false,
  paused: false,
  watchers: 0,
  rematch: null,
  lesson: false,
  dice: null,
  sent_away: null,
  tournament: null,
  unrated: "casual",
  ...change,
});

export const said = (number: number, change: Partial<Said> = {}): Said => ({
  type: "said",
  number,
  seat: "p2",
  name: "Boris",
  text: "Hello",
  emote: null,
  at: 0,
  voice: "boris",
  ...change,
});

class FakeSession {
  id = "abc";
  connected = $state(true);
  table = $state.raw<Table | null>(null);
  game = $state.raw<Shown | null>(null);
  talk = $state.raw<Said[]>([]);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  sent: Wish[] = [];
  send = vi.fn((wish: Wish): Promise<Answer> => {
    this.sent.push(wish);
    return Promise.resolve({ type: "answer", nonce: "", seq: 0, problem: null });
  });
}

export function fakeSession(at: Table): FakeSession & Session {
  const session = new FakeSession();
  session.table = at;
  return partly<FakeSession & Session>(session);
}

/** The game as one seat sees it, as far as the pages look. */
export const shown = (reader: string, known: string[], change: Partial<Shown> = {}): Shown =>
  partly<Shown>({
    seq: 1,
    view: partly<View>({ seat: reader, known_deck: known, over: false, monsters: [] }),
    choice: partly<Choice>({ seat: reader }),
    waiting: null,
    deadline: null,
    ...change,
  });
