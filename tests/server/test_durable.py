"""What anybody saw is kept: through kill -9, restarts and full disks."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.helpers import ROOT
from tests.server.running import Browser, Running
from tokyork.errors import BadInputError
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Guests = Callable[[], Browser]


class Process:
    """The program itself, which can be killed."""

    def __init__(self, db: Path) -> None:
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        words = ["-m", "tokyork", "serve", "--port", "0", "--db", str(db), "--no-browser"]
        words.append("--no-admin")  # whose token would be a second line
        self.process = subprocess.Popen(
            [sys.executable, *words], env=env, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("http://").rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def test_nothing_that_was_seen_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(9)
    server = Process(tmp_path / "tables.db")
    ann = Browser(server.address)
    table = ann.make("Ann", 1, "Uncle", 2, city="new_york", begin=True)
    seen: list[dict[str, Any]] = []
    game: dict[str, Any] = {}
    for _ in range(2):
        seat = ann.enter(table).entered()
        assert seat.game is not None
        if game:
            assert seat.seq >= game["seq"]
            assert seat.events == []
            told = {line["number"]: line["text"] for line in seat.lines}
            missing = [line for line in seen if told.get(line["number"]) != line["text"]]
            assert missing == []
        killed_at = time.monotonic() + dice.uniform(0.3, 1.0)
        sent = None
        while time.monotonic() < killed_at and not seat.over:
            if seat.choice is not None:
                sent = {"table": table, "seq": seat.seq, "move": seat.choice["default"]}
                seat.ask("move", nonce=f"n{seat.seq}", **sent)
                time.sleep(0.02)  # a real server hangs up on who asks 20 times a second
            else:
                seat.receive()
        server.kill()
        with contextlib.suppress(ConnectionClosed):
            while True:  # what had arrived was seen, too
                seat.receive()
        assert seat.game is not None
        game = seat.game
        running_turn = max((line["turn"] for line in seat.lines), default=0)
        seen = [line for line in seat.lines if line["turn"] < running_turn]
        server = Process(tmp_path / "tables.db")
        ann.address = server.address
        if sent is not None:
            again = ann.enter(table).entered().ask("move", nonce=f"n{sent['seq']}", **sent)
            assert (again["problem"], again["seq"]) == (None, sent["seq"] + 1)
    server.kill()
    ann.close()


def test_a_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    first = Running(db, thinker=WorkerPool(workers=1))
    ann = first.browser()
    table = ann.make("Ann", 1, begin=True, options={"points": 6, "health": 4})
    seat = ann.enter(table).entered()
    seat.do("chat", text="See you later")
    seat.receive_until(lambda s: s.choice or s.over)
    before = seat.game
    first.stop()

    second = Running(db, thinker=WorkerPool(workers=1))
    ann.address = second.address
    again = ann.enter(table).entered()
    assert again.game == before
    assert [said["text"] for said in again.talk] == ["See you later"]
    assert again.play_on().over
    second.stop()
    ann.close()


def test_a_change_that_cannot_be_kept_is_not_shown(
    guest: Guests, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()

    async def fail(*_: object) -> None:
        raise sqlite3.OperationalError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(running.server.store, "write", fail)
        assert seat.choice is not None
        seat.send("move", table=seat.name, seq=0, move=seat.choice["default"])
        with contextlib.suppress(ConnectionClosed):
            while True:
                seat.receive()
    assert [message["type"] for message in seat.received if message["type"] == "played"] == []
    assert ann.enter(seat.name).entered().seq == 0


# --- the file ---


@pytest.mark.parametrize("content", [b"no database at all" * 99, b"SQLite format 3\0" + b"x" * 999])
def test_a_garbled_file_is_refused_in_one_sentence(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.db").write_bytes(content)
    with pytest.raises(BadInputError) as caught:
        Store(str(tmp_path / "x.db"))

    assert "\n" not in str(caught.value)
    assert (tmp_path / "x.db").read_bytes() == content


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    for name, script in {
        "other": "CREATE TABLE cats (name TEXT)",
        "empty": "CREATE TABLE about (schema INTEGER)",
        "odd": "CREATE TABLE about (schema TEXT); INSERT INTO about VALUES ('x')",
    }.items():
        connection = sqlite3.connect(tmp_path / name)
        connection.executescript(script)
        connection.close()
        with pytest.raises(BadInputError, match="not a Tokyork table file"):
            Store(str(tmp_path / name))


def test_jobs_that_are_committed_together_fail_alone(tmp_path: Path) -> None:
    async def work() -> list[object]:
        store = Store(str(tmp_path / "x.db"))
        name = "INSERT INTO guests (id, name) VALUES (?, ?)"
        done = await asyncio.gather(
            store.write((name, ("a", "Ann"))),
            store.write((name, ("b", "Ben")), (name, ("a", "Again"))),
            store.write((name, ("c", "Cid"))),
            return_exceptions=True,
        )
        rows = await store.read("SELECT id, name FROM guests ORDER BY id")
        store.close()
        return [*done, rows]

    first, second, third, rows = asyncio.run(work())
    assert (first, third) == (None, None)
    assert isinstance(second, sqlite3.IntegrityError)
    assert rows == [("a", "Ann"), ("c", "Cid")]


def test_the_servers_process_ends_with_its_workers(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    server.process.send_signal(signal.SIGINT)

    assert server.process.wait(10) == 0
    assert server.process.stdout is not None
    assert server.process.stdout.read() == ""  # also the workers have let go of it
    server.process.stdout.close()


def test_a_clock_that_lets_nobody_wait_stops_no_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: float) -> None:
        raise OSError(22, "Invalid argument")  # as of a clock that jumped by twenty years

    async def work() -> object:
        store = Store(str(tmp_path / "x.db"))
        monkeypatch.setattr(time, "sleep", refuse)
        for number in range(3):
            name = ("INSERT INTO guests (id, name) VALUES (?, 'Ann')", (f"g{number}",))
            await asyncio.wait_for(store.write(name), 10)
        rows = await store.read("SELECT count(*) FROM guests")
        store.close()
        return rows

    assert asyncio.run(work()) == [(3,)]


def test_whatever_happens_in_the_writing_thread_nobody_waits_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> object:
        store = Store(str(tmp_path / "x.db"))
        with monkeypatch.context() as broken:
            broken.setattr(Store, "_read", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await asyncio.wait_for(store.read("SELECT 1"), 10)
        rows = await asyncio.wait_for(store.read("SELECT 1"), 10)
        store.close()
        return rows

    assert asyncio.run(work()) == [(1,)]
