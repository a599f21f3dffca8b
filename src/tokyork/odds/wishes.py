"""What one may wish of the final dice: enough of some faces, all of this or one of that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tokyork.core.dice import FACES, MOST_DICE, alone, count, gather, spread
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.odds.multisets import multisets

if TYPE_CHECKING:
    from collections.abc import Sequence

EVERY_FACE: Final = "all"
MOST_PARTS: Final = 100  # of a wish as text


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
    return Wish((int(alone(face, number)),))


def all_faces() -> Wish:
    """Every face at least once."""
    return Wish((gather(list(range(FACES))),))


def _contains(dice: int, needed: int) -> bool:
    return all(count(dice, face) >= count(needed, face) for face in range(FACES))


def _together(one: int, other: int) -> int:
    both = [max(int(count(one, face)), int(count(other, face))) for face in range(FACES)]
    return sum(int(alone(face, number)) for face, number in enumerate(both))


# --- as text ---

_NUMBERS: Final = [str(number) for number in range(1, MOST_DICE + 1)]


def read_dice(text: str, faces: Sequence[str], place: str = "dice") -> int:
    """The dice behind words such as `3 3 claw heart`, in any order."""
    words = text.lower().split()
    if len(words) > MOST_DICE:
        raise BadInputError(place, f"expected at most {MOST_DICE} dice, got {len(words)}")
    return int(gather([faces.index(reading.word(word, place, faces, "a face")) for word in words]))


def face_names(dice: int, faces: Sequence[str]) -> list[str]:
    """The dice as words, in the order of the notation."""
    return [faces[face] for face in spread(dice)]


def read_wish(text: str, faces: Sequence[str], place: str = "wish") -> Wish:
    """The wish behind a text such as `3>=3, claw>=1 | all`; `,` binds tighter than `|`."""
    if text.count(",") + text.count("|") >= MOST_PARTS:
        raise BadInputError(place, f"expected at most {MOST_PARTS} parts")
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
        expected = f"expected FACE>=NUMBER or {EVERY_FACE}, got {reading.shown(text)}"
        raise BadInputError(place, expected)
    known = reading.word(face, place, faces, "a face")
    if number not in _NUMBERS:
        expected = f"expected a number from 1 to {MOST_DICE}, got {reading.shown(number)}"
        raise BadInputError(place, expected)
    return at_least(faces.index(known), int(number))
