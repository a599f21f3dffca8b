"""Tournaments: from the link to the podium, with bots, restarts and people who leave."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running, wait_until
from tests.server.test_days import Served
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.tournament_calls import NewTournament
from tokyork.server.tournaments.scoring import TableResult
from tokyork.server.tournaments.tournament import Entrant, Tournament, new_tournament
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Browser
    from tokyork.core.state import State

SHORT: Any = {"points": 3, "health": 2}
QUICK = {"per_move": 1, "reserve": 0}


class HastyBots(WorkerPool):
    """Bots that play at once, and at random."""

    def __init__(self) -> None:
        super().__init__(workers=1, later=True)
        self._chance = Random(7)

    async def pick(self, g: State, *_: object, **__: object) -> int:
        await asyncio.sleep(0)
        return self._chance.randrange(len(g.moves))


@pytest.fixture
def quick() -> Iterator[Running]:
    server = Running(thinker=HastyBots())
    yield server
    server.stop()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path / "tables.db")
    yield found
    found.stop()


def make(browser: Browser, **wanted: object) -> str:
    body = {"name": "Friday", "city": "tokyo", "options": SHORT, "clock": QUICK, **wanted}
    answer = browser.http.post("/api/tournaments", json=body)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["tournament"])


@pytest.mark.parametrize("name", ["", "  ", "\u200b"])
def test_a_tournament_without_a_name_is_refused_by_what_is_missing(
    name: str, quick: Running
) -> None:
    body = {"name": name, "city": "tokyo", "options": SHORT, "clock": QUICK}
    ann = quick.browser()
    answer = ann.http.post("/api/tournaments?language=en", json=body)
    ann.close()

    assert answer.status_code == 400
    assert answer.json()["problem"]["text"] == "A tournament needs a name."


def look(browser: Browser, tournament: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.http.get(f"/api/tournaments/{tournament}").json()
    return found


def ask(browser: Browser, tournament: str, what: str, **body: object) -> dict[str, Any]:
    answer = browser.http.post(f"/api/tournaments/{tournament}/{what}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def ends(browser: Browser, tournament: str) -> dict[str, Any]:
    wait_until(lambda: look(browser, tournament)["status"] == "over")
    return look(browser, tournament)


def test_sixty_four_bots_play_a_swiss_tournament(quick: Running) -> None:
    ann = quick.browser()
    director = quick.server.director

    async def made() -> str:
        name = await director.make(
            NewTournament("Bots", "tokyo", rounds=3, options=SHORT), "host", "127.0.0.1"
        )

        def fill(one: Tournament) -> None:
            one.entrants = [Entrant("", None, 1) for _ in range(64)]

        await director._change(name, fill)
        await director.begin(name, "host", "127.0.0.1")
        return name

    name = quick.call(made())
    told = ends(ann, name)

    assert [len(tables) for tables in told["played"]] == [16, 16, 16]
    assert all(table["over"] for tables in told["played"] for table in tables)
    assert sum(place["points"] for place in told["places"]) == 3 * 16 * 6
    assert sum(place["games"] for place in told["places"]) == 3 * 64
    assert {place["rank"] for place in told["places"][:1]} == {1}
    points = [place["points"] for place in told["places"]]
    assert points == sorted(points, reverse=True)
    assert len(quick.server.lobby.rooms) <= 48
    ann.close()


def test_everyone_meets_everyone_and_nobody_waits_for_a_table_that_is_not_theirs() -> None:
    wanted = NewTournament("All", "new_york", "everyone", size=3, rounds=1)
    one = new_tournament("t", wanted, "host")
    for number in range(9):
        one.join(f"g{number}", f"P{number}")
    one.begin("host")
    names = iter(f"table {n}" for n in range(1000))
    one.go_on(lambda: next(names))
    first = [meeting for meeting in one.rounds[0] if meeting.table]
    assert len(first) == 3
    for meeting in first[:2]:
        meeting.result = TableResult([1, 2, 3], [0, 0, 0])
    one.go_on(lambda: next(names))
    begun = [m for m in one.meetings if m.table and m.result is None]
    busy = [number for meeting in begun for number in meeting.entrants]
    assert len(busy) == len(set(busy))
    while one.status == "playing":
        for meeting in one.running():
            meeting.result = TableResult([1, 2, 3], [1, 0, 0])
        one.go_on(lambda: next(names))
    met = {
        frozenset((a, b)) for m in one.meetings for a in m.entrants for b in m.entrants if a != b
    }
    assert len(met) == 36


def test_people_join_by_link_and_bots_fill(quick: Running) -> None:
    ann, ben, eve = (quick.browser() for _ in range(3))
    name = make(ann, player="Ann", size=4, rounds=1)
    ask(ben, name, "join", name="Ben")
    ask(ben, name, "join", name="Benny")
    assert ben.http.post(f"/api/tournaments/{name}/begin", json={}).status_code == 400
    told = ask(ann, name, "begin")

    assert [place["name"] for place in told["places"]] == ["Ann", "Benny", "", ""]
    assert (told["host"], told["joined"]) == (True, True)
    table = told["table"]
    assert look(ben, name)["table"] == table
    assert look(eve, name)["table"] is None
    assert eve.http.post(f"/api/tournaments/{name}/join", json={"name": "Eve"}).status_code == 400
    for browser in (ann, ben):
        socket = browser.enter(table).entered()
        assert socket.table["tournament"] == name
        assert any(seat["yours"] for seat in socket.table["seats"])
        socket.close()
    # Nobody is there: clocks play, and the tournament comes to its end all the same.
    ask(ben, name, "leave")
    told = ends(ann, name)
    assert sum(place["points"] for place in told["places"]) == 6
    for browser in (ann, ben, eve):
        browser.close()


def test_who_is_deleted_leaves_no_name_in_a_tournament(quick: Running) -> None:
    ann, ben = quick.browser(), quick.browser()
    cup = make(ann)
    for browser, name in ((ann, "Ann"), (ben, "Ben")):
        browser.http.post(f"/api/tournaments/{cup}/join", json={"name": name})
    ann.http.post(f"/api/tournaments/{cup}/begin", json={})

    assert ben.http.post("/api/me/delete", json={"sure": True}).status_code == 200

    found = ann.http.get(f"/api/tournaments/{cup}")
    assert "Ann" in found.text
    assert "Ben" not in found.text
    ann.close()
    ben.close()


def test_a_tournament_goes_on_after_a_restart(served: Served) -> None:
    ann = served.browser()
    guest = ann.http.cookies["guest"]
    name = make(ann, size=3, rounds=2, level=1)
    told = ask(ann, name, "begin")
    assert len(told["places"]) == 3
    served.restart()
    ann = served.back(guest)
    told = ends(ann, name)
    assert len(told["played"]) == 2
    assert told["places"][0]["rank"] == 1


@pytest.mark.parametrize(
    "wrong",
    [{"size": 2}, {"size": 7}, {"rounds": 0}, {"rounds": 21}, {"city": "rome"}, {"level": 9}],
)
def test_impossible_tournaments_are_refused(wrong: dict[str, Any]) -> None:
    wanted: dict[str, Any] = {"name": "x", "city": "tokyo", **wrong}
    with pytest.raises(RefusedError):
        new_tournament("t", NewTournament(**wanted), "host")


def test_an_unknown_tournament_is_not_found(quick: Running) -> None:
    ann = quick.browser()
    assert ann.http.get("/api/tournaments/nowhere").status_code == 404
    assert ann.http.post("/api/tournaments/nowhere/join", json={"name": "A"}).status_code == 404
    ann.close()


# --- the channel ---


def test_the_channel_plays_for_whoever_looks_and_rests_otherwise(quick: Running) -> None:
    ann = quick.browser()
    shown = ann.http.get("/api/watch").json()
    assert shown["kind"] == "bots"
    assert ann.http.get("/api/watch").json() == shown
    room = quick.server.lobby.rooms[shown["table"]]
    assert room.table.seq == 0
    socket = ann.enter(shown["table"]).entered()
    wait_until(lambda: room.table.seq > 3)
    assert not any(seat["yours"] for seat in socket.table["seats"])
    told = ann.http.get(f"/api/watch/{shown['table']}").json()
    assert sum(told["chances"]) == pytest.approx(1, abs=0.01)
    wait_until(lambda: room.table.data.status == "over")
    socket.close()
    wait_until(lambda: not room.connections)
    following = ann.http.get("/api/watch").json()

    assert following["table"] != shown["table"]
    assert following["city"] != shown["city"]
    assert quick.call(quick.server.tables.data(shown["table"])) is None
    ann.close()


def test_a_public_table_with_its_host_is_shown_before_bots(quick: Running) -> None:
    ann, eve = quick.browser(), quick.browser()
    table = ann.make("Ann", 1, begin=True, listed=True)
    socket = ann.enter(table).entered()
    assert eve.http.get("/api/watch").json() == {"table": table, "kind": "people", "city": "tokyo"}
    hidden = ann.make("Ann", 1, begin=True)
    assert eve.http.get(f"/api/watch/{hidden}").json()["chances"] == []
    socket.close()
    for browser in (ann, eve):
        browser.close()
