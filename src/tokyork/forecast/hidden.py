"""Copies that depend on nothing a seat cannot know, not even through their seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from tokyork.core.state import State


def fair_copies(g: State, seat: int, seed: int, number: int) -> list[State]:
    """So many deals of what this seat cannot know; the same for positions that look the same."""
    return [determinize(g, seat, (seed << 20) + n) for n in range(number)]
