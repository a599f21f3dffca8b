"""Copies to search in: what a seat knows stays, all else is dealt and rolled anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import rederive
from tokyork.core.chance import seeded, shuffled

if TYPE_CHECKING:
    from tokyork.core.game import State


def determinize(g: State, seat: int | None, seed: int) -> State:
    """A copy with fresh dice and everything this seat cannot know reshuffled."""
    copy = g.clone()
    copy.chance = seeded(seed)
    copy.loaded = ()
    known = 0 if seat is None else int(g.monsters[seat].known)
    top = copy.drawn + known
    copy.deck = copy.deck[:top] + tuple(shuffled(copy, list(copy.deck[top:])))
    copy.rules.reshuffle_hidden(copy)
    rederive(copy)  # a rival's moves may name a card that this seat has not seen
    return copy
