"""What the server tells browsers over the socket of a table; docs/protocol.md tells the story.

The types of the browser are made from this folder: `tools/make_types.py`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tokyork.coach.replies import (  # noqa: TC001 - msgspec reads them
    Counsel,
    Danger,
    Destruction,
    OddsTable,
    Topic,
)
from tokyork.forecast.results import OuchForecast  # noqa: TC001 - the same
from tokyork.server.protocol.choices import Line, Shown, ShownChange  # noqa: TC001 - the same
from tokyork.server.protocol.seating import TableView  # noqa: TC001 - the same
from tokyork.views.event_kinds import AnyEvent  # noqa: TC001 - the same
from tokyork.words.parts import Parts  # noqa: TC001 - the same

VERSION = 3
TALK_KEPT = 200
"""Things said that a table remembers."""
TOO_SLOW, GONE, FULL, RESTART = 4008, 4404, 4029, 1012
"""Why the server ends a connection."""
ProblemKind = Literal[
    "stale",
    "illegal",
    "not_yours",
    "not_host",
    "not_now",
    "taken",
    "bad",
    "limit",
    "gone",
    "cannot_save",
]


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything: the first message, and whenever a difference cannot be told."""

    version: int
    table: TableView
    game: Shown | None
    events: int
    """How many events there were; the next has this number."""
    lines: list[Line]
    talk: list[Said]


class Played(Struct, tag="played", tag_field="type"):
    """What changed in the game, for who comes back."""

    first: int
    """Events from this number on are new; those a browser has with such numbers are void."""
    events: list[AnyEvent]
    lines: list[Line]
    """In place of all lines from the number `first_line` on."""
    first_line: int
    game: Shown


class WentOn(Struct, tag="went_on", tag_field="type"):
    """The same, for who has heard everything so far: only what is not as it was told last."""

    first: int
    events: list[AnyEvent]
    lines: list[Line]
    first_line: int
    game: ShownChange


class Changed(Struct, tag="changed", tag_field="type"):
    """The table is not as it was: seats, host, pause, clocks."""

    table: TableView


class Said(Struct, tag="said", tag_field="type"):
    """Chat or an emote."""

    number: int
    seat: str | None
    """`None` for a spectator."""
    name: str
    """Empty for who gave none."""
    text: str
    emote: str | None
    at: float
    voice: str = ""
    """The same for all that one guest ever says, under whatever name; it tells nothing else."""


class Problem(Struct):
    """Why a request was refused, in one sentence for people."""

    kind: ProblemKind
    text: str


class Answer(Struct, tag="answer", tag_field="type"):
    """The answer to a request; nothing was changed if there is a problem."""

    nonce: str
    seq: int
    problem: Problem | None = None


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to `ask`, for whoever asked and nobody else."""

    nonce: str
    seq: int
    """The number of the change after which this was so."""
    topic: Topic
    odds: OddsTable | None = None
    coach: Counsel | None = None
    forecast: Danger | None = None
    ouch: OuchForecast | None = None
    plan: Destruction | None = None


class Reason(Struct):
    """One step of a chain of causes."""

    kind: str
    """`event`: it happened before; `card`: a card at work; `rule`; `reason`: a plain sentence."""
    text: Parts
    rule: str | None
    """The paragraph of the rules that says so: `/rules/CITY#RULE`."""
    title: str | None
    """What that paragraph is called."""
    ruling: str | None
    """The ruling that says more: `/rulings#ruling-RULING`."""


class Because(Struct, tag="because", tag_field="type"):
    """The chain, the nearest cause first; before the answer to the request with this nonce."""

    nonce: str
    reasons: list[Reason]


class Heard(Struct, tag="heard", tag_field="type"):
    """Words for the ear, each a message of its own; before the answer with this nonce."""

    nonce: str
    said: list[Parts]
    heard: int
    """How many events have been told then."""
    move: str | None = None
    """The legal move that a typed line means; the browser makes it."""
    ask: str | None = None
    """What the browser has to ask for another way: `odds`, `coach` or `undo`."""


class PrivateLink(Struct, tag="link", tag_field="type"):
    """Takes a seat to another device, once; before the answer to the request with this nonce."""

    nonce: str
    path: str


AnyMessage = (
    Snapshot | Played | WentOn | Changed | Said | Answer | Advice | Because | Heard | PrivateLink
)
