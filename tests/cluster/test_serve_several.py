"""`tokyork serve` as hosts run it: several processes, one of them upgraded, a bus that is away."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from tests.helpers import ROOT
from tests.server.running import Browser, close_code

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cluster.backing import Nats

RESTART = 1012


class Served:
    """A process of its own."""

    def __init__(self, db: str, bus: str) -> None:
        words = ["serve", "--no-browser", "--port", "0", "--db", db, "--bus", bus]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tokyork", *words],
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().removeprefix("http://").rstrip("/")

    def end(self) -> str:
        """With SIGTERM; what it said meanwhile."""
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=60)
        return said


def come(at: Served, who: Browser | None = None) -> Browser:
    browser = Browser(at.address)
    if who is not None:
        browser.http.cookies.clear()
        browser.http.cookies.set("guest", who.http.cookies["guest"])
    return browser


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
