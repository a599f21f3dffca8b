"""Help at the table: odds, the coach, forecasts; to whom they are told, and to whom not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tests.coach.tables import FIRE, ROLL, YIELD
from tokyork import Game
from tokyork.coach.counsel import counsel
from tokyork.coach.danger import danger
from tokyork.coach.strip import odds_table
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.seating import Settings
from tokyork.server.web.guests import guest_by

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running, Socket

    Guests = Callable[[], Browser]


def table_of(
    running: Running, browser: Browser, game: Game, seat: str, *, helped: bool = True
) -> Socket:
    """A table that stands so, where a seat is the guest's and the others are open to bots."""
    guest = guest_by(browser.http.cookies["guest"])
    seats = [NewSeat("person" if one == seat else "bot", "Ada") for one in game.seats]
    wanted = NewTable(Settings(game.city, help=helped), seats)
    room = running.call(running.server.lobby.make_from_game(wanted, guest, game))
    return browser.enter(room.name).entered()


def advice(socket: Socket, topic: str, **fields: object) -> Any:  # noqa: ANN401 - each topic has its own
    """Ask, and read on to what the coach says."""
    nonce = socket.send("ask", topic=topic, **fields)
    while True:
        message = socket.receive()
        if message.get("nonce") == nonce:
            assert message["type"] == "advice", message
            return message[topic]


def as_told(record: object) -> Any:  # noqa: ANN401 - the same
    """A record as it travels."""
    return msgspec.json.decode(msgspec.json.encode(record))


def test_the_odds_of_a_keep_are_those_of_the_library(running: Running, guest: Guests) -> None:
    game = Game.from_scenario(ROLL)
    socket = table_of(running, guest(), game, "p1")

    table = advice(socket, "odds")

    assert table == as_told(odds_table(game.state, 0))
    told = {(g["face"], g["count"]): n for n, g in enumerate(table["goals"])}
    assert dict(table["keeps"]["3 3"])[told["3", 3]] == 0.767


def test_the_coach_tells_the_best_keep_and_what_it_gains(running: Running, guest: Guests) -> None:
    game = Game.from_scenario(ROLL)
    socket = table_of(running, guest(), game, "p1")

    told = advice(socket, "coach", keep="heart")

    expected = counsel(game.state, "heart")
    assert (told["move"], told["gain"]) == (expected.move, expected.gain)
    assert told["reason"]


def test_the_forecast_is_the_librarys(running: Running, guest: Guests) -> None:
    game = Game.from_scenario(YIELD)
    game.play("stop")
    socket = table_of(running, guest(), game, "p3")

    told = advice(socket, "forecast")

    assert told == as_told(danger(game.state, 2))
    assert told["inside"]


def test_ouch_and_a_plan_of_destruction_are_told_in_new_york(
    running: Running, guest: Guests
) -> None:
    game = Game.from_scenario(FIRE)
    socket = table_of(running, guest(), game, "p1")

    fires = advice(socket, "ouch")["fires"]
    plan = advice(socket, "plan")

    assert [fire["ouches"] for fire in fires] == [1, 2, 3]
    assert fires[1]["hits"][0]["deadly"]
    assert plan["count"] == 3
    assert plan["steps"]


def refusal(socket: Socket, topic: str) -> str:
    return socket.refused("ask", topic=topic)


def test_no_help_where_the_host_forbids_it(running: Running, guest: Guests) -> None:
    socket = table_of(running, guest(), Game.from_scenario(ROLL), "p1", helped=False)

    assert {refusal(socket, topic) for topic in ("odds", "coach", "forecast")} == {"not_now"}


def test_odds_and_coach_are_for_whoever_must_choose(running: Running, guest: Guests) -> None:
    game = Game.from_scenario(YIELD)
    game.play("stop")
    ada, eve = guest(), guest()
    socket = table_of(running, ada, game, "p3")
    watching = eve.enter(socket.name).entered()

    assert refusal(watching, "coach") == "not_yours"
    assert refusal(watching, "forecast") == "not_yours"
    assert refusal(socket, "odds") == "not_now"
    assert refusal(socket, "ouch") == "not_now"


def test_advice_goes_to_nobody_else(running: Running, guest: Guests) -> None:
    ada, eve = guest(), guest()
    socket = table_of(running, ada, Game.from_scenario(ROLL), "p1")
    watching = eve.enter(socket.name).entered()

    advice(socket, "odds")
    watching.do("chat", text="hello")

    assert all(message["type"] != "advice" for message in watching.received)


def test_questions_that_make_no_sense_get_a_sentence(running: Running, guest: Guests) -> None:
    socket = table_of(running, guest(), Game.from_scenario(ROLL), "p1")

    assert socket.refused("ask", topic="odds", keep="dragon") == "bad"
    assert socket.refused("ask", topic="coach", keep="3 " * 9) == "bad"
