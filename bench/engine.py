"""What is measured in one process: our engine, as it was imported."""

from __future__ import annotations

import gc
import hashlib
import json
import time
import tracemalloc
from typing import TYPE_CHECKING, Any

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.core.chance import draw, seeded
from tokyork.core.random_play import play_randomly
from tokyork.core.setup import empty_table, start
from tokyork.formats.notation import texts_of
from tokyork.formats.snapshot import snapshot
from tokyork.playout import PICKER
from tokyork.tokyo.rules import TOKYO

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import State

HASHED_GAMES = 100
POSITIONS = 1000
SPACING = 7  # decisions between two positions of a game
SEEDS = 1_000_000  # set the games of one round apart from those of the next
BUCKETS = 400  # positions for each step of a growth table


def build() -> str:
    """Which engine this is."""
    return "compiled" if str(agenda.__file__).endswith((".so", ".pyd")) else "interpreted"


def begin(city: str, seats: int, seed: int, log: bool = False) -> State:
    """A game at its first decision."""
    g = empty_table(CITIES[city], CITIES[city].new_options(), list(range(seats)), seed)
    if log:
        g.log = []
    start(g)
    return g


# --- play ---


def play_inside(g: State, seed: int) -> None:
    """Random moves to the end, in the engine's own loop."""
    play_randomly(g, seeded(seed + PICKER))


class Driver:
    """The same moves from interpreted Python: one call of the engine for each."""

    def __init__(self) -> None:
        self.dice = empty_table(TOKYO, TOKYO.new_options(), [0, 1], 0)  # only its generator counts

    def play(self, g: State, seed: int) -> None:
        """Random moves to the end: what play_randomly does, written out here."""
        dice = self.dice
        dice.chance = seeded(seed + PICKER)
        play = agenda.play
        count = agenda.count
        while not g.over:
            play(g, draw(dice) * count(g) >> 32)

    def play_face(self, game: Game, seed: int) -> None:
        """The same through the public face: how many moves there are, and one of them by number."""
        dice = self.dice
        dice.chance = seeded(seed + PICKER)
        while not game.over:
            game.play_number(draw(dice) * len(game.legal_numbers) >> 32)

    def play_text(self, game: Game, seed: int) -> None:
        """The same in words: each move is given as text, as by somebody who knows what to say."""
        dice = self.dice
        dice.chance = seeded(seed + PICKER)
        texts = texts_of(game.state.rules)
        while not game.over:
            number = draw(dice) * len(game.legal_numbers) >> 32
            game.play(texts[agenda.move_at(game.state, number)])


MODES: dict[str, Callable[[State, int], None]] = {"inside": play_inside, "driven": Driver().play}
FACES: dict[str, Callable[[Game, int], None]] = {
    "face": Driver().play_face,
    "text": Driver().play_text,
}


def played(city: str, seats: int, mode: str, seed: int, log: bool = False) -> State:
    """A whole game in one of the modes, set-up included."""
    if mode in FACES:
        game = Game(city, seats, seed=seed)
        FACES[mode](game, seed)
        return game.state
    g = begin(city, seats, seed, log)
    MODES[mode](g, seed)
    return g


def speed(  # noqa: PLR0913, PLR0917 - what a slice is
    city: str, seats: int, mode: str, seconds: float, part: int, log: bool = False
) -> tuple[float, float]:
    """Decisions and games in a second of CPU time, set-up included."""
    clock = time.process_time
    seed = first = part * SEEDS
    decisions = 0
    gc.collect()
    begun = clock()
    while (spent := clock() - begun) < seconds or seed == first:
        decisions += int(played(city, seats, mode, seed, log).made)
        seed += 1
    return decisions / spent, (seed - first) / spent


def digest(city: str, seats: int, mode: str) -> str:
    """A short mark of how fixed games end: the same in every build and mode."""
    ends = hashlib.sha256()
    for seed in range(HASHED_GAMES):
        g = played(city, seats, mode, seed)
        ends.update(json.dumps(snapshot(g), sort_keys=True).encode())
    return ends.hexdigest()[:12]


# --- copies ---


class Positions:
    """Positions of random games, some decisions apart, made once for each city and seats."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, int], list[State]] = {}

    def of(self, city: str, seats: int) -> list[State]:
        """The same thousand positions each time."""
        if (city, seats) not in self.known:
            self.known[city, seats] = list(self._make(city, seats))
        return self.known[city, seats]

    @staticmethod
    def _make(city: str, seats: int) -> list[State]:
        made: list[State] = []
        dice = begin("tokyo", 2, 0)
        seed = 0
        while len(made) < POSITIONS:
            g = begin(city, seats, seed)
            seed += 1
            while not g.over and len(made) < POSITIONS:
                agenda.play(g, draw(dice) * len(g.moves) >> 32)
                if g.made % SPACING == 0 and not g.over:
                    made.append(g.clone())
        return made


POSITIONS_OF = Positions()


def copy_time(city: str, seats: int, repeats: int) -> float:
    """Microseconds of CPU time for a copy, on average."""
    positions = POSITIONS_OF.of(city, seats)
    gc.collect()
    begun = time.process_time()
    for _ in range(repeats):
        for g in positions:
            g.clone()
    return (time.process_time() - begun) / repeats / len(positions) * 1e6


def copy_size(city: str, seats: int) -> float:
    """Bytes by which the heap grows for a copy that is kept, on average."""
    positions = POSITIONS_OF.of(city, seats)
    copies: list[State | None] = [None] * len(positions)  # the list itself is not counted
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for number, g in enumerate(positions):
        copies[number] = g.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(copies)


# --- how cost grows ---


class Buckets:
    """Positions of random games, sorted by a number that a position has."""

    def __init__(self, city: str, steps: list[int], number: Callable[[State], int]) -> None:
        self.found: dict[int, list[State]] = {step: [] for step in steps}
        dice = begin("tokyo", 2, 0)
        seed = 0
        while seed < 1000 and any(len(found) < BUCKETS for found in self.found.values()):
            g = begin(city, 4, seed)
            seed += 1
            while not g.over:
                step = max((step for step in steps if step <= number(g)), default=steps[0])
                if len(self.found[step]) < BUCKETS and g.made % 3 == 0:
                    self.found[step].append(g.clone())
                agenda.play(g, draw(dice) * len(g.moves) >> 32)
        self.dice = dice

    def times(self) -> dict[int, float | None]:
        """Microseconds for one decision played in each position of a step."""
        return {step: self._time(found) for step, found in self.found.items()}

    def _time(self, found: list[State]) -> float | None:
        if len(found) < BUCKETS // 4:
            return None
        copies = [g.clone() for g in found for _ in range(10)]
        numbers = [draw(self.dice) * len(g.moves) >> 32 for g in copies]
        play = agenda.play
        gc.collect()
        begun = time.process_time()
        for g, number in zip(copies, numbers, strict=True):
            play(g, number)
        return (time.process_time() - begun) / len(copies) * 1e6


def cards_held(g: State) -> int:
    """Keep cards in front of all monsters."""
    return sum(int(m.cards).bit_count() for m in g.monsters)


def turn_number(g: State) -> int:
    """Turns begun."""
    return int(g.turn)


GROWTH: dict[str, tuple[list[int], Callable[[State], int]]] = {
    "cards": ([0, 1, 3, 5, 8, 12], cards_held),
    "turn": ([1, 6, 11, 16, 21, 31], turn_number),
}
_BUCKETS: dict[tuple[str, str], Buckets] = {}


def growth(city: str, by: str) -> dict[int, float | None]:
    """Microseconds for a decision against cards in play or the turn."""
    if (city, by) not in _BUCKETS:
        _BUCKETS[city, by] = Buckets(city, *GROWTH[by])
    return _BUCKETS[city, by].times()


TASKS: dict[str, Callable[..., Any]] = {
    "build": build,
    "speed": speed,
    "digest": digest,
    "copy_time": copy_time,
    "copy_size": copy_size,
    "growth": growth,
}
