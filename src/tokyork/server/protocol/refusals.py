"""Why the server says no: a kind for programs, a message of the locale files for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.server.protocol.messages import Problem
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.server.protocol.messages import ProblemKind


class RefusedError(Exception):
    """A request that changes nothing."""

    def __init__(self, kind: ProblemKind, message: str, /, **values: object) -> None:
        """The message is told in the language of whoever asked."""
        super().__init__(message)
        self.kind: ProblemKind = kind
        self.message = message
        self.values = values

    def problem(self, language: str) -> Problem:
        """The refusal in words."""
        return Problem(self.kind, texts(language)(self.message, **self.values))


class IllegalError(RefusedError):
    """A move that is not among the legal ones; the reason is a message itself."""

    def __init__(self, city: str, reason: str, values: dict[str, object]) -> None:
        """As `why_not` says it."""
        super().__init__("illegal", reason, **values)
        self.city = city

    def problem(self, language: str) -> Problem:
        """The reason within its sentence."""
        words = texts(language)
        values = dict(self.values)
        message = f"card-{self.city}-{values.get('card')}"
        if words.has(message):
            values["card"] = words(message)
        return Problem(self.kind, words("server-illegal", why=words(self.message, **values)))
