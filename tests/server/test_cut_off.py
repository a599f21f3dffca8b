"""Whatever is cut off while files change places, nothing is lost; nor by odd names of files."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.keeping import NAMES, golden, many, migrated, on_store
from tests.server.test_damage import loaded
from tokyork.errors import BadInputError
from tokyork.server.storage.backups import back_up, restore
from tokyork.server.storage.opening import open_file
from tokyork.server.storage.salvage import salvage
from tokyork.server.storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.server.storage.table_store import TableStore


class CutOffError(BaseException):
    """The process is killed."""


def cut_off_at(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Nothing happens any more from the renaming with this number on."""
    replace, made = Path.replace, [0]

    def replace_or_die(self: Path, target: str | Path) -> Path:
        made[0] += 1
        if made[0] > number:
            raise CutOffError
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", replace_or_die)


def survives(
    work: Callable[[], object], path: str, names: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(9):
        with monkeypatch.context() as patched:
            cut_off_at(patched, number)
            try:
                work()
            except CutOffError:
                cut = True
            else:
                cut = False
        assert Path(path).exists()
        assert on_store(path, loaded).keys() == names
        if not cut:
            return
    pytest.fail("it never ended")


def test_a_restore_that_is_cut_off_leaves_one_of_both_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, copy = migrated(tmp_path), str(tmp_path / "copy.db")
    back_up(db, copy)

    survives(lambda: restore(copy, db), db, set(NAMES), monkeypatch)


def test_a_repair_that_is_cut_off_leaves_one_of_both_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = migrated(tmp_path)

    survives(lambda: salvage(db), db, set(NAMES), monkeypatch)


def test_a_file_that_is_gone_cannot_be_exchanged_and_the_server_keeps_its_own(
    tmp_path: Path,
) -> None:
    db = migrated(tmp_path)

    async def exchanged(tables: TableStore) -> set[str]:
        store = tables._store
        assert isinstance(store, Store)
        with pytest.raises(FileNotFoundError):
            await store.exchange_for(str(tmp_path / "gone"))
        return set(await loaded(tables))

    assert on_store(db, exchanged) == set(NAMES)
    assert on_store(db, loaded).keys() == set(NAMES)


def test_no_copy_takes_the_place_of_what_it_is_of(tmp_path: Path) -> None:
    db = migrated(tmp_path)
    link = tmp_path / "link.db"
    link.symlink_to(db)
    inode = Path(db).stat().st_ino
    for file in (db, str(link), f"{db}-wal", f"{db}-seen", f"{db}-lock"):
        with pytest.raises(BadInputError):
            back_up(db, file)
    assert Path(db).stat().st_ino == inode


def test_a_link_to_the_file_does_not_let_a_second_server_in(tmp_path: Path) -> None:
    db = migrated(tmp_path)
    link = tmp_path / "other" / "link.db"
    link.parent.mkdir()
    link.symlink_to(db)
    first = open_file(db)
    with pytest.raises(BadInputError, match=str(os.getpid())):
        open_file(str(link))
    first.close()


def test_what_is_put_back_through_a_link_is_where_the_link_leads(tmp_path: Path) -> None:
    db, copy, link = many(tmp_path, 2), str(tmp_path / "copy.db"), tmp_path / "link.db"
    back_up(db, copy)
    link.symlink_to(db)
    restore(copy, str(link))

    assert link.is_symlink()
    assert Path(f"{db}.before-restore").exists()


def test_a_copy_before_a_new_schema_is_whole_or_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = golden(tmp_path)
    with monkeypatch.context() as patched:
        cut_off_at(patched, 0)
        with pytest.raises(CutOffError):
            open_file(db)
    assert not Path(f"{db}.schema-1").exists()
    assert on_store(db, loaded).keys() == set(NAMES)
    connection = sqlite3.connect(f"{db}.schema-1")
    assert connection.execute("SELECT schema FROM about").fetchone() == (1,)
    connection.close()


def test_a_repaired_file_knows_whose_turn_it_is_and_what_was_thrown(tmp_path: Path) -> None:
    db = migrated(tmp_path)
    connection = sqlite3.connect(db)
    connection.execute("INSERT OR REPLACE INTO choosers VALUES (?, 'p2')", (NAMES[2],))
    connection.execute("INSERT INTO dice_tally VALUES ('tokyo', 'claw', 17)")
    connection.commit()
    connection.close()
    salvage(db)
    connection = sqlite3.connect(db)

    assert connection.execute("SELECT count FROM dice_tally").fetchall() == [(17,)]
    of_table = "SELECT seat FROM choosers WHERE table_id = ?"
    assert connection.execute(of_table, (NAMES[2],)).fetchall() == [("p2",)]
    connection.close()


def test_a_disk_that_does_not_answer_makes_no_table_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db = migrated(tmp_path)

    async def unread(*_: object) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    async def tried(tables: TableStore) -> dict[str, str]:
        with monkeypatch.context() as patched:
            patched.setattr(tables._store, "read_together", unread)
            with pytest.raises(sqlite3.OperationalError):
                await tables.table(NAMES[2])
        return tables.damaged

    assert on_store(db, tried) == {}
