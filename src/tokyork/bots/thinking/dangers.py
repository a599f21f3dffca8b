"""What may happen to a monster before its next turn, by the exact odds of the dice.

A rival either takes its first throw as it comes or hunts: keeps claws and rerolls the rest. Nobody
knows which, so both count. Whoever is hit in the centre may leave at once, so only the first blow
counts there; whoever stays to win must outlive them all.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.new_york.board import in_manhattan, in_new_york
from tokyork.tokyo.cards import MASKS as TOKYO_MASKS

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

_DICE: Final = 6
_HUNTERS: Final = 0.35  # of those who can reach a monster want nothing but claws
_MOST_HEALTH: Final = 15
_MOST_BLOWS: Final = 5


def _claws(one: float) -> list[float]:
    """How likely so many of six dice show claws, if each does with this chance."""
    return [float(comb(_DICE, n)) * one**n * (1.0 - one) ** (_DICE - n) for n in range(_DICE + 1)]


def _mixed() -> list[float]:
    casual, hunting = _claws(1 / 6), _claws(1.0 - (5 / 6) ** 3)
    return [
        (1.0 - _HUNTERS) * some + _HUNTERS * many
        for some, many in zip(casual, hunting, strict=True)
    ]


_BLOW: Final[list[float]] = _mixed()
CALM: Final[float] = _BLOW[0]
"""The chance that one rival does no harm in its turn."""


def _sums() -> list[list[float]]:
    """For each number of rivals, how likely their claws come to so many together."""
    found = [[1.0]]
    for _ in range(_MOST_BLOWS):
        before = found[-1]
        after = [0.0] * (len(before) + _DICE)
        for total, chance in enumerate(before):
            for blow, likely in enumerate(_BLOW):
                after[total + blow] += chance * likely
        found.append(after)
    return found


_SUMS: Final[list[list[float]]] = _sums()


def _total(chances: list[float]) -> float:
    total = 0.0
    for chance in chances:
        total += chance
    return total


# For each number of blows and health: outliving all of them, or falling by the first that hurts.
_OUTLIVES: Final[list[list[float]]] = [
    [_total(row[:health]) for health in range(_MOST_HEALTH + 2)] for row in _SUMS
]
_FIRST: Final[list[float]] = [
    _total(_BLOW[max(1, health) :]) / (1.0 - _BLOW[0]) for health in range(_MOST_HEALTH + 2)
]


def _lives() -> list[float]:
    """The worth of so much health: the first points are the dearest."""
    worth = [0.0]
    gain = 3.2
    for _ in range(_MOST_HEALTH):
        worth.append(worth[-1] + (gain if gain > 0.35 else 0.35))
        gain *= 0.74
    return worth


_LIFE: Final[list[float]] = _lives()


def _after(health: int, blows: list[float], least: int) -> float:
    """The worth of the health that is left, over all blows from this one on."""
    worth = 0.0
    chance = 0.0
    for blow in range(least, len(blows)):
        left = health - blow
        worth += blows[blow] * (_LIFE[left] if left > 0 else 0.0)
        chance += blows[blow]
    return worth / chance


_AFTER_FIRST: Final[list[float]] = [_after(health, _BLOW, 1) for health in range(_MOST_HEALTH + 1)]
_AFTER_ALL: Final[list[list[float]]] = [
    [_after(health, row, 0) for health in range(_MOST_HEALTH + 1)] for row in _SUMS
]


class Peril:
    """What a monster faces until it can do something about it.

    Outside that is its next turn: it may heal then. Inside it cannot, and cannot go unless it is
    hit, so the round after its turn counts as well.
    """

    def __init__(self, g: State, m: Monster, units: float) -> None:
        """With what units around are expected to do to it, too."""
        self.inside: bool = stands_inside(g, m)
        self.before: i64 = _rivals(g, m, self.inside, before_its_turn(g, m))
        self.rivals: i64 = self.before
        if self.inside and before_its_turn(g, m) < len(g.monsters):
            self.rivals = _few(self.before + _rivals(g, m, True, len(g.monsters)))
        self.health: float = float(int(m.health)) - units
        if m.powers & g.masks.damage_to_me:
            self.health += 1.0

    def outlives(self) -> float:
        """The chance to be alive when its turn begins without ever leaving."""
        return _between(_OUTLIVES[self.before], self.health)

    def survives(self) -> float:
        """The chance to live on, if it leaves the centre when it is hit there."""
        if not self.inside:
            return self.outlives()
        hit = 1.0 - CALM ** int(self.rivals)
        return 1.0 - hit * _between(_FIRST, self.health)

    def life(self) -> float:
        """What its health will be worth."""
        if not self.inside:
            return _between(_AFTER_ALL[self.rivals], self.health)
        calm = CALM ** int(self.rivals)
        return calm * _between(_LIFE, self.health) + (1.0 - calm) * _between(
            _AFTER_FIRST, self.health
        )


def life_of(health: i64) -> float:
    """What so much health is worth in peace."""
    return _between(_LIFE, float(int(health)))


def stands_inside(g: State, m: Monster) -> bool:
    """Where claws of those outside reach."""
    if in_new_york(g):
        return in_manhattan(m)
    return m.at != 0


def before_its_turn(g: State, m: Monster) -> i64:
    """How many seats, from the active one on, have a turn before it; all if its own is ending."""
    seats: i64 = len(g.monsters)
    own = (m.seat - g.active) % seats
    if own == 0 and kind_of(g.pending) != steps.ROLL:
        return seats
    return own


def _rivals(g: State, m: Monster, inside: bool, until: i64) -> i64:
    """How many who can hit it have a turn until then; strong ones count twice."""
    seats: i64 = len(g.monsters)
    rolling = kind_of(g.pending) == steps.ROLL
    found: i64 = 0
    for other in g.monsters:
        if not other.alive or other.seat == m.seat:
            continue
        turn = (other.seat - g.active) % seats
        if turn >= until or (turn == 0 and until < seats and not rolling):
            continue
        if stands_inside(g, other) == inside and not other.powers & g.masks.my_claws_reach:
            continue
        found += 1
        if not in_new_york(g) and other.powers & TOKYO_MASKS.bends_claws:
            found += 1
    return _few(found)


def _few(rivals: i64) -> i64:
    return rivals if rivals < _MOST_BLOWS else _MOST_BLOWS


def _between(table: list[float], health: float) -> float:
    """Of any amount of health, between whole numbers in proportion."""
    if health <= 0.0:
        return table[0]
    whole = int(health)
    if whole >= _MOST_HEALTH:
        return table[_MOST_HEALTH]
    return table[whole] + (health - whole) * (table[whole + 1] - table[whole])
