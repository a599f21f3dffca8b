"""A player without a plan."""

from __future__ import annotations

from typing import Any

from tokyork.bots.base import Bot


class RandomBot(Bot):
    """Chooses any legal move, all equally likely."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """Any of them."""
        return self.chance(view).choice(legal)
