"""What visitors of a server keep on their device: with the server, without it, and after."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import DESK, PATIENCE, Server
from tests.browser.player import Player, be_quick
from tools.site import make_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page

READY = 120_000
"""Milliseconds: this machine may have other things to do."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Server]:
    """A server that has the site to give, and may be killed."""
    if make_site.main(None, renew=False) != 0:
        if os.environ.get("CI"):
            pytest.fail("the site could not be made")
        pytest.skip("the site could not be made")
    started = Server(tmp_path)
    started.start()
    yield started
    started.kill()


@pytest.fixture
def device(browser: Browser, host: Server) -> Iterator[BrowserContext]:
    """Somebody's, where pages may keep things."""
    size = {"width": DESK["width"], "height": DESK["height"]}
    context = browser.new_context(
        base_url=host.address,
        viewport=size,  # type: ignore[arg-type] # a dict will do
        locale="en-GB",
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def make_available(device: BrowserContext) -> None:
    """As somebody does who will soon have no connection."""
    page = device.new_page()
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    page.goto("/")
    be_quick(page, bots=1, level=2)
    expect(page.get_by_role("link", name="Play offline")).to_have_count(0)
    page.goto("/settings")
    offer = page.get_by_role("button", name="Make available offline")
    expect(page.get_by_text("MB, once.")).to_be_visible()
    assert {url for url in asked if "/here/" in url} == {
        page.url.replace("settings", "here/offline.json")
    }

    offer.click()

    expect(page.get_by_text("Ready to play offline.")).to_be_visible(timeout=READY)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.close()


def begin_without_a_server(device: BrowserContext) -> str:
    """A game in the middle of which the window is closed; its address."""
    page = device.new_page()
    page.goto("/")
    page.wait_for_url("**/here/**")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/?/t/*", timeout=READY)
    player = Player(page)
    player.play(player.by_mouse, most=3)
    address = page.url
    page.close()
    return address


def expect_game(page: Page) -> None:
    """One game in the list, with who, where, when and how it stands."""
    listed = page.locator("section", has_text="Still running").locator("li")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("You and 1 bot")
    expect(listed).to_contain_text("Tokyo")
    expect(listed).to_contain_text(re.compile("your turn|Game in progress"))  # as it was last seen


def test_a_killed_server_is_not_missed_and_games_are_taken_to_it_when_it_is_back(
    device: BrowserContext, host: Server
) -> None:
    make_available(device)
    host.kill()
    address = begin_without_a_server(device)

    host.start()
    page = device.new_page()
    page.goto("/")
    page.get_by_role("link", name="One game on this device").click()
    expect_game(page)
    page.locator("section li a").first.click()
    page.wait_for_url(address)
    assert Player(page).wait()

    page.goto("/here/?/games")
    expect_game(page)
    page.get_by_role("button", name="Play on with friends").click(timeout=READY)
    page.wait_for_url("**/g/*", timeout=READY)
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("switch", name="Keep the other seats free for friends").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert Player(page).wait()
    seats = page.evaluate(
        "table => fetch('/api/home').then(found => found.json())"
        ".then(home => home.tables.find(one => one.table === table).open)",
        page.url.rpartition("/")[2],
    )
    assert seats == 1
