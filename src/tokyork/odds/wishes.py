"""What one may wish of the final dice: enough of some faces, all of this or one of that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tokyork import reading
from tokyork.core.dice import FACES, MOST_DICE, gather, spread
from tokyork.errors import BadInputError
from tokyork.odds.multisets import multisets

if TYPE_CHECKING:
    from collections.abc import Sequence

EVERY_FACE: Final = "all"


@dataclass(frozen=True)
class Wish:
    """One or more ways to be content; each is the dice that there must be at least."""

    ways: tuple[int, ...]

    def met(self, dice: int) -> bool:
        """Whether these dice are enough."""
        return any(_contains(dice, needed) for needed in self.ways)

    def values(self, pool: int) -> list[float]:
        """1 for the dice that meet it and 0 for the others, so that a value is a chance."""
        return [float(self.met(dice)) for dice in multisets(pool)]

    def __and__(self, other: Wish) -> Wish:
        """Both."""
        return Wish(tuple(_together(a, b) for a in self.ways for b in other.ways))

    def __or__(self, other: Wish) -> Wish:
        """At least one of them."""
        return Wish(self.ways + other.ways)


def at_least(face: int, number: int) -> Wish:
    """So many dice of a face, or more."""
    return Wish((number << (face << 2),))


def all_faces() -> Wish:
    """Every face at least once."""
    return Wish((gather(list(range(FACES))),))


def _contains(dice: int, needed: int) -> bool:
    return all(_count(dice, face) >= _count(needed, face) for face in range(FACES))


def _together(one: int, other: int) -> int:
    most = [max(_count(one, face), _count(other, face)) << (face << 2) for face in range(FACES)]
    return sum(most)


def _count(dice: int, face: int) -> int:
    return dice >> (face << 2) & 15


# --- as text ---


def read_dice(text: str, faces: Sequence[str], place: str = "dice") -> int:
    """The dice behind words such as `3 3 claw heart`, in any order."""
    words = text.lower().split()
    if len(words) > MOST_DICE:
        raise BadInputError(place, f"at most {MOST_DICE} dice were expected, not {len(words)}")
    return int(gather([faces.index(reading.word(word, place, faces, "a face")) for word in words]))


def face_names(dice: int, faces: Sequence[str]) -> list[str]:
    """The dice as words, in the order of the notation."""
    return [faces[face] for face in spread(dice)]


def read_wish(text: str, faces: Sequence[str], place: str = "wish") -> Wish:
    """The wish behind a text such as `3>=3, claw>=1 | all`; `,` binds tighter than `|`."""
    either = [_all_of(part, faces, place) for part in text.lower().split("|")]
    found = either[0]
    for wish in either[1:]:
        found |= wish
    return found


def _all_of(text: str, faces: Sequence[str], place: str) -> Wish:
    wishes = [_one(part.strip(), faces, place) for part in text.split(",")]
    found = wishes[0]
    for wish in wishes[1:]:
        found &= wish
    return found


def _one(text: str, faces: Sequence[str], place: str) -> Wish:
    if text == EVERY_FACE:
        return all_faces()
    face, sign, number = (part.strip() for part in text.partition(">="))
    if not sign:
        expected = f"FACE>=NUMBER or {EVERY_FACE} was expected, not {reading.shown(text)}"
        raise BadInputError(place, expected)
    known = reading.word(face, place, faces, "a face")
    if not (number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_DICE):
        expected = f"a number from 1 to {MOST_DICE} was expected, not {reading.shown(number)}"
        raise BadInputError(place, expected)
    return at_least(faces.index(known), int(number))
