"""What lies open of Tokyo and of the running turn, for views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tokyork.core.dice import spread
from tokyork.core.shop import repeats
from tokyork.core.verbs import living
from tokyork.tokyo.places import (
    BAY_NEEDS,
    PLACES,
    TOKYO_BAY,
    TOKYO_CITY,
    trap_card,
    trap_harm,
    trap_in,
    trap_seat,
)

if TYPE_CHECKING:
    from tokyork.core.state import State


def board_view(g: State) -> dict[str, Any]:
    """Whether there is a Bay, and what everybody knows of the turn beside dice and monsters."""
    return {
        "bay_open": living(g) >= BAY_NEEDS,
        "turn_facts": {
            "claws": g.claws,
            "fewer_dice": g.turn_note,
            "probed": [g.rules.faces[face] for face in spread(g.probed)],
            "traps": {
                PLACES[place]: _trap_view(g, trap_in(g, place))
                for place in (TOKYO_CITY, TOKYO_BAY)
                if trap_in(g, place)
            },
            "repeats": repeats(g),
        },
    }


def _trap_view(g: State, trap: i64) -> dict[str, Any]:
    return {
        "damage": trap_harm(trap),
        "seat": f"p{trap_seat(trap) + 1}",
        "card": g.rules.box.cards[trap_card(trap)].id,
    }
