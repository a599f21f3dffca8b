"""What processes send each other, in frames that are numbered."""

from __future__ import annotations

from msgspec import Struct, msgpack


class EnterLink(Struct, tag=1, array_like=True):
    """A browser wants to a table of yours."""

    link: int
    table: str
    guest: str
    address: str
    language: str
    since: int | None
    said: int | None
    secret: str


class HeardThere(Struct, tag=2, array_like=True):
    """A browser has sent something; whether that was within its limits."""

    link: int
    message: bytes
    allowed: bool


class LeaveLink(Struct, tag=3, array_like=True):
    """A browser has gone."""

    link: int


class Post(Struct, tag=4, array_like=True):
    """Something for a browser; a long message comes in pieces."""

    link: int
    message: bytes
    more: bool = False


class Cut(Struct, tag=5, array_like=True):
    """A browser's connection ends."""

    link: int
    code: int


class GiveUp(Struct, tag=6, array_like=True):
    """A guest has too many tables: this one can go, if nobody is there."""

    table: str


class HostOrder(Struct, tag=7, array_like=True):
    """The host of the server wants a person away from a table, or without one the table closed."""

    table: str
    person: str


Part = EnterLink | HeardThere | LeaveLink | Post | Cut | GiveUp | HostOrder


class LinkFrame(Struct, array_like=True):
    """Several parts on their way from one process to another."""

    sender: str
    stream: int
    """A later stream of the same sender replaces an earlier one, with all its links."""
    number: int
    """From 1 on; 0 for a frame that only says how far things are."""
    sent: int
    """The number of the last frame of this stream."""
    heard: int
    """The number up to which the other's frames have come."""
    missing: list[int]
    """The other's frames that have not come."""
    parts: list[Part]


encode = msgpack.Encoder().encode
decode = msgpack.Decoder(LinkFrame).decode
