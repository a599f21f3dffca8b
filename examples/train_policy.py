"""Learn to play from nothing: proximal policy optimisation in one file, with numpy alone.

    python examples/train_policy.py --city tokyo --minutes 10

plays many games at once against bots, improves a small network, prints how it does, and saves it.
Minutes are of processor time.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tokyork.lab.batch import Batch

HIDDEN = 128
STEPS = 64  # of each game between two improvements
EPOCHS, PARTS = 3, 4
DISCOUNT, TRACE, CLIP, BONUS, RATE = 0.997, 0.95, 0.2, 0.01, 7e-4
FAR = -1e9
Array = NDArray[Any]
COLUMNS = ("seen", "masks", "did", "was", "value", "gain", "done")


class Network:
    """Observations in; a score for every action and the expected reward out."""

    def __init__(self, width: int, actions: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        sizes = {"a": (width, HIDDEN), "p": (HIDDEN, actions), "v": (HIDDEN, 1)}
        self.weights = {
            name: dice.normal(0, 0.7 / size[0] ** 0.5, size).astype("f4")
            for name, size in sizes.items()
        }
        self.weights |= {f"{n}0": np.zeros(s[1], "f4") for n, s in sizes.items()}
        self.weights["p"] *= 0.05
        self.means = {n: np.zeros_like(w) for n, w in self.weights.items()}
        self.squares = {n: np.zeros_like(w) for n, w in self.weights.items()}
        self.improved = 0

    def __call__(self, seen: Array, masks: Array) -> tuple[Array, ...]:
        w = self.weights
        hidden = np.maximum(seen @ w["a"] + w["a0"], 0)
        scores = np.where(masks, hidden @ w["p"] + w["p0"], FAR)
        scores -= scores.max(axis=1, keepdims=True)
        chances = np.exp(scores)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["v"] + w["v0"])[:, 0]

    def improve(self, seen: Array, hidden: Array, to_p: Array, to_v: Array) -> None:
        """One step of Adam down these gradients of the outputs."""
        w = self.weights
        back = to_p @ w["p"].T + to_v[:, None] @ w["v"].T
        back *= hidden > 0
        found = {"p": hidden.T @ to_p, "p0": to_p.sum(0), "v": hidden.T @ to_v[:, None]}
        found |= {"v0": to_v.sum(keepdims=True), "a": seen.T @ back, "a0": back.sum(0)}
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in found.values())))
        self.improved += 1
        for name, gradient in found.items():
            held = gradient * min(1.0, 0.5 / (norm + 1e-8))
            self.means[name] += 0.1 * (held - self.means[name])
            self.squares[name] += 0.001 * (held**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.improved)
            square = self.squares[name] / (1 - 0.999**self.improved)
            w[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def eyes(batch: Batch) -> Array:
    """Which bits of which bytes: cards are bits, the rest are numbers."""
    return np.array(["bits" in name for name in batch.observation_space.legend])


def looked(rows: Array, bits: Array) -> Array:
    """Observations as the network sees them."""
    numbers = np.minimum(rows[:, ~bits], 30).astype("f4") / 10
    return np.hstack([numbers, np.unpackbits(rows[:, bits], axis=1).astype("f4")])


def choose(chances: Array, dice: np.random.Generator) -> Array:
    """An action for every game, by its chance."""
    reached = chances.cumsum(axis=1)
    drawn = dice.random(len(chances))[:, None] * reached[:, -1:]
    chosen: Array = np.minimum((reached < drawn).sum(axis=1), chances.shape[1] - 1)
    return chosen


def learn(batch: Batch, network: Network, bits: Array, dice: np.random.Generator) -> None:
    """Play some steps of all games, and improve."""
    kept: dict[str, list[Array]] = {name: [] for name in COLUMNS}
    for _ in range(STEPS):
        seen, masks = looked(batch.observations, bits), batch.masks.copy()
        _, chances, value = network(seen, masks)
        did = choose(chances, dice)
        did = np.where(masks[np.arange(len(did)), did], did, masks.argmax(axis=1))
        batch.step(did)
        was = chances[np.arange(len(did)), did]
        row = (seen, masks, did, was, value, batch.gains.copy(), batch.dones.copy())
        for name, column in zip(COLUMNS, row, strict=True):
            kept[name].append(column)
    after = network(looked(batch.observations, bits), batch.masks)[2]
    ahead, advantages = np.zeros(batch.n), []
    backwards = (kept[name][::-1] for name in ("value", "gain", "done"))
    for value, gain, done in zip(*backwards, strict=True):
        goes_on = ~done
        ahead = gain + DISCOUNT * after * goes_on - value + DISCOUNT * TRACE * goes_on * ahead
        advantages.append(ahead)
        after = value
    data = {name: np.concatenate(columns) for name, columns in kept.items()}
    advantage = np.concatenate(advantages[::-1]).astype("f4")
    wanted = advantage + data["value"]
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(dice.permutation(len(wanted)), PARTS):
            some = {name: column[part] for name, column in data.items()}
            improve_part(network, some, advantage[part], wanted[part])


def improve_part(network: Network, data: dict[str, Array], advantage: Array, wanted: Array) -> None:
    """The gradients of the clipped objective, a bonus for variety, and the error of the value."""
    hidden, chances, value = network(data["seen"], data["masks"])
    rows, did = np.arange(len(wanted)), data["did"]
    times = chances[rows, did] / np.maximum(data["was"], 1e-8)
    active = np.where(advantage > 0, times < 1 + CLIP, times > 1 - CLIP)
    pull = (active * advantage * times)[:, None]
    to_p = pull * chances
    to_p[rows, did] -= pull[:, 0]
    logs = np.log(np.maximum(chances, 1e-12))
    variety = -(chances * logs).sum(axis=1, keepdims=True)
    to_p += BONUS * chances * (logs + variety)
    to_p *= data["masks"]
    to_v = ((value - wanted) / len(wanted)).astype("f4")
    network.improve(data["seen"], hidden, (to_p / len(wanted)).astype("f4"), to_v)


def strength(
    city: str, network: Network, opponent: str, games: int, seed: int
) -> tuple[float, int]:
    """The share of games won against three of them, always with its best action.

    Every table plays as many games: otherwise short ones, which are lost ones, would count more.
    """
    batch = Batch(city, 4, min(games, 100), opponents=opponent, seed=seed)
    bits, won, played = eyes(batch), 0.0, 0
    left = np.full(batch.n, games // batch.n)
    while left.any():
        masks = batch.masks.copy()
        chances = network(looked(batch.observations, bits), masks)[1]
        batch.step(chances.argmax(axis=1))
        counted = batch.dones & (left > 0)
        won += float(batch.gains[counted].sum())
        played += int(counted.sum())
        left -= counted
    return won / played, played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="tokyo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--opponents", default="random", help="three of them")
    parser.add_argument("--reward", default="shaped")
    parser.add_argument("--tests", type=int, default=5)
    parser.add_argument("--judged", type=int, default=200, help="games of a test of strength")
    parser.add_argument("--curve", type=Path, help="a CSV file for the tests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    args = parser.parse_args()
    how = {"opponents": args.opponents, "reward": args.reward, "seed": args.seed}
    batch = Batch(args.city, 4, args.games, **how)
    bits, dice = eyes(batch), np.random.default_rng(args.seed)
    network = Network(looked(batch.observations, bits).shape[1], len(batch.action_space), args.seed)
    begun, steps, told = time.process_time(), 0, 0.0
    lines: list[tuple[Any, ...]] = [("minutes", "steps", "rival", "wins", "games")]

    def test(games: int) -> None:
        """How strong it is; the test is no part of its time."""
        nonlocal begun
        now = time.process_time()
        minutes = (now - begun) / 60
        for rival in ("random", "greedy"):
            share, played = strength(args.city, network, rival, games, 7)
            lines.append((f"{minutes:.2f}", steps, rival, f"{share * played:g}", played))
            done = f"{minutes:6.1f} min {steps:>10,} steps"
            print(f"{done}: {share:.1%} of {played} against three {rival}", flush=True)
        begun += time.process_time() - now
        if args.curve:
            with args.curve.open("w", newline="") as file:
                csv.writer(file).writerows(lines)

    while (spent := (time.process_time() - begun) / 60) < args.minutes:
        learn(batch, network, bits, dice)
        steps += STEPS * args.games
        if spent - told > args.minutes / args.tests:
            told = spent
            test(args.judged)
    np.savez_compressed(args.out, **network.weights)  # type: ignore[arg-type] # numpy names one
    test(5 * args.judged)


if __name__ == "__main__":
    main()
