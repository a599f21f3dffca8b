"""Nothing lies over anything else, and numbers stay in their plates, on every size of a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import make_table, quick_page
from tests.browser.positions import Shelf, positions
from tokyork.words.texts import languages
from tools.make_fixtures import message
from tools.positions import whole_game

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.people import Server

DESKS = [(1000, 700), (1280, 800), (1366, 768), (1280, 960)]
OVERLAP = """() => {
    const edge = (of, side) => document.querySelector(of).getBoundingClientRect()[side];
    const plates = [...document.querySelectorAll("ul.rivals > li")];
    const lowest = Math.max(...plates.map((one) => one.getBoundingClientRect().bottom));
    return lowest - edge(".stage > .rivals > .side", "top");
}"""
TOO_WIDE = """() => [...document.querySelectorAll("ul.rivals .numbers")].filter(
    (one) => one.scrollWidth > one.clientWidth
).length"""


def rich(snapshot: str) -> str:
    """Everybody has as much of everything as comes up."""
    told: dict[str, Any] = msgspec.json.decode(snapshot)
    for monster in told["game"]["view"]["monsters"]:
        monster |= {"health": 12, "points": 18, "energy": 26}
    return msgspec.json.encode(told).decode()


@pytest.mark.parametrize("desk", DESKS)
def test_three_rivals_leave_room_for_the_log(
    desk: tuple[int, int], browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        page.set_viewport_size({"width": desk[0], "height": desk[1]})
        shelf = Shelf(ada, page)
        shelf.show(rich(positions("new_york")["damage"]))
        page.locator(".stage > .rivals > .side").wait_for()

        assert page.evaluate(OVERLAP) <= 0
        assert page.evaluate(TOO_WIDE) == 0


IN_VIEW = """(found) => {
    const {top, bottom} = found.getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector("footer").getBoundingClientRect().top;
}"""


@pytest.mark.parametrize("language", languages())
def test_the_chat_of_a_waiting_room_is_in_view_on_a_laptop(
    language: str, browser: Browser, server: Server
) -> None:
    seats = [{"kind": "person", "name": "Ada"}, *[{"kind": "open"}] * 5]
    with person(browser, server) as ada:
        page = quick_page(ada, language=language)
        page.set_viewport_size({"width": 1366, "height": 768})
        page.goto(f"/t/{make_table(page, 'new_york', seats, begin=False)}")
        field = page.locator(".chat form input")
        field.wait_for()
        for line in range(8):
            field.fill(f"Line {line}")
            page.keyboard.press("Enter")
            expect(field).to_have_value("")

        expect(page.locator(".chat .log").get_by_text("Line 7")).to_be_in_viewport()
        assert field.evaluate(IN_VIEW)


COVERED = """() => {
    const box = (of) => document.querySelector(of).getBoundingClientRect();
    return {
        ranks: box(".poster").bottom - box(".ranks li").top,
        buttons: box(".end .buttons").bottom - innerHeight,
        headline: box("#end-headline").bottom - box(".posing").top,
    };
}"""


@pytest.mark.parametrize("language", languages())
def test_the_end_of_six_is_whole_on_a_phone(
    language: str, browser: Browser, server: Server
) -> None:
    told = message(whole_game("new_york", 6), language=language)
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada, language=language)
        Shelf(ada, page).show(msgspec.json.encode(told).decode())
        page.locator("#end-headline").wait_for()

        assert {of: most for of, most in page.evaluate(COVERED).items() if most > 0} == {}
