"""Lessons are played to their end by tapping what is marked; positions are made up and played."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
import yaml
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import quick_page
from tests.browser.test_access import serious
from tokyork.cities import CITIES
from tokyork.lessons import lesson_of
from tools.positions import WORST

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.browser.people import Server

MOST_TAPS = 120
EVERY_CITY = pytest.mark.parametrize("city", CITIES)


# --- lessons ---


def begin_lesson(context: BrowserContext, city: str) -> Page:
    """As somebody does who has never been here."""
    page = quick_page(context, city=city)
    page.goto("/")
    page.get_by_role("button", name="Learn in three minutes").click()
    page.locator(".bubble").wait_for()
    return page


def follow(page: Page) -> list[str]:
    """Tap what is marked until the crown; what the guide said on the way."""
    told: list[str] = []
    for _ in range(MOST_TAPS):
        marked = page.locator("[data-aim]")
        marked.or_(page.locator("#end-headline")).first.wait_for()
        if page.locator("#end-headline").count():
            return told
        said = page.locator(".bubble p").inner_text()
        if said not in told:
            told.append(said)
        marked.first.click()
        page.locator("section.frame[aria-busy=true]").wait_for(state="detached")
        page.wait_for_timeout(50)  # the marks follow the page
    pytest.fail(f"the lesson does not end: {told[-1]}")


@EVERY_CITY
def test_a_lesson_is_played_by_tapping_what_is_marked(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=city == "tokyo", bypass_csp=True) as ada:
        page = begin_lesson(ada, city)
        assert serious(page) == []
        told = follow(page)

        assert len(told) == lesson_of(city).length
        expect(page.locator("#end-headline")).to_have_text("You did it!")
        assert serious(page, "section.end") == []
        page.get_by_role("button", name="Tutorial for").click()
        expect(page.locator(".bubble")).to_contain_text("20 points")
        page.goto("/")
        expect(page.get_by_role("button", name="How to play")).to_be_visible()
        expect(page.get_by_text("Learn in three minutes")).to_have_count(0)


def test_another_move_is_refused_kindly_and_a_reload_loses_nothing(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        page = begin_lesson(ada, "tokyo")
        page.get_by_role("button", name="Stop").click()
        expect(page.locator(".note")).to_contain_text("follow your guide first")
        page.reload()
        expect(page.locator(".bubble")).to_contain_text("Tap both 3s")
        page.keyboard.press("3")
        page.keyboard.press("4")
        page.keyboard.press("r")
        expect(page.locator(".bubble")).to_contain_text("three 3s")


def test_a_lesson_can_be_skipped_and_then_a_real_game_begins(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        page = begin_lesson(ada, "new_york")
        page.get_by_role("link", name="Skip tutorial").click()
        expect(page.get_by_role("button", name="How to play")).to_be_visible()
        expect(page.get_by_text("Continue")).to_have_count(0)
        page.get_by_role("button", name="Play now").click()
        page.locator("section.frame").wait_for()
        expect(page.locator(".bubble")).to_have_count(0)


# --- positions ---


def open_editor(context: BrowserContext, city: str, position: dict[str, Any] | None = None) -> Page:
    page = quick_page(context, city=city)
    page.goto("/practice" + (f"#{quote(json.dumps(position))}" if position else ""))
    page.locator(".board .arena").wait_for()
    return page


def text_of(page: Page) -> str:
    page.locator("details:not([open]) > summary").click()
    found = page.locator("textarea").input_value()
    page.locator("details[open] > summary").click()
    return found


def begin_here(page: Page) -> None:
    page.get_by_role("button", name="Play from here").click()
    page.locator("section.frame").wait_for()


@EVERY_CITY
def test_a_position_is_made_up_and_a_game_begins_from_it(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True, bypass_csp=True) as ada:
        page = open_editor(ada, city)
        page.get_by_role("button", name="More: Monsters").click()
        page.locator("ol li button").first.click()
        sheet = page.locator("dialog[open]")
        sheet.get_by_label("Points", exact=True).fill("13")
        sheet.get_by_label("Health", exact=True).fill("4")
        assert serious(page, "dialog[open]") == []
        sheet.get_by_role("button", name="Choose cards").click()
        sheet.get_by_role("searchbox").fill("extra head")
        sheet.get_by_role("checkbox").check()
        page.keyboard.press("Escape")
        expect(page.get_by_role("searchbox")).to_be_hidden()
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        if city == "new_york":
            page.locator("section[aria-labelledby=boroughs] li button").nth(2).click()
            page.get_by_role("button", name="More: Jet").click()
            page.keyboard.press("Escape")
        expect(page.locator("ol li").first).to_contain_text("13")
        assert serious(page) == []
        begin_here(page)

        own = page.locator("section.me")
        expect(own).to_contain_text("13")
        expect(own).to_contain_text("Extra Head")
        expect(page.locator("button.die")).to_have_count(7)
        expect(page.locator("button.rival")).to_have_count(3)


@EVERY_CITY
def test_a_position_survives_link_text_and_game(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = open_editor(ada, city, WORST[city])
        expect(page.locator("ol li").first).to_contain_text("17")
        text = text_of(page)
        page.get_by_role("button", name="Start over").click()
        assert text_of(page) != text
        page.locator("summary").click()
        page.locator("textarea").fill(text)
        page.get_by_role("button", name="Use this text").click()
        expect(page.locator("ol li").first).to_contain_text("17")
        assert page.locator("textarea").input_value() == text

        begin_here(page)
        page.locator("header button[aria-label=Menu]").click()
        page.get_by_role("link", name="Edit this position").click()
        page.locator(".board .arena").wait_for()
        expect(page.locator("ol li").first).to_contain_text("17")
        assert standing(text_of(page)) == standing(text)


def standing(text: str) -> list[tuple[object, ...]]:
    """Who stands where, with how much."""
    players = yaml.safe_load(text)["players"]
    return [tuple(p.get(key) for key in ("monster", "at", "health", "points")) for p in players]


def test_what_cannot_be_is_said_in_words(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = open_editor(ada, "tokyo")
        page.locator("ol li button").first.click()
        page.locator("dialog[open] select").select_option("tokyo_city")
        page.keyboard.press("Escape")
        expect(page.locator("footer")).to_contain_text("there is no room for this monster there")
        expect(page.get_by_role("button", name="Play from here")).to_be_disabled()
        page.locator("summary").click()
        page.locator("textarea").fill("players: [")
        page.get_by_role("button", name="Use this text").click()
        expect(page.locator("footer")).to_contain_text("This text is not a scenario.")


def test_the_editor_is_found_from_a_new_table(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        page.goto("/new")
        page.get_by_role("link", name="Set up a position").click()
        expect(page.get_by_role("heading", name="Practice from here")).to_be_visible()
        expect(page).to_have_title(re.compile("Practice"))
