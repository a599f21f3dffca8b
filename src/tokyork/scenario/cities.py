"""The readers of what only one city's scenarios have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.scenario.city_reader import CityReader
from tokyork.scenario.new_york import NewYorkReader
from tokyork.tokyo.places import BAY_NEEDS, OUTSIDE, TOKYO_BAY

if TYPE_CHECKING:
    from tokyork.core.game import State


class TokyoReader(CityReader):
    """Tokyo's places hold one monster each."""

    def check(self, g: State, *, first_turn: bool) -> None:
        """One monster a place, and the Bay only from five on."""
        taken: list[int] = []
        for m in g.monsters:
            place = f"players[{m.seat}].at"
            if not m.alive or m.at == OUTSIDE:
                continue
            if m.at in taken:
                raise BadInputError(
                    place, f"only one monster was expected in {g.rules.places[m.at]}"
                )
            if m.at == TOKYO_BAY and sum(o.alive for o in g.monsters) < BAY_NEEDS:
                raise BadInputError(place, "tokyo_bay was expected only from five monsters on")
            taken.append(int(m.at))


CITY_READERS: dict[str, CityReader] = {"tokyo": TokyoReader(), "new_york": NewYorkReader()}
