"""The game of a table as it is now, as each looks at it: what several see is made once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tokyork.formats.notation import seat_number
from tokyork.server.feed.showing import choice_of
from tokyork.server.feed.sights import SharedFields, own_fields
from tokyork.server.protocol.choices import Shown
from tokyork.server.table.lesson_table import guide
from tokyork.views.view import public_view, seen_by
from tokyork.words.nameless import Names, nameless
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from tokyork.server.table.match import Match
    from tokyork.server.table.table import Table


class Moment:
    """What is to be seen of a game between two changes."""

    def __init__(self, table: Table, match: Match, deadline: float | None) -> None:
        """A table's own game; nobody has looked yet."""
        self._table = table
        self._match = match
        self._deadline = deadline
        self._public: dict[str, Any] | None = None
        self._shared: SharedFields | None = None
        self._shown: dict[tuple[str | None, str], Shown] = {}
        self._waiting: dict[str, Any] = {}
        self._own: dict[str | None, dict[str, bytes]] = {}

    @property
    def public(self) -> dict[str, Any]:
        """The view that everybody has."""
        if self._public is None:
            self._public = public_view(self._match.game.state)
        return self._public

    @property
    def shared(self) -> SharedFields:
        """The same, as it is sent."""
        if self._shared is None:
            self._shared = SharedFields.of(self.public)
        return self._shared

    def own(self, seat: str | None, shown: Shown) -> dict[str, bytes]:
        """What this seat sees otherwise, as it is sent."""
        known = self._own.get(seat)
        if known is None:
            view: Any = shown.view
            known = self._own[seat] = own_fields(view)
        return known

    def shown(self, seat: str | None, language: str) -> Shown:
        """The game for whoever holds this seat; for a spectator without one."""
        key = (seat, language)
        known = self._shown.get(key)
        if known is None:
            known = self._shown[key] = self._seen_from(seat, language)
        return known

    def _seen_from(self, seat: str | None, language: str) -> Shown:
        match, table, public = self._match, self._table, self.public
        view: Any = public
        if seat is not None:
            view = seen_by(match.game.state, seat_number(seat), public)
        asked = view["decision"]
        seen = Shown(match.seq, view, None, None)
        if asked is not None:
            seen.waiting, seen.deadline = self._waiting_for(asked, language), self._deadline
        if seat is None or table.chair(seat).stood_in:
            return seen
        choosing = match.chooser == seat
        if choosing and table.foregone() is not None:
            return seen
        seen.obeyed = table.obeyed(seat, choosing=choosing)
        if choosing:
            seen.choice = self._choice(seat, view, language)
        return seen

    def _waiting_for(self, asked: dict[str, Any], language: str) -> Any:  # noqa: ANN401 - as it is sent
        if language not in self._waiting:
            said = parts_of(self._words(language).waiting(asked))
            self._waiting[language] = msgspec.Raw(msgspec.json.encode(said))
        return self._waiting[language]

    def _choice(self, seat: str, view: dict[str, Any], language: str) -> Any:  # noqa: ANN401 - as it is sent
        """What this seat must choose; said of seats, which are named at the end."""
        table, game = self._table, self._match.game
        found = choice_of(game, view, nameless(game.city, language), ready=True)
        found.undo = table.undoer() == seat
        found.order = table.ordered()
        found.guide = guide(table, language)
        names = Names.of(self._words(language))
        return msgspec.Raw(names.put_into(msgspec.json.encode(found)))

    def _words(self, language: str) -> Sentences:
        return Sentences.of(self.public, language, numbered=False)
