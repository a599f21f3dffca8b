"""The coach's sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.notation import seat_text

if TYPE_CHECKING:
    from tokyork.coach.effects import Effect
    from tokyork.forecast import Prospect
    from tokyork.sentences import Sentences

MOST_TOLD = 3
HARDLY = 0.005
GAMES = 100
"""Chances to win are told as games out of so many."""


def percent(chance: float, words: Sentences) -> str:
    """A chance, rounded so that neither the impossible nor the certain is said in error."""
    if chance < HARDLY:
        return words.texts("coach-hardly")
    number = round(100 * chance)
    return words.texts("coach-percent", number=number if chance == 1.0 else min(99, number))


def in_short(effect: Effect, seat: int, words: Sentences) -> str:
    """What dice bring, in short, one's own gains first."""
    order = sorted(effect.changes, key=lambda key: (key[0] != seat, key[0]))
    told = [change_in_short(*key, effect.changes[key], seat, words) for key in order]
    told += [
        words.texts("coach-falls", seat=words.seat(seat_text(who))) for who in sorted(effect.fallen)
    ]
    return ", ".join(told[:MOST_TOLD]) or words.texts("preview-nothing")


def stay_reason(stay: Prospect, words: Sentences) -> str:
    """What staying comes to."""
    return words.texts(
        "coach-staying",
        damage=one_decimal(stay.damage.value),
        points=one_decimal(stay.points.value),
        chance=percent(stay.death.value, words),
    )


def one_decimal(number: float) -> float:
    """As it is told; Fluent writes it in the way of the language."""
    return round(number, 1)


def change_in_short(who: int, kind: str, change: int, seat: int, words: Sentences) -> str:
    """What one seat gains or loses."""
    return words.texts(
        f"preview-{kind}",
        whose="yours" if who == seat else "theirs",
        seat=words.seat(seat_text(who)),
        count=abs(change),
        way="more" if change > 0 else "less",
    )
