"""A database is opened or refused in one sentence; copies go out of it and into it."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from tests.server.keeping import begun, many, on_store
from tokyork.cli import main
from tokyork.errors import BadInputError
from tokyork.server.storage import migrations
from tokyork.server.storage.postgres.database_copies import back_up_database, restore_database
from tokyork.server.storage.postgres.opening_database import connected, open_database
from tokyork.server.storage.table_store import TableStore
from tokyork.server.web.app import make_ground

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cluster.backing import Postgres
    from tokyork.server.web.app import Ground


def refused(url: str) -> str:
    with pytest.raises(BadInputError) as caught:
        open_database(url)
    said = str(caught.value)
    assert said.startswith("--db: ")
    assert "\n" not in said
    assert "geheim" not in said
    return said


def test_a_database_that_cannot_be_used_is_refused_in_one_sentence(postgres: Postgres) -> None:
    there = f"127.0.0.1:{postgres.port}"
    assert "x@127.0.0.1:1/x" in refused("postgresql://x:geheim@127.0.0.1:1/x")
    assert "does not exist" in refused(f"postgresql://tokyork:geheim@{there}/nowhere")
    assert "does not exist" in refused(f"postgresql://nobody:geheim@{there}/postgres")
    assert "postgresql://" in refused("postgresql://[")


def sql(url: str, *statements: str) -> None:
    async def work() -> None:
        connection = await connected(url)
        for one in statements:
            await connection.execute(one)
        await connection.close()

    asyncio.run(work())


def test_a_database_of_somebody_else_or_of_a_newer_version_is_refused(
    database: Callable[[], str],
) -> None:
    theirs, newer = database(), database()
    sql(theirs, "CREATE TABLE customers (id INTEGER)")
    assert "not a Tokyork" in refused(theirs)
    open_database(newer)
    sql(newer, f"UPDATE about SET schema = {migrations.SCHEMA + 1}")
    assert "newer version" in refused(newer)


def test_several_processes_open_an_empty_database_at_the_same_time(
    database: Callable[[], str],
) -> None:
    url = database()

    async def work() -> None:
        await asyncio.gather(*(asyncio.to_thread(open_database, url) for _ in range(5)))

    asyncio.run(work())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--bus", "nats://127.0.0.1:4222", "--db", ":memory:"], "--bus is for several processes"),
        (["--db", "postgresql://127.0.0.1:1/x", "--bus", "redis://x"], "nats://host:4222"),
        (["--db", "postgresql://127.0.0.1:1/x"], "cannot be used as the database of tables"),
    ],
)
def test_serve_says_in_one_sentence_what_is_wrong(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", "--language", "en", *words]) == 2
    told = capsys.readouterr().err.strip()
    assert said in told
    assert "\n" not in told


def test_a_copy_goes_from_a_file_into_a_database_and_back(
    database: Callable[[], str], tmp_path: Path
) -> None:
    url, file = database(), many(tmp_path, 20)
    restored = restore_database(file, url)
    assert (restored.tables, restored.moves > 20) == (20, True)
    copied = back_up_database(url, str(tmp_path / "back.db"))
    assert (copied.tables, copied.moves, copied.damaged) == (20, restored.moves, [])

    async def load(tables: TableStore) -> int:
        found = await tables.table("t00007")
        assert found is not None
        return found.seq

    assert on_store(str(tmp_path / "back.db"), load) == on_store(file, load)


def test_who_serves_a_database_goes_on_with_the_copy_that_is_put_into_it(
    database: Callable[[], str], tmp_path: Path
) -> None:
    url, copy = database(), str(tmp_path / "copy.db")

    async def work() -> None:
        ground: Ground = make_ground(url)
        await ground.store.open()
        await ground.leases.open()
        tables = TableStore(ground.store, ground.leases)
        await begun(tables, "t00001", 3)
        stale = ground.leases.fence("t00001")
        await asyncio.to_thread(back_up_database, url, copy)
        await begun(tables, "t00002", 3)
        restored = asyncio.Event()
        ground.leases.when_restored = restored.set
        renewing = asyncio.create_task(ground.leases.watch_for_ever())
        await asyncio.to_thread(restore_database, copy, url)
        await asyncio.wait_for(restored.wait(), 10)
        with pytest.raises(Exception, match="another process has table"):
            await ground.store.write(*stale)
        assert (await ground.leases.take("t00001")).mine
        assert ground.leases.epoch("t00001") > 1
        assert await tables.table("t00002") is None
        renewing.cancel()
        await ground.leases.release_all()
        await ground.store.end()

    asyncio.run(work())
    kept = sqlite3.connect(f"{copy}.before-restore")
    assert kept.execute("SELECT count(*) FROM tables").fetchone() == (2,)
    kept.close()
