"""What was really so at a table, from the wire: to compare with what somebody heard."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket


class Figures(NamedTuple):
    """What a monster has."""

    health: int
    points: int
    energy: int


class Told(NamedTuple):
    """A message for the ear, and one's own figures at that moment."""

    text: str
    decision: bool
    figures: Figures


class Wire:
    """Overhears a page and its server; made before the page goes to the table."""

    def __init__(self, page: Page) -> None:
        self.told: list[Told] = []
        self.moves: list[str] = []
        self.waiting: set[str] = set()
        """Requests without an answer; what a page asks the coach keeps nobody waiting."""
        self._seq = -1
        self._told_seq = -1
        self._lines: dict[int, tuple[str, str | None]] = {}
        self._monsters: dict[str, dict[str, Any]] = {}
        self._me = ""
        self._active = ""
        self._turn = 0
        self._mine: dict[int, bool] = {}
        self._figures: dict[int, Figures] = {}
        self._news: dict[str, list[str]] = {}
        self._asked: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self._received(json.loads(text)))

    def _sent(self, request: dict[str, Any]) -> None:
        if request["type"] != "ask":
            self.waiting.add(request["nonce"])
        if request["type"] == "hear" and request.get("line") is None:
            self._asked.add(request["nonce"])
        if request["type"] == "move":
            self.moves.append(request["move"])

    def _received(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in {"snapshot", "played", "went_on"} and message.get("game"):
            self._shown(message)
        elif kind == "heard" and message["nonce"] in self._asked:
            self._news[message["nonce"]] = [_text(parts) for parts in message["said"]]
        elif kind == "answer":
            self._answered(message)

    def _shown(self, message: dict[str, Any]) -> None:
        game, view = message["game"], message["game"]["view"]
        self._seq = game["seq"]
        self._me = view.get("seat") or self._me
        self._active = view.get("active", self._active)
        self._turn = view.get("turn", self._turn)
        for line in message["lines"]:
            self._lines[line["number"]] = (line["kind"], line["seat"])
        self._monsters |= {one["seat"]: one for one in view.get("monsters", ())}
        me = self._monsters[self._me]
        self._mine[game["seq"]] = game["choice"] is not None
        self._figures[game["seq"]] = Figures(me["health"], me["points"], me["energy"])

    def _answered(self, answer: dict[str, Any]) -> None:
        self.waiting.discard(answer["nonce"])
        said = self._news.pop(answer["nonce"], [])
        seq = answer["seq"]
        if answer["nonce"] in self._asked and answer["problem"] is None:
            self._told_seq = seq
        mine = self._mine.get(seq, False)
        for place, text in enumerate(said, 1):
            decision = mine and place == len(said)
            self.told.append(Told(text, decision, self._figures[seq]))

    @property
    def all_is_told(self) -> bool:
        """Whether the page was told in words what it was shown last, and waits for nothing."""
        return self._told_seq >= self._seq >= 0 and not self.waiting

    @property
    def in_own_turn(self) -> bool:
        """Whether it is one's own turn now."""
        return self._active == self._me and self._turn > 0

    @property
    def turns(self) -> Counter[str]:
        """How many turns each monster has had."""
        owners = [seat for kind, seat in self._lines.values() if kind == "turn_started"]
        return Counter(self._monsters[seat]["monster"] for seat in owners if seat)

    @property
    def own_turns(self) -> int:
        """How many of them were one's own."""
        return self.turns[self._monsters[self._me]["monster"]]

    @property
    def rivals(self) -> list[str]:
        """Their monsters."""
        return [one["monster"] for seat, one in self._monsters.items() if seat != self._me]


def _text(parts: list[dict[str, Any]]) -> str:
    return "".join(part["text"] for part in parts)
