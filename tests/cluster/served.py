"""`tokyork serve` as hosts run it, and who comes there."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress

from websockets.exceptions import WebSocketException

from tests.helpers import ROOT
from tests.server.running import PATIENCE, Browser, Socket, wait_until

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
        self._address = ""

    @property
    def address(self) -> str:
        """Where it is; it is waited for."""
        if not self._address:
            assert self.process.stdout is not None
            line = self.process.stdout.readline().strip()
            self._address = line.removeprefix("http://").rstrip("/")
        return self._address

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


def find_again(browser: Browser, table: str, since: int) -> Socket:
    """Come again as a browser does, until the table can be had."""
    found: list[Socket] = []

    def is_in() -> bool:
        with suppress(OSError, WebSocketException, TimeoutError):
            found.append(browser.enter(table, since=since))
            found[-1].receive_until(lambda seat: seat.game is not None)
            return True
        return False

    wait_until(is_in, PATIENCE)
    return found[-1]
