"""The log of a game in words, turn by turn: what is over is put into words once."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque
from typing import TYPE_CHECKING, Any

from tokyork.core import events
from tokyork.sentences import Sentences
from tokyork.server.showing import lines

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.server.messages import Line

REMEMBERED = 4
"""Turns that a scribe knows by heart."""


class Scribe:
    """Puts the turns of a game into words; what several seats see alike, only once."""

    def __init__(self, game: Game, language: str) -> None:
        """For the monsters of this game."""
        monsters = [monster["monster"] for monster in game.view()["monsters"]]
        self._words = Sentences(game.city, monsters, language, numbered=False)
        self._written: deque[tuple[list[dict[str, Any]], list[Line]]] = deque(maxlen=REMEMBERED)

    def lines(self, told: list[dict[str, Any]]) -> list[Line]:
        """The lines of these events."""
        for known, written in self._written:
            if known == told:
                return written
        self._written.append((told, lines(told, self._words)))
        return self._written[-1][1]


class LogBook:
    """The lines for one seat and language."""

    def __init__(self, seat: str | None, scribe: Scribe) -> None:
        """Nothing is written yet."""
        self._seat = seat
        self._scribe = scribe
        self._written: dict[int, list[Line]] = {}
        """The lines of turns that are over, by the number of their first event."""

    def all_lines(self, game: Game) -> list[Line]:
        """The whole log."""
        return self.lines_from(game, 0)

    def lines_from(self, game: Game, first: int) -> list[Line]:
        """The lines from the turn on that begins with this event."""
        starts = turn_starts(game)
        ends = [*starts[1:], len(game.state.log or ())]
        found: list[Line] = []
        for start, end in zip(starts, ends, strict=True):
            if start >= first:
                found += self._turn(game, start, end, over=start != starts[-1])
        return found

    def forget_from(self, turn: int) -> None:
        """Moves were taken back: the turn that begins with this event is not over any more."""
        self._written = {start: told for start, told in self._written.items() if start < turn}

    def _turn(self, game: Game, start: int, end: int, *, over: bool) -> list[Line]:
        if start in self._written:
            return self._written[start]
        # The beginning of the next turn tells that an attack has hit nobody.
        told = self._scribe.lines(_seen(game, self._seat, start, end + over))
        if over:
            self._written[start] = told = told[:-1]
        return told


class Library:
    """All log books of a game."""

    def __init__(self) -> None:
        """None yet."""
        self._scribes: dict[str, Scribe] = {}
        self._books: dict[tuple[str | None, str], LogBook] = {}

    def book(self, game: Game, seat: str | None, language: str) -> LogBook:
        """The one for this seat and language."""
        if language not in self._scribes:
            self._scribes[language] = Scribe(game, language)
        if (seat, language) not in self._books:
            self._books[seat, language] = LogBook(seat, self._scribes[language])
        return self._books[seat, language]

    def forget_from(self, turn: int) -> None:
        """Moves were taken back."""
        for book in self._books.values():
            book.forget_from(turn)


def turn_starts(game: Game) -> list[int]:
    """The numbers of the events that begin turns; what comes before the first is with it."""
    log = game.state.log or []
    found = [n for n, event in enumerate(log) if event.kind == events.TURN_STARTED]
    return [0, *found[1:]] if found else [0]


def turn_before(game: Game, event: int) -> int:
    """Where the lines begin that an event may change: its turn, or the one it ends."""
    starts = turn_starts(game)
    return starts[max(0, bisect_left(starts, event) - 1)]


def _seen(game: Game, seat: str | None, start: int, end: int) -> list[dict[str, Any]]:
    return game.events(start, seat)[: end - start]
