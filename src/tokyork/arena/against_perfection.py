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
from tokyork.core.agenda import play, seat_of
from tokyork.formats.notation import decision_kind, legal_texts
from tokyork.formats.record import begin, read_record
from tokyork.odds.wishes import face_names
from tokyork.pool import in_parts
from tokyork.solved import duel
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

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
    g = _new_duel(seed)
    lost = [0.0, 0.0, 0.0]
    try:
        while not g.over:
            values = _values(g)
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


def _new_duel(seed: int) -> State:
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


def _values(g: State) -> list[float]:
    """What every legal move of whoever must choose is worth, by the solved game."""
    me = g.monsters[seat_of(g.pending)]
    you = g.monsters[1 - me.seat]
    if decision_kind(g) == "yield":
        staying, leaving = duel.yield_values(me.health, you.health, me.points, you.points)
        return [staying if text == "stay" else leaving for text in legal_texts(g)]
    return _roll_values(g, me, you)


def _roll_values(g: State, me: Monster, you: Monster) -> list[float]:
    place = "me" if me.at else "you" if you.at else "nobody"
    begun = me.points - (2 if me.at else 0)  # a standing is that before the points for Tokyo
    dice = face_names(g.dice, FACES)
    known = duel.keep_values(me.health, you.health, begun, you.points, place, dice, int(g.rolls))
    found = {("keep", *kept): value for kept, value in known.items()}
    found["stop",] = known[tuple(dice)]
    return [found[tuple(text.split())] for text in legal_texts(g)]
