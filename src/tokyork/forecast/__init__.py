"""Forecasts for the two hard questions: stay or leave, and what Ouch would do.

They use only what the seat may know, and never change the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.forecast.answers import answers
from tokyork.forecast.exact import counted
from tokyork.forecast.ouch import ouch_of
from tokyork.forecast.policies import POLICIES, Conduct
from tokyork.forecast.results import (
    Estimate,
    Fire,
    Hit,
    OuchForecast,
    Prospect,
    StayOrLeave,
    Threat,
)
from tokyork.forecast.sample import sampled
from tokyork.formats import reading
from tokyork.formats.notation import chooser, seat_text
from tokyork.new_york.board import in_new_york

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.forecast.policies import Policy
    from tokyork.game import Game

__all__ = [
    "POLICIES",
    "Conduct",
    "Estimate",
    "Fire",
    "Hit",
    "OuchForecast",
    "Prospect",
    "StayOrLeave",
    "Threat",
    "ouch",
    "stay_or_leave",
]

SAMPLES = 300
_MOST_SAMPLES = 1 << 20


def stay_or_leave(
    game: Game,
    seat: str | None = None,
    policy: str | Policy | Conduct = "claws",
    samples: int = SAMPLES,
    seed: int = 0,
) -> StayOrLeave:
    """What happens to a seat until its next turn if it stays, and if it leaves.

    Without a seat it is for whoever must choose. The others play by the policy: `claws`
    keep claws and roll all else, `even` take the first throw as it comes, `random` do
    anything; or a function of a copy of the position that says the number of a move.
    """
    g, number = _seat_in(game, seat)
    reading.whole(samples, "samples", 2, _MOST_SAMPLES)
    reading.whole(seed, "seed", 0)
    conduct = _conduct(policy)
    prospects = [
        counted(g, number, answer, conduct)
        or sampled(g, number, answer, conduct.move, samples, seed)
        for answer in answers(g, number)
    ]
    return StayOrLeave(seat_text(number), conduct.name, tuple(prospects))


def _conduct(policy: str | Policy | Conduct) -> Conduct:
    if isinstance(policy, str):
        return POLICIES[reading.word(policy, "policy", POLICIES, "a policy")]
    return policy if isinstance(policy, Conduct) else Conduct("own", policy)


def ouch(game: Game, seat: str | None = None) -> OuchForecast:
    """What one, two and three Ouch would do if a seat rolled them now; New York only."""
    if not in_new_york(game.state):
        raise BadInputError("game", "expected a game in new_york")
    g, number = _seat_in(game, seat)
    return ouch_of(g, number)


def _seat_in(game: Game, seat: str | None) -> tuple[State, int]:
    g = game.state
    if g.over or not g.turn:
        raise BadInputError("game", "expected a game in progress")
    number = chooser(g) if seat is None else reading.seat(seat, "seat", len(g.monsters))
    if not g.monsters[number].alive:
        raise BadInputError("seat", f"expected a monster that is still standing, got {seat}")
    return g, number
