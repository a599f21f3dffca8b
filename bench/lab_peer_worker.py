"""Agent steps of others' environments; runs in their own environment, without Tokyork.

Random legal actions, with an observation and a mask for each, as far as there are masks.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

Pace = tuple[float, int]  # steps in a second of CPU time, bytes of an observation
BATCH = 512


class Clock:
    """Counts steps for so long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.steps = 0
        self.begun = time.process_time()

    @property
    def runs(self) -> bool:
        """Whether there is time left."""
        return time.process_time() - self.begun < self.seconds

    def pace(self) -> float:
        """Steps in a second."""
        return self.steps / (time.process_time() - self.begun)


def turns(env: Any, seconds: float, seen: Callable[[Any, Any], tuple[Any, Any]]) -> Pace:
    """An AEC environment of PettingZoo's kind."""
    np: Any = import_module("numpy")
    dice, clock, width = np.random.default_rng(1), Clock(seconds), 0
    while clock.runs:
        env.reset(seed=clock.steps)
        for _ in env.agent_iter():
            told, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            observation, mask = seen(told, info)
            width = np.asarray(observation).nbytes
            env.step(int(dice.choice(np.flatnonzero(mask))))
            clock.steps += 1
    return clock.pace(), int(width)


def pettingzoo(name: str) -> Callable[[float], Pace]:
    """One of PettingZoo's classic games."""

    def measure(seconds: float) -> Pace:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        return turns(env, seconds, lambda told, _: (told["observation"], told["action_mask"]))

    return measure


def shimmy(seconds: float) -> Pace:
    """OpenSpiel's backgammon as PettingZoo sees it."""
    spiel: Any = import_module("pyspiel")
    made = import_module("shimmy").OpenSpielCompatibilityV0(env=spiel.load_game("backgammon"))
    return turns(made, seconds, lambda told, info: (told, info["action_mask"]))


def rlcard(name: str) -> Callable[[float], Pace]:
    """One of RLCard's games."""

    def measure(seconds: float) -> Pace:
        np: Any = import_module("numpy")
        env = import_module("rlcard").make(name)
        dice, clock, width = np.random.default_rng(1), Clock(seconds), 0
        while clock.runs:
            state, _ = env.reset()
            while not env.is_over():
                width = state["obs"].nbytes
                state, _ = env.step(int(dice.choice(list(state["legal_actions"]))))
                clock.steps += 1
        return clock.pace(), int(width)

    return measure


def envpool(seconds: float) -> Pace:
    """EnvPool's Minesweeper, many at once, with any action: it has no masks."""
    np: Any = import_module("numpy")
    env = import_module("envpool").make_gymnasium("Minesweeper-v0", num_envs=BATCH)
    dice, clock = np.random.default_rng(1), Clock(seconds)
    seen, _ = env.reset()
    space = env.action_space
    low, high = getattr(space, "low", 0), getattr(space, "high", getattr(space, "n", 1))
    shape = (BATCH, *getattr(space, "shape", ()))
    while clock.runs:
        env.step(dice.integers(low, high, shape).astype(space.dtype))
        clock.steps += BATCH
    return clock.pace(), int(np.asarray(seen).nbytes // BATCH)


def pufferlib(seconds: float) -> Pace:
    """PufferLib's Connect Four, many at once."""
    np: Any = import_module("numpy")
    env = import_module("pufferlib.ocean.connect4.connect4").Connect4(num_envs=BATCH)
    dice, clock = np.random.default_rng(1), Clock(seconds)
    seen, _ = env.reset()
    while clock.runs:
        env.step(dice.integers(0, 7, BATCH))
        clock.steps += BATCH
    return clock.pace(), int(np.asarray(seen).nbytes // BATCH)


PEERS: dict[str, tuple[str, str, int, Callable[[float], Pace]]] = {
    "connect_four": ("pettingzoo classic", "connect four", 1, pettingzoo("connect_four_v3")),
    "leduc": ("pettingzoo classic", "leduc hold'em", 1, pettingzoo("leduc_holdem_v4")),
    "chess": ("pettingzoo classic", "chess", 1, pettingzoo("chess_v6")),
    "rlcard": ("rlcard", "leduc hold'em", 1, rlcard("leduc-holdem")),
    "uno": ("rlcard", "uno", 1, rlcard("uno")),
    "shimmy": ("open_spiel by shimmy", "backgammon", 1, shimmy),
    "envpool": ("envpool", "minesweeper", BATCH, envpool),
    "pufferlib": ("pufferlib", "connect four", BATCH, pufferlib),
}


def measure(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """The median of some slices, or why there are none."""
    who, game, games, run = PEERS[name]
    try:
        found = [run(seconds) for _ in range(rounds)]
    except Exception as error:  # noqa: BLE001 - whatever a peer does, the others are measured
        return {"failed": repr(error)[:200]}
    pace = median(pace for pace, _ in found)
    return {"who": who, "game": game, "games": games, "pace": pace, "bytes": found[0][1]}


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.worker import serve

    serve({"names": lambda: list(PEERS), "measure": measure})
