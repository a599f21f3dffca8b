"""One server for all tests of a process; each test has tables and guests of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.running import Browser, Running
from tokyork.server.work.worker_pool import WorkerPool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="session")
def running() -> Iterator[Running]:
    server = Running(thinker=WorkerPool(workers=1))
    yield server
    server.stop()


@pytest.fixture
def guest(running: Running) -> Iterator[Callable[[], Browser]]:
    """Makes guests, each with a browser of its own."""
    made: list[Browser] = []

    def make() -> Browser:
        made.append(running.browser())
        return made[-1]

    yield make
    for browser in made:
        browser.close()
