"""What goes on while a process, the bus or the database stands still, and when it wakes up."""

from __future__ import annotations

import os
import signal
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tests.cluster.backing import Nats
from tests.cluster.served import RESTART, Served, come, find_again
from tests.server.running import Browser, Running, close_code
from tokyork.server.bus.nats_bus import NatsBus
from tokyork.server.storage.postgres import opening_database
from tokyork.server.storage.postgres.postgres_store import PostgresStore
from tokyork.server.storage.postgres.shared_leases import LASTS
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pytest

    from tests.cluster.backing import Postgres


@contextmanager
def stopped(*pids: int) -> Iterator[None]:
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_an_owner_that_wakes_up_too_late_appends_nothing_and_lets_go(
    database: Callable[[], str], nats: Nats, postgres: Postgres
) -> None:
    db = database()
    one, other = Served(db, nats.url), Served(db, nats.url)
    ann = come(one)
    table, quiet = (ann.make("Ann", "Uncle", begin=True) for _ in range(2))
    near, looks_on = ann.enter(table).entered(), ann.enter(quiet).entered()
    again = come(other, ann)
    with stopped(one.process.pid):
        assert near.choice is not None
        late = {"table": table, "seq": near.seq, "move": near.choice["default"], "nonce": "late"}
        near.send("move", **late)
        far, elsewhere = (find_again(again, name, 0) for name in (table, quiet))
        for seat in (far, elsewhere):
            assert seat.move()["problem"] is None
            assert seat.move()["problem"] is None
    assert close_code(near.raw) == RESTART
    assert close_code(looks_on.raw) == RESTART, "who only looks on must not see an old game"
    rows = postgres.asked(db, "SELECT epoch, nonce FROM moves ORDER BY table_id, seq")
    assert [epoch for epoch, _ in rows] == ["3", "3", "3", "3"]
    assert "late" not in {nonce for _, nonce in rows}
    for browser, server in ((ann, one), (again, other)):
        browser.close()
        assert "Traceback" not in server.end()


def test_while_the_bus_stands_still_owners_go_on_and_others_come_again(
    database: Callable[[], str],
    nats: Nats,  # noqa: ARG001 - there is one here
) -> None:
    own, db = Nats(), database()
    one, other = Served(db, own.url), Served(db, own.url)
    ann = come(one)
    table = ann.make("Ann", "Uncle", begin=True)
    near = ann.enter(table).entered()
    again = come(other, ann)
    far = again.enter(table).entered()
    assert far.move()["problem"] is None
    seq = far.seq
    with stopped(own.pid):
        near.receive_until(lambda seat: seat.seq == seq)
        assert near.move()["problem"] is None
        assert close_code(far.raw) == RESTART
        assert near.move()["problem"] is None, "the owner is still the owner"
    later = find_again(again, table, seq)
    later.receive_until(lambda seat: seat.seq == seq + 2)
    assert later.move()["problem"] is None
    for browser, server in ((ann, one), (again, other)):
        browser.close()
        assert "Traceback" not in server.end()
    own.stop()


def test_two_that_start_at_the_same_moment_make_one_database(
    database: Callable[[], str], nats: Nats
) -> None:
    db = database()
    servers = [Served(db, nats.url) for _ in range(3)]
    ann = come(servers[0])
    table = ann.make("Ann", "Uncle", begin=True)
    for server in servers[1:]:
        browser = come(server, ann)
        assert browser.enter(table).entered().move()["problem"] is None
        browser.close()
    ann.close()
    for server in servers:
        assert "Traceback" not in server.end()


def test_a_session_that_hangs_is_given_up_and_its_change_is_made_once(
    database: Callable[[], str], nats: Nats, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening_database, "COMMAND_WITHIN", 1.0)
    db = database()
    server = Running(db, thinker=WorkerPool(workers=1), bus=NatsBus(nats.url))
    ann = Browser(server.address)
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    assert seat.move()["problem"] is None
    store = server.server.store
    assert isinstance(store, PostgresStore)
    writer = store._writer.get_server_pid()
    with stopped(writer):
        assert seat.move()["problem"] is None
    assert seat.move()["problem"] is None
    assert postgres.asked(db, "SELECT count(*), max(seq) FROM moves") == [["3", "3"]]
    ann.close()
    server.stop()


def test_a_database_that_stands_still_ends_leases_and_loses_nothing(
    database: Callable[[], str], nats: Nats, postgres: Postgres
) -> None:
    db = database()
    one, other = Served(db, nats.url), Served(db, nats.url)
    ann = come(one)
    table = ann.make("Ann", "Uncle", begin=True)
    near = ann.enter(table).entered()
    assert near.move()["problem"] is None
    seq = near.seq
    sessions = postgres.asked(db, "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    with stopped(postgres.pid, *(int(pid) for (pid,) in sessions)):
        time.sleep(LASTS + 1)
    assert close_code(near.raw) == RESTART
    again = come(other, ann)
    far = find_again(again, table, seq)
    assert far.seq == seq
    assert far.move()["problem"] is None
    epochs = postgres.asked(db, "SELECT epoch FROM moves ORDER BY seq")
    assert epochs == sorted(epochs)
    assert len(epochs) == seq + 1
    for browser, server in ((ann, one), (again, other)):
        browser.close()
        assert "Traceback" not in server.end()
