"""Many games, random or of bots: who wins, how long they take, how they end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from tokyork.cities import CITIES
from tokyork.core.chance import seeded
from tokyork.core.random_play import play_randomly
from tokyork.core.setup import empty_table, start
from tokyork.errors import sentence
from tokyork.formats.options import read_options
from tokyork.playout import PICKER
from tokyork.pool import in_parts
from tokyork.views.event_view import ENDINGS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tokyork.core.state import State

ENDING_KEYS = {
    "points": "by_points",
    "elimination": "by_elimination",
    "card": "by_card",
    "no_winner": "no_winner",
}
SHARES = 60  # a victory in parts that any number of winners can share evenly
CHUNK = 50, 2000  # games, at least and at most
CHUNK_OF_BOTS = 1, 5
_SHARE_OF_THE_REST = 6

Player: TypeAlias = "Callable[[State, tuple[str, ...], int], list[tuple[str, str]]]"
"""Plays a game of bots to its end, by a seed; says whose answer had to be replaced, and why."""


class Trouble(NamedTuple):
    """Answers of a bot that had to be replaced: how many, and the first."""

    answers: int
    seed: int
    reason: str


@dataclass(frozen=True)
class SimulationPlan:
    """Which games to play."""

    city: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...] = ()
    """Who sits where, from the first seat on; nobody for random moves."""
    options: Mapping[str, Any] = field(default_factory=dict)

    def seed_of(self, game: int) -> int:
        """The seed of one game, the same however the games are divided."""
        return self.seed * 1_000_000_000 + game


@dataclass
class Tally:
    """What some games came to; whole numbers, so that the order of adding is no matter."""

    seats: int
    games: int = 0
    turns: int = 0
    decisions: int = 0
    shares: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    failures: list[tuple[int, str]] = field(default_factory=list)
    """The seed of each game that crashed, and how."""
    troubles: dict[str, Trouble] = field(default_factory=dict)
    """By the names of bots."""

    def __post_init__(self) -> None:
        """Nothing is won yet."""
        self.shares = self.shares or [0] * self.seats
        self.endings = self.endings or dict.fromkeys(ENDING_KEYS.values(), 0)

    def count(self, g: State) -> None:
        """Add a finished game."""
        self.turns += int(g.turn)
        self.decisions += int(g.made)
        self.endings[ENDING_KEYS[str(ENDINGS[int(g.ending)])]] += 1
        winners = [seat for seat in range(self.seats) if g.winners >> seat & 1]
        for seat in winners:
            self.shares[(seat - int(g.first)) % self.seats] += SHARES // len(winners)

    def add(self, other: Tally) -> None:
        """Add what other games came to."""
        self.games += other.games
        self.turns += other.turns
        self.decisions += other.decisions
        self.shares = [a + b for a, b in zip(self.shares, other.shares, strict=True)]
        for ending, count in other.endings.items():
            self.endings[ending] += count
        self.failures += other.failures
        for name, trouble in other.troubles.items():
            self.note(name, trouble)

    def note(self, name: str, trouble: Trouble) -> None:
        """Count answers that had to be replaced."""
        before = self.troubles.get(name)
        if before is not None:
            trouble = before._replace(answers=before.answers + trouble.answers)
        self.troubles[name] = trouble

    def data(self, city: str) -> dict[str, Any]:
        """The result as plain data; `win_share[0]` is the first player's."""
        finished = max(self.games - len(self.failures), 1)
        return {
            "city": city,
            "seats": self.seats,
            "games": self.games,
            "errors": len(self.failures),
            "win_share": [round(share / SHARES / finished, 6) for share in self.shares],
            "mean_turns": round(self.turns / finished, 4),
            "mean_decisions": round(self.decisions / finished, 4),
            **self.endings,
        }


def new_table(city: str, seats: int, seed: int, options: Mapping[str, Any] | None = None) -> State:
    """A game about to begin, without a log."""
    rules = CITIES[city]
    agreed = read_options(rules, seats, dict(options)) if options else rules.new_options()
    g = empty_table(rules, agreed, list(range(seats)), seed)
    start(g)
    return g


def simulate(plan: SimulationPlan, jobs: int = 1, player: Player | None = None) -> Iterator[Tally]:
    """Play the games, and yield the tally of each part when it is done."""
    least, most = CHUNK if player is None else CHUNK_OF_BOTS
    parts = [(plan, games, player) for games in shrinking(plan.games, least, most)]
    return in_parts(_play_part, parts, jobs)


def shrinking(games: int, least: int, most: int) -> Iterator[range]:
    """All games, in smaller and smaller parts.

    Handing out a part costs as much as some games, so that they are large; and nobody shall wait
    for the last one, so that those at the end are small.
    """
    first = 0
    while first < games:
        size = min(most, max(least, (games - first) // _SHARE_OF_THE_REST))
        yield range(first, min(first + size, games))
        first += size


def _play_part(part: tuple[SimulationPlan, range, Player | None]) -> Tally:
    plan, games, player = part
    tally = Tally(plan.seats)
    for game in games:
        _play_game(plan, plan.seed_of(game), tally, player)
    return tally


def _play_game(plan: SimulationPlan, seed: int, tally: Tally, player: Player | None) -> None:
    tally.games += 1
    try:
        g = new_table(plan.city, plan.seats, seed, plan.options)
        if player is None:
            play_randomly(g, seeded(seed + PICKER))
        else:
            for name, reason in player(g, plan.bots, seed):
                tally.note(name, Trouble(1, seed, reason))
    except Exception as error:  # noqa: BLE001 - a crash is what this looks for
        tally.failures.append((seed, sentence(error)))
    else:
        tally.count(g)
