"""Standing orders: answers that a seat gives by itself. What they are; `orders.py` follows them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

When = Literal[
    "always",
    "health_at_most",
    "health_above",
    "loss_at_least",
    "claws_below",
    "claws_at_least",
    "points_at_least",
    "energy_below",
    "nothing_to_buy",
]


class Order(Struct, forbid_unknown_fields=True, frozen=True):
    """What to answer, and when. Only the holder of the seat ever sees it."""

    decision: str
    """The kind of decision it answers."""
    answer: str
    """A move; or `flee` (to the quietest borough), `shed_most`, `usual` (the default move),
    `order FACE ...` (resolve the first of these that can be), or `never`: leave the decision, if
    nothing but `card` could be used. `buy CARD` waits until that card can be paid."""
    when: When = "always"
    amount: int = 0
    """What `when` compares with."""
    card: str | None = None
    """The card or token it is about."""


class Obeyed(Struct):
    """What a seat's orders have just answered, for its holder only."""

    orders: list[Order]
    """Those that did; usually one."""
    undo: bool
    """Whether the answer can be taken back."""
