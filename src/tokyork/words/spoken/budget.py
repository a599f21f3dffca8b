"""Few words: what matters most is said, and how much more there would be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from tokyork.words.parts import Phrase, as_read_by, capitalized, joined, parts_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.words.texts import Texts

TURN = 15
"""Words about a turn of somebody else."""
DECISION = 30
"""Words about a decision of one's own."""
NO_LIMIT = 10_000
_WORD = re.compile(r"\w[^\s]*|[^\s]*\w[^\s]*")


class Fact(NamedTuple):
    """Something to be told; a smaller weight is told before a greater one."""

    weight: int
    text: str
    about_another: bool = False
    """Not whoever has the turn: told behind what is theirs, so that each fact has one meaning."""


def word_count(text: str) -> int:
    """How many words somebody hears."""
    return sum(1 for piece in text.split() if _WORD.search(piece))


def heard_by(reader: str, text: str) -> Phrase:
    """A text as whoever sits there hears it; without a seat, as everybody else does."""
    return Phrase(as_read_by(reader or None, parts_of(text)))


def within(facts: Sequence[Fact], room: int, texts: Texts, earlier: int = 0) -> str:
    """The facts that fit, in their order, and how many do not; `earlier` ones are among those."""
    told = _fitting(facts, room)
    while True:
        missing = len(facts) - len(told) + earlier
        more = [texts("spoken-more", count=missing, word=since_word(texts))] if missing else []
        said = joined(", ", [*(facts[n].text for n in told), *more])
        if not told or word_count(said) <= room:
            return said
        told.remove(max(told, key=lambda n: (facts[n].weight, n)))


def _fitting(facts: Sequence[Fact], room: int) -> list[int]:
    """The numbers of those that fit, the weightiest chosen first."""
    chosen: list[int] = []
    for number in sorted(range(len(facts)), key=lambda n: (facts[n].weight, n)):
        needed = word_count(facts[number].text)
        if needed <= room:
            chosen.append(number)
            room -= needed
    return sorted(chosen)


def since_word(texts: Texts) -> str:
    """What is typed to hear the rest."""
    return texts("typed-since").split(",")[0].strip()


def sentence(text: str) -> Phrase:
    """With a capital letter in front and a mark at its end."""
    whole = capitalized(text)
    return Phrase(parts_of(whole if whole.rstrip().endswith((".", "!", "?")) else whole + "."))
