"""What each browser at a table is told, message by message; what is alike is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from tokyork.server.feed.moment import Moment
from tokyork.server.feed.sights import Sight, new_lines
from tokyork.server.protocol import messages as m
from tokyork.server.protocol.choices import ShownChange
from tokyork.server.protocol.seating import Seat, TableView
from tokyork.server.table.dice_view import dice_of
from tokyork.server.table.rated_tables import why_unrated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tokyork.server.feed.logbook import Library, WordedLine
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


class LogNews(NamedTuple):
    """What is new in the log."""

    first: int
    """The number of the first new event."""
    first_line: int
    """The number from which on lines are void."""
    told: list[WordedLine]
    """Those that stand in their place."""


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
        off: Callable[[Chair], float | None] = lambda _: None,
        sights: dict[tuple[str | None, str], Sight] | None = None,
    ) -> None:
        """The library outlives the moment: it is the table's."""
        self._table = table
        self._library = library
        self._who_is_away = away
        self._count_watchers = watchers
        self._off_for = off
        self._found_away: Mapping[str, float] | None = None
        self._counted: int | None = None
        self._sights = {} if sights is None else sights
        self._lines: dict[tuple[str | None, str, int], list[WordedLine]] = {}
        self._events: dict[tuple[str | None, int], Any] = {}
        self._made: dict[tuple[str | None, str, int], News] = {}
        self._log_news: dict[tuple[str | None, str, int, int], LogNews] = {}
        self._changes: dict[int, bytes] = {}
        """What changed for all, by what they saw before."""
        self._befores: list[Sight] = []
        """What was seen before: known by where it lies, so nothing else may come to lie there."""
        self._changed: dict[str | None, bytes] = {}
        self._held: dict[str | None, list[str]] = {}
        """The seats of everybody who holds one."""
        for seat, chair in table.seats:
            if chair.guest is not None:
                self._held.setdefault(chair.guest, []).append(seat)
        if table.match is not None:
            self._match = table.match
            self._moment = Moment(table, table.match, deadline)
            library.read(table.match.game)

    # Asked at every message: Python 3.11 takes a lock for each `cached_property`.

    @property
    def _away(self) -> Mapping[str, float]:
        if self._found_away is None:
            self._found_away = self._who_is_away()
        return self._found_away

    @property
    def _watchers(self) -> int:
        if self._counted is None:
            self._counted = self._count_watchers()
        return self._counted

    def seats_of(self, guest: str) -> list[str]:
        """The seats a guest holds."""
        return self._held.get(guest, NONE)

    def _eyes_of(self, guest: str) -> str | None:
        """The seat through which a guest looks: the one that must choose, or the first."""
        own = self._held.get(guest)
        if own is None:
            return None
        chooser = None if self._table.match is None else self._match.chooser
        return chooser if chooser in own else own[0]

    # --- messages ---

    def snapshot(self, guest: str, language: str, talk: Sequence[m.Said]) -> bytes:
        """Everything."""
        match, eyes = self._table.match, self._eyes_of(guest)
        game = None if match is None else self._moment.shown(eyes, language)
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
        first = self._match.first_since(since)
        first_line = self._library.turn_before(first)
        told = self._joined(self._lines_from(eyes, language, first_line), eyes)
        events = self._events_from(eyes, first)
        return _encoded(
            m.Played(first, events, told, first_line, self._moment.shown(eyes, language))
        )

    def went_on(self, guest: str, language: str, before: Sight) -> News:
        """What is not as it was when these eyes saw it last, and what they see now."""
        eyes = self._eyes_of(guest)
        key = (eyes, language, id(before))
        made = self._made.get(key)
        if made is None:
            self._befores.append(before)
            message = _encoded(self._difference(eyes, language, before))
            made = self._made[key] = News(message, self._sight(eyes, language))
        return made

    def _difference(self, eyes: str | None, language: str, before: Sight) -> m.WentOn:
        news = self._new_in_log(eyes, language, before)
        game: Any = self._moment.shown(eyes, language)
        shared, own = self._moment.shared, self._moment.own(eyes, game)
        change: Any = before.change(self._change_for_all(before), own)
        return m.WentOn(
            news.first,
            self._events_from(eyes, news.first),
            self._joined(news.told, eyes),
            news.first_line,
            ShownChange(
                game.seq,
                change,
                before.gone(shared, own),
                game.choice,
                game.waiting,
                game.deadline,
                game.obeyed,
            ),
        )

    def _new_in_log(self, eyes: str | None, language: str, before: Sight) -> LogNews:
        """The new events and lines, found once for all who have the same lines before them."""
        first = self._match.first_since(before.seq)
        start = self._first_line(eyes, first, before)
        knowing = self._library.eyes(self._match.game, eyes, start)
        key = (knowing, language, start, id(before.lines))
        news = self._log_news.get(key)
        if news is None or news.first != first:
            now = self._lines_from(eyes, language, start)
            news = LogNews(first, *new_lines(before, now, start, self._match.lengths[-1]))
            self._log_news[key] = news
        return news

    def _change_for_all(self, before: Sight) -> bytes:
        """What all see is compared and put together once for all."""
        key = id(before.shared)
        known = self._changes.get(key)
        if known is None:
            known = self._changes[key] = self._moment.shared.since(before.shared)
        return known

    def _first_line(self, eyes: str | None, first: int, before: Sight) -> int:
        """Where lines may not be as they were: all, if another seat of this guest knows others."""
        game, other = self._match.game, before.eyes
        if other != eyes and any(self._library.eyes(game, seat, 0) for seat in (eyes, other)):
            return 0
        return self._library.turn_before(first)

    def sight(self, guest: str, language: str) -> Sight | None:
        """What somebody sees who was told everything until now."""
        return None if self._table.match is None else self._sight(self._eyes_of(guest), language)

    def _sight(self, eyes: str | None, language: str) -> Sight:
        match, key = self._match, (eyes, language)
        known = self._sights.get(key)
        if known is None or known.seq != match.seq:
            first = self._library.turn_before(match.lengths[-1])
            told = self._lines_from(eyes, language, first)
            own = self._moment.own(eyes, self._moment.shown(eyes, language))
            known = Sight(match.seq, eyes, self._moment.shared, own, told, first)
            self._sights[key] = known
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
        game = self._match.game
        key = (self._library.eyes(game, eyes, first), first)
        if key not in self._events:
            told = self._library.events(game, key[0], first)
            self._events[key] = msgspec.Raw(msgspec.json.encode(told))
        return self._events[key]

    def _lines_from(self, eyes: str | None, language: str, first: int) -> list[WordedLine]:
        game = self._match.game
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

    def table_for(self, guest: str) -> TableView:
        """The table as this guest sees it."""
        data = self._table.data
        return TableView(
            data.table,
            data.status,
            data.settings,
            [self._seat(seat, chair, guest) for seat, chair in self._table.seats],
            data.is_hosted_by(guest),
            data.paused,
            self._watchers,
            data.rematch,
            data.lesson,
            dice_of(data),
            data.senders.get(guest, "") if guest in data.sent_away else None,
            why_unrated(data),
            data.tournament,
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
            chair.guest is not None and self._table.data.is_hosted_by(chair.guest),
            self._away.get(chair.guest or ""),
            chair.until_back,
            chair.ready,
            self._off_for(chair),
            chair.days_off if yours else None,
        )


def _encoded(message: m.AnyMessage) -> bytes:
    return msgspec.json.encode(message)
