"""The whole game from a folder of files: no server but one that hands files out, or none at all."""

from __future__ import annotations

import functools
import http.server
import os
import threading
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player, be_quick, expect_end
from tokyork.cities import CITIES
from tools.site import make_site
from tools.site.compare import in_browsers_python
from tools.site.games_to_compare import digests

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext

READY = 90_000
"""Milliseconds: this machine may have other things to do."""


class Files(http.server.SimpleHTTPRequestHandler):
    """Says nothing of what it hands out."""

    def log_message(self, *_: object) -> None:
        pass


class FileHost:
    """A folder below a path, on a free port."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Files, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/some/where/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileHost]:
    """The site as ./run site makes it; skipped where its parts cannot be had, except in CI."""
    folder = tmp_path_factory.mktemp("host")
    if make_site.main(str(folder / "some" / "where"), renew=False) != 0:
        if os.environ.get("CI"):
            pytest.fail("the site could not be made")
        pytest.skip("the site could not be made")
    started = FileHost(folder)
    yield started
    started.stop()


@pytest.fixture(scope="module")
def device(browser: Browser) -> Iterator[BrowserContext]:
    """One person's, with all that it keeps."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield context
    context.close()


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_played_from_files_below_a_path(
    city: str, host: FileHost, device: BrowserContext
) -> None:
    foreign: list[str] = []
    page = device.new_page()
    page.on("request", lambda one: foreign.append(one.url))
    page.goto(host.address)
    be_quick(page, city=city, bots=1, level=4)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    player = Player(page)
    player.play(player.by_mouse)
    expect_end(player)
    assert [url for url in foreign if not url.startswith((host.address, "blob:"))] == []
    page.close()


def test_games_are_the_same_in_a_browsers_python(host: FileHost) -> None:
    del host  # it is made of the same parts
    there, _ = in_browsers_python("digests(0, 10)")
    assert there == digests(0, 10)


def test_without_a_network_a_new_browser_window_plays_on_and_finds_its_games(
    host: FileHost, device: BrowserContext
) -> None:
    page = device.new_page()
    page.goto(host.address)
    page.wait_for_function(
        "() => caches.match(new URL('kept', location.href).href).then((found) => !!found)",
        timeout=READY,
    )
    page.close()
    device.set_offline(True)
    host.stop()
    try:
        page = device.new_page()
        page.goto(host.address)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/?/t/*", timeout=READY)
        player = Player(page)
        player.play(player.by_mouse, most=3)
        shown = player.table_shown()
        page.close()  # in the middle of it

        later = device.new_page()
        later.goto(host.address)
        later.get_by_role("link", name="Resume").or_(
            later.locator("main a[href^='/t/']")
        ).first.click(timeout=READY)
        again = Player(later)
        assert again.wait()
        assert again.table_shown()[:1] == shown[:1]
        again.play(again.by_mouse)
        expect_end(again)
        later.goto(f"{host.address}?/rules/tokyo")
        expect(later.locator("h1")).to_be_visible()
    finally:
        device.set_offline(False)
