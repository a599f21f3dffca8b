"""The host of the server walks through /admin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Server, person
from tests.browser.player import make_table, quick_page
from tests.browser.test_access import SMALL, serious_in_both_themes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

TOKEN = "a-token-that-nobody-guesses"
SEATS: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]


@pytest.fixture
def hosted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setenv("TOKYORK_ADMIN_TOKEN", TOKEN)
    started = Server(tmp_path)
    started.start()
    yield started
    assert started.stop() == 0


def open_tables(page: Page, count: int) -> None:
    expect(page.get_by_role("heading", name=f"Open tables: {count}")).to_be_visible()


def test_the_host_sees_sends_away_closes_and_backs_up(browser: Browser, hosted: Server) -> None:
    with (
        person(browser, hosted) as ada,
        person(browser, hosted, phone=True, bypass_csp=True) as host,
    ):
        player, page = quick_page(ada), quick_page(host)
        here = make_table(player, "tokyo", SEATS, begin=True)
        other = make_table(player, "new_york", SEATS, begin=True)
        player.goto(f"/t/{here}")

        page.goto("/admin")
        page.get_by_label("Token").fill("wrong")
        page.get_by_role("button", name="Open").click()
        expect(page.get_by_role("alert")).to_contain_text("not the token")
        page.goto(f"/admin#{TOKEN}")
        page.reload()
        open_tables(page, 2)
        assert TOKEN not in page.url
        mine = page.locator(f"[data-table='{here}']")
        expect(mine).to_contain_text("one browser")
        expect(mine).to_contain_text("here")
        assert page.evaluate(SMALL) == []
        assert serious_in_both_themes(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

        page.get_by_role("button", name=f"Close the table: {other}").click()
        page.get_by_role("button", name="Close the table", exact=True).last.click()
        expect(page.get_by_text("The table is closed.")).to_be_visible()
        open_tables(page, 1)
        mine.get_by_role("button", name="Send away: Ada").click()
        assert serious_in_both_themes(page, "dialog[open]") == []
        page.locator("dialog").get_by_role("button", name="Send away", exact=True).click()
        expect(page.get_by_text("Ada was sent away.")).to_be_visible()
        open_tables(page, 0)
        expect(player.get_by_role("heading", name="No such table")).to_be_visible()

        page.get_by_role("button", name="Back up now").click()
        expect(page.get_by_role("status").filter(has_text="all checked")).to_be_visible()
        with page.expect_download() as coming:
            page.get_by_role("button", name="Download: tokyork-").click()
        with open(coming.value.path(), "rb") as copy:  # noqa: PTH123 - a name like any
            assert copy.read(15) == b"SQLite format 3"
        page.get_by_role("button", name="Forget the token in this browser").click()
        page.reload()
        expect(page.get_by_label("Token")).to_be_visible()
