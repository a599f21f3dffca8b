"""Days in a row are a player's, not a browser's."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest

from tokyork.server.people.diary_desk import DAY, put_together
from tokyork.server.protocol.people_calls import PuzzleDiary

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

Guest: TypeAlias = "Callable[[], Browser]"
JSON = dict[str, Any]


def today() -> int:
    return int(time.time() // DAY)


def bring(browser: Browser, **diary: object) -> JSON:
    answer = browser.http.post("/api/me/puzzles", json=diary)
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


def same_player(first: Browser, second: Browser) -> None:
    second.http.cookies.clear()
    second.http.cookies.set("guest", str(first.http.cookies["guest"]))


@pytest.mark.parametrize(
    ("kept", "brought", "together"),
    [
        ((-1, False, 0), (10, True, 3), (10, True, 3)),
        ((9, True, 5), (10, True, 1), (10, True, 6)),  # yesterday there, today here
        ((10, True, 2), (9, True, 5), (10, True, 6)),  # told in the other order
        ((7, True, 5), (10, True, 1), (10, True, 1)),  # two days were missed
        ((10, False, 0), (10, True, 6), (10, False, 0)),  # a day's first answer counts
        ((10, True, 6), (10, False, 0), (10, True, 6)),
        ((9, True, 5), (10, False, 0), (10, False, 0)),
        ((8, True, 2), (10, True, 4), (10, True, 4)),  # one lies within the other
        ((10, True, 1), (10, True, 4), (10, True, 4)),
    ],
)
def test_rows_of_days_that_meet_are_one_row(
    kept: tuple[int, bool, int], brought: tuple[int, bool, int], together: tuple[int, bool, int]
) -> None:
    found = put_together(
        PuzzleDiary(*kept, longest=kept[2], run=3), PuzzleDiary(*brought, longest=7, run=2)
    )

    assert (found.day, found.solved, found.streak) == together
    assert found.longest == max(7, kept[2], together[2])
    assert found.run == 3


def test_two_devices_of_a_player_count_the_same_days(guest: Guest) -> None:
    desk, phone, other = guest(), guest(), guest()
    same_player(desk, phone)
    yesterday = {"day": today() - 1, "solved": True, "streak": 4, "longest": 4}

    bring(desk, **yesterday, run=9)
    found = bring(phone, day=today(), solved=True, streak=1, longest=1)

    assert found == {"day": today(), "solved": True, "streak": 5, "longest": 5, "run": 9}
    assert bring(desk, **yesterday) == found
    assert bring(other) == {"day": -1, "solved": False, "streak": 0, "longest": 0, "run": 0}
    assert desk.http.get("/api/me/export").json()["puzzles"][0]["streak"] == 5
    words = phone.http.post("/api/me/phrase", json={}).json()
    assert other.http.post("/api/me/restore", json=words).status_code == 200  # it is somebody
    assert bring(other)["streak"] == 5


def test_a_deleted_player_has_no_days_in_a_row(guest: Guest) -> None:
    ann, again = guest(), guest()
    same_player(ann, again)
    bring(ann, day=today(), solved=True, streak=1, longest=1)

    assert ann.http.post("/api/me/delete", json={"sure": True}).status_code == 200

    assert bring(again)["day"] == -1


def test_what_many_browsers_bring_at_once_is_all_there(guest: Guest) -> None:
    devices = [guest() for _ in range(4)]
    for device in devices[1:]:
        same_player(devices[0], device)
    days = range(today() - 11, today() + 1)

    def solve(day: int) -> None:
        bring(devices[day % 4], day=day, solved=True, streak=1, longest=1)

    with ThreadPoolExecutor(4) as many:
        list(many.map(solve, days))

    found = bring(devices[0])
    assert found["day"] == today()
    assert found["streak"] >= 1
    for day in days:  # whatever came too late to be joined is joined when it is told again
        found = bring(devices[0], day=day, solved=True, streak=day - days[0] + 1, longest=12)
    assert found["streak"] == 12


@pytest.mark.parametrize(
    "diary",
    [
        {"day": 10**9, "solved": True, "streak": 1, "longest": 1},
        {"day": 10**30},
        {"day": -2},
        {"day": 5, "solved": True, "streak": 9, "longest": 1},
        {"day": 5, "solved": True, "streak": -1},
        {"day": 5, "solved": False, "streak": 3, "longest": 3},
        {"longest": 10**12},
        {"run": 10**6},
        {"run": "many"},
        {"seen": ["t1"] * 10_000},
        [],
    ],
)
def test_what_cannot_be_is_refused(diary: object, guest: Guest) -> None:
    browser = guest()

    assert browser.http.post("/api/me/puzzles", json=diary).status_code == 400
    assert bring(browser)["day"] == -1
