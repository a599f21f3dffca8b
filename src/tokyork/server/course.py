"""The course of one game: its moves in order, what was taken back included."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from tokyork import Game
from tokyork.errors import BadInputError
from tokyork.notation import chooser, find_move, legal_texts, seat_text
from tokyork.server.refusals import IllegalError
from tokyork.why import why_not

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.standing import Order

LONGEST_MOVE = 200


class Entry(Struct):
    """What is appended for good: a move, or that the last one was taken back."""

    seq: int
    seat: str
    move: str | None
    """`None` takes the last move back."""
    guest: str | None = None
    """Who made it; nobody for a bot and the clock."""
    nonce: str | None = None


class Hand(NamedTuple):
    """Who made a move that stands."""

    seat: str
    guest: str | None
    turn: int = 0
    orders: tuple[Order, ...] = ()
    """Standing orders that made it."""


class Course:
    """A game with its log of moves; `seq` counts its changes."""

    def __init__(self, start: str) -> None:
        """From the text of a game at its beginning."""
        self.game = Game.load(start)
        if self.game.state.log is None:  # a position keeps none, but what follows is told
            self.game.state.log = []
        self.lengths = [self._events()]
        """How many events there were after each change."""
        self.hands: list[Hand] = []
        self.taken_back = False
        """Whether the last change was to take a move back."""

    @property
    def seq(self) -> int:
        """The number of the last change."""
        return len(self.lengths) - 1

    @property
    def chooser(self) -> str | None:
        """Who must choose; nobody once the game is over."""
        g = self.game.state
        return seat_text(chooser(g)) if g.pending else None

    @property
    def undoer(self) -> Hand | None:
        """Whose last move can be taken back."""
        return self.hands[-1] if self.game.can_undo and self.hands else None

    def play(
        self,
        move: str,
        guest: str | None = None,
        nonce: str | None = None,
        orders: Sequence[Order] = (),
    ) -> Entry:
        """Make a move of whoever must choose, or refuse it."""
        g = self.game.state
        index = find_move(g, move) if len(move) <= LONGEST_MOVE else -1
        if index < 0:
            raise IllegalError(self.game.city, *why_not(g, move[:LONGEST_MOVE]))
        return self.play_number(index, guest, nonce, orders)

    def play_number(
        self,
        number: int,
        guest: str | None,
        nonce: str | None = None,
        orders: Sequence[Order] = (),
    ) -> Entry:
        """Make the legal move with this number."""
        g = self.game.state
        seat, move, turn = seat_text(chooser(g)), legal_texts(g)[number], int(g.turn)
        self.game.play_number(number)
        self.hands.append(Hand(seat, guest, turn, tuple(orders)))
        self.taken_back = False
        return self._changed(seat, move, guest, nonce)

    def undo(self, guest: str | None = None, nonce: str | None = None) -> Entry:
        """Take the last move back; ask `undoer` before."""
        self.game.undo()
        self.taken_back = True
        return self._changed(self.hands.pop().seat, None, guest, nonce)

    def repeat(self, entry: Entry) -> None:
        """What was done once is done again."""
        if entry.seq != self.seq + 1:
            raise BadInputError("moves", f"number {self.seq + 1} was expected, not {entry.seq}")
        if entry.move is None:
            self.undo(entry.guest)
        else:
            self.play(entry.move, entry.guest)

    def first_since(self, seq: int) -> int:
        """The number of the first event that is not as it was after a change."""
        return min(self.lengths[seq:])

    def _changed(self, seat: str, move: str | None, guest: str | None, nonce: str | None) -> Entry:
        self.lengths.append(self._events())
        return Entry(self.seq, seat, move, guest, nonce)

    def _events(self) -> int:
        return len(self.game.state.log or ())
