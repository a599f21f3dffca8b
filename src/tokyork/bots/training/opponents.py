"""The league of a training: who sits at its tables beside the network that learns.

Past selves keep it from forgetting, players with hand-made wishes show it other ways to play.
Their wishes are drawn anew for every game: nobody's habits can be learned by heart. Some think of
one thing only, and some stay in the centre, or leave it, whatever comes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from tokyork.bots.base import Seen
from tokyork.bots.names import make_bot
from tokyork.bots.tempers import BOASTFUL, LEVEL_HEAD, QUARRELSOME, THRIFTY
from tokyork.bots.thinking.habits import is_asked_to_leave, leave_number, stay_number
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
SINGLE_MINDED = 0.3  # of the others think of one thing more than of all the rest
FOND, FAINT = 4.0, 0.3  # so much stronger is that wish, and so weak are their others
STUBBORN, TIMID = 0.2, 0.08  # of the guests always stay in the centre, or always leave it

WEIGHTS = [name for name in dir(Temper()) if isinstance(getattr(Temper(), name), float)]


class TrainingPlayer(Protocol):
    """Whoever can move for a seat."""

    def move(self, g: State) -> int:
        """The number of the move."""


class TemperedGuest:
    """A quick player with wishes of its own."""

    def __init__(self, temper: Temper, leaves: bool | None = None) -> None:
        """It stays for one game; if it is of such a kind, it always leaves the centre, or never."""
        self.temper = temper
        self.leaves = leaves
        self._quick = Quick(temper)

    def move(self, g: State) -> int:
        """Quickly; whether it yields is drawn, as tempers differ."""
        if self.leaves is not None and is_asked_to_leave(g):
            return int(leave_number(g) if self.leaves else stay_number(g))
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
        temper = perturbed(chance.choice(KINDS)[self.city], chance)
        if chance.random() < SINGLE_MINDED:
            temper = single_minded(temper, chance)
        return TemperedGuest(temper, _drawn_leaving(chance))


def _drawn_leaving(chance: Random) -> bool | None:
    drawn = chance.random()
    if drawn < STUBBORN:
        return False
    return True if drawn < STUBBORN + TIMID else None


def perturbed(temper: Temper, chance: Random) -> Temper:
    """The same wishes, each somewhat stronger or weaker."""
    made = Temper()
    for name in WEIGHTS:
        setattr(made, name, getattr(temper, name) * chance.lognormvariate(0.0, SPREAD))
    made.leader = min(1.0, made.leader)
    return made


def single_minded(temper: Temper, chance: Random) -> Temper:
    """One wish, any of them, above all others: only points, say, or only that others fall."""
    made = Temper()
    fond = chance.choice(WEIGHTS)
    for name in WEIGHTS:
        setattr(made, name, getattr(temper, name) * (FOND if name == fond else FAINT))
    made.leader = min(1.0, temper.leader)
    return made
