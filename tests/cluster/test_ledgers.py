"""What holds of storage, whatever is under it: a SQLite file or a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.keeping import begun
from tokyork.fair.public_list import entry_hash, first_break
from tokyork.server.dice_cup import DiceCup
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Pace, Settings
from tokyork.server.storage import chain
from tokyork.server.storage.deadlines import TOLD, Deadlines
from tokyork.server.storage.dice_store import DiceStore
from tokyork.server.storage.leases import NotOwnerError
from tokyork.server.storage.postgres import renewal
from tokyork.server.storage.postgres.shared_leases import SharedLeases
from tokyork.server.storage.retention import Retention
from tokyork.server.storage.table_store import TableStore
from tokyork.server.storage.telling_store import Subscriber, TellingStore, Wishes
from tokyork.server.storage.tournament_store import TournamentStore
from tokyork.server.table.days import DaysKeeper
from tokyork.server.table.table import new_table
from tokyork.server.web.app import make_ground

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

    from tokyork.server.web.app import Ground


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    made: Callable[[], str] = request.getfixturevalue("database")
    return made()


def on(address: str, work: Callable[[Ground, TableStore], Awaitable[Any]]) -> Any:  # noqa: ANN401 - whatever it finds
    async def done() -> Any:  # noqa: ANN401 - the same
        ground = make_ground(address)
        await ground.store.open()
        await ground.leases.open()
        try:
            return await work(ground, TableStore(ground.store, ground.leases))
        finally:
            await ground.leases.release_all()
            await ground.store.end()

    return asyncio.run(done())


def test_a_table_is_found_as_it_was_kept(address: str) -> None:
    async def work(_: Ground, tables: TableStore) -> None:
        await begun(tables, "t00001", 5)

    async def look(_: Ground, tables: TableStore) -> None:
        table = await tables.table("t00001")
        assert table is not None
        assert table.seq == 5
        assert tables.damaged == {}
        assert [data.table for data in await tables.open_tables(table.data.host, 5)] == ["t00001"]
        assert await tables.listed_tables(5) == []
        assert await tables.choosers([]) == {}
        assert await tables.table("nobody") is None
        assert await tables.table("\0") is None

    on(address, work)
    on(address, look)


def test_of_several_who_wait_together_only_who_is_wrong_fails(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        await begun(tables, "t00001", 3)
        wrong = ("INSERT INTO heads VALUES (?, ?, ?, ?)", ("t00001", 3, b"", 0.0))  # there is one
        names = [tables.remember_name(f"g{n}", f"Name {n}") for n in range(20)]
        found = await asyncio.gather(*names, ground.store.write(wrong), return_exceptions=True)
        assert found[:20] == [None] * 20
        assert isinstance(found[20], Exception)
        assert await tables.name_of("g19") == "Name 19"

    on(address, work)


def test_a_change_is_kept_wholly_or_not_at_all(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        await begun(tables, "t00001", 3)
        well = ("INSERT INTO guests (id, name, ran) VALUES (?, ?, ?)", ("g", "Ann", 0.0))
        wrong = ("INSERT INTO heads VALUES (?, ?, ?, ?)", ("t00001", 3, b"", 0.0))
        with pytest.raises(Exception):  # noqa: B017, PT011 - each has its own
            await ground.store.write(well, wrong)
        assert await tables.name_of("g") == ""

    on(address, work)


def test_a_move_follows_the_last_one_or_is_refused(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        await begun(tables, "t00001", 3)
        row = ("t00001", 5, "p1", "stop", None, None, 1.0)
        sql = (
            "INSERT INTO moves (table_id, seq, seat, move, at, hash) SELECT ?1, ?2, 'p1', 'stop', "
            "1.0, chained(head.hash, head.seq, ?3, ?2, ?4) FROM heads AS head "
            "WHERE head.table_id = ?1"
        )
        values = ("t00001", 5, chain.first_link("t00001"), chain.hashed_move(row))
        with pytest.raises(Exception, match=r"cannot follow|user-defined"):
            await ground.store.write((sql, values))

    on(address, work)


def test_the_public_list_is_one_chain_whoever_appends_at_the_same_time(address: str) -> None:
    async def work(ground: Ground, _: TableStore) -> None:
        cups = [DiceCup(DiceStore(ground.store)) for _ in range(2)]
        await asyncio.gather(*(cups[n % 2].seal(f"g{n}") for n in range(30)))
        entries = await DiceStore(ground.store).entries(1, 100)
        assert len(entries) == 30
        assert first_break(entries) is None
        told = entries[7]
        about = (told.number, told.kind, told.commitment, told.why, told.at, told.game)
        assert entry_hash(told.before, *about) == told.hash

    on(address, work)


def test_a_commitment_is_taken_once_however_many_ask_at_the_same_time(address: str) -> None:
    async def work(ground: Ground, _: TableStore) -> None:
        cup = DiceCup(DiceStore(ground.store))
        offered = await cup.offer("ann")
        seals = await asyncio.gather(*(cup.seal("ann", offered.commitment) for _ in range(8)))
        assert len({seal.commitment for seal in seals}) == 8
        assert sum(seal.commitment == offered.commitment for seal in seals) == 1

    on(address, work)


def test_dice_are_counted_and_old_things_found(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        from tokyork.server.storage.dice_store import counted  # noqa: PLC0415 - only here

        for _ in range(2):
            await ground.store.write(*counted("tokyo", {"1": 3}))
        assert (await DiceStore(ground.store).tallies())["tokyo"] == {"1": 6}
        assert all(not names for names in (await tables.expired(Retention())).values())
        assert set((await tables.remove_old(Retention())).values()) == {0}
        await tables.note_time()

    on(address, work)


def test_a_forgotten_table_leaves_nothing(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        await begun(tables, "t00001", 3)
        await tables.forget("t00001")
        for name in ("tables WHERE id", "moves WHERE table_id", "leases WHERE table_id"):
            assert await ground.store.read(f"SELECT * FROM {name} = ?", "t00001") == []

    on(address, work)


def test_a_turn_is_told_by_one_of_all_who_would(address: str) -> None:
    async def work(ground: Ground, tables: TableStore) -> None:
        seats = [NewSeat("person", "Ann"), NewSeat("bot")]
        settings = Settings("tokyo", {"first": "p1"}, pace=Pace(2))
        table = new_table("t00001", "ann", settings, seats)
        table.begin()
        DaysKeeper(table, lambda: tables.ran + 1).note()
        await tables.save_new(table.data)
        deadlines = Deadlines(ground.store)
        assert await deadlines.over() == []
        assert await deadlines.to_tell(0.0) == []  # it begins in a second
        (one,) = await deadlines.to_tell(-60.0)
        assert (one.table, one.guest) == ("t00001", "ann")
        claims = await asyncio.gather(*(deadlines.claim(one, TOLD) for _ in range(8)))
        assert sum(claims) == 1
        await tables.save(table.data)  # what was told stays told
        assert await deadlines.to_tell(-60.0) == []
        await deadlines.put_off(one, 5.0)
        assert [found.table for found in await deadlines.of("ann")] == ["t00001"]
        await tables.forget("t00001")
        assert await deadlines.of("ann") == []

    on(address, work)


def test_who_wants_to_be_told_is_kept(address: str) -> None:
    async def work(ground: Ground, _: TableStore) -> None:
        telling = TellingStore(ground.store)
        made = await asyncio.gather(*(telling.key("k", lambda n=n: str(n)) for n in range(5)))  # type: ignore[misc]
        assert len(set(made)) == 1
        for number in range(10):
            await telling.subscribe("ann", Subscriber(f"https://p/{number}", "a", "b", "de"))
        assert len(await telling.targets("ann")) == 8
        await telling.forget("https://p/9", "eve")
        await telling.forget("https://p/9", "ann")
        assert len(await telling.targets("ann")) == 7
        assert await telling.wishes("ann") == Wishes()
        wishes = Wishes(1, 60, 120, "Asia/Tokyo", 540, "ru", "a@b.org", "proof")
        await telling.wish("ann", wishes)
        assert await telling.wishes("ann") == wishes
        assert [await telling.prove(proof) for proof in ("", "x", "proof", "proof")] == [
            False,
            False,
            True,
            False,
        ]

    on(address, work)


def test_of_two_who_change_a_tournament_at_once_one_has_to_look_again(address: str) -> None:
    async def work(ground: Ground, _: TableStore) -> None:
        store = TournamentStore(ground.store)
        await store.add("t1", b"{}")
        found = await store.find("t1")
        assert found is not None
        changes = (store.change("t1", "playing", bytes([65 + n]), found[1]) for n in range(5))
        assert sum(await asyncio.gather(*changes)) == 1
        assert await store.playing() == ["t1"]
        await store.remove_old(Retention())
        assert await store.find("t1") is not None
        assert await store.find("t2") is None

    on(address, work)


# --- owners, where there are several ---


@contextlib.asynccontextmanager
async def two_processes(url: str) -> AsyncIterator[tuple[Ground, Ground]]:
    """On one database; both are there, and leave in good order."""
    both = make_ground(url), make_ground(url)
    for ground in both:
        await ground.store.open()
        await ground.leases.open()
    yield both
    for ground in both:
        await ground.leases.release_all()
        await ground.store.end()


def test_only_the_owner_with_the_latest_epoch_can_change_a_table(
    database: Callable[[], str],
) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, other):
            ours, theirs = (TableStore(g.store, g.leases) for g in (one, other))
            await begun(ours, "t00001", 3)
            data = await ours.data("t00001")
            assert data is not None
            assert await other.leases.take("t00001") == (one.leases.process, False)
            with pytest.raises(NotOwnerError):
                await theirs.save(data)
            stale = one.leases.fence("t00001")
            await one.leases.release("t00001")
            assert (await other.leases.take("t00001")).mine
            with pytest.raises(NotOwnerError):
                await one.store.write(*stale, ("DELETE FROM moves", ()))
            await theirs.save(data)
            assert len(await one.store.read("SELECT 1 FROM moves")) == 3
            assert other.leases.epoch("t00001") == 2

    asyncio.run(work())


def test_of_many_who_want_a_free_table_one_has_it_and_the_others_know_who(
    database: Callable[[], str],
) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, other):
            names = [f"t{number:05}" for number in range(30)]
            for name in names:
                seats = [NewSeat("person", "Ann"), NewSeat("bot", level=1)]
                table = new_table(name, "host", Settings("tokyo"), seats)
                await TableStore(one.store, one.leases).save_free(table.data)
            asked = [each.leases.take(name) for name in names for each in (one, other)]
            found = await asyncio.gather(*asked)
            for name, mine, theirs in zip(names, found[::2], found[1::2], strict=True):
                assert mine.mine != theirs.mine
                owner, loser = (one, other) if mine.mine else (other, one)
                assert await loser.leases.take(name) == (owner.leases.process, False)
            assert await one.leases.take("nobody") == (None, False)
            assert await one.leases.take("nul\0") == (None, False)

    asyncio.run(work())


LATER = "UPDATE processes SET until = until + 1000 WHERE id = ?"
"""By its time alone a process would be taken for alive."""


def test_a_process_whose_session_has_ended_is_not_waited_for(database: Callable[[], str]) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, other):
            assert isinstance(one.leases, SharedLeases)
            gone: set[str] = set()
            other.leases.when_gone = gone.update
            watching = asyncio.create_task(other.leases.watch_for_ever())
            await begun(TableStore(one.store, one.leases), "t00001", 3)
            assert not (await other.leases.take("t00001")).mine
            one.leases._renewal.end()
            one.leases._renewal.join()  # type: ignore[attr-defined] # a thread
            await other.store.write((LATER, (one.leases.process,)))
            while one.leases.process not in gone:  # noqa: ASYNC110 - a thread finds out
                await asyncio.sleep(0.01)
            assert (await other.leases.take("t00001")).mine
            with pytest.raises(NotOwnerError):
                await one.store.write(("SELECT fenced(?, ?)", ("t00001", 1)))
            watching.cancel()

    asyncio.run(work())


def test_a_process_between_two_sessions_loses_only_what_others_took(
    database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, other):
            assert isinstance(one.leases, SharedLeases)
            lost: list[Any] = []
            one.leases.when_lost = lost.append
            for name in ("t00001", "t00002"):
                await begun(TableStore(one.store, one.leases), name, 3)
            with monkeypatch.context() as patch:
                patch.setattr(renewal, "serving", _refused)
                name = f"tokyork {one.leases.process}"
                ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                await other.store.read(f"{ended}WHERE application_name = ?", name)
                one.leases._until += 1000
                await other.store.write((LATER, (one.leases.process,)))
                while not (await other.leases.take("t00001")).mine:  # noqa: ASYNC110 - its session ends soon
                    await asyncio.sleep(0.01)
            watching = asyncio.create_task(one.leases.watch_for_ever())
            while not lost:  # noqa: ASYNC110 - it has a session again soon
                await asyncio.sleep(0.01)
            assert lost == [["t00001"]]
            assert one.leases.epoch("t00002") == 1
            watching.cancel()

    asyncio.run(work())


async def _refused(*_: object) -> None:
    raise OSError


def test_a_process_that_stood_still_lets_go_however_soon_it_is_there_again(
    database: Callable[[], str],
) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, _):
            assert isinstance(one.leases, SharedLeases)
            lost: list[Any] = []
            one.leases.when_lost = lost.append
            await begun(TableStore(one.store, one.leases), "t00001", 3)
            one.leases._until = time.monotonic() - 0.1  # and it is renewed before anybody looks
            while one.leases._until < time.monotonic():  # noqa: ASYNC110 - a thread does
                await asyncio.sleep(0.01)
            with pytest.raises(NotOwnerError):
                one.leases.fence("t00001")
            watching = asyncio.create_task(one.leases.watch_for_ever())
            while not lost:  # noqa: ASYNC110 - the same
                await asyncio.sleep(0.01)
            assert lost == [None]
            assert (await one.leases.take("t00001")).mine
            watching.cancel()

    asyncio.run(work())


def test_a_process_that_cannot_renew_lets_go_before_its_time_is_over(
    database: Callable[[], str],
) -> None:
    url = database()

    async def work() -> None:
        async with two_processes(url) as (one, other):
            await begun(TableStore(one.store, one.leases), "t00001", 3)
            lost = asyncio.Event()
            one.leases.when_lost = lambda _: lost.set()
            renewing = [asyncio.create_task(g.leases.watch_for_ever()) for g in (one, other)]
            assert isinstance(one.leases, SharedLeases)
            one.leases._renewal._renew = lambda _: asyncio.sleep(60)  # type: ignore[attr-defined] # it hangs
            await asyncio.wait_for(lost.wait(), 10)
            with pytest.raises(NotOwnerError):  # it does not say that there is no such table
                await one.leases.take("t00001")
            assert not (await other.leases.take("t00001")).mine, "the lease has not ended yet"
            while not (await other.leases.take("t00001")).mine:  # noqa: ASYNC110 - only time ends it
                await asyncio.sleep(0.05)
            assert other.leases.epoch("t00001") == 2
            for task in renewing:
                task.cancel()

    asyncio.run(work())
