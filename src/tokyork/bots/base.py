"""What a computer player is: what it is asked, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import wraps
from random import Random
from typing import TYPE_CHECKING, Any

from tokyork.bots.fair_position import Position
from tokyork.bots.programs.failures import IllegalAnswerError, WrongAnswerError
from tokyork.core.agenda import seat_of
from tokyork.errors import GameOverError
from tokyork.formats.notation import decision_kind, find_move, legal_texts, seat_text
from tokyork.game import Game
from tokyork.views.deals import determinize
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tokyork.core.state import State

ALTERNATIVES = 5


class Seen:
    """What the seat that must choose may know. The position itself stays out of its reach.

    Views and texts are made when somebody asks for them, because some bots need none.
    """

    __slots__ = ("__g", "__legal", "__position", "__view", "index", "ms")

    def __init__(self, g: State, ms: int | None = None) -> None:
        """Look at a position with a pending decision, with so many milliseconds to answer."""
        self.__g = g
        self.__view: dict[str, Any] | None = None
        self.__legal: list[str] | None = None
        self.__position: Position | None = None
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

    @property
    def position(self) -> Position:
        """A position to search in, the same one each time: copy it, or deal it anew."""
        if self.__position is None:
            self.__position = Position(self.__g, self.seat)
        return self.__position

    def deal(self, seed: int) -> State:
        """The same as the engine's own: fresh dice, and all that this seat cannot know dealt anew.

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
    usual_games: int | None = None
    """The same for games in its head, if it counts them."""

    def __init__(self, seed: int = 0, ms: int | None = None) -> None:
        """Without a clock, the same seed in the same position makes the same choice."""
        self.seed = seed
        self.ms = self.usual_ms if ms is None else ms
        self.games = self.usual_games if ms is None else None
        """Games in its head for a move; a time that somebody sets stands in their place."""

    def __init_subclass__(cls, **kwargs: object) -> None:
        """Whatever a bot is asked with, it answers what its seat may know of it."""
        super().__init_subclass__(**kwargs)
        for name in ("choose", "pick"):
            if name in vars(cls):
                setattr(cls, name, _asked_fairly(vars(cls)[name]))

    def limit_games(self, games: int) -> None:
        """Count games instead of time from now on: so a contest can be repeated anywhere."""
        self.games, self.ms = games, None

    def choose(self, seen: Any) -> Choice:  # noqa: ANN401 - a Game or a Position will do, too
        """One of the legal moves; what a bot of your own says."""
        raise NotImplementedError(f"{type(self).__name__} has no method choose")

    def pick(self, seen: Any) -> int:  # noqa: ANN401 - the same
        """The number of the same move, for callers that do not ask why.

        A bot that needs no texts overrides this: thousands of games go through here.
        """
        known = as_seen(seen, self.ms)
        number, _ = answer_of(self, known)
        return number

    def chance(self, seen: Seen) -> Random:
        """Chance that depends on the seed and the decision only, not on earlier choices."""
        return Random(f"{self.seed} {seen.seat} {seen.made}")

    def close(self) -> None:
        """Let go of whatever it holds; the game is over for it."""


def as_seen(asked: object, ms: int | None = None) -> Seen:
    """What the seat that must choose may know of a game or position."""
    if isinstance(asked, Seen):
        return asked
    if not isinstance(asked, Game | Position):
        raise TypeError(f"expected a Game, Position or Seen, got a {type(asked).__name__}")
    if asked.over:
        raise GameOverError
    return Seen(asked.state if isinstance(asked, Game) else asked.dealt, ms)


def answer_of(bot: Bot, seen: Seen) -> tuple[int, Choice]:
    """What a bot chooses, with its number; anything else than a legal move is refused."""
    choice: object = bot.choose(seen)
    if not isinstance(choice, Choice) or not isinstance(choice.move, str):
        raise WrongAnswerError("choose", choice)
    number = seen.number_of(choice.move)
    if number < 0:
        raise IllegalAnswerError(choice.move, seen.count)
    return number, choice


def _asked_fairly(answer: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    @wraps(answer)
    def asked_fairly(self: Bot, seen: object) -> object:
        return answer(self, seen if type(seen) is Seen else as_seen(seen, self.ms))

    return asked_fairly
