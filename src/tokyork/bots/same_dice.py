"""Luck that does not depend on who sits where: the same dice and cards for every seating.

What a seat throws in a turn of its own follows from the seed, from how many turns it has had and
how often it has thrown in this one; so whoever sits there has the same luck.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from tokyork.cities import CITIES
from tokyork.core.dice import FACES, MOST_DICE, gather
from tokyork.core.setup import empty_table, start
from tokyork.core.state import Source

if TYPE_CHECKING:
    from tokyork.core.state import State


class SameDice(Source):
    """The luck of one table; notes what was thrown."""

    def __init__(self, seed: int) -> None:
        """Nothing was drawn yet."""
        self.thrown: list[int] = []
        """All throws so far, as packed dice."""
        self._seed = seed
        self._game: State | None = None
        self._turn = -1
        self._turns: dict[int, int] = {}
        self._in_turn = 0
        self._shuffles = 0

    def watch(self, g: State) -> None:
        """The game it belongs to."""
        self._game = g
        g.source = self

    def throw(self, made: int, number: int) -> int:  # noqa: ARG002 - moves differ by seating
        """The next throw of whoever's turn it is."""
        seat = self._seat_to_throw()
        row = Random(f"{self._seed} {seat} {self._turns[seat]} {self._in_turn}")
        faces = [row.randrange(FACES) for _ in range(MOST_DICE)]
        self._in_turn += 1
        dice = gather(faces[:number])
        self.thrown.append(dice)
        return dice

    def _seat_to_throw(self) -> int:
        g = self._game
        seat, turn = (-1, 0) if g is None else (int(g.active), int(g.turn))
        if turn != self._turn:
            self._turn, self._in_turn = turn, 0
            self._turns[seat] = self._turns.get(seat, 0) + 1
        self._turns.setdefault(seat, 0)
        return seat

    def shuffled(self, made: int, things: list[int], board: bool) -> list[int]:  # noqa: ARG002
        """The next shuffle."""
        self._shuffles += 1
        mixed = list(things)
        Random(f"{self._seed} {board} {self._shuffles}").shuffle(mixed)
        return mixed


def table_of_same_dice(city: str, seats: int, seed: int) -> tuple[State, SameDice]:
    """A game about to begin, and its luck."""
    g = empty_table(CITIES[city], CITIES[city].new_options(), list(range(seats)), seed)
    luck = SameDice(seed)
    luck.watch(g)
    start(g)
    return g, luck
