"""No secret is drawn by twice, whatever file is put back; the public list tells all of it."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

from tests.server.keeping import on_store
from tests.server.running import Running
from tests.server.test_fair_dice import SHORT, the_list
from tokyork.fair.public_list import first_break
from tokyork.server.dice_cup import DiceCup
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.storage.backups import back_up, restore
from tokyork.server.storage.dice_store import DiceStore
from tokyork.server.storage.retention import DAY
from tokyork.server.storage.store import Store
from tokyork.server.storage.table_store import TableStore
from tokyork.server.table.table import new_table
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.running import Browser

    Guests = Callable[[], Browser]


def test_after_a_restore_nothing_is_thrown_that_was_seen_before(tmp_path: Path) -> None:
    db, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    server = Running(db, thinker=WorkerPool(workers=1))
    ann = server.browser()
    offered = ann.http.post("/api/dice", json={}).json()["commitment"]
    playing, gathering = ann.make("Ann", "Uncle", begin=True), ann.make("Ann", "")
    seat = ann.enter(playing).entered()
    seat.move()
    waiting = ann.enter(gathering).entered().table["dice"]["commitment"]
    secret = seat.table["dice"]["commitment"]
    back_up(db, copy)
    standing = seat.game
    seat.move()
    ann.make("Ann", "Uncle", begin=True)  # the copy knows nothing of it, but the list does
    listed = the_list(ann)
    ann.close()
    server.stop()
    restore(copy, db)
    server = Running(db, thinker=WorkerPool(workers=1))
    eve = server.browser()
    again = eve.enter(playing).entered()
    entries = the_list(eve)
    ends = {entry.commitment: entry.why for entry in entries if entry.kind == "ended"}

    assert again.game is not None
    assert standing is not None
    assert again.table["dice"]["commitment"] not in {secret, waiting, offered}
    assert eve.enter(gathering).entered().table["dice"]["commitment"] not in {secret, waiting}
    assert [one["health"] for one in again.game["view"]["monsters"]] == [
        one["health"] for one in standing["view"]["monsters"]
    ]
    assert (ends[secret], ends[waiting], ends[offered]) == ("damaged", "damaged", "unused")
    assert first_break(the_list(eve)) is None
    assert the_list(eve)[: len(listed)] == listed
    eve.close()
    server.stop()


def sealed_table(path: str, name: str) -> str:
    """A begun table with fair dice; says its commitment."""

    async def make() -> str:
        store = Store(path)
        seal = await DiceCup(DiceStore(store)).seal("ann")
        table = new_table(
            name, "ann", Settings("tokyo"), [NewSeat("person", "Ann"), NewSeat("bot")]
        )
        table.data.seal = seal
        table.begin()
        await TableStore(store).save(table.data)
        store.close()
        return seal.commitment

    return asyncio.run(make())


def test_the_list_tells_that_a_table_was_damaged(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    commitment = sealed_table(path, "hurt")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE tables SET digest = x'00'")
    connection.commit()
    connection.close()

    async def ends(tables: TableStore) -> list[tuple[str, str]]:
        entries = await DiceStore(tables._store).entries(1, 9)
        return [(one.commitment, one.why) for one in entries if one.kind == "ended"]

    assert on_store(path, ends) == [(commitment, "damaged")]


def test_damage_that_is_found_later_is_listed_too(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    commitment = sealed_table(path, "hurt")

    async def ends(tables: TableStore) -> list[tuple[str, str]]:
        await tables.set_aside("hurt", "for a test")
        entries = await DiceStore(tables._store).entries(1, 9)
        return [(one.commitment, one.why) for one in entries if one.kind == "ended"]

    assert on_store(path, ends) == [(commitment, "damaged")]


def test_who_has_no_seat_adds_nothing_to_the_list(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True, options=SHORT)
    ann.enter(table).entered().play_on()
    watching = eve.enter(table).entered()
    before = len(the_list(eve))
    for _ in range(3):
        assert watching.refused("rematch") == "not_yours"

    assert len(the_list(eve)) == before


def test_a_garbled_table_does_not_keep_others_from_being_removed(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    for name in ("a", "b"):
        sealed_table(path, name)
    server = Running(path, thinker=WorkerPool(workers=1))
    connection = sqlite3.connect(path)
    connection.execute("UPDATE tables SET ran = -1")
    connection.execute("UPDATE tables SET data = 'nonsense' WHERE id = 'a'")
    connection.commit()
    assert isinstance(server.server.store, Store)
    server.server.store._ran_before += 91 * DAY
    server.call(server.server.lobby.remove_old())

    assert connection.execute("SELECT id FROM tables").fetchall() == [("a",)]
    assert "a" in server.server.tables.damaged
    connection.close()
    server.stop()
