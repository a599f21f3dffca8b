"""A table apart from its game: who sits where, and what is agreed on."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tokyork.server.protocol.standing_orders import Order  # noqa: TC001 - msgspec reads it
from tokyork.server.protocol.view_shapes import GameOptions  # noqa: TC001 - the same

SeatKind = Literal["open", "person", "bot"]
Status = Literal["gathering", "playing", "over"]


class Clock(Struct, forbid_unknown_fields=True):
    """Time for each decision, and a reserve for the whole game, in seconds."""

    per_move: int
    reserve: int


TimeUp = Literal["bot", "turn", "out"]
"""What happens to who is late: a bot plays until they are back, or the rest of the turn; or the
seat is a bot's for good."""


class Pace(Struct, forbid_unknown_fields=True):
    """A game that lasts days, in which nobody has to be there at the same time."""

    days: int
    """For a turn of one's own, or an answer in somebody else's."""
    then: TimeUp = "turn"
    vacation: int = 7
    """Days that everybody may take off during the whole game."""


class Settings(Struct, forbid_unknown_fields=True):
    """What is agreed on before a game."""

    city: str
    options: GameOptions = {}
    listed: bool = False
    """Whether the lobby shows the table; otherwise only who has the link finds it."""
    help: bool = True
    """Whether odds and advice are allowed."""
    clock: Clock | None = None
    rated: bool = False
    """Whether the game counts for ratings: without help, and no move is taken back."""
    pace: Pace | None = None
    """Days instead of a clock."""


Unrated = Literal["casual", "lesson", "rules", "position", "device"]


class Seat(Struct):
    """A seat, as everybody sees it."""

    seat: str
    kind: SeatKind
    name: str
    """The person's name; empty for who gave none, a bot and an open seat."""
    level: int | None
    """Of the bot that sits here or stands in."""
    monster: str | None
    """`None` until the game begins, unless somebody chose."""
    yours: bool
    """Whether it is held by this browser."""
    here: bool
    """Whether its holder is connected."""
    stood_in: bool
    """Whether a bot plays for the person."""
    reserve: float | None
    """Seconds left of the reserve, with a clock."""
    orders: list[Order] = []
    """What it answers by itself, for its holder only."""
    host: bool = False
    """Whether the host sits here."""
    away: float | None = None
    """For how many seconds its holder has not been connected; `None` while they are."""
    until_back: bool = False
    """Whether the bot that stands in goes as soon as the person is connected again."""
    ready: bool = False
    """Whether the person would like to begin."""
    off: float | None = None
    """For how many seconds the person is still on vacation, in a game that lasts days."""
    days_off: float | None = None
    """Seconds of vacation that are left, for its holder only."""


DiceKind = Literal["fair", "seeded", "prepared"]


class DiceView(Struct):
    """Where the dice of a table come from, as everybody sees it."""

    kind: DiceKind
    """`fair`: committed beforehand, drawn with everybody's salt, opened at the end. `seeded`: from
    a seed that somebody chose. `prepared`: a lesson's."""
    commitment: str | None = None
    """The SHA-256 of the secret, in hexadecimal; before the first roll."""
    number: int | None = None
    """Where the commitment stands in the server's public list."""
    salts: dict[str, str] = {}
    """What the seats' browsers added, by seat."""
    secret: str | None = None
    """Opened when the game is over."""


class TableView(Struct):
    """A table, apart from its game."""

    table: str
    status: Status
    settings: Settings
    seats: list[Seat]
    host: bool
    """Whether this browser is the host's."""
    paused: bool
    watchers: int
    rematch: str | None
    """The table where the group goes on."""
    lesson: bool = False
    """Whether it is the lesson of its city."""
    dice: DiceView | None = None
    """Where its dice come from; `None` while nobody knows yet."""
    sent_away: str | None = None
    """Who has sent this guest away, by name; `None` if nobody did."""
    unrated: Unrated | None = None
    """Why the game does not count for ratings; `None` if it does."""
    tournament: str | None = None
    """The tournament that it belongs to."""
