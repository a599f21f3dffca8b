"""What strangers can make the server keep, and how often they can make it work."""

from __future__ import annotations

import asyncio
import gc
import time
import tracemalloc
from typing import TYPE_CHECKING

import pytest

from tests.server.running import Running
from tokyork import Game
from tokyork.server import lobby
from tokyork.server.limits import Limits
from tokyork.server.table.match import MOST_UNDONE
from tokyork.server.table.table import MOST_SENT_AWAY
from tokyork.server.web import pace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.running import Browser

    Guests = Callable[[], Browser]


def commitments(browser: Browser) -> int:
    return int(browser.http.get("/api/dice/list").json()["count"])


def test_a_rematch_that_is_refused_commits_to_no_dice(guest: Guests) -> None:
    ann, stranger = guest(), guest()
    table = ann.make("Ann", "Uncle", begin=True)
    seat = ann.enter(table).entered().play_on()
    before = commitments(ann)

    watching = stranger.enter(table).entered()
    assert watching.refused("rematch") == "not_yours"
    assert seat.refused("rematch", salts={"p1": "00"}) == "bad"
    assert seat.refused("rematch", salts={"p9": "00" * 32}) == "bad"
    assert seat.refused("rematch", nonce="x" * 65) == "bad"
    assert seat.refused("chat", text="x", nonce="x" * 65) == "bad"
    assert commitments(ann) == before


def test_no_more_talk_is_kept_than_is_ever_told(guest: Guests, running: Running) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle")).entered()
    for number in range(230):
        seat.do("chat", text=str(number))

    store = running.server.store
    rows = running.call(store.read("SELECT count(*) FROM talk WHERE table_id = ?", seat.name))
    assert rows[0][0] == 200
    assert len(ann.enter(seat.name).entered().talk) == 200


def test_a_host_who_sends_people_away_all_day_fills_nothing(
    guest: Guests, running: Running
) -> None:
    ann, bob = guest(), guest()
    seat = ann.enter(ann.make("Ann", "")).entered()
    data = running.server.lobby.rooms[seat.name].table.data
    data.sent_away = [str(number) for number in range(MOST_SENT_AWAY)]
    bob.enter(seat.name).entered().do("sit", seat="p2", name="Bob")
    seat.do("set_seat", seat="p2", kind="open")

    assert len(data.sent_away) == MOST_SENT_AWAY
    assert bob.enter(seat.name).entered().refused("sit", seat="p2", name="Bob") == "not_yours"


def test_nobody_moves_to_and_fro_for_ever(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    undone = 0
    while True:
        assert seat.choice is not None
        move = "stop" if seat.choice["kind"] == "roll" else seat.choice["default"]
        seat.move(move)
        if undone or seat.choice["undo"]:
            answer = seat.ask("undo", table=seat.name, seq=seat.seq)
            if answer["problem"] is not None:
                break
            undone += 1

    assert undone == MOST_UNDONE
    assert answer["problem"]["kind"] == "not_now"
    assert not seat.choice["undo"]


# --- guests cost nothing: what an address may do ---


@pytest.fixture
def strict() -> Iterator[Running]:
    server = Running(limits=Limits(connects=8, says=1, names=3, moves=40))
    yield server
    server.stop()


def test_an_address_says_only_so_much_by_however_many_guests(strict: Running) -> None:
    ann = strict.browser()
    socket = ann.enter(ann.make("Ann", "Uncle")).entered()
    limits = strict.server.limits
    for number in range(100):
        limits.may_say(str(number), "127.0.0.1")

    assert socket.refused("chat", text="hello") == "limit"
    ann.close()


def test_a_whole_game_is_told_as_often_as_one_may_come(strict: Running) -> None:
    ann = strict.browser()
    socket = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    answers = [socket.ask("speak", language="de")["problem"] for _ in range(10)]
    assert answers[0] is None
    assert answers[-1] is not None
    assert answers[-1]["kind"] == "limit"
    ann.close()


def test_nothing_holds_on_to_what_was_refused(guest: Guests) -> None:
    """A circle of an error and its frame held each message: gigabytes before somebody looked."""
    ann = guest()
    socket = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    gc.collect()
    gc.disable()
    tracemalloc.start()
    try:
        for _ in range(20):
            socket.raw.send("[" * 60_000)
            while socket.receive()["type"] != "answer":
                pass
        socket.do("emote", emote="roar")  # the last one is done with
        before, _ = tracemalloc.get_traced_memory()
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
        gc.enable()
    assert before - after < 10 * 60_000


def test_circles_that_hold_much_are_looked_for_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    told = iter([100 << 20, 150 << 20, 300 << 20, 300 << 20, 310 << 20])
    monkeypatch.setattr(pace, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(pace, "set_up", lambda: None)
    with pytest.raises(RuntimeError):  # nothing more is told
        asyncio.run(pace.tidy_up_for_ever(lambda: looks.append(1), lambda: next(told)))
    assert looks == [1]


def test_names_of_invented_guests_do_not_fill_the_file(strict: Running) -> None:
    guests = [strict.browser() for _ in range(4)]
    named = [guest.http.post("/api/name", json={"name": "Zoe"}).status_code for guest in guests]
    assert named == [200, 200, 200, 429]
    for guest in guests:
        guest.close()


def test_help_is_shared_among_addresses_not_guests(guest: Guests, running: Running) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    desk = running.server.lobby.rooms[seat.name]._coach
    asked: list[object] = []

    async def think(_: str, who: object, **__: object) -> None:
        asked.append(who)

    desk._think = think
    seat.send("ask", topic="coach")
    while seat.receive()["type"] != "advice":
        pass
    (connection,) = running.server.lobby.rooms[seat.name].connections
    assert asked == [("127.0.0.1", connection.guest)]


def test_nobody_crowds_the_others_out_of_the_lobby(
    guest: Guests, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 3)
    ann, crowd, visitor = guest(), guest(), guest()
    waiting = ann.enter(ann.make("Ann", "", listed=True)).entered().name
    (hers,) = running.server.lobby.rooms[waiting].connections
    hers.address = "192.0.2.1"
    for _ in range(5):
        crowd.enter(crowd.make("Crowd", "", listed=True)).entered()

    listed = [table["table"] for table in visitor.home()["tables"]]
    assert len(listed) == 3
    assert waiting in listed


def test_moves_of_one_address_are_counted_whoever_makes_them(strict: Running) -> None:
    ann = strict.browser()
    bots = ann.enter(ann.make(1, 1, begin=True, options={"health": 9999, "points": 9999}))
    bots.entered().receive_until(lambda socket: socket.seq >= 40)
    time.sleep(1.0)
    assert ann.enter(bots.name).entered().seq < 44

    brought = Game("tokyo", seats=2, seed=7)
    for _ in range(50):
        brought.play_number(0)
    assert brought.record is not None
    assert ann.http.post("/api/games", json={"text": brought.record.text()}).status_code == 429

    own = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    problem = own.move()["problem"]
    assert problem is not None
    assert problem["kind"] == "limit"
    ann.close()
