"""Everybody who is connected to a table, and when they are told what."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

import msgspec

from tokyork.server.feed.absences import Absences
from tokyork.server.feed.logbook import Library
from tokyork.server.feed.messages_for import MessagesFor
from tokyork.server.protocol.messages import TALK_KEPT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.server.feed.sights import Sight
    from tokyork.server.protocol.messages import Said
    from tokyork.server.table.clocks import TableClock
    from tokyork.server.table.table import Change, Table


CROWD = 50
"""Connections from which on moves are gathered for those who only watch."""


class Listener(Protocol):
    """A browser at a table, however it is connected."""

    guest: str
    address: str
    """Whom limits hold for: guests cost nothing."""
    language: str
    seats: list[str]
    """Those its guest held when it was told last."""
    saw: Sight | None
    """The game as it was told last."""

    def post(self, message: bytes) -> None:
        """Send a message when its turn has come."""

    def hold(self) -> None:
        """Keep what is posted until it is released."""

    def release(self) -> None:
        """Send what was held."""

    def cut(self, code: int) -> None:
        """End the connection now."""


class Listeners:
    """The connections of one table."""

    def __init__(self, table: Table, clock: TableClock, talk: Sequence[Said]) -> None:
        """Nobody is connected yet."""
        self._table = table
        self._clock = clock
        self._library = Library()
        self._sights: dict[tuple[str | None, str], Sight] = {}
        """What is seen now, by eyes and language: those who come later share it."""
        self._talk = list(talk)
        self._absences = Absences(table, time.monotonic())
        self.crowd_waits = False
        """Whether there are news that those who only watch were not told yet."""
        self._told_last: MessagesFor | None = None
        """What players were told of a move, kept until those who watch know it, too."""
        self.connections: set[Listener] = set()

    @property
    def here(self) -> set[str]:
        """The guests who are connected."""
        return {connection.guest for connection in self.connections}

    def away(self) -> dict[str, float]:
        """Holders of seats, and the host, who are not connected, and for how many seconds."""
        return self._absences.seconds(self.here, time.monotonic())

    @property
    def next_said(self) -> int:
        """The number of what will be said next."""
        return self._talk[-1].number + 1 if self._talk else 1

    def leave(self, connection: Listener) -> None:
        """Somebody has gone; the last one takes the log in words along."""
        self.connections.discard(connection)
        self._absences.note(connection.guest, time.monotonic())
        if not self.connections:
            self._library = Library()
            self._sights.clear()

    # --- telling one ---

    def get_ready(self, language: str) -> Iterator[None]:
        """Put a long game into words before somebody is told it, and pause now and then."""
        if self._table.match is not None:
            self._library.read(self._table.match.game)
            yield from self._library.write(self._table.match.game, language)

    def welcome(self, connection: Listener, since: int | None, said: int | None) -> None:
        """Tell a new connection everything, or what it does not know yet."""
        self.connections.add(connection)
        connection.seats = self._table.seats_of(connection.guest)
        messages = self._messages()
        silent = not self._talk or said is not None
        if since is None or not silent or not messages.can_tell(since):
            self.tell_all_to(connection)
            return
        connection.post(messages.changed(connection.guest))
        connection.post(messages.played(connection.guest, connection.language, since))
        connection.saw = messages.sight(connection.guest, connection.language)
        for one in self._talk:
            if said is not None and one.number > said:
                connection.post(msgspec.json.encode(one))

    def tell_all_to(self, connection: Listener) -> None:
        """A snapshot for one connection."""
        self._post_all(connection, self._messages())

    def _post_all(self, connection: Listener, messages: MessagesFor) -> None:
        connection.post(messages.snapshot(connection.guest, connection.language, self._talk))
        connection.saw = messages.sight(connection.guest, connection.language)

    # --- telling everybody ---

    def tell(self, change: Change) -> None:
        """Let everybody know of a change; those who only watch learn of moves a little later."""
        self._turn_pages(change)
        messages = self._messages()
        told = self.connections
        self._told_last = None
        if change.is_only_a_move:
            told = {c for c in told if c.seats or messages.seats_of(c.guest)}
            self.crowd_waits |= len(told) < len(self.connections)
            if self.crowd_waits:
                self._told_last = messages
        for connection in told:
            if change.only is None or change.only == connection.guest:
                self._tell_one(connection, change, messages)

    def tell_crowd(self) -> None:
        """Let those who only watch know what has happened meanwhile, all at once."""
        self.crowd_waits = False
        messages, self._told_last = self._told_last or self._messages(), None
        for connection in self.connections:
            if connection.saw is not None and connection.saw.seq != self._table.seq:
                self._post_difference(connection, messages)

    def _tell_one(self, connection: Listener, change: Change, messages: MessagesFor) -> None:
        guest = connection.guest
        seats = messages.seats_of(guest)
        playing = self._table.match is not None
        if change.began or (playing and (seats != connection.seats or connection.saw is None)):
            # Who sits where decides who sees what, also of what was before.
            self._post_all(connection, messages)
        else:
            if change.table:
                connection.post(messages.changed(guest))
            if change.entry is not None or (change.view and playing):
                self._post_difference(connection, messages)
        connection.seats = seats

    def _post_difference(self, connection: Listener, messages: MessagesFor) -> None:
        if connection.saw is not None:
            news = messages.went_on(connection.guest, connection.language, connection.saw)
            connection.post(news.message)
            connection.saw = news.sight

    def _turn_pages(self, change: Change) -> None:
        """The log in words is another in a new game, and shorter when a move was taken back."""
        if change.began:
            self._library = Library()
            self._sights.clear()
        if change.entry is not None and change.entry.move is None:
            self._library.forget_from(self._table.running.game)

    def say(self, said: Said) -> None:
        """Let everybody hear something."""
        self._talk = [*self._talk, said][-TALK_KEPT:]
        for connection in self.connections:
            connection.post(msgspec.json.encode(said))

    def send_away(self, code: int) -> None:
        """End all connections."""
        for connection in self.connections:
            connection.cut(code)
        self.connections.clear()

    def _messages(self) -> MessagesFor:
        return MessagesFor(
            self._table,
            self._library,
            away=self.away,
            watchers=lambda: self.watchers,
            sights=self._sights,
            deadline=self._clock.deadline(time.monotonic()),
            off=self._clock.off,
        )

    @property
    def watchers(self) -> int:
        """How many connections look on without a seat."""
        held = {chair.guest for chair in self._table.data.chairs}
        return sum(connection.guest not in held for connection in self.connections)
