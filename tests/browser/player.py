"""Somebody at a table in a browser who does not think much; see `keyboard.py`, too."""

from __future__ import annotations

import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page

MOST = 600  # decisions of one person in one game
ABLE = ":not([aria-disabled=true])"


def open_table(
    context: BrowserContext, city: str, seats: list[dict[str, Any]], **settings: object
) -> Page:
    """A table that has begun, made as the page for new tables makes one."""
    page = quick_page(context)
    page.goto(f"/t/{make_table(page, city, seats, begin=True, **settings)}")
    return page


def make_table(
    page: Page, city: str, seats: list[dict[str, Any]], *, begin: bool = True, **settings: object
) -> str:
    """The name of a new table, whose host is this page's browser."""
    asked = {"settings": {"city": city, **settings}, "seats": seats, "begin": begin}
    made = page.evaluate(
        """asked => fetch("/api/tables", {method: "POST", body: JSON.stringify(asked),
        headers: {"content-type": "application/json"}}).then(found => found.json())""",
        asked,
    )
    return str(made["table"])


def quick_page(context: BrowserContext, **settings: object) -> Page:
    """A page of somebody who wants neither to wait nor to listen."""
    page = context.new_page()
    page.goto("/healthz")  # the lightest one from which a browser may keep settings
    be_quick(page, **settings)
    return page


def be_quick(page: Page, **more: object) -> None:
    """No waiting for motion, no sound, and no curtain between people on one device."""
    kept = json.dumps({"speed": "instant", "sound": False, "curtain": False, **more})
    page.evaluate("kept => localStorage.setItem('tokyork', kept)", kept)


class Player:
    """Plays on a page until the game is over."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = Random(seed)
        self.decisions = 0
        self.prompts: set[str] = set()

    @property
    def asked(self) -> Locator:
        """The dock, if there is something to choose."""
        return self.page.locator("section.frame[data-choice]")

    @property
    def over(self) -> Locator:
        """The poster at the end."""
        return self.page.locator("#end-headline")

    def wait(self) -> bool:
        """Until there is something to choose; whether there is."""
        self.asked.or_(self.over).first.wait_for(timeout=60_000)
        return not self.over.is_visible()

    def reach(self, kind: str) -> None:
        """Go on until a decision of this kind."""
        wanted = self.page.locator(f"section.frame[data-choice={kind}]")
        for _ in range(MOST):
            assert self.wait(), f"the game was over before {kind}"
            if wanted.is_visible():
                return
            self.play(self.by_mouse, most=1)

    def dice_shown(self) -> list[str]:
        """The dice in the dock, in words; neither their places nor which are kept is told."""
        labels = (die.get_attribute("aria-label") for die in self.asked.locator(".die").all())
        return sorted(re.sub(r"^die \d+: |, kept$", "", label) for label in labels if label)

    def table_shown(self) -> list[str]:
        """All numbers, cards, the log and the question, as they are read."""
        parts = self.page.locator("main :is(header, .rivals, .shop, .me), #dock-prompt")
        return [*parts.all_inner_texts(), *self.dice_shown()]

    def play(self, decide: Callable[[], None], most: int = MOST) -> None:
        """Decide until the end, or so often."""
        for _ in range(most):
            if not self.wait():
                return
            try:
                self.prompts.add(self.page.locator("#dock-prompt").inner_text())
                decide()
            except Error as error:  # the decision had gone meanwhile, as with a second click
                if not re.search("detached|Timeout|not visible|not attached", str(error)):
                    raise
            else:
                self.decisions += 1
            self.settle()

    def settle(self) -> None:
        """Until what was asked for is answered: the news comes before the answer."""
        self.page.locator("section.frame[aria-busy=true]").wait_for(state="detached")

    def by_mouse(self) -> None:
        """Tap something, then a button."""
        if self._leave_sheet():
            return
        self._tap_dice()
        tiles = self.asked.locator(f"[role=radio]{ABLE}")
        if count := tiles.count():
            tiles.nth(self.dice.randrange(count)).click(timeout=1500)
            if self._leave_sheet():
                return
        self._press(self.dice.random() < 0.8)

    def _leave_sheet(self) -> bool:
        """Buy the card that lies open, or close it; whether one was there."""
        sheet = self.page.locator("dialog[open]")
        if not sheet.count():
            return False
        buy = sheet.locator("[data-move^=buy]:not([aria-disabled=true])")
        if buy.count() and self.dice.random() < 0.7:
            buy.first.click(timeout=1500)
        else:
            self.page.keyboard.press("Escape")
        return True

    def _tap_dice(self) -> None:
        faces = self.asked.locator(f"button.die{ABLE}")
        count = faces.count()
        for place in self.dice.sample(range(count), min(2, count)):
            faces.nth(place).click(timeout=1500)

    def _press(self, main: bool) -> None:
        """The main button or another; holding it, since some want that."""
        buttons = self.asked.locator(f".buttons .action{ABLE}")
        if count := buttons.count():
            button = buttons.nth(count - 1 if main else self.dice.randrange(count))
            button.click(delay=450 if self._wants_hold(button) else 0, timeout=1500)

    @staticmethod
    def _wants_hold(button: Locator) -> bool:
        return button.locator(".fill").count() > 0


def expect_end(player: Player) -> None:
    """The game has ended, and says who won."""
    expect(player.over).to_be_visible()
    assert player.over.inner_text()
