"""The events of a game as one seat knows them, looked up backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core import events
from tokyork.formats.notation import seat_number
from tokyork.views.event_view import event_view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.core.cards import Card
    from tokyork.core.state import State

Told = dict[str, Any]


class Story:
    """What happened so far; an event is put into the seat's own terms when it is looked at."""

    def __init__(self, g: State, seat: int | None) -> None:
        """For whoever holds this seat; for a spectator without one."""
        self.g = g
        self._seat = seat
        self._log = g.log or []
        self._seen: dict[int, Told] = {}

    def __len__(self) -> int:
        """How many events there were."""
        return len(self._log)

    def __getitem__(self, number: int) -> Told:
        """An event."""
        if number not in self._seen:
            event = self._log[number]
            self._seen[number] = event_view(self.g.rules, event, number, self._seat)
        return self._seen[number]

    def turn_start(self, number: int) -> int:
        """The event that began the turn of an event; the first of all before the first turn."""
        while number > 0 and self._log[number].kind != events.TURN_STARTED:
            number -= 1
        return number

    def turn_number(self, number: int) -> int:
        """The number of the turn in which an event happened; 0 before the first."""
        start = self._log[self.turn_start(number)]
        return int(start.amount) if start.kind == events.TURN_STARTED else 0

    def before(self, number: int, *, turn: bool = True) -> Iterator[Told]:
        """The events before one, the latest first: of its turn, or of the whole game."""
        first = self.turn_start(number) if turn else 0
        for earlier in range(number - 1, first - 1, -1):
            yield self[earlier]

    def latest(self, number: int, *fits: Callable[[Told], bool], turn: bool = True) -> list[Told]:
        """The last event before that fits, in a list of its own; an empty one if none does."""
        for event in self.before(number, turn=turn):
            if all(fit(event) for fit in fits):
                return [event]
        return []

    def holds(self, number: int, seat: str, hooks: tuple[str, ...]) -> list[str]:
        """The cards with one of these hooks that a monster had when an event happened."""
        powers = self._powers_at(number, seat_number(seat))
        box = self.g.rules.box
        bending = 0
        for hook in hooks:
            bending |= box.bent.get(hook, 0)
        cards = box.cards
        found = [cards[slot].id for slot in range(len(cards)) if powers & bending & 1 << slot]
        return list(dict.fromkeys(found))

    def _powers_at(self, number: int, seat: int) -> int:
        """Cards and copies of a monster then, found backwards from what it has now."""
        me = self.g.monsters[seat]
        cards, copies = int(me.cards), int(me.copies)
        for later in range(len(self._log) - 1, number, -1):
            event = self._log[later]
            if event.seat != seat:
                continue
            if event.kind == events.CARD_GAINED:
                cards &= ~(1 << int(event.amount))
            elif event.kind == events.CARD_LOST:
                cards |= 1 << int(event.amount)
            elif event.kind == events.COPY_PLACED:
                copies = 0
            elif event.kind == events.COPY_ENDED:
                copies = 1 << int(event.amount)
        return cards | copies

    def card(self, name: str) -> Card | None:
        """The card of this id; a token has none."""
        box = self.g.rules.box
        return box.cards[box.by_id[name]] if name in box.by_id else None

    def bends(self, name: str, hook: str) -> bool:
        """Whether a card has a hook."""
        card = self.card(name)
        return card is not None and bool(self.g.rules.box.bent.get(hook, 0) & card.bit)
