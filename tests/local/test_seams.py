"""The tables run on any ledger, any place to think and any line: nothing of these is their own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.helpers import ROOT
from tools.site.python_parts import FIRSTS, WITHOUT
from tools.site.reachable import reachable

IMPORTED = """
import sys, importlib
import asyncio, logging, concurrent.futures  # with what these bring along
usual = set(sys.modules)
importlib.import_module({first!r})
print(*sorted(set(sys.modules) - usual))
"""
FOREIGN = {
    "uvicorn",
    "multiprocessing",
    "asyncpg",
    "nats",
    "websockets",
    "picows",
    "prometheus_client",
}
"""Servers, processes, databases and buses of others."""
THREADS = {"concurrent.futures.thread", "concurrent.futures.process", "_posixsubprocess"}
OURS = {
    "tokyork.bots.programs.process",
    "tokyork.server.storage.store",
    "tokyork.server.web.serve",
    "tokyork.server.work.worker_pool",
    "tokyork.server.work.workers",
}
"""Where our own threads, processes and servers are."""


def imported_by(first: str) -> set[str]:
    """What is imported in a new Python, beside what asyncio needs."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED.format(first=first)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        check=True,
        capture_output=True,
        text=True,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize("first", ["table.handlers", "room.room", "feed.listeners", "lobby"])
def test_tables_import_no_server_no_thread_and_no_process(first: str) -> None:
    found = imported_by(f"tokyork.server.{first}")
    assert "tokyork.core.agenda" in found
    assert {name for name in found if name.partition(".")[0] in FOREIGN} == set()
    assert found & (THREADS | OURS) == set()


def test_a_browser_is_given_all_that_it_may_import_and_no_server() -> None:
    source = ROOT / "src"
    files = reachable(source, FIRSTS, WITHOUT)
    names = {path.relative_to(source / "tokyork").with_suffix("").as_posix() for path in files}
    assert {"server/local/browser", "puzzles/book", "review/report", "coach/advise"} <= names
    assert {name for name in names if name.startswith(("cli", "terminal", "lab", "arena"))} == set()
    assert {f"tokyork.{name.replace('/', '.')}" for name in names} & OURS == set()
