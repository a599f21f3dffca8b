"""Rules and rulings in a real browser: found, linked, tried out, and open to everyone."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import quick_page
from tests.browser.positions import DRAWN, Shelf, positions
from tests.browser.test_access import SMALL, serious
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from tests.browser.people import Server

WIDER = "document.documentElement.scrollWidth > innerWidth"
AT_TOP = """id => {
    const {top} = document.getElementById(id).getBoundingClientRect();
    return 50 <= top && top <= 90;
}"""


def is_followed(page: Page, anchor: str) -> bool:
    """Whether the place has the focus and is right below the page's head."""
    expect(page.locator(f"#{anchor}")).to_be_focused()
    for _ in range(100):  # pictures above it may still come
        if page.evaluate(AT_TOP, anchor):
            return True
        page.wait_for_timeout(100)
    return False


def test_the_rules_are_searched_while_one_types(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.goto("/rules/tokyo")
        page.get_by_role("searchbox").fill("cLÁws places")

        expect(page.get_by_role("status").first).to_have_text("1 place found")
        expect(page.locator("article")).to_have_count(1)
        assert {hit.lower() for hit in page.locator("mark").all_text_contents()} == {
            "claws",
            "places",
        }
        page.get_by_role("searchbox").fill("zebra")
        expect(page.get_by_role("status").first).to_contain_text("Nothing found")
        page.get_by_role("button", name="Clear the search").click()
        expect(page.locator("#tokyo-yield")).to_be_visible()


def test_an_address_leads_to_its_paragraph(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.goto("/rules/new_york#new_york-ouch_two")
        assert is_followed(page, "new_york-ouch_two")

        page.get_by_role("link", name="Fleeing", exact=True).click()
        assert is_followed(page, "new_york-flee")
        page.go_back()
        assert is_followed(page, "new_york-ouch_two")


def test_a_place_is_kept_in_sight_while_what_is_above_comes_late(
    browser: Browser, server: Server
) -> None:
    def wait_a_little(route: Route) -> None:
        if route.request.resource_type == "script":
            sleep(0.2)
        route.continue_()

    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.route("**/*", wait_a_little)
        page.goto("/rules/tokyo#tokyo-roll")
        assert is_followed(page, "tokyo-roll")

        page.mouse.wheel(0, 700)
        page.set_viewport_size({"width": 400, "height": 640})
        page.evaluate(DRAWN)
        assert not page.evaluate(AT_TOP, "tokyo-roll")


def test_cities_change_with_all_their_words(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.goto("/rules/tokyo")
        page.get_by_role("radio", name="New York").check(force=True)

        expect(page.get_by_role("heading", level=1)).to_have_text("Rules: New York")
        expect(page).to_have_url(f"{server.address}/rules/new_york")
        expect(page.locator("#new_york-duty")).to_be_attached()


def test_dice_can_be_turned_to_see_what_they_score(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.goto("/rules/tokyo")
        example = page.get_by_role("region", name="Tap a die to turn it")
        expect(example).to_contain_text("2s: 2 points")

        example.get_by_role("button", name="Die 1: 2").click()
        expect(example).to_contain_text("No three of a kind")
        example.get_by_role("radio", name="In Tokyo").check(force=True)
        expect(example).to_contain_text("1 heart does not heal here")


def test_a_ruling_is_found_and_shows_its_board(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        page.goto("/rulings")
        page.get_by_role("radio", name="New York").check(force=True)
        expect(page.locator("#ruling-wings")).to_have_count(0)
        page.get_by_role("searchbox").fill("statue changes hands")
        page.get_by_text("A monster is knocked out by its own three Ouch").click()

        board = page.locator("#ruling-triple_ouch .scene")
        expect(board).to_contain_text("Captain Fish: resolve Ouch!")
        expect(board).to_contain_text("Out of the game")
        page.goto("/rulings#ruling-bulletproof")
        expect(page.locator("#ruling-bulletproof .scene")).to_be_visible()
        assert is_followed(page, "ruling-bulletproof")


@pytest.mark.parametrize("city", CITIES)
def test_the_help_of_a_decision_leads_to_its_paragraph(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        shelf = Shelf(ada, quick_page(ada))
        shelf.show(positions(city)["roll"])
        shelf.page.locator("button.ask").click()
        link = shelf.page.get_by_role("link", name="Rules: Three rolls")
        with ada.expect_page() as opened:
            link.click()

        assert is_followed(opened.value, f"{city}-roll")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_and_nothing_is_too_small_or_too_wide(
    theme: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=theme == "light", bypass_csp=True) as ada:
        page = quick_page(ada, theme=theme)
        found: dict[str, list[str]] = {}
        for path in ("/rules/tokyo", "/rules/new_york", "/rulings#ruling-triple_ouch"):
            page.goto(path)
            page.locator("article").first.wait_for()
            found[path] = serious(page) + list(page.evaluate(SMALL))
            found[path] += ["too wide"] * bool(page.evaluate(WIDER))
            page.goto("about:blank")

        assert {path: problems for path, problems in found.items() if problems} == {}
