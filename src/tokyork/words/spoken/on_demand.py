"""A command that somebody typed, answered in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.words.spoken.help_told import help_told, moves_told
from tokyork.words.spoken.table_told import (
    board_told,
    dice_told,
    goals_told,
    me_told,
    rivals_told,
    shop_told,
    since_told,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tokyork.words.spoken.ear import Ear
    from tokyork.words.spoken.typed_lines import Typed


def told_on_demand(
    ear: Ear, line: Typed, events: Callable[[], Sequence[dict[str, Any]]]
) -> list[str]:
    """Sentences, one a fact; `events` is asked only for what happened."""
    told: dict[str, Callable[[], list[str]]] = {
        "dice": lambda: dice_told(ear),
        "me": lambda: me_told(ear),
        "rivals": lambda: rivals_told(ear, line.number),
        "shop": lambda: shop_told(ear, line.number),
        "board": lambda: board_told(ear),
        "goals": lambda: goals_told(ear),
        "since": lambda: since_told(ear, events()),
        "help": lambda: help_told(ear),
        "moves": lambda: moves_told(ear),
    }
    return told[line.text]()
