"""Nothing lies over anything else, and numbers stay in their plates, on every size of a desk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.browser.people import person
from tests.browser.player import quick_page
from tests.browser.positions import Shelf, positions

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
