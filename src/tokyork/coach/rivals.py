"""How rivals may play until my next turn: as strong players do, or all of them against me.

What each of them would keep is worked out once, where it stands; everything but dice they
do by habit. With that, what to expect and what to fear are forecasts like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork import odds
from tokyork.bots.thinking.ahead import after_all_dice
from tokyork.bots.thinking.alike import alike
from tokyork.bots.thinking.habits import habit
from tokyork.coach.judge import judge
from tokyork.core.agenda import run
from tokyork.core.turn import start_turn
from tokyork.errors import BadInputError
from tokyork.forecast import Conduct
from tokyork.formats.notation import chooser, decision_kind

if TYPE_CHECKING:
    from tokyork.core.state import State

    Key = tuple[int, int, int, odds.RollRules]

MOST_PLANS = 24
"""Rolls that are worked out for one forecast; each takes some hundredths of a second."""
ENERGY = 0.004
"""What an energy is worth as a chance to win, where a reroll costs some."""


class Rivals:
    """Rivals in one forecast, who roll for what final dice are worth to them."""

    name = ""

    def __init__(self, seat: int) -> None:
        """Nothing is worked out yet; the seat is the one that a forecast is for."""
        self.seat = seat
        self._plans: dict[Key, odds.Plan] = {}
        self._choices: dict[tuple[Key, int, int], odds.RollChoice] = {}

    def worth(self, g: State, ends: list[int]) -> list[float]:
        """What all ways are worth in which the pending roll can end."""
        raise NotImplementedError

    @property
    def conduct(self) -> Conduct:
        """How they play, for a forecast."""
        return Conduct(self.name, self.move, self.dice)

    def move(self, g: State) -> int:
        """The number of a rival's move."""
        if decision_kind(g) != "roll" or not g.dice:
            return int(habit(g))
        choice = self._choice(g)
        try:
            return int(habit(g)) if choice is None else odds.move_number(g, choice)
        except BadInputError:  # a card offers what the plan does not know
            return int(habit(g))

    def _choice(self, g: State) -> odds.RollChoice | None:
        roll = odds.roll_of(g, ENERGY, ENERGY)
        left = roll.rerolls + len(roll.rules.extra)
        key = (self._key(g, roll), roll.dice, left)
        if key not in self._choices:
            plan = self._plan(g, roll)
            if plan is None:
                return None
            self._choices[key] = plan.best(roll.dice, left)
        return self._choices[key]

    def _key(self, g: State, roll: odds.Roll) -> Key:
        return (int(g.active), int(g.monsters[self.seat].at), roll.pool, roll.rules)

    def dice(self, g: State, seat: int) -> dict[int, float] | None:
        """How likely all final dice are if this seat's turn begins now; nothing if it does not."""
        copy = g.clone()
        copy.pending = 0
        copy.depth = 0
        start_turn(copy, seat)
        if not copy.pending and not copy.over:
            run(copy)
        if copy.over or decision_kind(copy) != "roll" or chooser(copy) != seat:
            return None
        roll = odds.roll_of(copy, ENERGY, ENERGY)
        plan = self._plan(copy, roll)
        return None if plan is None else odds.throws(roll.pool, roll.rerolls, plan.best, roll.rules)

    def _plan(self, g: State, roll: odds.Roll) -> odds.Plan | None:
        left = roll.rerolls + len(roll.rules.extra)
        key = self._key(g, roll)
        found = self._plans.get(key)
        if (found is None or found.left < left) and len(self._plans) < MOST_PLANS:
            values = self.worth(g, odds.multisets(roll.pool))
            found = self._plans[key] = odds.plan(roll.pool, roll.rerolls, values, roll.rules)
        return found if found is not None and found.left >= left else None


class StrongRivals(Rivals):
    """They roll as the strongest quick player would in their place."""

    name = "strong"

    def worth(self, g: State, ends: list[int]) -> list[float]:
        """Their chance to win."""
        return judge(g.rules.id).judge_ends(g, ends, int(g.active))


class Attackers(Rivals):
    """They roll to hurt this seat and think of nothing else."""

    name = "attack"

    def worth(self, g: State, ends: list[int]) -> list[float]:
        """The health that it loses."""
        before = int(g.monsters[self.seat].health)
        kinds = alike(g, ends)
        after = after_all_dice(g, kinds.dice)
        return kinds.spread([float(before - int(e.monsters[self.seat].health)) for e in after])
