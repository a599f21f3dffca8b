"""Whoever looks elsewhere, or cannot look, hears whose choice it is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import play_on, two_people
from tests.browser.people import person
from tests.browser.player import Player, open_table
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 1}
YOURS = re.compile("● Your turn")
ADA: dict[str, Any] = {"kind": "person", "name": "Ada"}


@pytest.mark.parametrize("city", CITIES)
def test_what_was_played_and_what_is_asked_is_announced(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = open_table(ada, city, [ADA, BOT])
        player = Player(page)
        player.reach("roll")
        said = page.locator("[role=log][aria-live=polite] p").last
        expect(said).to_contain_text("2 rerolls")
        page.keyboard.press("r")
        expect(said).to_contain_text("1 reroll.")


def test_the_title_says_whose_choice_it_is(browser: Browser, server: Server) -> None:
    with two_people(browser, server) as (desk, other):
        expect(desk).to_have_title(YOURS)
        expect(other).to_have_title("Tokyork")
        play_on([Player(desk)], Player(other).asked.is_visible)
        expect(other).to_have_title(YOURS)
        expect(desk).to_have_title("Tokyork")


def test_a_mistyped_address_gets_a_friendly_page(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = ada.new_page()
        answer = page.goto("/nowhere")
        assert answer
        assert answer.status == 404

        page.get_by_role("link", name="Home").first.click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
