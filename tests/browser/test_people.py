"""People come, go and come back, and the host looks after the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.company import play_on, two_people
from tests.browser.people import person
from tests.browser.player import Player, make_table, open_table, quick_page
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.people import Server

ADA: dict[str, Any] = {"kind": "person", "name": "Ada"}
BOT: dict[str, Any] = {"kind": "bot", "level": 1}


def press(place: Page | Locator, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).click()


def open_seat(page: Page, number: int) -> Locator:
    """The sheet of a seat at the table."""
    page.locator(f"main button:has([data-anchor=badge-p{number}])").first.click()
    return page.get_by_role("dialog")


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_bot_stands_in_for_whoever_leaves_until_they_return(
    browser: Browser, server: Server
) -> None:
    with two_people(browser, server) as (desk, other):
        press(desk, "Menu")
        press(desk, "Leave the table")
        desk.wait_for_url("**/")
        Player(other).wait()
        desk.go_back()
        expect(desk.locator(".banners").get_by_text("A bot is playing for Ada.")).to_be_visible()
        press(desk, "Take my seat back")
        expect(desk.locator(".banners").get_by_text("A bot is playing for Ada.")).to_be_hidden()
        play_on([Player(other)], Player(desk).asked.is_visible)


def test_the_host_sends_somebody_away_who_then_only_watches(
    browser: Browser, server: Server
) -> None:
    with two_people(browser, server) as (desk, other):
        press(open_seat(desk, 2), "Remove")
        close(desk)
        told = other.get_by_role("dialog", name="Ada has removed you from this table")
        expect(told.get_by_text("You cannot sit down here again")).to_be_visible()
        press(told, "Watch")
        expect(other.locator("h1")).to_contain_text("Watching: Ada")
        press(open_seat(desk, 2), "Hand to a bot")
        close(desk)
        player = Player(desk)
        player.play(player.by_mouse, most=2)
        assert not Player(other).asked.is_visible()
        other.locator("main button:has([data-anchor=badge-p2])").first.click()
        expect(other.get_by_role("dialog").get_by_text("Bob")).to_have_count(0)


def test_the_host_pauses_and_goes_on(browser: Browser, server: Server) -> None:
    with two_people(browser, server) as (desk, other):
        press(other, "Menu")
        expect(other.get_by_role("button", name="Pause")).to_have_count(0)
        close(other)
        press(desk, "Menu")
        press(desk, "Pause")
        close(desk)
        for page in (desk, other):
            expect(page.get_by_text("The game is paused.").first).to_be_visible()
        desk.wait_for_timeout(300)  # the answer comes after the news
        desk.keyboard.press("r")
        expect(desk.locator("section.frame .note")).to_contain_text("paused")
        press(desk, "Resume")
        for page in (desk, other):
            shown = page.get_by_text("The game is paused.").and_(
                page.locator(":not([aria-live] *)")
            )
            expect(shown).to_have_count(0)
        desk.wait_for_timeout(300)
        desk.keyboard.press("r")
        expect(desk.locator("section.frame .note")).not_to_contain_text("paused")


def test_people_rename_themselves_and_the_host_renames_anybody(
    browser: Browser, server: Server
) -> None:
    with two_people(browser, server) as (desk, other):
        for page, number, name in ((other, 2, "Bobby"), (desk, 2, "Robert"), (desk, 1, "Countess")):
            sheet = open_seat(page, number)
            sheet.get_by_label("Name", exact=True).fill(name)
            press(sheet, "Rename")
            expect(sheet.locator(".player")).to_have_text(name)
            close(page)
        expect(open_seat(other, 1).locator(".player")).to_have_text("Countess")
        close(other)
        sheet = open_seat(other, 1)
        expect(sheet.get_by_label("Name", exact=True)).to_have_count(0)


def test_chat_emotes_and_mute(browser: Browser, server: Server) -> None:
    with two_people(browser, server) as (desk, other):
        other.get_by_role("tab", name="Chat").click()
        other.get_by_label("Say something").fill("Is anybody there?")
        press(other, "Send")
        expect(other.get_by_label("Say something")).to_have_value("")
        press(other, "Emote")
        press(other, "Roar!")
        desk.get_by_role("tab", name="Chat: 2 new messages").click()
        places = ("div.arena", ".rivals .side")
        board, panel = (desk.locator(place).bounding_box() for place in places)
        assert board
        assert panel
        assert panel["x"] + panel["width"] <= board["x"]  # beside the board, never over it
        log = desk.get_by_role("log", name="Chat")
        expect(log.get_by_text("Is anybody there?")).to_be_visible()
        expect(log.locator(".emote")).to_have_text("Roar!")
        log.get_by_role("button", name="Mute Bob").first.click()
        expect(log.get_by_text("Is anybody there?")).to_have_count(0)
        other.get_by_label("Say something").fill("Not heard")
        press(other, "Send")
        expect(other.get_by_role("log", name="Chat").get_by_text("Not heard")).to_be_visible()
        expect(desk.get_by_text("Not heard")).to_have_count(0)
        press(desk, "Unmute Bob")
        expect(log.get_by_text("Not heard")).to_be_visible()
        press(desk, "Mute everyone")
        expect(log.get_by_text("Not heard")).to_have_count(0)
        press(desk, "Hear everyone")
        expect(log.get_by_text("Not heard")).to_be_visible()


def test_two_people_without_a_name_are_muted_one_by_one(browser: Browser, server: Server) -> None:
    with (
        person(browser, server) as ada,
        person(browser, server) as bob,
        person(browser, server) as cid,
    ):
        desk = quick_page(ada)
        pages = [quick_page(bob), quick_page(cid, language="de")]
        seats = [ADA, {"kind": "open"}, {"kind": "open"}]
        table = make_table(desk, "tokyo", seats, begin=False)
        desk.goto(f"/t/{table}")
        for page, seat in zip(pages, ("p2", "p3"), strict=True):
            page.goto(f"/t/{table}")
            page.locator("main form").wait_for()
            page.get_by_role("textbox").fill("Guest" if seat == "p2" else "Gast")
            page.keyboard.press("Enter")
            expect(desk.get_by_text("Guest", exact=True)).to_have_count(int(seat[1]) - 1)
        desk.get_by_role("button", name="Start").click()
        for page, said in zip(pages, ("First", "Second"), strict=True):
            page.get_by_role("tab", name="Chat").click()
            page.locator(".chat input").fill(said)
            page.keyboard.press("Enter")
        desk.get_by_role("tab", name="Chat").click()
        log = desk.get_by_role("log", name="Chat")
        expect(log.get_by_text("Second")).to_be_visible()
        log.get_by_role("listitem").filter(has_text="First").get_by_role("button").click()
        expect(log.get_by_text("First")).to_have_count(0)
        expect(log.get_by_text("Second")).to_be_visible()
        expect(pages[1].get_by_text("Gast").first).to_be_visible()


@pytest.mark.parametrize("city", CITIES)
def test_two_people_on_one_device_are_called_by_name(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as both:
        page = open_table(both, city, [ADA, {"kind": "person", "name": "Bob"}])
        player = Player(page)
        called = set()
        for _ in range(40):
            player.wait()
            called.add(page.locator("h1").inner_text().split(":")[0])
            if called == {"Ada", "Bob"}:
                break
            player.play(player.by_mouse, most=1)
        assert called == {"Ada", "Bob"}


def test_a_seats_private_link_brings_it_to_another_browser(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada, person(browser, server, phone=True) as phone:
        desk = open_table(ada, "new_york", [ADA, BOT])
        player = Player(desk)
        player.wait()
        menu = open_seat(desk, 1)
        menu.get_by_role("button", name="Play on another device").click()
        link = menu.get_by_label("Your private link").input_value()
        close(desk)
        question = desk.locator("#dock-prompt").inner_text()
        page = quick_page(phone)
        page.goto(link)
        taken = Player(page)
        taken.wait()

        assert page.locator("#dock-prompt").inner_text() == question
        assert "seat=" not in page.url
        expect(player.asked).to_have_count(0)
        taken.play(taken.by_mouse, most=1)


def test_a_rematch_gathers_the_same_group_at_a_new_table(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada, person(browser, server) as bob:
        desk, other = quick_page(ada), quick_page(bob, name="Bob")
        options = {"points": 5, "health": 4}
        table = make_table(desk, "tokyo", [ADA, {"kind": "open"}], begin=False, options=options)
        desk.goto(f"/t/{table}")
        other.goto(f"/t/{table}")
        other.get_by_role("button", name="Sit down").click()
        expect(desk.get_by_text("Bob").first).to_be_visible()
        desk.get_by_role("button", name="Start").click()
        players = [Player(desk), Player(other)]
        play_on(players, players[0].over.is_visible)
        expect(players[1].over).to_be_visible()
        press(desk, "Rematch")  # whoever asks goes there at once
        other.get_by_role("link", name="rematch").click()
        for page in (desk, other):
            page.wait_for_url(lambda url: table not in url)
            for name in ("Ada", "Bob"):
                expect(page.get_by_text(name, exact=True).first).to_be_visible()
        assert desk.url == other.url
        press(desk, "Start")
        expect(other.locator("#dock-prompt")).to_be_visible()
