"""Whole games by ear: nothing but what a screen reader gets, and keys; all of it measured."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.listener import SOFT_HYPHEN, Listener, words_of
from tests.browser.people import person
from tests.browser.player import be_quick, make_table, quick_page
from tests.browser.positions import Shelf
from tests.helpers import Plan, walk
from tests.server.running import wait_until
from tokyork.words.spoken.budget import DECISION, TURN, word_count
from tokyork.words.texts import texts
from tools.make_fixtures import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, BrowserContext, Page

    from tests.browser.people import Server
    from tokyork import Game

BOT: dict[str, Any] = {"kind": "bot", "level": 1}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}
KEYS = 8
READ_AND_BOUGHT = 4
SECOND = 1000
GAMES = [(city, language) for city in ("tokyo", "new_york") for language in ("en", "de")]
LETTERS = {"en": "dmrol", "de": "wigcl"}


@pytest.mark.parametrize(("city", "language"), GAMES)
def test_a_whole_game_by_ear_keeps_every_promise(
    city: str, language: str, browser: Browser, server: Server, record_property: Callable[..., None]
) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, language=language, ear=True)
        ear = Listener(page, language)
        page.goto(f"/t/{make_table(page, city, [ME, BOT, BOT], options={'points': 15})}")
        ear.play()

        assert ear.silent == []
        assert ear.is_over()
        turns = [told.text for told in ear.wire.told if not told.decision]
        decisions = [told.text for told in ear.wire.told if told.decision]
        assert max(map(word_count, turns[:-1])) <= TURN
        assert max(map(word_count, decisions)) <= DECISION
        assert_each_rivals_turn_was_told_once(ear, turns, language)
        assert_nothing_changed_without_a_word(ear, language)
        keys = ear.keys / ear.wire.own_turns
        assert ear.keys <= KEYS * ear.wire.own_turns
        assert ear.bought <= READ_AND_BOUGHT
        assert page.evaluate("window.lost.longest") < SECOND
        assert ear.focused()[0] in {"region", "heading"}
        assert_all_that_is_told_is_said_and_nothing_else(ear)
        for name, value in {"keys": keys, "turn": max(map(word_count, turns[:-1]))}.items():
            record_property(name, value)
        print(  # noqa: T201 - the figures, for whoever runs it with -s
            f"{city} {language}: {keys:.1f} keys a turn, {len(decisions)} decisions of at most "
            f"{max(map(word_count, decisions))} words, {len(turns)} turns of at most "
            f"{max(map(word_count, turns[:-1]))}, read and bought with {ear.bought} keys, "
            f"focus lost for {page.evaluate('window.lost.longest'):.0f} ms"
        )


def assert_all_that_is_told_is_said_and_nothing_else(ear: Listener) -> None:
    """Beside it stands only what keys answer: they name a number, or say that there is no end."""
    said = Counter(map(words_of, ear.heard))
    told = Counter(words_of(one.text) for one in ear.wire.told)
    assert told - said == Counter()
    more = [text for text in ear.heard if words_of(text) in said - told]
    assert [text for text in more if not text[0].isdigit() and text != ear.no_leaving] == []


def assert_each_rivals_turn_was_told_once(ear: Listener, turns: list[str], language: str) -> None:
    for monster in ear.wire.rivals:
        name = str(texts(language)(f"monster-{monster}"))
        told = [text for text in turns if text.startswith(f"{name}:")]
        assert len(told) == ear.wire.turns[monster]


def assert_nothing_changed_without_a_word(ear: Listener, language: str) -> None:
    before = None
    for told in (one for one in ear.wire.told if one.decision):
        if before is not None and told.figures != before:
            figures = texts(language)("spoken-figures", **told.figures._asdict(), place="")
            assert str(figures).rstrip(", ").casefold() in told.text.casefold()
        before = told.figures


@pytest.mark.parametrize(("city", "language"), GAMES)
def test_two_keys_tell_dice_me_rivals_odds_and_what_happened(
    city: str, language: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, language=language, ear=True)
        ear = Listener(page, language)
        page.goto(f"/t/{make_table(page, city, [ME, BOT, BOT])}")
        ear.play(most=4)
        assert ear.focused() == ("textbox", texts(language)("ear-field"))
        while "; " not in ear.pending[-1]:
            ear.play(most=1)
        for letter in LETTERS[language]:
            ear.press(letter, "Enter")
            assert len(ear.fresh()) == 1
        assert ear.wire.moves
        assert ear.focused()[0] == "textbox"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_is_read_and_bought_with_two_keys(
    language: str, browser: Browser, server: Server
) -> None:
    game, slot, card = shopping()
    told = msgspec.json.encode(message(game, language=language)).decode()
    with person(browser, server) as ada:
        page = quick_page(ada, language=language, ear=True)
        shelf = Shelf(ada, page)
        shelf.show(told)
        expect(page.locator("#ear-field")).to_be_focused()
        page.keyboard.press(str(slot))
        read = page.locator("[data-announcer] p").last
        words = texts(language)(f"card-tokyo-{card}", "text")
        expect(read).to_contain_text(str(words).replace(SOFT_HYPHEN, ""))
        page.keyboard.press("0")
        assert [f"buy {card}"] == [asked["move"] for asked in wait_for_move(page, shelf)]


def shopping() -> tuple[Game, int, str]:
    """A game in which somebody can pay a card, with its place in the shop."""
    for game in walk("tokyo", Plan(3, 1, rich=True), 400):
        for slot, card in enumerate(game.view()["market"], 1):
            if f"buy {card}" in game.legal_moves:
                return game, slot, card
    pytest.fail("nobody could buy anything")


def wait_for_move(page: Page, shelf: Shelf) -> list[dict[str, Any]]:
    """The moves that were asked for, once there is one."""
    for _ in range(200):
        if moves := [asked for asked in shelf.sent if asked["type"] == "move"]:
            return moves
        page.wait_for_timeout(20)
    return []


def test_an_empty_enter_repeats_the_question_and_nonsense_is_refused(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page, ear = begun(ada)
        for line in ("", "xyzzy", "buy 9", "keep 7", "keep claw claw claw claw claw claw claw"):
            page.keyboard.type(line)
            ear.press("Enter")
            assert len(ear.fresh()) == 1
        assert ear.wire.moves == []


def begun(ada: BrowserContext) -> tuple[Page, Listener]:
    """A table at which one is asked first."""
    page = quick_page(ada, ear=True)
    ear = Listener(page, "en")
    options = {"first": "p1"}
    page.goto(f"/t/{make_table(page, 'tokyo', [ME, BOT], options=options)}")
    ear.fresh()
    return page, ear


def test_a_page_that_is_opened_again_repeats_the_question_and_holds_the_kept_dice(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page, ear = begun(ada)
        page.keyboard.press("2")
        ear.fresh()
        page.reload()
        expect(page.locator("#ear-field")).to_be_focused()
        wait_until(lambda: page.evaluate("window.heard.length > 0"))
        page.keyboard.press("3")
        wait_until(lambda: page.evaluate("window.heard.at(-1).endsWith('rerolling 4')"))


def test_playing_by_ear_is_offered_at_the_first_tab_stop_and_remembered(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = ada.new_page()
        page.goto("/")
        be_quick(page)
        page.reload()
        page.locator("h1").first.wait_for()
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        assert focused.inner_text() == "Play by ear"
        assert focused.get_attribute("aria-pressed") == "false"
        page.keyboard.press("Enter")
        assert focused.get_attribute("aria-pressed") == "true"
        assert "question mark" in page.locator("[data-announcer]").inner_text()
        page.reload()
        page.locator("h1").first.wait_for()
        page.keyboard.press("Tab")
        assert page.locator(":focus").get_attribute("aria-pressed") == "true"
