"""The pages that call people back, in every language: whole, large enough, clean in both themes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, person
from tests.browser.player import quick_page
from tests.browser.test_access import SMALL, serious_in_both_themes
from tests.browser.test_evenings import post
from tests.browser.test_my_games import play_a_game
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

PAGES = ("/leaderboard", "/puzzles", "/openings", "/openings?about=cards", "/settings")
PARTS = 4
"""Of the page of one's own games."""
MORE_PAGES = ("/tournament", "/join")

# Words that go on in the next line without a hyphen.
TORN = r"""() => {
    const torn = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const node = text.parentElement;
        if (!node.checkVisibility()) continue;
        if (node.closest(".unseen, svg, select, script, style")) continue;
        for (const word of text.data.matchAll(/[\p{L}\u00ad]{2,}/gu)) {
            if (word[0].includes("\u00ad")) continue;
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const seen = [...range.getClientRects()].filter(box => box.width > 1);
            if (new Set(seen.map(box => Math.round(box.top))).size > 1)
                torn.push(`torn: ${word[0]} in ${node.tagName}.${node.className}`);
        }
    }
    return [...new Set(torn)];
}"""


def problems_of(page: Page) -> list[str]:
    """What is torn, too small, too wide, or stands in somebody's way."""
    wide = page.evaluate("document.documentElement.scrollWidth") > PHONE["width"]
    untitled = page.title() == "Tokyork"
    return [
        *page.evaluate(TORN),
        *page.evaluate(SMALL),
        *serious_in_both_themes(page),
        *["wider than the screen"] * wide,
        *["without a title"] * untitled,
    ]


@pytest.mark.parametrize("language", languages())
def test_pages_that_call_back_are_whole_on_a_phone(
    language: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True, bypass_csp=True) as ada:
        page = quick_page(ada, language=language, name="Ada")
        page.goto("/me")
        page.get_by_role("heading", level=1).wait_for()
        play_a_game(server, ada)
        found: dict[str, list[str]] = {}
        page.reload()
        expect(page.get_by_role("heading", level=3)).to_have_count(1)
        for summary in page.locator("main summary").all():
            summary.click()
        for part in range(PARTS):
            page.locator(".parts input").nth(part).press("Space")
            page.wait_for_load_state("networkidle")
            found[f"/me {part}"] = problems_of(page)
        for path in (*PAGES, *MORE_PAGES, tournament(page)):
            page.goto(path)
            page.locator("main :is(button, a)").first.wait_for()
            page.wait_for_load_state("networkidle")
            found[path] = problems_of(page)

        assert {path: problems for path, problems in found.items() if problems} == {}


def tournament(page: Page) -> str:
    """One that is being played, with its table of all."""
    wanted = {"name": "Friday", "city": "tokyo", "size": 3, "rounds": 2, "level": 1}
    clock = {"per_move": 600, "reserve": 600}
    made = post(page, "/api/tournaments", {**wanted, "clock": clock, "player": "Ada"})
    name = made["tournament"]
    page.goto(f"/tournament/{name}")
    page.locator(".acts .main").last.click()
    page.get_by_role("table").wait_for()
    return f"/tournament/{name}"
