"""The review of a game in a browser, and what a monster that was knocked out is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, person
from tests.browser.player import Player, expect_end, open_table, quick_page
from tests.browser.positions import Shelf, positions
from tests.browser.test_access import serious
from tokyork.cities import CITIES
from tokyork.review import Teller, ends
from tokyork.server.protocol.calls import Falls
from tokyork.words.parts import plain
from tools.make_fixtures import message
from tools.positions import after_a_fall

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Route

    from tests.browser.people import Server

ME: dict[str, Any] = {"kind": "person", "name": "Ada"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
SHORT = {"points": 6, "health": 6}
SECTIONS = ("Turning points", "Turn by turn", "Luck of the dice", "Statistics")


@pytest.mark.parametrize("city", CITIES)
def test_a_game_is_looked_back_upon_after_its_end(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=city == "tokyo", bypass_csp=True) as ada:
        bots = 5 if city == "tokyo" else 2  # the most a phone has to show
        page = open_table(ada, city, [ME, *[BOT] * bots], options=SHORT)
        player = Player(page)
        player.play(player.by_mouse)
        expect_end(player)
        table = page.url.rpartition("/")[2]
        page.get_by_role("link", name="How did it go?").click()
        page.wait_for_url(f"**/t/{table}/review")

        expect(page.get_by_role("heading", name="Game review")).to_be_visible()
        for name in SECTIONS:
            expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible(timeout=30_000)
        expect(page.get_by_role("heading", name="Your choices")).to_be_visible()
        expect(page.get_by_text("You gave away")).to_be_visible(timeout=60_000)
        expect(page.locator("#verdict")).to_contain_text("turn")
        page.get_by_role("slider").fill("0")
        expect(page.locator(".hand b")).to_have_text("Start")
        page.get_by_text("As a table").click()
        expect(page.get_by_role("columnheader").first).to_be_visible()
        watch = page.get_by_role("link", name="Watch this").first
        if watch.count():
            assert f"/g/{table}?at=" in str(watch.get_attribute("href"))
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0
        for name in ("Statistics", "As a table"):
            table_of = page.get_by_role("group", name=name)
            assert table_of.evaluate("group => group.scrollWidth - group.clientWidth") <= 0
        assert serious(page) == []
        page.get_by_role("button", name="Rematch").click()
        page.wait_for_url(lambda url: "/review" not in url and table not in url)


@pytest.mark.parametrize("city", CITIES)
def test_whoever_falls_is_told_how_and_may_watch_on(
    city: str, browser: Browser, server: Server
) -> None:
    game, fallen = after_a_fall(city)
    story = Falls(ends([game.events()], Teller(game)))

    def tell(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(story), content_type="application/json")

    with person(browser, server, phone=True, bypass_csp=True) as ada:
        ada.route("**/api/games/*/falls*", tell)
        shelf = Shelf(ada, quick_page(ada))
        shelf.show(msgspec.json.encode(message(game, fallen)).decode())
        sheet = shelf.page.get_by_role("dialog", name="You are out")
        expect(sheet).to_contain_text(plain(story.ends[-1].short))
        assert serious(shelf.page, "dialog[open]") == []
        assert shelf.page.viewport_size == PHONE
        sheet.get_by_role("button", name="Watch").click()

        expect(sheet).to_have_count(0)
        expect(shelf.page.locator("main.stage")).to_be_visible()
        shelf.page.reload()
        expect(shelf.page.locator("main.stage")).to_be_visible()
        expect(shelf.page.get_by_role("heading", name="You are out")).to_be_hidden()
        shelf.page.wait_for_timeout(500)
        expect(sheet).to_have_count(0)


def test_how_everybody_fell_fits_a_phone_whatever_card_did_it(
    browser: Browser, server: Server
) -> None:
    over = msgspec.json.decode(positions("tokyo", "hu")["over"])
    others = over["game"]["view"]["monsters"][1:]
    for one in others:
        one["alive"] = False
    short = [
        {"part": "text", "text": "32. kör: Cili („"},
        {"part": "card", "card": "gas_refinery", "text": "Gázfinomító"},
        {"part": "text", "text": "” kártyája)"},
    ]
    fall = {"turn": 32, "at": 0, "by": None, "cause": "card", "card": None, "loss": 1, "health": 1}
    told = {"headline": short, "short": short, "lines": []}
    fallen = [{"seat": one["seat"], **fall, **told} for one in others]
    with person(browser, server, phone=True) as ada:
        shelf = Shelf(ada, quick_page(ada, language="hu"))
        page = shelf.page
        page.route("**/falls?*", lambda route: route.fulfill(json={"ends": fallen, "places": []}))
        shelf.show(positions("tokyo", "hu")["worst"])
        shelf.change_to(msgspec.json.encode(over).decode())
        page.locator(".fall .how").first.wait_for()
        outside = page.locator(".ranks li").evaluate_all(
            """rows => rows.filter(row => [...row.querySelectorAll("*")].some(part =>
            part.getBoundingClientRect().right > row.getBoundingClientRect().right)).length"""
        )
        assert outside == 0
