"""Fair dice in a browser: its salt goes in, what it was shown is compared, a page checks all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, person
from tests.browser.player import Player, expect_end, make_table, quick_page
from tests.browser.test_access import SMALL, serious_in_both_themes
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

SEATS: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
SHORT = {"points": 6, "health": 6}


def gathered(page: Page, city: str) -> str:
    """A table that waits for its host, on this page."""
    table = make_table(page, city, SEATS, begin=False, options=SHORT)
    page.goto(f"/t/{table}")
    return table


def played(page: Page) -> None:
    page.get_by_role("button", name="Start", exact=True).click()
    player = Player(page)
    player.play(player.by_mouse)
    expect_end(player)


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_salted_played_and_found_as_committed(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=city == "tokyo", bypass_csp=True) as ada:
        page = quick_page(ada)
        table = gathered(page, city)
        expect(page.get_by_text("Fair dice: committed before the first roll")).to_be_visible()
        expect(page.get_by_text("One player has mixed in chance of their own.")).to_be_visible()
        played(page)
        page.get_by_role("link", name="Check the dice").click()
        page.wait_for_url(f"**/verify?table={table}")

        expect(page.get_by_role("heading", name="As committed")).to_be_visible()
        for check in ("commitment", "dice", "deck", "keeps", "entry", "chain", "listed", "mine"):
            expect(page.locator(f"[data-check={check}]")).to_contain_text("Fits")
        assert page.evaluate(SMALL) == []
        assert serious_in_both_themes(page) == []
        if city == "tokyo":
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_server_that_does_not_keep_its_word_is_told_on_at_the_table(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        table = gathered(page, "tokyo")
        expect(page.get_by_text("One player has mixed in chance of their own.")).to_be_visible()
        played(page)
        expect(page.get_by_text("Don’t trust these dice")).to_have_count(0)
        shown = [{"table": table, "commitment": "ab" * 32, "salts": {}}]
        kept = json.dumps(shown)
        page.evaluate("kept => localStorage.setItem('tokyork-dice', kept)", kept)
        page.reload()

        expect(page.locator(".banners").get_by_text("another commitment")).to_be_visible()
