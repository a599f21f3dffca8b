"""The luck of the dice: what each throw did to its owner's chance to win, against its expectation.

Before a throw the odds say exactly what it is worth on average: the dice that were kept,
everything that may come of the others, and the best play of the rerolls then left. Luck
is what the dice that came are worth beyond that. So it is 0 on average however well or
badly somebody plays, and a bold keep is no luck, only how it turns out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork import odds
from tokyork.bots.thinking.ahead import after_all_dice
from tokyork.bots.thinking.alike import alike
from tokyork.core.dice import gather
from tokyork.formats.notation import chooser, decision_kind, seat_number
from tokyork.odds import multisets, outcomes, roll_of

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.review.played import PlayedGame

ENERGY = 0.004
"""What an energy is worth as a chance to win, where an extra reroll costs some."""
_FREE_WORDS = 2  # `use CARD` alone rerolls one die for nothing


class PastRoll(Struct):
    """The roll of one turn."""

    turn: int
    seat: str
    at: int
    """How many moves were made when its dice were first thrown."""
    dice: list[str]
    """As they lay after the last throw."""
    luck: float
    """Of all its throws, as a chance to win."""


class _Thrower:
    """One turn's roll, from its first throw to its last."""

    def __init__(self, g: State, event: dict[str, Any]) -> None:
        """Solve it, from the decision after the first throw."""
        from tokyork.bots.network import load_network  # noqa: PLC0415 - numpy is slow to load

        self.faces = g.rules.faces
        found = roll_of(g, ENERGY, ENERGY)
        kinds = alike(g, multisets(found.pool))
        ends = after_all_dice(g, kinds.dice)
        values = kinds.spread(load_network(g.rules.id).chances(ends, int(chooser(g))))
        self.plan = odds.plan(found.pool, found.rerolls, values, found.rules)
        self.left = self.plan.left
        dice = self._read(event["all"])
        luck = self.plan.value(dice) - self.plan.before()
        self.roll = PastRoll(int(g.turn), event["seat"], event["after"], event["all"], luck)

    def throw(self, event: dict[str, Any], move: str) -> None:
        """Some dice are thrown again."""
        if len(move.split()) > _FREE_WORDS or not move.startswith("use"):
            self.left = max(0, self.left - 1)
        dice, thrown = self._read(event["all"]), self._read(event["dice"])
        kept = dice - thrown
        ends = outcomes(dice, kept).items()
        expected = sum(chance * self.plan.value(end, self.left) for end, chance in ends)
        self.roll.luck += self.plan.value(dice, self.left) - expected
        self.roll.dice = event["all"]

    def _read(self, names: list[str]) -> int:
        return gather([self.faces.index(name) for name in names])


def rolls(played: PlayedGame) -> list[PastRoll]:
    """Every roll that somebody could choose in, turn by turn."""
    found: list[PastRoll] = []
    thrower: _Thrower | None = None
    begins = False  # a game may start in the middle of a roll, whose first throw nobody knows
    first = played.first_move
    for event in played.events:
        if event["kind"] == "turn_started":
            thrower, begins = None, True
        if event["kind"] != "rolled" or not event["dice"]:
            continue
        number = event["after"] - first
        if thrower is not None:
            thrower.throw(event, played.moves[number - 1].partition(" ")[2])
        elif begins and _is_rolling(g := played.positions[max(0, number)], event["seat"]):
            thrower = _Thrower(g, event)
            found.append(thrower.roll)
        begins = False
    return found


def _is_rolling(g: State, seat: str) -> bool:
    """Whether the decision after the throw is what to keep of it."""
    if not g.pending or decision_kind(g) != "roll":
        return False
    return seat_number(seat) == int(chooser(g))
