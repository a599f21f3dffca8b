"""The log of a game in words, turn by turn: each line is put into words once a language."""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from tokyork.core import events
from tokyork.formats.notation import seat_number, seat_text
from tokyork.server.feed.showing import line_of
from tokyork.views.event_view import event_view, is_private
from tokyork.words.event_groups import told_once
from tokyork.words.parts import as_read_by, readers
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork import Game
    from tokyork.server.protocol.choices import Line

Told = dict[str, Any]


class WordedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, ready to be sent."""

    number: int
    """Of its first event."""
    text: bytes
    """The `Line` as JSON."""
    own: dict[str, bytes] = {}
    """The same for each seat that it says `you` to."""


class Log:
    """The events of a game: where its turns begin, and what each says; all is read once."""

    def __init__(self) -> None:
        """Nothing is read yet."""
        self._read = 0
        self._starts: list[int] = []
        self.turn_starts = [0]
        """The numbers of the events that begin turns; what comes before the first is with it."""
        self._private: list[tuple[int, str]] = []
        """Events of which one seat knows more than the others."""
        self._told: dict[int, Told] = {}
        """Of this turn and the one before, as spectators know them."""

    def read(self, game: Game) -> None:
        """Note what has happened since it was read last."""
        log = game.state.log or []
        for number in range(self._read, len(log)):
            if log[number].kind == events.TURN_STARTED:
                self._begin_turn(number)
            elif is_private(log[number]):
                self._private.append((number, seat_text(log[number].seat)))
        self._read = len(log)
        self.turn_starts = [0, *self._starts[1:]]

    def _begin_turn(self, number: int) -> None:
        before = self._starts[-1] if self._starts else 0
        self._told = {n: told for n, told in self._told.items() if n >= before}
        self._starts.append(number)

    def forget_from(self, count: int) -> None:
        """Moves were taken back: only so many events are left."""
        self._read = min(self._read, count)
        self._starts = [start for start in self._starts if start < count]
        self._private = [(number, seat) for number, seat in self._private if number < count]
        self._told = {n: told for n, told in self._told.items() if n < count}

    def eyes(self, seat: str | None, first: int, end: int) -> str | None:
        """The seat, if it knows more of these events than a spectator."""
        if not self._private:
            return None
        knows = any(seat == whose and first <= number < end for number, whose in self._private)
        return seat if knows else None

    def told(self, game: Game, first: int, end: int, seat: str | None) -> list[Told]:
        """Some events, as a seat knows them."""
        found = [self._public(game, number) for number in range(first, end)]
        log, rules = game.state.log or [], game.state.rules
        for number, whose in self._private:
            if seat == whose and first <= number < end:
                found[number - first] = event_view(rules, log[number], number, seat_number(whose))
        return found

    def _public(self, game: Game, number: int) -> Told:
        known = self._told.get(number)
        if known is None:
            log = game.state.log or []
            known = self._told[number] = event_view(game.state.rules, log[number], number, None)
        return known


class Scribe:
    """Puts the turns of a game into words of one language."""

    def __init__(self, game: Game, language: str) -> None:
        """For the monsters of this game."""
        names = game.state.rules.monsters
        monsters = [names[monster.who] for monster in game.state.monsters]
        self._words = Sentences(game.city, monsters, language, numbered=False)
        self._written: dict[tuple[int, str | None], tuple[Told, WordedLine]] = {}
        """The lines of the last turn that was written, by number and eyes."""
        self._over: dict[tuple[int, str | None], list[WordedLine]] = {}
        """Turns that are over, by the number of their first event and eyes."""

    def turn(self, told: list[Told], eyes: str | None) -> list[WordedLine]:
        """The lines of a turn that goes on."""
        turn = 0
        found = []
        for event in told_once(told):
            turn = event["amount"] if event["kind"] == "turn_started" else turn
            found.append(self._line(event, turn, eyes))
        return found

    def _line(self, event: Told, turn: int, eyes: str | None) -> WordedLine:
        key = (event["number"], eyes)
        known = self._written.get(key)
        if known is not None and known[0] == event:
            return known[1]
        worded = _worded(line_of(event, turn, self._words))
        self._written[key] = (event, worded)
        return worded

    def finished(self, start: int, eyes: str | None) -> list[WordedLine] | None:
        """The lines of a turn that is over, if they were written."""
        return self._over.get((start, eyes))

    def finish(self, start: int, end: int, eyes: str | None, told: list[Told]) -> list[WordedLine]:
        """A turn is over; the beginning of the next tells that an attack has hit nobody."""
        written = self._over[start, eyes] = self.turn(told, eyes)[:-1]
        self._written = {key: line for key, line in self._written.items() if key[0] >= end}
        return written

    def forget_from(self, turn: int) -> None:
        """Moves were taken back: the turn that begins with this event is not over any more."""
        self._over = {key: lines for key, lines in self._over.items() if key[0] < turn}


def _worded(line: Line) -> WordedLine:
    """A line as everybody reads it, and as those do whom it is about."""
    seats: tuple[str | None, ...] = (None, *sorted(readers(line.text)))
    read = {seat: replace(line, text=as_read_by(seat, line.text)) for seat in seats}
    text, *own = [msgspec.json.encode(one) for one in read.values()]
    return WordedLine(line.number, text, dict(zip(seats[1:], own, strict=True)))  # type: ignore[arg-type] # all but the first are seats


class Library:
    """The log of one table's game, for every seat and in every language."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._log = Log()
        self._scribes: dict[str, Scribe] = {}

    def read(self, game: Game) -> None:
        """Take notice of what has happened; before anything is asked about it."""
        self._log.read(game)

    def turn_before(self, event: int) -> int:
        """Where the lines begin that an event may change: its turn, or the one it ends."""
        starts = self._log.turn_starts
        return starts[max(0, bisect_left(starts, event) - 1)]

    def eyes(self, game: Game, seat: str | None, first: int) -> str | None:
        """The seat, if it knows more of the events from this on than a spectator."""
        return self._log.eyes(seat, first, len(game.state.log or ()))

    def events(self, game: Game, seat: str | None, first: int) -> list[Told]:
        """What happened from an event on, as a seat knows it."""
        return self._log.told(game, first, len(game.state.log or ()), seat)

    def lines(
        self, game: Game, seat: str | None, language: str, first: int = 0
    ) -> list[WordedLine]:
        """The lines from the turn on that begins with this event."""
        if language not in self._scribes:
            self._scribes[language] = Scribe(game, language)
        scribe = self._scribes[language]
        return [line for turn in self._turns(game, seat, scribe, first) for line in turn]

    def _turns(
        self, game: Game, seat: str | None, scribe: Scribe, first: int
    ) -> Iterator[list[WordedLine]]:
        log, starts = self._log, self._log.turn_starts
        starts = starts[bisect_left(starts, first) :]
        for start, end in pairwise(starts):
            eyes = log.eyes(seat, start, end)
            known = scribe.finished(start, eyes)
            if known is None:
                known = scribe.finish(start, end, eyes, log.told(game, start, end + 1, eyes))
            yield known
        if starts:
            start, end = starts[-1], len(game.state.log or ())
            eyes = log.eyes(seat, start, end)
            yield scribe.turn(log.told(game, start, end, eyes), eyes)

    def forget_from(self, game: Game) -> None:
        """Moves were taken back: what was written of them is void."""
        count = len(game.state.log or ())
        self._log.forget_from(count)
        self._log.read(game)
        turn = self.turn_before(count)
        for scribe in self._scribes.values():
            scribe.forget_from(turn)


def turn_starts(game: Game) -> list[int]:
    """The numbers of the events that begin turns; what comes before the first is with it."""
    log = Log()
    log.read(game)
    return log.turn_starts
