"""What a roll is worth before and while it is thrown: by the network, and exact odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.one_turn_ahead import leaning
from tokyork.bots.rival_answers import judged_by
from tokyork.bots.thinking.ahead import after_dice_and_yields, after_move
from tokyork.bots.thinking.keeping import LAYERS, Keeping
from tokyork.core import steps
from tokyork.core.agenda import kind_of, seat_of
from tokyork.core.dice import total
from tokyork.odds.multisets import FIRST, NUMBERS, multisets
from tokyork.odds.solve import average

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State

MOST_CHOICES = 6  # until the next roll


class ExpectedRoll:
    """What all dice of a roll are worth to some seats, if it is played well from there."""

    def __init__(self, g: State, network: Network, seats: list[int]) -> None:
        """Judge all its ends; whoever rolls is taken to keep what is best for it."""
        pool = int(total(g.dice))
        ends = after_dice_and_yields(g, multisets(pool))
        roller = int(g.active)
        of_roller, *found = judged_by(network, ends, [roller, *seats])
        keeping = Keeping(pool, of_roller, bent=False)
        keeps = [[int(NUMBERS[kept]) for kept in layer] for layer in keeping.keeps]
        self._tables = [_tables(pool, values, keeps) for values in found]

    def means(self) -> list[float]:
        """What the roll is worth to each of the seats before anything is thrown."""
        return [tables[LAYERS][NUMBERS[0]] for tables in self._tables]

    def surprise(self, kept: int, dice: int, left: int) -> list[float]:
        """By how much a throw was better than expected, with so many rerolls left after it."""
        at, before = NUMBERS[dice], NUMBERS[kept]
        layer = min(left, LAYERS)
        return [tables[layer][at] - tables[layer][before] for tables in self._tables]


def _tables(pool: int, values: list[float], keeps: list[list[int]]) -> list[list[float]]:
    """For each number of rerolls left: what all dice, and any part kept, are worth."""
    first = int(FIRST[pool])
    found: list[list[float]] = []
    for layer in range(LAYERS + 1):
        if layer:
            values = [found[-1][part] for part in keeps[layer - 1]]
        table = [0.0] * first + values
        average(table, pool)
        found.append(table)
    return found


def after_next_roll(g: State, seat: int, network: Network) -> float:
    """The chance of a seat once whoever is next has rolled and resolved, on average."""
    g = _to_the_roll(g, network)
    if g.over or not g.plain or not g.dice or kind_of(g.pending) != steps.ROLL:
        return network.chances([g], seat)[0]
    return ExpectedRoll(g, network, [seat]).means()[0]


def _to_the_roll(g: State, network: Network) -> State:
    """On by what looks best to whoever chooses, as far as the next roll."""
    for _ in range(MOST_CHOICES):
        if g.over or kind_of(g.pending) == steps.ROLL:
            break
        after = [after_move(g, number) for number in range(len(g.moves))]
        chances = leaning(network.chances(after, seat_of(g.pending)), g)
        g = after[chances.index(max(chances))]
    return g
