"""The search of a roll: games in the head say what its ends are worth, exact odds do the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.minds.ahead import after_all_dice
from tokyork.minds.keeping import Keeping
from tokyork.minds.leaves import ended
from tokyork.minds.lessons import Lessons, features_of, finish_roll, play_from, weighed
from tokyork.odds.live import move_number, roll_of
from tokyork.odds.multisets import multisets
from tokyork.odds.rules import Choice as RollChoice
from tokyork.odds.solve import Plan

if TYPE_CHECKING:
    from tokyork.bots.base import Seen
    from tokyork.bots.search import Budget, SearchBot
    from tokyork.core.game import State

BATCH = 16
REPLANS = 6  # how often what was learned changes what is tried
TRIED = 4  # first keeps that games begin with
NOISE = 0.15  # how far a game's result strays from its chance, squared
DOUBTS = 0.7
CLEAR = 0.25  # a keep this much better needs no games


class RollSearch:
    """One roll that is searched."""

    def __init__(self, bot: SearchBot, seen: Seen, g: State, slope: float) -> None:
        """Look at all its ends once."""
        self._bot = bot
        self._seen = seen
        self._g = g
        self._roll = roll_of(g)
        self._slope = slope
        self._ends = multisets(self._roll.pool)
        after = after_all_dice(g, self._ends)
        guesses = bot.judge(after, seen.index)
        self._sure = [sure_share(end, seen.index) for end in after]
        unsure = [w for w, share in zip(guesses, self._sure, strict=True) if share is None]
        middle = sum(unsure) / max(1, len(unsure))
        self._quick = bot.player()
        faces = [[min(15.0, max(-15.0, w)) for w in row] for row in self._quick.faces(g, self._roll.pool)]
        self._features = {
            dice: features_of(dice, guess - middle, faces)
            for dice, guess in zip(self._ends, guesses, strict=True)
        }
        self._share = bot.shares([g])[0][seen.index]

    def search(self, budget: Budget) -> list[tuple[int, float]]:
        """The shares of wins of all legal moves."""
        lessons = Lessons(self._slope, NOISE, DOUBTS)
        choices = self._choices([self._share, self._slope] + [0.0] * 6)
        if len(choices) == 1 or choices[0].value - choices[1].value > CLEAR:
            return self._values(choices)
        for step in range(1, REPLANS + 1):
            self._play(lessons, choices[:TRIED], budget, step / REPLANS)
            choices = self._choices(lessons.weights())
        return self._values(choices)

    def _play(
        self, lessons: Lessons, choices: list[RollChoice], budget: Budget, until: float
    ) -> None:
        from tokyork.bots.search import Deals
        deals = Deals(self._bot, self._seen)
        seat = self._seen.index
        while budget.spent < until or not lessons.games:
            played: list[State] = []
            ends: list[int] = []
            for _ in range(BATCH):
                g = deals.next(budget.played)
                kept = choices[budget.played % len(choices)].keep
                dice = int(finish_roll(g, kept, self._keeping))
                budget.played += 1
                play_from(g, dice, self._quick, self._bot.turns(g))
                played.append(g)
                ends.append(dice)
            for dice, shares in zip(ends, self._bot.shares(played), strict=True):
                lessons.learn(self._features[dice], shares[seat])

    def _choices(self, weights: list[float]) -> list[RollChoice]:
        """What may be done, by what is believed now."""
        values = [
            weighed(self._features[dice], weights) if sure is None else sure
            for dice, sure in zip(self._ends, self._sure, strict=True)
        ]
        price = self._bot.energy_price * self._slope
        rules = roll_of(self._g, price, price).rules
        self._keeping = Keeping(self._roll.pool, values)
        return Plan(self._roll.pool, self._roll.rerolls, values, rules).choices(self._roll.dice)

    def _values(self, choices: list[RollChoice]) -> list[tuple[int, float]]:
        return [(move_number(self._g, choice), choice.value) for choice in choices]


def sure_share(g: State, seat: int) -> float | None:
    """The share of wins where there is nothing left to hope or fear."""
    if g.over:
        return ended(g)[seat]
    return None if g.monsters[seat].alive else 0.0
