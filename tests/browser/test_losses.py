"""Reload, loss of the network and of the server: nothing is lost, nothing counts twice."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import person
from tests.browser.player import Player, open_table
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute

    from tests.browser.people import Server

BOT: dict[str, Any] = {"kind": "bot", "level": 1}
ME: dict[str, Any] = {"kind": "person", "name": "Ada"}


class Wire:
    """The sockets between a browser and the server, which can be cut."""

    def __init__(self, context: BrowserContext) -> None:
        self.cut = False
        self.deaf = False  # what the server says is lost
        self.moves: list[dict[str, Any]] = []  # that went out
        self._open: list[WebSocketRoute] = []
        context.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, near: WebSocketRoute) -> None:
        if self.cut:
            near.close()
            return
        far = near.connect_to_server()
        near.on_message(lambda text: self._send(far, text))
        far.on_message(lambda text: None if self.deaf else near.send(text))
        self._open.append(near)

    def _send(self, far: WebSocketRoute, text: str | bytes) -> None:
        said = json.loads(text)
        if said["type"] == "move":
            self.moves.append(said)
        far.send(text)

    def lose(self) -> None:
        """Everything that is open breaks off, and nothing new comes through."""
        self.cut = True
        for one in self._open:
            one.close()
        self._open.clear()

    def restore(self) -> None:
        """As it was."""
        self.cut = self.deaf = False


def kept_moves(server: Server, table: str) -> list[tuple[int, str]]:
    """The number and the nonce of each move that the server keeps."""
    with sqlite3.connect(server.database) as kept:
        asked = "SELECT seq, nonce FROM moves WHERE table_id = ? ORDER BY seq"
        found = kept.execute(asked, (table,)).fetchall()
    kept.close()
    return found


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("city", CITIES)
def test_a_reload_shows_the_same_decision_with_the_same_dice(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        page = open_table(ada, city, [ME, BOT, BOT])
        player = Player(page)
        player.reach("roll")
        before = player.table_shown()
        page.reload()
        player.wait()

        assert len(player.dice_shown()) >= 6
        assert player.table_shown() == before


@pytest.mark.parametrize("city", CITIES)
def test_a_move_made_without_a_network_arrives_once_when_it_is_back(
    city: str, browser: Browser, server: Server
) -> None:
    with person(browser, server) as ada:
        wire = Wire(ada)
        page = open_table(ada, city, [ME, BOT])
        player = Player(page)
        player.reach("roll")
        wire.lose()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_visible()
        before = kept_moves(server, table_of(page))
        page.keyboard.press("r")
        wire.moves.clear()
        wire.restore()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_hidden()
        player.settle()

        after = kept_moves(server, table_of(page))
        nonces = [nonce for _, nonce in after[len(before) :] if nonce]
        assert nonces == [move["nonce"] for move in wire.moves]
        assert len(nonces) == 1


def test_a_move_whose_answer_was_lost_counts_once(browser: Browser, server: Server) -> None:
    with person(browser, server) as ada:
        wire = Wire(ada)
        page = open_table(ada, "tokyo", [ME, BOT])
        player = Player(page)
        player.reach("roll")
        wire.moves.clear()
        wire.deaf = True
        page.keyboard.press("r")
        page.wait_for_timeout(300)
        wire.lose()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_visible()
        wire.restore()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_hidden()
        player.settle()

        assert len(wire.moves) == 2
        assert wire.moves[0] == wire.moves[1]
        nonces = [nonce for _, nonce in kept_moves(server, table_of(page))]
        assert nonces.count(wire.moves[0]["nonce"]) == 1
        expect(page.locator("section.frame .problem")).to_have_count(0)


@pytest.mark.parametrize("city", CITIES)
def test_a_server_killed_and_started_again_goes_on_where_it_was(
    city: str, browser: Browser, own_server: Server
) -> None:
    with person(browser, own_server) as ada:
        page = open_table(ada, city, [ME, BOT, BOT])
        player = Player(page)
        player.play(player.by_mouse, most=5)
        player.reach("roll")
        before, kept = player.table_shown(), kept_moves(own_server, table_of(page))
        own_server.kill()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_visible()
        own_server.start()
        expect(page.locator(".banners").get_by_text("Connection lost")).to_be_hidden()

        assert player.table_shown() == before
        page.reload()
        player.wait()
        assert player.table_shown() == before
        player.play(player.by_mouse, most=3)
        later = kept_moves(own_server, table_of(page))
        assert later[: len(kept)] == kept
        assert [seq for seq, _ in later] == list(range(1, len(later) + 1))
        assert len(later) > len(kept)
