"""Things are kept for as long as somebody chose, in days of service, whatever a clock says."""

from __future__ import annotations

import argparse
import sqlite3
import time
from typing import TYPE_CHECKING

import pytest

from tests.server.keeping import NAMES, migrated
from tests.server.running import Running
from tokyork.server import lobby
from tokyork.server.storage import retention
from tokyork.server.storage.retention import DAY, Retention
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from pathlib import Path

YEARS = 10 * 365 * DAY


def served(path: str, days: float) -> None:
    """As if the file had been served for so long since anything was touched."""
    connection = sqlite3.connect(path)
    connection.execute("UPDATE about SET ran = ?", (days * DAY,))
    connection.commit()
    connection.close()


def names(path: str) -> set[str]:
    connection = sqlite3.connect(path)
    found = {row[0] for row in connection.execute("SELECT id FROM tables")}
    connection.close()
    return found


def swept(path: str, keep: Retention | None = None) -> None:
    server = Running(path, thinker=WorkerPool(workers=1))
    server.server.lobby.retention = keep or Retention()
    server.call(server.server.lobby.remove_old())
    server.stop()


@pytest.mark.parametrize("jump", [YEARS, -YEARS])
def test_a_jump_of_the_clock_deletes_nothing(
    jump: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = migrated(tmp_path)
    real = time.time
    for moved in (0.0, jump, 0.0, jump):
        monkeypatch.setattr(time, "time", lambda moved=moved: real() + moved)
        server = Running(path, thinker=WorkerPool(workers=1))
        made = server.browser()
        made.make("Ann", "")
        server.call(server.server.lobby.sweep(time.monotonic() + lobby.REMOVE_EVERY * 2))
        made.close()
        server.stop()
    monkeypatch.undo()

    assert names(path) >= set(NAMES)
    assert len(names(path)) == len(NAMES) + 4


@pytest.mark.parametrize(
    ("days", "left"),
    [(6, NAMES), (8, NAMES[:4]), (89, NAMES[:4]), (91, NAMES[:2]), (364, NAMES[:2]), (366, [])],
)
def test_tables_go_after_their_days_of_service(
    days: int, left: list[str], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = migrated(tmp_path)
    served(path, days)
    swept(path)

    assert names(path) == set(left)
    assert ("Removed" in caplog.text) == (len(left) < len(NAMES))


def test_nothing_at_all_goes_if_everything_is_kept_for_ever(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    served(path, 100_000)
    swept(path, Retention(0, 0, 0, 0))

    assert names(path) >= set(NAMES[:4])  # what never began is no game


def test_talk_and_names_go_after_their_days_and_what_goes_is_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = migrated(tmp_path)
    served(path, 40)
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO guests (id, name, ran) VALUES ('gone', 'Old', 0)")
    connection.commit()
    connection.close()
    swept(path, Retention(talk=30, guests=30))
    connection = sqlite3.connect(path)
    left = [
        connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        for name in ("talk", "guests")
    ]
    connection.close()

    assert left == [0, 2]  # who sits at a table keeps a name
    assert "6 lines of talk" in caplog.text
    assert "1 names of guests" in caplog.text


def test_a_table_somebody_looks_at_stays(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    served(path, 1000)
    server = Running(path, thinker=WorkerPool(workers=1))
    ann = server.browser()
    ann.enter(NAMES[0]).entered()
    server.call(server.server.lobby.remove_old())
    assert NAMES[0] in names(path)
    ann.close()
    server.stop()


def test_the_time_of_service_is_kept_through_restarts(tmp_path: Path) -> None:
    path = migrated(tmp_path)
    served(path, 3)
    server = Running(path, thinker=WorkerPool(workers=1))
    server.call(server.server.lobby.sweep(time.monotonic()))
    assert 3 * DAY < server.server.store.ran < 3 * DAY + 60
    server.stop()
    connection = sqlite3.connect(path)
    assert 3 * DAY < connection.execute("SELECT ran FROM about").fetchone()[0] < 3 * DAY + 60
    connection.close()


def test_the_options() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    retention.add_arguments(parser)

    assert retention.read(parser.parse_args([])) == Retention()
    given = [
        "--keep-finished",
        "0",
        "--keep-abandoned",
        "7",
        "--keep-talk",
        "1",
        "--keep-guests",
        "2",
    ]
    assert retention.read(parser.parse_args(given)) == Retention(0, 7, 1, 2)
    for bad in ("-1", "x", "1.5", "9" * 5000):
        with pytest.raises(argparse.ArgumentError):
            parser.parse_args(["--keep-talk=" + bad])
