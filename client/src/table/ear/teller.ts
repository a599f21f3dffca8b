// Tells those who listen what is new, in the order in which it happened: each turn once, when it is over.
import { announce } from "../../lib/announcing.svelte";
import { looking } from "../../lib/looking";
import { plain } from "../../lib/parts";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Shown } from "../../protocol";
import { atHand } from "./at_hand.svelte";
import { heardText, isHeard } from "./heard";

const PATIENCE = 1000; // milliseconds after which whoever asked too fast may ask again

export class Teller {
  /** The change up to which everything was told, and the turn it was in. */
  private toldSeq = -1;
  private turn = -1;
  private asking: Promise<void> = Promise.resolve();

  private heard: number;

  constructor(private session: Session) {
    this.heard = session.events;
  }

  /** Look at what is shown; whatever somebody has to know is asked for and said. */
  look(game: Shown): void {
    const begins = this.turn < 0;
    const turns = game.view.turn !== this.turn || game.view.over;
    this.turn = game.view.turn;
    // Whoever is there from the first round on hears it from its beginning.
    const early = game.view.turn <= game.view.monsters.length;
    if (begins && early) this.heard = 0;
    if (begins ? !early && !game.choice && !game.view.over : !turns && !game.choice) return;
    this.asking = this.asking.then(() => this.tell(game, begins && !early));
  }

  private async tell(game: Shown, late: boolean): Promise<void> {
    if (game.seq <= this.toldSeq) return;
    // Whoever has a seat may listen, whatever they point with.
    const looksOn = looking.points && game.view.seat === null;
    if (looksOn && !settings.ear && !game.view.over) this.say(game);
    else await this.ask(game, late);
  }

  /** What the page itself knows, for whoever sees most of it: the question, else the last line of the log. */
  private say(game: Shown): void {
    const last = this.session.lines.at(-1);
    const asked = game.choice?.question ?? (last && plain(last.text));
    if (asked) announce(asked);
    this.heard = this.session.events;
    this.toldSeq = game.seq;
    this.guide();
  }

  private async ask(game: Shown, late: boolean): Promise<void> {
    // Whoever comes later hears the whole question; nothing that was before is news.
    const found = await this.session.hear(
      late ? { line: "" } : { since: this.heard, full: settings.full },
    );
    if (!isHeard(found)) {
      this.askAgain(game, late);
      return;
    }
    this.heard = found.heard;
    this.toldSeq = Math.max(game.seq, found.seq);
    for (const message of found.said) announce(heardText(message, atHand.dice));
    this.guide();
  }

  /** Nothing is left unsaid because too much was asked at once; what is shown by then is told. */
  private askAgain(game: Shown, late: boolean): void {
    setTimeout(() => {
      const now = this.session.game;
      if (now && now.seq >= game.seq) this.asking = this.asking.then(() => this.tell(now, late));
    }, PATIENCE);
  }

  /** What a lesson says is said as well, from its first step on. */
  private guide(): void {
    const guide = this.session.game?.choice?.guide;
    if (guide) announce(guide.text);
  }
}
