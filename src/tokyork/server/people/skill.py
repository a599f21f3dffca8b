"""Ratings: a Plackett-Luce model of many players (openskill), and how they are shown.

Against people and against bots are two ratings, each for each city. Among people everybody is
compared with everybody; against bots, one person with the bots of the table, whose strengths are
fixed: they were measured, and a rating means the same tomorrow.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING, NamedTuple

from tokyork.server.protocol.people_calls import Ladder, RatingShown, Rung

if TYPE_CHECKING:
    from collections.abc import Sequence

    from openskill.models import PlackettLuce

    from tokyork.server.protocol.people_calls import Against

MU, SIGMA = 25.0, 25.0 / 3
BETA = 25.0 / 6
"""How much strength one game shows: two players this far apart differ clearly."""
TAU = 25.0 / 300
"""People change: so much doubt comes back before each game."""
CENTRE, SCALE = 1500, 24
SURE = 2.0
"""Deviations within which 19 of 20 lie."""
BOT_SIGMA = 1.0
BOTS: dict[str, tuple[float, ...]] = {
    "tokyo": (11.5, 18.1, 25.0, 35.5, 41.0),
    "new_york": (6.5, 15.5, 25.0, 33.3, 45.5),
}
"""Of levels 1 to 5, from the win shares in docs/bots.md: at a table of four, a share p against
three of the level below is a step of sqrt(4) * BETA * ln(3p / (1 - p))."""


class Skill(NamedTuple):
    """What is known of somebody's strength."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def kept(self) -> tuple[float, float, int]:
        """As it is stored."""
        return self.mu, self.sigma, self.games

    @property
    def sure(self) -> float:
        """What it is at least, nearly certainly: leaderboards go by it."""
        return self.mu - SURE * self.sigma

    @property
    def shown(self) -> int:
        """As people read it."""
        return round(CENTRE + SCALE * (self.mu - MU))

    @property
    def within(self) -> int:
        """How far off it may be, as people read it."""
        return round(SCALE * SURE * self.sigma)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU)


def after_game(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody's skill after a game; who shares a place was as good."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    found = model.rate(teams, ranks=[float(place) for place in places])
    return [
        Skill(team[0].mu, team[0].sigma, before.games + 1)
        for team, before in zip(found, skills, strict=True)
    ]


def bot_skill(city: str, level: int) -> Skill:
    """Of a bot, which does not change."""
    return Skill(BOTS[city][level - 1], BOT_SIGMA)


def against_bots(city: str, skill: Skill, place: int, bots: Sequence[tuple[int, int]]) -> Skill:
    """The skill of one person after a game; `bots` are levels and places."""
    skills = [skill, *(bot_skill(city, level) for level, _ in bots)]
    return after_game(skills, [place, *(found for _, found in bots)])[0]


def chance_before(one: Skill, other: Skill) -> float:
    """That one comes in before the other."""
    scale = sqrt(2 * BETA**2 + one.sigma**2 + other.sigma**2)
    return 1 / (1 + exp((other.mu - one.mu) / scale))


def ladder(city: str, skill: Skill) -> Ladder:
    """The bots of a city, and the one against which this player would come first half the time."""
    rungs = [
        Rung(level, bot.shown, chance_before(skill, bot))
        for level, bot in ((n + 1, bot_skill(city, n + 1)) for n in range(len(BOTS[city])))
    ]
    return Ladder(city, rungs, min(rungs, key=lambda rung: abs(rung.chance - 0.5)).level)


def shown(city: str, against: Against, skill: Skill) -> RatingShown:
    """A rating as people read it."""
    return RatingShown(city, against, skill.shown, skill.within, skill.games)
