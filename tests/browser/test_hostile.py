"""What people write is shown as they wrote it, and does nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, make_table, quick_page

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.browser.people import Server

SCRIPT = "<img src=x onerror=alert(1)>"
TEMPLATES = "<script>alert(2)</script>{ $name } {{7*7}} &lt;"
TURNED = "\u202eadA\u2066"
PICTURES = "\U0001f409\U0001f468\u200d\U0001f469\u200d\U0001f467\U0001f525"
LONG = "W" * 10_000
LINES = "one\ntwo\r\n\tthree\u2028four"
NAMES = {
    SCRIPT: SCRIPT[:24],
    TURNED: "adA",
    PICTURES: PICTURES,
    LONG: LONG[:24],
    LINES: "one two three four",
}
CHAT = {
    SCRIPT: SCRIPT,
    TEMPLATES: TEMPLATES,
    f"\u202e{'!' * 20}": "!" * 20,
    PICTURES * 20: PICTURES * 20,
    LINES: "one two three four",
    LONG[:300]: LONG[:300],
}


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def ask(page: Page, table: str, *wishes: dict[str, Any]) -> list[str | None]:
    """Send requests by hand, as no page would; the kinds of the refusals."""
    asked = """([table, wishes]) => new Promise(done => {
        const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
        const kinds = [];
        socket.onmessage = event => {
            const said = JSON.parse(event.data);
            if (said.type === "answer") kinds.push(said.problem && said.problem.kind);
            if (said.type === "answer" || said.type === "snapshot") {
                const wish = wishes.shift();
                if (wish) return socket.send(JSON.stringify({nonce: `${Math.random()}`, ...wish}));
                socket.close();
                done(kinds);
            }
        };
    })"""
    return list(page.evaluate(asked, [table, list(wishes)]))


@pytest.mark.parametrize("phone", [False, True])
def test_hostile_names_are_text_and_fit(phone: bool, browser: Browser, server: Server) -> None:
    with person(browser, server, phone=phone) as ada:
        page = quick_page(ada, name=SCRIPT)
        page.on("dialog", lambda dialog: pytest.fail(f"a dialog: {dialog.message}"))
        page.goto("/")
        expect(page.get_by_role("navigation").get_by_text(SCRIPT)).to_be_visible()
        assert fits(page)

        seats = [{"kind": "person", "name": name} for name in NAMES]
        table = make_table(page, "tokyo", seats, begin=False, listed=True)
        page.goto(f"/t/{table}")
        for name in NAMES.values():
            expect(page.get_by_text(name, exact=True)).to_be_visible()
        assert fits(page)
        page.get_by_role("button", name="Start").click()
        player = Player(page)
        player.wait()
        expect(page.locator("h1")).to_contain_text("your turn")
        assert fits(page)
        for number, name in enumerate(NAMES.values(), 1):
            page.locator(f"main button:has([data-anchor=badge-p{number}])").first.click()
            expect(page.get_by_role("dialog").locator(".player")).to_have_text(name)
            assert fits(page)
            page.keyboard.press("Escape")
        assert page.locator("img").count() == 0


@pytest.mark.parametrize("phone", [False, True])
def test_hostile_chat_is_text_and_fits(phone: bool, browser: Browser, server: Server) -> None:
    with person(browser, server, phone=phone) as ada:
        page = quick_page(ada)
        page.on("dialog", lambda dialog: pytest.fail(f"a dialog: {dialog.message}"))
        seats: list[dict[str, Any]] = [{"kind": "person", "name": "Ada"}, {"kind": "bot"}]
        table = make_table(page, "tokyo", seats)
        page.goto(f"/t/{table}")
        wishes = [{"type": "chat", "text": text} for text in CHAT]
        assert ask(page, table, *wishes) == [None] * len(CHAT)
        assert ask(page, table, {"type": "chat", "text": LONG}) == ["bad"]
        assert ask(page, table, {"type": "chat", "text": "\u200b\u202e \n"}) == ["bad"]
        assert ask(page, table, {"type": "emote", "emote": SCRIPT}) == ["bad"]
        page.get_by_role("button" if phone else "tab", name="Chat").click()

        lines = page.get_by_role("log", name="Chat").locator("li .text")
        expect(lines).to_have_text(list(CHAT.values()))
        assert fits(page)
        log = page.get_by_role("log", name="Chat")
        assert log.evaluate("log => log.scrollWidth <= log.clientWidth")
        assert page.locator("img").count() == 0


def test_a_hostile_host_of_a_listed_table_is_text_in_the_lobby(
    browser: Browser, server: Server
) -> None:
    with person(browser, server) as mallory, person(browser, server, phone=True) as bob:
        host, page = quick_page(mallory), quick_page(bob)
        page.on("dialog", lambda dialog: pytest.fail(f"a dialog: {dialog.message}"))
        seats = [{"kind": "person", "name": "<b>" + LONG}, {"kind": "open"}]
        make_table(host, "new_york", seats, begin=False, listed=True)
        page.goto("/join")
        expect(page.get_by_text(f"<b>{LONG[:21]}").first).to_be_visible()
        assert fits(page)
