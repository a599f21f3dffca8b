"""What only one city's scenarios have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.tokyo.places import BAY_NEEDS, OUTSIDE, TOKYO_BAY

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State


class CityReader:
    """Reads and checks the part of a scenario that its city adds."""

    keys: tuple[str, ...] = ()
    player_keys: tuple[str, ...] = ()

    def places(self, g: State) -> tuple[str, ...]:
        """Where a monster may stand in a scenario."""
        return g.rules.places

    def read_player(self, g: State, m: Monster, given: dict[str, Any], place: str) -> None:
        """Read what the city adds to a player."""

    def read_board(self, g: State, data: dict[str, Any], *, first_turn: bool) -> None:
        """Read what lies on the board."""

    def check(self, g: State, *, first_turn: bool) -> None:
        """Refuse positions that no game can reach."""

    def before_first_turn(self, g: State, turn: int, *, first_turn: bool) -> None:
        """Push decisions that come before the turn."""

    def expected(self, g: State, key: str) -> object:
        """The value of a key of `expect` that only this city has."""
        raise BadInputError(f"expect.{key}", "unknown key")

    def player_fact(self, g: State, m: Monster, key: str) -> object:
        """The value of a player's key that only this city has."""
        raise BadInputError(f"expect.{key}", "unknown key")


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


CITY_READERS: dict[str, CityReader] = {"tokyo": TokyoReader()}
