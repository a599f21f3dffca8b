"""A conformance check for programs: many questions of all kinds, and how they were answered."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from tokyork.bots.programs.program import ProgramBot
from tokyork.bots.safe import SafeSeat
from tokyork.cities import CITIES
from tokyork.core.agenda import DecisionStep, card_of, play
from tokyork.core.moves import verb_of
from tokyork.formats.notation import chooser, decision_kind
from tokyork.scenario import read_position

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.bots.safe import Failure
    from tokyork.core.state import State

ENOUGH = 50  # questions of one kind, from the same card if one asks
MOST_FAILURES = 20
MOST_ENERGY = 25
MOST_CARDS = 6


@dataclass(frozen=True)
class Spot:
    """Where a question was asked; the seed alone brings the whole game back."""

    city: str
    seats: int
    seed: int
    made: int
    kind: str


@dataclass
class Report:
    """How a program did."""

    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    """Questions by kind."""
    failures: list[tuple[Spot, Failure]] = field(default_factory=list)
    slowest: tuple[float, Spot | None] = (0.0, None)
    """In milliseconds, the first answer of a process left out."""
    slowest_start: float = 0.0
    """A first answer, in milliseconds."""
    complete: bool = True
    """Whether all games were asked through: there was time, and it did not fail too often."""

    @property
    def asked(self) -> int:
        """All questions."""
        return self.kinds.total()

    @property
    def good(self) -> bool:
        """Whether it was asked at all, and every answer could be played."""
        return self.asked > 0 and not self.failures

    @property
    def never(self) -> list[str]:
        """The kinds of decisions of both cities that were not reached."""
        known = {decision.kind or decision.name for decision in _decisions()}
        return sorted(known - self.kinds.keys())


class Check:
    """Asks one program in games of both cities, at tables of all sizes.

    The moves of the games are drawn, whatever the program answers: so the same seed
    asks the same questions of everybody.
    """

    def __init__(self, command: Sequence[str], ms: int) -> None:
        """So many milliseconds for each answer."""
        self.command = command
        self.ms = ms
        self.report = Report()
        self._asked: Counter[tuple[str, str, int]] = Counter()

    def run(self, seeds: range, seconds: float) -> Iterator[int]:
        """Ask through the games of these seeds, and yield the number of those done."""
        end = monotonic() + seconds
        for seed in seeds:
            self._ask_through(seed, end)
            self.report.games += 1
            yield self.report.games
            if monotonic() > end or len(self.report.failures) >= MOST_FAILURES:
                self.report.complete = False
                return

    def _ask_through(self, seed: int, end: float) -> None:
        g = table_of(seed)
        dice = Random(seed)
        seat = dice.randrange(len(g.monsters))
        bot = ProgramBot(self.command, ms=self.ms)
        asked = SafeSeat(bot)
        try:
            while not g.over and monotonic() < end and not bot.given_up:
                if chooser(g) == seat and self._is_wanted(g):
                    self._ask(asked, g, seed)
                play(g, _drawn(g, dice))
        finally:
            asked.close()

    def _is_wanted(self, g: State) -> bool:
        """Whether there are not enough questions of this kind yet."""
        key = g.rules.id, decision_kind(g), int(card_of(g.pending))
        self._asked[key] += 1
        return self._asked[key] <= ENOUGH

    def _ask(self, asked: SafeSeat, g: State, seed: int) -> None:
        report = self.report
        spot = Spot(g.rules.id, len(g.monsters), seed, int(g.made), decision_kind(g))
        before, failed = asked.seconds, len(asked.failures)
        asked.pick(g)
        taken = 1000 * (asked.seconds - before)
        report.kinds[spot.kind] += 1
        report.failures += [(spot, failure) for failure in asked.failures[failed:]]
        if asked.answers == 1 or failed:
            report.slowest_start = max(report.slowest_start, taken)
        elif taken > report.slowest[0]:
            report.slowest = taken, spot


def table_of(seed: int) -> State:
    """The game of a seed; every other one begins with cards and energy, so that cards meet."""
    rules = list(CITIES.values())[seed % len(CITIES)]
    seats = 2 + seed // 2 % 5
    dice = Random(seed)
    slots = dice.sample(range(rules.box.keeps), rules.box.keeps)
    cards = iter([rules.box.cards[slot].id for slot in slots])
    rich = seed // 10 % 2
    players = [
        {
            "energy": rich * dice.randrange(MOST_ENERGY),
            "cards": [next(cards) for _ in range(rich * dice.randrange(MOST_CARDS + 1))],
        }
        for _ in range(seats)
    ]
    return read_position({"game": rules.id, "first_turn": True, "seed": seed, "players": players})


def _drawn(g: State, dice: Random) -> int:
    """Any verb, and then any move with it, so that the many keeps leave room for the rest."""
    verb = dice.choice(sorted({int(verb_of(move)) for move in g.moves}))
    return dice.choice([n for n, move in enumerate(g.moves) if verb_of(move) == verb])


def _decisions() -> list[DecisionStep]:
    steps = [step for rules in CITIES.values() for step in rules.steps]
    return [step for step in steps if isinstance(step, DecisionStep)]
