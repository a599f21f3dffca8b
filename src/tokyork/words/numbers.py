"""Chances as people read them: one way to write 27% in each language, and nothing said in error."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.words.texts import Texts

HARDLY = 0.005
MINUS = "\N{MINUS SIGN}"


def percent(number: object, words: Texts | None = None) -> str:
    """A number with its sign, as the language writes it; the browser's `percent` does the same."""
    return (words or texts())("percent", number=str(number))


def chance(value: float, words: Texts | None = None) -> str:
    """A chance, rounded so that neither the impossible nor the certain is said in error."""
    if 0 < value < HARDLY:
        return (words or texts())("percent", "hardly")
    number = round(100 * value)
    return percent(number if value == 1.0 else min(99, number), words)


def change(value: float, words: Texts | None = None) -> str:
    """What a chance gains or loses, with a plus or a minus."""
    number = round(100 * value)
    return percent(f"+{number}" if number > 0 else str(number).replace("-", MINUS), words)
