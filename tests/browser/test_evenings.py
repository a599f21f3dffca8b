"""What calls people back: games that last days, an evening's tournament, a channel to watch."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page
from tests.browser.test_access import SMALL, serious_in_both_themes
from tests.server.running import wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

SHORT = {"points": 8, "health": 3}
"""No first turn wins: a bot's game would be over before anybody has gone to the table."""
SHOTS = os.environ.get("TOKYORK_SHOTS")
"""A folder for pictures of what is tried here."""


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


def post(page: Page, path: str, body: dict[str, Any]) -> Any:  # noqa: ANN401 - JSON
    return page.evaluate(
        """([path, body]) => fetch(path, {method: "POST", body: JSON.stringify(body),
        headers: {"content-type": "application/json"}}).then(found => found.json())""",
        [path, body],
    )


def test_two_people_and_bots_play_a_tournament_to_its_podium(
    browser: Browser, server: Server
) -> None:
    with (
        person(browser, server, bypass_csp=True) as ada,
        person(browser, server, phone=True, bypass_csp=True) as bob,
    ):
        desk, phone = quick_page(ada, name="Ada"), quick_page(bob, name="Bob")
        clock = {"per_move": 60, "reserve": 60}
        wanted = {"name": "Friday", "city": "tokyo", "size": 3, "rounds": 2, "level": 1}
        made = post(desk, "/api/tournaments", {**wanted, "options": SHORT, "clock": clock})
        desk.goto(f"/tournament/{made['tournament']}")
        desk.get_by_role("button", name="Join").click()
        phone.goto(f"/tournament/{made['tournament']}")
        phone.get_by_role("button", name="Join").click()
        expect(desk.get_by_text("Bob")).to_be_visible()
        found = serious_in_both_themes(phone) + phone.evaluate(SMALL)
        shot(phone, "gathering-phone")
        desk.get_by_role("button", name="Start").click()
        for _ in range(2):
            for page in (desk, phone):
                page.get_by_role("link", name="To my table").click()
            players = [Player(desk), Player(phone)]
            for _ in range(200):
                if all(player.over.is_visible() for player in players):
                    break
                for player in players:
                    if player.asked.is_visible():
                        player.play(player.by_mouse, most=1)
            for page in (desk, phone):
                page.get_by_role("link", name="Back to the tournament").click()
        expect(phone.get_by_text("wins the tournament!")).to_be_visible()
        expect(desk.get_by_role("row")).to_have_count(4)
        found += serious_in_both_themes(phone) + phone.evaluate(SMALL)
        shot(phone, "podium-phone")
        shot(desk, "podium-desk")

        assert found == []


def test_a_game_that_lasts_days_says_how_long_and_leads_to_the_next_one(
    browser: Browser, server: Server
) -> None:
    with (
        person(browser, server, phone=True, bypass_csp=True) as ada,
        person(browser, server) as bob,
    ):
        page, other = quick_page(ada, name="Ada"), quick_page(bob, name="Bob")
        page.goto("/new")
        page.get_by_text("Rules", exact=False).first.wait_for()
        page.locator("details summary").first.click()
        page.get_by_role("switch", name="The game may last days").check(force=True)
        page.get_by_role("radio", name="3 days").check(force=True)
        found = serious_in_both_themes(page, "main")
        shot(page, "new-days-phone")
        settings: dict[str, Any] = {"options": {"first": "p1"}, "pace": {"days": 2}}
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        names = [make_table(page, "tokyo", seats, begin=False, **settings) for _ in range(2)]
        for name in names:
            other.goto(f"/t/{name}")
            other.get_by_role("button", name="Sit down").click()
            page.goto(f"/t/{name}")
            page.get_by_role("button", name="Start").click()
            expect(other.get_by_role("timer")).to_be_visible()
        page.goto("/join")
        expect(page.get_by_text("left").first).to_be_visible()
        found += serious_in_both_themes(page)
        shot(page, "list-phone")
        page.goto(f"/t/{names[0]}")
        expect(page.get_by_role("timer")).to_have_text("2\u00a0d")
        shot(page, "days-phone")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Take days off").click()
        expect(page.get_by_text("You are off for")).to_be_visible()
        found += serious_in_both_themes(page, "dialog[open]")
        shot(page, "vacation-phone")
        page.get_by_role("button", name="I’m back").click()
        page.keyboard.press("Escape")
        player = Player(page)
        onward = page.get_by_role("button", name="Next game")
        for _ in range(20):
            player.asked.or_(onward).first.wait_for()
            if onward.is_visible():
                break
            player.play(player.by_mouse, most=1)
        shot(page, "next-phone")
        onward.click()
        page.wait_for_url(f"**/{names[1]}")

        assert found == []


def test_the_channel_shows_bots_with_their_chances(browser: Browser, server: Server) -> None:
    with person(browser, server, phone=True, bypass_csp=True) as eve:
        page = quick_page(eve)
        page.goto("/watch")
        chances = page.get_by_role("img", name="Chances to win")
        expect(chances).to_be_visible()
        expect(page.get_by_role("log").locator("p").first).to_be_visible()
        shot(page, "watch-phone")
        found = serious_in_both_themes(page, "main .dock") + page.evaluate(SMALL)
        page.set_viewport_size({"width": 1440, "height": 900})
        shot(page, "watch-desk")
        page.get_by_role("link", name="Leave").click()
        page.wait_for_url("**/")

        assert found == []


def test_the_settings_say_how_one_is_told(browser: Browser, server: Server) -> None:
    with person(browser, server, bypass_csp=True) as ada:
        page = quick_page(ada)
        page.goto("/settings")
        page.get_by_role("switch", name="Quiet hours").check(force=True)
        expect(page.get_by_label("From", exact=True)).to_have_value("22:00")
        page.get_by_label("From", exact=True).fill("23:30")
        page.get_by_label("From", exact=True).blur()
        page.set_viewport_size({"width": 360, "height": 640})
        assert serious_in_both_themes(page) == []
        shot(page, "settings-phone")
        page.reload()
        expect(page.get_by_label("From", exact=True)).to_have_value("23:30")
        page.goto("/tournament")
        expect(page.get_by_role("button", name="Open the tournament")).to_be_visible()
        clocks = page.get_by_role("radiogroup", name="Clock").or_(
            page.get_by_role("group", name="Clock")
        )
        expect(clocks.get_by_role("radio")).to_have_count(3)  # a round has to end one day
        assert serious_in_both_themes(page) == []
        shot(page, "new-tournament-phone")


def test_a_pushed_message_is_shown_and_leads_to_its_table(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, permissions=["notifications"])
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    news = {"title": "Your turn in Tokyo", "body": "b", "url": "/t/abc", "tag": "abc", "count": 2}
    message = {"origin": server.address, "registrationId": found[0], "data": json.dumps(news)}
    devtools.send("ServiceWorker.deliverPushMessage", message)
    asked = """() => navigator.serviceWorker.ready.then(worker => worker.getNotifications())
        .then(all => all.map(one => [one.title, one.tag, one.data.url]))"""
    wait_until(lambda: page.evaluate(asked) == [["Your turn in Tokyo", "abc", "/t/abc"]])
    context.close()
