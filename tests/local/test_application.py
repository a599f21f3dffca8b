"""The tables without a server: on a journal, in one thread, by messages."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tests.local.pages import Device
from tokyork.server.local.journal import Kept, MemoryJournal
from tokyork.server.storage.cannot_save import CannotSaveError
from tokyork.server.storage.migrations import SCHEMA, migrate

if TYPE_CHECKING:
    from tests.local.pages import JSON, Page

WITHOUT_THREADS = """
import sys
AWAY = {"multiprocessing", "uvicorn", "picows", "asyncpg", "nats", "websockets",
        "prometheus_client", "numpy"}
class Away:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in AWAY:
            raise ImportError(f"{name} is not there")
sys.meta_path.insert(0, Away())
import asyncio, threading, concurrent.futures
def refuse(*_, **__):
    raise RuntimeError("there are no threads here")
threading.Thread.start = refuse
concurrent.futures.ThreadPoolExecutor = refuse
from tests.local.pages import Device
async def main():
    async with Device() as device:
        page = device.enter(await device.make(1))
        await page.receive_until(lambda _: page.game.get("choice"))
        await page.move(page.game["choice"]["default"])
        lesson = await device.ask("/api/lessons", {"city": "tokyo", "name": "Ann"})
        await device.enter(lesson["table"]).receive()
asyncio.run(main())
"""


class BrokenJournal(MemoryJournal):
    """One that can be told to keep nothing, or to take its time."""

    def __init__(self) -> None:
        super().__init__()
        self.error: CannotSaveError | None = None
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    async def append(self, entry: bytes) -> None:
        await self.goes_on.wait()
        if self.error is not None:
            raise self.error
        await super().append(entry)


async def my_turn(page: Page) -> str:
    """What the page would choose, as soon as it may."""
    while not page.game.get("choice"):
        await page.receive()
    return str(page.game["choice"]["default"])


async def seen(device: Device, table: str) -> JSON:
    """The whole position, as somebody is told who comes now."""
    page = device.enter(table)
    await my_turn(page)
    found: JSON = page.game["view"]
    return found


def test_the_local_application_needs_no_threads_processes_or_servers() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_THREADS],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_whole_game_is_played_reviewed_replayed_and_kept(city: str) -> None:
    async def play() -> None:
        async with Device() as device:
            table = await device.make(2, 1, city=city)
            page = device.enter(table)
            while not (page.game.get("view") or {}).get("over"):
                if page.game.get("choice"):
                    answer = await page.move(await my_turn(page))
                    assert answer["problem"] is None or answer["problem"]["kind"] == "stale"
                else:
                    await page.receive()
            record = (await device.ask(f"/api/games/{table}/record"))["text"]
            replay = await device.ask(f"/api/games/{table}?language=de")
            assert replay["outline"]["steps"] > 10
            assert (await device.ask("/api/games", {"text": record}))["table"]
            assert len((await device.ask("/api/home"))["past"]) == 2

    asyncio.run(play())


def test_the_same_nonce_gets_the_same_answer_and_an_old_number_is_stale() -> None:
    async def play() -> None:
        async with Device() as device:
            page = device.enter(await device.make(1))
            move, seq = await my_turn(page), page.seq
            first = await page.move(move, seq, nonce="once")
            assert first["problem"] is None
            assert await page.move(move, seq, nonce="once") == first
            late = await page.move(move, seq, nonce="other")
            assert late["problem"]["kind"] in {"stale", "not_yours"}

    asyncio.run(play())


def test_nobody_sees_a_move_before_it_is_in_the_journal() -> None:
    async def play() -> None:
        journal = BrokenJournal()
        async with Device(journal) as device:
            page = device.enter(await device.make(1))
            move = await my_turn(page)
            journal.goes_on.clear()
            moving = asyncio.create_task(page.move(move))
            await asyncio.sleep(0.2)
            assert page.messages.empty()
            assert not moving.done()
            journal.goes_on.set()
            assert (await moving)["problem"] is None

    asyncio.run(play())


def test_what_cannot_be_kept_is_refused_and_changes_nothing() -> None:
    async def play() -> None:
        journal = BrokenJournal()
        async with Device(journal) as device:
            page = device.enter(await device.make(1))
            move, seq = await my_turn(page), page.seq
            journal.error = CannotSaveError("full")
            assert (await page.move(move))["problem"]["kind"] == "cannot_save"
            journal.error = None
            again = device.enter(page.table)
            assert await my_turn(again) == move
            assert again.seq == seq
            assert (await again.move(move))["problem"] is None

    asyncio.run(play())


def test_a_game_goes_on_where_the_tab_was_closed() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        device = Device(journal)
        await device.__aenter__()
        page = device.enter(await device.make(1))
        await page.move(await my_turn(page))
        await my_turn(page)
        before, seq = await seen(device, page.table), page.seq
        # Nobody says goodbye: the journal is all there is.
        async with Device(journal) as later:
            home = await later.ask("/api/home")
            assert [one["table"] for one in home["tables"]] == [page.table]
            again = later.enter(page.table)
            await my_turn(again)
            assert again.seq == seq
            assert again.game["view"] == before

    asyncio.run(play())


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_game_that_is_not_over_is_written_out_and_opened_elsewhere(city: str) -> None:
    async def play() -> None:
        async with Device() as device, Device() as friend:
            page = device.enter(await device.make(1, 1, city=city))
            for _ in range(4):
                await page.move(await my_turn(page))
            await my_turn(page)
            text = (await device.ask(f"/api/games/{page.table}/so_far"))["text"]
            there = (await friend.ask("/api/games", {"text": text}))["table"]
            steps = (await friend.ask(f"/api/games/{there}"))["outline"]["steps"]
            last = f"/api/games/{there}/steps?from={steps}&to={steps}&seat=p1"
            shown = (await friend.ask(last))["steps"][-1]["view"]
            assert shown == await seen(device, page.table)

            wanted = {"step": steps, "seat": "p1", "name": "Ann", "level": 2, "friends": True}
            table = (await friend.ask(f"/api/games/{there}/fork", wanted))["table"]
            entered = await friend.enter(table).receive()
            kinds = [seat["kind"] for seat in entered["table"]["seats"]]
            assert kinds == ["person", "open", "open"]
            assert entered["table"]["status"] == "playing"

    asyncio.run(play())


def test_what_was_never_played_here_cannot_be_written_out() -> None:
    async def ask() -> None:
        async with Device() as device:
            assert (await device.ask("/api/games/nowhere/so_far", status=404))["problem"]

    asyncio.run(ask())


def test_a_long_journal_becomes_a_copy_that_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tokyork.server.local.journal_store.COPY_AFTER", 5)

    async def play() -> None:
        journal = MemoryJournal()
        async with Device(journal) as device:
            page = device.enter(await device.make(1))
            for _ in range(8):
                await page.move(await my_turn(page))
            await my_turn(page)
            before = await seen(device, page.table)
        kept: Kept = await journal.load()
        assert kept.copy is not None
        assert len(kept.entries) <= 5
        async with Device(journal) as later:
            assert await seen(later, page.table) == before

    asyncio.run(play())


def test_a_journal_of_the_first_schema_is_brought_up_to_date() -> None:
    old = sqlite3.connect(":memory:", isolation_level=None)
    migrate(old, 1)
    journal = MemoryJournal()

    async def open_again() -> None:
        await journal.replace(old.serialize())
        async with Device(journal) as device:
            await device.make(1)
        copy = (await journal.load()).copy
        found = sqlite3.connect(":memory:")
        found.deserialize(copy or b"")
        assert found.execute("SELECT schema FROM about").fetchone() == (SCHEMA,)

    asyncio.run(open_again())
