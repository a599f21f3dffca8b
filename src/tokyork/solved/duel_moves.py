"""What the moves of a game are worth that is the solved duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import seat_of
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import decision_kind, legal_texts
from tokyork.odds.wishes import face_names
from tokyork.solved import duel
from tokyork.solved.turn_of_two import DICE, GOAL, HEALTH
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


def is_duel(g: State) -> bool:
    """Whether it is that game: Tokyo for two, by the book, and not a card in it."""
    options = g.options
    return (
        g.rules.id == "tokyo"
        and len(g.monsters) == len([m for m in g.monsters if m.alive]) == 2
        and (options.health, options.points) == (HEALTH, GOAL)
        and not g.deck
        and not g.discard
        and all(card == NO_CARD for card in g.market)
        and all(not m.powers and not m.tokens and m.points < GOAL for m in g.monsters)
        and decision_kind(g) in {"roll", "yield"}
        and (decision_kind(g) == "yield" or sum(g.dice >> 4 * n & 15 for n in range(6)) == DICE)
    )


def duel_values(g: State) -> list[float]:
    """What every legal move of whoever must choose is worth, by the solved game."""
    me = g.monsters[seat_of(g.pending)]
    you = g.monsters[1 - me.seat]
    if decision_kind(g) == "yield":
        staying, leaving = duel.yield_values(me.health, you.health, me.points, you.points)
        return [staying if text == "stay" else leaving for text in legal_texts(g)]
    return _roll_values(g, me, you)


def _roll_values(g: State, me: Monster, you: Monster) -> list[float]:
    place = "me" if me.at else "you" if you.at else "nobody"
    begun = me.points - (2 if me.at else 0)  # a standing is that before the points for Tokyo
    dice = face_names(g.dice, FACES)
    known = duel.keep_values(me.health, you.health, begun, you.points, place, dice, int(g.rolls))
    found = {("keep", *kept): value for kept, value in known.items()}
    found["stop",] = known[tuple(dice)]
    return [found[tuple(text.split())] for text in legal_texts(g)]
