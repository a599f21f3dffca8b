"""The shapes of a view, for the types of the browser; docs/view.md explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict, get_type_hints

from tokyork.views.event_kinds import Cause  # noqa: TC001 - msgspec reads it


class CopiedCard(TypedDict):
    """What a card copies."""

    seat: str
    card: str


class OwnedCard(TypedDict):
    """A Keep card of a monster."""

    id: str
    used: bool
    tokens: NotRequired[int]
    copies: NotRequired[CopiedCard | None]
    copy_used: NotRequired[bool]


class MonsterView(TypedDict):
    """One monster; all of it is public."""

    seat: str
    monster: str
    alive: bool
    health: int
    max_health: int
    points: int
    energy: int
    at: str
    cards: list[OwnedCard]
    tokens: dict[str, int]
    cards_seen: int
    energy_gained: int
    drew_blood: bool
    sheltered: bool
    loss: NotRequired[int]
    loss_cause: NotRequired[Cause]
    goals: NotRequired[list[str]]
    souvenirs: NotRequired[list[str]]
    next_keep: NotRequired[bool]
    tile_strengths: NotRequired[dict[str, int]]


class DecisionView(TypedDict):
    """What is to be chosen; the moves only for whoever chooses."""

    seat: str
    kind: str
    card: NotRequired[str]
    amount: NotRequired[int]
    moves: NotRequired[list[str]]
    default: NotRequired[str]


class Trap(TypedDict):
    """What waits for whoever enters a place."""

    damage: int
    seat: str
    card: str


class TurnFacts(TypedDict):
    """More about the running turn; most of it belongs to one city."""

    claws: int
    fewer_dice: NotRequired[int]
    probed: NotRequired[list[str]]
    traps: NotRequired[dict[str, Trap]]
    results: NotRequired[list[str]]
    added: NotRequired[list[str]]
    attack_ban: NotRequired[bool]
    destruction: NotRequired[int]
    destruction_borough: NotRequired[str | None]
    units_only: NotRequired[bool]
    destroyed: NotRequired[list[str]]
    stars_needed: NotRequired[int]
    damage_dealt: NotRequired[dict[str, int]]
    move_cost: NotRequired[int]
    free_movement: NotRequired[bool]
    entry_paid: NotRequired[bool]
    rides: NotRequired[dict[str, int]]
    repeats: dict[str, int]


class Stack(TypedDict):
    """A stack of buildings."""

    top: str
    height: int


class Borough(TypedDict):
    """A borough of New York."""

    stacks: list[Stack]
    units: dict[str, int]
    fresh: dict[str, int]


class GameOptions(TypedDict, total=False):
    """What was agreed on, only what differs from the rulebooks."""

    health: int
    points: int
    deck: dict[str, int]
    first: str
    finish_round: bool
    two_player_energy: bool
    one_in_manhattan: bool


class View(TypedDict):
    """The position as one seat or a spectator sees it."""

    city: str
    seat: str | None
    options: GameOptions
    turn: int
    phase: str
    active: str
    order: str
    first: str
    last_round: bool
    made: int
    monsters: list[MonsterView]
    market: list[str | None]
    deck: int
    discard: list[str]
    dice: list[str]
    side_dice: list[str]
    rolls_left: int
    extra_turns: list[str]
    decision: DecisionView | None
    over: bool
    winners: list[str]
    ending: str | None
    turn_facts: TurnFacts
    prices: NotRequired[list[int | None]]
    other_prices: NotRequired[dict[str, dict[str, int]]]
    known_deck: NotRequired[list[str]]
    bay_open: NotRequired[bool]
    boroughs: NotRequired[dict[str, Borough]]
    goals: NotRequired[dict[str, str | None]]
    manhattan_capacity: NotRequired[int]


if TYPE_CHECKING:
    ViewChange = View
else:  # made of the view, so that no key can be forgotten
    ViewChange = TypedDict("ViewChange", get_type_hints(View), total=False)
    """Keys of a view that are not as they were."""
