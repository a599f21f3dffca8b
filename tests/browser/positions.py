"""Positions of both cities on a page, without a game being played: the socket is ours."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from tests.helpers import Plan, walk
from tokyork import Game
from tokyork.words.texts import FALLBACK
from tools.make_fixtures import message
from tools.positions import WORST

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page, WebSocketRoute

GAMES = 10  # enough for all common kinds of decisions
MOST = 400
AFTER_ALL = 1_000_000  # a change's number that no position has by itself
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


@cache
def positions(city: str, language: str = FALLBACK) -> dict[str, str]:
    """A snapshot message for each kind of decision that comes up, for the end and the worst."""
    return {kind: _told(game, language) for kind, game in _games(city).items()}


@cache
def _games(city: str) -> dict[str, Game]:
    """Where those decisions came up."""
    found = {"worst": Game.from_scenario(WORST[city])}
    for seed in range(GAMES):
        plan = Plan(2 + seed % 5, seed, rich=seed % 2 == 1)
        for game in walk(city, plan, MOST):
            kind = _kind(game)
            if kind not in found and (game.state.turn > 4 or kind in {"place", "start"}):
                found[kind] = _kept(game)
    return found


def _kept(game: Game) -> Game:
    """As it is now, with all that happened: other copies keep no events."""
    copied = game.clone()
    copied.state.log = list(game.state.log or ())
    return copied


def _kind(game: Game) -> str:
    if not (decision := game.decision):
        return "over"
    return decision.kind + (f"-{decision.card}" if decision.card else "")


def _told(game: Game, language: str) -> str:
    return msgspec.json.encode(message(game, language=language)).decode()


class Shelf:
    """A page at a table that shows whatever position is put on it."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.page = page
        self._socket: WebSocketRoute | None = None
        self._first = ""
        self._changes = AFTER_ALL
        self.sent: list[dict[str, Any]] = []
        """What the page asked for; all of it is granted, and nothing comes of it."""
        context.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._grant(socket, msgspec.json.decode(text)))
        socket.send(self._first)

    def _grant(self, socket: WebSocketRoute, asked: dict[str, Any]) -> None:
        self.sent.append(asked)
        if asked["type"] != "ask":
            answer = {"type": "answer", "nonce": asked["nonce"], "seq": 0, "problem": None}
            socket.send(msgspec.json.encode(answer).decode())

    def show(self, snapshot: str) -> None:
        """From the beginning, so that nothing is left of what was there."""
        self._first = snapshot
        self.page.goto("/t/fixture")
        self.page.locator("main.stage").wait_for()

    def change_to(self, snapshot: str) -> None:
        """As news, on the page that is open; it is drawn when this returns."""
        assert self._socket
        told = msgspec.json.decode(snapshot)
        self._changes += 1
        told["game"]["seq"] = self._changes  # two positions may ask the same question
        self._socket.send(msgspec.json.encode(told).decode())
        self.page.locator(f"main.stage[data-seq='{self._changes}']").wait_for()
        choice = told["game"]["choice"]
        shown = f"section.frame[data-choice={choice['kind']}]" if choice else "#end-headline"
        self.page.locator(shown).wait_for()
        self.page.evaluate(DRAWN)
