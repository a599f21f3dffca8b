"""Everybody who is connected to a table, and what they are told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from tokyork.server.audience import Audience
from tokyork.server.logbook import Library, turn_before
from tokyork.server.shelf import TALK_KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.server.clocks import Timekeeper
    from tokyork.server.hub import Connection
    from tokyork.server.messages import Said
    from tokyork.server.tables import Change, Table


class Company:
    """The connections of one table."""

    def __init__(self, table: Table, clock: Timekeeper, talk: Sequence[Said]) -> None:
        """Nobody is connected yet."""
        self._table = table
        self._clock = clock
        self._library = Library()
        self._talk = list(talk)
        self.connections: set[Connection] = set()

    @property
    def here(self) -> set[str]:
        """The guests who are connected."""
        return {connection.guest for connection in self.connections}

    @property
    def next_said(self) -> int:
        """The number of what will be said next."""
        return self._talk[-1].number + 1 if self._talk else 1

    # --- telling one ---

    def welcome(self, connection: Connection, since: int | None, said: int | None) -> None:
        """Tell a new connection everything, or what it does not know yet."""
        self.connections.add(connection)
        connection.seats = self._table.seats_of(connection.guest)
        audience = self._audience()
        silent = not self._talk or said is not None
        if since is None or not silent or not audience.can_tell(since):
            self.tell_all_to(connection)
            return
        connection.post(audience.changed(connection.guest))
        connection.post(audience.played(connection.guest, connection.language, since))
        for one in self._talk:
            if said is not None and one.number > said:
                connection.post(msgspec.json.encode(one))

    def tell_all_to(self, connection: Connection) -> None:
        """A snapshot for one connection."""
        self._post_all(connection, self._audience())

    def _post_all(self, connection: Connection, audience: Audience) -> None:
        connection.post(audience.snapshot(connection.guest, connection.language, self._talk))

    # --- telling everybody ---

    def tell(self, change: Change) -> None:
        """Let everybody know of a change."""
        self._turn_pages(change)
        audience = self._audience()
        for connection in self.connections:
            if change.only in {None, connection.guest}:
                self._tell_one(connection, change, audience)

    def _tell_one(self, connection: Connection, change: Change, audience: Audience) -> None:
        guest, language = connection.guest, connection.language
        seats = self._table.seats_of(guest)
        if change.began or (self._table.course is not None and seats != connection.seats):
            # Who sits where decides who sees what, also of what was before.
            self._post_all(connection, audience)
        else:
            if change.table:
                connection.post(audience.changed(guest))
            if change.entry is not None:
                connection.post(audience.played(guest, language, change.entry.seq - 1))
            elif change.view and self._table.course is not None:
                connection.post(audience.played(guest, language, self._table.seq))
        connection.seats = seats

    def _turn_pages(self, change: Change) -> None:
        """The log in words is shorter when a move was taken back."""
        if change.entry is not None and change.entry.move is None:
            course = self._table.running
            self._library.forget_from(turn_before(course.game, course.lengths[-1]))

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

    def _audience(self) -> Audience:
        return Audience(
            self._table,
            self._library,
            here=self.here,
            watchers=sum(not self._table.seats_of(c.guest) for c in self.connections),
            deadline=self._clock.deadline(time.monotonic()),
        )
