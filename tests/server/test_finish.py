"""Whoever is out may let the bots play the rest at once, unless people play on."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game
from tokyork.server.protocol import requests as r
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.handlers import Asker, handle
from tokyork.server.table.table import Table, new_table

OUT: dict[str, Any] = {
    "game": "tokyo",
    "players": [{"health": 0, "dead": True}, {}, {}],
    "turn": "p2",
}
FINISH = r.Finish("n1")


def table_of(*others: str) -> Table:
    """Ann is out; the others are people or bots."""
    seats = [NewSeat("person", "Ann"), *(NewSeat(kind, "Ben") for kind in others)]  # type: ignore[arg-type]
    table = new_table("rest", "ann", Settings("tokyo"), seats)
    table.begin(Game.from_scenario(OUT))
    return table


def test_bots_that_are_left_play_the_rest_at_once() -> None:
    table = table_of("bot", "bot")
    assert not table.hasty
    assert handle(table, Asker("ann"), FINISH).table
    assert table.hasty


def test_a_bot_that_stands_in_for_somebody_waits_for_nobody() -> None:
    table = table_of("person", "bot")
    table.chair("p2").stood_in = True
    handle(table, Asker("ann"), FINISH)
    assert table.hasty


@pytest.mark.parametrize(
    ("others", "who", "problem"),
    [
        (("person", "bot"), "ann", "server-people_play"),
        (("bot", "bot"), "somebody", "server-not_seated"),
    ],
)
def test_nobody_is_hurried_out_of_a_game(others: tuple[str, ...], who: str, problem: str) -> None:
    table = table_of(*others)
    with pytest.raises(RefusedError) as refused:
        handle(table, Asker(who), FINISH)
    assert refused.value.message == problem
    assert not table.hasty


def test_a_paused_or_finished_game_is_left_as_it_is() -> None:
    table = table_of("bot", "bot")
    table.data.paused = True
    with pytest.raises(RefusedError):
        handle(table, Asker("ann"), FINISH)
    table.data.paused, table.data.status = False, "over"
    with pytest.raises(RefusedError):
        handle(table, Asker("ann"), FINISH)
