"""Why something happened or cannot be done, and answers that are given automatically."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.company import play_on, two_people
from tests.browser.people import person
from tests.browser.player import Player, open_table
from tests.browser.test_access import serious_in_both_themes

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

ADA: dict[str, Any] = {"kind": "person", "name": "Ada"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
LONG_GAME = {"first": "p1", "health": 99, "points": 99}
"""Nobody falls or wins before there is something to buy."""
PATIENCE = 20_000


def switch_on(page: Page, name: str) -> None:
    """The automatic answer of this name, in the dock."""
    page.get_by_role("button", name="Automatic answers", exact=True).click()
    page.get_by_role("switch", name=name).click()
    expect(page.get_by_role("switch", name=name)).to_be_checked()


def test_a_line_of_the_log_tells_its_causes_by_keyboard_and_links_to_the_rules(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = open_table(ada, "tokyo", [ADA, BOT], options={"first": "p1"})
        Player(page).wait()
        line = page.get_by_role("button", name="Why? ").first
        line.focus()
        page.keyboard.press("Enter")
        causes = page.get_by_role("list", name="How this happened")
        link = causes.get_by_role("link", name="Rules: ").first
        expect(link).to_be_visible()
        with page.expect_popup() as opened:
            link.click()
        rules = opened.value
        rules.wait_for_url("**/rules/tokyo#tokyo-*")
        expect(rules.locator(f"[id='{rules.url.partition('#')[2]}']")).to_be_visible()
        rules.close()
        line.press("Enter")
        expect(causes).to_be_hidden()


def test_a_card_that_is_too_dear_tells_why_on_a_phone(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True) as ada:
        page = open_table(ada, "tokyo", [ADA, BOT], options=LONG_GAME)
        Player(page).reach("buy")
        page.get_by_role("button", name="What’s this?").click()
        page.locator("#dock-help").get_by_role("button", name="Why not?").first.click()
        expect(page.locator("#dock-help").get_by_role("link", name="Rules: ").first).to_be_visible()


def test_an_automatic_answer_is_given_seen_and_switched_off(
    browser: Browser, server: Server
) -> None:
    with two_people(browser, server) as (desk, other):
        buying = desk.locator("section.frame[data-choice=buy]")
        play_on([Player(desk), Player(other)], buying.is_visible)
        switch_on(desk, "Never buy anything")
        expect(buying).to_be_hidden(timeout=PATIENCE)
        desk.reload()
        tag = desk.get_by_role("button", name="Switch off: Never buy anything")
        expect(tag).to_be_visible()
        expect(other.get_by_role("button", name="Switch off")).to_have_count(0)
        expect(other.get_by_role("button", name="automatic answer")).to_have_count(0)
        tag.click()
        expect(tag).to_be_hidden()
        toast = desk.locator(".revoked").filter(has_text="Switched off: Never buy anything")
        toast.get_by_role("button", name="Undo").click()
        expect(tag).to_be_visible()
        tag.click()
        expect(tag).to_be_hidden()


def test_axe_finds_nothing_serious_about_causes_and_automatic_answers(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, bypass_csp=True) as ada:
        page = open_table(ada, "tokyo", [ADA, BOT], options=LONG_GAME)
        Player(page).wait()
        page.get_by_role("button", name="Why? ").first.press("Enter")
        expect(page.get_by_role("list", name="How this happened")).to_be_visible()
        found = serious_in_both_themes(page)
        Player(page).reach("buy")
        page.get_by_role("button", name="Automatic answers", exact=True).click()
        expect(page.get_by_role("switch").first).to_be_visible()
        found += serious_in_both_themes(page)

        assert found == []
