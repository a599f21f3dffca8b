"""What lies open of the running turn, for views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tokyork.core.agenda import ahead, amount_of, kind_of
from tokyork.core.dice import spread
from tokyork.core.shop import repeats
from tokyork.new_york import steps
from tokyork.new_york.board import BOROUGHS, NOWHERE, SUPERSTAR, TILES, city, dealt_to, holder
from tokyork.new_york.destruction import strength_for, where_it_applies
from tokyork.new_york.goals import stars_needed
from tokyork.new_york.places import move_tax, rides_to

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


def turn_facts(g: State) -> dict[str, Any]:
    """What everybody knows of the turn beside dice, monsters and boroughs."""
    board = city(g)
    unresolved = board.open if board.fixed else g.dice
    return {
        "results": _faces(g, unresolved + board.added),
        "added": _faces(g, board.added),
        "claws": g.claws,
        "attack_ban": board.no_targets,
        "destruction": _destruction_left(g),
        "destruction_borough": _where_destruction_falls(g),
        "units_only": board.units_only,
        "destroyed": [tile for n, tile in enumerate(TILES) if board.felled >> n & 1],
        "stars_needed": stars_needed(g, holder(g, SUPERSTAR)),
        "damage_dealt": {f"p{m.seat + 1}": dealt_to(g, m.seat) for m in g.monsters},
        "move_cost": move_tax(g),
        "free_movement": g.turn_note != 0,
        "entry_paid": board.entered,
        "rides": {name: n for b, name in enumerate(BOROUGHS) if (n := int(rides_to(g, b)))},
        "repeats": repeats(g),
    }


def _faces(g: State, dice: i64) -> list[str]:
    return [g.rules.faces[face] for face in spread(dice)]


def _destruction_left(g: State) -> int:
    """What is still to be spent, even while something else is asked in between."""
    for item in [g.pending, *ahead(g)]:
        if kind_of(item) == steps.DESTROY:
            return int(amount_of(item))
    return 0


def _where_destruction_falls(g: State) -> str | None:
    me = g.monsters[g.active]
    return None if me.at == NOWHERE else BOROUGHS[where_it_applies(g, me)]


def tile_strengths(g: State, m: Monster) -> dict[str, int]:
    """The destruction that a monster needs for each tile."""
    return {tile: int(strength_for(g, m, n)) for n, tile in enumerate(TILES)}
