"""The coach's sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.formats.notation import seat_text
from tokyork.words.numbers import chance
from tokyork.words.parts import Amount, joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.coach.effects import Effect
    from tokyork.coach.replies import Danger
    from tokyork.words.parts import Resource
    from tokyork.words.sentences import Sentences

MOST_TOLD = 3
GAMES = 100
"""Chances to win are told as games out of so many."""


def in_short(effect: Effect, seat: int, words: Sentences) -> str:
    """What dice bring, in short, one's own gains first."""
    alike: dict[tuple[bool, Resource, int], list[str]] = {}
    for who, kind in sorted(effect.changes, key=lambda key: (key[0] != seat, key[0])):
        change = (who == seat, kind, effect.changes[who, kind])
        alike.setdefault(change, []).append(seat_text(who))
    told = [
        change_in_short(seats, kind, change, seat_text(seat), words)
        for (_, kind, change), seats in alike.items()
    ]
    told += [
        words.texts("coach-falls", seat=words.seat(seat_text(who))) for who in sorted(effect.fallen)
    ]
    return joined(", ", told[:MOST_TOLD]) or words.texts("preview-nothing")


def stay_reason(told: Danger, words: Sentences) -> str:
    """What staying comes to, as expected and at worst."""
    stay, worst = told.expected.prospects[0], told.worst.prospects[0]
    return words.texts(
        "coach-staying",
        damage=one_decimal(stay.damage.value),
        points=one_decimal(stay.points.value),
        chance=chance(stay.death.value, words.texts),
        worst_damage=one_decimal(worst.damage.value),
        worst_chance=chance(worst.death.value, words.texts),
    )


def one_decimal(number: float) -> float:
    """As it is told; Fluent writes it in the way of the language."""
    return round(number, 1)


def change_in_short(
    seats: Sequence[str], kind: Resource, change: int, seat: str, words: Sentences
) -> str:
    """What some seats gain or lose."""
    return words.texts(
        f"preview-{kind}",
        whose="yours" if seat in seats else "theirs",
        seat=words.seats(seats),
        seats=len(seats),
        count=Amount(abs(change), kind),
        way="more" if change > 0 else "less",
    )
