"""Ouch: the army fires, and three of it win the Statue of Liberty."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import Step, push, seat_of
from tokyork.core.box import acting
from tokyork.core.causing import cause
from tokyork.core.damage import hurt, settle
from tokyork.core.state import NOBODY, Monster
from tokyork.core.verbs import clockwise, gain_points, lose_points
from tokyork.new_york import steps
from tokyork.new_york.board import STATUE, borough_of, holder, set_holder, units_in
from tokyork.new_york.cards import MASKS, bending

if TYPE_CHECKING:
    from tokyork.core.state import State

ARMY: Final = 7  # the cause of a loss; its seat drew the fire
STATUE_POINTS: Final = 3


def resolve_ouch(g: State, me: Monster, ouches: i64) -> None:
    """One Ouch hurts the roller, two its borough, three the whole city."""
    if me.powers & MASKS.when_i_roll_ouch:
        for card in bending(g, me, MASKS.when_i_roll_ouch):
            with acting(g, card, me):
                card.when_i_roll_ouch(g, me, ouches)
    if ouches >= 3:
        push(g, steps.STATUE, me.seat)
        fire(g, me, clockwise(g, me.seat), cause(ARMY, me.seat))
    elif ouches == 2:
        here = borough_of(me.at)
        near = vec[Monster]([m for m in g.monsters if m.alive and borough_of(m.at) == here])
        fire(g, me, near, cause(ARMY, me.seat))
    else:
        hurt(me, units_in(g, borough_of(me.at)), cause(ARMY, me.seat))
        settle(g, me.seat)


def fire(g: State, me: Monster, victims: vec[Monster], why: i64) -> None:
    """Every unit hits the monsters in its own borough."""
    for m in victims:
        hurt(m, units_in(g, borough_of(m.at)), why)
    settle(g, me.seat)


class Statue(Step):
    """After the city-wide fire its cause takes the Statue, if it still stands."""

    name = "statue"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        loser = holder(g, STATUE)
        if loser == me.seat:
            return
        set_holder(g, STATUE, me.seat)
        if loser != NOBODY:
            lose_points(g, g.monsters[loser], STATUE_POINTS)
        gain_points(g, me, STATUE_POINTS)
