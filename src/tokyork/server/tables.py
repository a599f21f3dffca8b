"""A table: its seats, its host, its game. Requests come in, changes or refusals go out."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.options import read_options
from tokyork.server.course import Course, Entry
from tokyork.server.messages import Answer, Settings, Status
from tokyork.server.orders import answering, read_orders
from tokyork.server.refusals import RefusedError
from tokyork.server.seats import FEWEST, MOST, Place, new_place
from tokyork.server.standing import Obeyed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from tokyork.server.messages import NewSeat
    from tokyork.server.standing import GiveOrders, Order

REMEMBERED = 500
"""Answers that are given again when the same nonce comes."""
LONGEST_RESERVE = 24 * 3600


class TableData(Struct):
    """What is kept of a table, apart from its moves."""

    table: str
    host: str
    settings: Settings
    places: list[Place]
    status: Status = "gathering"
    paused: bool = False
    rematch: str | None = None
    start: str | None = None
    """The game at its beginning, as text."""
    sent_away: list[str] = []
    """Guests whom the host does not want here."""
    lesson: bool = False
    """Whether it is the lesson of its city."""


class Change(Struct):
    """What a request did."""

    entry: Entry | None = None
    """A move, or one taken back."""
    table: bool = False
    """Something else of the table is not as it was."""
    view: bool = True
    """Whether that may change what can be chosen, or until when."""
    began: bool = False
    closed: bool = False
    """Nobody is left: there is no table any more."""
    rematch: TableData | None = None
    """A table that was made for the same group."""
    only: str | None = None
    """The one guest who may know of it; nothing for everybody."""


class Table:
    """A table and what is going on there."""

    def __init__(self, data: TableData, entries: Iterable[Entry] = ()) -> None:
        """With a game if it began, played as far as its entries tell."""
        self.data = data
        self.course = Course(data.start) if data.start is not None else None
        self.answers: dict[tuple[str, str], Answer] = {}
        for entry in entries:
            self._repeat(entry)

    def _repeat(self, entry: Entry) -> None:
        self.running.repeat(entry)
        if entry.guest is not None and entry.nonce is not None:
            self.remember(entry.guest, Answer(entry.nonce, entry.seq))

    # --- where we are ---

    @property
    def running(self) -> Course:
        """The game, or a refusal if none began."""
        if self.course is None:
            raise RefusedError("not_now", "server-not_begun")
        return self.course

    @property
    def seq(self) -> int:
        """The number of the last change of the game; -1 before it begins."""
        return -1 if self.course is None else self.course.seq

    @property
    def seats(self) -> list[tuple[str, Place]]:
        """All places with the names of their seats."""
        return [(f"p{number}", place) for number, place in enumerate(self.data.places, 1)]

    def place(self, seat: str) -> Place:
        """The place of a seat, or a refusal."""
        found = dict(self.seats).get(seat)
        if found is None:
            raise RefusedError("bad", "server-no_seat")
        return found

    def seats_of(self, guest: str) -> list[str]:
        """The seats a guest holds."""
        return [seat for seat, place in self.seats if place.guest == guest]

    def eyes_of(self, guest: str) -> str | None:
        """The seat through which a guest looks: the one that must choose, or the first."""
        own = self.seats_of(guest)
        chooser = self.course.chooser if self.course else None
        return chooser if chooser in own else next(iter(own), None)

    @property
    def persons(self) -> list[str]:
        """Guests who sit here and play themselves."""
        seated = [place.guest for place in self.data.places if not place.by_bot]
        return [guest for guest in dict.fromkeys(seated) if guest is not None]

    @property
    def mover(self) -> Place | None:
        """Whose choice it is; nobody's unless a game is on."""
        playing = self.course is not None and self.data.status == "playing"
        chooser = self.running.chooser if playing else None
        return None if chooser is None else self.place(chooser)

    def undoer(self) -> str | None:
        """The seat of the person whose last move can be taken back; a lesson goes on only."""
        if self.data.lesson:
            return None
        hand = self.course.undoer if self.course else None
        return hand.seat if hand is not None and hand.guest is not None else None

    # --- answers ---

    def remember(self, guest: str, answer: Answer) -> Answer:
        """Give the same answer when the same request comes again."""
        self.answers[guest, answer.nonce] = answer
        if len(self.answers) > REMEMBERED:
            del self.answers[next(iter(self.answers))]
        return answer

    # --- people come and go ---

    def claim(self, secret: str, guest: str) -> bool:
        """Take over the seat of this private link; whether anything changed."""
        found = next((p for p in self.data.places if secret and p.secret == secret), None)
        if found is None or found.guest == guest:  # who left on this device returns by asking
            return False
        before, found.guest, found.stood_in = found.guest, guest, False
        if before == self.data.host and not self.seats_of(before):
            self.data.host = guest
        return True

    def pass_host_on(self) -> None:
        """The next person becomes the host, if the host does not play any more."""
        if self.persons and self.data.host not in self.persons:
            self.data.host = self.persons[0]

    # --- the game ---

    def begin(self, game: Game | None = None) -> None:
        """Begin a game, or go on with a given one; bots take the seats that are still open."""
        game = game or self._new_game()
        clock = self.data.settings.clock
        for place, monster in zip(self.data.places, game.view()["monsters"], strict=True):
            if place.kind == "open":
                place.give_to_bot(place.level)
            place.monster = monster["monster"]
            place.reserve = None if clock is None else float(clock.reserve)
        self.data.start = game.save()
        self.data.status = "over" if game.over else "playing"
        self.course = Course(self.data.start)

    def _new_game(self) -> Game:
        settings = self.data.settings
        chosen = [place.monster for place in self.data.places]
        free = [m for m in CITIES[settings.city].monsters if m not in chosen]
        SystemRandom().shuffle(free)
        monsters = [monster or free.pop() for monster in chosen]
        options: Mapping[str, Any] = dict(settings.options)
        try:
            return Game(settings.city, options=options, monsters=monsters)
        except BadInputError as error:
            raise RefusedError("bad", "server-bad_options", why=str(error)) from error

    def play_number(self, number: int) -> Change:
        """A move of the pending decision by a bot or by the clock."""
        return self.played(self.running.play_number(number, None))

    def ordered(self) -> str | None:
        """The move that whoever must choose has ordered beforehand, if any."""
        found = self.obeying()
        return None if found is None else found[0]

    def obeying(self) -> tuple[str, list[Order]] | None:
        """That move with the orders that make it.

        Who takes a move back wants to choose, whatever was ordered.
        """
        place, course = self.mover, self.course
        if course is None or place is None or place.by_bot or course.taken_back:
            return None
        return answering(place.orders, course.game.view(course.chooser)) if place.orders else None

    def obeyed(self, seat: str) -> Obeyed | None:
        """The orders that gave a seat's last answer, in this turn or the one before."""
        course = self.running
        hand = next((hand for hand in reversed(course.hands) if hand.seat == seat), None)
        if hand is None or not hand.orders or int(course.game.state.turn) > hand.turn + 1:
            return None
        return Obeyed(list(hand.orders), undo=self.undoer() == seat)

    def give_orders(self, guest: str, request: GiveOrders) -> Change:
        """A seat answers some decisions by itself from now on."""
        place = self.place(request.seat)
        if place.guest != guest:
            raise RefusedError("not_yours", "server-not_your_seat")
        if self.data.status != "playing":
            raise RefusedError("not_now", "server-not_playing")
        place.orders = read_orders(self.data.settings.city, request.orders)
        return Change(table=True, only=guest)

    def played(self, entry: Entry) -> Change:
        """What follows from a move."""
        if not self.running.game.over:
            return Change(entry)
        self.data.status = "over"
        self.data.paused = False
        return Change(entry, table=True)


def read_settings(settings: Settings, seats: int) -> Settings:
    """Settings that a game can begin with, or a refusal."""
    if settings.city not in CITIES:
        raise RefusedError("bad", "server-no_city")
    clock = settings.clock
    if clock is not None and not (
        1 <= clock.per_move <= LONGEST_RESERVE and 0 <= clock.reserve <= LONGEST_RESERVE
    ):
        raise RefusedError("bad", "server-bad_clock")
    try:
        read_options(CITIES[settings.city], seats, dict(settings.options))
    except BadInputError as error:
        raise RefusedError("bad", "server-bad_options", why=str(error)) from error
    return settings


def new_table(table: str, guest: str, settings: Settings, seats: Sequence[NewSeat]) -> Table:
    """A table that somebody makes, and is the host of."""
    if not FEWEST <= len(seats) <= MOST:
        raise RefusedError("bad", "server-seat_count", least=FEWEST, most=MOST)
    read_settings(settings, len(seats))
    places = [new_place(wanted, settings.city, guest) for wanted in seats]
    chosen = [place.monster for place in places if place.monster]
    if len(set(chosen)) < len(chosen):
        raise RefusedError("taken", "server-monster_taken")
    return Table(TableData(table, guest, settings, places))
