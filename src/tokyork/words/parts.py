"""A sentence in parts: beside plain text it names cards, dice, seats, places and amounts.

The terminal joins parts, the browser draws them, a screen reader reads them. A `Phrase` is a
text that remembers its parts, so that whoever only wants the words needs to know nothing of this.

A sentence about a seat is made once for everybody: `You roll` is in it `to` whoever sits there,
`Mekadragon rolls` for all `but` them. Its text is what the others read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType, structs

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Resource = Literal["points", "energy", "health", "claws"]
AnyPart = TypeVar("AnyPart", bound="_Part")


class _Read(Struct, frozen=True, kw_only=True):
    """Who reads something, if not everybody."""

    to: str | UnsetType = UNSET
    """The seat whose holder alone reads it."""
    but: str | UnsetType = UNSET
    """The seat whose holder alone does not read it."""


class _Part(_Read, frozen=True, tag_field="part"):
    """What all parts have: the words for it."""

    text: str


class TextPart(_Part, tag="text", frozen=True):
    """Plain words."""


class CardPart(_Part, tag="card", frozen=True):
    """A card by name."""

    card: str


class FacePart(_Part, tag="face", frozen=True):
    """One face of the dice."""

    face: str


class DicePart(_Part, tag="dice", frozen=True):
    """Dice that lie on the table."""

    faces: list[str]


class SeatPart(_Part, tag="seat", frozen=True):
    """Whoever sits there."""

    seat: str


class PlacePart(_Part, tag="place", frozen=True):
    """A place of the city."""

    place: str


class AmountPart(_Part, tag="amount", frozen=True):
    """So many points, energy, health or claws."""

    amount: int
    of: Resource


Part: TypeAlias = TextPart | CardPart | FacePart | DicePart | SeatPart | PlacePart | AmountPart
Parts: TypeAlias = list[Part]


class Amount(int):
    """A number that knows what it counts."""

    of: Resource

    def __new__(cls, number: int, of: Resource) -> Self:
        """A number of something."""
        made = super().__new__(cls, number)
        made.of = of
        return made


class Phrase(str):  # noqa: SLOT000 - a str cannot have slots of its own
    """A text that remembers its parts; adding to it keeps them."""

    parts: Parts

    def __new__(cls, parts: Sequence[Part]) -> Self:
        """The text of these parts, one after the other."""
        made = super().__new__(cls, plain(parts))
        made.parts = list(parts) if len(parts) == 1 and parts[0].text else _merged(parts)
        return made

    def __getnewargs__(self) -> tuple[Parts]:  # type: ignore[override] # of a str: its text
        return (self.parts,)

    def __add__(self, other: str) -> Phrase:
        return Phrase([*self.parts, *parts_of(other)])

    def __radd__(self, other: str) -> Phrase:
        return Phrase([*parts_of(other), *self.parts])


def parts_of(text: str) -> Parts:
    """What a text is made of."""
    if isinstance(text, Phrase):
        return text.parts
    return [TextPart(text)] if text else []


def joined(separator: str, texts: Iterable[str]) -> Phrase:
    """`separator.join(texts)`, with their parts."""
    found: Parts = []
    for text in texts:
        if found and separator:
            found.append(TextPart(separator))
        found += parts_of(text)
    return Phrase(found)


def plain(parts: Iterable[Part]) -> str:
    """Parts as a text: what those read whom nothing is told in particular."""
    return "".join([part.text for part in parts if part.to is UNSET])


def in_plain_words(data: object) -> object:
    """Plain data, such as JSON has, with a text wherever there are parts: for programs."""
    if isinstance(data, dict):
        return {key: in_plain_words(value) for key, value in data.items()}
    if not isinstance(data, list | tuple):
        return data
    if data and all(isinstance(one, dict) and {"part", "text"} <= one.keys() for one in data):
        return "".join(str(one["text"]) for one in data if "to" not in one)
    return [in_plain_words(one) for one in data]


def for_reader(seat: str, you: Iterable[Part], others: Iterable[Part]) -> Parts:
    """What whoever sits there reads, and what everybody else does."""
    told = [structs.replace(part, to=seat) for part in you if part.text]
    return told + [structs.replace(part, but=seat) for part in others if part.text]


def readers(parts: Iterable[Part]) -> set[str]:
    """The seats whose holders read something else than everybody does."""
    return {part.to for part in parts if part.to is not UNSET}


def as_read_by(seat: str | None, parts: Iterable[Part]) -> Parts:
    """The parts that whoever sits there reads; without a seat, what everybody else does."""
    mine = [part for part in parts if part.to in {UNSET, seat} and part.but != seat]
    return _merged([structs.replace(part, to=UNSET, but=UNSET) for part in mine])


def capitalized(text: str) -> str:
    """With a capital letter in front, as it stands alone, whoever reads it."""
    parts = list(parts_of(text))
    begun: set[tuple[object, object]] = set()
    for number, part in enumerate(parts):
        if (part.to, part.but) not in begun:
            parts[number] = _retold(part, part.text[:1].upper() + part.text[1:])
        begun.add((part.to, part.but))
        if part.to is UNSET and part.but is UNSET:
            break
    return Phrase(parts) if parts else text


def one_mark(text: str) -> str:
    """A name with a mark of its own, such as Ouch!, needs no full stop behind it."""
    if "!." not in text:
        return text
    parts = list(parts_of(text))
    for number, part in enumerate(parts):
        before = parts[number - 1].text if number else ""
        kept = part.text.replace("!.", "!")
        if before.endswith("!") and kept.startswith("."):
            kept = kept[1:]
        parts[number] = _retold(part, kept)
    return Phrase([part for part in parts if part.text])


def _retold(part: AnyPart, text: str) -> AnyPart:
    return structs.replace(part, text=text)


def _merged(parts: Sequence[Part]) -> Parts:
    """Without empty texts, and with neighbouring ones as one."""
    found: Parts = []
    before = None
    for part in parts:
        if type(part) is not TextPart:
            found.append(part)
            before = part
        elif type(before) is TextPart and (before.to, before.but) == (part.to, part.but):
            before = found[-1] = _retold(before, before.text + part.text)
        elif part.text:
            found.append(part)
            before = part
    return found
