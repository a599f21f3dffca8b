"""A roll planned quickly by a network: as if what faces bring added up, in the log of the odds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tokyork.bots.thinking.keeping import Keeping, sums
from tokyork.bots.thinking.quick import best_allowed
from tokyork.core.dice import FACES, total
from tokyork.core.moves import KEEP, move
from tokyork.core.packed import place_of

if TYPE_CHECKING:
    from tokyork.core.state import State

SURE = 3e-4  # chances nearer to 0 or 1 are taken as this


def plan_by_faces(g: State, chances: list[float]) -> Keeping:
    """From the chances after no dice, then after one to all dice of each face (`each_alone`)."""
    pool = int(total(g.dice))
    safe = [min(max(chance, SURE), 1 - SURE) for chance in chances]
    odds = [math.log(chance / (1 - chance)) for chance in safe]
    more = [one - odds[0] for one in odds[1:]]
    rows = [[0.0, *more[face * pool : (face + 1) * pool]] for face in range(FACES)]
    together = [one + odds[0] for one in sums(pool, rows)]
    return Keeping(pool, [1 / (1 + math.exp(-one)) for one in together], not g.plain)


def planned_move(g: State, keeping: Keeping) -> int:
    """The number of the move that a plan makes in the pending roll."""
    if not g.plain:
        return int(best_allowed(g, keeping))
    kept = keeping.best(g.dice, g.rolls)
    if kept == g.dice:
        return len(g.moves) - 1
    return int(place_of(g.moves, move(KEEP, 0, 0, kept)))
