"""What a person sees: the story so far, the table, the question and the moves."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tokyork.plain_text import visible
from tokyork.terminal import picture
from tokyork.terminal.telling import tell
from tokyork.terminal.typed_moves import SHORT_LIST, in_order_of_use
from tokyork.words.outlook import Outlook
from tokyork.words.sentences import Sentences, prices

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tokyork import Game
    from tokyork.terminal.players import SeatPlayer

PIPE_WIDTH = 100
# Decisions for which the dice do not matter.
WITHOUT_DICE = ("place", "start", "flee", "move", "buy", "snatch", "end")


def new_console() -> Console:
    """Colours only where a person sits at both ends."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        return Console(highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False, color_system=None, width=PIPE_WIDTH)


def view_with_prices(game: Game, seat: str | None) -> dict[str, Any]:
    """What a seat sees; a spectator sees the prices of whoever's turn it is."""
    view = game.view(seat)
    return view if seat is not None else view | {"prices": game.view(view["active"])["prices"]}


class Screen:
    """Shows one game to the people at its table."""

    def __init__(self, game: Game, players: list[SeatPlayer], console: Console) -> None:
        """Nothing is shown yet; of a game that is under way, only what follows will be told."""
        self.game = game
        self.players = players
        self.console = console
        self.words = Sentences.of(game.view())
        self.told = len(game.events()) if game.state.made else 0
        self._table: list[str] = []  # its parts as last printed

    def say(self, message: str, style: str = "", **values: object) -> None:
        """Print a message of the terminal's own; names, files and reasons come from outside."""
        seen = {key: visible(v) if isinstance(v, str) else v for key, v in values.items()}
        self.console.print(Text(self.words.texts(f"terminal-{message}", **seen), style=style))

    def complain(self, error: Exception) -> None:
        """Print what is wrong."""
        self.console.print(Text(visible(str(error)), style="red"))

    def tell_news(self, seat: str | None) -> None:
        """What happened since the last telling, as far as a seat may know it."""
        events = self.game.events(self.told, seat)
        tell(self.console, self.words, events, brief=True)
        self.told += len(events)

    def show_end(self) -> None:
        """The rest of the story, the last position, and who won and how."""
        *events, end = self.game.events(min(self.told, len(self.game.events()) - 1))
        tell(self.console, self.words, events, brief=True)
        self.show_table(None)
        self.console.print()
        tell(self.console, self.words, [end], brief=True)

    def tell_all(self, seat: str | None) -> None:
        """Everything that happened."""
        tell(self.console, self.words, self.game.events(0, seat), brief=False)

    def forget_undone(self) -> None:
        """After a move was taken back, what comes instead is news."""
        self.told = min(self.told, len(self.game.events()))

    def ask(self, seat: str) -> None:
        """Everything a person needs to choose."""
        self.tell_news(seat)
        self.show_table(seat)
        view = self.game.view(seat)
        self.console.print()
        if view["dice"] and view["decision"]["kind"] not in WITHOUT_DICE:
            self._show_dice(view)
        self._show_threat(seat, view)
        self._show_question(seat, view)
        self.show_moves(seat, SHORT_LIST)

    def _show_dice(self, view: dict[str, Any]) -> None:
        dice = picture.results(view, self.words)
        if dice:
            self.console.print(dice)

    def show_table(self, seat: str | None, *, again: bool = False) -> None:
        """The table, without those parts that are still as last shown."""
        names = [player.name for player in self.players]
        parts = picture.table(view_with_prices(self.game, seat), self.words, names)
        shown = [self._drawn(part) for part in parts]
        for n, text in enumerate(shown):
            if again or self._table[n : n + 1] != [text]:
                self.console.file.write(f"\n{text}")
        self._table = shown

    def _drawn(self, part: RenderableType) -> str:
        with self.console.capture() as capture:
            self.console.print(part)
        return capture.get()

    def _show_threat(self, seat: str, view: dict[str, Any]) -> None:
        monster = view["monsters"][self.game.seats.index(seat)]
        if "loss" in monster:
            name, health = self.words.seat(seat), monster["health"]
            self.say("loss", "red", seat=name, health=health, loss=monster["loss"])

    def _show_question(self, seat: str, view: dict[str, Any]) -> None:
        question = self.words.question(view["decision"])
        player = self.players[self.game.seats.index(seat)].name
        name = self.words.seat(seat)
        self.say("question", "bold cyan", seat=name, player=player, question=question)

    def moves(self) -> list[str]:
        """The legal moves in the order of their numbers here."""
        return in_order_of_use(self.game.legal_moves, self.game.view()["dice"])

    def show_moves(self, seat: str, most: int | None) -> None:
        """The legal moves with their numbers, or the first of them."""
        moves, view = self.moves(), self.game.view(seat)
        prospects = self.prospects(view)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, move in enumerate(moves[:most], 1):
            told = prospects.move(move) if prospects else None
            explained = Text(told or self._explained(move, view), "dim")
            grid.add_row(Text(f"{number:4}", "cyan"), Text(move, "bold"), explained)
        self.console.print(grid)
        if most is not None and len(moves) > most:
            self.say("more_moves", "dim", count=len(moves) - most, example=moves[-1])

    def prospects(self, view: dict[str, Any]) -> Outlook | None:
        """What moves would do now, in the city that has such a look ahead."""
        return Outlook(view, self.words) if "boroughs" in view else None

    def _explained(self, move: str, view: dict[str, Any]) -> str:
        """What a move does, beyond what its notation says in plain English."""
        verb, *faces = move.split()
        dice = len(view["dice"])
        if verb == "keep" and faces:
            return self.words.texts("terminal-reroll", count=dice - len(faces))
        in_words = self.words.move(move, dice, prices(view).__getitem__)
        return "" if in_words == move else in_words
