"""What must be chosen, as people and programs read it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokyork.core.agenda import card_of
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import (
    card_id,
    chooser,
    decision_kind,
    default_move,
    legal_texts,
    seat_text,
)

if TYPE_CHECKING:
    from tokyork.core.state import State


@dataclass(frozen=True, slots=True)
class Move:
    """A legal move: its text in the notation, and its number in the list."""

    text: str
    number: int

    def __str__(self) -> str:
        """The text."""
        return self.text


@dataclass(frozen=True, slots=True)
class Decision:
    """What one seat must choose now."""

    seat: str
    """Who must choose, such as `p1`."""
    kind: str
    """What is to be chosen: `roll`, `yield`, `buy`, ..."""
    default: Move
    """What a player who has nothing to say would do."""
    card: str | None
    """The card that asks, if one does."""
    _texts: tuple[str, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The legal moves, at least two, in the order of the notation."""
        return tuple(Move(text, number) for number, text in enumerate(self._texts))


def pending_decision(g: State) -> Decision | None:
    """The decision of a position; nothing once the game is over."""
    if not g.pending:
        return None
    texts = tuple(legal_texts(g))
    number, card = default_move(g), card_of(g.pending)
    return Decision(
        seat_text(chooser(g)),
        decision_kind(g),
        Move(texts[number], number),
        None if card == NO_CARD else card_id(g.rules, card),
        texts,
    )


def how_it_stands(g: State) -> str:
    """City, turn, and who must choose or has won, in one line for programmers."""
    place = f"{g.rules.id}, turn {int(g.turn)}"
    if not g.over:
        return f"{place}: {seat_text(chooser(g))} must choose ({decision_kind(g)})"
    winners = [seat_text(n) for n in range(len(g.monsters)) if g.winners >> n & 1]
    return f"{place}: over, won by {' and '.join(winners) or 'nobody'}"
