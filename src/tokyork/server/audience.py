"""What each browser at a table is told; what several are told alike is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.server import messages as m
from tokyork.server.logbook import turn_before
from tokyork.server.showing import shown
from tokyork.server.teaching import guide

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tokyork.server.logbook import Library, LogBook
    from tokyork.server.seats import Place
    from tokyork.server.tables import Table

MOST_TOLD = 400
"""Events that are told one by one; after more than that a snapshot is shorter."""


class Audience:
    """Everybody who looks at a table, at one moment."""

    def __init__(
        self,
        table: Table,
        library: Library,
        *,
        here: Collection[str] = (),
        watchers: int = 0,
        deadline: float | None = None,
    ) -> None:
        """The library outlives the moment: it is the table's."""
        self._table = table
        self._library = library
        self._here = here
        self._watchers = watchers
        self._deadline = deadline
        self._shown: dict[tuple[str | None, str], m.Shown] = {}
        self._played: dict[tuple[str | None, str, int], bytes] = {}

    # --- messages ---

    def snapshot(self, guest: str, language: str, talk: Sequence[m.Said]) -> bytes:
        """Everything."""
        course = self._table.course
        game = None if course is None else self._game(guest, language)
        told = [] if course is None else self._book(guest, language).all_lines(course.game)
        count = 0 if course is None else course.lengths[-1]
        return _encoded(m.Snapshot(m.VERSION, self.table_for(guest), game, count, told, list(talk)))

    def can_tell(self, since: int) -> bool:
        """Whether a browser that knows so many changes can be told the rest."""
        course = self._table.course
        if course is None or not 0 <= since <= course.seq:
            return False
        return course.lengths[-1] - course.first_since(since) <= MOST_TOLD

    def played(self, guest: str, language: str, since: int) -> bytes:
        """What changed in the game since a change."""
        key = (self._table.eyes_of(guest), language, since)
        if key not in self._played:
            self._played[key] = _encoded(self._told(guest, language, since))
        return self._played[key]

    def _told(self, guest: str, language: str, since: int) -> m.Played:
        course = self._table.running
        first = course.first_since(since)
        book = self._book(guest, language)
        first_line = turn_before(course.game, first)
        events: Any = course.game.events(first, self._table.eyes_of(guest))
        return m.Played(
            first,
            events,
            book.lines_from(course.game, first_line),
            first_line,
            self._game(guest, language),
        )

    def changed(self, guest: str) -> bytes:
        """The table as it is now."""
        return _encoded(m.Changed(self.table_for(guest)))

    # --- their parts ---

    def _game(self, guest: str, language: str) -> m.Shown:
        seat = self._table.eyes_of(guest)
        if (seat, language) not in self._shown:
            self._shown[seat, language] = self._seen_from(seat, language)
        return self._shown[seat, language]

    def _seen_from(self, seat: str | None, language: str) -> m.Shown:
        course = self._table.running
        undo = seat is not None and self._table.undoer() == seat
        seen = shown(
            course.game, seat, course.seq, language=language, undo=undo, deadline=self._deadline
        )
        if seat is not None and self._table.place(seat).stood_in:
            seen.choice = None
        elif seat is not None and seen.choice is None:
            seen.obeyed = self._table.obeyed(seat)
        if seen.choice is not None:
            seen.choice.order = self._table.ordered()
            seen.choice.guide = guide(self._table, language)
        return seen

    def _book(self, guest: str, language: str) -> LogBook:
        game = self._table.running.game
        return self._library.book(game, self._table.eyes_of(guest), language)

    def table_for(self, guest: str) -> m.Table:
        """The table as this guest sees it."""
        data = self._table.data
        return m.Table(
            data.table,
            data.status,
            data.settings,
            [self._seat(seat, place, guest) for seat, place in self._table.seats],
            data.host == guest,
            data.paused,
            self._watchers,
            data.rematch,
            data.lesson,
        )

    def _seat(self, seat: str, place: Place, guest: str) -> m.Seat:
        yours = place.guest == guest
        return m.Seat(
            seat,
            place.kind,
            place.name,
            place.level if place.kind == "bot" or place.stood_in else None,
            place.monster,
            yours,
            place.guest in self._here,
            place.stood_in,
            place.reserve,
            f"/t/{self._table.data.table}?seat={place.secret}" if yours else None,
            place.orders if yours else [],
        )


def _encoded(message: m.AnyMessage) -> bytes:
    return msgspec.json.encode(message)
