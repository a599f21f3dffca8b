"""Computer players, found by name."""

from __future__ import annotations

from tokyork.bots.base import Bot
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot"]
