"""What can happen in a game: one struct for each kind of event; docs/view.md explains them.

A game tells its events as plain data of these shapes, as one seat may know them; `event_view`
makes them.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from msgspec import UNSET, Struct, UnsetType, field

CauseKind = Literal["rules", "dice", "claws", "card", "power", "token", "choice", "army"]


class Cause(TypedDict):
    """Why something happened."""

    kind: CauseKind
    seat: NotRequired[str]
    card: NotRequired[str]
    face: NotRequired[str]


class _Told(Struct, tag_field="kind", kw_only=True, forbid_unknown_fields=True):
    """What all events have."""

    number: int
    """Its place among all events, from 0."""
    after: int
    """How many moves had been made."""
    cause: Cause


# --- rolling ---


class RolledOff(_Told, tag="rolled_off"):
    """Everybody rolls for the first turn."""

    seat: str
    dice: list[str]
    """The faces thrown."""


class GoesFirst(_Told, tag="goes_first"):
    """Who takes the first turn."""

    seat: str


class TurnStarted(_Told, tag="turn_started"):
    """A turn begins."""

    seat: str
    amount: int
    """The number of the turn."""


class Rolled(_Told, tag="rolled"):
    """Dice are thrown."""

    seat: str
    dice: list[str]
    """Those thrown."""
    all: list[str]
    """All that now lie on the table."""


class DieChanged(_Told, tag="die_changed"):
    """A card turns a die to another face, or has it thrown again."""

    seat: str
    face: str
    """The face before."""
    to: str
    """The face after."""
    rerolled: bool
    """Whether it was thrown again; otherwise it was turned."""


class DiceFinal(_Told, tag="dice_final"):
    """Nothing changes the dice any more."""

    seat: str
    dice: list[str]
    """The faces."""
    added_claws: int
    """Claws that cards add."""


class RolledAside(_Told, tag="rolled_aside"):
    """Dice are thrown beside the active monster's own, for a card."""

    seat: str
    dice: list[str]
    """The faces."""


class ResultsAdded(_Told, tag="results_added"):
    """A card adds results to the dice. New York."""

    seat: str
    dice: list[str]
    """The results."""


# --- points, health, energy ---


class PointsGained(_Told, tag="points_gained"):
    """Points are scored."""

    seat: str
    amount: int


class PointsLost(_Told, tag="points_lost"):
    """Points are lost."""

    seat: str
    amount: int


class HealthGained(_Told, tag="health_gained"):
    """Health comes back."""

    seat: str
    amount: int


class HealthLost(_Told, tag="health_lost"):
    """A loss is suffered."""

    seat: str
    amount: int
    """The health that was really lost."""
    loss: int
    """The size of the loss."""


class HealthTrimmed(_Told, tag="health_trimmed"):
    """The most health a monster can have has sunk below what it had."""

    seat: str
    amount: int


class HealthPaid(_Told, tag="health_paid"):
    """Health is paid for something. New York."""

    seat: str
    amount: int


class LossAvoided(_Told, tag="loss_avoided"):
    """A loss, or a part of it, does not happen."""

    seat: str
    amount: int


class EnergyGained(_Told, tag="energy_gained"):
    """Energy comes in."""

    seat: str
    amount: int


class EnergyLost(_Told, tag="energy_lost"):
    """Energy is taken away."""

    seat: str
    amount: int


class EnergyPaid(_Told, tag="energy_paid"):
    """Energy is spent."""

    seat: str
    amount: int


class Attacked(_Told, tag="attacked"):
    """The dice hold claws, whoever they hit."""

    seat: str
    amount: int
    """How many."""


# --- places ---


class Moved(_Told, tag="moved"):
    """A monster goes from one place to another."""

    seat: str
    start: str = field(name="from")
    """The place before."""
    to: str
    """The place after."""


class Stayed(_Told, tag="stayed"):
    """A monster could have left, and does not."""

    seat: str


class SouvenirPlaced(_Told, tag="souvenir_placed"):
    """A borough gets the monster's souvenir. New York."""

    seat: str
    borough: str


# --- cards and tokens ---


class CardBought(_Told, tag="card_bought"):
    """A card is paid for."""

    seat: str
    card: str
    price: int
    """What was paid."""


class CardGained(_Told, tag="card_gained"):
    """A card comes into a monster's hand."""

    seat: str
    card: str


class CardLost(_Told, tag="card_lost"):
    """A card leaves a monster's hand."""

    seat: str
    card: str


class CardRevealed(_Told, tag="card_revealed"):
    """A card is turned up in the market."""

    card: str
    slot: int
    """Its place there, from 0."""


class MarketSwept(_Told, tag="market_swept"):
    """All cards of the market are discarded."""

    seat: str


class DeckShuffled(_Told, tag="deck_shuffled"):
    """The discard pile becomes the deck."""

    amount: int
    """The cards in it."""


class CardSeen(_Told, tag="card_seen"):
    """A monster looks at the top of the deck."""

    seat: str
    card: str | UnsetType = UNSET
    """Only for whoever looks."""


class TokenGained(_Told, tag="token_gained"):
    """A monster gets a token."""

    seat: str
    token: str
    now: int
    """How many it has then."""


class TokenLost(_Told, tag="token_lost"):
    """A monster is rid of a token."""

    seat: str
    token: str
    now: int
    """How many it has then."""


class ChargesSet(_Told, tag="charges_set"):
    """The tokens on a card change."""

    seat: str
    card: str
    tokens: int
    """How many lie on it then."""


class CopyPlaced(_Told, tag="copy_placed"):
    """A card copies another."""

    seat: str
    card: str
    """The card that is copied."""
    owner: str
    """Whose it is."""


class CopyEnded(_Told, tag="copy_ended"):
    """A card is no longer copied."""

    seat: str
    card: str
    """The card that was copied."""


# --- boroughs and goals: New York ---


class TileDestroyed(_Told, tag="tile_destroyed"):
    """A building or unit is destroyed."""

    seat: str
    tile: str
    borough: str
    becomes: str | UnsetType = UNSET
    """The unit on the back of a building."""


class BuildingRevealed(_Told, tag="building_revealed"):
    """The next building of a stack comes into sight."""

    tile: str
    borough: str


class UnitMoved(_Told, tag="unit_moved"):
    """A unit is sent to another borough."""

    tile: str
    borough: str
    """Where it goes."""
    seat: str | UnsetType = UNSET


class GoalTaken(_Told, tag="goal_taken"):
    """A monster takes a goal card."""

    seat: str
    goal: str
    loser: str | UnsetType = field(name="from", default=UNSET)
    """The seat that loses it."""


class GoalLost(_Told, tag="goal_lost"):
    """A goal card goes back to the table."""

    goal: str
    seat: str | UnsetType = UNSET


# --- falling, and the end ---


class Fell(_Told, tag="fell"):
    """A monster is down to 0 health."""

    seat: str


class Reborn(_Told, tag="reborn"):
    """A card brings a monster back."""

    seat: str
    amount: int
    """Its health then."""


class KnockedOut(_Told, tag="knocked_out"):
    """A monster is out of the game."""

    seat: str


class TurnQueued(_Told, tag="turn_queued"):
    """A monster will take another turn."""

    seat: str


class LastRound(_Told, tag="last_round"):
    """Somebody has enough points, and the round is played to its end."""

    seat: str


class GameOver(_Told, tag="game_over"):
    """The game has ended."""

    ending: str
    """`points`, `elimination`, `card` or `no_winner`."""
    winners: list[str]
    """Their seats."""


AnyEvent = (
    RolledOff
    | GoesFirst
    | TurnStarted
    | Rolled
    | DieChanged
    | DiceFinal
    | RolledAside
    | ResultsAdded
    | PointsGained
    | PointsLost
    | HealthGained
    | HealthLost
    | HealthTrimmed
    | HealthPaid
    | LossAvoided
    | EnergyGained
    | EnergyLost
    | EnergyPaid
    | Attacked
    | Moved
    | Stayed
    | SouvenirPlaced
    | CardBought
    | CardGained
    | CardLost
    | CardRevealed
    | MarketSwept
    | DeckShuffled
    | CardSeen
    | TokenGained
    | TokenLost
    | ChargesSet
    | CopyPlaced
    | CopyEnded
    | TileDestroyed
    | BuildingRevealed
    | UnitMoved
    | GoalTaken
    | GoalLost
    | Fell
    | Reborn
    | KnockedOut
    | TurnQueued
    | LastRound
    | GameOver
)
