"""A game in the terminal for the ear: no boxes, no tables, no colour, one fact a line."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.text import Text

from tokyork.errors import IllegalMoveError
from tokyork.plain_text import visible
from tokyork.terminal.coaching import show_hint, show_strip
from tokyork.terminal.play import LONGEST_NUMBER, TerminalTable, next_line
from tokyork.terminal.screen import Screen
from tokyork.words.causes import why_refused
from tokyork.words.sentences import Sentences
from tokyork.words.spoken.asking import question_sentences
from tokyork.words.spoken.budget import heard_by, sentence
from tokyork.words.spoken.ear import Ear
from tokyork.words.spoken.on_demand import told_on_demand
from tokyork.words.spoken.telling_turns import ending, turns_told
from tokyork.words.spoken.typed_lines import understand
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork import Game
    from tokyork.terminal.players import SeatPlayer

WIDE = 10_000
OWN_WORDS = ("rules", "why", "language", "save", "load", "show")
"""Commands of the terminal that are the same here."""
HELP = ("rules", "why", "undo", "language", "save", "load", "quit")


def plain_console() -> Console:
    """Lines of any length: whoever reads them out breaks none."""
    return Console(highlight=False, markup=False, emoji=False, color_system=None, width=WIDE)


class PlainScreen(Screen):
    """Says one game to the people at its table."""

    def __init__(self, game: Game, players: list[SeatPlayer]) -> None:
        """The seats have their monsters' names alone."""
        super().__init__(game, players, plain_console())
        self.words = Sentences.of(game.view(), numbered=False)

    def ear(self, seat: str | None) -> Ear:
        """Whoever sits there; several people at one keyboard are called by their monsters."""
        people = [s for s, p in zip(self.game.seats, self.players, strict=True) if p.person]
        reader = seat if seat is not None and people == [seat] else ""
        return Ear(self.words, self.game.view(seat), reader)

    def print_lines(self, lines: Iterable[str], reader: str = "") -> None:
        """Each as a sentence of its own."""
        for line in lines:
            self.console.print(Text(heard_by(reader, sentence(line))))

    def tell_news(self, seat: str | None) -> None:
        """Every turn that is over, in one line."""
        ear = self.ear(seat)
        told = turns_told(ear, self.game.events(0, seat), self.told)
        self.print_lines(told.messages)
        self.told = told.heard

    def ask(self, seat: str) -> None:
        """What was new, and the question; one's own figures if they may be others than before."""
        before = self.told
        self.tell_news(seat)
        fresh = any(event["kind"] == "turn_started" for event in self.game.events(before))
        ear = self.ear(seat)
        changed = fresh or ear.view["decision"]["kind"] != "roll"
        self.print_lines(question_sentences(ear, begins=fresh, changed=changed))

    def ask_again(self, seat: str) -> None:
        """The question with everything that belongs to it, one fact a line."""
        ear = self.ear(seat)
        self.print_lines(question_sentences(ear, begins=True, changed=True))

    def show_table(self, seat: str | None, *, again: bool = False) -> None:
        """Nobody asked for it: words on demand tell it in parts."""
        if again and seat is not None:
            self.ask_again(seat)

    def show_end(self) -> None:
        """The last turn, and who won."""
        self.tell_news(None)
        self.print_lines([ending(self.ear(None))])

    def show_moves(self, seat: str, most: int | None) -> None:
        """The legal moves with their numbers, one a line."""
        view = self.game.view(seat)
        for number, move in enumerate(self.moves()[:most], 1):
            more = self._explained(move, view)
            self.console.print(Text(f"{number} {move}{f': {more}' if more else ''}"))


class PlainTable(TerminalTable):
    """One game with its players, for the ear."""

    screen: PlainScreen

    def _take(self, game: Game) -> None:
        super()._take(game)
        self.screen = PlainScreen(game, self.players)

    def _welcome(self) -> None:
        super()._welcome()
        self.screen.say("plain_how")

    def _read(self) -> str | None:
        """The next line, also an empty one: it repeats the question."""
        while (line := next_line()) is not None:
            words = " ".join(line.split())
            if words.startswith("#"):
                continue
            if not sys.stdin.isatty():
                self.screen.console.print(Text(f"> {visible(words)}".rstrip()))
            return words
        return None

    def _obey(self, line: str, seat: str) -> None:
        word = line.partition(" ")[0]
        if not line:
            self.screen.ask_again(seat)
        elif word in OWN_WORDS or (word.startswith("?") and line != "?"):
            super()._obey(line, seat)
        elif line.isdecimal() and len(line) <= LONGEST_NUMBER:
            self._play_number(int(line), seat)
        else:
            self._understand(line, seat)

    def _understand(self, line: str, seat: str) -> None:
        ear = self.screen.ear(seat)
        meant = understand(self.screen.words, ear.view, line)
        if meant.kind == "move":
            self._move(meant.text, seat)
        elif meant.kind == "refused":
            self.screen.print_lines([meant.text])
        elif meant.text == "undo":
            self._undo()
        elif meant.text == "moves":
            self.screen.show_moves(seat, None)
        elif meant.text == "hint":
            show_hint(self.screen.console, self.game, "")
        elif meant.text == "odds":
            show_strip(self.screen.console, self.game, "")
        else:
            lines = told_on_demand(ear, meant, lambda: self.game.events(0, seat))
            self.screen.print_lines([*lines, *self._more_help(meant.text)], ear.reader)

    @staticmethod
    def _more_help(command: str) -> list[str]:
        """What only the terminal can do."""
        if command != "help":
            return []
        commands: list[str] = []
        for name in HELP:
            message = f"terminal-help_{name}"
            values: dict[str, Any] = {"languages": ""} if name == "language" else {}
            commands.append(f"{texts()(message)}: {texts()(message, 'text', **values)}")
        return commands

    def _move(self, move: str, seat: str) -> None:
        try:
            self._make(self._player(seat), move)
        except IllegalMoveError as error:
            found = why_refused(self.game.state, error.move, self.screen.words)
            self.screen.print_lines([found[0].text])
