import { plain } from "../../src/lib/parts";
import { vi, type Mock } from "vitest";
import type { Session } from "../../src/lib/session.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Answer, Offer, Snapshot } from "../../src/protocol";
import type { Shower } from "../../src/table/dock/shower";
import { partly } from "../partly";

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
  play: Mock<Session["play"]>;
  send: Mock<Session["send"]>;
  ask: Mock<Session["ask"]>;
}

const DONE: Answer = { type: "answer", nonce: "", seq: 0, problem: null };

/** A table of which only the dock is real. */
export function fakeTable(snapshot: Snapshot): Fake {
  const play = vi.fn<Session["play"]>(() => Promise.resolve(DONE));
  const send = vi.fn<Session["send"]>(() => Promise.resolve(DONE));
  const ask = vi.fn<Session["ask"]>(() => Promise.resolve({ kind: "gone", text: "" }));
  const session = partly<Session>({
    table: snapshot.table,
    game: snapshot.game,
    busy: false,
    problem: null,
    play,
    send,
    ask,
  });
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
      waiting: plain(waiting ?? []),
      skip: vi.fn(),
    },
  };
}

export const offers = (...moves: string[]): Offer[] =>
  moves.map((move) => ({ move, label: move, note: null, effect: null, loss: null, target: null }));
