"""The search of a roll: games in the head say what its ends are worth, exact odds do the rest."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tokyork.bots.rounds import play_round
from tokyork.bots.thinking.ahead import after_dice_and_yields, begin_after_dice
from tokyork.bots.thinking.features import certain
from tokyork.bots.thinking.keeping import Keeping, each_alone
from tokyork.bots.thinking.regression import Lessons, features_of, finish_roll, weighed
from tokyork.core.agenda import play
from tokyork.core.dice import FACES
from tokyork.core.verbs import living
from tokyork.formats.notation import default_move
from tokyork.odds.live import move_number, roll_of
from tokyork.odds.multisets import multisets
from tokyork.odds.solve import Plan

if TYPE_CHECKING:
    from tokyork.bots.base import Seen
    from tokyork.bots.search import Budget, Deals, SearchBot
    from tokyork.bots.thinking.ahead import Ends
    from tokyork.core.state import State
    from tokyork.odds.roll_rules import RollChoice

REPLANS = 4  # how often what was learned changes what is tried
TRIED = 4  # first keeps that games begin with
NOISE = 0.0075  # how far the judgement a round later strays from its mean, squared
DOUBTS = 0.5  # how far what all games say of a face may be off
CLEAR = 0.12  # a keep this much better than all others needs no more games
STUBBORN = 12  # so many games with the same dice count as much as what all games say of them


class RollSearch:
    """One roll that is searched."""

    def __init__(self, bot: SearchBot, seen: Seen, deals: Deals, g: State) -> None:
        """Look at all its ends once."""
        self._deals = deals
        self._bot = bot
        self._seen = seen
        self._g = g
        self._roll = roll_of(g)
        self._ends = multisets(self._roll.pool)
        after = after_dice_and_yields(g, self._ends)
        guesses = after.means(bot.judge(after.states, seen.index))
        shares = sure_shares(after, seen.index)
        self._sure = dict(zip(self._ends, shares, strict=True))
        unsure = [w for w, share in zip(guesses, shares, strict=True) if share is None]
        middle = sum(unsure) / max(1, len(unsure))
        self._quick = bot.player(seen.city)
        faces = self._faces()
        self._features = {
            dice: features_of(dice, guess - middle, faces)
            for dice, guess in zip(self._ends, guesses, strict=True)
        }
        self._seen_ends: dict[int, tuple[float, int]] = {}
        self._middle = middle

    def _faces(self) -> list[list[float]]:
        """What so many dice of each face bring, each face alone."""
        pool = self._roll.pool
        nothing, *found = self._bot.judge_ends(self._g, each_alone(pool), self._seen.index)
        gains = [chance - nothing for chance in found]
        return [[0.0, *gains[face * pool : (face + 1) * pool]] for face in range(FACES)]

    def search(self, budget: Budget) -> list[tuple[int, float]]:
        """The shares of wins of all legal moves."""
        lessons = Lessons(NOISE, DOUBTS)
        started = perf_counter()
        choices = self._choices([self._middle, 1.0] + [0.0] * FACES)
        budget.set_aside(REPLANS * (perf_counter() - started))
        for step in range(1, REPLANS + 1):
            if _lead(choices) > CLEAR:
                break
            before = lessons.games
            self._play(lessons, choices[:TRIED], budget, step / REPLANS)
            if lessons.games > before:
                choices = self._choices(lessons.weights())
        return self._values(choices)

    def _play(
        self, lessons: Lessons, choices: list[RollChoice], budget: Budget, until: float
    ) -> None:
        seat = self._seen.index
        while budget.spent < until:
            played: list[State] = []
            ends: list[int] = []
            while len(played) < budget.batch and budget.spent < until:
                g = self._deals.next(budget.played)
                kept = choices[budget.played % len(choices)].keep
                dice = int(finish_roll(g, kept, self._keeping))
                budget.played += 1
                if self._sure[dice] is None:
                    begin_after_dice(g, dice)
                    played.append(g)
                    ends.append(dice)
            play_round(played, self._bot.last_turn(self._g), seat, self._bot, self._quick)
            found = self._bot.judge(played, seat) if played else []
            for dice, chance in zip(ends, found, strict=True):
                lessons.learn(self._features[dice], chance)
                total, games = self._seen_ends.get(dice, (0.0, 0))
                self._seen_ends[dice] = (total + chance, games + 1)

    def _choices(self, weights: list[float]) -> list[RollChoice]:
        """What may be done, by what is believed now."""
        values = [
            self._believed(dice, weights) if sure is None else sure
            for dice, sure in self._sure.items()
        ]
        price = self._bot.energy_price
        rules = roll_of(self._g, price, price).rules
        self._keeping = Keeping(self._roll.pool, values, bent=False)
        return Plan(self._roll.pool, self._roll.rerolls, values, rules).choices(self._roll.dice)

    def _believed(self, dice: int, weights: list[float]) -> float:
        """What all games say of an end, corrected by those that ended just so."""
        total, games = self._seen_ends.get(dice, (0.0, 0))
        return (total + STUBBORN * weighed(self._features[dice], weights)) / (games + STUBBORN)

    def _values(self, choices: list[RollChoice]) -> list[tuple[int, float]]:
        return [(move_number(self._g, choice), choice.value) for choice in choices]


def _lead(choices: list[RollChoice]) -> float:
    """How much the best is better than the next."""
    return choices[0].value - choices[1].value if len(choices) > 1 else 1.0


def sure_shares(ends: Ends, seat: int) -> list[float | None]:
    """The shares after dice that settle it, whoever leaves Tokyo; None for all others."""
    shares: list[float | None] = [0.0] * ends.count
    for number, chance, end in zip(ends.numbers, ends.chances, ends.states, strict=True):
        share, before = sure_share(end, seat), shares[number]
        shares[number] = None if share is None or before is None else before + chance * share
    return shares


def sure_share(g: State, seat: int) -> float | None:
    """The share of wins where there is nothing left to hope or fear."""
    me = g.monsters[seat]
    if not g.over and me.alive and (me.points >= g.options.points or living(g) == 1):
        g = _to_the_end_of_turn(g)
    share = certain([g], seat)[0]
    return None if share < 0 else share


def _to_the_end_of_turn(g: State) -> State:
    copy = g.clone()
    while not copy.over and copy.turn == g.turn:
        play(copy, default_move(copy))
    return copy
