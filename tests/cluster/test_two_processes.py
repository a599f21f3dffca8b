"""Two servers on one database and one bus: browsers come to either, and notice nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running, close_code, wait_until
from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.protocol.messages import GONE
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.cluster.backing import Nats
    from tests.server.running import Browser

Pair = tuple[Running, Running]


@pytest.fixture
def pair(database: Callable[[], str], nats: Nats) -> Iterator[Pair]:
    db = database()
    one, other = (
        Running(db, thinker=WorkerPool(workers=1), bus=NatsBus(nats.url)) for _ in range(2)
    )
    yield one, other
    one.stop()
    other.stop()


@pytest.fixture
def come() -> Iterator[Callable[..., Browser]]:
    """Somebody comes to a process; the same person as another, if that is said."""
    made: list[Browser] = []

    def make(at: Running, who: Browser | None = None) -> Browser:
        made.append(at.browser())
        if who is not None:
            made[-1].http.cookies.clear()
            made[-1].http.cookies.set("guest", who.http.cookies["guest"])
        return made[-1]

    yield make
    for browser in made:
        browser.close()


def test_people_at_two_processes_play_at_one_table(
    pair: Pair, come: Callable[..., Browser]
) -> None:
    ann, ben = come(pair[0]), come(pair[1])
    table = ann.make("Ann", "", options={"points": 5})
    first = ann.enter(table).entered()
    second = ben.enter(table).entered()
    second.do("sit", seat="p2", name="Ben")
    first.do("begin")
    second.receive_until(lambda seat: seat.game is not None)
    first.receive_until(lambda seat: seat.game is not None)
    while not (first.over and second.over):
        for seat in (first, second):
            if seat.choice is not None:
                assert seat.move()["problem"] is None
                break
        else:
            (second if second.seq < first.seq else first).receive()
    assert first.seq == second.seq
    assert second.table["seats"][1]["name"] == "Ben"
    assert pair[0].server.lobby.rooms
    assert not pair[1].server.lobby.rooms


def test_a_table_is_where_somebody_comes_first(pair: Pair, come: Callable[..., Browser]) -> None:
    ann = come(pair[0])
    table = ann.make("Ann", "Uncle", begin=True)
    first = come(pair[1], ann).enter(table).entered()
    assert first.move()["problem"] is None
    assert list(pair[1].server.lobby.rooms) == [table]
    assert not pair[0].server.lobby.rooms
    second = ann.enter(table).entered()
    assert second.seq == 1
    assert second.move()["problem"] is None


def test_the_same_request_over_a_link_moves_once(pair: Pair, come: Callable[..., Browser]) -> None:
    ann = come(pair[0])
    table = ann.make("Ann", "Uncle", begin=True)
    ann.enter(table).entered()
    far = come(pair[1], ann).enter(table).entered()
    sent = {"table": table, "seq": far.seq, "move": far.choice["default"], "nonce": "once"}  # type: ignore[index]
    assert far.ask("move", **sent)["problem"] is None
    seq = far.ask("move", **sent)
    assert seq["problem"] is None
    assert far.seq == sent["seq"] + 1
    assert far.refused("move", **(sent | {"nonce": "again"})) == "stale"
    far.raw.send("{")
    wait_until(lambda: far.receive().get("problem", {}).get("kind") == "bad")


def test_a_table_goes_on_elsewhere_when_its_owner_stops(
    pair: Pair, come: Callable[..., Browser]
) -> None:
    ann = come(pair[0])
    table = ann.make("Ann", "Uncle", begin=True)
    seat = ann.enter(table).entered()
    seat.move()
    seq = seat.seq
    pair[0].stop()
    later = come(pair[1], ann).enter(table, since=seq).entered()
    later.receive_until(lambda one: one.game is not None)
    assert later.seq == seq
    assert later.move()["problem"] is None


def test_what_the_host_wants_is_done_at_the_process_that_has_the_table(
    pair: Pair, come: Callable[..., Browser]
) -> None:
    ann, ben = come(pair[0]), come(pair[1])
    table, other = ann.make("Ann", "", 1), ann.make("Ann", 1, begin=True)
    ann.enter(table).entered()
    ann.enter(other).entered()
    seat = ben.enter(table).entered()
    seat.do("sit", seat="p2", name="Ben")
    desk, orders = pair[1].server.desk, pair[1].server.admin._orders
    home = pair[1].call(desk.home())
    owner = pair[0].server.links._process
    assert {one.table: one.process for one in home.tables} == {table: owner, other: owner}
    assert set(home.processes) == {owner, home.process}
    person = next(one for one in home.tables if one.table == table).seats[1].person
    assert person is not None

    assert pair[1].call(orders.carry_out(table, person)) == owner
    assert close_code(seat.raw) == GONE
    assert pair[1].call(orders.carry_out(other)) == owner
    wait_until(lambda: [one.table for one in pair[1].call(desk.home()).tables] == [table])
