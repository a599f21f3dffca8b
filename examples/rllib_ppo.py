"""RLlib's PPO on Ray: games are played by workers of a cluster, or of this machine.

    pip install 'tokyork[lab]' 'ray[rllib]' torch
    python examples/rllib_ppo.py --minutes 10 --runners 1

Which actions are legal is a part of what the agent sees, as RLlib's own example of masks wants it.
Minutes are of processor time, that of the workers included.
"""

from __future__ import annotations

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: matrices here are small
os.environ.setdefault("OMP_NUM_THREADS", "1")

import argparse
import csv
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import ray
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from tokyork.lab.batch import Batch
from tokyork.lab.gymnasium_env import TokyorkEnv
from tokyork.lab.observations import observation_space

if TYPE_CHECKING:
    from ray.rllib.algorithms.algorithm import Algorithm

SEATS = 4


class Eyes:
    """What the network sees: cards as bits, amounts in tenths."""

    def __init__(self, city: str) -> None:
        self.bits = np.array(["bits" in name for name in observation_space(city).legend])
        self.width = int((~self.bits).sum() + 8 * self.bits.sum())

    def __call__(self, rows: np.ndarray) -> np.ndarray:
        amounts = np.minimum(rows[..., ~self.bits], 40).astype(np.float32) / 10
        bits = np.unpackbits(rows[..., self.bits], axis=-1).astype(np.float32)
        return np.concatenate([amounts, bits], axis=-1)


class MaskedTable(gymnasium.Env):
    """One game after the other; what may be done now is seen with the rest."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.table = TokyorkEnv(**config)
        self.eyes = Eyes(config["city"])
        self.action_space = self.table.action_space
        self.observation_space = spaces.Dict(
            {
                "action_mask": spaces.Box(0, 1, (int(self.action_space.n),), np.float32),
                "observations": spaces.Box(0, 4, (self.eyes.width,), np.float32),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: object = None
    ) -> tuple[Any, dict[str, Any]]:
        del options
        rows, _ = self.table.reset(seed=seed)
        return self._seen(rows), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        rows, gain, over, cut, _ = self.table.step(int(action))
        return self._seen(rows), gain, over, cut, {}

    def _seen(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        mask = self.table.action_masks().astype(np.float32)
        return {"action_mask": mask, "observations": self.eyes(rows)}


def strength(learner: Algorithm, city: str, rival: str, games: int) -> tuple[float, int]:
    """Victories against three of them, always with its best action; as many games at each table."""
    batch = Batch(city, SEATS, min(games, 100), opponents=rival, seed=7)
    eyes, module = Eyes(city), learner.get_module()
    left = np.full(batch.n, games // batch.n)
    won, played = 0.0, 0
    while left.any():
        seen = {
            "action_mask": torch.from_numpy(batch.masks.astype(np.float32)),
            "observations": torch.from_numpy(eyes(batch.observations)),
        }
        with torch.no_grad():
            found = module.forward_inference({Columns.OBS: seen})
        batch.step(found[Columns.ACTION_DIST_INPUTS].argmax(dim=1).numpy())
        counted = batch.dones & (left > 0)
        won += float(batch.gains[counted].sum())
        played += int(counted.sum())
        left -= counted
    return won, played


class Diary:
    """The curve: a line for every test, which is no part of the time."""

    def __init__(self, learner: Algorithm, args: argparse.Namespace) -> None:
        self.learner, self.args = learner, args
        self.steps = 0
        self.tested = 0.0
        self.before = self._spent()
        self.lines: list[tuple[Any, ...]] = [("minutes", "steps", "rival", "wins", "games")]

    def _spent(self) -> float:
        """Seconds of all processors: of this process and of those that play."""
        playing = self.learner.env_runner_group.foreach_env_runner(lambda _: time.process_time())
        here = time.process_time()
        return here + (sum(playing) if self.args.runners else 0)

    def minutes(self) -> float:
        """Of processor time, without the tests and the start."""
        return (self._spent() - self.before - self.tested) / 60

    def test(self, games: int) -> None:
        """How strong it is now."""
        now, begun = self.minutes(), time.process_time()
        for rival in ("random", "greedy"):
            won, played = strength(self.learner, self.args.city, rival, games)
            self.lines.append((f"{now:.2f}", self.steps, rival, f"{won:g}", played))
            share = f"{won / played:.1%} of {played} against three {rival}"
            print(f"{now:6.1f} min {self.steps:>10,} steps: {share}", flush=True)
        self.tested += time.process_time() - begun
        if self.args.curve:
            with self.args.curve.open("w", newline="") as file:
                csv.writer(file).writerows(self.lines)


def learner_of(args: argparse.Namespace) -> Algorithm:
    """PPO as RLlib has it, with a network of one hidden layer."""
    table = {
        "city": args.city,
        "seats": SEATS,
        "opponents": args.opponents,
        "reward": args.reward,
    }
    network = {"fcnet_hiddens": [256], "fcnet_activation": "relu", "vf_share_layers": True}
    config = (
        PPOConfig()
        .environment(MaskedTable, env_config=table)
        .env_runners(num_env_runners=args.runners, num_envs_per_env_runner=args.games)
        .training(
            train_batch_size_per_learner=args.batch,
            minibatch_size=min(1024, args.batch),
            num_epochs=3,
            lr=7e-4,
            gamma=0.997,
            entropy_coeff=0.01,
            grad_clip=0.5,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config=network
            )
        )
        .debugging(seed=args.seed, log_level="ERROR")
    )
    return config.build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--city", default="tokyo")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--runners", type=int, default=1, help="workers of Ray; 0: all in here")
    parser.add_argument("--address", help="of a Ray cluster that runs (default: one of its own)")
    parser.add_argument("--games", type=int, default=32, help="at once in each worker")
    parser.add_argument("--batch", type=int, default=8192, help="steps between improvements")
    parser.add_argument("--opponents", default="random", help="three of them")
    parser.add_argument("--reward", default="shaped")
    parser.add_argument("--tests", type=int, default=5)
    parser.add_argument("--judged", type=int, default=200, help="games of a test of strength")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="a CSV file for the tests")
    parser.add_argument("--out", type=Path, default=Path("policy.rllib"))
    args = parser.parse_args()
    torch.set_num_threads(1)
    ray.init(address=args.address, include_dashboard=False, log_to_driver=False)
    learner = learner_of(args)
    diary = Diary(learner, args)
    told = 0.0
    while (spent := diary.minutes()) < args.minutes:
        diary.steps += args.batch
        learner.train()
        if spent - told >= args.minutes / args.tests:
            told = spent
            diary.test(args.judged)
    torch.save(learner.get_module().state_dict(), args.out)
    diary.test(5 * args.judged)
    learner.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
