"""What a city may add to a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


class CityReader:
    """Reads and checks the part of a scenario that its city adds."""

    keys: tuple[str, ...] = ()
    player_keys: tuple[str, ...] = ()
    expect_keys: tuple[str, ...] = ()

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

    def expected(self, g: State, key: str, value: object) -> object:
        """The value of a key of `expect` that only this city has."""
        raise BadInputError(f"expect.{key}", "unknown key")

    def player_fact(self, g: State, m: Monster, key: str) -> object:
        """The value of a player's key that only this city has."""
        raise BadInputError(f"expect.{key}", "unknown key")
