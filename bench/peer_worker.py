"""What is measured of others' engines; runs in their own environment, without Tokyork.

A decision is what it is for us: one applied move drawn uniformly from at least two legal
ones. Chance and forced moves cost time and do not count.
"""

from __future__ import annotations

import ctypes
import gc
import random
import sys
import time
import tracemalloc
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

POSITIONS = 1000
SPACING = 7
ROLLOUTS = 200  # by one call of OpenSpiel's evaluator
DEALS = 20  # beginnings that the rollouts take turns with


class OpenSpiel:
    """One game of OpenSpiel, by its name there."""

    seats: int

    def __init__(self, name: str) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        self.seats = self.game.num_players()
        self.uniform = name != "backgammon"  # whether all chance outcomes are equally likely
        self.random = random.Random(1)
        self.bot: Any = None
        self.openings: list[tuple[Any, float]] = []

    def play(self, state: Any, visit: Callable[[Any], None] | None = None) -> int:
        """A random game from here to its end, driven from Python; says how many decisions."""
        decisions = 0
        dice = self.random.random
        while not state.is_terminal():
            if not self.uniform and state.is_chance_node():
                self.roll(state)
                continue
            # Equally likely chance outcomes are drawn as moves are, which is quickest.
            moves = state.legal_actions()
            if len(moves) > 1 and state.current_player() >= 0:
                decisions += 1
                if visit is not None and decisions % SPACING == 0:
                    visit(state)
            state.apply_action(moves[int(dice() * len(moves))])
        return decisions

    def roll(self, state: Any) -> None:
        """Draw one chance outcome."""
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.random.choices(numbers, chances)[0])

    def driven(self, seconds: float) -> tuple[float, float]:
        """Decisions and games in a second of CPU time."""
        decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or not games:
            decisions += self.play(self.game.new_initial_state())
            games += 1
        return decisions / spent, games / spent

    def inside(self, seconds: float) -> tuple[float, float]:
        """The same by OpenSpiel's C++ random rollouts, from the first decision of a game.

        Python can start them only through a search bot that is told to search once. They
        do not report decisions, so their mean number is measured beforehand.
        """
        if self.bot is None:
            evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 3)
            # Constant of exploration, simulations, megabytes, solve, seed, talk.
            self.bot = self.spiel.MCTSBot(self.game, evaluator, 2.0, 1, 1000, False, 5, False)
            self.openings = [self.opening() for _ in range(DEALS)]
        decisions, games = 0.0, 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or not games:
            state, mean = self.openings[games // ROLLOUTS % DEALS]
            self.bot.step(state)
            decisions += mean * ROLLOUTS
            games += ROLLOUTS
        return decisions / spent, games / spent

    def opening(self) -> tuple[Any, float]:
        """A position at its first decision, and the mean number of decisions from it."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.roll(state)
        return state, sum(self.play(state.clone()) for _ in range(40)) / 40

    def positions(self) -> list[Any]:
        """Mid-game positions."""
        found: list[Any] = []
        while len(found) < POSITIONS:
            self.play(self.game.new_initial_state(), lambda state: found.append(state.clone()))
        return found[:POSITIONS]

    @staticmethod
    def copy(state: Any) -> Any:
        """A clone."""
        return state.clone()


class Catanatron:
    """Catanatron's base game with four seats."""

    seats = 4

    def __init__(self, _name: str) -> None:
        self.package: Any = import_module("catanatron")
        self.limit: int = import_module("catanatron.game").TURNS_LIMIT
        colors = list(self.package.Color)
        self.players = [self.package.RandomPlayer(color) for color in colors[: self.seats]]
        self.random = random.Random(1)
        self.games = 0

    def play(self, visit: Callable[[Any], None] | None = None) -> int:
        """One random game; says how many decisions it had."""
        self.games += 1
        game = self.package.Game(self.players, seed=self.games)
        state = game.state
        decisions = 0
        dice = self.random.random
        while game.winning_color() is None and state.num_turns < self.limit:
            moves = state.playable_actions
            if len(moves) > 1:
                decisions += 1
                if visit is not None and decisions % SPACING == 0:
                    visit(game)
            game.execute(moves[int(dice() * len(moves))], validate_action=False)
        return decisions

    def driven(self, seconds: float) -> tuple[float, float]:
        """Decisions and games in a second of CPU time."""
        decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds or not games:
            decisions += self.play()
            games += 1
        return decisions / spent, games / spent

    def positions(self) -> list[Any]:
        """Mid-game positions."""
        found: list[Any] = []
        while len(found) < POSITIONS:
            self.play(lambda game: found.append(game.copy()))
        return found[:POSITIONS]

    @staticmethod
    def copy(game: Any) -> Any:
        """A copy."""
        return game.copy()


KINDS: dict[str, type[OpenSpiel | Catanatron]] = {
    "open_spiel": OpenSpiel,
    "catanatron": Catanatron,
}
_ready: dict[tuple[str, str], Any] = {}
_positions: dict[tuple[str, str], list[Any]] = {}


def seats(who: str, game: str) -> int:
    """How many play; also imports the package and loads the game."""
    if (who, game) not in _ready:
        _ready[who, game] = KINDS[who](game)
    return int(_ready[who, game].seats)


def speed(who: str, game: str, mode: str, seconds: float) -> tuple[float, float]:
    """Decisions and games in a second of CPU time."""
    gc.collect()
    measured: tuple[float, float] = getattr(_ready[who, game], mode)(seconds)
    return measured


def copy_time(who: str, game: str, repeats: int) -> float:
    """Microseconds for a copy."""
    if (who, game) not in _positions:
        _positions[who, game] = _ready[who, game].positions()
    copy = _ready[who, game].copy
    gc.collect()
    begun = time.process_time()
    for _ in range(repeats):
        for position in _positions[who, game]:
            copy(position)
    return (time.process_time() - begun) / repeats / POSITIONS * 1e6


def copy_size(who: str, game: str) -> float | None:
    """Bytes by which the heap grows for a copy that is kept; for C++ what malloc has given."""
    if who == "open_spiel":
        measured = _given_by_malloc
    else:
        measured = _given_by_python
        tracemalloc.start()
    copy = _ready[who, game].copy
    gc.collect()
    before = measured()
    kept = [copy(position) for position in _positions[who, game]]
    after = measured()
    tracemalloc.stop()
    return None if before is None or after is None else (after - before) / len(kept)


def _given_by_python() -> int | None:
    return tracemalloc.get_traced_memory()[0]


class _Mallinfo(ctypes.Structure):
    """What glibc's mallinfo2 tells."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


def _given_by_malloc() -> int | None:
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        return None  # not glibc
    tell.restype = _Mallinfo
    told = tell()
    return int(told.uordblks) + int(told.hblkhd)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.worker import serve

    serve({"seats": seats, "speed": speed, "copy_time": copy_time, "copy_size": copy_size})
