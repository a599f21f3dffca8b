"""`tokyork serve` as hosts run it: several processes, one of them upgraded, a bus that is away."""

from __future__ import annotations

import signal
import time
from typing import TYPE_CHECKING

from tests.cluster.served import RESTART, Served, come
from tests.server.running import close_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cluster.backing import Nats


def test_a_process_that_is_told_to_end_hands_its_tables_over(
    database: Callable[[], str], nats: Nats
) -> None:
    db = database()
    one, other = Served(db, nats.url), Served(db, nats.url)
    ann = come(one)
    table = ann.make("Ann", "Uncle", begin=True)
    near = ann.enter(table).entered()
    again = come(other, ann)
    far = again.enter(table).entered()
    assert far.move()["problem"] is None
    seq = far.seq
    one.process.send_signal(signal.SIGTERM)
    assert close_code(near.raw) == RESTART
    assert close_code(far.raw) == RESTART
    began = time.monotonic()
    later = again.enter(table, since=seq).entered()
    later.receive_until(lambda seat: seat.game is not None)
    assert later.move()["problem"] is None
    assert time.monotonic() - began < 20, "a table that was handed over is free at once"
    assert "Traceback" not in one.end()
    ann.close()
    again.close()
    assert "Traceback" not in other.end()


def test_without_its_bus_a_process_serves_what_it_owns(
    database: Callable[[], str],
    nats: Nats,  # noqa: ARG001 - there is one here
) -> None:
    server = Served(database(), "nats://127.0.0.1:1")
    ann = come(server)
    seat = ann.enter(ann.make("Ann", "Uncle", begin=True)).entered()
    assert seat.move()["problem"] is None
    ann.close()
    said = server.end()
    assert "The bus is away" in said
    assert "Traceback" not in said
