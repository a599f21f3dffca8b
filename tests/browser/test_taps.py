"""Fewer taps, and more to touch: Enter, the board, whole texts, a name apart from settings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import open_table, quick_page
from tests.browser.positions import DRAWN, Shelf, positions
from tokyork import Game
from tokyork.cities import CITIES
from tools.make_fixtures import message

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.people import Server

LAPTOP: Any = {"width": 1366, "height": 768}
MAIN = "section.frame .primary .action"
LETTER = 8  # pixels: less is a letter's tail, more is a line that was cut
STARTS_WITH_ENTER = re.compile("^Enter")
LANGUAGES = ("en", "de", "hu", "ru")


def shelf_of(context: Any, **settings: object) -> Shelf:  # noqa: ANN401 - a browser's context
    return Shelf(context, quick_page(context, confirm=False, **settings))


def moves_of(shelf: Shelf) -> list[str]:
    """The moves that the page has asked for, and forget them."""
    shelf.page.evaluate(DRAWN)
    found = [asked["move"] for asked in shelf.sent if asked["type"] == "move"]
    shelf.sent.clear()
    return found


# --- Enter ---


@pytest.mark.parametrize("city", CITIES)
def test_enter_does_what_the_main_button_says_in_every_kind_of_decision(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        tried: set[str] = set()
        shelf.show(positions(city)["worst"])
        for kind, snapshot in positions(city).items():
            if kind in {"over", "worst"}:
                continue
            shelf.change_to(snapshot)
            pick_something(page)
            page.keyboard.press("Enter")
            entered = moves_of(shelf)
            if kind == "yield":  # two buttons of the same weight, each with a key of its own
                assert (entered, keys_shown(page)) == ([], ["S", "Y"])
                continue
            page.locator(MAIN).click()
            assert entered == moves_of(shelf) != [], kind
            expect(page.locator(MAIN)).to_have_attribute("aria-keyshortcuts", STARTS_WITH_ENTER)
            tried.add(kind)

        assert {"roll", "buy"} <= tried


def test_enter_stays_in_manhattan_until_a_borough_is_picked(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        shelf.show(positions("new_york")["flee"])
        yellow = page.locator("section.frame .action.main:not(.off)")
        expect(yellow).to_have_text("Stay")
        expect(yellow).to_have_attribute("aria-keyshortcuts", STARTS_WITH_ENTER)
        page.keyboard.press("Enter")
        assert moves_of(shelf) == ["stay"]
        shelf.show(positions("new_york")["flee"])
        pick_something(page)
        expect(yellow).to_have_count(1)
        expect(yellow).not_to_have_text("Stay")
        page.keyboard.press("Enter")
        (move,) = moves_of(shelf)
        assert move.startswith("flee ")


def pick_something(page: Page) -> None:
    """With the mouse, so that what was picked has the focus: Enter is the main button's still."""
    dice = page.locator("section.frame button.die:not([aria-disabled=true])")
    tiles = page.locator("section.frame [role=radio]:not([aria-disabled=true])")
    for _ in range(3):  # first a card, then a die
        if dice.count():
            dice.first.click()
        elif tiles.count() and page.locator(f"{MAIN}[aria-disabled=true]").count():
            tiles.first.click()
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        if not page.locator(f"{MAIN}[aria-disabled=true]").count():
            return


def keys_shown(page: Page) -> list[str]:
    return page.locator("section.frame .buttons kbd:visible").all_inner_texts()


def test_keys_are_printed_on_a_desk_and_not_on_a_phone(browser: Browser, server: Server) -> None:
    roll = positions("tokyo")["roll"]
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        shelf.show(roll)
        assert len(keys_shown(shelf.page)) == 2
    with person(browser, server, phone=True, is_mobile=True) as bob:
        shelf = shelf_of(bob)
        shelf.show(roll)
        shelf.page.locator(MAIN).wait_for()
        assert keys_shown(shelf.page) == []


def test_enter_buys_the_card_that_lies_open(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        shelf.show(shopping())
        page.locator("[role=radio]:not([aria-disabled=true])").first.click()
        expect(page.locator("dialog[open] .btn.main kbd")).to_be_visible()
        page.keyboard.press("Enter")

        [move] = moves_of(shelf)
        assert move.startswith("buy ")


def shopping() -> str:
    """Somebody who can pay for a card."""
    dice = [1, 1, 2, 2, 3, 3]
    players = [{"energy": 9}, {"at": "tokyo_city"}]
    market = ["energize", "mimic", "tank"]
    data = {"game": "tokyo", "players": players, "turn": "p1", "rolls": [dice], "market": market}
    game = Game.from_scenario(data)
    game.play("stop")
    return msgspec.json.encode(message(game)).decode()


def test_enter_leads_two_people_from_the_pages_before_into_a_game(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada, person(browser, server) as bob:
        host, guest = quick_page(ada, name="Ada"), quick_page(bob, name="Bob")
        host.goto("/new")
        host.get_by_role("radio", name="Tokyo").first.check(force=True)  # and the focus stays there
        by_enter(host, "Open the table")
        host.wait_for_url("**/t/*")
        expect(host.get_by_role("button", name="Start", exact=True)).to_be_visible()
        guest.goto(host.url)
        by_enter(guest, "Sit down")
        by_enter(guest, "I’m ready")
        expect(guest.get_by_role("button", name="Not ready yet")).not_to_have_attribute(
            "aria-keyshortcuts", STARTS_WITH_ENTER
        )
        by_enter(host, "Start")
        for page in (host, guest):
            page.locator("main.stage").wait_for()


def by_enter(page: Page, name: str) -> None:
    """What the main button says, which shows its key."""
    main = page.get_by_role("button", name=name, exact=True)
    expect(main.locator("kbd")).to_be_visible()
    expect(main).to_be_enabled()
    page.keyboard.press("Enter")


# --- the board ---


@pytest.mark.parametrize("phone", [False, True])
def test_the_board_says_what_is_tapped_and_never_stands_before_a_choice(
    phone: bool, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=phone) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        shelf.show(positions("new_york")["roll"])
        panel = page.locator("#board-look")
        stack = page.locator(".map .stack .front").first
        click_middle(page, stack)
        expect(panel).to_contain_text("durability")
        expect(panel).to_contain_text("then becomes")
        panel.get_by_role("button", name="Everything in").click()
        expect(panel).to_contain_text("Goals")
        page.locator("section.frame button.die").first.click()  # the dock works at once
        expect(panel).to_have_count(0)
        expect(page.locator("section.frame button.die[aria-pressed=true]")).to_have_count(1)
        click_middle(page, page.locator(".map .income").first)
        expect(panel).to_contain_text("2 points, 2 energy")
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def click_middle(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("city", CITIES)
def test_every_place_of_the_board_is_reached_and_named_by_keyboard(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        shelf.show(positions(city)["roll"])
        places = page.locator(".arena button[data-place]")
        places.first.wait_for()
        for place in places.all():
            place.focus()
            page.keyboard.press("Enter")
            panel = page.locator("#board-look")
            expect(panel).to_be_focused()
            name = panel.get_attribute("aria-label") or "?"
            assert name in (place.get_attribute("aria-label") or "")
            page.keyboard.press("Escape")
            expect(place).to_be_focused()

        assert places.count() >= {"tokyo": 2, "new_york": 5}[city]


# --- whole texts ---

GOALS = ("superstar", "statue_of_liberty")

CUT = """() => [...document.querySelectorAll(".shop .tile .text")]
    .filter(text => text.scrollHeight > text.clientHeight + 1).map(text => text.textContent)"""
SCROLLS = """() => { const shop = document.querySelector("main .shop");
    return shop.scrollHeight - shop.clientHeight; }"""


@pytest.mark.parametrize("city", CITIES)
def test_the_shop_of_a_laptop_shows_whole_texts_in_every_language(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        for language in LANGUAGES:
            shelf = shelf_of(ada, language=language)
            shelf.page.set_viewport_size(LAPTOP)
            shelf.show(positions(city, language)["roll"])
            shown = msgspec.json.decode(positions(city, language)["roll"])
            cards = [card for card in CITIES[city].box.by_id if card not in GOALS]
            for first in range(0, len(cards), 3):
                shown["game"]["view"]["market"] = (cards[first:] + cards)[:3]
                shelf.change_to(msgspec.json.encode(shown).decode())
                assert shelf.page.evaluate(CUT) == []
            assert shelf.page.evaluate(SCROLLS) <= 0
            shelf.page.close()


# --- a name, settings, rules ---


def test_a_name_and_settings_are_two_things(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada)
        page.goto("/")
        page.get_by_role("button", name="Your name: Guest").click()
        expect(page.get_by_role("textbox", name="Name")).to_be_focused()
        page.keyboard.type("Ada")
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Your name: Ada")).to_be_visible()
        page.goto("/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        expect(page.get_by_role("textbox", name="Name")).to_have_count(0)


def test_whoever_has_no_name_is_a_guest_in_the_language_of_who_looks(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, language="en")
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        page.locator("section.frame").wait_for()
        page.evaluate("localStorage.setItem('tokyork', JSON.stringify({language: 'hu'}))")
        page.goto("/")
        expect(page.get_by_role("button", name="A neved: Vendég")).to_be_visible()


def test_rules_lead_to_the_rules_of_the_city_played_last(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        page = quick_page(ada, city="new_york")
        answer = page.goto("/rules")
        assert answer is not None
        assert answer.ok
        expect(page.get_by_role("heading", level=1)).to_contain_text("New York")
        page.get_by_role("radio", name="Tokyo", exact=True).check(force=True)
        expect(page.get_by_role("heading", level=1)).to_contain_text("Tokyo")


# --- questions that come again ---


def test_dice_are_resolved_as_usual_without_being_asked_again(
    browser: Browser, server: Server
) -> None:
    seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": 1}]
    with person(browser, server) as ada:
        page = open_table(ada, "new_york", seats)
        dock = page.locator("section.frame[data-choice]")
        resolving = page.locator("section.frame[data-choice=resolve]")
        silence = page.get_by_role("button", name="Don’t ask again this game: Always resolve dice")
        for _ in range(40):
            dock.wait_for()
            if resolving.count():
                break
            page.keyboard.press("s")
            page.locator("[role=radio]:not([aria-disabled=true])").or_(dock).first.click()
            page.keyboard.press("Enter")
            page.locator("section.frame[aria-busy=true]").wait_for(state="detached")
        silence.click()
        expect(resolving).to_have_count(0)
        expect(page.locator(".me button.orders")).to_be_visible()
        page.locator(".me button.orders").click()  # the only one is revoked by one tap
        expect(page.locator(".revoked")).to_contain_text("Switched off")


@pytest.mark.parametrize("city", CITIES)
def test_the_way_to_be_asked_no_more_is_whole_on_a_phone(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server, phone=True) as ada:
        shelf = shelf_of(ada)
        page = shelf.page
        shelf.show(positions(city)["worst"])
        seen = 0
        for snapshot in positions(city).values():
            shelf.change_to(snapshot)
            link = page.locator("section.frame .chips").get_by_text("Don’t ask again")
            if not link.count():
                continue
            seen += 1
            prompt = page.locator("#dock-prompt")
            whole = page.locator(".chips").evaluate("it => it.scrollWidth <= it.clientWidth")
            assert whole, prompt.inner_text()
            beyond = prompt.evaluate("it => it.scrollHeight - it.clientHeight")
            assert beyond < LETTER, prompt.inner_text()
        assert seen
