"""Both games in OpenSpiel, with every throw and every shuffle as chance nodes.

`register` makes them known as `tokyork_tokyo` and `tokyork_new_york`. The engine draws inside a
move; here the move stops wherever something is to be drawn, and is played again from the position
before it as soon as the outcome is known.
"""

from __future__ import annotations

from copy import copy
from math import factorial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from librt.vecs import vec

from tokyork.cities import CITIES
from tokyork.core.agenda import play, seat_of
from tokyork.core.dice import FACES, count, gather
from tokyork.core.setup import empty_table, start
from tokyork.core.state import Source
from tokyork.formats.notation import legal_texts
from tokyork.game import Game
from tokyork.lab.actions import action_space
from tokyork.lab.encoding.payout import Payout
from tokyork.lab.lab_game import REWARDS, reward_number
from tokyork.lab.observations import observation_space
from tokyork.lab.plain_words import told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tokyork.core.state import State

MOST_OUTCOMES: Final = 1287  # multisets of eight dice
LONGEST: Final = 100_000
SEATS: Final = 4
NAMES: Final = {"tokyork_tokyo": "tokyo", "tokyork_new_york": "new_york"}


class UndrawnError(Exception):
    """Something is to be drawn: so many dice, or one of these things."""

    def __init__(self, dice: int = 0, things: Sequence[int] = ()) -> None:
        """One of the two."""
        super().__init__()
        self.dice = dice
        self.things = list(things)
        self.kinds = sorted(set(things))


class KnownDraws(Source):
    """Draws what it was told, and stops where it was told no more."""

    def __init__(self, draws: Sequence[int]) -> None:
        """From the first on."""
        self._draws = iter(draws)

    def throw(self, made: int, number: int) -> int:  # noqa: ARG002 - it needs no clock
        """The next throw, as packed dice."""
        for drawn in self._draws:
            return int(_throws(number)[drawn][0])
        raise UndrawnError(dice=number)

    def shuffled(self, made: int, things: list[int], board: bool) -> list[int]:  # noqa: ARG002
        """One after the other of those that are left; tiles that are alike are one outcome."""
        left, mixed = list(things), []
        while len(kinds := sorted(set(left))) > 1:
            drawn = next(self._draws, None)
            if drawn is None:
                raise UndrawnError(things=left)
            left.remove(kinds[drawn])
            mixed.append(kinds[drawn])
        return mixed + left


_THROWS: dict[int, list[tuple[int, float]]] = {}


def _throws(number: int) -> list[tuple[int, float]]:
    """All multisets of so many dice, with their chances."""
    if number not in _THROWS:
        _THROWS[number] = [
            (int(gather(faces)), _chance(faces)) for faces in _multisets(number, FACES)
        ]
    return _THROWS[number]


def _multisets(number: int, faces: int) -> Iterator[list[int]]:
    if faces == 1:
        yield [0] * number
        return
    for of_last in range(number + 1):
        for others in _multisets(number - of_last, faces - 1):
            yield others + [faces - 1] * of_last


def _chance(faces: list[int]) -> float:
    ways = factorial(len(faces))
    for face in range(FACES):
        ways //= factorial(faces.count(face))
    return float(ways / FACES ** len(faces))


def _dice_text(dice: int, faces: Sequence[str]) -> str:
    return " ".join(name for face, name in enumerate(faces) for _ in range(count(dice, face)))


class TokyorkSpiel(pyspiel.Game):  # type: ignore[misc] # pyspiel tells no types
    """A game of one city, as OpenSpiel wants it."""

    city = ""
    kind: Any = None  # its GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """`players` (2 to 6) and `reward` are its parameters."""
        given = dict(params or {})
        city = self.city
        self.seats = int(given.get("players", SEATS))
        self.reward = str(given.get("reward", REWARDS[0]))
        reward_number(self.reward)
        shaped = self.reward == "shaped"
        about = pyspiel.GameInfo(
            num_distinct_actions=len(action_space(city)),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0 if shaped else 0.0,
            max_utility=2.0 if shaped else 1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, given)

    def new_initial_state(self) -> TokyorkSpielState:
        """Before anything is shuffled."""
        return TokyorkSpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SeatObserver:  # noqa: ANN401 - pyspiel's
        """What each seat sees."""
        del kind, params
        return SeatObserver(self.city)


class Course:
    """A game as far as it is known: a position, and perhaps a move that waits for chance."""

    def __init__(self, city: str, seats: int, reward: str) -> None:
        """Begin to deal."""
        self._about = city, seats, reward
        self._past: list[tuple[int, list[int]]] = []  # moves, each with what was drawn for it
        self.rules = CITIES[city]
        self.seats = seats
        self.payout = Payout(reward_number(reward), seats)
        self.earned = [0.0] * seats
        self.undrawn: UndrawnError | None = None
        self.g = self._empty()
        self._before: State | None = None  # where the move that is under way was made
        self._move = -1
        self._draws: list[int] = []
        self._go()

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        """Positions are never changed, so that copies share them."""
        twin = copy(self)
        memo[id(self)] = twin
        twin.payout = self.payout.clone()
        twin.earned = self.earned[:]
        twin._draws = self._draws[:]  # noqa: SLF001 - it is one of us
        twin._past = self._past[:]  # noqa: SLF001 - the same
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what was moved and drawn, and played again."""
        return Course.played, (*self._about, [*self._past, (self._move, self._draws)])

    @staticmethod
    def played(city: str, seats: int, reward: str, past: list[tuple[int, list[int]]]) -> Course:
        """A game in which this was moved and drawn."""
        course = Course(city, seats, reward)
        for number, (move, draws) in enumerate(past):
            if number:
                course._begin(move)
            course._draws = draws[:]
            course._go()
        return course

    def play(self, move: int) -> None:
        """Make a move, by its number among the legal ones."""
        self._begin(move)
        self._go()

    def _begin(self, move: int) -> None:
        self._past.append((self._move, self._draws))
        self._before, self._move, self._draws = self.g, move, []

    def draw(self, outcome: int) -> None:
        """Say what is drawn."""
        self._draws.append(outcome)
        self._go()

    def _empty(self) -> State:
        return empty_table(self.rules, self.rules.new_options(), list(range(self.seats)), 0)

    def _go(self) -> None:
        """Play the move under way with what is drawn so far."""
        g = self._empty() if self._before is None else self._before.clone()
        g.source = KnownDraws(self._draws)
        self.undrawn = None
        try:
            if self._before is None:
                start(g)
            else:
                play(g, self._move)
        except UndrawnError as undrawn:
            self.undrawn = undrawn
            return
        self.g = g
        self._pay(is_first=self._before is None)

    def _pay(self, *, is_first: bool) -> None:
        if is_first:
            self.payout.begin(self.g)
            return
        earned = vec[float]([0.0] * self.seats)
        self.payout.watch(self.g)
        self.payout.pay(self.g, earned, 0)
        self.earned = [a + b for a, b in zip(self.earned, earned, strict=True)]

    def __str__(self) -> str:
        if self.undrawn is not None:
            what = self.undrawn.dice or self.undrawn.things
            return f"to draw: {what} after {self._draws} and move {self._move} of {self.g.made}"
        if self.g.over:
            return f"over: {self.earned}"
        return f"{told(Game.of(self.g), int(seat_of(self.g.pending)))}\n{legal_texts(self.g)}"


class TokyorkSpielState(pyspiel.State):  # type: ignore[misc] # pyspiel tells no types
    """A game at one moment: somebody must choose, or something is to be drawn."""

    def __init__(self, game: TokyorkSpiel) -> None:
        """Begin to deal."""
        super().__init__(game)
        self._city = game.city
        self._course = Course(game.city, game.seats, game.reward)

    @property
    def position(self) -> State:
        """The engine's own; in a chance node, the one before the move."""
        return self._course.g

    def current_player(self) -> int:
        """Who must choose, chance, or nobody."""
        course = self._course
        if course.undrawn is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.g.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(seat_of(course.g.pending))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action_space(self._city).numbers(self.position)) if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely."""
        undrawn = self._course.undrawn
        if undrawn is None:
            return []
        if undrawn.dice:
            return [(n, chance) for n, (_, chance) in enumerate(_throws(undrawn.dice))]
        left = undrawn.things
        return [(n, left.count(kind) / len(left)) for n, kind in enumerate(undrawn.kinds)]

    def _apply_action(self, action: int) -> None:
        if self._course.undrawn is None:
            self._course.play(action_space(self._city).find(self.position, action))
        else:
            self._course.draw(action)

    def _action_to_string(self, player: int, action: int) -> str:
        undrawn = self._course.undrawn
        if player >= 0 or undrawn is None:
            return action_space(self._city).names[action]
        if undrawn.dice:
            dice = _throws(undrawn.dice)[action][0]
            return f"throw {_dice_text(dice, CITIES[self._city].faces)}"
        return f"draw {undrawn.kinds[action]}"

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self._course.undrawn is None and bool(self.position.over)

    def returns(self) -> list[float]:
        """What each seat has earned in all."""
        return list(self._course.earned)

    def __str__(self) -> str:
        return str(self._course)


class SeatObserver:
    """What a seat sees, as OpenSpiel's observers tell it: bytes as numbers from 0 to 1."""

    def __init__(self, city: str) -> None:
        """Of a city."""
        self._space = observation_space(city)
        self.tensor = np.zeros(self._space.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TokyorkSpielState, player: int) -> None:
        """Write what a player sees."""
        self.tensor[:] = self._space.of_state(state.position, player) / np.float32(255)

    def string_from(self, state: TokyorkSpielState, player: int) -> str:
        """The same in words."""
        return told(Game.of(state.position), player)


def register() -> None:
    """Make both games known to OpenSpiel; once is enough."""
    for game in (TokyoSpiel, NewYorkSpiel):
        if game.kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(game.kind, game)


def _kind(name: str) -> Any:  # noqa: ANN401 - pyspiel tells no types
    return pyspiel.GameType(
        short_name=name,
        long_name=f"Tokyork: {NAMES[name]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": SEATS, "reward": REWARDS[0]},
    )


class TokyoSpiel(TokyorkSpiel):
    """King of Tokyo."""

    city = "tokyo"
    kind = _kind("tokyork_tokyo")


class NewYorkSpiel(TokyorkSpiel):
    """King of New York."""

    city = "new_york"
    kind = _kind("tokyork_new_york")
