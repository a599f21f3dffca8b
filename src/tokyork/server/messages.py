"""What browsers and the server say to each other, as JSON; docs/protocol.md tells the story.

The types of the browser are made from here: `tools/make_types.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tokyork.coach.results import Topic  # noqa: TC001 - msgspec reads it
from tokyork.server.advice import Advice
from tokyork.server.because import Because, Why
from tokyork.server.guides import Guide  # noqa: TC001 - msgspec reads it
from tokyork.server.shapes import Event, GameOptions, View  # noqa: TC001 - msgspec reads them
from tokyork.server.standing import GiveOrders, Obeyed, Order

VERSION = 1

SeatKind = Literal["open", "person", "bot"]
Status = Literal["gathering", "playing", "over"]
ProblemKind = Literal[
    "stale", "illegal", "not_yours", "not_host", "not_now", "taken", "bad", "limit", "gone"
]
EMOTES = ("roar", "laugh", "cry", "wow", "thanks", "hurry", "sorry", "well_played")


class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a browser wants; the same nonce always gets the same answer."""

    nonce: str


# --- the game ---


class Move(Request, tag="move"):
    """A move of the pending decision, in the notation."""

    table: str
    seq: int
    """The number of the last change the browser knows; another is answered with `stale`."""
    move: str


class Undo(Request, tag="undo"):
    """Take back one's own last move, while nothing new was revealed."""

    table: str
    seq: int


class MoreTime(Request, tag="more_time"):
    """Give whoever must choose more time."""


# --- seats ---


class Sit(Request, tag="sit"):
    """Take an open seat."""

    seat: str
    name: str


class Leave(Request, tag="leave"):
    """Give one's seat up; in a running game a bot goes on until one returns."""

    seat: str


class Return(Request, tag="return"):
    """Take one's seat back from the bot that stands in."""

    seat: str


class Dress(Request, tag="dress"):
    """Choose one's monster, before the game begins; `None` for any."""

    seat: str
    monster: str | None


class Rename(Request, tag="rename"):
    """Another name for a seat of one's own, or by the host for any."""

    seat: str
    name: str


# --- the host's part ---


class SetSeat(Request, tag="set_seat"):
    """Open a seat, put a bot there, or (kind `person`) somebody else at this device.

    Whoever sat there is sent away.
    """

    seat: str
    kind: SeatKind
    level: int = 3
    name: str = ""


class AddSeat(Request, tag="add_seat"):
    """One more seat, before the game begins."""


class RemoveSeat(Request, tag="remove_seat"):
    """One seat less, before the game begins."""

    seat: str


class Configure(Request, tag="configure"):
    """Change what is agreed on, before the game begins."""

    settings: Settings


class Begin(Request, tag="begin"):
    """Begin the game; bots take the seats that are still open."""


class Pause(Request, tag="pause"):
    """Stop the clocks and all play, or go on."""

    paused: bool


class Rematch(Request, tag="rematch"):
    """A new table for the same group, once the game is over."""


# --- talk ---


class Chat(Request, tag="chat"):
    """Say something to the table."""

    text: str


class Emote(Request, tag="emote"):
    """One of EMOTES."""

    emote: str


class Speak(Request, tag="speak"):
    """From now on send words in this language; a snapshot follows."""

    language: str


class Ask(Request, tag="ask"):
    """Help with a choice, which comes as `advice`; `keep` are faces, such as `3 3 claw`."""

    topic: Topic
    keep: str = ""


AnyRequest = (
    Move
    | Ask
    | Undo
    | MoreTime
    | Sit
    | Leave
    | Return
    | Dress
    | Rename
    | SetSeat
    | AddSeat
    | RemoveSeat
    | Configure
    | Begin
    | Pause
    | Rematch
    | Chat
    | Emote
    | Speak
    | Why
    | GiveOrders
)


# --- what a table is ---


class Clock(Struct, forbid_unknown_fields=True):
    """Time for each decision, and a reserve for the whole game, in seconds."""

    per_move: int
    reserve: int


class Settings(Struct, forbid_unknown_fields=True):
    """What is agreed on before a game."""

    city: str
    options: GameOptions = {}
    listed: bool = False
    """Whether the lobby shows the table; otherwise only who has the link finds it."""
    help: bool = True
    """Whether odds and advice are allowed."""
    clock: Clock | None = None


class Seat(Struct):
    """A seat, as everybody sees it."""

    seat: str
    kind: SeatKind
    name: str
    """The person's name; empty for a bot and an open seat."""
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
    link: str | None
    """The seat's private link, for its holder only."""
    orders: list[Order] = []
    """What it answers by itself, for its holder only."""


class Table(Struct):
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


# --- the game as it is shown ---


class Offer(Struct):
    """A legal move."""

    move: str
    label: str
    """In words; empty for the many ways to keep dice, which are tapped."""
    note: str | None
    """What it would do, if its words do not say it all."""


class Refusal(Struct):
    """Something one may want to do but cannot now, and why."""

    move: str
    label: str
    why: str


class Choice(Struct):
    """What this browser must choose."""

    seat: str
    kind: str
    question: str
    help: str
    rule: str
    """The paragraph of the rules about it: `/rules/CITY#RULE`."""
    rule_title: str
    offers: list[Offer]
    refusals: list[Refusal]
    default: str
    preview: list[str]
    """What the dice would do now, in short; empty where there are none to resolve."""
    undo: bool
    """Whether this seat's last move can be taken back."""
    deadline: float | None
    """Seconds until the clock decides."""
    standing: list[Order] = []
    """Orders that would answer such a decision by themselves."""
    order: str | None = None
    """The move that an order of this seat makes in a moment."""
    guide: Guide | None = None
    """What to do, in a lesson."""


class Line(Struct):
    """One line of the log, in words."""

    number: int
    """Of its first event."""
    turn: int
    kind: str
    seat: str | None
    text: str
    cards: list[str]
    cause: str
    """The kind of its cause: `dice`, `card`, `army`, ..."""


class Shown(Struct):
    """The game as this browser may see it."""

    seq: int
    view: View
    choice: Choice | None
    waiting: str | None
    """In words, whom the table waits for; nothing once the game is over."""
    obeyed: Obeyed | None = None
    """What this seat's orders have just answered, while others choose."""


# --- from the server ---


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything: the first message, and whenever a difference cannot be told."""

    version: int
    table: Table
    game: Shown | None
    events: int
    """How many events there were; the next has this number."""
    lines: list[Line]
    talk: list[Said]


class Played(Struct, tag="played", tag_field="type"):
    """What changed in the game."""

    first: int
    """Events from this number on are new; those a browser has with such numbers are void."""
    events: list[Event]
    lines: list[Line]
    """In place of all lines from the number `first_line` on."""
    first_line: int
    game: Shown


class Changed(Struct, tag="changed", tag_field="type"):
    """The table is not as it was: seats, host, pause, clocks."""

    table: Table


class Said(Struct, tag="said", tag_field="type"):
    """Chat or an emote."""

    number: int
    seat: str | None
    """`None` for a spectator."""
    name: str
    text: str
    emote: str | None
    at: float


class Problem(Struct):
    """Why a request was refused, in one sentence for people."""

    kind: ProblemKind
    text: str


class Answer(Struct, tag="answer", tag_field="type"):
    """The answer to a request; nothing was changed if there is a problem."""

    nonce: str
    seq: int
    problem: Problem | None = None


AnyMessage = Snapshot | Played | Changed | Said | Answer | Advice | Because


# --- over HTTP ---


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table that is to be made; a `person` is this browser's."""

    kind: SeatKind
    name: str = ""
    level: int = 3
    monster: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    settings: Settings
    seats: list[NewSeat]
    begin: bool = False


class Made(Struct):
    """The answer: where the table is."""

    table: str


class Listed(Struct):
    """A table as the lobby shows it."""

    table: str
    city: str
    status: Status
    host: str
    open: int
    seats: int
    yours: bool
    your_turn: bool


class Home(Struct):
    """GET /api/home."""

    version: int
    name: str
    """What this guest was called last."""
    tables: list[Listed]
    """Those in the lobby, and one's own."""
    past: list[Listed]
    """One's own games that are over, newest first."""
    languages: list[str]
    addresses: list[str] = []
    """Where others in the local network find the server; only told on this very machine."""


class Refused(Struct):
    """The answer to an HTTP request that failed."""

    problem: Problem
