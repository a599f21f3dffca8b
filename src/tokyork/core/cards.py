"""What a card is: a flyweight that overrides the hooks it bends.

The name of a hook carries the point of view: `me` is always whoever holds the
card, so no card asks "is it me?". Nouns return numbers and change nothing;
`when_...` react; `offers` and `use` offer a choice and carry it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.moves import BARE
from tokyork.core.packed import NONE
from tokyork.core.state import NO_CARD

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

# Moments at which cards may offer moves; bits of Card.moments. A city may have one of its own
# between dice and damage, the 8.
AT_START: Final = 1
AT_ROLL: Final = 2
AT_DICE: Final = 4
AT_DAMAGE: Final = 16
AT_BUY: Final = 32
AT_END: Final = 64
AT_HEART: Final = 128
ANYTIME: Final = 256  # beside whatever its owner has to choose

FIRST_TOKEN: Final = 128  # numbers of tokens, above those of cards


class Masks:
    """For every hook and moment, the bits of the cards and tokens that bend it.

    The hot path reads them, so each is an attribute that the compiler knows. This is the
    one list of hooks beside the methods themselves; a box fills what is declared here.
    """

    my_extra_dice: i64 = 0
    my_extra_rolls: i64 = 0
    my_extra_health: i64 = 0
    my_extra_energy: i64 = 0
    my_extra_healing: i64 = 0
    my_discount: i64 = 0
    my_claws_reach: i64 = 0
    extra_damage_to: i64 = 0
    damage_to_me: i64 = 0
    rolls_against_loss: i64 = 0
    saves_me: i64 = 0
    when_my_turn_starts: i64 = 0
    when_my_dice_are_final: i64 = 0
    when_my_claws_wound: i64 = 0
    when_i_am_hurt: i64 = 0
    when_someone_falls: i64 = 0
    when_i_buy: i64 = 0
    when_i_lose_it: i64 = 0
    when_my_turn_ends: i64 = 0
    when_my_turn_is_over: i64 = 0
    cured_by_heart: i64 = 0
    when_i_wound: i64 = 0
    when_other_gains_energy: i64 = 0
    # Moments, called as their constants.
    at_start: i64 = 0
    at_roll: i64 = 0
    at_dice: i64 = 0
    at_damage: i64 = 0
    at_buy: i64 = 0
    at_end: i64 = 0
    at_heart: i64 = 0
    anytime: i64 = 0
    # Several together: whether something goes by the plain rules.
    bends_roll: i64 = 0
    bends_window: i64 = 0
    bends_hearts: i64 = 0
    bends_loss: i64 = 0
    bends_buy: i64 = 0

    def combine(self) -> None:
        """Put together what is asked together."""
        self.bends_roll = self.at_roll | self.anytime
        self.bends_window = self.at_dice | self.at_start
        self.bends_hearts = self.at_heart | self.cured_by_heart
        self.bends_loss = self.damage_to_me | self.rolls_against_loss | self.at_damage
        self.bends_buy = self.my_discount | self.at_buy | self.anytime


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
    pays_back: bool = False  # may give as much energy as it costs: see core.shop
    bears_copies: bool = False  # discarded in place of a copy that is used up
    # Set by the box it comes in:
    slot: i64 = NO_CARD
    bit: i64 = 0
    charge_shift: i64 = 0
    repeat_shift: i64 = 0  # where State.repeats counts it, if it pays back
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

    def my_claws_reach(self, g: State, me: Monster, other: Monster) -> bool:
        """Whether claws hit this monster although its place protects it."""
        return False

    def extra_damage_to(self, g: State, me: Monster, other: Monster) -> i64:
        """Damage that goes with claws, to whomever; joins what the claws do."""
        return 0

    def damage_to_me(self, g: State, me: Monster, amount: i64) -> i64:
        """What is left of a loss."""
        return amount

    def rolls_against_loss(self, g: State, me: Monster) -> i64:
        """A face that cancels one point of a loss for each die that shows it."""
        return -1

    def cured_by_heart(self, g: State, me: Monster) -> bool:
        """Whether a heart die may remove this token now."""
        return False

    # --- reactions ---

    def saves_me(self, g: State, me: Monster) -> bool:
        """At 0 health: bring me back and say so."""
        return False

    def when_my_turn_starts(self, g: State, me: Monster) -> None: ...

    def when_my_dice_are_final(self, g: State, me: Monster) -> None: ...

    def when_i_wound(self, g: State, me: Monster, victim: Monster) -> None:
        """I myself damaged a monster, with claws or by a card's own power."""

    def when_other_gains_energy(
        self, g: State, me: Monster, other: Monster, amount: i64
    ) -> None: ...

    def when_my_claws_wound(self, g: State, me: Monster, victim: Monster) -> None: ...

    def when_i_am_hurt(self, g: State, me: Monster, lost: i64, times: i64) -> None:
        """I lost health and am still standing; `times` is 2 for a card and its copy."""

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

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        """Moves this card adds at one of its moments."""
        return NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        """Carry out a move that `offers` offered."""

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        """Moves of a decision that this card asked for."""
        return NONE

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        """Carry out the move chosen there."""
