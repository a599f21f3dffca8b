"""A game that was kept is opened, watched, kept again and played on, in a browser."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, quick_page
from tests.browser.test_access import serious
from tokyork import Game
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server


def kept_game(city: str, folder: Path) -> tuple[int, Path]:
    """A whole game as a file, and how many moves it has."""
    game = Game(city, seats=3, seed=5)
    while (decision := game.decision) is not None:
        game.play(decision.default)
    path = folder / "kept.yaml"
    path.write_text(game.save(), encoding="utf-8")
    assert game.record
    return len(game.record.moves), path


def where(page: Page) -> int:
    found = re.match(r"Move (\d+) of", page.locator(".where").inner_text())
    assert found
    return int(found[1])


@pytest.mark.parametrize("city", CITIES)
def test_a_kept_game_is_opened_watched_kept_and_played_on(
    city: str, browser: Browser, server: Server, tmp_path: Path
) -> None:
    moves, path = kept_game(city, tmp_path)
    with person(browser, server, phone=city == "tokyo", bypass_csp=True) as ada:
        page = quick_page(ada)
        page.goto("/join")
        page.locator("input[type=file]").set_input_files(path)
        page.wait_for_url("**/g/*")
        expect(page.locator(".where")).to_be_visible()
        assert (where(page), serious(page)) == (0, [])

        page.get_by_role("button", name="One move forward").click()
        expect(page.locator(".where")).to_contain_text("Move 1 of")
        page.keyboard.press("End")
        expect(page.locator(".where")).to_contain_text(f"Move {moves} of")
        expect(page.locator("header h1")).to_contain_text("over")
        page.get_by_role("slider").fill("7")
        expect(page.locator(".where")).to_contain_text("Move 7 of")
        page.get_by_role("combobox", name="Point of view").select_option("p2")
        expect(page.locator(".where")).to_contain_text("Move 7 of")

        page.get_by_role("button", name="More", exact=True).click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download the record").click()
        saved.value.save_as(tmp_path / "again.yaml")
        assert (tmp_path / "again.yaml").read_text() == path.read_text()
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/t/*")
        player = Player(page)
        assert player.wait()
        player.play(player.by_mouse, most=1)
