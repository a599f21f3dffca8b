"""What only Tokyo's cards bend: claws that cards add, yielding, probing, snatching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import box
from tokyork.core.cards import Card, Masks

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

AT_PROBE: Final = 8  # the dice of another monster lie


class TokyoCard(Card):
    """A card or token of Tokyo."""

    def my_free_claws(self, g: State, me: Monster) -> i64:
        """Claws added even where none was rolled."""
        return 0

    def my_extra_claws(self, g: State, me: Monster) -> i64:
        """Claws added where there is at least one."""
        return 0

    def my_loss_waits(self, g: State, me: Monster) -> bool:
        """Whether claw damage is held back until its victim chose to yield or stay."""
        return False

    def shops_from_rivals(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy the cards of other monsters."""
        return False

    def sees_deck(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy the cards it knows on top of the deck."""
        return False

    def snatches(self, g: State, me: Monster) -> bool:
        """Whether its owner may buy what another's purchase reveals."""
        return False

    def when_i_attack(self, g: State, me: Monster) -> None:
        """My resolved total holds a claw, whoever it hits."""

    def when_i_yield(self, g: State, me: Monster) -> None: ...

    def when_my_probe_shows(self, g: State, me: Monster, face: i64) -> None:
        """I rerolled a die of another monster, and this is how it lies now."""


class TokyoMasks(Masks):
    """Those of Tokyo beside the shared ones."""

    my_free_claws: i64 = 0
    my_extra_claws: i64 = 0
    my_loss_waits: i64 = 0
    shops_from_rivals: i64 = 0
    sees_deck: i64 = 0
    snatches: i64 = 0
    when_i_attack: i64 = 0
    when_i_yield: i64 = 0
    when_my_probe_shows: i64 = 0
    at_probe: i64 = 0
    bends_claws: i64 = 0
    bends_strike: i64 = 0

    def combine(self) -> None:
        super().combine()
        self.bends_buy |= self.shops_from_rivals | self.sees_deck
        self.bends_claws = self.my_free_claws | self.my_extra_claws
        self.bends_strike = self.my_claws_reach | self.extra_damage_to


MASKS: Final = TokyoMasks()  # filled when the rules make the box


def bending(g: State, m: Monster, mask: i64) -> list[TokyoCard]:
    """As everywhere; the cards of this box are Tokyo's."""
    return box.bending(g, m, mask)  # type: ignore[return-value] # so says the box
