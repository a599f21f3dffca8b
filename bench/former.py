"""`learned` as it was before the league: an opponent for measurements only.

Its weights are those of release 0.1, and it takes rivals to leave the centre about as often as the
bots of that time did. Every command takes it as `bench/former.py:FormerLearned`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tokyork.bots.learned import LearnedBot
from tokyork.bots.network import Network
from tokyork.bots.thinking.ahead import after_dice_and_yields

if TYPE_CHECKING:
    from tokyork.bots.thinking.ahead import Ends
    from tokyork.core.state import State

WEIGHTS = Path(__file__).parent / "weights"
LEAVING = (0.0, 0.2, 0.5, 0.72, 0.45, 0.4, 0.18)  # by health in Tokyo
STRONG = 0.03
WEAK = 5  # health at which a monster left Manhattan


class FormerLearned(LearnedBot):
    """The network of before, with the answers it expected."""

    def wake(self, city: str) -> None:
        """Its own network."""
        if self._given is None:
            self._given = Network.load(WEIGHTS / f"{city}.npz")
        self.network = self._given

    def judge_ends(self, g: State, ends: list[int], seat: int) -> list[float]:
        """The mean over answers by a fixed table."""
        after = after_dice_and_yields(g, ends)
        values = dict(enumerate(self.judge(after.states, seat)))
        for number, who in enumerate(after.asked):
            stay, leave = after.staying[number], after.leaving[number]
            chance = _leaving(_first_state(after, stay), who)
            values[-number - 1] = chance * values[leave] + (1 - chance) * values[stay]
        return [values[root] for root in after.roots]


def _first_state(ends: Ends, node: int) -> State:
    while node < 0:
        node = ends.staying[-node - 1]
    return ends.states[node]


def _leaving(stayed: State, who: int) -> float:
    health = int(stayed.monsters[who].health)
    if stayed.rules.id != "tokyo":
        return 1.0 if health <= WEAK else 0.0
    return LEAVING[health] if health < len(LEAVING) else STRONG
