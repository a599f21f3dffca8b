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


def kept_game(city: str, folder: Path, *, rerolling: bool = False) -> tuple[int, Path]:
    """A whole game as a file, and how many moves it has."""
    game = Game(city, seats=3, seed=5)
    while (decision := game.decision) is not None:
        keeps = [move for move in decision.moves if move.text.startswith("keep ")]
        game.play((keeps[len(keeps) // 2] if keeps and rerolling else decision.default).text)
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
        page.get_by_role("button", name="More", exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("combobox", name="Point of view").select_option("p2")
        expect(page.locator(".where")).to_contain_text("Move 7 of")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download the record").click()
        saved.value.save_as(tmp_path / "again.yaml")
        assert (tmp_path / "again.yaml").read_text() == path.read_text()
        page.get_by_role("button", name="Play on from here").click()
        page.wait_for_url("**/t/*")
        player = Player(page)
        assert player.wait()
        player.play(player.by_mouse, most=1)


def opened(page: Page, path: Path) -> None:
    page.goto("/join")
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_url("**/g/*")
    expect(page.locator(".where")).to_contain_text("Move 0 of")


def at(page: Page, step: int) -> None:
    expect(page.locator(".where")).to_contain_text(f"Move {step} of")


@pytest.mark.parametrize("city", CITIES)
def test_a_replay_shows_dice_keeps_and_rerolls_as_the_table_does(
    city: str, browser: Browser, server: Server, tmp_path: Path
) -> None:
    _, path = kept_game(city, tmp_path, rerolling=True)
    record = Game.load(path.read_text())
    assert record.record
    moves = record.record.moves
    first = next(n for n, move in enumerate(moves) if " keep " in move)
    kept = len(moves[first].split()) - 2
    with person(browser, server, phone=True) as ada:
        page = quick_page(ada)
        opened(page, path)
        page.get_by_role("slider").fill(str(first))
        at(page, first)
        dice = page.locator(".transport .cast > .die")
        expect(dice).to_have_count(6)
        expect(page.locator(".transport .die.kept")).to_have_count(kept)
        expect(page.locator(".told")).to_have_text(f"keeps {kept}, rerolls {6 - kept}")
        size = dice.first.bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= TABLE_DIE

        # space, arrows, swipe
        page.keyboard.press("ArrowRight")
        at(page, first + 1)
        page.keyboard.press("ArrowLeft")
        at(page, first)
        swipe(page, 300, 120)
        at(page, first + 1)
        swipe(page, 120, 300)
        at(page, first)
        page.get_by_role("button", name="One move forward").click()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()

        # the chances end where one is, and can be hidden
        page.get_by_role("slider").fill(str(first))
        at(page, first)
        line = page.locator(".transport svg path.ink").first
        assert (line.get_attribute("d") or "").count("L") == first
        page.get_by_role("button", name="Show chances of winning").click()
        expect(line).to_have_count(0)
        expect(page.get_by_role("slider")).to_be_visible()


TABLE_DIE = 56
"""What a die at a table of this size measures, at least."""


def swipe(page: Page, start: int, end: int) -> None:
    """A finger over the board."""
    page.evaluate(
        """([start, end]) => {
          const board = document.querySelector(".arena");
          const at = (x) => new Touch({identifier: 1, target: board, clientX: x, clientY: 200});
          const send = (kind, x, down) => board.dispatchEvent(new TouchEvent(kind, {
            bubbles: true, touches: down ? [at(x)] : [], changedTouches: [at(x)],
          }));
          send("touchstart", start, true);
          send("touchend", end, false);
        }""",
        [start, end],
    )
