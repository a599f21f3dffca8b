"""Computer players: what they are asked and answer, and how they are found by name."""

from __future__ import annotations

from tokyork.bots.base import Bot, Choice, Seen, best_of
from tokyork.bots.fair_position import Position
from tokyork.bots.names import BOTS, make_bot
from tokyork.bots.reason import reason
from tokyork.bots.safe import Failure, SafeSeat

__all__ = [
    "BOTS",
    "Bot",
    "Choice",
    "Failure",
    "Position",
    "SafeSeat",
    "Seen",
    "best_of",
    "make_bot",
    "reason",
]
