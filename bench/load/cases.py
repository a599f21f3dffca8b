"""What is measured: the load itself, and three things apart from it."""

from __future__ import annotations

import os
import sqlite3
import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import uvloop

from bench.load.crowd import CITIES, Crowd, Group, Person, new_guest, until
from bench.load.served import ROOT, cores, served

if TYPE_CHECKING:
    from collections.abc import Coroutine, Iterator

    from bench.load.served import Served

WARM_UP, TOGETHER_FIRST = 3.0, 10.0
"""Seconds that are played before anything counts: by the players, and then with everybody there.

A server that has run for a while has said most sentences before, and has welcomed everybody.
"""
IDLE_TABLES = 5000
UNFINISHED = 10_000
SPECTATORS = 1000
WATCHED_MOVES = 200
TOGETHER = 8
Figures = dict[str, Any]


@dataclass(frozen=True)
class Under:
    """What runs: which server library, and whose sources."""

    kind: str
    source: Path = ROOT


@dataclass(frozen=True)
class Load:
    """How much is asked for."""

    tables: int = 400
    sockets: int = 2000
    rate: float = 1000.0
    seconds: float = 60.0


@contextmanager
def new_file() -> Iterator[Path]:
    """A file of tables that does not exist yet, on a disk."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("TOKYORK_BENCH_DIR", ROOT / "build")) as d:
        yield Path(d) / "tokyork.db"


def run(work: Coroutine[Any, Any, Figures]) -> Figures:
    """Run a crowd on the core that the server does not have."""
    usual = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {cores()[1]})
    try:
        return uvloop.run(work)
    finally:
        os.sched_setaffinity(0, usual)


def load(asked: Load, under: Under) -> Figures:
    """The load."""
    with new_file() as db, served(db, under.kind, under.source) as server:
        return run(_load(asked, server))


async def _load(asked: Load, server: Served) -> Figures:
    crowd = Crowd(server, asked.tables, asked.sockets)
    await crowd.come()
    await crowd.play(asked.rate, WARM_UP)
    alone = server.kilobytes
    await crowd.watch()
    per_socket = (server.kilobytes - alone) / max(1, crowd.watchers)
    await crowd.play(asked.rate, TOGETHER_FIRST)
    crowd.latencies.clear()
    cpu, start = server.cpu_seconds, time.perf_counter()
    made = await crowd.play(asked.rate, asked.seconds)
    passed, cpu = time.perf_counter() - start, server.cpu_seconds - cpu
    await crowd.settle()
    lost = crowd.missing() + crowd.refused + not_kept(server.db, crowd.confirmed)
    crowd.leave()
    p50, p99 = quantiles(crowd.latencies)
    return {
        "sockets": asked.sockets,
        "tables": asked.tables,
        "seconds": round(passed, 1),
        "moves_per_s": round(made / passed, 1),
        "cpu_ms_per_move": round(1000 * cpu / max(1, made), 3),
        "p50_ms": p50,
        "p99_ms": p99,
        "lost": lost,
        "kb_per_socket": round(per_socket, 1),
    }


def quantiles(times: list[float]) -> tuple[float, float]:
    """Half of them are shorter, and 99 of 100, in milliseconds."""
    if len(times) < 2:
        return 0.0, 0.0
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return round(1000 * cuts[49], 1), round(1000 * cuts[98], 1)


def not_kept(db: Path, confirmed: list[tuple[str, int]]) -> int:
    """Confirmed moves that the file does not have."""
    with sqlite3.connect(f"file:{db}?mode=ro", uri=True) as file:
        kept = set(file.execute("SELECT table_id, seq FROM moves"))
    return len(set(confirmed) - kept)


# --- apart from the load ---


def idle(under: Under, tables: int = IDLE_TABLES) -> Figures:
    """What a table weighs where a game has begun and nobody is."""
    with new_file() as db, served(db, under.kind, under.source) as server:
        make_tables(server, 100)
        before = server.kilobytes
        make_tables(server, tables)
        per_table = (server.kilobytes - before) / tables
    return {"idle_tables": tables, "kb_per_idle_table": round(per_table, 1)}


def make_tables(server: Served, count: int) -> list[tuple[str, str]]:
    """Games for two at one device, each of another guest: their tables and guests."""

    def make(number: int) -> tuple[str, str]:
        guest = new_guest()
        seats = [{"kind": "person", "name": name} for name in ("Ada", "Bea")]
        settings = {"city": CITIES[number % len(CITIES)]}
        body = {"settings": settings, "seats": seats, "begin": True}
        return str(server.call("/api/tables", guest, body)["table"]), guest

    with ThreadPoolExecutor(TOGETHER) as callers:
        return list(callers.map(make, range(count)))


def restart(under: Under, tables: int = UNFINISHED) -> Figures:
    """How soon after a power cut the first move is served, with so many games to go on with."""
    with new_file() as db:
        with served(db, under.kind, under.source) as server:
            table, guest = make_tables(server, tables)[-1]
            server.kill()
        start = time.perf_counter()
        with served(db, under.kind, under.source) as server:
            run(_first_move(server, table, guest))
            passed = time.perf_counter() - start
    return {"unfinished_tables": tables, "first_move_s": round(passed, 2)}


async def _first_move(server: Served, table: str, guest: str) -> Figures:
    crowd = Crowd(server, 1, 2)
    group = Group(0, 0, crowd)
    group.table = table
    person = Person(group, guest)
    await person.enter(server.address, table)
    _, _, game = crowd.ready.popleft()
    group.play(person, game, crowd.chance)
    await until(lambda: bool(crowd.confirmed))
    person.leave()
    return {}


def spectators(under: Under, count: int = SPECTATORS) -> Figures:
    """What a move costs where a thousand watch."""
    with new_file() as db, served(db, under.kind, under.source) as server:
        return run(_watched(server, count))


async def _watched(server: Served, count: int) -> Figures:
    crowd = Crowd(server, 1, count + 2)
    crowd.options = {"health": 999, "points": 999}  # that nobody has to move to another table
    await crowd.come()
    await crowd.watch(together=1)
    await crowd.play(20.0, WARM_UP)
    await crowd.settle()
    cpu, made = server.cpu_seconds, 0
    while made < WATCHED_MOVES:
        made += await crowd.play(20.0, 1.0)
    await crowd.settle()
    cpu = server.cpu_seconds - cpu
    p50, p99 = quantiles(crowd.latencies)
    crowd.leave()
    return {
        "spectators": count,
        "spectators_cpu_ms_per_move": round(1000 * cpu / made, 2),
        "spectators_p50_ms": p50,
        "spectators_p99_ms": p99,
    }
