"""Both games as PettingZoo environments: agents take turns, some out of turn, and fall one by one.

`env` is what PettingZoo's users expect: with the usual guards around it. An action that is not
legal ends the game for whoever chose it, as in PettingZoo's own board games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tokyork.game import Game
from tokyork.lab.lab_game import LabGame
from tokyork.lab.plain_words import told

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_SEEDS = 1 << 40
NAMES = {"tokyo": "tokyork_tokyo_v1", "new_york": "tokyork_new_york_v1"}


def env(city: str = "tokyo", **how: Any) -> Any:  # noqa: ANN401 - PettingZoo tells no types
    """The environment of a city; the rest as `TokyorkAEC` takes it."""
    made = wrappers.TerminateIllegalWrapper(TokyorkAEC(city, **how), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TokyorkAEC(AECEnv):  # type: ignore[misc] # PettingZoo tells no types
    """A game of two to six agents, `player_0` to `player_5`."""

    def __init__(
        self,
        city: str = "tokyo",
        seats: int = 4,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Nothing is dealt before `reset`."""
        super().__init__()
        self.metadata = {"name": NAMES[city], "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.game = LabGame(city, seats, reward, options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        width, actions = self.game.observations.width, len(self.game.actions)
        self._observations = {name: _seen(width, actions) for name in self.possible_agents}
        self._actions = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self._dice, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        """Bytes, and which actions are legal."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All that can ever be done."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do now."""
        seat = self._seat(agent)
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002
        """Deal a new game; the same seed deals the same one."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.game.begin(int(self._dice.integers(MOST_SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.game.chooser]

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; `None` from one that is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        earned = self.game.play(-1 if action is None else int(action))
        for name in self.agents:
            seat = self._seat(name)
            self.rewards[name] = earned[seat]
            self.terminations[name] = self.game.over or self.game.has_fallen(seat)
        self._accumulate_rewards()
        if not self.game.over:
            self.agent_selection = self.possible_agents[self.game.chooser]
        self._deads_step_first()

    def render(self) -> str | None:
        """The table in words, as the agent whose turn it is sees it."""
        if self.render_mode is None:
            return None
        return told(Game.of(self.game.state), self._seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)


def _seen(width: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
