"""Learn from nothing but games against itself: whole games, and what came of them.

    python examples/self_play.py --minutes 10

All four seats are played by the same small network (that of train_policy.py, with numpy alone).
When a game ends, every choice of it is compared with what its seat expected then, and choices that
did better become likelier. Minutes are of processor time.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from train_policy import Network, choose, eyes, improve_part, looked, strength

from tokyork.lab.batch import Batch

SEATS = 4
COLUMNS = ("seen", "masks", "did", "was", "value")
Array = NDArray[Any]


class Table:
    """The choices of a game that goes on, and whose they were."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        self.choices: list[tuple[Any, ...]] = []


def play_games(
    batch: Batch, network: Network, tables: list[Table], dice: np.random.Generator
) -> list[Table]:
    """One step of all games; those that ended come with what each seat got."""
    bits = eyes(batch)
    rows, masks = batch.observations.copy(), batch.masks.copy()
    _, chances, value = network(looked(rows, bits), masks)
    did = choose(chances, dice)
    did = np.where(masks[np.arange(len(did)), did], did, masks.argmax(axis=1))
    was = chances[np.arange(len(did)), did]
    choosers = batch.choosers.copy()
    batch.step(did)
    for game, table in enumerate(tables):
        table.seats.append(int(choosers[game]))
        packed = np.packbits(masks[game])
        table.choices.append((rows[game], packed, int(did[game]), was[game], value[game]))
    ended = np.flatnonzero(batch.dones)
    finished = []
    for game in map(int, ended):
        table, tables[game] = tables[game], Table()
        got = batch.rewards[game]
        table.choices = [
            (*choice, got[seat]) for seat, choice in zip(table.seats, table.choices, strict=True)
        ]
        finished.append(table)
    return finished


def learn(finished: list[Table], batch: Batch, network: Network, dice: np.random.Generator) -> int:
    """Improve by all choices of finished games; says how many there were."""
    choices = [choice for table in finished for choice in table.choices]
    seen, masks, did, was, value, got = (np.array(column) for column in zip(*choices, strict=True))
    bits, actions = eyes(batch), len(batch.action_space)
    wanted = got.astype("f4")
    better = wanted - value
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(2):
        for part in np.array_split(dice.permutation(len(did)), max(1, len(did) // 2048)):
            legal = np.unpackbits(masks[part], axis=1, count=actions).view(bool)
            columns = (looked(seen[part], bits), legal, did[part], was[part], value[part])
            data: dict[str, Array] = dict(zip(COLUMNS, columns, strict=True))
            improve_part(network, data, better[part], wanted[part])
    return len(did)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="tokyo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=128, help="at once")
    parser.add_argument("--choices", type=int, default=16384, help="between two improvements")
    parser.add_argument("--tests", type=int, default=5)
    parser.add_argument("--judged", type=int, default=200, help="games of a test of strength")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the tests")
    parser.add_argument("--out", type=Path, default=Path("self_play.npz"))
    args = parser.parse_args()
    batch = Batch(args.city, SEATS, args.games, seed=args.seed)
    dice = np.random.default_rng(args.seed)
    inputs = looked(batch.observations, eyes(batch)).shape[1]
    network = Network(inputs, len(batch.action_space), args.seed)
    tables = [Table() for _ in range(args.games)]
    finished: list[Table] = []
    lines: list[tuple[Any, ...]] = [("minutes", "steps", "rival", "wins", "games")]
    begun, told, steps = time.process_time(), 0.0, 0

    def test(games: int) -> None:
        """How strong it is; the test is no part of its time."""
        nonlocal begun
        now = time.process_time()
        for rival in ("random", "greedy"):
            share, played = strength(args.city, network, rival, games, 7)
            lines.append((f"{(now - begun) / 60:.2f}", steps, rival, f"{share * played:g}", played))
            print(f"{(now - begun) / 60:6.1f} min {steps:>10,} steps: {share:.1%} of {played} "
                  f"against three {rival}", flush=True)  # fmt: skip
        begun += time.process_time() - now
        if args.curve:
            with args.curve.open("w", newline="") as file:
                csv.writer(file).writerows(lines)

    while (spent := (time.process_time() - begun) / 60) < args.minutes:
        finished += play_games(batch, network, tables, dice)
        if sum(len(table.choices) for table in finished) >= args.choices:
            steps += learn(finished, batch, network, dice)
            finished = []
        if spent - told >= args.minutes / args.tests:
            told = spent
            test(args.judged)
    weights: dict[str, Any] = network.weights
    np.savez_compressed(args.out, **weights)
    test(5 * args.judged)


if __name__ == "__main__":
    main()
