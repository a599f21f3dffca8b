"""What a computer player is: what it is asked, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from tokyork.bots.programs.failures import IllegalAnswerError
from tokyork.core.agenda import seat_of
from tokyork.formats.notation import decision_kind, find_move, legal_texts, seat_text
from tokyork.views.deals import determinize
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.core.state import State

ALTERNATIVES = 5


class Seen:
    """What the seat that must choose may know. The position itself stays out of its reach.

    Views and texts are made when somebody asks for them, because some bots need none.
    """

    __slots__ = ("__g", "__legal", "__view", "index", "ms")

    def __init__(self, g: State, ms: int | None = None) -> None:
        """Look at a position with a pending decision, with so many milliseconds to answer."""
        self.__g = g
        self.__view: dict[str, Any] | None = None
        self.__legal: list[str] | None = None
        self.index: int = seat_of(g.pending)
        """The number of the seat, from 0."""
        self.ms = ms
        """The time for this answer in milliseconds; None for as long as it takes."""

    @property
    def city(self) -> str:
        """Where the game is played."""
        return self.__g.rules.id

    @property
    def seat(self) -> str:
        """Who must choose, such as `p1`."""
        return seat_text(self.index)

    @property
    def kind(self) -> str:
        """What is to be chosen: `roll`, `yield`, `buy`, ..."""
        return decision_kind(self.__g)

    @property
    def made(self) -> int:
        """How many moves were made in this game."""
        return self.__g.made

    @property
    def turn(self) -> int:
        """The number of the turn."""
        return int(self.__g.turn)

    @property
    def count(self) -> int:
        """How many legal moves there are, at least two."""
        return len(self.__g.moves)

    @property
    def legal(self) -> list[str]:
        """The legal moves as text, in the order of the notation."""
        if self.__legal is None:
            self.__legal = legal_texts(self.__g)
        return self.__legal

    @property
    def view(self) -> dict[str, Any]:
        """All that this seat sees, as plain data."""
        if self.__view is None:
            self.__view = view(self.__g, self.index)
        return self.__view

    def deal(self, seed: int) -> State:
        """A copy to search in: fresh dice, and everything that this seat cannot know dealt anew.

        Its `moves` are those of `legal`, in the same order.
        """
        return determinize(self.__g, self.index, seed)

    def number_of(self, move: str) -> int:
        """The place of a move among the legal ones, or -1; faces may stand in any order."""
        return self.legal.index(move) if move in self.legal else find_move(self.__g, move)


@dataclass(frozen=True)
class Choice:
    """A move, and why."""

    move: str
    values: tuple[tuple[str, float], ...] = ()
    """The best moves with what they are worth to this bot, best first; none if it cannot say."""


def best_of(values: Iterable[tuple[str, float]]) -> Choice:
    """The choice of the move with the highest value; of equal ones, the first."""
    ranked = sorted(values, key=lambda entry: -entry[1])
    return Choice(ranked[0][0], tuple(ranked[:ALTERNATIVES]))


class Bot:
    """A player that knows what its seat may know, and nothing else."""

    usual_ms: int | None = None
    """Its time for a move unless somebody sets another; None if it needs no clock."""

    def __init__(self, seed: int = 0, ms: int | None = None) -> None:
        """Without a clock, the same seed in the same position makes the same choice."""
        self.seed = seed
        self.ms = self.usual_ms if ms is None else ms

    def choose(self, seen: Seen) -> Choice:
        """One of the legal moves."""
        raise NotImplementedError

    def pick(self, seen: Seen) -> int:
        """The number of the same move, for callers that do not ask why.

        A bot that needs no texts overrides this: thousands of games go through here.
        """
        move = self.choose(seen).move
        number = seen.number_of(move)
        if number < 0:
            raise IllegalAnswerError(move, seen.count)
        return number

    def chance(self, seen: Seen) -> Random:
        """Chance that depends on the seed and the decision only, not on earlier choices."""
        return Random(f"{self.seed} {seen.seat} {seen.made}")

    def close(self) -> None:
        """Let go of whatever it holds; the game is over for it."""
