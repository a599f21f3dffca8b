"""My games: what was played is there, on another device too, until it is deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.people import PATIENCE, PHONE, person
from tests.browser.player import quick_page
from tests.browser.test_access import serious_in_both_themes
from tests.server.running import Browser as Guest
from tests.server.test_players import settled

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

    from tests.browser.people import Server


def play_a_game(server: Server, context: BrowserContext) -> None:
    """A rated game against a bot, as the guest of this browser."""
    guest = Guest(server.address.removeprefix("http://"))
    secret = next(c["value"] for c in context.cookies() if c["name"] == "guest")
    guest.http.cookies.clear()
    guest.http.cookies.set("guest", secret)
    table = guest.make("Ada", 1, begin=True, rated=True)
    guest.enter(table).entered().play_on()
    settled(guest, table)
    guest.close()


def test_my_games_go_to_another_device_and_away(browser: Browser, server: Server) -> None:
    with (
        person(browser, server, bypass_csp=True) as ada,
        person(browser, server, phone=True) as phone,
    ):
        page = quick_page(ada)
        page.goto("/me")
        expect(page.get_by_text("No finished games yet")).to_be_visible()
        play_a_game(server, ada)
        page.reload()
        expect(page.get_by_role("heading", level=3)).to_have_count(1)
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
        expect(page.get_by_text("1 rated game")).to_be_visible()
        found = serious_in_both_themes(page)
        for part in ("Figures", "Feats", "Player"):
            page.get_by_role("radio", name=part).press("Space")
            page.wait_for_load_state("networkidle")
            found += serious_in_both_themes(page)
        assert found == []

        page.get_by_role("button", name="Make a link").click()
        link = page.get_by_label("Link to your player").input_value()
        other = quick_page(phone)
        other.goto(link)
        other.get_by_role("button", name="Be this player").click()
        expect(other.get_by_text("Welcome back, Ada!")).to_be_visible()
        expect(other.get_by_role("heading", level=3)).to_have_count(1)
        assert "carry" not in other.url
        assert other.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

        page.get_by_role("button", name="Delete all of it").click()
        page.get_by_role("button", name="Delete my player for good").click()
        expect(page.get_by_text("This browser is somebody new now")).to_be_visible()
        other.reload()
        expect(other.get_by_text("No finished games yet")).to_be_visible()


def test_a_passkey_brings_a_player_to_a_browser_that_forgot_it(
    browser: Browser, server: Server
) -> None:
    """By Chromium's own virtual authenticator; only a name has passkeys, an address has none."""
    home = server.address.replace("127.0.0.1", "localhost")
    ada = browser.new_context(
        base_url=home,
        viewport=PHONE,  # type: ignore[arg-type] # a dict will do
        reduced_motion="reduce",
        bypass_csp=True,
    )
    ada.set_default_timeout(PATIENCE)
    page = quick_page(ada)
    devices = ada.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": UNLOCKED})
    page.goto(f"{home}/me")
    before = secret_at(ada, home)
    page.get_by_role("radio", name="Player").press("Space")
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_text("This passkey brings your player back")).to_be_visible()
    assert serious_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

    ada.clear_cookies()
    page.reload()
    page.get_by_role("radio", name="Player").press("Space")
    assert secret_at(ada, home) != before
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("Welcome back")).to_be_visible()
    assert secret_at(ada, home) == before

    page.get_by_role("radio", name="Player").press("Space")
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("Delete it on your device, too")).to_be_visible()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("This server does not know this passkey")).to_be_visible()
    ada.close()


UNLOCKED = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def secret_at(context: BrowserContext, home: str) -> str:
    return next(c["value"] for c in context.cookies(home) if c["name"] == "guest")
