"""`tokyork backup` and `tokyork restore`, with and without a running server."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.helpers import ROOT
from tests.server.keeping import NAMES, SCHEMAS, many, migrated, on_store
from tests.server.running import Running, close_code
from tests.server.test_damage import HURT, VANDALISM, loaded, vandalise
from tokyork.errors import BadInputError
from tokyork.server.protocol.messages import RESTART
from tokyork.server.storage.backups import back_up, restore
from tokyork.server.storage.chain import digest_of
from tokyork.server.storage.store import Store
from tokyork.server.work.worker_pool import WorkerPool


def tokyork(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tokyork", *map(str, words)],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_copy_of_a_running_server_holds_every_move_that_was_confirmed(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server = Running(str(db), thinker=WorkerPool(workers=1))
    ann = server.browser()
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    playing = threading.Event()

    def play() -> None:
        while not seat.over and not playing.is_set():
            seat.receive_until(lambda s: s.over or s.choice is not None)
            if not seat.over:
                seat.move()

    player = threading.Thread(target=play)
    player.start()
    before = seat.seq
    told = tokyork("backup", copy, "--db", db)
    playing.set()
    player.join()

    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.count("\n") == 1
    assert str(copy) in told.stdout
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    connection = sqlite3.connect(copy)
    kept = connection.execute("SELECT max(seq) FROM moves").fetchone()[0] or 0
    connection.close()
    # A move is on the disk before anybody is told of it, so the copy may know more than a browser.
    assert before <= kept <= server.server.lobby.rooms[seat.name].table.seq
    ann.close()
    server.stop()


def test_a_running_server_goes_on_with_what_was_restored(tmp_path: Path) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    server = Running(str(db), thinker=WorkerPool(workers=1))
    ann = server.browser()
    table = ann.make("Ann", "Uncle", begin=True)
    seat = ann.enter(table).entered()
    seat.move()
    assert tokyork("backup", copy, "--db", db).returncode == 0
    before = seat.game
    seat.move()
    later = ann.make("Ann", "Uncle", begin=True)
    told = tokyork("restore", copy, "--db", db, "--json")

    assert (told.returncode, told.stderr) == (0, "")
    answer: dict[str, Any] = json.loads(told.stdout)
    assert (answer["tables"], answer["moves"]) == (1, 1)
    assert Path(answer["kept"]).exists()
    assert close_code(seat.raw) == RESTART
    again = ann.enter(table, since=2, said=0).entered()
    assert again.received[0]["type"] == "snapshot"
    assert before is not None
    assert again.game is not None  # the same position, with dice that nobody has seen
    assert (again.game["seq"], again.game["view"]) == (0, before["view"])
    assert again.move()["problem"] is None
    assert close_code(ann.enter(later).raw) == 4404
    assert ann.http.get("/healthz").json()["status"] == "ok"
    ann.close()
    server.stop()


def test_without_a_server_a_file_is_simply_put_back(tmp_path: Path) -> None:
    db, copy = migrated(tmp_path), tmp_path / "copy.db"
    assert tokyork("backup", copy, "--db", db).returncode == 0
    vandalise(db, "DELETE FROM moves; DELETE FROM tables; DELETE FROM heads")
    told = tokyork("restore", copy, "--db", db)

    assert (told.returncode, told.stdout.count("\n")) == (0, 1)
    assert on_store(db, loaded).keys() == set(NAMES)
    assert (tmp_path / "tables.db.before-restore").exists()


def test_a_file_that_is_not_there_yet_is_made(tmp_path: Path) -> None:
    restored = restore(migrated(tmp_path), str(tmp_path / "new.db"))

    assert (restored.tables, restored.kept) == (len(NAMES), "")
    assert on_store(str(tmp_path / "new.db"), loaded).keys() == set(NAMES)


def test_a_copy_of_an_older_schema_can_be_restored(tmp_path: Path) -> None:
    restore(str(SCHEMAS / "1.db"), str(tmp_path / "new.db"))

    assert on_store(str(tmp_path / "new.db"), loaded).keys() == set(NAMES)


def test_a_damaged_table_is_told(tmp_path: Path) -> None:
    db = migrated(tmp_path)
    vandalise(db, VANDALISM["missing last"])
    told = tokyork("backup", tmp_path / "copy.db", "--db", db)

    assert told.returncode == 1
    assert HURT in told.stdout


def test_what_cannot_be_restored_changes_nothing(tmp_path: Path) -> None:
    db = many(tmp_path, 30)
    bad = tmp_path / "bad.db"
    before = Path(db).read_bytes()
    shutil.copyfile(db, bad)
    os.truncate(bad, bad.stat().st_size // 2)
    (tmp_path / "text").write_text("nothing of ours" * 99)
    other = sqlite3.connect(tmp_path / "other")
    other.execute("CREATE TABLE cats (name TEXT)")
    other.close()
    for file in ("bad.db", "text", "other", "missing", "."):
        told = tokyork("restore", tmp_path / file, "--db", db)
        assert (told.returncode, told.stdout, told.stderr.count("\n")) == (2, "", 1), told.stderr
    assert Path(db).read_bytes() == before
    assert list(tmp_path.glob("many.db-restor*")) == []


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TRIGGER bad AFTER INSERT ON moves BEGIN DELETE FROM moves; END",
        "ALTER TABLE talk RENAME TO told; CREATE VIEW talk AS SELECT * FROM told",
        "CREATE VIRTUAL TABLE bad USING fts5(text)",
        "UPDATE about SET schema = -5",
        "UPDATE about SET schema = 0",
        "UPDATE about SET schema = 'x'",
        "DELETE FROM about",
    ],
)
def test_a_file_that_only_looks_like_ours_is_refused(script: str, tmp_path: Path) -> None:
    bad = migrated(tmp_path)
    vandalise(bad, script)
    for act in (restore, back_up):
        with pytest.raises(BadInputError, match="not a Tokyork table file"):
            act(bad, str(tmp_path / "new.db"))
    with pytest.raises(BadInputError, match="not a Tokyork table file"):
        Store(bad)
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    "data",
    [b"5", b"{}", b"\xff", "text", 7, b"without a secret"],
)
def test_a_hostile_table_of_a_copy_is_set_aside_and_the_others_are_restored(
    data: bytes | str | int, tmp_path: Path
) -> None:
    bad = migrated(tmp_path)
    connection = sqlite3.connect(bad)
    kept = connection.execute("SELECT data FROM tables WHERE id = ?", (HURT,)).fetchone()[0]
    if data == b"without a secret":
        table = msgspec.json.decode(kept)
        table["seal"] = {"secret": "no secret", "salts": {}, "entry": None}
        data = msgspec.json.encode(table)
    digest = digest_of(data) if isinstance(data, bytes) else b""
    connection.execute("UPDATE tables SET data = ?, digest = ? WHERE id = ?", (data, digest, HURT))
    connection.commit()
    connection.close()
    restored = restore(bad, str(tmp_path / "new.db"))

    assert restored.tables == len(NAMES)
    assert on_store(str(tmp_path / "new.db"), loaded).keys() == set(NAMES) - {HURT}


def test_what_cannot_be_copied_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="nothing to copy"):
        back_up(str(tmp_path / "none.db"), str(tmp_path / "copy.db"))
    with pytest.raises(BadInputError, match="cannot copy"):
        back_up(migrated(tmp_path), str(tmp_path / "no" / "folder" / "copy.db"))
