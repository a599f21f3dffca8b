"""A player without a plan."""

from __future__ import annotations

from tokyork.bots.base import Bot, Choice, Seen
from tokyork.core.chance import seeded

_GOLDEN = 0x9E3779B97F4A7C15
_MIXER = 0xD6E8FEB86659FD93
_WORD = (1 << 64) - 1


class RandomBot(Bot):
    """Chooses any legal move, all equally likely."""

    def __init__(self, seed: int = 0, ms: int | None = None) -> None:
        """Mix the seed once."""
        super().__init__(seed, ms)
        self._start = seeded(seed)

    def choose(self, seen: Seen) -> Choice:
        """Any of them."""
        return Choice(seen.legal[self.pick(seen)])

    def pick(self, seen: Seen) -> int:
        """Its number alone, in as few steps as mix the seed with the decision."""
        mixed = self._start + (8 * seen.made + seen.index) * _GOLDEN & _WORD
        mixed = (mixed ^ mixed >> 32) * _MIXER & _WORD
        return (mixed >> 32) * seen.count >> 32
