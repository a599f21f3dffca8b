"""A tournament: its entrants, its rounds, and what comes next. No clock, no store, no table."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from msgspec import Struct

from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.formats.options import read_options
from tokyork.server.protocol.clean_text import clean_title, given_name
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Clock, Status
from tokyork.server.protocol.tournament_calls import TournamentKind  # noqa: TC001 - the same
from tokyork.server.protocol.view_shapes import GameOptions  # noqa: TC001 - the same
from tokyork.server.table.seats import read_level
from tokyork.server.tournaments.pairing import (
    bots_needed,
    everyone_rounds,
    seated,
    swiss_round,
)
from tokyork.server.tournaments.scoring import Score, TableResult, ranked, scores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tokyork.server.protocol.tournament_calls import NewTournament
    from tokyork.server.tournaments.pairing import Group

SIZES = range(3, 7)
MOST_ROUNDS = 20
MOST_ENTRANTS = 128
LONGEST_NAME = 60
USUAL_CLOCK = Clock(60, 300)


class Entrant(Struct):
    """Somebody who plays along."""

    name: str
    guest: str | None
    level: int
    left: bool = False
    """Whether a bot plays for them from the next round on."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot plays."""
        return self.guest is None or self.left


class Meeting(Struct):
    """One game."""

    entrants: list[int]
    table: str = ""
    """Empty until everybody is free for it."""
    result: TableResult | None = None


class Tournament(Struct):
    """What is kept of one."""

    id: str
    name: str
    host: str
    city: str
    kind: TournamentKind
    size: int
    wanted: int
    """Rounds, as its host wanted them."""
    level: int
    options: GameOptions
    clock: Clock
    status: Status = "gathering"
    entrants: list[Entrant] = []
    rounds: list[list[Meeting]] = []

    @property
    def meetings(self) -> list[Meeting]:
        """All games of all rounds."""
        return [meeting for meetings in self.rounds for meeting in meetings]

    def running(self) -> Iterator[Meeting]:
        """Those that are being played."""
        return (one for one in self.meetings if one.table and one.result is None)

    def scores(self) -> list[Score]:
        """How everybody stands."""
        played = [(one.entrants, one.result) for one in self.meetings if one.result is not None]
        return scores(len(self.entrants), played)

    def number_of(self, guest: str) -> int | None:
        """Which entrant a guest is."""
        found = (n for n, one in enumerate(self.entrants) if one.guest == guest and not one.left)
        return next(found, None)

    # --- before it begins ---

    def join(self, guest: str, name: str) -> None:
        """Somebody plays along, or is called otherwise."""
        number = self.number_of(guest)
        if number is not None:
            self.entrants[number].name = given_name(name)
            return
        if self.status != "gathering":
            raise RefusedError("not_now", "server-tournament_begun")
        if len(self.entrants) >= MOST_ENTRANTS:
            raise RefusedError("limit", "server-tournament_full", most=MOST_ENTRANTS)
        self.entrants.append(Entrant(given_name(name), guest, self.level))

    def leave(self, guest: str) -> None:
        """Somebody plays no longer; bots play their games."""
        number = self.number_of(guest)
        if number is None:
            return
        if self.status == "gathering":
            del self.entrants[number]
        else:
            self.entrants[number].left = True

    def forget(self, guest: str) -> None:
        """Somebody is nobody any more: a bot plays on, without a name."""
        self.leave(guest)
        for one in self.entrants:
            if one.guest == guest:
                one.name, one.guest = "", None
        if self.host == guest:
            self.host = ""

    def begin(self, guest: str) -> None:
        """Fill the tables with bots, and plan."""
        if guest != self.host:
            raise RefusedError("not_host", "server-tournament_host")
        if self.status != "gathering":
            raise RefusedError("not_now", "server-tournament_begun")
        for _ in range(bots_needed(len(self.entrants), self.size)):
            self.entrants.append(Entrant("", None, self.level))
        self.status = "playing"
        if self.kind == "everyone":
            seed = zlib.crc32(self.id.encode())
            count = len(self.entrants)
            plan = everyone_rounds(count, self.size, self.wanted, MOST_ROUNDS, seed)
            for groups in plan:
                self._add_round(groups)
        else:
            self._next_swiss_round()

    # --- while it is played ---

    def go_on(self, new_table: Callable[[], str]) -> None:
        """Begin every game whose players are free, and the next round when one is over."""
        if self.status != "playing":
            return
        done = all(one.result is not None for one in self.meetings)
        if done and self.kind == "swiss" and len(self.rounds) < self.wanted:
            self._next_swiss_round()
        elif done:
            self.status = "over"
            return
        waits: set[int] = set()
        for one in self.meetings:
            if one.result is not None:
                continue
            if not one.table and waits.isdisjoint(one.entrants):
                one.table = new_table()
            waits.update(one.entrants)  # each plays their own games in order

    def _next_swiss_round(self) -> None:
        before = self._groups()
        self._add_round(swiss_round(ranked(self.scores()), self.size, before))

    def _add_round(self, groups: list[Group]) -> None:
        before = self._groups()
        self.rounds.append([Meeting(seated(group, before)) for group in groups])

    def _groups(self) -> list[Group]:
        return [one.entrants for one in self.meetings]


def new_tournament(name: str, wanted: NewTournament, guest: str) -> Tournament:
    """As somebody wants it, or a refusal."""
    if wanted.city not in CITIES:
        raise RefusedError("bad", "server-no_city")
    if wanted.size not in SIZES or not 1 <= wanted.rounds <= MOST_ROUNDS:
        raise RefusedError("bad", "server-tournament_bad", most=MOST_ROUNDS)
    clock = wanted.clock or USUAL_CLOCK
    if not (1 <= clock.per_move <= 600 and 0 <= clock.reserve <= 3600):
        raise RefusedError("bad", "server-bad_clock")
    try:
        read_options(CITIES[wanted.city], wanted.size, dict(wanted.options))
    except BadInputError as error:
        raise RefusedError("bad", "server-bad_options", why=str(error)) from error
    called = clean_title(wanted.name, LONGEST_NAME, "server-tournament_name")
    made = Tournament(
        name,
        called,
        guest,
        wanted.city,
        wanted.kind,
        wanted.size,
        wanted.rounds,
        read_level(wanted.level),
        wanted.options,
        clock,
    )
    if wanted.player:
        made.join(guest, wanted.player)
    return made
