import { vi } from "vitest";
import type { Session } from "../../src/lib/session.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Offer, Snapshot } from "../../src/protocol";
import type { Shower } from "../../src/table/dock/director";

const files = import.meta.glob("../fixtures/*.json", { import: "default" }) as Record<
  string,
  () => Promise<Snapshot>
>;

/** A copy of a fixture, to be changed at will. */
export const fixture = async (name: string): Promise<Snapshot> =>
  structuredClone(await files[`../fixtures/${name}.json`]!());

/** English, with the cards of both cities. */
export async function speak(): Promise<void> {
  await texts.need("cards_tokyo");
  await texts.need("cards_new_york");
  await texts.speak("en");
}

export interface Fake {
  session: Session;
  director: Shower;
  play: ReturnType<typeof vi.fn>;
  send: ReturnType<typeof vi.fn>;
  ask: ReturnType<typeof vi.fn>;
}

/** A table of which only the dock is real. */
export function fakeTable(snapshot: Snapshot): Fake {
  const play = vi.fn(async () => ({}));
  const send = vi.fn(async () => ({}));
  const ask = vi.fn(async () => ({ kind: "gone", text: "" }));
  const session = {
    table: snapshot.table,
    game: snapshot.game,
    busy: false,
    problem: null,
    play,
    send,
    ask,
  } as unknown as Session;
  const { view, choice, waiting } = snapshot.game!;
  return {
    session,
    play,
    send,
    ask,
    director: {
      view,
      choice,
      lastRoll: null,
      rolling: false,
      waiting: waiting ?? "",
      skip: vi.fn(),
    },
  };
}

export const offers = (...moves: string[]): Offer[] =>
  moves.map((move) => ({ move, label: move, note: null }));
