"""People who sit down together."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, person
from tests.browser.player import Player, make_table, quick_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

ADA: dict[str, Any] = {"kind": "person", "name": "Ada"}


@contextmanager
def two_people(
    browser: Browser, server: Server, *, begin: bool = True, **more: object
) -> Iterator[tuple[Page, Page]]:
    """Ada, who is the host, and Bob at a table of two, Ada's turn first."""
    with person(browser, server, **more) as ada, person(browser, server, **more) as bob:  # type: ignore[arg-type] # whatever Playwright takes
        desk, other = quick_page(ada), quick_page(bob, name="Bob")
        seats = [ADA, {"kind": "open"}]
        table = make_table(desk, "tokyo", seats, begin=False, options={"first": "p1"})
        desk.goto(f"/t/{table}")
        other.goto(f"/t/{table}")
        other.get_by_role("button", name="Sit down").click()
        expect(desk.get_by_text("Bob").first).to_be_visible()
        if begin:
            desk.get_by_role("button", name="Start").click()
            Player(desk).wait()
            expect(other.locator("#dock-prompt")).to_be_visible()
        yield desk, other


def play_on(players: list[Player], until: Callable[[], bool]) -> None:
    """Whoever is asked answers until this holds; when that is, the dice decide."""
    patience = time.monotonic() + PATIENCE / 1000
    while not until():
        assert time.monotonic() < patience, "nobody was asked any more"
        asked = [player for player in players if player.asked.is_visible()]
        for player in asked:
            player.play(player.by_mouse, most=1)
        if asked:
            patience = time.monotonic() + PATIENCE / 1000
        else:
            players[0].page.wait_for_timeout(50)
