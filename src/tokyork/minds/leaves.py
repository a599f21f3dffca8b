"""Each seat's chance to win a position, by the hand-made measure."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.minds.worth import Temper, worth

if TYPE_CHECKING:
    from tokyork.core.game import State

SPREAD: Final = 7.0  # so much worth more makes a seat e times as likely to win


def shares_of(g: State, temper: Temper) -> list[float]:
    """The chances of all seats; together they are 1, or 0 if nobody won."""
    if g.over:
        return ended(g)
    odds: list[float] = []
    everything = 0.0
    for m in g.monsters:
        chance = 0.0
        if m.alive:
            chance = exp(worth(g, m.seat, temper) / SPREAD)
        odds.append(chance)
        everything += chance
    return [chance / everything for chance in odds]


def ended(g: State) -> list[float]:
    """Of a game that is over: winners share the victory."""
    winners: i64 = 0
    for m in g.monsters:
        if g.winners >> m.seat & 1:
            winners += 1
    if not winners:
        return [0.0 for _ in g.monsters]
    share = 1.0 / float(int(winners))
    return [share if g.winners >> m.seat & 1 else 0.0 for m in g.monsters]


def all_shares(states: list[State], temper: Temper) -> list[list[float]]:
    """The same for many positions."""
    return [shares_of(g, temper) for g in states]
