"""Most of the journal is brought into the file while others go on writing, and nothing is lost."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from typing import TYPE_CHECKING

from tokyork.server.storage import store as stores
from tokyork.server.storage.store import Store
from tokyork.server.storage.write_ahead import WriteAhead

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

COMMITS = 40
ADD = "INSERT INTO server_keys VALUES (?, ?)"


async def _add(store: Store, first: int, count: int) -> None:
    for number in range(first, first + count):
        await store.write((ADD, (f"g{number}", "Ann")))


def _kept(path: Path) -> int:
    with sqlite3.connect(path) as file:
        return int(file.execute("SELECT count(*) FROM server_keys").fetchone()[0])


def test_the_journal_is_brought_in_ahead_and_then_wholly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "COMMITS", COMMITS)
    did: list[tuple[str, bool]] = []
    ahead, whole = WriteAhead._bring_most_in, WriteAhead.bring_in

    def noted_ahead(journal: WriteAhead) -> None:
        ahead(journal)
        did.append(("ahead", True))

    def noted_whole(journal: WriteAhead) -> bool:
        done = whole(journal)
        did.append(("whole", done))
        return done

    monkeypatch.setattr(WriteAhead, "_bring_most_in", noted_ahead)
    monkeypatch.setattr(WriteAhead, "bring_in", noted_whole)

    async def test() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await _add(store, 0, 3 * COMMITS)
        store.close()

    asyncio.run(test())
    assert did[0] == ("ahead", True)
    assert ("whole", True) in did
    assert did.count(("ahead", True)) >= 2
    assert _kept(tmp_path / "tables.db") == 3 * COMMITS


def test_a_file_is_not_closed_while_its_journal_is_brought_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "COMMITS", COMMITS)
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: WriteAhead) -> None:
        begun.set()
        go_on.wait()

    monkeypatch.setattr(WriteAhead, "_bring_most_in", slow)

    async def test() -> None:
        store = Store(str(tmp_path / "tables.db"))
        await _add(store, 0, COMMITS - 1)
        assert begun.is_set()
        await _add(store, COMMITS, 5)  # nobody waits for it
        closing = threading.Thread(target=store.close)
        closing.start()
        closing.join(0.3)
        assert closing.is_alive()
        go_on.set()
        closing.join()

    asyncio.run(test())
    assert not (tmp_path / "tables.db-wal").exists()
    assert _kept(tmp_path / "tables.db") == COMMITS + 4


def test_what_was_written_meanwhile_survives_a_killed_server(tmp_path: Path) -> None:
    """As a power cut would leave it: the file, and its journal, from the middle of the writing."""
    path = tmp_path / "tables.db"

    async def test() -> None:
        store = Store(str(path))
        journal = store._file.journal
        assert journal is not None
        for round_ in range(6):
            await _add(store, 100 * round_, 20)
            journal.bring_most_in()
            await _add(store, 100 * round_ + 50, 20)
            copies = {end: (tmp_path / f"tables.db{end}").read_bytes() for end in ("-wal", "")}
            journal.wait()
            for end, data in copies.items():
                (tmp_path / f"copy.db{end}").write_bytes(data)
            assert _kept(tmp_path / "copy.db") == 40 * (round_ + 1)
            for end in ("", "-wal", "-shm"):
                (tmp_path / f"copy.db{end}").unlink(missing_ok=True)
        store.close()

    asyncio.run(test())
