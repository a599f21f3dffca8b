"""What only New York's cards bend: tiles, boroughs, stars, Ouch, what claws do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import box
from tokyork.core.cards import Card, Masks

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

AT_DESTROY: Final = 8


class NewYorkCard(Card):
    """A card or token of New York."""

    move_tax: int = 0  # energy for every voluntary move while it lies in the market

    def frozen_face(self, g: State, me: Monster) -> i64:
        """A face that I may not reroll."""
        return -1

    def reroll_fee(self, g: State, me: Monster, rerolled: i64) -> i64:
        """What rerolling these dice costs me."""
        return 0

    def others_must_reroll(self, g: State, me: Monster) -> bool:
        """Whether others have to use all their rolls."""
        return False

    def pays_with_health(self, g: State, me: Monster) -> bool:
        """Whether prices and fees may be paid in health."""
        return False

    def shops_from_discard(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy Keep cards from the discard pile, for 1 less."""
        return False

    def damage_i_deal(self, g: State, me: Monster, victim: Monster, amount: i64) -> i64:
        """What my claws do to a victim; may throw dice for it."""
        return amount

    def my_energy_from_dice(self, g: State, me: Monster, amount: i64) -> i64:
        return amount

    def when_i_arrive(self, g: State, me: Monster, borough: i64) -> None:
        """I stand in another borough than before."""

    def my_tile_strength(self, g: State, me: Monster, tile: i64, strength: i64) -> i64:
        """The destruction I need for a tile."""
        return strength

    def reaches_tile(self, g: State, me: Monster, tile: i64) -> bool:
        """Whether I may destroy this kind of tile in other boroughs."""
        return False

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None: ...

    def stars_to_take_it(self, g: State, me: Monster) -> i64:
        """The stars another monster needs to take Superstar from me."""
        return 3

    def when_i_take_superstar(self, g: State, me: Monster, loser: i64) -> None: ...

    def when_i_lose_superstar(self, g: State, me: Monster, taker: i64) -> None: ...

    def when_i_roll_stars(self, g: State, me: Monster, stars: i64) -> None: ...

    def when_i_roll_ouch(self, g: State, me: Monster, ouches: i64) -> None: ...

    def sheds_claws(self, g: State, me: Monster) -> bool:
        """Whether claws may be spent on this token."""
        return False


class NewYorkMasks(Masks):
    """Those of New York beside the shared ones."""

    frozen_face: i64 = 0
    reroll_fee: i64 = 0
    others_must_reroll: i64 = 0
    pays_with_health: i64 = 0
    shops_from_discard: i64 = 0
    damage_i_deal: i64 = 0
    my_energy_from_dice: i64 = 0
    when_i_arrive: i64 = 0
    my_tile_strength: i64 = 0
    reaches_tile: i64 = 0
    when_i_destroy: i64 = 0
    stars_to_take_it: i64 = 0
    when_i_take_superstar: i64 = 0
    when_i_lose_superstar: i64 = 0
    when_i_roll_stars: i64 = 0
    when_i_roll_ouch: i64 = 0
    sheds_claws: i64 = 0
    at_destroy: i64 = 0
    bends_keeps: i64 = 0

    def combine(self) -> None:
        super().combine()
        self.bends_keeps = self.frozen_face | self.reroll_fee
        self.bends_roll |= self.bends_keeps
        self.bends_buy |= self.shops_from_discard | self.pays_with_health


MASKS: Final = NewYorkMasks()  # filled when the rules make the box


def bending(g: State, m: Monster, mask: i64) -> list[NewYorkCard]:
    """As everywhere; the cards of this box are New York's."""
    return box.bending(g, m, mask)  # type: ignore[return-value] # so says the box
