"""A table: its seats, its host, its game. Requests come in, changes or refusals go out."""

from __future__ import annotations

from hmac import compare_digest
from random import SystemRandom
from typing import TYPE_CHECKING

from msgspec import Struct, field, structs

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.fair.seal import Seal  # noqa: TC001 - msgspec reads it
from tokyork.fair.source import SystemSource
from tokyork.foregone import foregone
from tokyork.formats.notation import SEATS, chooser, seat_text
from tokyork.formats.options import read_options
from tokyork.server.protocol.messages import Answer
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings, Status  # noqa: TC001 - msgspec reads them
from tokyork.server.protocol.standing_orders import Obeyed
from tokyork.server.table.answer_memory import AnswerMemory
from tokyork.server.table.match import LogEntry, Match
from tokyork.server.table.orders import answering, read_orders
from tokyork.server.table.seats import FEWEST, MOST, Chair, hashed, new_chair
from tokyork.server.table.standing import GameStanding, standing_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from tokyork.server.protocol.calls import NewSeat
    from tokyork.server.protocol.requests import GiveOrders
    from tokyork.server.protocol.standing_orders import Order

LONGEST_RESERVE = 24 * 3600
DAY = 24 * 3600.0
MOST_DAYS, MOST_DAYS_OFF = 14, 60
MOST_SENT_AWAY = 100
"""Guests whom a table remembers that its host does not want there."""


class Due(Struct):
    """Until when a seat has time, in a game that lasts days: in seconds of service."""

    seat: str
    turn: int
    since: float
    at: float
    left: float | None = None
    """Seconds that were left when the table was paused."""

    @property
    def is_at_once(self) -> bool:
        """Whether nobody's time runs: a bot must move, or the game has just begun."""
        return self.at == self.since


class TableData(Struct):
    """What is kept of a table, apart from its moves."""

    table: str
    host: str
    settings: Settings
    chairs: list[Chair] = field(name="places")
    status: Status = "gathering"
    paused: bool = False
    rematch: str | None = None
    start: str | None = None
    """The game at its beginning, as text."""
    sent_away: list[str] = []
    """Guests whom the host does not want here."""
    senders: dict[str, str] = {}
    """What the host was called who sent each of them away."""
    barred: list[str] = []
    """Guests whom the host of the server has sent away: they do not even look on."""
    opened: float | None = None
    """When it was made, began and was over, in seconds since 1970."""
    began: float | None = None
    ended: float | None = None
    standing: GameStanding | None = None
    """How the game ended, or stood when the table was put away."""
    lesson: bool = False
    """Whether it is the lesson of its city."""
    seal: Seal | None = None
    """What its dice come from: a game draws by it and nothing else, unless it began before there
    were seals, with a seed of its own, or with a lesson's prepared dice."""
    turned_back: bool = False
    """Whether it comes from a copy, so that somebody may know what its secret gives next."""
    played: str = ""
    """The digest of its game, once that is over."""
    opener: str | None = None
    """The seat that must choose first, once the game has begun."""
    due: Due | None = None
    """Until when whoever must choose has time, in a game that lasts days."""
    tournament: str | None = None
    """The tournament that it belongs to: it goes on whoever looks."""

    @property
    def goes_on_alone(self) -> bool:
        """Whether bots, orders and clocks go on while nobody looks."""
        return self.settings.pace is not None or self.tournament is not None

    def is_hosted_by(self, guest: str) -> bool:
        """Whether this guest decides about seats and pauses; in a tournament nobody does."""
        return self.tournament is None and guest == self.host

    def is_turn_of(self, guest: str, chooser: str | None) -> bool:
        """Whether this guest plays the seat that must choose."""
        return any(
            chair.guest == guest and not chair.stood_in
            for number, chair in enumerate(self.chairs)
            if self.status == "playing" and seat_text(number) == chooser
        )


class Change(Struct):
    """What a request did."""

    entry: LogEntry | None = None
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
    thrown: dict[str, int] = {}
    """How often each face came up in the whole game, when it is over."""
    only: str | None = None
    """The one guest who may know of it; nothing for everybody."""

    @property
    def is_only_a_move(self) -> bool:
        """Whether nothing but the game is not as it was."""
        return self.entry is not None and not self.table and not self.began


class Table:
    """A table and what is going on there."""

    def __init__(self, data: TableData, entries: Iterable[LogEntry] = ()) -> None:
        """With a game if it began, played as far as its entries tell."""
        self.data = data
        self.match = Match(data.start) if data.start is not None else None
        self.answers = AnswerMemory()
        self.hasty = False
        """Whether only bots are left, and nobody wants to wait for them."""
        self.late: tuple[str, int] | None = None
        """Whose time was up in which turn, so that a bot plays the rest of it."""
        for entry in entries:
            self._repeat(entry)

    def _repeat(self, entry: LogEntry) -> None:
        self.running.repeat(entry)
        if entry.guest is not None and entry.nonce is not None:
            self.remember(entry.guest, Answer(entry.nonce, entry.seq))

    def go_back_to(self, kept: Table) -> None:
        """Be as a table is that was loaded anew: a change could not be kept."""
        self.data, self.match = kept.data, kept.match

    # --- where we are ---

    @property
    def running(self) -> Match:
        """The game, or a refusal if none began."""
        if self.match is None:
            raise RefusedError("not_now", "server-not_begun")
        return self.match

    @property
    def seq(self) -> int:
        """The number of the last change of the game; -1 before it begins."""
        return -1 if self.match is None else self.match.seq

    @property
    def seats(self) -> list[tuple[str, Chair]]:
        """All chairs with the names of their seats."""
        return list(zip(SEATS, self.data.chairs, strict=False))

    def chair(self, seat: str) -> Chair:
        """The chair of a seat, or a refusal."""
        chairs = self.data.chairs
        number = SEATS.index(seat) if seat in SEATS else len(SEATS)
        if number >= len(chairs):
            raise RefusedError("bad", "server-no_seat")
        return chairs[number]

    def seats_of(self, guest: str) -> list[str]:
        """The seats a guest holds."""
        chairs = zip(SEATS, self.data.chairs, strict=False)
        return [seat for seat, chair in chairs if chair.guest == guest]

    def eyes_of(self, guest: str) -> str | None:
        """The seat through which a guest looks: the one that must choose, or the first."""
        own = self.seats_of(guest)
        chooser = self.match.chooser if self.match else None
        return chooser if chooser in own else next(iter(own), None)

    @property
    def persons(self) -> list[str]:
        """Guests who sit here and play themselves."""
        seated = [chair.guest for chair in self.data.chairs if not chair.by_bot]
        return [guest for guest in dict.fromkeys(seated) if guest is not None]

    def living_persons(self) -> list[str]:
        """The seats of people who are still in the game and play themselves."""
        monsters = self.running.game.state.monsters
        chairs = zip(self.seats, monsters, strict=True)
        return [seat for (seat, chair), m in chairs if m.alive and not chair.by_bot]

    @property
    def mover(self) -> Chair | None:
        """Whose choice it is; nobody's unless a game is on."""
        playing = self.match is not None and self.data.status == "playing"
        chooser = self.running.chooser if playing else None
        return None if chooser is None else self.chair(chooser)

    def undoer(self) -> str | None:
        """The seat of the person whose last move can be taken back.

        A lesson goes on only, and so does a game that counts.
        """
        if self.data.lesson or self.data.settings.rated:
            return None
        made = self.match.undoer if self.match else None
        return made.seat if made is not None and made.guest is not None else None

    # --- answers ---

    def remember(self, guest: str, answer: Answer) -> Answer:
        """Give the same answer when the same request comes again."""
        self.answers.keep(guest, answer, [chair.guest for chair in self.data.chairs])
        return answer

    # --- people come and go ---

    def claim(self, secret: str, guest: str) -> bool:
        """Take over the seat of this private link, which works once; whether anything changed."""
        if not secret:
            return False
        known = hashed(secret)
        found = next((p for p in self.data.chairs if compare_digest(p.secret, known)), None)
        if found is None or found.guest == guest:  # who left on this device returns by asking
            return False
        before, found.guest = found.guest, guest
        found.take_back()
        found.secret = ""
        if before == self.data.host and not self.seats_of(before):
            self.data.host = guest
        return True

    def welcome_back(self, guest: str) -> bool:
        """Give the seats back in which a bot played until their holder came; whether it did."""
        waiting = [p for p in self.data.chairs if p.guest == guest and p.until_back]
        for chair in waiting:
            chair.take_back()
        return bool(waiting)

    def send_away(self, guest: str) -> None:
        """Let a guest who holds no seat any more know that the host does not want them here."""
        if guest == self.data.host or self.seats_of(guest):
            return
        names = [p.name for p in self.data.chairs if p.guest == self.data.host]
        data = self.data
        data.sent_away = [*data.sent_away, guest][-MOST_SENT_AWAY:]
        known = {**data.senders, guest: next(iter(names), "")}
        data.senders = {one: name for one, name in known.items() if one in data.sent_away}

    def new_link(self, guest: str, seat: str) -> str:
        """The path that takes a seat to another device, for its holder; none before it does."""
        chair = self.chair(seat)
        if chair.guest != guest:
            raise RefusedError("not_yours", "server-not_your_seat")
        return f"/t/{self.data.table}?seat={chair.new_secret()}"

    def pass_host_on(self) -> None:
        """The next person becomes the host, if the host does not play any more."""
        if self.persons and self.data.host not in self.persons:
            self.data.host = self.persons[0]

    # --- the game ---

    def begin(self, game: Game | None = None) -> None:
        """Begin a game: bots take the seats that are still open. Or go on with a given one."""
        anew = game is None
        if self.data.seal is not None:  # from here on nobody can add any more
            self.data.seal.salts = {seat: chair.salt for seat, chair in self.seats if chair.salt}
        game = game or self._new_game()
        clock, pace = self.data.settings.clock, self.data.settings.pace
        for chair, monster in zip(self.data.chairs, game.view()["monsters"], strict=True):
            if chair.kind == "open" and anew:
                chair.give_to_bot(chair.level)
            chair.monster = monster["monster"]
            chair.reserve = None if clock is None else float(clock.reserve)
            chair.days_off = None if pace is None else pace.vacation * DAY
        if self.data.seal is not None and game.seal is None:
            game.seal_with(self.data.seal)
        self.data.start = game.save()
        self.data.status = "over" if game.over else "playing"
        self.match = Match(self.data.start)
        self.data.opener = self.match.chooser
        if pace is not None and self.match.chooser is not None:  # set when it is first looked after
            self.data.due = Due(self.match.chooser, 0, 0.0, 0.0)

    def seal_anew(self, seal: Seal) -> None:
        """Go on from here by other dice, with all that nobody knows dealt again."""
        game, data = self.running.game, self.data
        seal.salts = data.seal.salts if data.seal is not None else {}
        monsters = game.state.monsters
        knower = max(range(len(monsters)), key=lambda n: int(monsters[n].known))
        dealt = game.determinize(seat_text(knower), 0, SystemSource())
        dealt.seal_with(seal)
        data.seal, data.start, data.turned_back = seal, dealt.save(), False
        self.match = Match(data.start)
        data.opener = self.match.chooser

    def _new_game(self) -> Game:
        settings = self.data.settings
        chosen = [chair.monster for chair in self.data.chairs]
        free = [m for m in CITIES[settings.city].monsters if m not in chosen]
        SystemRandom().shuffle(free)
        monsters = [monster or free.pop() for monster in chosen]
        options: Mapping[str, Any] = dict(settings.options)
        try:
            return Game(settings.city, options=options, monsters=monsters, seal=self.data.seal)
        except BadInputError as error:
            raise RefusedError("bad", "server-bad_options", why=str(error)) from error

    def play(
        self,
        move: str | int,
        guest: str | None = None,
        nonce: str | None = None,
        orders: Sequence[Order] = (),
    ) -> Change:
        """A move of the pending decision, as text or by its number, or a refusal."""
        entry = self.running.play(move, guest, nonce, orders)
        if not self.running.game.over:
            return Change(entry)
        self.data.status = "over"
        self.data.played = self.running.digest()
        self.data.standing = standing_of(self.running)
        self.data.paused = False
        return Change(entry, table=True, thrown=self.running.thrown())

    def foregone(self) -> int | None:
        """The move that only ends a game which whoever must choose has won: nobody is asked."""
        match = self.match
        if match is None or self.data.lesson or self.mover is None:
            return None
        return foregone(match.game.state)

    def ordered(self) -> str | None:
        """The move that whoever must choose has ordered beforehand, if any."""
        found = self.obeying()
        return None if found is None else found[0]

    def obeying(self) -> tuple[str, list[Order]] | None:
        """That move with the orders that make it.

        Who takes a move back wants to choose, whatever was ordered.
        """
        chair, match = self.mover, self.match
        if match is None or chair is None or chair.by_bot or match.taken_back:
            return None
        return answering(chair.orders, match.game.view(match.chooser)) if chair.orders else None

    @property
    def is_late(self) -> bool:
        """Whether the time of whoever must choose was up in this very turn."""
        match = self.match
        now = None if match is None else (match.chooser, int(match.game.state.turn))
        return self.late is not None and self.late == now

    @property
    def is_on_turn(self) -> bool:
        """Whether whoever must choose does so on their own turn."""
        g = self.running.game.state
        return bool(g.pending) and chooser(g) == int(g.active)

    def obeyed(self, seat: str, *, choosing: bool = False) -> Obeyed | None:
        """The orders that gave a seat's last answer, in this turn or the one before.

        Who chooses already is told only of this turn.
        """
        match = self.running
        made = next((made for made in reversed(match.made_by) if made.seat == seat), None)
        told = 0 if choosing else 1
        if made is None or not made.orders or int(match.game.state.turn) > made.turn + told:
            return None
        return Obeyed(list(made.orders), undo=self.undoer() == seat)

    def give_orders(self, guest: str, request: GiveOrders) -> Change:
        """A seat answers some decisions by itself from now on."""
        chair = self.chair(request.seat)
        if chair.guest != guest:
            raise RefusedError("not_yours", "server-not_your_seat")
        if self.data.status != "playing":
            raise RefusedError("not_now", "server-not_playing")
        chair.orders = read_orders(self.data.settings.city, request.orders)
        return Change(table=True, only=guest)


def read_settings(settings: Settings, seats: int) -> Settings:
    """Settings that a game can begin with, or a refusal."""
    if settings.city not in CITIES:
        raise RefusedError("bad", "server-no_city")
    clock = settings.clock
    if clock is not None and not (
        1 <= clock.per_move <= LONGEST_RESERVE and 0 <= clock.reserve <= LONGEST_RESERVE
    ):
        raise RefusedError("bad", "server-bad_clock")
    _check_pace(settings)
    try:
        read_options(CITIES[settings.city], seats, dict(settings.options))
    except BadInputError as error:
        raise RefusedError("bad", "server-bad_options", why=str(error)) from error
    return structs.replace(settings, help=False) if settings.rated else settings


def _check_pace(settings: Settings) -> None:
    pace = settings.pace
    if pace is None:
        return
    if settings.clock is not None or not (
        1 <= pace.days <= MOST_DAYS and 0 <= pace.vacation <= MOST_DAYS_OFF
    ):
        raise RefusedError("bad", "server-bad_pace", most=MOST_DAYS, off=MOST_DAYS_OFF)


def new_table(table: str, guest: str, settings: Settings, seats: Sequence[NewSeat]) -> Table:
    """A table that somebody makes, and is the host of."""
    if not FEWEST <= len(seats) <= MOST:
        raise RefusedError("bad", "server-seat_count", least=FEWEST, most=MOST)
    settings = read_settings(settings, len(seats))
    chairs = [new_chair(wanted, settings.city, guest) for wanted in seats]
    chosen = [chair.monster for chair in chairs if chair.monster]
    if len(set(chosen)) < len(chosen):
        raise RefusedError("taken", "server-monster_taken")
    return Table(TableData(table, guest, settings, chairs))
