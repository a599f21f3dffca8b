"""Stars: points for their holder, and Superstar for whoever rolls enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core.box import acting
from tokyork.core.state import NOBODY
from tokyork.core.verbs import gain_points
from tokyork.new_york.board import GOALS, SUPERSTAR, holder, set_holder
from tokyork.new_york.cards import MASKS, bending

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

STARS_NEEDED: Final = 3


def resolve_stars(g: State, me: Monster, stars: i64) -> None:
    """The holder scores each star; another needs three to take it and scores the rest."""
    if me.powers & MASKS.when_i_roll_stars:
        for card in bending(g, me, MASKS.when_i_roll_stars):
            with acting(g, card, me):
                card.when_i_roll_stars(g, me, stars)
    loser = holder(g, SUPERSTAR)
    if loser == me.seat:
        gain_points(g, me, stars)
    elif stars >= stars_needed(g, loser):
        set_holder(g, SUPERSTAR, me.seat)
        gain_points(g, me, 1 + stars - STARS_NEEDED)
        _tell_cards(g, me, loser)


def stars_needed(g: State, seat: i64) -> i64:
    """How many stars take Superstar from a seat, or from the table."""
    needed: i64 = STARS_NEEDED
    if seat != NOBODY:
        m = g.monsters[seat]
        for card in bending(g, m, MASKS.stars_to_take_it):
            needed = max(needed, card.stars_to_take_it(g, m))
    return needed


def _tell_cards(g: State, me: Monster, loser: i64) -> None:
    if loser != NOBODY:
        former = g.monsters[loser]
        for card in bending(g, former, MASKS.when_i_lose_superstar):
            with acting(g, card, former):
                card.when_i_lose_superstar(g, former, me.seat)
    for card in bending(g, me, MASKS.when_i_take_superstar):
        with acting(g, card, me):
            card.when_i_take_superstar(g, me, loser)


def goals_of(g: State, seat: int) -> list[str]:
    """The goal cards of a seat."""
    return [name for goal, name in enumerate(GOALS) if holder(g, goal) == seat]
