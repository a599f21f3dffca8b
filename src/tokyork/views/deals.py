"""Copies to search in: what a seat knows stays, all else is dealt and rolled anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import rederive, seat_of
from tokyork.core.chance import seeded, shuffled
from tokyork.core.packed import joined, packed

if TYPE_CHECKING:
    from tokyork.core.state import Source, State

_TRIES = 64


def determinize(g: State, seat: int | None, seed: int, source: Source | None = None) -> State:
    """A copy with fresh dice and everything this seat cannot know reshuffled.

    Two positions that differ in nothing else give equal copies for the same seed.
    That somebody else was asked is known, too: a deal that leaves the pending
    decision without a choice cannot be, and is dealt again. With a source it is dealt by that
    instead, for a game that is played on from here.
    """
    copy = g.clone()
    copy.source = source
    copy.chance = seeded(seed)
    copy.loaded = ()
    copy.discard = copy.discard[:]  # whoever gets the copy cannot reach into the game by it
    copy.market = copy.market[:]
    known = 0 if seat is None else int(g.monsters[seat].known)
    for _ in range(_TRIES):
        _deal(copy, known)
        if not copy.pending or len(copy.moves) > 1:
            return copy
    # So rare a hand that chance did not find it: what the chooser has seen stays.
    copy.deck = g.deck
    _deal(copy, max(known, int(g.monsters[seat_of(g.pending)].known)))
    return copy


def _deal(copy: State, known: int) -> None:
    top = copy.drawn + known
    unseen = packed(sorted(copy.deck[top:]))  # so that the true order leaves no trace
    copy.deck = joined(copy.deck[:top], shuffled(copy, unseen))
    copy.rules.reshuffle_hidden(copy)
    rederive(copy)  # a rival's moves may name a card that this seat has not seen
