"""The game as a browser shows it: what can be chosen, and what has happened, in words."""

from __future__ import annotations

from msgspec import Struct

from tokyork.lessons.lesson import Aim  # noqa: TC001 - msgspec reads it
from tokyork.server.protocol.standing_orders import Obeyed, Order  # noqa: TC001 - the same
from tokyork.server.protocol.view_shapes import View, ViewChange  # noqa: TC001 - the same
from tokyork.words.parts import Parts, Resource  # noqa: TC001 - the same


class Guide(Struct):
    """What a lesson says about a decision."""

    step: int
    """From 1."""
    of: int
    text: str
    """What to do."""
    why: str
    moves: list[str]
    """What the lesson lets pass."""
    at: Aim
    """The part of the stage that it speaks of."""


class Gain(Struct):
    """So much of something."""

    what: Resource
    amount: int


class Target(Struct):
    """A tile that can be destroyed."""

    tile: str
    needs: int
    """The destruction it takes."""
    pays: Gain
    left: int
    """The destruction that is left afterwards."""
    next: list[str]
    """The kinds of tiles that are then within reach."""


class Offer(Struct):
    """A legal move."""

    move: str
    label: str
    """In words; empty for the many ways to keep dice, which are tapped."""
    note: Parts | None
    """What it would do, if its words do not say it all."""
    effect: Parts | None = None
    """The same without what its tile shows anyway: of dice to resolve."""
    loss: int | None = None
    """The health still to be lost after it, of an answer to a loss whose outcome is certain."""
    target: Target | None = None


class Refusal(Struct):
    """Something one may want to do but cannot now, and why."""

    move: str
    label: str
    why: Parts


class Consequence(Struct):
    """What dice would do to some seats alike."""

    seats: list[str]
    gain: Gain
    """A loss has a negative amount."""


class ChoiceView(Struct):
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
    consequences: list[Consequence]
    """What the dice would do as they lie, one's own gains and losses first."""
    outcome: Parts
    """The same in words; empty where there are no dice to resolve."""
    useless: list[str]
    """Faces that bring nothing where the monster stands."""
    note: Parts | None
    """What is to be known while nothing is picked."""
    undo: bool
    """Whether this seat's last move can be taken back."""
    standing: list[Order] = []
    """Orders that would answer such a decision by themselves."""
    silencing: list[Order] = []
    """Those of them that spare a question which comes up turn after turn."""
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
    text: Parts
    cause: str
    """The kind of its cause: `dice`, `card`, `army`, ..."""


class Shown(Struct):
    """The game as this browser may see it."""

    seq: int
    view: View
    choice: ChoiceView | None
    waiting: Parts | None
    """In words, whom the table waits for; nothing once the game is over."""
    deadline: float | None = None
    """Seconds until the clock decides for whoever must choose: everybody sees it."""
    obeyed: Obeyed | None = None
    """What this seat's orders have just answered: while others choose, or earlier this turn."""


class ShownChange(Struct):
    """The same, after it was shown before: its view as a difference."""

    seq: int
    view: ViewChange
    """What is not as it was; of the monsters, those that are not."""
    gone: list[str]
    """Keys of the view that are no more."""
    choice: ChoiceView | None
    waiting: Parts | None
    deadline: float | None = None
    obeyed: Obeyed | None = None
