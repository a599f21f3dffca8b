"""Somebody who hears a table and never sees it: announcements, the accessibility tree, keys."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.browser.wire import Wire
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What a screen reader is told is what is added to the live region; who must act has the focus
# somewhere.
EARS = """
window.heard = [];
window.lost = {longest: 0, since: null};
const region = () => document.querySelector("[data-announcer]");
const listen = () => {
  if (!region()) return requestAnimationFrame(listen);
  const said = (node) => node.nodeType === 1 && window.heard.push(node.textContent.trim());
  region().childNodes.forEach(said);
  new MutationObserver((changes) => changes.forEach(({addedNodes}) => addedNodes.forEach(said)))
    .observe(region(), {childList: true});
};
listen();
setInterval(() => {
  const nowhere = document.activeElement === document.body || document.activeElement === null;
  const must = document.querySelector("section.frame[data-choice], #end-headline");
  const now = performance.now();
  if (!nowhere || !must) window.lost.since = null;
  else window.lost.since ??= now;
  if (window.lost.since !== null)
    window.lost.longest = Math.max(window.lost.longest, now - window.lost.since);
}, 50);
"""
PATIENCE = 1500
"""Looks, at least ten milliseconds apart: a machine that stands still has not looked."""
MOST = 500
SOFT_HYPHEN = "\u00ad"


def words_of(text: str) -> tuple[str, ...]:
    """Those of a message, in any order: dice are said in that of their keys."""
    return tuple(sorted(re.findall(r"\w+", text.replace(SOFT_HYPHEN, ""))))


class Listener:
    """Plays by what is heard; made before the page goes to the table."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.words = texts(language)
        self.wire = Wire(page)
        self.keys = 0
        """Pressed in turns of one's own."""
        self.bought = 0
        self.silent: list[str] = []
        """Keys after which nothing was said."""
        self.pending: list[str] = []
        """What was said last, and not answered yet."""
        self._read = 0
        self._kept: set[int] = set()
        self._collecting = False
        self._bought_in = 0
        """The last of one's own turns in which a card was bought."""
        self._endless: set[str] = set()
        """Questions that cannot be left without choosing, as experience tells."""
        page.add_init_script(EARS)

    # --- ears and fingers ---

    @property
    def heard(self) -> list[str]:
        """Everything that was said so far."""
        found: list[str] = self.page.evaluate("window.heard")
        return found

    def press(self, *keys: str) -> None:
        """One key after the other."""
        self.keys += len(keys) * self.wire.in_own_turn
        if keys[0] == "Shift":  # counted as two keys, held together
            self.page.keyboard.press("+".join(keys))
            return
        for key in keys:
            self.page.keyboard.press(key)

    def fresh(self, *, wanted: bool = True) -> list[str]:
        """What was said since the last time, once all is said."""
        calm = 0
        for _ in range(PATIENCE):
            now = self.heard
            quiet = self._all_is_said(now) and (len(now) > self._read or not wanted)
            calm = calm + 1 if quiet and self._is_asked() else 0
            if calm > 2:
                said, self._read = now[self._read :], len(now)
                return said
            self.page.wait_for_timeout(10)
        return []

    def _all_is_said(self, now: list[str]) -> bool:
        """Whatever the page was told it has said; it may say dice in another order."""
        if not self.wire.all_is_told:
            return False
        return words_of(self.wire.told[-1].text) in {words_of(text) for text in now[-24:]}

    def _is_asked(self) -> bool:
        """The title of the page says so, or the game is over."""
        return self.page.title() == self.yours or self.is_over()

    @property
    def yours(self) -> str:
        """The page's title while one must choose."""
        return str(self.words("table-title-yours"))

    @property
    def no_leaving(self) -> str:
        """What is said where one cannot be content."""
        return self._words_of("ear-no-leaving")

    def is_over(self) -> bool:
        """Whether the end is shown."""
        return self.page.locator("#end-headline").count() > 0

    def focused(self) -> tuple[str, str]:
        """What a screen reader says has the focus: its role and its name."""
        session = self.page.context.new_cdp_session(self.page)
        nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
        session.detach()
        for node in nodes:
            held = {p["name"]: p["value"].get("value") for p in node.get("properties", ())}
            if held.get("focused") and node["role"]["value"] != "RootWebArea":
                return str(node["role"]["value"]), str(node["name"]["value"])
        return "", ""

    # --- a game ---

    def play(self, most: int = MOST) -> None:
        """Until the end, or so many decisions; nothing is known but what was heard."""
        self.pending = self.pending or self.fresh()
        for _ in range(most):
            if self.is_over():
                return
            if not self.pending:
                self.silent.append(f"after {self.wire.moves[-1:]}")
                return
            self._answer(self.pending[-1])
            self.pending = self.fresh()

    def _answer(self, question: str) -> None:
        """The question is the last that was said; its words tell which dice and cards there are."""
        if dice := self._dice(question):
            self._roll(dice, again=not self._begins(question))
        elif card := self._offer(question):
            self._buy(card)
        elif question.startswith(self._words_of("decision-resolve")) or "?" not in question:
            self.press("-")
        elif question.startswith(self._words_of("decision-choose-of_another_world")):
            self.press("0")
        else:
            self._choose(question.partition("?")[0].rpartition(". ")[2])

    def _words_of(self, message: str) -> str:
        return str(self.words(message))

    def _begins(self, question: str) -> bool:
        figures = self._words_of("spoken-figures").partition(" ")[0]
        return figures.casefold() in question.casefold()

    def _dice(self, question: str) -> list[str]:
        """The dice, if they can be thrown again."""
        name = str(self.words("spoken-dice", dice="|", rolls=1, rolling="no")).partition(":")[0]
        found = re.search(rf"{name}: ([^;]*); ", question, re.IGNORECASE)
        return found[1].split(", ") if found else []

    def _roll(self, dice: list[str], *, again: bool) -> None:
        """Keep what there is most of by its keys, and throw the rest."""
        if not again:
            self._kept, self._collecting = set(), False
        wanted = [dice[place] for place in self._kept] or [Counter(dice).most_common(1)[0][0]]
        alike = {place for place, face in enumerate(dice) if face == wanted[0]} - self._kept
        if self._collecting:
            self._hear_joined(sorted(alike), wanted[0], len(dice) - len(self._kept | alike))
            self._kept |= alike
            self.press("0")
            return
        if len(alike) > 1:
            self._kept |= alike
            self._collecting = True
            self.press("Shift", str(min(alike) + 1))
            return
        for place in alike:
            self._kept.add(place)
            left = len(dice) - len(self._kept)
            self._say_what(str(place + 1), f"{place + 1} {dice[place]}", left, len(dice) - 1)
        self.press("0")

    def _hear_joined(self, places: list[int], face: str, left: int) -> None:
        """Dice that joined those of their kind were told, by their numbers."""
        if not places:
            return
        several = ":" if len(places) > 1 else ""
        begins = f"{', '.join(str(place + 1) for place in places)}{several} {face}"
        if not any(said.startswith(begins) and str(left) in said for said in self.pending):
            self.silent.append(f"{begins}, {left}: {self.pending}")

    def _say_what(self, key: str, begins: str, left: int, anew: int) -> None:
        """A key that keeps a die says so, and how many are left; after another turn, all others."""
        self.press(key)
        said = self.fresh()
        if not (said and said[-1].startswith(begins) and re.search(rf"{left}|{anew}", said[-1])):
            self.silent.append(f"{key}: {said}, but it should be {begins}, {left}")

    def _offer(self, question: str) -> str:
        """The number of a card that can be paid."""
        asked = self._words_of("decision-buy")
        _, _, rest = question.partition(asked)
        found = re.search(r"[.,] (\d) [^.,]+ \d+(?=[.,])", rest.partition(". ")[2].join((". ", "")))
        return found[1] if found else ""

    def _buy(self, number: str) -> None:
        """Read a card and buy it; after a second one in the same turn the turn is over."""
        before = self.keys
        self.press(number)
        read = self.fresh()
        if not (read and read[-1].startswith(number) and ": " in read[-1]):
            self.silent.append(f"card {number}: {read}")
        again = self._bought_in == self.wire.own_turns
        self._bought_in = self.wire.own_turns
        self.press("-" if again else "0")
        self.bought = max(self.bought, self.keys - before)

    def _choose(self, question: str) -> None:
        """Be content if that is possible, else the first that can be done."""
        moves = len(self.wire.moves)
        if question not in self._endless:
            self.press(".")
            said = self.fresh()
            if len(self.wire.moves) > moves:
                self._read -= len(said)  # they tell the next question
                return
            self._endless.add(question)
        self.press("1")
        self.fresh()
        self.press("0")
