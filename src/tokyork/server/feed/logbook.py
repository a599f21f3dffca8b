"""The log of a game in words, turn by turn: each line is put into words once a language."""

from __future__ import annotations

import time
from bisect import bisect_left
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.core import events
from tokyork.formats.notation import seat_number, seat_text
from tokyork.server.feed.showing import line_of
from tokyork.views.event_view import event_view, is_private
from tokyork.words.event_groups import Groups, without_repeats
from tokyork.words.nameless import Names, Throw, nameless
from tokyork.words.parts import as_read_by, parts_of, readers
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork import Game
    from tokyork.words.nameless import Nameless

Told = dict[str, Any]
MANY = 1 << 14
"""Sentences that are remembered."""
LONG = 1 << 16
"""Bytes of a log from which on it is kept as one."""
SLICE = 0.01
"""Seconds for which a log is written before others have a turn."""
_NOTHING = (-1, 0, b"", b"")
_WHEN = {"number", "after"}


class WordedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, ready to be sent."""

    number: int
    """Of its first event."""
    text: bytes
    """The `Line` as JSON."""
    own: dict[str, bytes] = {}
    """The same for each seat that it says `you` to."""

    def read_by(self, seat: str) -> bytes:
        """As whoever sits there reads it; nobody sits at no seat."""
        return self.own.get(seat, self.text)


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
        if self._read == len(log):
            return
        turns = len(self._starts)
        for number, event in enumerate(log[self._read :], self._read):
            if event.kind == events.TURN_STARTED:
                self._begin_turn(number)
            elif is_private(event):
                self._private.append((number, seat_text(event.seat)))
        self._read = len(log)
        if turns < len(self._starts):
            self.turn_starts = [0, *self._starts[1:]]

    def _begin_turn(self, number: int) -> None:
        before = self._starts[-1] if self._starts else 0
        self._told = {n: told for n, told in self._told.items() if n >= before}
        self._starts.append(number)

    def forget_from(self, count: int) -> None:
        """Moves were taken back: only so many events are left."""
        self._read = min(self._read, count)
        self._starts = [start for start in self._starts if start < count]
        self.turn_starts = [0, *self._starts[1:]]
        self._private = [(number, seat) for number, seat in self._private if number < count]
        self._told = {n: told for n, told in self._told.items() if n < count}

    def eyes(self, seat: str | None, first: int, end: int) -> str | None:
        """The seat, if it knows more of these events than a spectator."""
        if not self._private:
            return None
        return seat if any(seat == whose for _, whose in self._private_in(first, end)) else None

    def _private_in(self, first: int, end: int) -> list[tuple[int, str]]:
        if not self._private:
            return self._private
        start = bisect_left(self._private, (first, ""))
        return self._private[start : bisect_left(self._private, (end, ""), start)]

    def told(self, game: Game, first: int, end: int, seat: str | None) -> list[Told]:
        """Some events, as a seat knows them."""
        found = [self._public(game, number) for number in range(first, end)]
        log, rules = game.state.log or [], game.state.rules
        for number, whose in self._private_in(first, end):
            if seat == whose:
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
        self._words = nameless(game.city, language)
        self._names = Names.of(Sentences.shared(game.city, monsters, language, numbered=False))
        self._written: dict[tuple[int, str | None], tuple[Told, WordedLine]] = {}
        """The lines of the last turn that was written, by number and eyes."""
        self._over: dict[tuple[int, str | None], list[WordedLine]] = {}
        """Turns that are over, by the number of their first event and eyes."""
        self._groups: dict[tuple[int, str | None], Groups] = {}
        """Of turns that go on, by the same."""

    def next_in(self, start: int, eyes: str | None) -> int:
        """The number of the next event to be told of a turn that goes on."""
        known = self._groups.get((start, eyes))
        return start if known is None else start + known.count

    def turn(self, start: int, told: list[Told], eyes: str | None) -> list[WordedLine]:
        """The lines of a turn that goes on, whose next events are these."""
        groups = self._groups.setdefault((start, eyes), Groups())
        groups.add(told)
        turn = 0
        found = []
        for event in without_repeats(groups.all()):
            turn = event["amount"] if event["kind"] == "turn_started" else turn
            known = self._written.get((event["number"], eyes))
            if known is not None and (known[0] is event or known[0] == event):
                found.append(known[1])
            else:
                found.append(self._line(event, turn, eyes))
        return found

    def _line(self, event: Told, turn: int, eyes: str | None) -> WordedLine:
        worded = self._worded(event, turn, _told_as(self._words, event))
        self._written[event["number"], eyes] = (event, worded)
        return worded

    def _worded(self, event: Told, turn: int, said: dict[str | None, bytes]) -> WordedLine:
        """A line for everybody, and one for each of those whom it says `you` to."""
        lines = {who: self._named(event, turn, text) for who, text in said.items()}
        own = {seat: line for seat, line in lines.items() if seat is not None}
        return WordedLine(event["number"], lines[None], own)

    def _named(self, event: Told, turn: int, said: bytes) -> bytes:
        text: Any = msgspec.Raw(self._names.put_into(said))
        return msgspec.json.encode(line_of(event, turn, text))

    def finished(self, start: int, eyes: str | None) -> list[WordedLine] | None:
        """The lines of a turn that is over, if they were written."""
        return self._over.get((start, eyes))

    def finish(self, start: int, end: int, eyes: str | None, told: list[Told]) -> list[WordedLine]:
        """A turn is over; the beginning of the next tells that an attack has hit nobody."""
        written = self._over[start, eyes] = self.turn(start, told, eyes)[:-1]
        self._written = {key: line for key, line in self._written.items() if key[0] >= end}
        self._groups = {key: groups for key, groups in self._groups.items() if key[0] >= end}
        return written

    def forget_from(self, turn: int) -> None:
        """Moves were taken back: the turn that begins with this event is not over any more."""
        self._over = {key: lines for key, lines in self._over.items() if key[0] < turn}
        self._groups.clear()


def _content(event: Told) -> Told:
    """What is told of an event, whenever it was."""
    told = {key: value for key, value in event.items() if key not in _WHEN}
    if "then" in told:
        told["then"] = [_content(one) for one in told["then"]]
    return told


def _told_as(words: Nameless, event: Told) -> dict[str | None, bytes]:
    """A sentence for each who reads it otherwise."""
    if not Throw.is_told_by(event):
        return _said(words, msgspec.json.encode(_content(event)))
    throw = Throw(words, event)
    said = _said(words, msgspec.json.encode(_content(throw.event)))
    return {who: throw.put_into(text) for who, text in said.items()}


@lru_cache(maxsize=MANY)
def _said(words: Nameless, told: bytes) -> dict[str | None, bytes]:
    """A sentence as everybody reads it, and as those do whom it is about; names are put in later.

    Much is said again and again, at every table.
    """
    parts = parts_of(words.event(msgspec.json.decode(told)))
    seats: tuple[str | None, ...] = (None, *sorted(readers(parts)))
    return {seat: msgspec.json.encode(as_read_by(seat, parts)) for seat in seats}


class Library:
    """The log of one table's game, for every seat and in every language."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._log = Log()
        self._scribes: dict[str, Scribe] = {}
        self._joined: dict[tuple[str, str | None, str], tuple[int, int, bytes, bytes]] = {}
        """Long logs, by language, eyes and reader: how many events there were, how many turns
        were over, what was told of those, and all of it."""

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
        scribe = self._scribe(game, language)
        return [line for turn in self._turns(game, seat, scribe, first) for line in turn]

    def _scribe(self, game: Game, language: str) -> Scribe:
        if language not in self._scribes:
            self._scribes[language] = Scribe(game, language)
        return self._scribes[language]

    def all_lines(self, game: Game, seat: str | None, language: str, reader: str = "") -> bytes:
        """All lines as JSON, as `reader` reads them whom they may be about.

        Of a long log only what is new is put together again.
        """
        starts = self._log.turn_starts
        key = (language, self.eyes(game, seat, 0), reader)
        count, over, told, whole = self._joined.get(key, _NOTHING)
        if count == len(game.state.log or ()):
            return whole
        turns = list(self._turns(game, seat, self._scribe(game, language), starts[over]))
        lines = [line.read_by(reader) for turn in turns[:-1] for line in turn]
        told = b",".join([told] * bool(told) + lines)
        more = b",".join([told] * bool(told) + [line.read_by(reader) for line in turns[-1]])
        whole = b"".join([b"[", more, b"]"])
        if len(whole) > LONG:
            self._joined[key] = (len(game.state.log or ()), len(starts) - 1, told, whole)
        return whole

    def write(self, game: Game, language: str) -> Iterator[None]:
        """Put into words whatever is not yet, and pause now and then."""
        scribe, until = self._scribe(game, language), time.perf_counter() + SLICE
        for start, end in pairwise(self._log.turn_starts):
            if scribe.finished(start, None) is None:
                told = self._log.told(game, scribe.next_in(start, None), end + 1, None)
                scribe.finish(start, end, None, told)
            if time.perf_counter() > until:
                yield
                until = time.perf_counter() + SLICE

    def _turns(
        self, game: Game, seat: str | None, scribe: Scribe, first: int
    ) -> Iterator[list[WordedLine]]:
        log, starts = self._log, self._log.turn_starts
        starts = starts[bisect_left(starts, first) :]
        for start, end in pairwise(starts):
            eyes = log.eyes(seat, start, end)
            known = scribe.finished(start, eyes)
            if known is None:
                told = log.told(game, scribe.next_in(start, eyes), end + 1, eyes)
                known = scribe.finish(start, end, eyes, told)
            yield known
        if starts:
            start, end = starts[-1], len(game.state.log or ())
            eyes = log.eyes(seat, start, end)
            told = log.told(game, scribe.next_in(start, eyes), end, eyes)
            yield scribe.turn(start, told, eyes)

    def forget_from(self, game: Game) -> None:
        """Moves were taken back: what was written of them is void."""
        count = len(game.state.log or ())
        self._log.forget_from(count)
        self._log.read(game)
        turn = self.turn_before(count)
        self._joined.clear()
        for scribe in self._scribes.values():
            scribe.forget_from(turn)


def turn_starts(game: Game) -> list[int]:
    """The numbers of the events that begin turns; what comes before the first is with it."""
    log = Log()
    log.read(game)
    return log.turn_starts
