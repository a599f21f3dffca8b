"""The server in a process of its own, and people with browsers of theirs."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext

ROOT = Path(__file__).parents[2]
PHONE = {"width": 360, "height": 640}
DESK = {"width": 1440, "height": 900}
PATIENCE = 60_000
"""Milliseconds for whatever comes at once on a quiet machine: on a busy one, workers give way."""


class Server:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        words = ["-m", "tokyork", "serve", "--port", str(self.port), "--db", str(self.database)]
        self.process = subprocess.Popen(
            [sys.executable, "-X", "faulthandler", *words, "--no-browser"],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
            stdout=2,  # the bench prints its own results
            text=True,
        )
        patience = time.monotonic() + 120
        while time.monotonic() < patience:
            try:
                if httpx.get(f"{self.address}/healthz").status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        pytest.fail("the server did not start")

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As Ctrl-C does; one that does not stop says where it stands."""
        assert self.process
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(PATIENCE / 1000)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)
            return self.process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def person(
    browser: Browser, server: Server, *, phone: bool = False, moving: bool = False, **more: object
) -> Iterator[BrowserContext]:
    """Somebody with a browser of their own; what goes wrong in it fails the test.

    Nothing moves in it unless that is wanted: whatever moves is drawn sixty times a second.
    """
    context = browser.new_context(
        base_url=server.address,
        viewport=PHONE if phone else DESK,  # type: ignore[arg-type] # a dict will do
        has_touch=phone,
        reduced_motion="no-preference" if moving else "reduce",
        service_workers="block",  # it would fetch everything once more; test_comfort has one
        **more,  # type: ignore[arg-type] # whatever Playwright takes
    )
    context.set_default_timeout(PATIENCE)
    problems: list[str] = []
    context.on("weberror", lambda error: problems.append(str(error.error)))
    context.on("request", lambda request: problems.extend(foreign(request.url, server)))
    yield context
    context.close()
    assert problems == []


def foreign(url: str, server: Server) -> list[str]:
    """Requests to other hosts are a problem of their own."""
    own = re.match(rf"(http|ws)://127\.0\.0\.1:{server.port}/|data:|blob:", url)
    return [] if own else [f"a request left for {url}"]
