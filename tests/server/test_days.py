"""Games that last days: nobody has to be there, nobody is late for the server's sake."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running, wait_until
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.seating import Pace, Settings
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Browser, Socket

DAY = 24 * 3600.0
LONG: Any = {"health": 99, "points": 99}


class Served:
    """A server on a file, whose days pass as a test wants."""

    def __init__(self, db: Path) -> None:
        self._db = str(db)
        self.running = Running(self._db, thinker=WorkerPool(workers=1))
        self._browsers: list[Browser] = []

    def browser(self) -> Browser:
        self._browsers.append(self.running.browser())
        return self._browsers[-1]

    def stop(self) -> None:
        for browser in self._browsers:
            browser.close()
        self._browsers.clear()
        self.running.stop()

    def restart(self) -> None:
        self.stop()
        self.running = Running(self._db, thinker=WorkerPool(workers=1))

    def pass_days(self, days: float) -> None:
        """As if the server had run for so long."""
        store: Any = self.running.server.store
        store._ran_before += days * DAY
        self.look()

    def look(self) -> None:
        self.running.call(self.running.server.crier.look())

    def back(self, guest: str) -> Browser:
        """A guest who was here before the restart."""
        browser = self.browser()
        browser.http.cookies.clear()
        browser.http.cookies.set("guest", guest)
        return browser


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    found = Served(tmp_path / "tables.db")
    yield found
    found.stop()


def pace(days: int = 1, then: str = "turn", vacation: int = 3) -> dict[str, object]:
    return {"days": days, "then": then, "vacation": vacation}


def two(served: Served, **agreed: Any) -> tuple[Browser, Browser, str]:  # noqa: ANN401 - of several types
    """Ann and Ben at a table; it is somebody's turn, and nobody is there."""
    ann, ben = served.browser(), served.browser()
    table = ann.make("Ann", "", begin=False, options={**LONG, "first": "p1"}, pace=pace(**agreed))
    for browser, seat in ((ann, None), (ben, "p2")):
        socket = browser.enter(table).entered()
        if seat:
            socket.do("sit", seat=seat, name="Ben")
        socket.close()
    socket = ann.enter(table).entered()
    socket.do("begin").close()
    wait_until(lambda: not served.running.server.lobby.rooms[table].connections)
    return ann, ben, table


def own(browser: Browser, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(t for t in browser.home()["tables"] if t["table"] == table)
    return found


def seen(browser: Browser, table: str) -> Socket:
    return browser.enter(table).entered()


def test_who_is_late_has_the_rest_of_the_turn_played_and_nothing_else(served: Served) -> None:
    ann, ben, table = two(served, days=2)
    assert own(ann, table)["your_turn"]
    assert own(ann, table)["left"] == pytest.approx(2 * DAY, abs=60)
    served.pass_days(1.9)
    assert own(ann, table)["your_turn"]
    served.pass_days(0.2)
    wait_until(lambda: own(ben, table)["your_turn"])

    assert own(ben, table)["left"] == pytest.approx(2 * DAY, abs=60)
    socket = seen(ann, table)
    assert not socket.seat("p1")["stood_in"]
    assert socket.seat("p1")["yours"]


def test_a_bot_plays_until_whoever_was_late_is_back(served: Served) -> None:
    ann, ben, table = two(served, then="bot")
    served.pass_days(1.1)
    wait_until(lambda: own(ben, table)["your_turn"])
    assert seen(ben, table).seat("p1")["stood_in"]
    assert not seen(ann, table).seat("p1")["stood_in"]


def test_a_seat_can_be_lost_for_good_if_the_table_agreed(served: Served) -> None:
    _, ben, table = two(served, then="out")
    served.pass_days(1.1)
    wait_until(lambda: own(ben, table)["your_turn"])
    assert seen(ben, table).seat("p1")["kind"] == "bot"


def test_choices_of_one_turn_share_its_days(served: Served) -> None:
    ann, _, table = two(served, days=2)
    served.pass_days(1)
    socket = seen(ann, table)
    assert socket.game is not None
    moves = socket.game["view"]["decision"]["moves"]
    socket.move(next(move for move in moves if move.startswith("keep")))
    assert own(ann, table)["your_turn"]
    assert own(ann, table)["left"] == pytest.approx(DAY, abs=60)


def test_time_stands_still_while_the_server_is_down(served: Served) -> None:
    ann, _, table = two(served, days=1)
    served.pass_days(0.5)
    guest = ann.http.cookies["guest"]
    served.running.call(served.running.server.tables.note_time())
    before = own(ann, table)["left"]
    real = time.monotonic()
    served.restart()
    ann = served.back(guest)

    assert own(ann, table)["left"] == pytest.approx(before, abs=time.monotonic() - real + 30)
    assert own(ann, table)["your_turn"]


def test_bots_go_on_while_nobody_looks_and_then_the_table_costs_no_memory(served: Served) -> None:
    ann = served.browser()
    table = ann.make("Ann", 1, 1, begin=True, options={**LONG, "first": "p1"}, pace=pace())
    socket = seen(ann, table)
    while socket.choice is not None:
        socket.move()
    socket.close()
    wait_until(lambda: own(ann, table)["your_turn"])
    lobby = served.running.server.lobby
    wait_until(lambda: table not in lobby.rooms or lobby.rooms[table].is_idle)
    served.running.call(lobby.sweep(time.monotonic() + 1000))

    assert table not in lobby.rooms
    assert own(ann, table)["left"] == pytest.approx(DAY, abs=60)


def test_bots_go_on_after_a_restart_in_the_middle_of_their_turn(served: Served) -> None:
    ann = served.browser()
    table = ann.make("Ann", 1, 1, begin=True, options={**LONG, "first": "p2"}, pace=pace())
    guest = ann.http.cookies["guest"]
    served.restart()
    ann = served.back(guest)
    served.look()
    wait_until(lambda: own(ann, table)["your_turn"])


def test_standing_orders_answer_while_nobody_looks(served: Served) -> None:
    dice = ["claw", "claw", 1, 1, 2, 2]
    position = {
        "game": "tokyo",
        "players": [{"energy": 8}, {"at": "tokyo_city", "health": 6}],
        "turn": "p1",
        "rolls": [dice, [1, 1, 2, 2, 3, 3]],
        "market": ["energize", "mimic", "tank"],
    }
    seats = [NewSeat("person", "Ann"), NewSeat("person", "Ben")]
    wanted = NewTable(Settings("tokyo", pace=Pace(1)), seats)
    ann, lobby = served.browser(), served.running.server.lobby
    guest = hashlib.sha256(ann.http.cookies["guest"].encode()).hexdigest()[:32]
    table = served.running.call(lobby.make_from_scenario(wanted, guest, position)).name
    order = {"decision": "yield", "answer": "yield", "when": "health_at_most", "amount": 4}
    socket = seen(ann, table).do("orders", seat="p2", orders=[order])
    socket.move("stop")
    socket.close()

    match = lobby.rooms[table].table.running
    wait_until(lambda: "yield" in [made.move for made in match.made_by])
    assert match.chooser == "p1"


def test_a_vacation_stops_the_days_and_is_bounded(served: Served) -> None:
    ann, _, table = two(served, days=1, vacation=3)
    socket = seen(ann, table)
    assert socket.refused("take_off", days=4) == "bad"
    assert socket.refused("take_off", days=-1) == "bad"
    socket.do("take_off", days=2)
    assert socket.seat("p1")["off"] == pytest.approx(2 * DAY, abs=60)
    assert socket.seat("p1")["days_off"] == pytest.approx(DAY, abs=60)
    socket.close()
    served.pass_days(2.5)
    assert own(ann, table)["your_turn"]
    served.pass_days(0.6)
    wait_until(lambda: not own(ann, table)["your_turn"])


def test_who_comes_back_early_keeps_the_rest_of_a_vacation(served: Served) -> None:
    ann, _, table = two(served, days=1, vacation=3)
    seen(ann, table).do("take_off", days=3).close()
    served.pass_days(1)
    socket = seen(ann, table).do("take_off", days=0)

    assert socket.seat("p1")["off"] is None
    assert socket.seat("p1")["days_off"] == pytest.approx(2 * DAY, abs=60)
    assert own(ann, table)["left"] == pytest.approx(DAY, abs=60)


def test_nobody_is_pushed_aside_for_not_being_there(served: Served) -> None:
    ann, ben, table = two(served)
    assert ben.http.get("/api/home").status_code == 200
    socket = seen(ann, table)
    assert socket.refused("stand_in", seat="p2") == "not_now"
    assert socket.refused("set_seat", seat="p2", kind="bot") == "not_now"


def test_a_pause_keeps_what_is_left(served: Served) -> None:
    ann, _, table = two(served, days=1)
    seen(ann, table).do("pause", paused=True).close()
    served.pass_days(5)
    seen(ann, table).do("pause", paused=False).close()
    assert own(ann, table)["your_turn"]
    assert own(ann, table)["left"] == pytest.approx(DAY, abs=60)


def test_a_day_more_can_be_given(served: Served) -> None:
    ann, ben, table = two(served, days=1)
    assert seen(ann, table).refused("more_time") == "not_yours"
    seen(ben, table).do("more_time")
    assert own(ann, table)["left"] >= 2 * DAY - 60


@pytest.mark.parametrize(
    "agreed",
    [pace(days=0), pace(days=15), pace(vacation=61), pace(vacation=-1)],
)
def test_impossible_days_are_refused(agreed: dict[str, object], served: Served) -> None:
    ann = served.browser()
    given = {"settings": {"city": "tokyo", "pace": agreed}, "seats": [{"kind": "bot"}] * 2}
    answer = ann.http.post("/api/tables", json=given)
    assert answer.status_code == 400
    clock = {"per_move": 10, "reserve": 10}
    both = {"city": "tokyo", "pace": pace(), "clock": clock}
    assert ann.http.post("/api/tables", json={**given, "settings": both}).status_code == 400
