"""The pace of whole games, measured in a real browser by the page's own clock.

The clock of the page is driven by the test, so that a busy machine changes nothing: what is
measured is how long things stay, not how quick the machine is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.pace import let_time_pass, record, recorded, rival_turns
from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 2}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}
LEAST, MOST, DWELL = 2.0, 4.0, 0.8
TICKS = 6000


def play_at(page: Page, speed: str, city: str) -> list[dict[str, Any]]:
    """A whole game against bots at a speed, and what was seen of it."""
    page.evaluate(
        "speed => localStorage.setItem('tokyork', JSON.stringify({speed, sound: false}))", speed
    )
    table = make_table(page, city, [ME, BOT, BOT], options={"points": 9, "health": 8})
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator("main.stage").wait_for()
    record(page)
    player = Player(page, 5)
    for _ in range(TICKS):
        if player.over.is_visible():
            return recorded(page)
        if page.get_by_role("dialog").count():  # out: the rest is watched
            page.get_by_role("button", name="Watch").click()
        elif player.asked.is_visible():
            page.evaluate("document.activeElement?.blur?.()")
            decide(page, player)
        let_time_pass(page)
    raise AssertionError("the game does not end")


def decide(page: Page, player: Player) -> None:
    """What is offered first, without waiting: this clock stands still."""
    button = player.asked.locator(".buttons .action:not([aria-disabled=true])").last
    if button.count():
        button.click()
        if player.asked.locator(".fill").count():
            button.click()  # pressed twice instead of held


@pytest.mark.parametrize("city", CITIES)
def test_a_rivals_turn_can_be_followed(city: str, browser: Browser, server: Server) -> None:
    with person(browser, server, moving=True) as ada:
        seen = play_at(quick_page(ada), "normal", city)

    turns = rival_turns(seen)
    assert len(turns) > 4
    for turn in turns:
        assert turn.seconds >= LEAST, turn
        assert turn.asked or turn.seconds <= MOST, turn
        assert turn.asked or turn.dwell >= DWELL, turn
        assert turn.before == "", turn
    assert any(entry["since"] for entry in seen)
    hurt = [entry for entry in seen if entry["struck"]]
    assert all(entry["struck"].strip() for entry in hurt)
