"""What is asked and answered about tournaments and the channel to watch."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tokyork.server.protocol.seating import Clock, Status  # noqa: TC001 - msgspec reads them
from tokyork.server.protocol.view_shapes import GameOptions  # noqa: TC001 - the same

TournamentKind = Literal["swiss", "everyone"]


class NewTournament(Struct, forbid_unknown_fields=True):
    """POST /api/tournaments."""

    name: str
    city: str
    kind: TournamentKind = "swiss"
    size: int = 4
    """Seats at each table: 3 to 6."""
    rounds: int = 3
    """At least so many where everyone meets everyone."""
    level: int = 3
    """Of the bots that fill the tables."""
    options: GameOptions = {}
    clock: Clock | None = None
    player: str = ""
    """What the host is called who plays along; nobody if it is empty."""


class TournamentMade(Struct):
    """The answer: where it is."""

    tournament: str


class JoinTournament(Struct, forbid_unknown_fields=True):
    """POST /api/tournaments/ID/join."""

    name: str


class TournamentPlace(Struct):
    """Somebody in the live table of a tournament, the best first."""

    number: int
    """Which of the entrants, from 0."""
    name: str
    """Empty for a bot."""
    level: int | None
    """Of a bot, or of the one that plays for somebody who has left."""
    yours: bool
    rank: int
    points: float
    """One for each rival left behind, half a one for each who did as well."""
    knock_outs: int
    opponents: float
    """The points of all rivals met so far."""
    wins: int
    games: int


class TournamentSeat(Struct):
    """Who sits where, and how it ended for them."""

    number: int
    place: int | None = None
    """Where they came in, once the game is over."""


class TournamentTable(Struct):
    """One game of a round."""

    table: str
    """Empty while it has to wait for a player."""
    seats: list[TournamentSeat]
    over: bool


class TournamentView(Struct):
    """GET /api/tournaments/ID."""

    tournament: str
    name: str
    city: str
    kind: TournamentKind
    size: int
    rounds: int
    level: int
    clock: Clock | None
    status: Status
    host: bool
    """Whether this browser made it."""
    joined: bool
    table: str | None
    """Where this browser has to play now."""
    places: list[TournamentPlace]
    played: list[list[TournamentTable]]
    """Round by round."""


class Channel(Struct):
    """GET /api/watch: what there is to see."""

    table: str
    kind: Literal["people", "bots"]
    city: str


class Chances(Struct):
    """GET /api/watch/TABLE: who is how likely to win now."""

    seq: int
    chances: list[float]
    """Seat by seat; nothing where the table has agreed on no help."""
