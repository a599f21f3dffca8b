"""`./run bench storage`: what it costs that every move is on the disk before anybody sees it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.storage.store import Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.table.match import LogEntry
from tokyork.server.table.table import Change, TableData, new_table

TOGETHER = (1, 10, 100, 400)
"""Tables that make a move at the same time."""


def main(argv: list[str]) -> int:
    """Measure on the disk of a folder; `--json` for programs."""
    parser = argparse.ArgumentParser(prog="./run bench storage", description=__doc__)
    parser.add_argument("--folder", help="on which disk (default: that of temporary files)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each row (default: 2)")
    parser.add_argument("--tables", type=int, default=10_000, help="at the restart")
    parser.add_argument("--moves", type=int, default=60, help="of each of them")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(dir=args.folder) as folder:
        rows = [asyncio.run(saving(folder, count, args.seconds)) for count in TOGETHER]
        again = restart(str(Path(folder) / "restart.db"), args.tables, args.moves)
        told = {"fsync_ms": fsync(folder), "saving": rows, "restart": again}
    if args.json:
        print(json.dumps(told, indent=1))
        return 0
    print(f"one fsync on this disk: {told['fsync_ms']} ms\n")
    print("moves at once   moves/s   commits/s   ms/commit   moves/commit")
    for row in rows:
        print(
            f"{row['at_once']:13} {row['moves_per_s']:9.0f} {row['commits_per_s']:11.0f} "
            f"{row['ms_per_commit']:11.2f} {row['moves_per_commit']:14.1f}"
        )
    print("\n" + ", ".join(f"{key} {value}" for key, value in again.items()))
    return 0


def fsync(folder: str, count: int = 50) -> float:
    """Milliseconds that this disk takes for a page, in the middle."""
    found = []
    with (Path(folder) / "page").open("wb", buffering=0) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            found.append(time.perf_counter() - began)
    return round(median(found) * 1000, 3)


async def saving(folder: str, at_once: int, seconds: float) -> dict[str, Any]:
    """So many tables, each of which makes its next move once the last one is kept."""
    store = Store(str(Path(folder) / f"{at_once}.db"))
    tables = TableStore(store)
    data = [_table(f"t{number}") for number in range(at_once)]
    await asyncio.gather(*(tables.save_new(one) for one in data))
    before, until = store.commits, time.perf_counter() + seconds
    began = time.perf_counter()
    moves = sum(await asyncio.gather(*(_moving(tables, one, until) for one in data)))
    took, commits = time.perf_counter() - began, store.commits - before
    store.close()
    return {
        "at_once": at_once,
        "moves_per_s": round(moves / took, 1),
        "commits_per_s": round(commits / took, 1),
        "ms_per_commit": round(took / commits * 1000, 3),
        "moves_per_commit": round(moves / commits, 1),
    }


def _table(name: str) -> TableData:
    seats = [NewSeat("person", "Ann"), NewSeat("person", "Ben")]
    table = new_table(name, f"guest of {name}", Settings("tokyo"), seats)
    table.begin()
    return table.data


async def _moving(tables: TableStore, data: TableData, until: float) -> int:
    made = 0
    while time.perf_counter() < until:
        made += 1
        entry = LogEntry(made, "p1", "keep 3 3 claw", data.host, f"nonce {made}")
        await tables.save_change(data, Change(entry))
    return made


def restart(path: str, tables: int, moves: int) -> dict[str, Any]:
    """A file of so many unfinished tables, opened again, and one move made there."""
    asyncio.run(_fill(path, tables, moves))
    began = time.perf_counter()
    store = Store(path)
    opened = time.perf_counter() - began
    asyncio.run(_first_move(TableStore(store), moves))
    moved = time.perf_counter() - began
    checked = store.unchecked is None
    store.close()
    size = round(Path(path).stat().st_size / 1e6, 1)
    return {
        "tables": tables,
        "megabytes": size,
        "open_s": round(opened, 2),
        "first_move_s": round(moved, 2),
        "all_checked_at_start": checked,
    }


async def _fill(path: str, tables: int, moves: int) -> None:
    store = Store(path)
    kept = TableStore(store)
    model = _table("t")
    entries = [
        LogEntry(n, "p1", "keep 3 3 claw", "guest", f"nonce {n}") for n in range(1, moves + 1)
    ]
    for number in range(tables):
        model.table = f"t{number}"
        await kept.save_new(model, entries)
    store.close()


async def _first_move(tables: TableStore, moves: int) -> None:
    data = await tables.data("t1")
    if data is None:
        raise LookupError("t1")
    await tables.save_change(data, Change(LogEntry(moves + 1, "p1", "stop", "guest", "last")))
