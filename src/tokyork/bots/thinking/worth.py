"""What a position is worth to a seat, by a hand-made measure: about points on the dial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.bots.thinking.certainty import certain_share
from tokyork.bots.thinking.dangers import Peril, life_of
from tokyork.core.state import NO_CARD
from tokyork.core.verbs import living
from tokyork.new_york.board import (
    LOWER,
    REWARD,
    STACKS,
    ZONES,
    borough_of,
    in_manhattan,
    in_new_york,
    stack_of,
    top_of,
    units_in,
)
from tokyork.new_york.board import city as new_york

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

VICTORY: Final = 60.0
_ZONE_POINTS: Final[list[int]] = [1, 2, 2]


class Temper:
    """How much a player cares about what."""

    def __init__(self) -> None:
        """A level head."""
        self.points: float = 1.0
        self.lead: float = 12.0  # what the last points are worth beside their number
        self.health: float = 2.1
        self.energy: float = 0.5
        self.cards: float = 0.6  # of the printed cost
        self.skills: float = 1.0  # of what cards do, by `SKILLS`
        self.bargains: float = 0.5  # cards of the market that it can pay
        self.centre: float = 1.3  # standing where income is
        self.crown: float = 1.0  # standing there when that income would win
        self.danger: float = 1.0  # fear of what may come before the next turn
        self.doom: float = 8.0  # what falling costs beside all it has
        self.army: float = 0.22  # damage expected from each unit around
        self.rivals: float = 0.45  # how much others' fortune hurts
        self.leader: float = 0.5  # how much of that is the fortune of the strongest
        self.fall: float = 6.0  # a rival less
        self.goals: float = 1.0
        self.tiles: float = 0.0  # what can be destroyed where it stands


# What cards are worth beside their price, by what they bend.
SKILLS: Final[dict[str, float]] = {
    "my_extra_dice": 2.0,
    "my_extra_rolls": 1.0,
    "at_roll": 0.5,
    "my_discount": 1.0,
    "my_extra_energy": 1.0,
    "my_extra_healing": 0.5,
    "my_extra_claws": 1.5,
    "my_free_claws": 1.0,
    "damage_to_me": 2.0,
    "my_extra_health": 1.0,
    "rolls_against_loss": 1.0,
    "saves_me": 2.0,
    "when_my_turn_ends": 1.0,
    "when_i_am_hurt": 1.0,
}


def worth(g: State, seat: i64, temper: Temper) -> float:
    """What the position is worth to this seat."""
    me = g.monsters[seat]
    if not me.alive and not g.over:
        return -VICTORY
    share = certain_share(g, seat)
    if share >= 0.0:
        return VICTORY if share > 0.0 else -VICTORY
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
        return VICTORY - 1.0  # the last one standing has only to outlive its turn
    hurt = temper.leader * strongest + (1.0 - temper.leader) * others / rivals
    hurt += temper.fall * rivals
    return _standing(g, me, temper) - temper.rivals * hurt


def _standing(g: State, m: Monster, temper: Temper) -> float:
    """How well a monster stands by itself."""
    goal = float(int(g.options.points))
    points = float(int(m.points))
    total = temper.points * (points + temper.lead * (points / goal) ** 3)
    danger = Peril(g, m, temper.danger * _army(g, m, temper))
    fear = temper.danger if temper.danger < 1.0 else 1.0
    life = (1.0 - fear) * life_of(m.health) + fear * danger.life()
    total += temper.health * life
    energy = float(int(m.energy))
    total += temper.energy * (energy if energy <= 9.0 else 9.0 + (energy - 9.0) / 3.0)
    if m.cards:
        total += _hand(g, m, temper)
    if temper.bargains and energy >= 2.0:
        total += temper.bargains * _bargain(g, m, temper)
    if m.tokens:
        total -= 0.8
    total += _place(g, m, temper)
    total -= fear * (1.0 - danger.survives()) * (total + temper.doom)
    if danger.inside and m.points + _income(g, m) >= g.options.points:
        crown = danger.outlives() * temper.crown
        total += (crown if crown < 1.0 else 1.0) * (VICTORY - total)
    return total


# --- cards ---

_SKILLS: Final[dict[str, list[float]]] = {}


def _skills(g: State) -> list[float]:
    """What each card of the city can do, by its number; worked out once."""
    rules = g.rules
    if rules.id not in _SKILLS:
        found = [0.0] * (NO_CARD + 1)
        for hook, worth_of_it in SKILLS.items():
            mask = rules.box.bent.get(hook, 0)
            for slot in range(rules.box.keeps):
                if mask >> slot & 1:
                    found[slot] += worth_of_it
        _SKILLS[rules.id] = found
    return _SKILLS[rules.id]


def _hand(g: State, m: Monster, temper: Temper) -> float:
    """The cards in front of a monster."""
    costs = g.rules.box.costs
    skills = _skills(g)
    total = 0.0
    slot: i64 = 0
    bits = m.cards
    while bits:
        if bits & 1:
            total += temper.cards * (int(costs[slot]) + 0.5) + temper.skills * skills[slot]
        bits >>= 1
        slot += 1
    return total


def _bargain(g: State, m: Monster, temper: Temper) -> float:
    """What the best purchase in reach would gain."""
    costs = g.rules.box.costs
    skills = _skills(g)
    best = 0.0
    for slot in g.market:
        cost = int(costs[slot])
        if cost <= m.energy:
            gain = temper.cards * (cost + 0.5) + temper.skills * skills[slot] - temper.energy * cost
            if gain > best:
                best = gain
    return best


# --- dangers and places ---


def _army(g: State, m: Monster, temper: Temper) -> float:
    """The health that units around may cost it before its next turn."""
    if not in_new_york(g):
        return 0.0
    return temper.army * int(units_in(g, borough_of(m.at)))


def _income(g: State, m: Monster) -> i64:
    """The points for a turn begun where it stands."""
    if not in_new_york(g):
        return 2
    return _ZONE_POINTS[(m.at - LOWER) % ZONES]


def _place(g: State, m: Monster, temper: Temper) -> float:
    """Where it stands, and its goal cards."""
    if not in_new_york(g):
        return _throne(m, 2, temper) if m.at else 0.0
    board = new_york(g)
    total = 0.0
    if in_manhattan(m):
        total = _throne(m, _income(g, m), temper)
    if temper.tiles:
        total += temper.tiles * _loot(g, borough_of(m.at))
    if board.superstar == m.seat:
        total += 1.6 * temper.goals
    if board.statue == m.seat:
        total += 1.0 * temper.goals
    return total


def _throne(m: Monster, income: i64, temper: Temper) -> float:
    """Standing where there is income, if health lets it stay."""
    strength = float(int(m.health)) / 8.0
    if strength > 1.0:
        strength = 1.0
    return temper.centre * (0.5 + 0.45 * int(income)) * (0.5 + 0.5 * strength)


def _loot(g: State, borough: i64) -> float:
    """What the buildings on top would bring."""
    stacks = new_york(g).stacks[borough]
    total = 0.0
    number: i64 = 0
    while number < STACKS:
        tile = top_of(stack_of(stacks, number))
        if tile >= 0:
            total += int(REWARD[tile])
        number += 1
    return total


def worths(states: list[State], seat: i64, temper: Temper) -> list[float]:
    """The same for many positions."""
    return [worth(g, seat, temper) for g in states]
