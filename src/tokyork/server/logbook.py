"""The log of a game in words, turn by turn: what is over is put into words once."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from tokyork.core import events
from tokyork.sentences import Sentences
from tokyork.server.showing import lines

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.server.messages import Line


class LogBook:
    """The lines for one seat and language."""

    def __init__(self, game: Game, seat: str | None, language: str) -> None:
        """Nothing is written yet."""
        monsters = [monster["monster"] for monster in game.view()["monsters"]]
        self._words = Sentences(game.city, monsters, language, numbered=False)
        self._seat = seat
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
        told = lines(_seen(game, self._seat, start, end + over), self._words)
        if over:
            self._written[start] = told = told[:-1]
        return told


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
