"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any


class Bot:
    """A player that sees what its seat may see, and the legal moves: nothing else."""

    def __init__(self, seed: int = 0) -> None:
        """The same seed in the same position makes the same choice."""
        self.seed = seed

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """One of the legal moves of the pending decision, which is this seat's."""
        raise NotImplementedError

    def chance(self, view: dict[str, Any]) -> Random:
        """Chance that depends on the seed and the position only, not on earlier choices."""
        return Random(f"{self.seed} {view['seat']} {view['made']}")
