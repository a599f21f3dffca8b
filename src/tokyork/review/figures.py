"""The statistics of every player: which figures there are, in groups, in each city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.review.counting import Counting

if TYPE_CHECKING:
    from tokyork.review.played import PlayedGame


class Figure(Struct):
    """One line of the statistics; values are in the order of the seats."""

    id: str
    values: list[int]
    part: bool
    """Whether it is a part of the sum above it."""


class FigureGroup(Struct):
    """Figures about one thing."""

    id: str
    figures: list[Figure]


_SHARED = {
    "turns": ["turns", "extra_turns", "points_end", "health_end", "energy_end"],
    "health": [
        "damage_dealt",
        "dealt_claws",
        "dealt_army",
        "dealt_cards",
        "knock_outs",
        "damage_taken",
        "taken_claws",
        "taken_army",
        "taken_cards",
        "damage_avoided",
        "healed",
        "healed_dice",
        "healed_tiles",
        "healed_cards",
        "health_paid",
        "saved",
    ],
    "energy": [
        "energy_gained",
        "energy_dice",
        "energy_tiles",
        "energy_place",
        "energy_cards",
        "energy_paid",
        "energy_lost",
        "energy_unspent",
    ],
    "cards": ["keeps_bought", "discards_bought", "spent_on_cards", "cards_lost", "sweeps"],
    "dice": ["dice_thrown", "rerolls", "dice_rerolled", "attacks", "claws"],
    "place": ["entered", "turns_inside", "stayed", "left"],
}
_POINTS = {
    "tokyo": ["points_ones", "points_twos", "points_threes"],
    "new_york": ["points_superstar", "points_statue", "points_tiles"],
}
_ALL_POINTS = ["points_enter", "points_stay", "points_cards", "points_lost"]
_NEW_YORK = {
    "city": ["buildings", "units", "ouch_1", "ouch_2", "ouch_3"],
    "goals": ["took_superstar", "took_statue_of_liberty"],
}
_RARE = {
    "extra_turns",
    "points_lost",
    "damage_avoided",
    "health_paid",
    "saved",
    "energy_place",
    "energy_lost",
    "energy_unspent",
    "cards_lost",
    "sweeps",
    "dealt_army",
    "taken_army",
    "healed_tiles",
    "energy_tiles",
}
"""Figures that are left out where nobody has any."""


_PART = ("points_", "dealt_", "taken_", "healed_", "energy_")
_WHOLE = {
    "points_end",
    "points_gained",
    "points_lost",
    "energy_end",
    "energy_gained",
    "energy_paid",
    "energy_lost",
    "energy_unspent",
}


def figures(played: PlayedGame) -> list[FigureGroup]:
    """Everything that was counted."""
    counts = Counting(played).counts
    found: list[FigureGroup] = []
    for name, listed in groups_of(played.game.city).items():
        rows = [_figure(id_, [counts[id_][seat] for seat in played.seats]) for id_ in listed]
        found.append(
            FigureGroup(name, [row for row in rows if any(row.values) or row.id not in _RARE])
        )
    return found


def _figure(name: str, values: list[int]) -> Figure:
    return Figure(name, values, name.startswith(_PART) and name not in _WHOLE)


def groups_of(city: str) -> dict[str, list[str]]:
    """The ids of all figures of a city."""
    points = ["points_gained", *_POINTS[city], *_ALL_POINTS]
    groups = {"turns": _SHARED["turns"], "points": points, **_SHARED}
    return groups | _NEW_YORK if city == "new_york" else groups
