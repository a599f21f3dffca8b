"""Puzzles in a browser: the same one for everyone on a day, judged at once, with a streak."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import quick_page
from tests.browser.test_access import serious_in_both_themes
from tokyork.puzzles.book import daily_puzzle, puzzle_book
from tokyork.puzzles.wording import worded
from tokyork.words.parts import plain
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server
    from tokyork.puzzles.puzzle import Puzzle


def open_daily(page: Page) -> list[str]:
    """The answers of the puzzle of the day, as they are offered."""
    page.goto("/puzzles")
    page.get_by_role("button", name="Play today’s puzzle").click()
    answers = page.get_by_role("group", name="Your answer").get_by_role("button")
    expect(answers.first).to_be_visible()
    return answers.all_inner_texts()


def test_the_puzzle_of_the_day_is_the_same_on_two_devices_and_counts_days(
    browser: Browser, server: Server
) -> None:
    with (
        person(browser, server, phone=True, bypass_csp=True) as ada,
        person(browser, server) as bea,
    ):
        page, other = quick_page(ada), quick_page(bea)
        assert open_daily(page) == open_daily(other)
        puzzle = daily_puzzle()
        assert len(open_daily(page)) == len(puzzle.answers)
        assert serious_in_both_themes(page) == []

        page.keyboard.press(str(puzzle.best + 1))  # a key for each answer

        expect(page.get_by_text("Right!", exact=True)).to_be_visible()
        for line in worded(puzzle, "en").answers[puzzle.best].why:
            expect(page.locator("[data-announcer]")).to_contain_text(plain(line))
        assert serious_in_both_themes(page) == []
        page.get_by_role("button", name="All puzzles").click()
        expect(page.get_by_text("1 day in a row")).to_be_visible()
        page.reload()
        expect(page.get_by_text("1 day in a row")).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0


def test_after_a_mistake_there_is_more_like_it_and_a_run_has_a_clock(
    browser: Browser, server: Server
) -> None:
    puzzle = next(p for p in puzzle_book().values() if p.kind == "stay" and p.city == "new_york")
    with person(browser, server, bypass_csp=True) as ada:
        page = quick_page(ada)
        page.goto(f"/puzzles/{puzzle.id}")
        answers = page.get_by_role("group", name="Your answer").get_by_role("button")
        answers.nth(1 - puzzle.best).click()

        expect(page.get_by_text("Best answer", exact=False).first).to_be_visible()
        page.get_by_role("button", name="More like this").click()
        expect(answers.first).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="All puzzles").click()
        assert serious_in_both_themes(page) == []
        page.get_by_role("button", name="Start the clock").click()
        expect(page.get_by_text("3 mistakes left")).to_be_visible()


# Answers whose words or dice leave their button, or that have to be scrolled to.
OUT_OF_PLACE = """() => {
    const wrong = [];
    for (const answer of document.querySelectorAll(".answers .answer")) {
        const box = answer.getBoundingClientRect();
        const seen = [...answer.querySelectorAll(".words, .small, kbd")].flatMap(node => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
        });
        if (seen.some(part => part.width > 1
            && (part.top < box.top - 1 || part.bottom > box.bottom + 1
                || part.left < box.left - 1 || part.right > box.right + 1)))
            wrong.push(`out of its button: ${answer.innerText}`);
        if (box.bottom > innerHeight) wrong.push(`below the screen: ${answer.innerText}`);
    }
    return wrong;
}"""


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_wholly_on_its_button_on_a_phone(
    language: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada, language=language)
        wrong: dict[str, list[str]] = {}
        for puzzle in wordiest(language):
            page.goto(f"/puzzles/{puzzle.id}")
            page.locator(".answers button").first.wait_for()
            if found := page.evaluate(OUT_OF_PLACE):
                wrong[puzzle.id] = found

        assert wrong == {}


def wordiest(language: str) -> list[Puzzle]:
    """Of each kind in each city, the one that says most."""
    found: dict[tuple[str, str], tuple[int, Puzzle]] = {}
    for puzzle in puzzle_book().values():
        words = sum(len(plain(answer.label)) for answer in worded(puzzle, language).answers)
        key = (puzzle.city, puzzle.kind)
        if key not in found or words > found[key][0]:
            found[key] = (words, puzzle)
    return [puzzle for _, puzzle in found.values()]
