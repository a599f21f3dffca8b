"""Tournaments in the hands of people who want to win otherwise, or to be in everybody's way."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running, wait_until
from tests.server.test_tournaments import HastyBots, ask, look, make
from tokyork.server.limits import Limits
from tokyork.server.protocol.tournament_calls import NewTournament
from tokyork.server.tournaments.pairing import everyone_rounds
from tokyork.server.tournaments.tournament import Entrant, Tournament

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.running import Browser
    from tokyork.server.tournaments.director import Director

LONG = {"per_move": 60, "reserve": 300}


@pytest.fixture
def quick() -> Iterator[Running]:
    server = Running(thinker=HastyBots())
    yield server
    server.stop()


def of_three(quick: Running) -> tuple[list[Browser], str, str]:
    """Three people, their tournament and its first table; the first of them sits at p1."""
    people = [quick.browser() for _ in range(3)]
    cup = make(people[0], player="Ann", size=3, rounds=1, clock=LONG, options={})
    for browser, name in zip(people[1:], ("Ben", "Cem"), strict=True):
        ask(browser, cup, "join", name=name)
    return people, cup, str(ask(people[0], cup, "begin")["table"])


def test_nobody_is_the_host_of_a_table_of_a_tournament(quick: Running) -> None:
    """Or whoever sits first would play for the others, stop them, or have time without end."""
    people, _, table = of_three(quick)
    for browser in people:
        socket = browser.enter(table).entered()
        assert not socket.table["host"]
        assert not any(seat["host"] for seat in socket.table["seats"])
        mine = next(seat["seat"] for seat in socket.table["seats"] if seat["yours"])
        rival = "p2" if mine == "p1" else "p1"
        for kind in ("person", "open", "bot"):
            assert socket.refused("set_seat", seat=rival, kind=kind, name="x") == "not_host"
        assert socket.refused("pause", paused=True) == "not_host"
        assert socket.refused("rename", seat=rival, name="Nobody") == "not_yours"
        assert [seat["kind"] for seat in socket.table["seats"]] == ["person"] * 3
        socket.close()
    for browser in people:
        browser.close()


def test_nobody_gives_themselves_time_in_a_tournament(quick: Running) -> None:
    people, _, table = of_three(quick)
    sockets = [browser.enter(table).entered() for browser in people]
    mover = next(socket for socket in sockets if socket.choice is not None)
    running = quick.server.lobby.rooms[table].table
    assert running.mover is not None
    running.data.host = str(running.mover.guest)  # as it may be

    assert mover.refused("more_time") == "not_yours"
    for browser in people:
        browser.close()


def test_a_game_of_a_tournament_is_not_given_up_to_be_played_again(quick: Running) -> None:
    """Whoever has many tables loses their oldest; a lost game must not be dealt anew like that."""
    ann = quick.browser()
    quick.server.limits.open_tables = 2
    cup = make(ann, player="Ann", size=3, rounds=1, clock=LONG, options={})
    table = str(ask(ann, cup, "begin")["table"])
    sealed = quick.server.lobby.rooms[table].table.data.seal
    for _ in range(4):
        ann.http.post(
            "/api/tables",
            json={
                "settings": {"city": "tokyo"},
                "seats": [{"kind": "person", "name": "Ann"}, {"kind": "bot"}],
            },
        )
    data = quick.call(quick.server.tables.data(table))
    assert data is not None
    assert data.seal is not None
    assert sealed is not None
    assert data.seal.secret == sealed.secret
    ann.close()


async def filled(director: Director, count: int, wanted: NewTournament) -> str:
    name = await director.make(wanted, "host", "127.0.0.1")

    def fill(one: Tournament) -> None:
        one.entrants = [Entrant("", None, 1) for _ in range(count)]

    await director._change(name, fill)
    return name


def test_each_game_of_a_tournament_begins_once_whoever_looks_meanwhile(quick: Running) -> None:
    """Two that began the same table wrote each other's moves, and left a commitment open."""
    director = quick.server.director

    async def raced() -> str:
        name = await filled(director, 24, NewTournament("Race", "tokyo", rounds=1))
        await director._change(name, lambda one: one.begin("host"))
        await asyncio.gather(*(director._run(name) for _ in range(3)))
        return name

    async def committed() -> int:
        listed = await quick.server.dice.listed(1)
        return sum(one.kind == "committed" for one in listed.entries)

    name = quick.call(raced())
    ann = quick.browser()
    tables = [one["table"] for one in look(ann, name)["played"][0]]
    assert quick.call(committed()) == len(set(tables)) == 6
    ann.close()


def test_a_plan_for_everybody_keeps_nobody_waiting() -> None:
    """It took six to nine seconds, in which the server did nothing else."""
    for size in (3, 6):
        begun = time.process_time()
        rounds = everyone_rounds(126, size, 20, 20, 1)
        assert time.process_time() - begun < 2.0
        assert len(rounds) == 20


def test_a_tournament_of_one_address_takes_no_moves_from_those_of_others() -> None:
    """All that went on alone shared one allowance, however many strangers began it."""
    strict = Running(thinker=HastyBots(), limits=Limits(moves=200))
    director = strict.server.director

    async def begun(address: str) -> str:
        wanted = NewTournament("Bots", "tokyo", rounds=1, size=3, options={"points": 6})
        name = await filled(director, 3, wanted)
        await director.begin(name, "host", address)
        return name

    async def used_up() -> None:
        strict.server.limits.may_move("192.0.2.7", 200)
        strict.server.limits.may_move("", 200)

    strict.call(used_up())
    stalled, goes_on = strict.call(begun("192.0.2.7")), strict.call(begun("192.0.2.8"))
    ann = strict.browser()
    wait_until(lambda: look(ann, goes_on)["status"] == "over")
    assert look(ann, stalled)["status"] == "playing"
    ann.close()
    strict.stop()


def test_games_of_tournaments_are_counted_by_address_and_wait() -> None:
    """One tournament is one table to the limits, and up to 43 in the file and the public list."""
    strict = Running(thinker=HastyBots(), limits=Limits(tournament_games=4))
    director = strict.server.director

    async def begun() -> str:
        name = await filled(director, 24, NewTournament("Many", "tokyo", rounds=1, size=3))
        await director.begin(name, "host", "127.0.0.1")
        return name

    name = strict.call(begun())
    assert len(strict.server.lobby.rooms) == 4
    ann = strict.browser()
    assert len(look(ann, name)["played"][0]) == 8
    ann.close()
    strict.stop()
