"""A regression guard for speed: ratios within one run, never seconds.

Slices of what is compared alternate, each in a process of its own, and the medians of
their ratios count, so that a busy or slow machine changes little. The bounds leave room:
they notice a mistake, not a few per cent. `./run bench` measures.
"""

from __future__ import annotations

import time
from statistics import median
from typing import TYPE_CHECKING

import pytest

from bench.rows import start
from tokyork import compiled
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bench.worker import Worker

ROUNDS = 7
SLICE = 0.08
COMPILED_TO_INTERPRETED = 9

# Rounds of the loop below that one decision of the interpreted engine may cost.
MOST_ROUNDS = {"tokyo": 18.0, "new_york": 22.0}
# Interpreted copies at four seats, in the same measure.
MOST_ROUNDS_OF_A_COPY = {"tokyo": 10.0, "new_york": 12.0}


class Die:
    """Something with a method and fields, as a game has many."""

    def __init__(self, seed: int) -> None:
        self.state = seed
        self.shown = [0] * 6

    def roll(self, sides: int) -> int:
        """Arithmetic on numbers that do not fit one digit of Python's."""
        state = 1073740155 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = state
        face = ((state ^ state >> 32) & 0xFFFFFFFF) % sides
        self.shown[face] += 1
        return face


def reference(seconds: float) -> float:
    """Rounds per CPU-second of a fixed loop of calls, attributes, lists and arithmetic."""
    die = Die(1)
    rounds = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(100):
            kept = [face for face in (die.roll(6), die.roll(6), die.roll(6)) if face > 2]
            rounds += 1 if len(kept) < 4 else 2
    return rounds / spent


@pytest.fixture(scope="module")
def interpreted() -> Iterator[Worker]:
    worker = start("interpreted")
    assert worker.ask("build") == "interpreted"
    yield worker
    worker.close()


def pace(worker: Worker, city: str, mode: str, part: int) -> float:
    return float(worker.ask("speed", city, 4, mode, SLICE, part)[0])


@pytest.mark.parametrize("city", CITIES)
def test_the_interpreted_engine_keeps_up_with_a_fixed_loop(city: str, interpreted: Worker) -> None:
    costs = []
    for part in range(ROUNDS):
        before = reference(SLICE)
        decisions = pace(interpreted, city, "inside", part)
        costs.append((before + reference(SLICE)) / 2 / decisions)

    assert median(costs) < MOST_ROUNDS[city]


@pytest.mark.parametrize("city", CITIES)
def test_an_interpreted_copy_keeps_up_with_a_fixed_loop(city: str, interpreted: Worker) -> None:
    costs = []
    for _ in range(ROUNDS):
        before = reference(SLICE)
        copy = interpreted.ask("copy_time", city, 4, 5) / 1e6
        costs.append((before + reference(SLICE)) / 2 * copy)

    assert median(costs) < MOST_ROUNDS_OF_A_COPY[city]


@pytest.mark.parametrize("city", CITIES)
def test_compiling_pays(city: str, interpreted: Worker) -> None:
    if not compiled.is_current():
        pytest.skip("there is no compiled engine of these sources; ./run build makes it")
    worker = start("compiled")
    assert worker.ask("build") == "compiled"
    inside, driven = [], []
    for part in range(ROUNDS):
        slow = pace(interpreted, city, "inside", part)
        fast = pace(worker, city, "inside", part)
        inside.append(fast / slow)
        driven.append(pace(worker, city, "driven", part) / fast)
    worker.close()

    assert median(inside) >= COMPILED_TO_INTERPRETED
    assert 0.25 < median(driven) < 1.4  # a call from Python costs, but not everything
