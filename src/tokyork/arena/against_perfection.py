"""How much a bot gives away against perfect play, where perfect play is known: in the duel.

Each of its choices is compared with the best one. The differences of a game, added up, are the
points of win chance that it gave away: no luck is in them, so few games are enough.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean, stdev
from typing import TYPE_CHECKING

from tokyork.bots import make_bot
from tokyork.bots.base import Seen
from tokyork.bots.search import SearchBot
from tokyork.core.agenda import play, seat_of
from tokyork.formats.notation import decision_kind, legal_texts
from tokyork.formats.record import begin, read_record
from tokyork.pool import in_parts
from tokyork.solved.duel_moves import duel_values

if TYPE_CHECKING:
    from tokyork.core.state import State

PART = 10
_NO_CARDS: dict[str, object] = {"deck": {}}


@dataclass(frozen=True)
class GivenAway:
    """What a bot gave away, in points of win chance a game."""

    games: int
    rolls: float
    """By what it kept."""
    yields: float
    """By staying or leaving."""
    error: float
    """The standard error of both together."""
    stayed_wrongly: float
    """The share of `yields` that was given away by staying."""

    @property
    def total(self) -> float:
        """All of it."""
        return self.rolls + self.yields

    def data(self) -> dict[str, float]:
        """As plain data."""
        return {"total": round(self.total, 4)} | {
            name: round(value, 4) for name, value in vars(self).items()
        }


def given_away(bot: str, games: int, seed: int = 1, jobs: int = 1) -> GivenAway:
    """Let a bot play so many duels against perfect play, half of them as the first to move."""
    make_bot(bot).close()  # a bad name is told here, not in another process
    tasks = [(bot, seed + n, min(PART, games - n)) for n in range(0, games, PART)]
    rows = [row for part in in_parts(_play_part, tasks, jobs) for row in part]
    totals = [row[0] + row[1] for row in rows]
    yields = sum(row[1] for row in rows)
    return GivenAway(
        len(rows),
        100 * fmean(row[0] for row in rows),
        100 * fmean(row[1] for row in rows),
        100 * stdev(totals) / len(rows) ** 0.5 if len(rows) > 1 else 0.0,
        sum(row[2] for row in rows) / yields if yields else 0.0,
    )


def _play_part(task: tuple[str, int, int]) -> list[tuple[float, float, float]]:
    name, first, games = task
    return [_play_game(name, first + n, (first + n) % 2) for n in range(games)]


def _play_game(name: str, seed: int, seat: int) -> tuple[float, float, float]:
    """By rolls, by yields, by staying wrongly."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        bot.knows_duel = False  # it is the bot that is measured, not the solution
    g = new_duel(seed)
    lost = [0.0, 0.0, 0.0]
    try:
        while not g.over:
            values = duel_values(g)
            best = max(range(len(values)), key=values.__getitem__)
            mine = seat_of(g.pending) == seat
            number = bot.pick(Seen(g)) if mine else best
            if mine:
                _count(lost, g, values[best] - values[number], number)
            play(g, number)
    finally:
        bot.close()
    return lost[0], lost[1], lost[2]


def _count(lost: list[float], g: State, difference: float, number: int) -> None:
    if decision_kind(g) == "roll":
        lost[0] += difference
        return
    lost[1] += difference
    if legal_texts(g)[number] == "stay":
        lost[2] += difference


def new_duel(seed: int) -> State:
    """King of Tokyo for two without cards; the first seat begins."""
    seats = ["gigazaur", "cyber_kitty"]
    return begin(
        read_record(
            {
                "record": 1,
                "game": "tokyo",
                "seats": seats,
                "options": _NO_CARDS | {"first": "p1"},
                "seed": seed,
                "moves": [],
            }
        )
    )
