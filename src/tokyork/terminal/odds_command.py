"""`tokyork odds`: a question about dice, and its answer for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from tokyork import odds
from tokyork.cities import CITIES
from tokyork.core.dice import total
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.odds import Plan, RollChoice, Wish
from tokyork.terminal.screen import new_console
from tokyork.words.numbers import percent
from tokyork.words.texts import texts

MOST_REROLLS = 20
LONGEST_NUMBER = 9
OTHERS = 4  # keeps that are shown beside the best


@dataclass(frozen=True)
class OddsQuestion:
    """How likely a wish is with these dice."""

    city: str
    dice: int
    rerolls: int
    wish: Wish
    keep: int | None
    """The dice to keep now; none said, the best."""

    @classmethod
    def read(cls, city: str, dice: str, rerolls: str, want: str, keep: str | None) -> OddsQuestion:
        """The question behind the words of a command."""
        faces = CITIES[city].faces
        shown = odds.read_dice(dice, faces, "dice")
        if not shown:
            raise BadInputError("dice", "expected 1 to 8 dice, got 0")
        left = reading.whole(_number(rerolls), "--rolls", 0, MOST_REROLLS)
        wish = odds.read_wish(want, faces, "--want")
        kept = None if keep is None else odds.read_dice(keep, faces, "--keep")
        if kept is not None and not Wish((kept,)).met(shown):
            raise BadInputError(
                "--keep", f"expected some of the dice shown, got {reading.shown(keep)}"
            )
        return cls(city, shown, left, wish, kept)

    @cached_property
    def plan(self) -> Plan:
        """The best play for the wish."""
        return odds.plan(int(total(self.dice)), self.rerolls, self.wish)

    @property
    def best(self) -> RollChoice:
        """The best keep there is."""
        return self.plan.best(self.dice)

    @property
    def chosen(self) -> RollChoice:
        """The keep that was asked about. With no reroll left, all dice stay as they are."""
        if self.keep is None:
            return self.best
        return self.plan.keep(self.dice, self.keep if self.rerolls else self.dice)

    def faces(self, dice: int) -> list[str]:
        """Dice as words."""
        return odds.face_names(dice, CITIES[self.city].faces)

    def data(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {
            "chance": round(self.chosen.value, 10),
            "keep": self.faces(self.chosen.keep if self.keep is None else self.keep),
            "best_keep": self.faces(self.best.keep),
            "best_chance": round(self.best.value, 10),
        }


def _number(text: str) -> int | str:
    """The number that stands there; what is none is left as it is."""
    short = len(text) <= LONGEST_NUMBER
    return int(text) if short and text.isascii() and text.isdecimal() else text


def show_odds(question: OddsQuestion) -> None:
    """The answer as a table: what was asked, the best, and what comes next to it."""
    console = new_console()
    rerolls = texts()("terminal-rolls_left", rolls=question.rerolls)
    shown = " ".join(question.faces(question.dice))
    console.print(Text(texts()("odds-title", dice=shown, rerolls=rerolls), style="bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(2):
        grid.add_column()
    grid.add_column(justify="right")
    best, chosen = question.best, question.chosen
    if question.keep is not None:
        grid.add_row(texts()("odds-yours"), _named(question, chosen), _percent(chosen))
    grid.add_row(texts()("odds-best"), _named(question, best), _percent(best), style="green")
    choices = question.plan.choices(question.dice)
    rest = [choice for choice in choices if choice not in {best, chosen}]
    for choice in rest[:OTHERS]:
        grid.add_row(texts()("odds-next"), _named(question, choice), _percent(choice))
    console.print(grid)


def _named(question: OddsQuestion, choice: RollChoice) -> str:
    if choice.kind == odds.STOP:
        return texts()("odds-stop")
    kept = " ".join(question.faces(choice.keep))
    return texts()("odds-keep", dice=kept) if kept else texts()("odds-roll_all")


def _percent(choice: RollChoice) -> str:
    return percent(f"{100 * choice.value:.2f}")
