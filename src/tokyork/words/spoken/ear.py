"""Who listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tokyork.words.spoken.budget import NO_LIMIT

if TYPE_CHECKING:
    from tokyork.words.sentences import Sentences


class Ear(NamedTuple):
    """What somebody sees, which seat is theirs alone, and whether they want to hear all of it."""

    words: Sentences
    view: dict[str, Any]
    reader: str
    full: bool = False

    def room(self, usual: int) -> int:
        """How many words."""
        return NO_LIMIT if self.full else usual
