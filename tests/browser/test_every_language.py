"""Every screen in every language: nothing runs out of its place, nothing is left in English."""

from __future__ import annotations

import json
import re
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, person
from tests.browser.player import Player, make_table, quick_page
from tests.browser.positions import Shelf, positions
from tokyork.cities import CITIES
from tokyork.words.texts import FALLBACK, LOCALES, languages
from tools.gallery import Gallery
from tools.shots import Camera, looking_back, pages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

# Words that run out of what holds them, or out of the screen; what scrolls sideways may. A name
# or a summary that ends in dots says so itself.
TOO_LONG = """() => {
    const wrong = [];
    const about = node =>
        `${node.tagName}.${node.className}: ${node.textContent.trim().slice(0, 50)}`;
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + 1) wrong.push(`the page is ${root.scrollWidth} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const node = text.parentElement;
        const silent = !text.data.trim() || !node.checkVisibility();
        if (silent || node.closest(".unseen, svg, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        let excused = false;
        for (let outer = node; outer; outer = outer.parentElement) {
            const style = getComputedStyle(outer);
            const hidden = style.clipPath !== "none" || style.clip !== "auto";
            const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
            const wide = outer.scrollWidth > outer.clientWidth;
            excused ||= hidden || dots || (wide && ["auto", "scroll"].includes(style.overflowX));
            if (outer.matches("button, .btn")) {
                const edge = outer.getBoundingClientRect();
                if (!excused && (box.right > edge.right + 1 || box.left < edge.left - 1))
                    wrong.push(`${about(outer)} runs out of its button`);
            }
        }
        if (!excused && box.width && (box.right > innerWidth + 1 || box.left < -1))
            wrong.push(`${about(node)} runs out of the screen`);
    }
    return [...new Set(wrong)];
}"""

# Ids of messages that no language has.
UNKNOWN = """files => document.body.innerText.match(/\\b[a-z]+-[a-z0-9_-]+\\b/g)?.filter(
    word => files.some(file => word.startsWith(`${file}-`))) ?? []"""
PREFIXES = sorted(
    {
        line.partition("-")[0]
        for path in (LOCALES / FALLBACK).glob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "-" in line.partition("=")[0] and line[:1].isalpha()
    }
)


# Steps of a lesson look alike, and so do places of one page; some pages know no city.
ALIKE = re.compile("lesson-(?!0[159]|13)|rules-|rulings-|replay-more")
SKIPPED = {"new_york": ("home", "join", "settings", "about", "rulings", "gathering", "scan")}


@pytest.fixture(scope="module")
def gallery() -> Iterator[Gallery]:
    with closing(Gallery()) as hung:
        yield hung


def wrong_on(page: Page) -> list[str]:
    found: list[str] = page.evaluate(TOO_LONG) + page.evaluate(UNKNOWN, PREFIXES)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", CITIES)
def test_every_decision_fits_a_phone(
    city: str, language: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        shelf = Shelf(ada, quick_page(ada, language=language))
        told = positions(city, language)
        shelf.show(told["worst"])
        wrong: dict[str, list[str]] = {}
        for kind, snapshot in told.items():
            shelf.change_to(snapshot)
            wrong[kind] = wrong_on(shelf.page)

    assert {kind: found for kind, found in wrong.items() if found} == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("city", CITIES)
def test_every_page_fits_a_phone(
    city: str, language: str, browser: Browser, gallery: Gallery
) -> None:
    wrong: dict[str, list[str]] = {}
    context = browser.new_context(
        base_url=gallery.address,
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        service_workers="block",
    )
    kept = json.dumps({"speed": "instant", "language": language, "city": city})
    context.add_init_script(f"localStorage.setItem('tokyork', {json.dumps(kept)})")
    page = context.new_page()
    back = looking_back(gallery, city) if city == "tokyo" else ()
    for screen in (*pages(gallery, city), *back):
        if screen.name in SKIPPED.get(city, ()) or ALIKE.match(screen.name):
            continue
        Camera.open(page, screen)
        wrong[screen.name] = wrong_on(page)
    context.close()

    assert {name: found for name, found in wrong.items() if found} == {}


# The whole games of other tests are in English.
@pytest.mark.parametrize(
    ("language", "city"), [("de", "tokyo"), ("hu", "new_york"), ("ru", "tokyo")]
)
def test_a_short_game_is_played(language: str, city: str, browser: Browser, server: Server) -> None:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada, language=language)
        table = make_table(page, city, seats, options={"points": 10, "health": 8})
        page.goto(f"/t/{table}")
        player = Player(page)
        player.play(player.by_mouse)

        expect(player.over).to_be_visible()
        assert wrong_on(page) == []
