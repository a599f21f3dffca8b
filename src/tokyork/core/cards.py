"""What a card is: a flyweight that overrides the hooks it bends.

The name of a hook carries the point of view: `me` is always whoever holds the
card, so no card asks "is it me?". Nouns return numbers and change nothing;
`when_...` react; `offers` and `use` offer a choice and carry it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.game import NO_CARD
from tokyork.core.moves import BARE

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

# Moments at which cards may offer moves; bits of Card.moments.
AT_START: Final = 1
AT_ROLL: Final = 2
AT_DICE: Final = 4
AT_PROBE: Final = 8
AT_DAMAGE: Final = 16
AT_BUY: Final = 32
AT_END: Final = 64
AT_HEART: Final = 128
ANYTIME: Final = 256  # beside whatever its owner has to choose
AT_DESTROY: Final = 512

HOOKS: Final[tuple[str, ...]] = (
    "my_extra_dice",
    "my_extra_rolls",
    "my_extra_health",
    "my_extra_energy",
    "my_extra_healing",
    "my_discount",
    "my_free_claws",
    "my_extra_claws",
    "my_claws_reach",
    "extra_damage_to",
    "damage_to_me",
    "my_loss_waits",
    "rolls_against_loss",
    "saves_me",
    "snatches",
    "shops_from_rivals",
    "when_my_turn_starts",
    "when_my_dice_are_final",
    "when_i_attack",
    "when_my_claws_wound",
    "when_i_am_hurt",
    "when_i_yield",
    "when_someone_falls",
    "when_i_buy",
    "when_i_lose_it",
    "when_my_turn_ends",
    "when_my_turn_is_over",
    "cured_by_heart",
    "when_my_probe_shows",
    "frozen_face",
    "reroll_fee",
    "others_must_reroll",
    "pays_with_health",
    "shops_from_discard",
    "damage_i_deal",
    "when_i_wound",
    "when_other_gains_energy",
    "my_energy_from_dice",
    "when_i_arrive",
    "my_tile_strength",
    "reaches_tile",
    "when_i_destroy",
    "stars_to_take_it",
    "when_i_take_superstar",
    "when_i_lose_superstar",
    "when_i_roll_stars",
    "when_i_roll_ouch",
    "sheds_claws",
    "sees_deck",
)
MOMENTS: Final[tuple[str, ...]] = (
    "at_start",
    "at_roll",
    "at_dice",
    "at_probe",
    "at_damage",
    "at_buy",
    "at_end",
    "at_heart",
    "anytime",
    "at_destroy",
)
FIRST_TOKEN: Final = 128  # numbers of tokens, above those of cards


class Masks:
    """For every hook and moment, the bits of the cards and tokens that bend it."""

    def __init__(self) -> None:  # noqa: PLR0915 - a field for every hook and moment
        """Nothing is bent yet."""
        self.my_extra_dice: i64 = 0
        self.my_extra_rolls: i64 = 0
        self.my_extra_health: i64 = 0
        self.my_extra_energy: i64 = 0
        self.my_extra_healing: i64 = 0
        self.my_discount: i64 = 0
        self.my_free_claws: i64 = 0
        self.my_extra_claws: i64 = 0
        self.my_claws_reach: i64 = 0
        self.extra_damage_to: i64 = 0
        self.damage_to_me: i64 = 0
        self.my_loss_waits: i64 = 0
        self.rolls_against_loss: i64 = 0
        self.saves_me: i64 = 0
        self.snatches: i64 = 0
        self.shops_from_rivals: i64 = 0
        self.when_my_turn_starts: i64 = 0
        self.when_my_dice_are_final: i64 = 0
        self.when_i_attack: i64 = 0
        self.when_my_claws_wound: i64 = 0
        self.when_i_am_hurt: i64 = 0
        self.when_i_yield: i64 = 0
        self.when_someone_falls: i64 = 0
        self.when_i_buy: i64 = 0
        self.when_i_lose_it: i64 = 0
        self.when_my_turn_ends: i64 = 0
        self.when_my_turn_is_over: i64 = 0
        self.cured_by_heart: i64 = 0
        self.when_my_probe_shows: i64 = 0
        self.frozen_face: i64 = 0
        self.reroll_fee: i64 = 0
        self.others_must_reroll: i64 = 0
        self.pays_with_health: i64 = 0
        self.shops_from_discard: i64 = 0
        self.damage_i_deal: i64 = 0
        self.when_i_wound: i64 = 0
        self.when_other_gains_energy: i64 = 0
        self.my_energy_from_dice: i64 = 0
        self.when_i_arrive: i64 = 0
        self.my_tile_strength: i64 = 0
        self.reaches_tile: i64 = 0
        self.when_i_destroy: i64 = 0
        self.stars_to_take_it: i64 = 0
        self.when_i_take_superstar: i64 = 0
        self.when_i_lose_superstar: i64 = 0
        self.when_i_roll_stars: i64 = 0
        self.when_i_roll_ouch: i64 = 0
        self.sheds_claws: i64 = 0
        self.sees_deck: i64 = 0
        # Several together: whether something goes by the plain rules.
        self.bends_roll: i64 = 0
        self.bends_window: i64 = 0
        self.bends_hearts: i64 = 0
        self.bends_claws: i64 = 0
        self.bends_strike: i64 = 0
        self.bends_loss: i64 = 0
        self.bends_buy: i64 = 0
        self.at_start: i64 = 0
        self.at_roll: i64 = 0
        self.at_dice: i64 = 0
        self.at_probe: i64 = 0
        self.at_damage: i64 = 0
        self.at_buy: i64 = 0
        self.at_end: i64 = 0
        self.at_heart: i64 = 0
        self.anytime: i64 = 0
        self.at_destroy: i64 = 0


class Card:
    """A power card, or a token that acts like one. One object serves all games."""

    # Plain int where a card sets its own value: the compiler wants the same type in both.

    id: str = ""
    cost: int = 0
    keep: bool = True
    in_box: int = 1
    holds_tokens: bool = False
    charges: int = 0  # tokens it holds when bought
    empties: bool = True  # discarded with its last token
    moments: int = 0  # when `offers` is to be asked
    form: int = BARE  # what follows `use NAME`
    order: int = 5  # among hooks of one moment, lower first
    move_tax: int = 0  # energy for every voluntary move while it lies in the market
    bears_copies: bool = False  # discarded in place of a copy that is used up
    # Set by the box it comes in:
    slot: i64 = NO_CARD
    bit: i64 = 0
    charge_shift: i64 = 0
    token: i64 = -1  # which token it is, if it is one
    supply: int = 0  # how many of this token exist

    # --- nouns: numbers, nothing changes ---

    def price_for(self, g: State, buyer: Monster) -> i64:
        """The cost before the buyer's own discounts."""
        return self.cost

    def may_be_bought(self, g: State, buyer: Monster) -> bool:
        return True

    def my_extra_dice(self, g: State, me: Monster) -> i64:
        return 0

    def my_extra_rolls(self, g: State, me: Monster) -> i64:
        return 0

    def my_extra_health(self, g: State, me: Monster) -> i64:
        return 0

    def my_extra_energy(self, g: State, me: Monster) -> i64:
        """Added to every gain of energy."""
        return 0

    def my_extra_healing(self, g: State, me: Monster) -> i64:
        """Added to every gain of health."""
        return 0

    def my_discount(self, g: State, me: Monster) -> i64:
        return 0

    def my_free_claws(self, g: State, me: Monster) -> i64:
        """Claws added even where none was rolled."""
        return 0

    def my_extra_claws(self, g: State, me: Monster) -> i64:
        """Claws added where there is at least one."""
        return 0

    def my_claws_reach(self, g: State, me: Monster, other: Monster) -> bool:
        """Whether claws hit this monster although its place protects it."""
        return False

    def extra_damage_to(self, g: State, me: Monster, other: Monster) -> i64:
        """Damage that goes with claws, to whomever; joins what the claws do."""
        return 0

    def damage_to_me(self, g: State, me: Monster, amount: i64) -> i64:
        """What is left of a loss."""
        return amount

    def my_loss_waits(self, g: State, me: Monster) -> bool:
        """Whether claw damage is held back until its victim chose to yield or stay."""
        return False

    def rolls_against_loss(self, g: State, me: Monster) -> i64:
        """A face that cancels one point of a loss for each die that shows it."""
        return -1

    def snatches(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy what another's purchase reveals."""
        return False

    def shops_from_rivals(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy the cards of other monsters."""
        return False

    def shops_from_discard(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy Keep cards from the discard pile, for 1 less."""
        return False

    def sees_deck(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy the cards it knows on top of the deck."""
        return False

    def pays_with_health(self, g: State, me: Monster) -> bool:
        """Whether prices and fees may be paid in health."""
        return False

    def frozen_face(self, g: State, me: Monster) -> i64:
        """A face that I may not reroll."""
        return -1

    def reroll_fee(self, g: State, me: Monster, rerolled: i64) -> i64:
        """What rerolling these dice costs me."""
        return 0

    def others_must_reroll(self, g: State, me: Monster) -> bool:
        """Whether others have to use all their rolls."""
        return False

    def damage_i_deal(self, g: State, me: Monster, victim: Monster, amount: i64) -> i64:
        """What my claws do to a victim; may throw dice for it."""
        return amount

    def my_energy_from_dice(self, g: State, me: Monster, amount: i64) -> i64:
        return amount

    def my_tile_strength(self, g: State, me: Monster, tile: i64, strength: i64) -> i64:
        """The destruction I need for a tile."""
        return strength

    def reaches_tile(self, g: State, me: Monster, tile: i64) -> bool:
        """Whether I may destroy this kind of tile in other boroughs."""
        return False

    def stars_to_take_it(self, g: State, me: Monster) -> i64:
        """The stars another monster needs to take Superstar from me."""
        return 3

    def sheds_claws(self, g: State, me: Monster) -> bool:
        """Whether claws may be spent on this token."""
        return False

    def cured_by_heart(self, g: State, me: Monster) -> bool:
        """Whether a heart die may remove this token now."""
        return False

    # --- reactions ---

    def saves_me(self, g: State, me: Monster) -> bool:
        """At 0 health: bring me back and say so."""
        return False

    def when_my_turn_starts(self, g: State, me: Monster) -> None: ...

    def when_my_dice_are_final(self, g: State, me: Monster) -> None: ...

    def when_my_probe_shows(self, g: State, me: Monster, face: i64) -> None:
        """I rerolled a die of another monster, and this is how it lies now."""

    def when_i_wound(self, g: State, me: Monster, victim: Monster) -> None:
        """I myself damaged a monster, with claws or by a card's own power."""

    def when_other_gains_energy(
        self, g: State, me: Monster, other: Monster, amount: i64
    ) -> None: ...

    def when_i_arrive(self, g: State, me: Monster, borough: i64) -> None:
        """I stand in another borough than before."""

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None: ...

    def when_i_take_superstar(self, g: State, me: Monster, loser: i64) -> None: ...

    def when_i_lose_superstar(self, g: State, me: Monster, taker: i64) -> None: ...

    def when_i_roll_stars(self, g: State, me: Monster, stars: i64) -> None: ...

    def when_i_roll_ouch(self, g: State, me: Monster, ouches: i64) -> None: ...

    def when_i_attack(self, g: State, me: Monster) -> None:
        """My resolved total holds a claw, whoever it hits."""

    def when_my_claws_wound(self, g: State, me: Monster, victim: Monster) -> None: ...

    def when_i_am_hurt(self, g: State, me: Monster, lost: i64) -> None:
        """I lost health and am still standing with my cards."""

    def when_i_yield(self, g: State, me: Monster) -> None: ...

    def when_someone_falls(self, g: State, me: Monster) -> None: ...

    def when_i_buy(self, g: State, me: Monster) -> None:
        """I paid for a card, which I do not have yet."""

    def when_i_get_it(self, g: State, me: Monster) -> None:
        """The card itself was bought, or is newly copied."""

    def when_i_lose_it(self, g: State, me: Monster) -> None: ...

    def when_my_turn_ends(self, g: State, me: Monster) -> None: ...

    def when_my_turn_is_over(self, g: State, me: Monster) -> None:
        """After the win check, before the next turn."""

    # --- choices ---

    def offers(self, g: State, me: Monster, moment: i64) -> list[int]:
        """Moves this card adds at one of its moments."""
        return []

    def use(self, g: State, me: Monster, move: i64) -> None:
        """Carry out a move that `offers` offered."""

    def choices(self, g: State, me: Monster, amount: i64) -> list[int]:
        """Moves of a decision that this card asked for."""
        return []

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        """Carry out the move chosen there."""
