"""A game in plain English, for whoever reads rather than computes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.words.told_table import told_view

if TYPE_CHECKING:
    from tokyork.game import Game


def told(game: Game, seat: int) -> str:
    """What a seat sees, in sentences."""
    return told_view(game.view(f"p{seat + 1}"))
