"""Ouch: the army fires, and three of it win the Statue of Liberty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import Step, push, seat_of
from tokyork.core.box import bending
from tokyork.core.damage import hurt, settle
from tokyork.core.events import cause
from tokyork.core.game import NOBODY
from tokyork.core.verbs import act, clockwise, gain_points, lose_points
from tokyork.new_york import steps
from tokyork.new_york.board import STATUE, borough_of, holder, set_holder, units_in

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

STATUE_POINTS = 3


def resolve_ouch(g: State, me: Monster, ouches: i64) -> None:
    """One Ouch hurts the roller, two its borough, three the whole city."""
    if me.powers & g.masks.when_i_roll_ouch:
        for card in bending(g, me, g.masks.when_i_roll_ouch):
            before = act(g, card, me)
            card.when_i_roll_ouch(g, me, ouches)
            g.cause = before
    if ouches >= 3:
        push(g, steps.STATUE, me.seat)
        fire(g, me, clockwise(g, me.seat), cause(events.ARMY, me.seat))
    elif ouches == 2:
        here = borough_of(me.at)
        near = [m for m in g.monsters if m.alive and borough_of(m.at) == here]
        fire(g, me, near, cause(events.ARMY, me.seat))
    else:
        hurt(me, units_in(g, borough_of(me.at)), cause(events.ARMY, me.seat))
        settle(g, me.seat)


def fire(g: State, me: Monster, victims: list[Monster], why: i64) -> None:
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
