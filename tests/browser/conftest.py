"""A real server and a real browser."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect, sync_playwright

from tests.browser.people import PATIENCE, Server
from tools.browser import PLAIN, find_browser

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that leave it running."""
    started = Server(tmp_path_factory.mktemp("server"))
    started.start()
    yield started
    assert started.stop() == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    started = Server(tmp_path)
    started.start()
    yield started
    started.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless browser; without one these tests are skipped, and the summary says so."""
    path = find_browser()
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=path, args=PLAIN)
        except Error as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"no browser was found: {str(error).splitlines()[0]}")
        yield found
        found.close()
