"""What each browser at a table is told, message by message; what is alike is made once."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tokyork.server.feed.showing import shown
from tokyork.server.feed.sights import Sight, gone, new_lines, own_change, view_change
from tokyork.server.protocol import messages as m
from tokyork.server.protocol.choices import ShownChange
from tokyork.server.protocol.seating import Seat, TableView
from tokyork.server.table.dice_view import dice_of
from tokyork.server.table.lesson_table import guide
from tokyork.views.view import public_view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tokyork.server.feed.logbook import Library, WordedLine
    from tokyork.server.protocol.choices import Shown
    from tokyork.server.table.seats import Chair
    from tokyork.server.table.table import Table

MOST_TOLD = 400
"""Events that are told one by one; after more than that a snapshot is shorter."""
NONE: list[str] = []


class News(NamedTuple):
    """What somebody is told who has seen everything until now."""

    message: bytes
    sight: Sight
    """What they see then."""


class MessagesFor:
    """Makes the messages for everybody who looks at a table, at one moment."""

    def __init__(  # noqa: PLR0913 - all that a table has beside its game
        self,
        table: Table,
        library: Library,
        *,
        away: Callable[[], Mapping[str, float]] = dict,
        watchers: Callable[[], int] = int,
        deadline: float | None = None,
        sights: dict[tuple[str | None, str], Sight] | None = None,
    ) -> None:
        """The library outlives the moment: it is the table's."""
        self._table = table
        self._library = library
        self._who_is_away = away
        self._count_watchers = watchers
        self._deadline = deadline
        self._shown: dict[tuple[str | None, str], Shown] = {}
        self._sights = {} if sights is None else sights
        self._lines: dict[tuple[str | None, str, int], list[WordedLine]] = {}
        self._events: dict[tuple[str | None, int], Any] = {}
        self._made: dict[tuple[str | None, str, int], News] = {}
        self._eyes: dict[str, str | None] = {}
        self._changes: dict[int, dict[str, Any]] = {}
        self._changed: dict[str | None, bytes] = {}
        if table.match is not None:
            library.read(table.match.game)

    @cached_property
    def _held(self) -> dict[str | None, list[str]]:
        """The seats of everybody who holds one."""
        found: dict[str | None, list[str]] = {}
        for seat, chair in self._table.seats:
            if chair.guest is not None:
                found.setdefault(chair.guest, []).append(seat)
        return found

    @cached_property
    def _away(self) -> Mapping[str, float]:
        return self._who_is_away()

    @cached_property
    def _watchers(self) -> int:
        return self._count_watchers()

    def seats_of(self, guest: str) -> list[str]:
        """The seats a guest holds."""
        return self._held.get(guest, NONE)

    def _eyes_of(self, guest: str) -> str | None:
        if guest not in self._held:
            return None
        if guest not in self._eyes:
            self._eyes[guest] = self._table.eyes_of(guest)
        return self._eyes[guest]

    # --- messages ---

    def snapshot(self, guest: str, language: str, talk: Sequence[m.Said]) -> bytes:
        """Everything."""
        match, eyes = self._table.match, self._eyes_of(guest)
        game = None if match is None else self._game(eyes, language)
        told: Any = []
        if match is not None:
            reader = self._reader(eyes)
            told = msgspec.Raw(self._library.all_lines(match.game, eyes, language, reader))
        count = 0 if match is None else match.lengths[-1]
        table = self.table_for(guest)
        return _encoded(m.Snapshot(m.VERSION, table, game, count, told, list(talk)))

    def can_tell(self, since: int) -> bool:
        """Whether a browser that knows so many changes can be told the rest."""
        match = self._table.match
        if match is None or not 0 <= since <= match.seq:
            return False
        return match.lengths[-1] - match.first_since(since) <= MOST_TOLD

    def played(self, guest: str, language: str, since: int) -> bytes:
        """What changed in the game since a change, with the position as it is now."""
        eyes = self._eyes_of(guest)
        first = self._table.running.first_since(since)
        first_line = self._library.turn_before(first)
        told = self._joined(self._lines_from(eyes, language, first_line), eyes)
        events = self._events_from(eyes, first)
        return _encoded(m.Played(first, events, told, first_line, self._game(eyes, language)))

    def went_on(self, guest: str, language: str, before: Sight) -> News:
        """What is not as it was when these eyes saw it last, and what they see now."""
        eyes = self._eyes_of(guest)
        key = (eyes, language, id(before))
        made = self._made.get(key)
        if made is None:
            message = _encoded(self._difference(eyes, language, before))
            made = self._made[key] = News(message, self._sight(eyes, language))
        return made

    def _difference(self, eyes: str | None, language: str, before: Sight) -> m.WentOn:
        match = self._table.running
        first = match.first_since(before.seq)
        start = self._first_line(eyes, first, before)
        now = self._lines_from(eyes, language, start)
        first_line, told = new_lines(before, now, start, match.lengths[-1])
        game: Any = self._game(eyes, language)
        change: Any = self._view_change(before, game.view)
        return m.WentOn(
            first,
            self._events_from(eyes, first),
            self._joined(told, eyes),
            first_line,
            ShownChange(
                game.seq,
                change,
                gone(before.view, game.view),
                game.choice,
                game.waiting,
                game.deadline,
                game.obeyed,
            ),
        )

    def _view_change(self, before: Sight, view: dict[str, Any]) -> dict[str, Any]:
        """What all see is compared once for all."""
        shared = self._changes.get(id(before.public))
        if shared is None:
            shared = view_change(before.public, self._public)
            self._changes[id(before.public)] = shared
        alike = before.view is before.public and view is self._public
        return shared if alike else own_change(before.view, view, shared)

    def _first_line(self, eyes: str | None, first: int, before: Sight) -> int:
        """Where lines may not be as they were: all, if another seat of this guest knows others."""
        game, other = self._table.running.game, before.view["seat"]
        if other != eyes and any(self._library.eyes(game, seat, 0) for seat in (eyes, other)):
            return 0
        return self._library.turn_before(first)

    def sight(self, guest: str, language: str) -> Sight | None:
        """What somebody sees who was told everything until now."""
        return None if self._table.match is None else self._sight(self._eyes_of(guest), language)

    def _sight(self, eyes: str | None, language: str) -> Sight:
        match, key = self._table.running, (eyes, language)
        known = self._sights.get(key)
        if known is None or known.seq != match.seq:
            first = self._library.turn_before(match.lengths[-1])
            told = self._lines_from(eyes, language, first)
            view: Any = self._game(eyes, language).view
            known = self._sights[key] = Sight(match.seq, self._public, view, told, first)
        return known

    def changed(self, guest: str) -> bytes:
        """The table as it is now."""
        data = self._table.data
        known = guest in self._held or guest == data.host or guest in data.sent_away
        key = guest if known else None
        if key not in self._changed:
            self._changed[key] = _encoded(m.Changed(self.table_for(guest)))
        return self._changed[key]

    # --- their parts ---

    def _events_from(self, eyes: str | None, first: int) -> Any:  # noqa: ANN401 - as it is sent
        game = self._table.running.game
        key = (self._library.eyes(game, eyes, first), first)
        if key not in self._events:
            told = self._library.events(game, key[0], first)
            self._events[key] = msgspec.Raw(msgspec.json.encode(told))
        return self._events[key]

    def _lines_from(self, eyes: str | None, language: str, first: int) -> list[WordedLine]:
        game = self._table.running.game
        key = (self._library.eyes(game, eyes, first), language, first)
        if key not in self._lines:
            self._lines[key] = self._library.lines(game, key[0], language, first)
        return self._lines[key]

    def _joined(self, lines: list[WordedLine], eyes: str | None) -> Any:  # noqa: ANN401 - as it is sent
        """Lines as whoever has these eyes reads them."""
        reader = self._reader(eyes)
        return msgspec.Raw(b"[" + b",".join([line.read_by(reader) for line in lines]) + b"]")

    def _reader(self, eyes: str | None) -> str:
        """Whom lines say `you` to: where several people share a device, none of them."""
        alone = eyes is not None and self._held[self._table.chair(eyes).guest] == [eyes]
        return eyes if alone and eyes is not None else ""

    @cached_property
    def _public(self) -> dict[str, Any]:
        return public_view(self._table.running.game.state)

    def _game(self, eyes: str | None, language: str) -> Shown:
        if (eyes, language) not in self._shown:
            self._shown[eyes, language] = self._seen_from(eyes, language)
        return self._shown[eyes, language]

    def _seen_from(self, seat: str | None, language: str) -> Shown:
        match = self._table.running
        undo = seat is not None and self._table.undoer() == seat
        seen = shown(
            match.game,
            seat,
            match.seq,
            language=language,
            undo=undo,
            deadline=self._deadline,
            public=self._public,
        )
        if seat is not None and self._is_chosen_for(seat):
            seen.choice = None
        elif seat is not None:
            seen.obeyed = self._table.obeyed(seat, choosing=seen.choice is not None)
        if seen.choice is not None:
            seen.choice.order = self._table.ordered()
            seen.choice.guide = guide(self._table, language)
        return seen

    def _is_chosen_for(self, seat: str) -> bool:
        """Whether a bot stands in, or nothing that matters is left to choose."""
        table = self._table
        chooses = table.running.chooser == seat
        return table.chair(seat).stood_in or (chooses and table.foregone() is not None)

    def table_for(self, guest: str) -> TableView:
        """The table as this guest sees it."""
        data = self._table.data
        return TableView(
            data.table,
            data.status,
            data.settings,
            [self._seat(seat, chair, guest) for seat, chair in self._table.seats],
            data.host == guest,
            data.paused,
            self._watchers,
            data.rematch,
            data.lesson,
            dice_of(data),
            data.senders.get(guest, "") if guest in data.sent_away else None,
        )

    def _seat(self, seat: str, chair: Chair, guest: str) -> Seat:
        yours = chair.guest == guest
        return Seat(
            seat,
            chair.kind,
            chair.name,
            chair.level if chair.kind == "bot" or chair.stood_in else None,
            chair.monster,
            yours,
            chair.guest is not None and chair.guest not in self._away,
            chair.stood_in,
            chair.reserve,
            chair.orders if yours else [],
            chair.guest is not None and chair.guest == self._table.data.host,
            self._away.get(chair.guest or ""),
            chair.until_back,
            chair.ready,
        )


def _encoded(message: m.AnyMessage) -> bytes:
    return msgspec.json.encode(message)
