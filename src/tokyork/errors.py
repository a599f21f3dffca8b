"""What can go wrong at the edge: bad input, and moves that are not legal."""

from __future__ import annotations


class TokyorkError(ValueError):
    """Something a user can put right; its text is one sentence."""


class BadInputError(TokyorkError):
    """A file, option or position that cannot be used."""

    def __init__(self, place: str, expected: str) -> None:
        """Name the place and what was expected there."""
        super().__init__(f"{place}: {expected}")
        self.place = place
        self.expected = expected


class IllegalMoveError(TokyorkError):
    """A move that is not among the legal ones; nothing was changed."""

    def __init__(self, seat: str, kind: str, move: str, reason: str) -> None:
        """Say who must choose what, and why this is not possible."""
        super().__init__(f"{seat} must choose ({kind}), and {move!r} is not legal: {reason}.")
        self.seat = seat
        self.kind = kind
        self.move = move
        self.reason = reason


class GameOverError(TokyorkError):
    """A move after the end of the game."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("The game is over: no more moves can be made.")
