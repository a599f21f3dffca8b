"""Tokens that lie on monsters; they bend hooks as cards do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.belongings import tokens_of
from tokyork.core.dice import count
from tokyork.new_york.cards import NewYorkCard
from tokyork.new_york.resolve import OUCH

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


class Web(NewYorkCard):
    id = "web"
    supply = 13

    def my_extra_rolls(self, g: State, me: Monster) -> i64:
        return -tokens_of(me, self)

    def sheds_claws(self, g: State, me: Monster) -> bool:
        return True


class CurseToken(NewYorkCard):
    id = "curse"
    supply = 13

    def reroll_fee(self, g: State, me: Monster, rerolled: i64) -> i64:
        return tokens_of(me, self) if count(rerolled, OUCH) else 0

    def cured_by_heart(self, g: State, me: Monster) -> bool:
        return True


WEB: Final = Web()
CURSE: Final = CurseToken()
TOKENS: Final[list[NewYorkCard]] = [WEB, CURSE]
