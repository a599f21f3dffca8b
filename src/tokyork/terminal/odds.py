"""`tokyork odds`: a question about dice, and its answer for people and programs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from tokyork import odds, reading
from tokyork.cities import CITIES
from tokyork.core.dice import total
from tokyork.errors import BadInputError
from tokyork.odds import Choice, Plan, Wish
from tokyork.terminal.screen import new_console
from tokyork.text import texts

MOST_REROLLS = 20
OTHERS = 4  # keeps that are shown beside the best


@dataclass(frozen=True)
class Question:
    """How likely a wish is with these dice."""

    city: str
    dice: int
    rerolls: int
    wish: Wish
    keep: int | None
    """The dice to keep now; none said, the best."""

    @classmethod
    def read(cls, city: str, dice: str, rerolls: str, want: str, keep: str | None) -> Question:
        """The question behind the words of a command."""
        faces = CITIES[city].faces
        shown = odds.read_dice(dice, faces, "dice")
        if not shown:
            raise BadInputError("dice", "1 to 8 dice were expected, not 0")
        number = int(rerolls) if rerolls.isascii() and rerolls.isdecimal() else rerolls
        left = reading.whole(number, "--rolls", 0, MOST_REROLLS)
        wish = odds.read_wish(want, faces, "--want")
        kept = None if keep is None else odds.read_dice(keep, faces, "--keep")
        if kept is not None and not Wish((kept,)).met(shown):
            raise BadInputError("--keep", f"some of the dice that show were expected, not {keep!r}")
        return cls(city, shown, left, wish, kept)

    @cached_property
    def plan(self) -> Plan:
        """The best play for the wish."""
        return odds.plan(int(total(self.dice)), self.rerolls, self.wish)

    @property
    def best(self) -> Choice:
        """The best keep there is."""
        return self.plan.best(self.dice)

    @property
    def chosen(self) -> Choice:
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


def show_odds(question: Question) -> None:
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


def _named(question: Question, choice: Choice) -> str:
    if choice.kind == odds.STOP:
        return texts()("odds-stop")
    kept = " ".join(question.faces(choice.keep))
    return texts()("odds-keep", dice=kept) if kept else texts()("odds-roll_all")


def _percent(choice: Choice) -> str:
    return f"{100 * choice.value:.2f} %"
