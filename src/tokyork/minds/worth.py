"""What a position is worth to a seat, by a hand-made measure: about points on the dial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.verbs import living
from tokyork.new_york.board import LOWER, ZONES, borough_of, in_manhattan, units_in
from tokyork.new_york.board import city as new_york

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

VICTORY: Final = 60.0
_CLAWS: Final = 1.25  # that a monster rolls on average when it wants some
_MOST_HEALTH: Final = 15


class Temper:
    """How much a player cares about what."""

    def __init__(self) -> None:
        """A level head."""
        self.points: float = 1.0
        self.health: float = 2.1
        self.energy: float = 0.5
        self.cards: float = 0.6  # of the printed cost
        self.centre: float = 1.3  # standing where income is
        self.danger: float = 1.0  # fear of what may come before the next turn
        self.rivals: float = 0.45  # how much others' fortune hurts
        self.goals: float = 1.0
        self.fall: float = 6.0  # a rival less
        self.leader: float = 0.5  # how much of the rivals' fortune is that of the strongest
        self.lead: float = 12.0  # what the last points are worth beside their number


def _lives() -> list[float]:
    """The worth of so much health: the first points are the dearest."""
    worth = [0.0]
    for health in range(1, _MOST_HEALTH + 1):
        worth.append(worth[-1] + max(0.35, 3.2 * 0.74 ** (health - 1)))
    return worth


_LIFE: Final[list[float]] = _lives()


def _life(health: float) -> float:
    """Of any amount of health, between whole numbers in proportion."""
    if health <= 0.0:
        return 0.0
    whole = int(health)
    if whole >= _MOST_HEALTH:
        return _LIFE[_MOST_HEALTH]
    return _LIFE[whole] + (health - whole) * (_LIFE[whole + 1] - _LIFE[whole])


def worth(g: State, seat: i64, temper: Temper) -> float:
    """What the position is worth to this seat."""
    me = g.monsters[seat]
    if g.over:
        return VICTORY if g.winners >> seat & 1 else -VICTORY
    if not me.alive:
        return -VICTORY
    others = 0.0
    strongest = 0.0
    for m in g.monsters:
        if m.alive and m.seat != seat:
            standing = _standing(g, m, temper)
            others += standing
            if standing > strongest:
                strongest = standing
    rivals = float(int(living(g) - 1))
    if rivals == 0.0:
        return VICTORY - 1.0  # the last one standing has only to end its turn
    hurt = temper.leader * strongest + (1.0 - temper.leader) * others / rivals
    hurt += temper.fall * rivals
    return _standing(g, me, temper) - temper.rivals * hurt


def _standing(g: State, m: Monster, temper: Temper) -> float:
    """How well a monster stands by itself."""
    goal = float(int(g.options.points))
    points = float(int(m.points))
    health = float(int(m.health))
    total = temper.points * (points + temper.lead * (points / goal) ** 3)
    damage = temper.danger * _threat(g, m)
    total += temper.health * (0.35 * _life(health) + 0.65 * _life(health - damage))
    energy = float(int(m.energy))
    total += temper.energy * (energy if energy <= 9.0 else 9.0 + (energy - 9.0) / 3.0)
    if m.cards:
        total += temper.cards * _hand(g, m)
    if m.tokens:
        total -= 0.8
    return total + _place(g, m, temper)


def _hand(g: State, m: Monster) -> float:
    """The printed cost of the cards in front of a monster, and a little for having them."""
    costs = g.rules.box.costs
    total = 0.0
    slot: i64 = 0
    bits = m.cards
    while bits:
        if bits & 1:
            total += costs[slot] + 0.5
        bits >>= 1
        slot += 1
    return total


def _in_centre(g: State, m: Monster) -> bool:
    if g.rules.boroughs:
        return in_manhattan(m)
    return m.at != 0


def _threat(g: State, m: Monster) -> float:
    """The health it may lose before its next turn."""
    inside = _in_centre(g, m)
    claws = 0.0
    for other in g.monsters:
        if other.alive and other.seat != m.seat and _in_centre(g, other) != inside:
            claws += _CLAWS
    if inside and claws > 2.5:  # it will leave in time
        claws = 2.5
    if g.rules.boroughs:
        claws += 0.22 * int(units_in(g, borough_of(m.at)))
    return claws


def _place(g: State, m: Monster, temper: Temper) -> float:
    if not g.rules.boroughs:
        return 1.4 * temper.centre if m.at else 0.0
    total = 0.0
    if in_manhattan(m):
        total += (1.2 + 0.3 * int((m.at - LOWER) % ZONES)) * temper.centre
    board = new_york(g)
    if board.superstar == m.seat:
        total += 1.6 * temper.goals
    if board.statue == m.seat:
        total += 1.0 * temper.goals
    return total


def worths(states: list[State], seat: i64, temper: Temper) -> list[float]:
    """The same for many positions."""
    return [worth(g, seat, temper) for g in states]
