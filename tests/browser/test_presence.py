"""Two people with browsers of their own: invited by name, missed when away, welcome back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.company import ADA, play_on, two_people
from tests.browser.people import person
from tests.browser.player import Player, make_table, open_table, quick_page
from tests.browser.test_access import serious
from tests.browser.test_people import press

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.people import Server

AXE: dict[str, Any] = {"bypass_csp": True}  # it is put into the page
BOT: dict[str, Any] = {"kind": "bot", "level": 1}
AWAY = 40_000  # milliseconds: a friend is missed after twenty seconds


def test_whoever_opens_a_link_is_invited_by_name_and_sits_down_with_one_button(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, **AXE) as ada, person(browser, server, phone=True, **AXE) as bea:
        desk, phone = quick_page(ada), quick_page(bea)
        seats = [ADA, {"kind": "open"}, BOT]
        table = make_table(desk, "tokyo", seats, begin=False, options={"first": "p2"})
        desk.goto(f"/t/{table}")
        expect(desk.get_by_label("Send this link to your friends")).to_be_visible()
        phone.goto(f"/t/{table}")

        expect(phone.locator("h1")).to_have_text("Ada invites you to King of Tokyo")
        for name in ("Ada", "Bot: First game", "1 free seat"):
            expect(phone.get_by_text(name, exact=True)).to_be_visible()
        expect(phone.get_by_text("Send this link")).to_have_count(0)
        assert serious(phone, "body") == []
        assert phone.get_by_role("button", name="Sit down").is_disabled()
        phone.get_by_label("Your name").fill("Bea")
        press(phone, "Sit down")
        expect(desk.locator(".news").get_by_text("Bea sits down.")).to_be_visible()
        expect(phone.get_by_text("Send this link")).to_have_count(0)
        press(phone, "I’m ready")
        expect(desk.get_by_text("Everyone is ready.")).to_be_visible()
        assert serious(desk, "body") == []
        press(desk, "Start")

        expect(phone.locator("h1")).to_contain_text("Your turn")
        expect(desk.locator("h1")).to_contain_text("Bea (")
        expect(desk.locator("h1")).to_contain_text(") is rolling")
        expect(desk.locator("button.rival .name").first).to_contain_text("Bea (")
        press(phone, "Log")
        expect(phone.get_by_role("dialog").get_by_text("You roll: ").first).to_be_visible()
        expect(desk.locator(".side").get_by_text("Bea rolls: ").first).to_be_visible()


def test_a_friend_who_closes_the_tab_never_leaves_the_table_staring(
    browser: Browser, server: Server
) -> None:
    with two_people(browser, server, **AXE) as (desk, other):
        address = desk.url
        desk.goto("about:blank")  # the host, who must choose
        expect(other.locator(".news").get_by_text("Ada is away.")).to_be_visible()
        expect(other.locator(".badge .moon").first).to_be_visible()
        asked = other.get_by_role("button", name="Let a bot play for Ada")
        expect(asked).to_be_visible(timeout=AWAY)
        expect(other.get_by_text("The table is waiting for Ada")).to_be_visible()
        assert serious(other, "body") == []
        asked.click()
        Player(other).wait()  # the game goes on

        desk.goto(address)
        expect(other.locator(".news").get_by_text("Ada is back.")).to_be_visible()
        expect(desk.locator(".banners").get_by_text("A bot is playing for Ada")).to_have_count(0)
        expect(other.locator(".badge .mark")).to_have_count(0)
        play_on([Player(other)], Player(desk).asked.is_visible)  # and waits for Ada again


def test_a_device_is_handed_over_from_one_person_to_the_next_until_they_skip_it(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, **AXE) as both:
        page = open_table(both, "tokyo", [ADA, {"kind": "person", "name": "Ben"}])
        # At the next load, not now: the page may keep its own settings once more before it goes.
        page.add_init_script("localStorage.setItem('tokyork', JSON.stringify({speed: 'instant'}))")
        page.reload()
        player, curtain = Player(page), page.get_by_role("dialog", name="Hand over to")
        for _ in range(60):
            player.wait()
            if curtain.is_visible():
                break
            player.play(player.by_mouse, most=1)
        expect(curtain).to_be_visible()
        assert serious(page, "dialog") == []
        press(curtain, "Skip this from now on")
        expect(curtain).to_have_count(0)
        player.play(player.by_mouse, most=8)
        expect(curtain).to_have_count(0)


def test_a_shelf_shows_public_games_with_names_and_points_and_watching_says_so(
    browser: Browser, server: Server
) -> None:
    with person(browser, server, **AXE) as ada, person(browser, server, **AXE) as eve:
        desk, shelf = quick_page(ada), quick_page(eve)
        seats = [{"kind": "person", "name": "Adalind"}, BOT]
        table = make_table(desk, "tokyo", seats, listed=True, options={"first": "p1"})
        desk.goto(f"/t/{table}")
        Player(desk).wait()
        shelf.goto("/join")
        row = shelf.get_by_role("link").filter(has_text="Adalind and 1 bot")
        expect(row.locator("li").filter(has_text="Adalind")).to_contain_text("10")
        assert serious(shelf, "body") == []
        row.click()

        expect(shelf.locator("h1")).to_contain_text("Watching: Adalind and 1 bot")
        own = shelf.get_by_role("region", name="You are watching Adalind")
        expect(own).to_be_visible()
        shelf.locator("main button:has([data-anchor=badge-p2])").first.click()
        press(shelf, "Watch from this seat")
        expect(own).to_have_count(0)
        assert not Player(shelf).asked.is_visible()
