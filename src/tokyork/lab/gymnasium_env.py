"""Both games for one agent, as Gymnasium environments: the other seats are played by bots.

The single environment and the vector of many are the same `Batch`, with one game or with more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tokyork.game import Game
from tokyork.lab.batch import Batch
from tokyork.lab.plain_words import told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

MOST_SEEDS = 1 << 24


class TokyorkEnv(gymnasium.Env):  # type: ignore[misc] # checked without its types
    """One game after the other, each from another seat."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(  # noqa: PLR0913, PLR0917 - what a trainer decides
        self,
        city: str = "tokyo",
        seats: int = 4,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sit down."""
        self.render_mode = render_mode
        self.batch = Batch(city, seats, 1, opponents=opponents, reward=reward, options=options)
        self.observation_space = _bytes(self.batch)
        self.action_space = spaces.Discrete(len(self.batch.action_space))
        self._goes_on = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new game; with a seed, the same one each time."""
        super().reset(seed=seed, options=options)
        if seed is not None or self._goes_on:
            self.batch.reset(int(self.np_random.integers(MOST_SEEDS)))
        self._goes_on = True
        return self.batch.observations[0].copy(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Play, and let the others play until it is this seat's turn to choose again."""
        self.batch.step([int(action)])
        over = bool(self.batch.dones[0])
        self._goes_on = not over
        seen = (self.batch.ends if over else self.batch.observations)[0].copy()
        return seen, float(self.batch.gains[0]), over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for them."""
        mask: NDArray[np.bool_] = self.batch.masks[0].copy()
        return mask

    def render(self) -> str | None:
        """The table in words, as this seat sees it."""
        if self.render_mode is None:
            return None
        return told(Game.of(self.batch.states[0]), int(self.batch.agents[0]))

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.batch.masks[0].astype(np.int8),
            "seat": int(self.batch.agents[0]),
        }


class TokyorkVectorEnv(VectorEnv):  # type: ignore[misc] # checked without its types
    """Many games at once: what `gymnasium.make_vec` makes."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(  # noqa: PLR0913, PLR0917 - what a trainer decides
        self,
        num_envs: int = 1,
        city: str = "tokyo",
        seats: int = 4,
        opponents: str | Sequence[str] = "random",
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """Sit down at so many tables."""
        self.num_envs = num_envs
        self.batch = Batch(
            city, seats, num_envs, opponents=opponents, reward=reward, options=options
        )
        self.single_observation_space = _bytes(self.batch)
        self.single_action_space = spaces.Discrete(len(self.batch.action_space))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin all games anew."""
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(MOST_SEEDS)))
        return self.batch.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Any]:
        """One action in every game; those that end begin anew in the same step."""
        self.batch.step(actions)
        ended = self.batch.dones.copy()
        info = self._info()
        if ended.any():
            info |= {"final_obs": _where(ended, self.batch.ends), "_final_obs": ended}
            info |= {"final_info": {}, "_final_info": ended}
        seen = self.batch.observations.copy()
        return seen, self.batch.gains.copy(), ended, np.zeros(self.num_envs, np.bool_), info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, a row a game."""
        return self.batch.masks.copy()

    def _info(self) -> dict[str, Any]:
        everybody = np.ones(self.num_envs, np.bool_)
        masks = self.batch.masks.astype(np.int8)
        return {"action_mask": masks, "_action_mask": everybody}


def _bytes(batch: Batch) -> spaces.Box:
    return spaces.Box(0, 255, (batch.observation_space.width,), np.uint8)


def _where(ended: NDArray[np.bool_], ends: NDArray[np.uint8]) -> NDArray[np.object_]:
    """As Gymnasium has it: an object a game, None where it goes on."""
    found = np.full(len(ended), None, object)
    for game in np.flatnonzero(ended):
        found[game] = ends[game].copy()
    return found
