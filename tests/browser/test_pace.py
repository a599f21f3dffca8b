"""The pace of whole games, measured in a real browser by the page's own clock.

The clock of the page is driven by the test, so that a busy machine changes nothing: what is
measured is how long things stay, not how quick the machine is.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.pace import let_time_pass, now, record, recorded, rival_turns, stop_the_clock
from tests.browser.people import person
from tests.browser.player import be_quick, make_table, quick_page
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.pace import RivalTurn
    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 2}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}
LEAST, MOST, DWELL = 2.0, 4.0, 0.8
TICKS = 3000


def play_at(page: Page, speed: str, city: str) -> list[dict[str, Any]]:
    """A whole game against bots at a speed, and what was seen of it."""
    be_quick(page, speed=speed, confirm=False)
    table = make_table(page, city, [ME, BOT, BOT], options={"points": 9, "health": 8})
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator("main.stage").wait_for()
    stop_the_clock(page)
    record(page)
    for _ in range(TICKS):
        seen = now(page)
        if seen["over"]:
            return recorded(page)
        if seen["sheet"]:  # a card, or that one is out: the rest is watched
            page.keyboard.press("Escape")
        elif seen["asked"]:
            decide(page)
        let_time_pass(page, telling=seen["telling"])
    raise AssertionError(f"the game does not end: {page.locator('#dock-prompt').inner_text()}")


def decide(page: Page) -> None:
    """What comes first, without waiting: this clock stands still."""
    page.evaluate(
        """() => {
          const dock = document.querySelector("section.frame[data-choice]");
          dock?.querySelector("[role=radio]:not([aria-disabled=true])")?.click();
        }"""
    )
    page.evaluate(
        """() => {
          const able = ".buttons .action:not([aria-disabled=true])";
          [...document.querySelectorAll(able)].at(-1)?.click();
        }"""
    )


@pytest.mark.parametrize("city", CITIES)
def test_a_rivals_turn_can_be_followed(city: str, browser: Browser, server: Server) -> None:
    turns: list[RivalTurn] = []
    seen: list[dict[str, Any]] = []
    while len(turns) <= 2:  # a game may be over after a few turns: then there is another
        with person(browser, server, moving=True) as ada:
            game = play_at(quick_page(ada), "normal", city)
        turns += rival_turns(game, "p1")
        seen += game
    for turn in turns:
        assert turn.seconds >= LEAST, turn
        assert turn.asked or turn.seconds <= MOST, turn
        assert turn.asked or turn.dwell >= DWELL, turn
        assert turn.before == "", turn
    assert any(entry["since"] for entry in seen)
    hurt = [entry for entry in seen if entry["struck"]]
    assert all(entry["struck"].strip() for entry in hurt)


OUT = {
    "game": "tokyo",
    "players": [{"dead": True}, {"points": 12}, {"health": 3}, {"health": 3}],
    "turn": "p2",
}


def test_whoever_is_out_guesses_and_lets_the_bots_finish_at_once(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada, speed="normal")
        wanted = {"text": json.dumps(OUT), "begin": True, "name": "Ada", "level": 5}
        made = ada.request.post("/api/practice", data=wanted).json()
        page.goto(f"/t/{made['table']}")
        sheet = page.get_by_role("dialog", name="You are out")
        expect(sheet).to_contain_text("Only bots are left")
        assert page.get_by_role("button", name="Skip to me").count() == 0
        sheet.get_by_role("group", name="Who will win?").get_by_role("button").first.click()
        sheet.get_by_role("button", name="Finish now").click()

        expect(page.locator("#end-headline")).to_be_visible(timeout=60_000)
        expect(page.locator(".why")).to_contain_text("guess")
        ranks = page.locator(".ranks li")
        expect(ranks).to_have_count(4)
        expect(ranks.last).to_contain_text("You (")
