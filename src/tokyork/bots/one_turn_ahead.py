"""A player that looks one turn ahead: exact dice, and a judge of the positions after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.base import Bot, Choice, Seen, best_of
from tokyork.bots.thinking.ahead import after_all_dice, after_move
from tokyork.bots.thinking.alike import alike
from tokyork.core import steps
from tokyork.core.agenda import kind_of
from tokyork.core.dice import total
from tokyork.core.moves import USE, verb_of
from tokyork.formats.notation import default_move
from tokyork.odds.live import move_number, roll_of
from tokyork.odds.multisets import multisets
from tokyork.odds.solve import Plan

if TYPE_CHECKING:
    from tokyork.core.state import State

LEANING = 1e-6  # how much better the default is among equals
DEALS = 8  # of what is unseen, for moves that may reveal something


class OneTurnAhead(Bot):
    """Chooses the move after which its judge likes the positions best."""

    energy_price = 0.3
    """What an energy paid for a reroll costs, in the judge's own measure."""
    _planned: tuple[int, int] = (-1, -1)  # the turn of the last plan, and the moves made before it
    _plan: Plan

    def judge(self, states: list[State], seat: int) -> list[float]:
        """What positions are worth to a seat."""
        raise NotImplementedError

    def choose(self, seen: Seen) -> Choice:
        """The best move, and the runners-up."""
        return best_of(zip(seen.legal, self.values(seen), strict=True))

    def pick(self, seen: Seen) -> int:
        """Its number; of equal moves the first."""
        values = self.values(seen)
        return values.index(max(values))

    def values(self, seen: Seen) -> list[float]:
        """What every legal move is worth."""
        g = seen.deal(self._deal_seed(seen, 0))
        if kind_of(g.pending) == steps.ROLL and g.dice:
            return self.values_by(self.plan_again(g, seen), g, seen.index)
        return self.move_values(seen)

    def plan_again(self, g: State, seen: Seen) -> Plan:
        """The best play of the roll; the plan of the throw before, if only dice rolled since."""
        now = (int(g.turn), seen.made)
        if not g.plain or now != (self._planned[0], self._planned[1] + 1):
            self._plan = self.plan(g, seen.index)
        self._planned = now
        return self._plan

    def plan(self, g: State, seat: int) -> Plan:
        """Exact: the judge's value of every way the dice can end, and the best play up to it."""
        roll = roll_of(g, self.energy_price, self.energy_price)
        finals = self.judge_ends(g, multisets(roll.pool), seat)
        return Plan(roll.pool, roll.rerolls, finals, roll.rules)

    def judge_ends(self, g: State, ends: list[int], seat: int) -> list[float]:
        """What the ways that the pending roll can end are worth."""
        kinds = alike(g, ends)
        return kinds.spread(self.judge(after_all_dice(g, kinds.dice), seat))

    def values_by(self, plan: Plan, g: State, seat: int) -> list[float]:
        """What every legal move of a roll is worth."""
        choices = plan.choices(int(g.dice), int(g.rolls) + len(plan.rules.extra))
        values = [min(plan.table(0)) - 1.0] * len(g.moves)
        for choice in choices:
            # Among equals, dice that are had are not thrown again.
            values[move_number(g, choice)] = choice.value + LEANING * int(total(choice.keep))
        self._judge_cards(g, seat, values)
        return values

    def _judge_cards(self, g: State, seat: int, values: list[float]) -> None:
        """What cards offer beside rerolling dice is judged as any other move."""
        floor = min(values)
        for number, move in enumerate(g.moves):
            if values[number] == floor and verb_of(move) == USE:
                values[number] = self.judge([after_move(g, number)], seat)[0] - 0.01

    def move_values(self, seen: Seen) -> list[float]:
        """The judge's mean over a few deals of what is unseen, the same for every move."""
        moves = range(seen.count)
        sums = [0.0] * seen.count
        for deal in range(DEALS):
            g = seen.deal(self._deal_seed(seen, deal))
            found = self.judge([after_move(g, number) for number in moves], seen.index)
            sums = [before + value for before, value in zip(sums, found, strict=True)]
        return leaning([found / DEALS for found in sums], g)

    def _deal_seed(self, seen: Seen, deal: int) -> int:
        """The same for the whole turn, so that no move looks better and worse by turns."""
        return (self.seed * 1_000_003 + seen.turn) * 64 + deal


def leaning(values: list[float], g: State) -> list[float]:
    """The same, a trifle more for the default: who finds rides equal would ride for ever."""
    values[default_move(g)] += LEANING
    return values
