"""The readers of what only one city's scenarios have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.scenario.city_reader import CityReader
from tokyork.scenario.new_york_reader import NewYorkReader
from tokyork.tokyo.places import misplaced

if TYPE_CHECKING:
    from tokyork.core.state import State


class TokyoReader(CityReader):
    """Tokyo's places hold one monster each."""

    def check(self, g: State, *, first_turn: bool) -> None:
        """One monster a place, and the Bay only from five on."""
        for m in g.monsters:
            problem = misplaced(g, m)
            if problem:
                raise BadInputError(f"players[{m.seat}].at", problem)


CITY_READERS: dict[str, CityReader] = {"tokyo": TokyoReader(), "new_york": NewYorkReader()}
