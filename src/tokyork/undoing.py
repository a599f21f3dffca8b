"""Which positions of a game may be returned to: as long as nothing was revealed since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import play
from tokyork.core.choosing import move_in, number_of
from tokyork.core.state import same
from tokyork.formats.notation import chooser

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.state import State


def keep(kept: list[State], before: State, after: State) -> None:
    """Keep the position before a move, for as long as it may be returned to."""
    if kept and chooser(kept[-1]) != chooser(before):
        kept.clear()
    kept.append(before)
    if revealed(before, after):
        kept.clear()


def found_again(origin: State, choices: Sequence[int], now: State) -> list[State]:
    """What would have been kept, by playing the game again; nothing if that leads elsewhere."""
    g = origin.clone()
    kept: list[State] = []
    for choice in choices:
        number = number_of(g, move_in(choice))
        if number < 0 or g.over:
            return []
        before = g.clone()
        play(g, number)
        keep(kept, before, g)
    return kept if same(g, now) else []


def revealed(before: State, after: State) -> bool:
    """Whether a move showed something that was not known before."""
    return (
        before.chance != after.chance
        or before.loaded_used != after.loaded_used
        or before.drawn != after.drawn
        or before.deck != after.deck
        or any(a.known != b.known for a, b in zip(before.monsters, after.monsters, strict=True))
        or before.rules.reveals(before, after)
    )
