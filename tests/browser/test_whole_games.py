"""Whole games in a real browser: by mouse, by keyboard, with friends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import play_on
from tests.browser.keyboard import KeyPlayer
from tests.browser.people import person
from tests.browser.player import Player, be_quick, expect_end, make_table, quick_page
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 1}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}


@pytest.mark.parametrize("city", CITIES)
def test_a_game_by_mouse_from_the_first_tap_to_the_end(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, moving=True) as ada:
        page = ada.new_page()
        page.goto("/")
        be_quick(page, sound=True)
        page.reload()
        page.get_by_role("radio", name="New York" if city == "new_york" else "Tokyo").check(
            force=True
        )
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        player = Player(page)
        player.play(player.by_mouse)

        expect_end(player)
        assert player.decisions > 5
        before = page.url
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: url != before)
        player.asked.first.wait_for(timeout=60_000)  # the old game's end may still be in sight


@pytest.mark.parametrize("city", CITIES)
def test_a_game_by_keyboard_only(city: str, browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        player = KeyPlayer(page, 2)
        page.goto(f"/t/{make_table(page, city, [ME, BOT, BOT], options={'points': 12})}")
        player.play(player.by_keyboard)

        expect_end(player)
        assert player.decisions > 5
        assert [one for one in player.entered if not one.fits] == []
        assert any(one.moves for one in player.entered if one.said.startswith("Reroll"))


@pytest.mark.parametrize("city", CITIES)
def test_two_people_and_two_bots_one_of_them_on_a_phone(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada, person(browser, server, phone=True) as bob:
        desk, phone = quick_page(ada), quick_page(bob, name="Bob")
        seats = [ME, {"kind": "open"}, BOT, BOT]
        table = make_table(desk, city, seats, begin=False, options={"points": 8, "health": 8})
        desk.goto(f"/t/{table}")
        phone.goto(f"/t/{table}")
        phone.get_by_role("button", name="Sit down").click()
        expect(desk.get_by_text("Bob").first).to_be_visible()
        desk.get_by_role("button", name="Start").click()
        players = [Player(desk, 3), Player(phone, 4)]
        play_on(players, lambda: all(player.over.is_visible() for player in players))

        for player in players:
            expect_end(player)
        ends = [player.over.inner_text() for player in players]
        assert ends[0] == ends[1] or any(end.startswith("You rule") for end in ends)
