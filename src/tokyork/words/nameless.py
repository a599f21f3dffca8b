"""Sentences in which monsters are named later: what is said at one table is said at many.

Instead of a name there is a mark for the seat, so that a sentence can be kept as bytes for all
tables, whichever monsters sit there. The same holds for dice that were thrown: of all throws
hardly two are alike.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from tokyork.formats.notation import SEATS
from tokyork.words.parts import DicePart, Phrase, SeatPart
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from tokyork.words.texts import Texts

_MARKS = {seat: chr(0xE000 + number) for number, seat in enumerate(SEATS)}
"""Of Unicode's private characters, which stand in no text of ours."""


_DICE = {"dice": chr(0xE010), "all": chr(0xE011)}
"""The same for the dice of a throw."""
_SHOUT = "!"  # behind a name that ends with it there is no full stop


class Nameless(Sentences):
    """The words for all tables of a city and a language."""

    def _seat(self, seat: str) -> str:
        return Phrase([SeatPart(_MARKS[seat], seat)])

    def dice(self, faces: Sequence[str]) -> str:
        """Dice, or the mark for them."""
        if faces and faces[0][0] in _DICE.values():
            return Phrase([DicePart(faces[0], list(faces))])
        return super().dice(faces)


class Throw:
    """The dice of an event, which are put into its sentence at the end."""

    def __init__(self, words: Nameless, event: dict[str, Any]) -> None:
        """An event that tells a throw."""
        self.event = dict(event)
        """The same with marks instead of dice; those that are alike have the same."""
        self._laid: dict[bytes, bytes] = {}
        marks: dict[tuple[str, ...], list[str]] = {}
        for key, mark in _DICE.items():
            faces = tuple(event[key])
            if faces not in marks:
                laid, shouts = _laid(words, faces)
                marks[faces] = [mark + _SHOUT if shouts else mark]
                self._laid[_part(marks[faces][0])] = laid
            self.event[key] = marks[faces]

    def put_into(self, said: bytes) -> bytes:
        """JSON with the dice in place of the marks."""
        for mark, dice in self._laid.items():
            said = said.replace(mark, dice)
        return said

    @staticmethod
    def is_told_by(event: dict[str, Any]) -> bool:
        """Whether an event is told with the dice of a throw, and nothing else depends on them."""
        return event["kind"] == "rolled" and bool(event["dice"])


@lru_cache(maxsize=4096)
def _laid(words: Nameless, faces: tuple[str, ...]) -> tuple[bytes, bool]:
    """Dice as JSON, and whether their words end with a mark of their own."""
    dice = words.dice(faces)
    return msgspec.json.encode(DicePart(str(dice), list(faces))), dice.endswith(_SHOUT)


@lru_cache(maxsize=16)
def _part(mark: str) -> bytes:
    return msgspec.json.encode(DicePart(mark, [mark]))


def nameless(city: str, language: str) -> Nameless:
    """The same for all who ask."""
    return _nameless(city, texts(language))


@lru_cache(maxsize=64)
def _nameless(city: str, known: Texts) -> Nameless:
    return Nameless(city, (), known.language, numbered=False)


class Names:
    """The monsters of one table, for where their seats are marked."""

    def __init__(self, words: Sentences) -> None:
        """As these words name them."""
        seats = SEATS[: len(words.monsters)]
        self._names = [
            (_MARKS[seat].encode(), msgspec.json.encode(str(words.seat(seat)))[1:-1])
            for seat in seats
        ]

    @staticmethod
    def of(words: Sentences) -> Names:
        """The same for all tables of the same monsters."""
        return _names_of(words)

    def put_into(self, said: bytes) -> bytes:
        """JSON with the names in place of the marks."""
        for mark, name in self._names:
            said = said.replace(mark, name)
        return said


@lru_cache(maxsize=1024)
def _names_of(words: Sentences) -> Names:
    return Names(words)
