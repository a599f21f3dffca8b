"""Files of tables for tests: the golden one, and larger ones made at once."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.storage.store import Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.table.table import new_table

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from tests.server.running import Browser

T = TypeVar("T")
SCHEMAS = Path(__file__).parent / "schemas"
GOLDEN: dict[str, Any] = json.loads((SCHEMAS / "1.json").read_text(encoding="utf-8"))
NAMES = [table["table"] for table in GOLDEN["tables"]]


def become(browser: Browser, who: str) -> None:
    """Let a browser be one of the golden file's guests."""
    browser.http.cookies.clear()
    browser.http.cookies.set("guest", GOLDEN["guests"][who])


def golden(folder: Path) -> str:
    """A copy of the file of schema 1."""
    path = folder / "tables.db"
    shutil.copyfile(SCHEMAS / "1.db", path)
    return str(path)


def migrated(folder: Path) -> str:
    """The same as it is today."""
    path = golden(folder)
    Store(path).close()
    return path


def on_store(path: str, work: Callable[[TableStore], Awaitable[T]]) -> T:
    """Do something with the tables of a file."""

    async def done() -> T:
        store = Store(path)
        try:
            return await work(TableStore(store))
        finally:
            store.close()

    return asyncio.run(done())


def many(folder: Path, count: int, moves: int = 20) -> str:
    """A file of so many running games."""
    path = str(folder / "many.db")

    async def fill(tables: TableStore) -> None:
        await asyncio.gather(*(begun(tables, f"t{number:05}", moves) for number in range(count)))

    on_store(path, fill)
    return path


async def begun(tables: TableStore, name: str, moves: int) -> None:
    """A table of one guest where so many moves were made."""
    seats = [NewSeat("person", "Ann"), NewSeat("person", "Ben")]
    table = new_table(name, f"guest of {name}", Settings("tokyo"), seats)
    table.begin()
    entries = []
    for _ in range(moves):
        decision = table.running.game.decision
        assert decision is not None
        entry = table.play(decision.default.number, table.data.host, f"n{table.seq}").entry
        assert entry is not None
        entries.append(entry)
        if table.data.status == "over":
            break
    await tables.save_new(table.data, entries)
