"""Damage is noticed, the damaged tables are named and set aside, and the others play on."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.keeping import GOLDEN, NAMES, become, many, migrated, on_store
from tests.server.running import Browser, Running, close_code, wait_until
from tests.server.test_durable import Process
from tokyork.server.protocol.messages import GONE
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage import opening
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from tokyork.server.storage.table_store import TableStore

HURT = NAMES[2]  # a running game of 33 changes
VANDALISM = {
    "cut data": "UPDATE tables SET data = substr(data, 1, 90) WHERE id = '{0}'",
    "text for data": "UPDATE tables SET data = 'nonsense' WHERE id = '{0}'",
    "changed data": "UPDATE tables SET data = "
    "CAST(replace(CAST(data AS TEXT), 'Ann', 'Eve') AS BLOB) WHERE id = '{0}'",
    "other status": "UPDATE tables SET status = 'over' WHERE id = '{0}'",
    "missing row": "DELETE FROM tables WHERE id = '{0}'",
    "missing move": "DELETE FROM moves WHERE table_id = '{0}' AND seq = 7",
    "missing first": "DELETE FROM moves WHERE table_id = '{0}' AND seq = 1",
    "missing last": "DELETE FROM moves WHERE table_id = '{0}' AND seq > 20",
    "missing all": "DELETE FROM moves WHERE table_id = '{0}'",
    "missing head": "DELETE FROM heads WHERE table_id = '{0}'",
    "changed move": "UPDATE moves SET move = coalesce(move, '') || ' 1' "
    "WHERE table_id = '{0}' AND seq = 5",
    "changed seat": "UPDATE moves SET seat = 'p6' WHERE table_id = '{0}' AND seq = 5",
    "swapped moves": "UPDATE moves SET seq = -1 WHERE table_id = '{0}' AND seq = 4;"
    "UPDATE moves SET seq = 4 WHERE table_id = '{0}' AND seq = 5;"
    "UPDATE moves SET seq = 5 WHERE table_id = '{0}' AND seq = -1",
    "no text": "UPDATE moves SET move = CAST(x'ff41' AS TEXT) WHERE table_id = '{0}' AND seq = 5",
    "no text for data": "UPDATE tables SET data = CAST(x'ff' AS TEXT) WHERE id = '{0}'",
    "no text for name": "UPDATE tables SET id = CAST(x'ff41' AS TEXT) WHERE id = '{0}'",
    "bytes for name": "UPDATE tables SET id = CAST(id AS BLOB) WHERE id = '{0}'",
    "words for a head": "UPDATE heads SET seq = 'x' WHERE table_id = '{0}'",
    "words for a hash": "UPDATE heads SET hash = 'x' WHERE table_id = '{0}'",
    "words for a number": "UPDATE moves SET seq = 'x' WHERE table_id = '{0}' AND seq = 5",
}
GARBLED_NAMES = {"\ufffdA"}


def vandalise(path: str, script: str) -> None:
    connection = sqlite3.connect(path)
    connection.executescript(script.format(HURT))
    connection.close()


async def loaded(tables: TableStore) -> dict[str, int]:
    """How far each of the golden tables got, of those that can be used."""
    found: dict[str, int] = {}
    for name in NAMES:
        try:
            table = await tables.table(name)
        except RefusedError:
            continue
        if table is not None:
            found[name] = table.seq
    return found


SOUND = {told["table"]: told["seq"] for told in GOLDEN["tables"]}


@pytest.mark.parametrize("script", VANDALISM.values(), ids=VANDALISM)
def test_a_damaged_table_is_named_and_set_aside_at_the_start(
    script: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = migrated(tmp_path)
    vandalise(path, script)
    kept = on_store(path, loaded)

    assert kept == {name: seq for name, seq in SOUND.items() if name != HURT}
    assert HURT in caplog.text
    assert on_store(path, _damaged).keys() - GARBLED_NAMES == {HURT}


async def _damaged(tables: TableStore) -> dict[str, str]:
    return tables.damaged


def test_nothing_of_a_damaged_table_is_deleted(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    count = "SELECT count(*) FROM moves WHERE table_id = ?"
    vandalise(path, VANDALISM["changed move"])
    Store(path).close()
    connection = sqlite3.connect(path)
    assert connection.execute(count, (HURT,)).fetchone() == (SOUND[HURT],)
    assert connection.execute("SELECT status FROM damaged").fetchall() == [("playing",)]
    connection.close()


@pytest.mark.parametrize("script", VANDALISM.values(), ids=VANDALISM)
def test_damage_while_the_server_runs_spoils_nobody_elses_home(script: str, tmp_path: Path) -> None:
    path = migrated(tmp_path)
    server = Running(path, thinker=WorkerPool(workers=1))
    vandalise(path, script)
    ann = server.browser()
    become(ann, "ann")
    answer = ann.http.get("/api/home")

    assert answer.status_code == 200
    assert {one["table"] for one in answer.json()["tables"]} >= {NAMES[3], NAMES[4]}
    assert ann.enter(NAMES[3]).entered().seq >= SOUND[NAMES[3]]
    with_damage = [HURT in server.server.tables.damaged, HURT not in SOUND]
    entered = ann.http.get(f"/api/games/{HURT}/falls").status_code
    assert any(with_damage) or entered == 404
    ann.close()
    server.stop()


def test_the_health_and_the_metrics_count_what_was_set_aside(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    vandalise(path, VANDALISM["missing last"])
    server = Running(path, thinker=WorkerPool(workers=1))
    ann = server.browser()

    assert ann.http.get("/healthz").json()["damaged"] == 1
    assert "tokyork_damaged 1.0" in ann.http.get("/metrics").text
    assert HURT not in ann.http.get("/healthz").text  # it is a link
    ann.close()
    server.stop()


def test_what_a_start_has_no_time_for_is_looked_at_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = migrated(tmp_path)
    vandalise(path, VANDALISM["swapped moves"])
    monkeypatch.setattr(opening, "PATIENCE", -1.0)
    server = Running(path, thinker=WorkerPool(workers=1))

    wait_until(lambda: set(server.server.tables.damaged) == {HURT})
    server.stop()


# --- the journal beside the file ---


@pytest.mark.parametrize("way", ["cut", "garbled", "removed"])
def test_a_journal_cut_short_is_noticed(
    way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = Process(tmp_path / "tables.db")
    ann = Browser(server.address)
    seats = [ann.enter(ann.make("Ann", "Uncle", begin=True)).entered() for _ in range(3)]
    for seat in seats:
        for _ in range(4):
            assert seat.move()["problem"] is None
            time.sleep(0.06)
    server.kill()
    ann.close()
    journal = tmp_path / "tables.db-wal"
    content = journal.read_bytes()
    third = len(content) // 3
    if way == "removed":
        journal.unlink()
    else:
        journal.write_bytes(
            content[: -third // 2]
            if way == "cut"
            else content[:third] + b"?" * 99 + content[third + 99 :]
        )
    damaged = on_store(str(tmp_path / "tables.db"), _damaged)

    assert seats[2].name in damaged
    assert all(name in caplog.text for name in damaged)
    if way == "cut":
        assert seats[0].name not in damaged


def test_a_journal_that_is_whole_is_no_damage(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.db")
    ann = Browser(server.address)
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    closed = ann.enter(ann.make("Ann", "")).entered()
    closed.send("leave", seat="p1")
    assert close_code(closed.raw) == GONE
    for _ in range(4):
        seat.move()
    server.kill()
    ann.close()

    assert (tmp_path / "tables.db-seen").exists()
    assert on_store(str(tmp_path / "tables.db"), _damaged) == {}
    assert not (tmp_path / "tables.db-seen").exists()


# --- the file itself ---


async def _usable(tables: TableStore) -> dict[str, int]:
    found: dict[str, int] = {}
    for number in range(COUNT):
        name = f"t{number:05}"
        try:
            table = await tables.table(name)
        except RefusedError:
            continue
        if table is not None:
            found[name] = table.seq
    return found


COUNT = 60


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, int]]:
    path = many(tmp_path_factory.mktemp("sound"), COUNT)
    return Path(path).read_bytes(), on_store(path, _usable)


INTERIOR = 0x05
"""A page of SQLite that only leads to others."""


def _cut(content: bytes, share: float) -> bytes:
    return content[: int(len(content) * share)]


def _listing(content: bytes) -> set[int]:
    """The pages that tell which tables there are, counted from 0: the file is nothing without."""
    kind, cells = content[100], int.from_bytes(content[103:105], "big")
    if kind != INTERIOR:
        return {0}
    places = [int.from_bytes(content[112 + 2 * n : 114 + 2 * n], "big") for n in range(cells)]
    pages = [int.from_bytes(content[place : place + 4], "big") - 1 for place in places]
    return {0, int.from_bytes(content[108:112], "big") - 1, *pages}


def _garbled(content: bytes, seed: int) -> bytes:
    """Three pages full of noise, none of those that tell what is in the file."""
    dice, found = random.Random(seed), bytearray(content)
    spared = _listing(content)
    pages = [page for page in range(8, len(content) // 4096) if page not in spared]
    for page in dice.choices(pages, k=3):
        found[page * 4096 : (page + 1) * 4096] = dice.randbytes(4096)
    return bytes(found)


@pytest.mark.parametrize(
    "way", [*[("cut", s) for s in (0.8, 0.9, 0.97)], *[("noise", n) for n in range(6)]]
)
def test_of_a_damaged_file_everything_sound_plays_on(
    way: tuple[str, float],
    sound: tuple[bytes, dict[str, int]],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    content, before = sound
    path = tmp_path / "hurt.db"
    hurt = _cut(content, way[1]) if way[0] == "cut" else _garbled(content, int(way[1]))
    path.write_bytes(hurt)
    after = on_store(str(path), _usable)
    damaged = on_store(str(path), _damaged)

    assert after.items() <= before.items()  # nobody goes on from less than was kept
    assert after.keys() | damaged.keys() == before.keys()
    assert after.keys().isdisjoint(damaged)
    assert all(name in caplog.text for name in damaged)
    assert after
    if damaged:
        assert (tmp_path / "hurt.db.damaged").exists()
