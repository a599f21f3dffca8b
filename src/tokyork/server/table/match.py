"""One game at a table: its moves in order, what was taken back included."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from tokyork import Game
from tokyork.errors import BadInputError, IllegalMoveError
from tokyork.fair.game_digest import POSITION, game_digest, set_up
from tokyork.fair.scheme import DICE
from tokyork.fair.source import FairSource
from tokyork.formats.notation import chooser, seat_text
from tokyork.server.protocol.refusals import IllegalError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.protocol.standing_orders import Order

LONGEST_MOVE = 200
MOST_UNDONE = 50
"""Moves that may be taken back in one turn: each is kept for good."""


class LogEntry(Struct):
    """What is appended for good: a move, or that the last one was taken back."""

    seq: int
    seat: str
    move: str | None
    """`None` takes the last move back."""
    guest: str | None = None
    """Who made it; nobody for a bot and the clock."""
    nonce: str | None = None


class MadeBy(NamedTuple):
    """Who made a move that stands."""

    seat: str
    guest: str | None
    turn: int = 0
    orders: tuple[Order, ...] = ()
    """Standing orders that made it."""
    move: str = ""


class Match:
    """A game with its log of moves; `seq` counts its changes."""

    def __init__(self, start: str) -> None:
        """From the text of a game at its beginning."""
        self.game = Game.load(start)
        if self.game.state.log is None:  # a position keeps none, but what follows is told
            self.game.state.log = []
        self.lengths = [self._events()]
        """How many events there were after each change."""
        self.seq = 0
        """The number of the last change."""
        self.chooser = self._asked()
        """Who must choose; nobody once the game is over."""
        self.made_by: list[MadeBy] = []
        self.taken_back = False
        """Whether the last change was to take a move back."""
        self._undone: Counter[int] = Counter()
        """How many were taken back, turn by turn."""

    @property
    def undoer(self) -> MadeBy | None:
        """Whose last move can be taken back."""
        if not self.game.can_undo or not self.made_by:
            return None
        last = self.made_by[-1]
        return last if self._undone[last.turn] < MOST_UNDONE else None

    def play(
        self,
        move: str | int,
        guest: str | None = None,
        nonce: str | None = None,
        orders: Sequence[Order] = (),
    ) -> LogEntry:
        """Make a move of whoever must choose, or refuse it."""
        if isinstance(move, str) and len(move) > LONGEST_MOVE:
            raise IllegalError(self.game.city, "why-not_offered", {})
        seat, turn = self.chooser or "", int(self.game.state.turn)
        try:
            text = self.game.play(move)
        except IllegalMoveError as error:
            raise IllegalError(self.game.city, error.message, error.values) from error
        self.made_by.append(MadeBy(seat, guest, turn, tuple(orders), text))
        self.taken_back = False
        return self._changed(seat, text, guest, nonce)

    def undo(self, guest: str | None = None, nonce: str | None = None) -> LogEntry:
        """Take the last move back; ask `undoer` before."""
        self.game.undo()
        self.taken_back = True
        last = self.made_by.pop()
        self._undone[last.turn] += 1
        return self._changed(last.seat, None, guest, nonce)

    def repeat(self, entry: LogEntry) -> None:
        """What was done once is done again."""
        if entry.seq != self.seq + 1:
            raise BadInputError("moves", f"expected number {self.seq + 1}, got {entry.seq}")
        if entry.move is None:
            self.undo(entry.guest)
        else:
            self.play(entry.move, entry.guest)

    def thrown(self) -> dict[str, int]:
        """How often each face came up by fair dice."""
        source = self.game.state.source
        draws = source.draws if isinstance(source, FairSource) else []
        counts = Counter(face for draw in draws if draw.stream == DICE for face in draw.drawn)
        return {face: counts[n] for n, face in enumerate(self.game.state.rules.faces)}

    def digest(self) -> str:
        """What the public list keeps of the game."""
        begun = self.game.record
        beginning = POSITION if begun is None else set_up(begun.game, begun.seats, begun.options)
        return game_digest(beginning, (f"{made.seat} {made.move}" for made in self.made_by))

    def first_since(self, seq: int) -> int:
        """The number of the first event that is not as it was after a change."""
        return min(self.lengths[seq:])

    def _changed(
        self, seat: str, move: str | None, guest: str | None, nonce: str | None
    ) -> LogEntry:
        self.lengths.append(self._events())
        self.seq += 1
        self.chooser = self._asked()
        return LogEntry(self.seq, seat, move, guest, nonce)

    def _asked(self) -> str | None:
        g = self.game.state
        return seat_text(chooser(g)) if g.pending else None

    def _events(self) -> int:
        return len(self.game.state.log or ())
