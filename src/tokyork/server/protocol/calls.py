"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec
from msgspec import Struct

from tokyork.fair.public_list import ListEntry  # noqa: TC001 - msgspec reads it
from tokyork.puzzles.wording import WordedPuzzle  # noqa: TC001 - msgspec reads it
from tokyork.review.decisions import SeatJudgement  # noqa: TC001 - the same
from tokyork.review.ends import Fall  # noqa: TC001 - msgspec reads it
from tokyork.review.faces import DiceTally  # noqa: TC001 - the same
from tokyork.review.finishing_order import FinishingPlace  # noqa: TC001 - the same
from tokyork.review.report import Review  # noqa: TC001 - the same
from tokyork.server.protocol.choices import Line  # noqa: TC001 - the same
from tokyork.server.protocol.messages import Problem  # noqa: TC001 - the same
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import (  # noqa: TC001 - the same
    SeatKind,
    Settings,
    Status,
    TableView,
)
from tokyork.server.protocol.view_shapes import GameOptions, View  # noqa: TC001 - the same
from tokyork.views.event_kinds import AnyEvent  # noqa: TC001 - the same
from tokyork.words.parts import Parts  # noqa: TC001 - the same

USUAL_LEVEL = 3
T = TypeVar("T")


def read_call(body: bytes | bytearray, kind: type[T]) -> T:
    """What was posted, or a refusal."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RefusedError("bad", "server-garbled") from error


# --- the lobby ---


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a table that is to be made; a `person` is this browser's."""

    kind: SeatKind
    name: str = ""
    level: int = 3
    monster: str | None = None
    salt: str = ""
    """What this browser adds to the dice of the seat: 64 hexadecimal digits."""


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    settings: Settings
    seats: list[NewSeat]
    begin: bool = False
    dice: str = ""
    """The commitment of `POST /api/dice`; without one the server makes its own."""


class DiceMade(Struct):
    """POST /api/dice: a secret for the next table of this guest, of which only the hash is told."""

    commitment: str
    number: int


class DiceList(Struct):
    """GET /api/dice/list: a part of the public list of commitments."""

    entries: list[ListEntry]
    count: int


class Made(Struct):
    """The answer: where the table is."""

    table: str


class ListedSeat(Struct):
    """Who plays at a listed table, and how they stand."""

    seat: str
    kind: SeatKind
    name: str
    level: int | None
    monster: str | None
    yours: bool
    place: str | None = None
    """Where the monster stands; as the rest, `None` before the game, or where nobody knows."""
    points: int | None = None
    health: int | None = None
    winner: bool = False


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
    players: list[ListedSeat] = []
    turn: int | None = None
    """How far the game is, or was."""
    at: float | None = None
    """When it ended, began or was opened, whichever came last: seconds since 1970."""
    ending: str | None = None
    watchers: int = 0
    days: int | None = None
    """For each turn, where the game lasts days."""
    left: float | None = None
    """Seconds that are left to whoever must choose there."""
    tournament: str | None = None


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


class NewName(Struct, forbid_unknown_fields=True):
    """POST /api/name."""

    name: str


# --- lessons and practice ---


class NewLesson(Struct, forbid_unknown_fields=True):
    """POST /api/lessons; the answer is `Made`."""

    city: str
    name: str


class NewPractice(Struct, forbid_unknown_fields=True):
    """POST /api/practice: a position to look at, or to play from."""

    text: str
    """A scenario, as YAML or JSON."""
    begin: bool = False
    """Whether to make a table; otherwise the position is only shown."""
    name: str = ""
    seat: str = "p1"
    """Where this browser sits; bots sit everywhere else."""
    level: int = 3
    dice: str = ""
    salt: str = ""


class Practice(Struct):
    """The answer: the position, and the table if one was wanted."""

    scenario: str
    """As it was understood, as JSON."""
    view: View
    table: str | None


# --- other rules ---


class NewRules(Struct, forbid_unknown_fields=True):
    """POST /api/rules: what somebody thinks of agreeing on."""

    city: str
    seats: int
    options: GameOptions = {}


class RulesEffect(Struct):
    """The answer: what these rules change, by games that quick bots have just played."""

    games: int
    """By these rules, and as many by the rulebook; 0 if there was no time for enough of them."""
    length: tuple[float, float, float]
    """How much longer games are, in parts of those by the rulebook: the value, low and high."""
    first: tuple[float, float, float]
    """How often whoever begins wins: the same."""
    usual_first: tuple[float, float, float]
    """How often that is by the rulebook."""


# --- replays ---

MarkKind = Literal["turn", "out", "bought", "over"]


class Mark(Struct):
    """Something on the time line that one may want to jump to."""

    step: int
    kind: MarkKind
    seat: str | None
    turn: int | None
    card: str | None


class Outline(Struct):
    """A whole game, apart from its positions."""

    city: str
    monsters: list[str]
    steps: int
    """How many moves were made: there is a position before them and after each."""
    lengths: list[int]
    """How many events there were, position by position."""
    lines: list[Line]
    marks: list[Mark]
    chances: list[list[float]]
    """To win, seat by seat, position by position."""


class StepView(Struct):
    """A position, and what led to it."""

    step: int
    view: View
    waiting: Parts | None
    move: str | None
    """Such as `p1 keep 3 3`; the first position has none."""
    events: list[AnyEvent]


class Replay(Struct):
    """GET /api/games/TABLE: everything but the positions."""

    table: TableView
    outline: Outline


class Steps(Struct):
    """GET /api/games/TABLE/steps."""

    steps: list[StepView]


class Saved(Struct, forbid_unknown_fields=True):
    """GET /api/games/TABLE/record, and POST /api/games to open one."""

    text: str


class Fork(Struct, forbid_unknown_fields=True):
    """POST /api/games/TABLE/fork: play on from a step against bots, or with friends."""

    step: int
    seat: str
    name: str
    level: int = USUAL_LEVEL
    friends: bool = False
    """Whether the other seats are free: bots play there until somebody sits down."""
    dice: str = ""
    salt: str = ""


# --- reviews ---


class PastPlayer(Struct):
    """Who played a seat."""

    seat: str
    kind: SeatKind
    name: str
    level: int | None
    """Of the bot that sat here, or stood in."""
    stood_in: bool
    yours: bool


class GameReview(Struct):
    """GET /api/games/TABLE/review."""

    table: str
    players: list[PastPlayer]
    review: Review
    server_dice: DiceTally | None = None
    """Of all games of this city that ended on this server."""


class Falls(Struct):
    """GET /api/games/TABLE/falls: how everybody went out so far, which all have seen."""

    ends: list[Fall]
    places: list[FinishingPlace] = []
    """Of everybody, the best first."""


class ChoiceReview(Struct):
    """GET /api/games/TABLE/choices: how far the judge of a seat's choices is, and what it found."""

    seat: str
    done: int
    total: int | None
    """How many choices there are; nothing until they were counted."""
    judgement: SeatJudgement | None
    """Once all are judged."""


# --- puzzles ---


class PuzzleGroup(Struct):
    """Puzzles that are alike, by their ids."""

    city: str
    kind: str
    difficulty: int
    theme: str
    own: bool
    """Whether they come from games of this server, not from the package."""
    ids: list[str]


class PuzzleList(Struct):
    """GET /api/puzzles: all that there are."""

    groups: list[PuzzleGroup]


class PuzzleToPlay(Struct):
    """GET /api/puzzles/ID: a puzzle with all its answers, so that nothing more is to be asked."""

    puzzle: WordedPuzzle
    view: View
    """What the seat sees that must choose."""
