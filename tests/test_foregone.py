"""A game whose winner is certain ends without another question."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.foregone import foregone
from tokyork.server.feed.moment import Moment
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.room.autoplay import Autoplay
from tokyork.server.table.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.table.table import Change

LAST_FIGHT: dict[str, Any] = {
    "game": "new_york",
    "players": [{"at": "bronx", "energy": 20}, {"at": "lower", "health": 1}],
    "turn": "p1",
    "market": ["subway", "shadow_double", "drink_the_hudson"],
    "rolls": [["claw", "heart", "heart", "heart", "heart", "heart"]],
}
ENOUGH: dict[str, Any] = {
    "game": "tokyo",
    "players": [{"points": 19, "energy": 20}, {}],
    "turn": "p1",
    "market": ["energize", "heal", "evacuation_orders"],
    "rolls": [[1, 1, 1, 2, 2, "heart"]],
}


def after(position: dict[str, Any], *moves: str) -> Game:
    game = Game.from_scenario(position)
    for move in moves:
        game.play(move)
    return game


def ends_at_once(game: Game) -> bool:
    number = foregone(game.state)
    if number is None:
        return False
    game.play(number)
    return game.over and game.winners == ["p1"]


def test_the_winner_of_the_last_fight_does_not_have_to_shop() -> None:
    game = after(LAST_FIGHT, "stop", "resolve claw")
    assert game.decision
    assert game.decision.kind == "buy"
    assert ends_at_once(game)


def test_nor_does_whoever_has_the_points() -> None:
    assert ends_at_once(after(ENOUGH, "stop"))


@pytest.mark.parametrize(
    "position",
    [
        {**ENOUGH, "players": [{"points": 12, "energy": 20}, {}]},
        # its poison strikes before points are counted
        {
            **ENOUGH,
            "players": [{"points": 19, "energy": 20, "health": 1, "tokens": {"poison": 1}}, {}],
            "rolls": [[1, 1, 1, 2, 2, 3]],
        },
        {**ENOUGH, "options": {"finish_round": True}},
    ],
    ids=["not enough", "poisoned", "the round is played out"],
)
def test_whoever_may_still_lose_is_asked(position: dict[str, Any]) -> None:
    game = after(position, "stop")
    while game.decision and game.decision.kind != "buy":
        game.play(game.decision.default.number)
    assert foregone(game.state) is None


# --- at a table ---


def table_of(game: Game) -> Table:
    settings = Settings(game.city)
    seats = [NewSeat("person", "Ann"), NewSeat("bot", level=1)]
    table = new_table("last", "ann", settings, seats)
    table.begin(game)
    return table


async def left_to_itself(table: Table) -> None:
    done = asyncio.Event()

    async def play(change: Callable[[], Change]) -> None:
        change()
        autoplay.go_on(None)
        done.set()

    async def nobody(*_: object) -> int:
        raise AssertionError

    autoplay = Autoplay(table, nobody, play, done.set)
    autoplay.go_on(None)
    await done.wait()


def test_a_table_ends_the_game_and_offers_no_shop() -> None:
    table = table_of(Game.from_scenario(LAST_FIGHT))
    table.play("stop", "ann")
    table.play("resolve claw", "ann")
    shown = Moment(table, table.running, None).shown("p1", "en")
    assert shown.choice is None

    asyncio.run(left_to_itself(table))
    assert table.data.status == "over"
    assert table.running.game.winners == ["p1"]
