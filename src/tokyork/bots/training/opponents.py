"""Who sits at the tables of a training: the pupil, and guests who play by hand-made rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tokyork.bots.base import Seen
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.styles import BrawlerBot, BuilderBot, ShowoffBot

if TYPE_CHECKING:
    from random import Random

    from tokyork.bots.base import Bot
    from tokyork.core.state import State

GUESTS = (GreedyBot, BrawlerBot, BuilderBot, ShowoffBot)
WAYS = 4
NO_GUESTS, SOME_GUESTS, MIXED_GUESTS, LIKE_GUESTS = range(WAYS)


class TrainingPlayer(Protocol):
    """Whoever can move for a seat."""

    def move(self, g: State) -> int:
        """The number of the move."""


class GuestPlayer:
    """A bot at a table of the training."""

    def __init__(self, bot: Bot) -> None:
        """It stays for one game."""
        self.bot = bot

    def move(self, g: State) -> int:
        """What the bot picks, by what it may see."""
        return self.bot.pick(Seen(g))


def invite(host: TrainingPlayer, seats: int, chance: Random) -> list[TrainingPlayer]:
    """The host once at least; else the host too, some guests, only guests, or one kind of them."""
    way = chance.randrange(WAYS)
    kind = chance.choice(GUESTS)
    mine = chance.randrange(seats)
    players: list[TrainingPlayer] = []
    for seat in range(seats):
        if seat == mine or way == NO_GUESTS or (way == SOME_GUESTS and chance.random() < 0.5):
            players.append(host)
        else:
            guest = kind if way == LIKE_GUESTS else chance.choice(GUESTS)
            players.append(GuestPlayer(guest(chance.getrandbits(32))))
    return players
