"""What browsers ask and are told about causes: `why` and `because`."""

from __future__ import annotations

from msgspec import Struct


class Why(Struct, forbid_unknown_fields=True, tag_field="type", tag="why"):
    """Why a line of the log says so, or why a move cannot be made now."""

    nonce: str
    line: int | None = None
    """The number of the line."""
    move: str | None = None
    """The move, in the notation."""


class Reason(Struct):
    """One step of a chain of causes, in words."""

    kind: str
    """`event`: it happened before; `card`: a card at work; `rule`; `reason`: a plain sentence."""
    text: str
    cards: list[str]
    rule: str | None
    """The paragraph of the rules that says so: `/rules/CITY#RULE`."""
    title: str | None
    """What that paragraph is called."""
    ruling: str | None
    """The ruling that says more: `/rulings#ruling-RULING`."""


class Because(Struct, tag_field="type", tag="because"):
    """The chain, the nearest cause first; before the answer to the request with this nonce."""

    nonce: str
    reasons: list[Reason]
