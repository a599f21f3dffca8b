"""How the table is read and reached without a mouse, and seen with little sight."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.keyboard import KeyPlayer
from tests.browser.people import DESK, PHONE, person
from tests.browser.player import make_table, open_table, quick_page
from tests.browser.test_access import serious
from tests.browser.test_learning import begin_lesson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 1}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}
FIRST = {"first": "p1"}
SMALL = {"width": 320, "height": 256}  # 1280 x 1024 at 400 %
HEADINGS = ["Rivals", "Log", "City", "Market", "Me", "Decision"]
IN_VIEW = """() => {
  const {left, top, right, bottom} = document.activeElement.getBoundingClientRect();
  return document.activeElement !== document.body && top >= -1 && left >= -1
    && bottom <= innerHeight + 1 && right <= innerWidth + 1;
}"""
COLOUR = "(found) => getComputedStyle(found).backgroundColor"


@pytest.fixture
def table(browser: Browser, server: Server) -> Iterator[Page]:
    """A table at which one is asked."""
    with person(browser, server) as ada:
        page = open_table(ada, "tokyo", [ME, BOT, BOT], options=FIRST)
        page.locator("section.frame[data-choice]").wait_for()
        yield page


def test_the_table_has_headings(table: Page) -> None:
    found = [text.strip() for text in table.locator("h2").all_text_contents()]
    assert [heading for heading in HEADINGS if heading not in found] == []


def test_one_announcer_says_everything_at_the_table(table: Page) -> None:
    live = table.locator("[aria-live], [role=status], [role=alert]")

    assert live.count() == 1
    expect(live).to_have_attribute("data-announcer", "")


def test_the_second_tab_stop_leads_to_the_decision(table: Page) -> None:
    table.locator(".offer").focus()
    expect(table.locator(":focus")).to_have_text("Play by ear")
    table.keyboard.press("Tab")
    expect(table.locator(":focus")).to_have_text("Skip to the decision")
    table.keyboard.press("Enter")
    expect(table.locator("#dock-prompt")).to_be_focused()


def test_the_log_is_one_tab_stop_with_why_inside(table: Page) -> None:
    log = table.locator(".log").first
    assert log.locator("[tabindex='0']").count() == 1
    log.locator("[tabindex='0']").focus()
    for _ in range(3):
        table.keyboard.press("ArrowDown")
    assert log.locator("[tabindex='0']").count() == 1
    assert log.get_by_role("button", name="Why?").count() > 0


def test_a_card_tells_its_price_and_effect_in_its_name(table: Page) -> None:
    cards = table.locator("ul.shop button")
    for layout in (DESK, PHONE):
        table.set_viewport_size(layout)  # type: ignore[arg-type] # a dict will do
        for card in cards.all():
            told = " ".join((card.text_content() or "").split())
            assert re.match(r"\d+ ?energy", told)
            assert len(told) > 40


def test_a_digit_says_what_it_did(table: Page) -> None:
    said = table.locator("[data-announcer] p").last
    expect(said).to_contain_text("2 rerolls")
    table.keyboard.press("4")
    expect(said).to_contain_text("4 ")
    expect(said).to_contain_text("kept; rerolling 5")
    table.keyboard.press("4")
    expect(said).to_contain_text("free; rerolling 6")


def test_shortcuts_can_be_switched_off_and_changed(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, shortcuts=False)
        page.goto(f"/t/{make_table(page, 'tokyo', [ME, BOT], options=FIRST)}")
        die = page.locator("button.die").first
        die.wait_for()
        page.keyboard.press("1")
        expect(die).to_have_attribute("aria-pressed", "false")
        page.goto("/settings")
        page.get_by_role("switch", name="Single-key shortcuts").check(force=True)
        page.get_by_label("Key for reroll").fill("x")
        page.get_by_label("Key for reroll").press("Tab")
        page.get_by_label("Key for undo").fill("x")
        page.get_by_label("Key for undo").press("Tab")
        expect(page.get_by_label("Key for undo")).to_have_value("u")
        page.go_back()
        page.locator("section.frame[data-choice]").wait_for()
        page.keyboard.press("1")
        expect(die).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("r")
        expect(die).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("x")
        expect(page.locator("[data-announcer] p").last).to_contain_text("1 reroll.")


def test_every_language_name_says_its_language(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        page.goto("/settings")
        expect(page.locator("b[lang=de]")).to_have_text("Deutsch")
        expect(page.locator("b[lang=hu]")).to_have_text("Magyar")


def test_the_end_is_announced_and_focused(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = open_table(ada, "tokyo", [ME, BOT], options={"points": 4, "health": 2, **FIRST})
        player = KeyPlayer(page)
        player.play(player.by_keyboard)
        expect(page.locator("section.end")).to_be_focused()
        expect(page.locator("[data-announcer] p").last).to_contain_text("win")


# --- little sight ---


@pytest.mark.parametrize("ear", [False, True])
def test_at_400_percent_the_focus_is_in_view(ear: bool, browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, ear=ear)
        page.set_viewport_size(SMALL)  # type: ignore[arg-type] # a size
        page.goto(f"/t/{make_table(page, 'new_york', [ME, BOT])}")
        page.locator("section.frame[data-choice]").wait_for()
        page.wait_for_timeout(300)
        assert page.evaluate(IN_VIEW)
        for _ in range(16):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement === document.body"):
                continue  # between the last tab stop and the first, the browser itself has it
            assert page.evaluate(IN_VIEW), page.evaluate("document.activeElement.outerHTML")[:200]


def test_forced_colours_show_bars_marks_and_the_main_button(table: Page) -> None:
    table.emulate_media(forced_colors="active")
    table.keyboard.press("1")
    bar = table.locator(".bar i").first
    assert bar.evaluate(COLOUR) != table.locator(".bar").first.evaluate(COLOUR)
    main, other = table.locator(".action.main").first, table.locator(".action:not(.main)").first
    assert main.evaluate(COLOUR) != other.evaluate(COLOUR)
    kept, free = table.locator("button.die").nth(0), table.locator("button.die").nth(1)
    edge = "(found) => getComputedStyle(found).outlineStyle"
    assert kept.evaluate(edge) == "solid"
    assert free.evaluate(edge) == "none"


def test_more_contrast_is_given_to_those_who_ask_for_it(table: Page) -> None:
    text = "(found) => getComputedStyle(found).color + getComputedStyle(found).backgroundColor"
    before = table.locator("main").evaluate(text)
    table.emulate_media(contrast="more")
    assert table.locator("main").evaluate(text) != before
    assert table.locator("main").evaluate(text) in {
        "rgb(0, 0, 0)rgb(255, 255, 255)",
        "rgb(255, 255, 255)rgb(0, 0, 0)",
    }


def test_a_lesson_says_what_to_do_from_its_first_step_on(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = begin_lesson(ada, "tokyo")
        told = page.locator(".bubble b").inner_text().split()
        expect(page.locator("[data-announcer]")).to_contain_text(" ".join(told))


def test_axe_finds_nothing_serious_with_the_command_field(browser: Browser, server: Server) -> None:
    with person(browser, server, bypass_csp=True) as ada:
        page = quick_page(ada, ear=True)
        page.goto(f"/t/{make_table(page, 'new_york', [ME, BOT])}")
        expect(page.locator("#ear-field")).to_be_focused()
        assert serious(page) == []
