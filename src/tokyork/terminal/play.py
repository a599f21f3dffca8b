"""The loop of a game in the terminal: show, ask, play."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from tokyork import Game
from tokyork.bots.programs.failures import GONE
from tokyork.errors import BadInputError, IllegalMoveError, TokyorkError
from tokyork.foregone import foregone
from tokyork.plain_text import visible
from tokyork.terminal.coaching import show_hint, show_strip
from tokyork.terminal.game_files import open_game
from tokyork.terminal.help import find_cards, show_card, show_help, show_rules
from tokyork.terminal.players import read_players
from tokyork.terminal.screen import Screen, new_console
from tokyork.terminal.typed_moves import spell_out
from tokyork.terminal.why_command import show_why
from tokyork.words.sentences import Sentences
from tokyork.words.texts import languages, speak, texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.bots import SafeSeat
    from tokyork.terminal.players import SeatPlayer

PROMPT = "> "
USUAL_GOAL = 20
LONGEST_NUMBER = 9
FINISHED, UNFINISHED = 0, 1


def play(
    city: str, seats: str | None, seed: int | None, file: str | None, *, plain: bool = False
) -> int:
    """Play a new game, or go on with one from a file; says how the program ends."""
    _prepare_input()
    at_table = _table_class(plain=plain)
    if file is None:
        game = Game(city, len(read_players(seats, 0)), seed=seed)
        return at_table(game, read_players(seats, _seed_of(game, seed))).run()
    game = open_game(Path(file))
    return at_table(game, read_players(seats, _seed_of(game, seed), len(game.seats)), file).run()


def _table_class(*, plain: bool) -> type[TerminalTable]:
    """A table to be looked at, or one to be heard."""
    if not plain:
        return TerminalTable
    from tokyork.terminal.plain_table import PlainTable  # noqa: PLC0415 - it is made of this one

    return PlainTable


def _seed_of(game: Game, seed: int | None) -> int:
    if seed is not None:
        return seed
    return game.record.seed if game.record is not None else 0


def _prepare_input() -> None:
    """Line editing, where Python has it."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - its import is its effect


class TerminalTable:
    """One game with its players, in front of a console."""

    def __init__(self, game: Game, players: list[SeatPlayer], file: str | None = None) -> None:
        """Sit down; `file` is where the game came from."""
        self.players = players
        self.file = file
        self._take(game)

    def _take(self, game: Game) -> None:
        self.game = game
        self.screen = Screen(game, self.players, new_console())
        self.last_mover: SeatPlayer | None = None

    # --- the loop ---

    def run(self) -> int:
        """Play until the game ends or nobody says anything more."""
        self._welcome()
        try:
            return self._play_on()
        except OSError:
            raise
        except Exception as error:
            if self.file is None:
                raise
            # A damaged position, or prepared dice that do not fit: seen only now.
            reason = texts()("terminal-cannot_go_on", reason=str(error) or repr(error))
            raise BadInputError(self.file, reason) from error
        finally:
            for player in self.players:
                player.leave()

    def _play_on(self) -> int:
        while (decision := self.game.decision) is not None:
            player = self._player(decision.seat)
            if (last := foregone(self.game.state)) is not None:
                self.game.play(last)
                self.last_mover = player
                continue
            if player.bot is not None:
                self._make(player, self._ask(player, player.bot, decision.seat))
                self._tell_spectators()
                continue
            self.screen.ask(decision.seat)
            ending = self._listen(decision.seat)
            if ending is not None:
                return ending
        self.screen.show_end()
        return FINISHED

    def _ask(self, player: SeatPlayer, bot: SafeSeat, seat: str) -> str:
        """A bot's move; if it fails, that is told, but not again once it is given up."""
        before = len(bot.failures)
        choice = bot.choose(self.game.state)
        last = bot.failures[-2:]
        if len(bot.failures) > before and [failure.kind for failure in last] != [GONE, GONE]:
            values = {"seat": self.screen.words.seat(seat), "player": player.name}
            self.screen.say("bot_failed", "red", reason=last[-1].reason, **values)
        return choice.move

    def _player(self, seat: str) -> SeatPlayer:
        return self.players[self.game.seats.index(seat)]

    def _welcome(self) -> None:
        city = texts()(f"city-{self.game.city}")
        seats = len(self.players)
        if self.file is None:
            seed = self.game.record.seed if self.game.record else 0
            self.screen.say("welcome", city=city, seats=seats, seed=str(seed))
        else:
            self.screen.say("welcome_loaded", city=city, seats=seats, file=self.file)
        points = self.game.view()["options"].get("points", USUAL_GOAL)
        self.screen.say("goal", points=points)
        if any(player.person for player in self.players):
            self.screen.say("how")

    def _make(self, player: SeatPlayer, move: str, seat: str | None = None) -> None:
        self.game.play(move, seat)
        self.last_mover = player

    def _tell_spectators(self) -> None:
        """Without people at the table, tell each turn when it is over."""
        if not any(player.person for player in self.players):
            kinds = [event["kind"] for event in self.game.events(self.screen.told)]
            if "turn_started" in kinds[1:]:
                self.screen.tell_news(None)

    # --- listening ---

    def _listen(self, seat: str) -> int | None:
        """Obey lines until a move is made; a number ends the program."""
        game, made = self.game, self.game.state.made
        while self.game is game and game.state.made == made:
            line = self._read()
            if line is None:
                print(texts()("terminal-unfinished", moves=made), file=sys.stderr)
                return UNFINISHED
            if line == "quit":
                self.screen.say("quit", moves=made)
                return FINISHED
            self._obey(line, seat)
        return None

    def _read(self) -> str | None:
        """The next line that says something; piped ones are echoed for the reader."""
        while (line := next_line()) is not None:
            words = " ".join(line.split())
            if words and not words.startswith("#"):
                if not sys.stdin.isatty():
                    self.screen.console.print(Text(f"{PROMPT}{visible(words)}"))
                return words
        return None

    def _obey(self, line: str, seat: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "rules": lambda: show_rules(self.screen.console, self.screen.words),
            "undo": self._undo,
            "hint": lambda: show_hint(self.screen.console, self.game, self._faces(rest)),
            "odds": lambda: show_strip(self.screen.console, self.game, self._faces(rest)),
            "moves": lambda: self.screen.show_moves(seat, None),
            "show": lambda: self.screen.show_table(seat, again=True),
            "log": lambda: self.screen.tell_all(seat),
            "why": lambda: show_why(self.screen.console, self.screen.words, self.game, seat, rest),
            "language": lambda: self._speak(rest),
            "save": lambda: self._save(rest),
            "load": lambda: self._load(rest),
        }
        if word.startswith("?"):
            self._help(line[1:].strip(), seat)
        elif word in commands:
            commands[word]()
        elif line.isdecimal() and len(line) <= LONGEST_NUMBER:
            self._play_number(int(line), seat)
        else:
            self._play_text(line, seat)

    def _play_number(self, number: int, seat: str) -> None:
        moves = self.screen.moves()
        if 1 <= number <= len(moves):
            self._make(self._player(seat), moves[number - 1])
        else:
            self.screen.say("no_such_number", "red", most=len(moves), number=str(number))

    def _play_text(self, line: str, seat: str) -> None:
        """Make a move, perhaps with the seat in front as in a record; or say why not."""
        first, _, rest = line.partition(" ")
        named = first if first in self.game.seats else None
        move = spell_out(rest if named else line, self.screen.words.rules.faces)
        try:
            self._make(self._player(seat), move, named)
        except IllegalMoveError as error:
            self.screen.complain(error)
            self.screen.say("hint", "dim")

    # --- commands ---

    def _faces(self, rest: str) -> str:
        """Faces as they were typed, perhaps by their first letters only."""
        faces = self.screen.words.rules.faces
        return spell_out(f"keep {rest}", faces).removeprefix("keep").strip()

    def _help(self, name: str, seat: str) -> None:
        screen = self.screen
        if not name:
            view = self.game.view(seat)
            show_help(screen.console, screen.words, view, screen.prospects(view))
            return
        cards = find_cards(screen.words, name)
        for card in cards:
            show_card(screen.console, screen.words, card)
        if not cards:
            screen.say("no_card", "red", name=name)

    def _speak(self, language: str) -> None:
        """Go on in another language."""
        if language not in languages():
            self.screen.say("no_language", "red", name=language, languages=", ".join(languages()))
            return
        speak(language, breaks=False)
        self.screen.words = Sentences.of(self.game.view())
        self.screen.say("language_now")

    def _undo(self) -> None:
        """Take back what a person did; what a computer player did stays."""
        person = self.last_mover is not None and self.last_mover.person
        if not person or not self.game.can_undo:
            self.screen.say("no_undo", "red")
            return
        self.game.undo()
        self.screen.forget_undone()
        self.screen.say("undone")

    def _save(self, name: str) -> None:
        if not name:
            self.screen.say("file_missing", "red", command="save")
            return
        try:
            Path(name).write_text(self.game.save(), encoding="utf-8")
        except (OSError, ValueError) as error:  # no file can have a NUL in its name
            reason = error.strerror if isinstance(error, OSError) else str(error)
            self.screen.say("not_saved", "red", file=name, reason=reason)
        else:
            self.screen.say("saved", file=name)

    def _load(self, name: str) -> None:
        if not name:
            self.screen.say("file_missing", "red", command="load")
            return
        try:
            game = open_game(Path(name))
        except TokyorkError as error:
            self.screen.complain(error)
            return
        expected, found = len(self.players), len(game.seats)
        if expected != found:
            self.screen.say("other_seats", "red", file=name, expected=expected, found=found)
            return
        self.file = name
        self._take(game)
        self.screen.say("loaded", file=name)


def next_line() -> str | None:
    """A line of whoever types, or of what is piped in."""
    if not sys.stdin.isatty():
        return sys.stdin.readline() or None
    try:
        return input(PROMPT)
    except EOFError:
        return None
