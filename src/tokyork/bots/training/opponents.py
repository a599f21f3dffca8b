"""The league of a training: who sits at its tables beside the network that learns.

Past selves keep it from forgetting, players with hand-made wishes show it other ways to play.
Their wishes are drawn anew for every game: nobody's habits can be learned by heart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tokyork.bots.base import Seen
from tokyork.bots.names import make_bot
from tokyork.bots.tempers import BOASTFUL, LEVEL_HEAD, QUARRELSOME, THRIFTY
from tokyork.bots.thinking.quick import Quick
from tokyork.bots.thinking.worth import Temper
from tokyork.bots.thinking.yields import draw_yield, is_asked_to_yield

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from tokyork.bots.base import Bot
    from tokyork.core.state import State

KINDS = (LEVEL_HEAD, QUARRELSOME, THRIFTY, BOASTFUL)
SPREAD = 0.4  # how far the weights of a guest stray, in logarithms
ALONE = 0.4  # of the tables have no guests
AMONG_FRIENDS = 0.4  # of the other seats at the rest are the pupil's own, too
PAST = 0.4  # of the guests are past selves, if there are any

WEIGHTS = [name for name in dir(Temper()) if isinstance(getattr(Temper(), name), float)]


class TrainingPlayer(Protocol):
    """Whoever can move for a seat."""

    def move(self, g: State) -> int:
        """The number of the move."""


class TemperedGuest:
    """A quick player with wishes of its own."""

    def __init__(self, temper: Temper) -> None:
        """It stays for one game."""
        self.temper = temper
        self._quick = Quick(temper)

    def move(self, g: State) -> int:
        """Quickly; whether it yields is drawn, as tempers differ."""
        return int(draw_yield(g) if is_asked_to_yield(g) else self._quick.move(g))


class NamedGuest:
    """A bot of a name."""

    def __init__(self, bot: Bot) -> None:
        """It stays for one game."""
        self.bot = bot

    def move(self, g: State) -> int:
        """What the bot picks, by what it may see."""
        return self.bot.pick(Seen(g, self.bot.ms))


def beset(host: TrainingPlayer, name: str, seats: int, chance: Random) -> list[TrainingPlayer]:
    """The host in one seat, and bots of this name in all others."""
    mine = chance.randrange(seats)
    return [
        host if seat == mine else NamedGuest(make_bot(name, chance.getrandbits(32)))
        for seat in range(seats)
    ]


@dataclass(frozen=True)
class League:
    """Who may be invited in a city."""

    city: str
    past: Sequence[TrainingPlayer] = ()

    def invite(self, host: TrainingPlayer, seats: int, chance: Random) -> list[TrainingPlayer]:
        """The host in one seat at least; the host, past selves and guests in the others."""
        alone = chance.random() < ALONE
        mine = chance.randrange(seats)
        return [
            host
            if alone or seat == mine or chance.random() < AMONG_FRIENDS
            else self._guest(chance)
            for seat in range(seats)
        ]

    def _guest(self, chance: Random) -> TrainingPlayer:
        if self.past and chance.random() < PAST:
            return chance.choice(self.past)
        return TemperedGuest(perturbed(chance.choice(KINDS)[self.city], chance))


def perturbed(temper: Temper, chance: Random) -> Temper:
    """The same wishes, each somewhat stronger or weaker."""
    made = Temper()
    for name in WEIGHTS:
        setattr(made, name, getattr(temper, name) * chance.lognormvariate(0.0, SPREAD))
    made.leader = min(1.0, made.leader)
    return made
