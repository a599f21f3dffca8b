"""Positions of the solved duel with their true values: the one teacher that is never wrong.

The table itself is no part of what is learned: only a network that was told how such positions
end. Bots without it are better in duels, and know better what health and points are worth.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.thinking.features import features
from tokyork.bots.training.self_play import TOKYO, Samples
from tokyork.cities import CITIES
from tokyork.core.setup import empty_table, start
from tokyork.solved import duel
from tokyork.solved.turn_of_two import GOAL, HEALTH, ME, PLACES, YOU
from tokyork.tokyo.places import TOKYO_CITY

if TYPE_CHECKING:
    from tokyork.core.state import State

INCOME = 2  # points for a turn begun in Tokyo: a network sees it when they are had
LONGEST = 45  # turns


def solved_positions(count: int, seed: int) -> Samples:
    """So many positions at the beginning of a roll, each seen by both."""
    chance = Random(seed)
    g = _table()
    rows: list[bytes] = []
    targets: list[float] = []
    for _ in range(count // 2):
        value = _set_up(g, chance)
        mine = int(g.active)
        rows += [features([g], mine), features([g], 1 - mine)]
        targets += [value, 1 - value]
    return Samples(b"".join(rows), np.array(targets, dtype=np.float32))


def _table() -> State:
    rules = CITIES[TOKYO]
    options = rules.new_options()
    options.deck = {}
    g = empty_table(rules, options, [0, 1], 1)
    start(g)
    return g


def _set_up(g: State, chance: Random) -> float:
    """Change the table into any position; says what it is worth to whoever rolls."""
    place = chance.choice(PLACES)
    income = INCOME if place == ME else 0
    mine, yours = chance.randint(1, HEALTH), chance.randint(1, HEALTH)
    my_points, your_points = chance.randrange(GOAL - income), chance.randrange(GOAL)
    me, you = g.monsters[g.active], g.monsters[1 - g.active]
    me.health, you.health = mine, yours
    me.points, you.points = my_points + income, your_points
    me.energy, you.energy = chance.randint(0, 15), chance.randint(0, 15)
    me.at, you.at = (TOKYO_CITY if place == who else 0 for who in (ME, YOU))
    g.turn = chance.randint(1, LONGEST)
    return duel.value(mine, yours, my_points, your_points, place)
