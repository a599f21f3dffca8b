"""What can go wrong at the edge: bad input, and moves that are not legal."""

from __future__ import annotations

from typing import Self

from tokyork.plain_text import short

_LONGEST_PLACE = 200
_LONGEST_REASON = 1000
_LONGEST_MOVE = 100


class TokyorkError(ValueError):
    """Something a user can put right; its text is one sentence."""


class BadInputError(TokyorkError):
    """A file, option or position that cannot be used."""

    def __init__(self, place: str, expected: str) -> None:
        """Name the place and what was expected there; both may hold what somebody else wrote."""
        self.place = short(place, _LONGEST_PLACE)
        self.expected = short(expected, _LONGEST_REASON)
        super().__init__(f"{self.place}: {self.expected}")

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        """So that it comes back from another process as it was."""
        return type(self), (self.place, self.expected)


class IllegalMoveError(TokyorkError):
    """A move that is not among the legal ones; nothing was changed."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that is known of it
        self, seat: str, kind: str, move: str, reason: str, message: str, values: dict[str, object]
    ) -> None:
        """Say who must choose what, and why this is not possible.

        The reason is also there as a message of the locale files with its values, for whoever
        speaks another language.
        """
        self.move = short(move, _LONGEST_MOVE)
        super().__init__(f"{seat} must choose ({kind}), and {self.move!r} is not legal: {reason}.")
        self.seat = seat
        self.kind = kind
        self.reason = reason
        self.message = message
        self.values = values

    def __reduce__(self) -> tuple[type[Self], tuple[object, ...]]:
        """The same."""
        parts = self.seat, self.kind, self.move, self.reason, self.message, self.values
        return type(self), parts


class GameOverError(TokyorkError):
    """A move after the end of the game."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("The game is over: no more moves can be made.")

    def __reduce__(self) -> tuple[type[Self], tuple[()]]:
        """The same."""
        return type(self), ()


def sentence(error: Exception) -> str:
    """What went wrong: in words if a user can put it right, else as programmers write it."""
    return str(error) if isinstance(error, TokyorkError) else repr(error)


class Ended(SystemExit):
    """The parent says that it is over: not even where a bot's own exit is caught may it go on."""
