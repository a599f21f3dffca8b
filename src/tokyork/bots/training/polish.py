"""The last lesson: what is known for certain, without forgetting what was learned by playing.

A network learns the solved duel from its true values, and of all other positions what it thought
of them before. There is no luck in either, so large steps do no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.network import Network
from tokyork.bots.network.encode import encode
from tokyork.bots.training.adam import Adam
from tokyork.bots.training.self_play import rows_of
from tokyork.bots.training.solved_positions import solved_positions

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.bots.training.self_play import Samples

MOST_STEPS = 4000
HALF = 384  # rows of either kind in a step
RATE = 1.5e-3
SOLVED = 150_000  # positions of the duel
TOLD = 50  # steps between two words about it


def polished(
    network: Network, samples: Samples, seed: int, steps: int, tell: Callable[[int, int], None]
) -> Network:
    """The same network with the duel learned; `samples` are positions of games it played."""
    pupil = Network([weights.copy() for weights in network.weights])
    known = solved_positions(SOLVED, seed)
    chance = np.random.default_rng(seed)
    adam = Adam(pupil)
    for step in range(steps):
        played = rows_of(samples, chance.integers(len(samples.targets), size=HALF))
        numbers = chance.integers(len(known.targets), size=HALF)
        rows = np.concatenate([played, rows_of(known, numbers)])
        targets = np.concatenate([network.forward(played), known.targets[numbers]])
        adam.learn(rows, targets, RATE * (1 - step / steps))
        if step % TOLD == TOLD - 1:
            tell(step + 1, steps)
    return pupil


def strays_from_solved(network: Network, seed: int, count: int = 4000) -> float:
    """How far it is from the true values of the duel: the root of the mean square."""
    known = solved_positions(count, seed)
    gaps = network.forward(encode(known.rows)) - known.targets
    return round(float(np.sqrt((gaps**2).mean())), 5)
