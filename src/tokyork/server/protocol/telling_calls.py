"""What is asked and answered about being told that it is one's turn."""

from __future__ import annotations

from msgspec import Struct


class PushSubscription(Struct, forbid_unknown_fields=True):
    """POST /api/push: tell this browser from now on."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class NoPush(Struct, forbid_unknown_fields=True):
    """POST /api/push/forget: tell it nothing any more."""

    endpoint: str


class TellingWish(Struct, forbid_unknown_fields=True):
    """POST /api/telling: when to be silent, and an address for letters."""

    quiet: bool
    quiet_from: int
    """Minutes after midnight, where the player lives."""
    quiet_to: int
    zone: str = ""
    minutes: int = 0
    """By how much clocks there are ahead of UTC."""
    language: str = "en"
    mail: str | None = None
    """`None` leaves it as it is, empty forgets it; another has to be proved."""


class MailProof(Struct, forbid_unknown_fields=True):
    """POST /api/mail: what the letter said."""

    proof: str


class Proved(Struct):
    """Whether letters go there from now on."""

    proved: bool


class Telling(Struct):
    """GET /api/telling: how this guest is told."""

    key: str
    """What a browser subscribes by: the public key of this server."""
    browsers: int
    """How many of theirs are told."""
    quiet: bool
    quiet_from: int
    quiet_to: int
    mails: bool
    """Whether the host has letters sent."""
    mail: str
    proved: bool
