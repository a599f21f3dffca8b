import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { announcing } from "../../src/lib/announcing.svelte";
import { looking } from "../../src/lib/looking";
import type { Session } from "../../src/lib/session.svelte";
import { set } from "../../src/lib/settings.svelte";
import { texts } from "../../src/lib/texts.svelte";
import type { Choice, Line, Monster, Problem, Shown, View } from "../../src/protocol";
import { Teller } from "../../src/table/ear/teller";
import { partly } from "../partly";

beforeAll(() => texts.speak("en"));
beforeEach(() => {
  set({ ear: false });
  looking.points = false;
});

const asks: unknown[] = [];
const session = partly<Session>({
  events: 12,
  lines: [partly<Line>({ text: [{ part: "text", text: "Rolls a claw." }] })],
  game: null,
  hear: (asked) => {
    asks.push(asked);
    return Promise.resolve({
      type: "heard",
      nonce: "",
      said: [],
      heard: 12,
      move: "",
      ask: "",
      seq: 1,
    });
  },
});
const shown = (seq: number, turn: number, question: string | null): Shown =>
  partly<Shown>({
    seq,
    view: partly<View>({
      seat: null,
      turn,
      over: false,
      monsters: [partly<Monster>({}), partly<Monster>({})],
    }),
    choice: question === null ? null : partly<Choice>({ question }),
  });
const told = async (...games: Shown[]): Promise<string[]> => {
  asks.length = 0;
  const before = announcing.said.length;
  const teller = new Teller(session);
  for (const game of games) teller.look(game);
  await new Promise((done) => setTimeout(done));
  return announcing.said.slice(before).map(({ text }) => text);
};

const move = { pointerType: "mouse", movementX: 3, movementY: 0 };
const point = (type: string, about: object): void => {
  window.dispatchEvent(Object.assign(new Event(type), about));
};

describe("words for the ear", () => {
  it("are asked for by whoever may listen, and by those who play by ear", async () => {
    await told(shown(1, 1, "Reroll?"));
    expect(asks).toHaveLength(1);
    looking.points = true;
    set({ ear: true });
    await told(shown(1, 1, "Reroll?"));
    expect(asks).toHaveLength(1);
  });

  it("cost the server nothing for whoever looks on and points: the page says what it knows", async () => {
    looking.points = true;
    expect(await told(shown(1, 1, "Reroll?"), shown(2, 2, null))).toEqual([
      "Reroll?",
      "Rolls a claw.",
    ]);
    expect(asks).toEqual([]);
  });

  it("are asked for once more if that was too much at once", async () => {
    vi.useFakeTimers();
    const refused: Problem = { kind: "limit", text: "" };
    const hear = vi.spyOn(session, "hear").mockResolvedValueOnce(refused);
    session.game = shown(1, 1, "Reroll?");
    new Teller(session).look(session.game);
    await vi.advanceTimersByTimeAsync(500);
    expect(hear).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(hear).toHaveBeenCalledTimes(2);
    session.game = null;
    vi.useRealTimers();
  });

  it("are for those again who use a key, and not ended by a screen reader's own press", () => {
    point("pointermove", move);
    expect(looking.points).toBe(true);
    point("keydown", {});
    expect(looking.points).toBe(false);
    point("pointerdown", { pointerType: "mouse", pressure: 0, width: 1, height: 1 });
    point("pointermove", { pointerType: "touch", movementX: 0, movementY: 0 });
    expect(looking.points).toBe(false);
    point("pointerdown", { pointerType: "touch", pressure: 1, width: 20, height: 20 });
    expect(looking.points).toBe(true);
  });
});
