"""Lessons over real sockets: guided to the end, alone, and after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Browser, Running
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Socket

    Guests = Callable[[], Browser]


def begin(browser: Browser, city: str) -> str:
    answer = browser.http.post("/api/lessons", json={"city": city, "name": "Ann"})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["table"])


def follow(seat: Socket, most: int = 100) -> int:
    """Do what the guide says; how often it spoke."""
    for count in range(most):
        seat.receive_until(lambda s: s.over or s.choice is not None)
        if seat.over:
            return count
        assert seat.choice is not None
        seat.move(seat.choice["guide"]["moves"][-1])
    return most


@pytest.mark.parametrize(("city", "decisions"), [("tokyo", 13), ("new_york", 18)])
def test_a_lesson_is_guided_to_its_end(guest: Guests, city: str, decisions: int) -> None:
    ann = guest()
    seat = ann.enter(begin(ann, city)).entered()

    assert seat.table["lesson"]
    assert follow(seat) == decisions
    assert seat.game is not None
    assert seat.game["view"]["winners"] == ["p1"]


def test_another_move_is_refused_in_words(guest: Guests) -> None:
    ann = guest()
    seat = ann.enter(begin(ann, "tokyo"), language="en").entered()
    answer = seat.move("stop")

    assert answer["problem"]["kind"] == "not_now"
    assert "guide" in answer["problem"]["text"]
    assert seat.seq == 0


def test_a_lesson_is_in_no_list_and_the_next_one_takes_its_place(guest: Guests) -> None:
    ann = guest()
    first = begin(ann, "tokyo")
    begin(ann, "new_york")

    assert ann.home()["tables"] == []
    with pytest.raises(Exception, match="4404"):
        ann.enter(first).receive()


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    server = Running(db, thinker=WorkerPool(workers=1))
    ann = server.browser()
    cookies = ann.http.cookies
    seat = ann.enter(begin(ann, "new_york")).entered()
    follow(seat, 4)
    seat.receive_until(lambda s: s.choice is not None)
    ann.close()
    server.stop()

    server = Running(db, thinker=WorkerPool(workers=1))
    again = server.browser()
    again.http.cookies = cookies
    seat = again.enter(seat.name).entered()
    assert seat.choice is not None
    assert seat.choice["guide"]["step"] == 5
    assert follow(seat) == 14
    again.close()
    server.stop()
