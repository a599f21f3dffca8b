"""Who is ahead in a tournament, and what decides between equals."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tokyork.server.tournaments.pairing import Group


class TableResult(Struct):
    """How a game ended, seat by seat."""

    places: list[int]
    """From 1; who did equally well shares one."""
    knock_outs: list[int]


class Score(NamedTuple):
    """What counts, the weightiest first."""

    points: float = 0.0
    knock_outs: int = 0
    opponents: float = 0.0
    wins: int = 0
    games: int = 0


def game_points(places: Sequence[int]) -> list[float]:
    """One for each rival left behind, half a one for each who did as well."""
    return [
        sum(1.0 if mine < other else 0.5 if mine == other else 0.0 for other in places) - 0.5
        for mine in places
    ]


def scores(count: int, played: Iterable[tuple[Group, TableResult]]) -> list[Score]:
    """Of everybody, by number."""
    games = list(played)
    found = [Score()] * count
    for group, result in games:
        points = game_points(result.places)
        for seat, one in enumerate(group):
            before = found[one]
            found[one] = before._replace(
                points=before.points + points[seat],
                knock_outs=before.knock_outs + result.knock_outs[seat],
                wins=before.wins + (result.places[seat] == 1),
                games=before.games + 1,
            )
    reached = [score.points for score in found]
    met = [0.0] * count
    for group, _ in games:
        for one in group:
            met[one] += sum(reached[other] for other in group if other != one)
    return [score._replace(opponents=met[one]) for one, score in enumerate(found)]


def ranked(found: Sequence[Score]) -> list[int]:
    """The numbers of everybody, the best first."""
    return sorted(range(len(found)), key=lambda one: (*(-part for part in found[one][:3]), one))


def ranks(found: Sequence[Score]) -> list[int]:
    """Everybody's rank by number: who is equal in all that counts shares one."""
    order = ranked(found)
    given = [0] * len(found)
    for place, one in enumerate(order):
        before = order[place - 1] if place else None
        same = before is not None and found[before][:3] == found[one][:3]
        given[one] = given[before] if same and before is not None else place + 1
    return given
