"""Programs as bots: real processes, and all the ways in which they can fail."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT, fresh
from tokyork.bots import SafeSeat, Seen, make_bot
from tokyork.bots.programs import program as programs
from tokyork.bots.programs.program import ProgramBot, question, read_answer
from tokyork.core.agenda import play
from tokyork.formats.notation import default_move

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.core.state import State

    Naughty = Callable[..., SafeSeat]

NAUGHTY = Path(__file__).with_name("naughty.py")
PYTHON = (sys.executable, "-S", "-E")


@pytest.fixture
def diary(tmp_path: Path) -> Path:
    return tmp_path / "diary"


@pytest.fixture
def naughty(diary: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Naughty]:
    """Makes seats whose program misbehaves; nothing of them may be left afterwards."""
    monkeypatch.setattr(programs, "START_TIME", 1500)
    seats = []
    before = threading.active_count()

    def make(how: str, ms: int = 1000) -> SafeSeat:
        seats.append(SafeSeat(ProgramBot([*PYTHON, str(NAUGHTY), how, str(diary)], ms=ms)))
        return seats[-1]

    yield make
    for seat in seats:
        seat.close()
        seat.close()  # twice is no harm
    assert left_of(diary) == []
    assert threading.active_count() == before


def started(diary: Path) -> list[int]:
    return [int(line) for line in diary.read_text().split()] if diary.exists() else []


def is_running(pid: int) -> bool:
    """Neither gone nor a corpse that its new parent has not buried yet."""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


def left_of(diary: Path) -> list[int]:
    """What still runs of all that was started, when it had time to die."""
    patience = time.monotonic() + 2
    while time.monotonic() < patience and any(map(is_running, started(diary))):
        time.sleep(0.01)
    return [pid for pid in started(diary) if is_running(pid)]


def game(seat: SafeSeat, decisions: int, seed: int = 1) -> State:
    """Ask the seat for everybody, so many times."""
    g = fresh("tokyo", 3, seed)
    for _ in range(decisions):
        play(g, seat.pick(g))
    return g


def kinds(seat: SafeSeat) -> list[str]:
    return [failure.kind for failure in seat.failures]


# --- the protocol ---


def test_a_question_is_one_line_with_exactly_the_agreed_keys() -> None:
    g = fresh("new_york", 4)
    line = question(Seen(g), 250)
    data = json.loads(line)

    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert list(data) == ["seat", "kind", "view", "legal", "ms"]
    assert data["seat"] == Seen(g).seat
    assert (data["kind"], data["ms"]) == (Seen(g).kind, 250)
    assert data["view"] == Seen(g).view
    assert data["legal"] == Seen(g).legal


def test_an_answer_may_hold_more_than_the_move() -> None:
    assert read_answer(b'{"move": "stop", "why": "enough"}\n') == "stop"


def test_moves_may_be_spelled_as_people_do(naughty: Naughty) -> None:
    g = fresh("tokyo", 3)
    seat = naughty("good")

    assert seat.pick(g) == len(g.moves) - 1
    assert seat.failures == []


def test_one_process_plays_the_whole_game(naughty: Naughty, diary: Path) -> None:
    seat = naughty("good")
    game(seat, 30)

    assert seat.failures == []
    assert len(started(diary)) == 1


def test_the_example_plays_a_game_in_every_city() -> None:
    for city in ("tokyo", "new_york"):
        g = fresh(city, 2)
        names = [f"cmd:{sys.executable} {ROOT / 'examples' / 'random_bot.py'}", "random"]
        seats = [SafeSeat(make_bot(name)) for name in names]
        try:
            while not g.over:
                play(g, seats[int(g.pending >> 6 & 7)].pick(g))
        finally:
            for seat in seats:
                seat.close()
        assert seats[0].answers > 5
        assert seats[0].failures == []


def test_the_example_has_ten_lines_at_most() -> None:
    text = (ROOT / "examples" / "random_bot.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 10


# --- wrong answers ---


def test_an_illegal_move_is_replaced_and_the_program_stays(naughty: Naughty, diary: Path) -> None:
    seat = naughty("illegal")
    g = game(seat, 4)

    assert kinds(seat) == ["illegal"] * 4
    assert "'dance'" in seat.failures[0].reason
    assert g.made == 4
    assert len(started(diary)) == 1


@pytest.mark.parametrize(
    "how", ["garbage", "number", "no_move", "wrong_type", "deep", "empty", "bytes", "endless"]
)
def test_garbage_ends_the_program_which_gets_one_more_chance(
    naughty: Naughty, diary: Path, how: str
) -> None:
    seat = naughty(how)
    g = fresh("tokyo", 3)

    assert seat.pick(g) == default_move(g)
    game(seat, 3)
    assert kinds(seat) == ["garbled", "garbled", "gone", "gone"]
    assert "expected" in seat.failures[0].reason
    assert "\n" not in seat.failures[0].reason
    assert len(started(diary)) == 2


def test_a_line_too_many_never_passes_for_the_next_answer(naughty: Naughty) -> None:
    seat = naughty("chatty")
    game(seat, 2)

    assert kinds(seat) == ["garbled", "garbled"]


# --- crashes ---


def test_a_crash_is_told_with_its_last_words(naughty: Naughty, diary: Path) -> None:
    seat = naughty("crash")
    game(seat, 4)

    assert kinds(seat) == ["crashed", "crashed", "gone", "gone"]
    assert seat.failures[0].reason == "it exited with code 3: Oh dear"
    assert len(started(diary)) == 2


def test_after_a_crash_the_program_is_started_once_more(naughty: Naughty, diary: Path) -> None:
    seat = naughty("crash_third")
    game(seat, 8)

    assert [(failure.kind, failure.made) for failure in seat.failures] == [
        ("crashed", 2),
        ("crashed", 5),
        ("gone", 6),
        ("gone", 7),
    ]
    assert len(started(diary)) == 2


def test_closing_the_output_is_a_crash(naughty: Naughty) -> None:
    seat = naughty("close")
    game(seat, 1)

    assert [(failure.kind, failure.reason) for failure in seat.failures] == [
        ("crashed", "it closed its output")
    ]


def test_a_program_that_cannot_be_started_fails_like_one_that_crashed(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    seat = SafeSeat(ProgramBot([str(folder)]))
    game(seat, 3)

    assert kinds(seat) == ["crashed", "crashed", "gone"]
    assert "could not be started" in seat.failures[0].reason


# --- time ---


def test_a_late_answer_is_dropped_and_the_next_one_counts(naughty: Naughty, diary: Path) -> None:
    seat = naughty("slow_third", ms=150)
    game(seat, 2)
    started_at = time.monotonic()
    g = game(seat, 1)
    taken = time.monotonic() - started_at

    assert kinds(seat) == ["late"]
    assert seat.failures[0].reason == "it did not answer within 150 ms"
    assert 0.15 <= taken < 0.4
    time.sleep(0.4)
    assert seat.pick(g) == len(g.moves) - 1
    assert kinds(seat) == ["late"]
    assert len(started(diary)) == 1


def test_a_program_that_hangs_is_ended_and_started_once_more(naughty: Naughty, diary: Path) -> None:
    seat = naughty("sleep_third", ms=60)
    began = time.monotonic()
    game(seat, 10)

    assert kinds(seat) == ["late", "late"] * 2 + ["gone"] * 2
    assert len(started(diary)) == 2
    assert time.monotonic() - began < 4


def test_the_first_answer_may_take_longer_but_not_for_ever(
    naughty: Naughty, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert programs.START_TIME == 1500
    slow_to_start = naughty("good", ms=1)
    monkeypatch.setattr(programs, "SLACK", 200)
    game(slow_to_start, 3)
    assert slow_to_start.failures == []

    monkeypatch.setattr(programs, "START_TIME", 100)
    began = time.monotonic()
    game(naughty("sleep", ms=50), 1)
    assert time.monotonic() - began < 3


def test_a_program_that_never_reads_holds_up_nobody(
    naughty: Naughty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "START_TIME", 0)
    seat = naughty("deaf", ms=50)
    game(seat, 6)

    assert kinds(seat) == ["late", "late"] * 2 + ["gone"] * 2


def test_noise_on_standard_error_does_not_stop_a_program(naughty: Naughty) -> None:
    seat = naughty("shout")
    game(seat, 5)

    assert seat.failures == []


# --- the end ---


@pytest.mark.parametrize("how", ["good", "stubborn", "child", "sleep"])
def test_nothing_is_left_of_a_program(naughty: Naughty, diary: Path, how: str) -> None:
    seat = naughty(how, ms=30)
    seat.pick(fresh("tokyo", 2))
    assert len(started(diary)) == (2 if how == "child" else 1)
    assert all(map(is_running, started(diary)))
    began = time.monotonic()
    seat.close()

    assert time.monotonic() - began < 3
    assert left_of(diary) == []


def test_a_program_that_was_never_asked_is_never_started(naughty: Naughty, diary: Path) -> None:
    naughty("good").close()

    assert started(diary) == []


def test_nothing_is_left_of_a_contest_that_is_interrupted(diary: Path) -> None:
    sleeper = f"cmd:{' '.join(PYTHON)} {NAUGHTY} sleep {diary}:60s"
    command = [sys.executable, "-m", "tokyork", "arena", "--bots", f"{sleeper},random"]
    arena = subprocess.Popen(
        [*command, "--games", "4", "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    patience = time.monotonic() + 30
    while len(started(diary)) < 2 and time.monotonic() < patience:
        time.sleep(0.05)
    assert len(list(filter(is_running, started(diary)))) == 2
    os.killpg(arena.pid, signal.SIGINT)
    _, complaints = arena.communicate(timeout=30)

    assert (arena.returncode, complaints) == (130, b"")
    assert left_of(diary) == []
