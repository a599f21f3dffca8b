"""Stable-Baselines' MaskablePPO on many games at once.

    pip install 'tokyork[lab]' sb3-contrib
    python examples/maskable_ppo.py --minutes 10

Its own kind of vector environment is a thin coat over `tokyork.lab.batch.Batch`: one compiled
batch instead of a process for every game. Minutes are of processor time.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from tokyork.lab.batch import Batch

SEATS = 4


class BatchVecEnv(VecEnv):
    """A batch as Stable-Baselines wants it: cards as bits, amounts in tenths."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        legend = batch.observation_space.legend
        self.bits = np.array(["bits" in name for name in legend])
        width = int((~self.bits).sum() + 8 * self.bits.sum())
        seen = spaces.Box(0, 4, (width,), np.float32)
        super().__init__(batch.n, seen, spaces.Discrete(len(batch.action_space)))

    def looked(self, rows: np.ndarray) -> np.ndarray:
        amounts = np.minimum(rows[..., ~self.bits], 40).astype(np.float32) / 10
        bits = np.unpackbits(rows[..., self.bits], axis=-1).astype(np.float32)
        return np.concatenate([amounts, bits], axis=-1)

    def reset(self) -> np.ndarray:
        return self.looked(self.batch.observations)

    def step_async(self, actions: np.ndarray) -> None:
        self.batch.step(actions)

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        ended = self.batch.dones.copy()
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):
            told[game] = {"terminal_observation": self.looked(self.batch.ends[game])}
        gains = self.batch.gains.astype(np.float32)
        return self.looked(self.batch.observations), gains, ended, told

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *_: object, **__: object) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.batch.masks)

    def get_attr(self, attr_name: str, *_: object) -> list[Any]:
        return [{"render_mode": None}.get(attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, *_: object) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, *_: object) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def strength(model: MaskablePPO, city: str, rival: str, games: int) -> tuple[float, int]:
    """Victories against three of them, always with its best action; as many games at each table."""
    table = BatchVecEnv(Batch(city, SEATS, min(games, 100), opponents=rival, seed=7))
    left = np.full(table.num_envs, games // table.num_envs)
    won, played = 0.0, 0
    while left.any():
        seen = table.looked(table.batch.observations)
        actions, _ = model.predict(seen, deterministic=True, action_masks=get_action_masks(table))
        table.batch.step(actions)
        counted = table.batch.dones & (left > 0)
        won += float(table.batch.gains[counted].sum())
        played += int(counted.sum())
        left -= counted
    return won, played


class Diary(BaseCallback):
    """Tests of strength while it learns, which are no part of its time, and the end of it."""

    def __init__(self, args: argparse.Namespace) -> None:
        super().__init__()
        self.args = args
        self.begun = time.process_time()
        self.told = 0.0
        self.lines: list[tuple[Any, ...]] = [("minutes", "steps", "rival", "wins", "games")]

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        spent = (time.process_time() - self.begun) / 60
        if spent - self.told >= self.args.minutes / self.args.tests:
            self.told = spent
            self.test(spent, self.args.judged)

    def _on_rollout_end(self) -> None:
        if time.process_time() - self.begun > 60 * self.args.minutes:
            raise TimeoutError

    def test(self, spent: float, games: int) -> None:
        now = time.process_time()
        for rival in ("random", "greedy"):
            won, played = strength(self.model, self.args.city, rival, games)
            line = (f"{spent:.2f}", self.num_timesteps, rival, f"{won:g}", played)
            self.lines.append(line)
            share = f"{won / played:.1%} of {played} against three {rival}"
            print(f"{spent:6.1f} min {self.num_timesteps:>10,} steps: {share}", flush=True)
        self.begun += time.process_time() - now
        if self.args.curve:
            with self.args.curve.open("w", newline="") as file:
                csv.writer(file).writerows(self.lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="tokyo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--games", type=int, default=128, help="at once")
    parser.add_argument("--opponents", default="random", help="three of them")
    parser.add_argument("--reward", default="shaped")
    parser.add_argument("--tests", type=int, default=5)
    parser.add_argument("--judged", type=int, default=200, help="games of a test of strength")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the tests")
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    batch = Batch(
        args.city, SEATS, args.games, opponents=args.opponents, reward=args.reward, seed=args.seed
    )
    model = MaskablePPO(
        "MlpPolicy",
        BatchVecEnv(batch),
        n_steps=64,
        batch_size=2048,
        n_epochs=3,
        gamma=0.997,
        learning_rate=7e-4,
        ent_coef=0.01,
        seed=args.seed,
        policy_kwargs={"net_arch": [256]},
    )
    diary = Diary(args)
    try:
        model.learn(1 << 40, callback=diary)
    except TimeoutError:
        model.save(args.out)
    diary.test((time.process_time() - diary.begun) / 60, 5 * args.judged)


if __name__ == "__main__":
    main()
