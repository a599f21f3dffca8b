"""Help at the table: what the browser shows is what the library counts."""

from __future__ import annotations

import re
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Server, person
from tests.browser.player import Player, open_table, quick_page
from tests.browser.test_access import serious, serious_in_both_themes
from tests.coach.tables import FIRE, ROLL, YIELD
from tokyork import Game, forecast, odds
from tokyork.coach.counsel import counsel
from tokyork.coach.danger import danger
from tokyork.coach.destruction_plan import destruction_plan
from tokyork.coach.strip import strip
from tokyork.words.parts import plain
from tools.gallery import Gallery

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page


class Museum(Server):
    """Tables that stand still, in this process."""

    def __init__(self, gallery: Gallery) -> None:
        self.gallery = gallery
        self.port = int(gallery.address.rpartition(":")[2])


@pytest.fixture(scope="module")
def museum() -> Iterator[Museum]:
    with closing(Gallery()) as gallery:
        yield Museum(gallery)


def look_at(context: BrowserContext, museum: Museum, game: Game) -> Page:
    page = quick_page(context)
    page.goto(museum.gallery.hang(game))
    page.locator("section.frame[data-choice]").wait_for()
    return page


def keep(page: Page, face: str) -> None:
    for die in page.locator(f"button.die[aria-label*=': {face}']").all():
        die.click()


def percent(chance: float) -> str:
    if 0 < chance < 0.005:
        return "<1%"
    return f"{min(99, round(100 * chance))}%"


def decimal(number: float) -> str:
    """With one decimal, if it is not 0."""
    return f"{number:.1f}".removesuffix(".0")


def told_by(page: Page) -> list[str]:
    """The chances below the dice, without what they are of."""
    shown = page.locator(".odds li .unseen").all_inner_texts()
    return [re.findall(r"\d+%|you have it", text)[0] for text in shown]


def test_the_strip_shows_the_librarys_odds(browser: Browser, museum: Museum) -> None:
    game = Game.from_scenario(ROLL)
    expected = strip(game.state, 0, odds.read_dice("3 3", game.state.rules.faces))
    best = strip(game.state, 0, None)
    with person(browser, museum, phone=True) as ada:
        page = look_at(ada, museum, game)
        title = page.locator(".strip .title")
        expect(title).to_have_text("If you roll for it:")
        assert told_by(page) == [percent(chip.chance) for chip in best]

        keep(page, "3")
        expect(title).to_have_text("Keeping these:")
        expect(page.locator(".odds li .unseen").first).to_have_text("3 or more of 3: 77%")
        assert told_by(page) == [percent(chip.chance) for chip in expected]


def test_to_keep_five_and_reroll_one_is_told_as_the_chance_of_just_that(
    browser: Browser, server: Server
) -> None:
    """At a real table: whatever is thrown, one die that is rolled twice has 31 %."""
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
    with person(browser, server) as ada:
        page = open_table(ada, "tokyo", seats)
        Player(page).reach("roll")
        expect(page.locator("button.die")).to_have_count(6)
        for place in range(5):
            page.locator(f"button.die >> nth={place}").click()

        expect(page.locator(".strip .title")).to_have_text("Keeping these:")
        hopes = [told for told in told_by(page) if told != "you have it"]
        assert hopes
        assert set(hopes) == {"31%"}


def test_three_of_a_kind_in_hand_are_had(browser: Browser, museum: Museum) -> None:
    table = {**ROLL, "rolls": [["3", "3", "3", "heart", "1", "2"]]}
    with person(browser, museum) as ada:
        page = look_at(ada, museum, Game.from_scenario(table))

        expect(page.locator(".odds li").first).to_contain_text("you have it")
        keep(page, "3")
        expect(page.locator(".odds li .unseen").first).to_have_text("3 or more of 3: you have it")


def test_the_dock_does_not_jump_when_odds_come_and_go(browser: Browser, museum: Museum) -> None:
    with person(browser, museum, phone=True) as ada:
        page = look_at(ada, museum, Game.from_scenario(ROLL))
        page.locator(".odds li").first.wait_for()
        parts = [page.locator(part) for part in (".buttons", ".die >> nth=0", "#dock-prompt")]
        before = [part.bounding_box() for part in parts]
        for place in range(6):
            page.locator(f"button.die >> nth={place}").click()
        expect(page.locator(".odds")).to_have_count(0)
        page.keyboard.press("Escape")
        page.locator(".odds li").first.wait_for()

        assert [part.bounding_box() for part in parts] == before


def test_the_coach_says_what_the_library_finds_best(browser: Browser, museum: Museum) -> None:
    game = Game.from_scenario(ROLL)
    told = counsel(game.state, "heart")
    with person(browser, museum) as ada:
        page = look_at(ada, museum, game)
        keep(page, "Heart")
        page.get_by_role("button", name="Ask the coach").click()

        sheet = page.locator("#dock-coach")
        expect(sheet).to_contain_text(plain(told.verdict))
        expect(sheet).to_contain_text(plain(told.reason))
        sheet.get_by_role("button", name="Keep these").click()
        expect(sheet).to_have_count(0)
        assert told.keep is not None
        expect(page.locator("button.die[aria-pressed=true]")).to_have_count(len(told.keep))


def test_the_danger_of_staying_is_the_librarys(browser: Browser, museum: Museum) -> None:
    game = Game.from_scenario(YIELD)
    game.play("stop")
    told = danger(game.state, 2)
    cases = {"expected": told.expected.prospects[0], "worst": told.worst.prospects[0]}
    with person(browser, museum, phone=True, bypass_csp=True) as ada:
        page = look_at(ada, museum, game)
        line = page.locator(".sides .line").first
        for label, stay in cases.items():
            expect(line.locator(f".{label}")).to_contain_text(percent(stay.death.value))
            minus = f"\N{MINUS SIGN}{decimal(stay.damage.value)}"
            expect(line.locator(f".{label}")).to_contain_text(minus)

        page.locator(".sides .side").first.click()
        expect(page.locator("#dock-coach")).to_have_count(0)  # what looks like no button is none
        more = page.get_by_role("button", name="More about the danger")
        more.wait_for()
        assert serious(page, "main .dock") == []
        more.click()
        row = page.locator("#dock-coach tr.sum").first
        expect(row).to_contain_text("Stay")
        expect(row).to_contain_text(f"+{decimal(cases['expected'].points.value)}")
        attackers = [threat for threat in cases["worst"].threats if threat.damage.value]
        rows = page.locator("#dock-coach tr.by")
        expect(rows).to_have_count(len(attackers))
        expect(rows.first).to_contain_text(decimal(attackers[0].damage.value))


def test_whoever_is_outside_is_told_of_no_staying(browser: Browser, museum: Museum) -> None:
    with person(browser, museum) as ada:
        page = look_at(ada, museum, Game.from_scenario(ROLL))
        page.keyboard.press("c")
        page.locator("#dock-coach").get_by_role("button", name="Danger").click()

        row = page.locator("#dock-coach tr.sum")
        expect(row).to_have_count(1)
        expect(row).to_contain_text("Outside Tokyo")


def test_new_york_tells_what_ouch_and_destruction_do(browser: Browser, museum: Museum) -> None:
    game = Game.from_scenario(FIRE)
    plan = destruction_plan(game.state, 0)
    with person(browser, museum) as ada:
        page = look_at(ada, museum, game)
        page.keyboard.press("c")
        sheet = page.locator("#dock-coach")
        sheet.get_by_role("button", name="Ouch!").click()
        expect(sheet.locator("ol > li")).to_have_count(3)
        for fire in forecast.ouch(game, "p1").fires:
            row = sheet.locator("ol > li").nth(fire.ouches - 1)
            hits = [hit for hit in fire.hits if hit.damage or hit.points]
            expect(row.locator("ul li")).to_have_count(len(hits))
        sheet.get_by_role("button", name="Destroy").click()
        expect(sheet.locator("ol > li")).to_have_count(len(plan.steps))
        expect(sheet).to_contain_text(plain(plan.summary))


def test_axe_finds_nothing_serious_in_what_the_coach_says(browser: Browser, museum: Museum) -> None:
    with person(browser, museum, phone=True, bypass_csp=True) as ada:
        page = look_at(ada, museum, Game.from_scenario(FIRE))
        page.locator(".odds li").first.wait_for()
        page.get_by_role("button", name="Ask the coach").click()
        for topic in ("Best move", "Danger", "Ouch!", "Destroy"):
            page.locator("#dock-coach").get_by_role("button", name=topic).click()
            page.locator("#dock-coach [aria-busy=false]").wait_for()
            assert serious_in_both_themes(page) == []


def test_where_help_is_forbidden_there_is_none(browser: Browser, server: Server) -> None:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
    with person(browser, server) as ada:
        page = open_table(ada, "tokyo", seats, help=False)
        Player(page).reach("roll")
        page.wait_for_timeout(300)

        assert page.get_by_role("button", name="Ask the coach").count() == 0
        assert page.locator(".odds").count() == 0
