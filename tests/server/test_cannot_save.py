"""A full or read-only disk: players are told, nothing changes, and play goes on afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tests.server.running import Running, wait_until
from tokyork.server.storage import health
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = 3_000_000


class Disk:
    """A server on a disk that can be filled, made read-only or locked, and be well again."""

    def __init__(self, folder: Path, way: str) -> None:
        self.folder, self.way = folder, way
        self.server = Running(str(folder / "tables.db"), thinker=WorkerPool(workers=1))

    def break_(self) -> None:
        if self.way == "full":
            with (self.folder / "ballast").open("wb", buffering=0) as ballast:
                with contextlib.suppress(OSError):
                    while ballast.write(b"x" * 4096):
                        pass
                with contextlib.suppress(OSError):
                    while ballast.write(b"x"):
                        pass
        elif self.way == "locked":
            self._other = sqlite3.connect(self.folder / "tables.db", isolation_level=None)
            self._other.execute("BEGIN IMMEDIATE")
        else:  # as SQLite finds it: a disk in use cannot be made read-only by hand
            self._pragma("PRAGMA query_only=ON")

    def mend(self) -> None:
        if self.way == "full":
            (self.folder / "ballast").unlink()
        elif self.way == "locked":
            self._other.close()
        else:
            self._pragma("PRAGMA query_only=OFF")

    def _pragma(self, sql: str) -> None:
        self.server.call(self.server.server.store.read(sql))


def mount(*words: str) -> None:
    subprocess.run(["mount", *words], check=True, capture_output=True)


@pytest.fixture(params=["full", "read-only", "locked"])
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    if request.param != "full":
        made = Disk(tmp_path, request.param)
        yield made
        made.server.stop()
        return
    try:
        mount("-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(tmp_path))
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("only root can mount a small disk")
    made = Disk(tmp_path, request.param)
    yield made
    made.server.stop()
    subprocess.run(["umount", str(tmp_path)], check=True)


@pytest.fixture(autouse=True)
def _no_rest_between_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


def test_moves_talk_and_seats_are_refused_and_nothing_changes(disk: Disk) -> None:
    ann, ben = disk.server.browser(), disk.server.browser()
    table = ann.make("Ann", "Uncle", begin=True)
    seat, watcher = ann.enter(table).entered(), ben.enter(table).entered()
    waiting = ann.enter(ann.make("Ann", "")).entered()
    seat.do("chat", text="Before")
    before = seat.game
    disk.break_()
    answer = seat.move(nonce="again")

    assert answer["problem"]["kind"] == "cannot_save"
    assert "cannot save" in answer["problem"]["text"]
    assert seat.refused("chat", text="Nobody hears this") == "cannot_save"
    assert waiting.refused("set_seat", seat="p2", kind="bot", level=1) == "cannot_save"
    assert waiting.refused("begin") == "cannot_save"
    later = ann.enter(table).entered()
    assert (later.seq, later.game["choice"] if later.game else None) == (0, seat.choice)
    assert [said["text"] for said in later.talk] == ["Before"]
    assert ann.enter(waiting.name).entered().table["status"] == "gathering"
    made = ann.http.post("/api/tables", json={"settings": {"city": "tokyo"}, "seats": TWO})
    assert (made.status_code, made.json()["problem"]["kind"]) == (507, "cannot_save")
    assert ann.http.post("/api/name", json={"name": "Anna"}).status_code == 507
    ill = ann.http.get("/healthz")
    assert ill.status_code == 503
    assert ill.json()["status"] == "cannot save"
    assert ill.json()["why"]

    disk.mend()
    assert ann.http.get("/healthz").status_code == 200
    assert seat.game == before  # nobody was told anything meanwhile, nor cut off
    assert seat.move(nonce="again")["problem"] is None
    assert seat.seq == 1
    watcher.receive_until(lambda s: s.seq == 1)
    waiting.do("set_seat", seat="p2", kind="bot", level=1).do("begin")
    for browser in (ann, ben):
        browser.close()


TWO = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Uncle"}]


def test_bots_and_clocks_go_on_by_themselves_once_there_is_room(disk: Disk) -> None:
    ann = disk.server.browser()
    clock = {"per_move": 1, "reserve": 0}
    bots = ann.enter(ann.make("Ann", "", city="new_york")).entered()
    timed = ann.enter(ann.make("Ann", "Uncle", begin=True, clock=clock)).entered()
    bots.do("set_seat", seat="p2", kind="bot", level=1).do("begin")
    bots.receive_until(lambda s: s.choice)
    disk.break_()
    time.sleep(1.5)  # the clock has run out meanwhile, more than once
    kept = disk.server.server.lobby.rooms[timed.name].table.seq
    assert bots.move()["problem"]["kind"] == "cannot_save"
    disk.mend()

    wait_until(lambda: disk.server.server.lobby.rooms[timed.name].table.seq > kept)
    timed.receive_until(lambda s: s.seq > kept)  # on the same connection
    bots.move()
    ann.close()


def test_a_private_link_is_not_half_taken(disk: Disk) -> None:
    ann, ben = disk.server.browser(), disk.server.browser()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    link = seat.link("p1").partition("seat=")[2]
    disk.break_()
    assert seat.refused("link", seat="p1") == "cannot_save"  # and the one before still works
    his = ben.enter(seat.name, seat=link).entered()
    assert not his.seat("p1")["yours"]
    his.receive_until(lambda s: s.received[-1]["type"] == "answer")
    assert his.received[-1]["problem"]["kind"] == "cannot_save"
    disk.mend()
    assert ben.enter(seat.name, seat=link).entered().seat("p1")["yours"]
    for browser in (ann, ben):
        browser.close()


def test_the_health_writes_at_most_once_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 60.0)
    server = Running(thinker=WorkerPool(workers=1))
    ann = server.browser()
    assert ann.http.get("/healthz").json()["status"] == "ok"
    commits = server.server.store.commits
    assert {ann.http.get("/healthz").status_code for _ in range(20)} == {200}
    assert server.server.store.commits == commits
    monkeypatch.setattr(health, "FRESH", 0.0)
    ann.http.get("/healthz")
    assert server.server.store.commits == commits + 1
    ann.close()
    server.stop()


# --- every commit reaches the disk ---


@pytest.mark.skipif(not Path("/usr/bin/strace").exists(), reason="counts with strace")
def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys\n"
        "from tokyork.server.storage.store import Store\n"
        "async def work():\n"
        "    store = Store(sys.argv[1])\n"
        "    for n in range(50):\n"
        "        sql = 'INSERT INTO guests (id, name) VALUES (?, ?)'\n"
        "        await store.write((sql, (str(n), 'x')))\n"
        "    print(store.commits)\n"
        "    import os; os._exit(0)\n"
        "asyncio.run(work())\n"
    )
    trace = tmp_path / "trace"
    words = ["strace", "-f", "-e", "trace=fsync,fdatasync", "-o", str(trace)]
    done = subprocess.run(
        [*words, sys.executable, "-c", script, str(tmp_path / "x.db")],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    synced = [line for line in trace.read_text().splitlines() if "sync(" in line]
    assert int(done.stdout) == 50
    assert len(synced) >= 50


def test_the_file_is_opened_for_full_durability(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "x.db"), thinker=WorkerPool(workers=1))
    store = server.server.store
    assert server.call(store.read("PRAGMA journal_mode")) == [("wal",)]
    assert server.call(store.read("PRAGMA synchronous")) == [(2,)]
    server.stop()


def test_requests_that_wait_together_share_a_commit(tmp_path: Path) -> None:
    async def work() -> tuple[int, int]:
        store = Store(str(tmp_path / "x.db"))
        sql = "INSERT INTO guests (id, name) VALUES (?, ?)"
        await asyncio.gather(*(store.write((sql, (str(n), "x"))) for n in range(500)))
        found = await store.read("SELECT count(*) FROM guests")
        commits = store.commits
        store.close()
        return found[0][0], commits

    kept, commits = asyncio.run(work())
    assert kept == 500
    assert commits < 100


def test_a_file_that_was_moved_away_takes_no_more_moves(tmp_path: Path) -> None:
    """They would be kept in a file that the next start does not find."""
    file, away = tmp_path / "tables.db", tmp_path / "away.db"
    server = Running(str(file), thinker=WorkerPool(workers=1))
    ann = server.browser()
    seat = ann.enter(ann.make("Ann", "Ben", begin=True)).entered()
    assert seat.move()["problem"] is None

    for spoil in ("moved", "replaced"):
        file.rename(away)
        if spoil == "replaced":
            file.write_bytes(away.read_bytes())
        assert seat.move()["problem"]["kind"] == "cannot_save"
        assert ann.http.get("/healthz").status_code == 503
        away.replace(file)
        assert seat.move()["problem"] is None
        time.sleep(health.FRESH)
        assert ann.http.get("/healthz").status_code == 200
    ann.close()
    server.stop()
