"""What may come of moves: each is tried in the same games in the head, and compared there.

The luck is the same for every move: what is unseen is dealt by the seed of the deal, and so are
the dice. Where the dice of a roll are still to fall, how lucky they were in the network's own eyes
is taken out again: on average over chance that is nothing, so it changes no mean, only the spread.
"""

from __future__ import annotations

from statistics import fmean, variance
from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.bots.learned import LearnedBot
from tokyork.bots.rounds import play_round
from tokyork.bots.same_dice import SameDice
from tokyork.bots.search import SearchBot
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.ahead import begin_after_dice
from tokyork.bots.thinking.quick import NOBODY, Quick, play_until_asked
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play, seat_of
from tokyork.core.chance import seeded
from tokyork.core.dice import FACES, total
from tokyork.core.moves import STOP, verb_of, x_of
from tokyork.new_york.board import in_manhattan, in_new_york
from tokyork.odds.multisets import FIRST, NUMBERS
from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import Monster, State
    from tokyork.odds.solve import Plan

STRIDE: Final = 1_000_003
ROLLS: Final = 0x5EED  # the dice of the roll that is judged have a row of their own
_BITS: Final = (1 << 64) - 1
DEALS: Final = 64  # deals of what is unseen; later games use them again with other dice


class Future(NamedTuple):
    """Where one game in the head ended, as the seat that chose sees it."""

    chance: float
    """To win from there, as the network sees it; certain where it is over."""
    standing: bool
    won: bool
    lost: bool
    """Whether somebody else has won."""
    points: int
    health: int
    energy: int
    inside: bool
    """Whether it stands in the centre."""
    rivals: int
    """How many others are standing."""


class MoveGap(NamedTuple):
    """How much better one move is than another, in chance to win."""

    gap: float
    error: float
    """The standard error of it."""

    def surely(self, errors: float) -> float:
        """What it is at least, so many standard errors below."""
        return self.gap - errors * self.error


class QuickSameDice(SameDice):
    """The same luck for every move, drawn quickly: one hash a throw."""

    def __init__(self, seed: int) -> None:
        """Nothing was drawn yet."""
        super().__init__(seed)
        self._row = _mixed(seed)

    def throw(self, made: int, number: int) -> int:  # noqa: ARG002 - moves differ by what is chosen
        """The next throw of whoever's turn it is; six faces hardly bend 64 bits."""
        seat = self._seat_to_throw()
        left = _mixed(self._row + (self._turns[seat] << 12 | self._in_turn << 4 | seat & 15))
        self._in_turn += 1
        dice = 0
        for _ in range(number):
            left, face = divmod(left, FACES)
            dice += 1 << 4 * face
        return dice


def _mixed(number: int) -> int:
    """Splitmix64: numbers that are near become numbers that have nothing in common."""
    mixed = (number + 0x9E3779B97F4A7C15) & _BITS
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _BITS
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _BITS
    return mixed ^ mixed >> 31


class Futures:
    """Moves of one decision, each tried in the same games."""

    def __init__(  # noqa: PLR0913 - what is tried, by whom, how far
        self,
        g: State,
        numbers: list[int],
        network: Network,
        seed: int,
        rounds: int | None = None,
        *,
        quickly: bool = False,
    ) -> None:
        """Nothing is tried yet; so many rounds ahead, or as many as the strongest bot looks.

        Everybody in these games plays by the network, or, `quickly`, by the hand-made measure.
        """
        self.seat = int(seat_of(g.pending))
        self.numbers = numbers
        self.found: list[list[Future]] = [[] for _ in numbers]
        """For each move, by deal."""
        self._g = g
        self._network = network
        self._seed = seed
        ahead = SearchBot.rounds[g.rules.id] if rounds is None else rounds
        self._last = int(g.turn) - 1 + ahead * sum(m.alive for m in g.monsters)
        self._quick = Quick(LEVEL_HEAD[g.rules.id]) if quickly else None
        self._dealt: list[State] = []
        self._plan = self._planned()

    def _planned(self) -> Plan | None:
        """How the rest of a roll is played, if dice are still to fall."""
        if not is_plain_roll(self._g):
            return None
        bot = LearnedBot(network=self._network)
        bot.wake(self._g.rules.id)
        return bot.plan(determinize(self._g, self.seat, self._seed), self.seat)

    def play(self, deals: int) -> None:
        """Try every move in so many more deals."""
        first = len(self.found[0])
        games: list[State] = []
        lucks: list[float] = []
        for deal in range(first, first + deals):
            for number in self.numbers:
                g, luck = self._begun(deal, number)
                games.append(g)
                lucks.append(luck)
        self._go_on(games)
        chances = self._network.chances(games, self.seat)
        for n, (g, chance, luck) in enumerate(zip(games, chances, lucks, strict=True)):
            future = seen_by(g, self.seat, chance - luck)
            self.found[n % len(self.numbers)].append(future)

    def _go_on(self, games: list[State]) -> None:
        if self._quick is None:
            play_round(games, self._last, self._network)
            return
        for g in games:
            play_until_asked(g, self._quick, self._last, NOBODY)

    def _begun(self, deal: int, number: int) -> tuple[State, float]:
        """A deal after a move, and how lucky its dice were."""
        while len(self._dealt) <= min(deal, DEALS - 1):
            seed = self._seed * DEALS + len(self._dealt)
            self._dealt.append(determinize(self._g, self.seat, seed))
        g = self._dealt[deal % DEALS].clone()
        seed = self._seed * STRIDE + deal
        g.chance = seeded(seed)
        QuickSameDice(seed).watch(g)
        if self._plan is None:
            play(g, number)
            return g, 0.0
        dice, luck = self._rolled(g, number, seed)
        begin_after_dice(g, dice)
        return g, luck

    def _rolled(self, g: State, number: int, seed: int) -> tuple[int, float]:
        """The final dice if the rest of the roll is played by the plan, and the luck in them."""
        assert self._plan is not None  # noqa: S101 - only a roll gets here
        plan, move, left = self._plan, int(g.moves[number]), int(g.rolls)
        dice = int(g.dice)
        kept = dice if verb_of(move) == STOP else int(x_of(move))
        expected = plan.keep(dice, kept, left).value
        throws = QuickSameDice(seed ^ ROLLS)
        while kept != dice:
            dice = kept + throws.throw(0, int(total(dice) - total(kept)))
            left -= 1
            kept = plan.best(dice, left).keep if left else dice
        pool = int(total(dice))
        return dice, plan.table(0)[NUMBERS[dice] - FIRST[pool]] - expected

    # --- what came of it ---

    def chance(self, place: int) -> float:
        """The mean chance to win after the move at this place."""
        return fmean(future.chance for future in self.found[place])

    def compare(self, better: int, worse: int) -> MoveGap:
        """How much better a move did than another in the same deals, by their places."""
        gaps = [
            a.chance - b.chance for a, b in zip(self.found[better], self.found[worse], strict=True)
        ]
        return MoveGap(fmean(gaps), (variance(gaps) / len(gaps)) ** 0.5)


def is_plain_roll(g: State) -> bool:
    """Whether dice lie there that may be kept, and no card bends how."""
    return bool(kind_of(g.pending) == steps.ROLL and g.dice and g.rolls and g.plain)


def seen_by(g: State, seat: int, chance: float) -> Future:
    """How a game in the head stands for a seat."""
    me = g.monsters[seat]
    won = bool(g.winners >> seat & 1)
    return Future(
        chance,
        bool(me.alive),
        won,
        bool(g.over and not won),
        int(me.points),
        int(me.health),
        int(me.energy),
        is_in_centre(g, me),
        sum(bool(m.alive) for m in g.monsters if m.seat != seat),
    )


def is_in_centre(g: State, m: Monster) -> bool:
    """Whether a monster stands in Tokyo or in Manhattan."""
    return bool(in_manhattan(m)) if in_new_york(g) else bool(m.alive and m.at != 0)
