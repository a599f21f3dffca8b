"""Somebody with a keyboard alone: Enter for the main button, Tab, space and digits for the rest."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

from tests.browser.player import ABLE, Player

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

MAIN = "section.frame .primary .action[aria-keyshortcuts^=Enter]"
HOLD = 450  # milliseconds, for the buttons that want to be held
OWN_ENTER = "button:not([role=radio][aria-checked=true], .die), a, summary"
"""Whoever went there by Tab means that, and not the main button."""


class Entered(NamedTuple):
    """What the main button said when Enter was pressed, and what was sent."""

    kind: str
    said: str
    dice: int
    moves: tuple[str, ...]

    @property
    def fits(self) -> bool:
        """One move or none, and the one that was said."""
        told = all(re.search(self._saying(move), self.said, re.IGNORECASE) for move in self.moves)
        return told and len(self.moves) <= 1

    def _saying(self, move: str) -> str:
        """What the button has to say for a move that every game has; cards say what they like."""
        match self.kind, move.split():
            case "roll", ["keep", *kept]:
                words = rf"^Reroll\D* {self.dice - len(kept)}\b"
            case "roll", ["stop"]:
                words = "^Keep all$"
            case "buy", ["end"]:
                words = "^Done$"
            case (("place" | "flee"), [_, borough]):
                words = borough.replace("_", " ")
            case "resolve", ["resolve", face]:
                words = f"{face.replace('destroy', 'destruction')}|usual order"
            case _:
                words = ""
        return words


class KeyPlayer(Player):
    """Touches nothing but keys; made before the page goes to the table."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.entered: list[Entered] = []
        self._sent: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._note)

    def _note(self, frame: str | bytes) -> None:
        asked = json.loads(frame)
        if asked["type"] == "move":
            self._sent.append(asked["move"])

    def by_keyboard(self) -> None:
        """Pick something, then mostly Enter, or else another button."""
        if self.asked.locator("button.die").count():
            self.page.keyboard.press(str(self.dice.randrange(1, 7)))
        elif self.asked.locator("[role=radio]").count():
            self._pick_tile()
        if self.page.locator(MAIN + ABLE).count() and self.dice.random() < 0.8:
            self._enter()
        else:
            self._tab_to(f"section.frame .buttons .action{ABLE}")
            self._strike("Space")

    def _enter(self) -> None:
        """Enter, wherever the focus is, except on another button that was reached by Tab."""
        if self._is_at(OWN_ENTER):
            self._tab_to(MAIN)
        main = self.page.locator(MAIN)
        kind = self.asked.get_attribute("data-choice", timeout=1500) or ""
        said = main.locator(".words").inner_text(timeout=1500)
        dice = self.asked.locator("button.die").count()
        self._sent.clear()
        self._strike("Enter")
        self.settle()
        self.entered.append(Entered(kind, said, dice, tuple(self._sent)))

    def _pick_tile(self) -> None:
        """One of the first; a card that opens is closed again, for it is read."""
        self._tab_to("section.frame [role=radio]")
        for _ in range(self.dice.randrange(3)):
            self.page.keyboard.press("ArrowRight")
        if not self._is_at(ABLE):
            self.page.keyboard.press("Escape")
            return
        self.page.keyboard.press("Space")
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")

    def _is_at(self, wanted: str) -> bool:
        return bool(self.page.evaluate("it => document.activeElement.matches(it)", wanted))

    def _tab_to(self, wanted: str) -> None:
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self._is_at(wanted):
                return

    def _strike(self, key: str) -> None:
        """Long enough, where the buttons want it."""
        held = self.asked.locator(".fill").count()
        self.page.keyboard.press(key, delay=HOLD if held else 0)
