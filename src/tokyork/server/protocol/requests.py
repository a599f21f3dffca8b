"""What browsers ask for over the socket of a table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import Struct

from tokyork.coach.replies import Topic  # noqa: TC001 - msgspec reads it
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import SeatKind, Settings  # noqa: TC001 - the same
from tokyork.server.protocol.standing_orders import Order  # noqa: TC001 - the same

EMOTES = ("roar", "laugh", "cry", "wow", "thanks", "hurry", "sorry", "well_played")
LONGEST_NONCE = 64
AWAY_AFTER = 20
"""Seconds after which everybody is told that somebody is away, and a bot may stand in."""


class Request(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Something a browser wants; the same nonce always gets the same answer."""

    nonce: str


# --- the game ---


class PlayMove(Request, tag="move"):
    """A move of the pending decision, in the notation."""

    table: str
    seq: int
    """The number of the last change the browser knows; another is answered with `stale`."""
    move: str


class Undo(Request, tag="undo"):
    """Take back one's own last move, while nothing new was revealed."""

    table: str
    seq: int


class Finish(Request, tag="finish"):
    """Let bots play the rest of the game out at once, when nobody else is left in it."""


class MoreTime(Request, tag="more_time"):
    """Give whoever must choose more time: a minute, or a day where a game lasts days."""


class TakeOff(Request, tag="take_off"):
    """Go on vacation for so many days, in a game that lasts days; 0 comes back."""

    days: int


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


class StandIn(Request, tag="stand_in"):
    """Let a bot play for somebody who has been away for a while, until they are back.

    The host may ask for it; while the host is away, whoever holds a seat.
    """

    seat: str


class Ready(Request, tag="ready"):
    """Say that one would like to begin, before the game begins; or take it back."""

    seat: str
    ready: bool = True


class Dress(Request, tag="dress"):
    """Choose one's monster, before the game begins; `None` for any."""

    seat: str
    monster: str | None


class Rename(Request, tag="rename"):
    """Another name for a seat of one's own, or by the host for any."""

    seat: str
    name: str


class MakeLink(Request, tag="link"):
    """A new private link for a seat of one's own, in place of the one before."""

    seat: str


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


class Salt(Request, tag="salt"):
    """What this browser adds to the dice, for a seat of its own, before the game begins."""

    seat: str
    salt: str
    """64 hexadecimal digits."""


class Begin(Request, tag="begin"):
    """Begin the game; bots take the seats that are still open."""


class Pause(Request, tag="pause"):
    """Stop the clocks and all play, or go on."""

    paused: bool


class Rematch(Request, tag="rematch"):
    """A new table for the same group, once the game is over."""

    dice: str = ""
    """The commitment of `POST /api/dice`; without one the server makes its own."""
    salts: dict[str, str] = {}
    """What this browser adds, for each seat of its own."""


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


class GiveOrders(Request, tag="orders"):
    """From now on these are the orders of a seat of one's own, and no others."""

    seat: str
    orders: list[Order]


class Why(Request, tag="why"):
    """Why a line of the log says so, or why a move cannot be made now."""

    line: int | None = None
    """The number of the line."""
    move: str | None = None
    """The move, in the notation."""


class Hear(Request, tag="hear"):
    """What there is to be heard: what is new, or what a typed line says, asks or would play."""

    line: str | None = None
    """As somebody typed it; without one, what is new is told."""
    since: int = 0
    """How many events were told before."""
    full: bool = False
    """Whether nothing is left out to be short."""


AnyRequest: TypeAlias = (
    PlayMove
    | Ask
    | Undo
    | Finish
    | MoreTime
    | TakeOff
    | Sit
    | Leave
    | Return
    | StandIn
    | Ready
    | Dress
    | Rename
    | SetSeat
    | AddSeat
    | RemoveSeat
    | Configure
    | Salt
    | Begin
    | Pause
    | Rematch
    | Chat
    | Emote
    | Speak
    | Why
    | Hear
    | GiveOrders
    | MakeLink
)


_decoder = msgspec.json.Decoder(AnyRequest)


def decode(data: str | bytes) -> AnyRequest:
    """A request as it comes from the wire, or a refusal."""
    try:
        request: AnyRequest = _decoder.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RefusedError("bad", "server-garbled") from error
    return request
