"""Tokens that lie on monsters; they bend hooks as cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.belongings import tokens_of
from tokyork.core.causing import TOKEN, cause
from tokyork.core.damage import hurt, settle
from tokyork.core.state import NOBODY
from tokyork.tokyo.cards import TokyoCard
from tokyork.tokyo.places import OUTSIDE

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


class Poison(TokyoCard):
    id = "poison"
    supply = 12
    order = 9

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        hurt(me, tokens_of(me, self), cause(TOKEN, NOBODY, self.slot))
        settle(g, me.seat)

    def cured_by_heart(self, g: State, me: Monster) -> bool:
        return me.at == OUTSIDE


class Shrink(TokyoCard):
    id = "shrink"
    supply = 12

    def my_extra_dice(self, g: State, me: Monster) -> i64:
        return -tokens_of(me, self)

    def cured_by_heart(self, g: State, me: Monster) -> bool:
        return me.at == OUTSIDE


POISON: Final = Poison()
SHRINK: Final = Shrink()
TOKENS: Final[list[TokyoCard]] = [POISON, SHRINK]
