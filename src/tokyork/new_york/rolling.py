"""Rolling in New York: cards forbid to stop or to reroll, and tokens take a fee."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tokyork.core.agenda import Step, amount_of, push, put
from tokyork.core.dice import MOST_COUNTED, alone
from tokyork.core.keeps import keep_moves
from tokyork.core.moves import STOP, x_of
from tokyork.core.turn import RollStep, further_moves, may_roll, reroll
from tokyork.new_york.cards import MASKS, bending
from tokyork.new_york.paying import charge, purse
from tokyork.new_york.steps import REROLL

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


class NewYorkRoll(RollStep):
    """Keep some dice and roll the others, or stop, as far as cards allow it."""

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        forced = must_reroll(g, me)
        if not (forced or me.powers & MASKS.bends_keeps):
            return RollStep.moves(self, g, item)
        moves = _allowed_keeps(g, me) if may_roll(g) else vec[i64]()
        stops = not (forced and len(moves))
        moves = extend(moves, further_moves(g, me))
        if len(moves) and stops:
            moves = append(moves, STOP)
        return moves

    def play(self, g: State, item: i64, move: i64) -> None:
        if g.plain or move == STOP or not g.monsters[g.active].powers & MASKS.reroll_fee:
            RollStep.play(self, g, item, move)
            return
        me = g.monsters[g.active]
        g.rolls -= 1
        put(g, item)
        push(g, REROLL, me.seat, x_of(move))
        charge(g, me, reroll_fee(g, me, g.dice - x_of(move)))


class Reroll(Step):
    """The reroll that a fee was paid for; the amount is what is kept."""

    name = "reroll"

    def run(self, g: State, item: i64) -> None:
        reroll(g, g.monsters[g.active], amount_of(item))


def must_reroll(g: State, me: Monster) -> bool:
    """Whether another monster's card makes this one use all its rolls."""
    mask = MASKS.others_must_reroll
    for m in g.monsters:  # noqa: SIM110 - a generator costs more than the loop
        if m.powers & mask and m is not me:
            return True
    return False


def _allowed_keeps(g: State, me: Monster) -> Moves:
    """The keeps that leave frozen dice alone and whose fee can be paid; a new array."""
    keeps = keep_moves(g.dice)[:-1]
    if not me.powers & MASKS.bends_keeps:
        return keeps
    frozen = frozen_dice(g, me)
    most = purse(me)
    return vec[i64](
        [
            keep
            for keep in keeps
            if not (g.dice - x_of(keep)) & frozen and reroll_fee(g, me, g.dice - x_of(keep)) <= most
        ]
    )


def frozen_dice(g: State, me: Monster) -> i64:
    """As many dice as can be of every face that this monster may not reroll."""
    frozen: i64 = 0
    for card in bending(g, me, MASKS.frozen_face):
        frozen |= alone(card.frozen_face(g, me), MOST_COUNTED)
    return frozen


def reroll_fee(g: State, me: Monster, rerolled: i64) -> i64:
    """What rerolling these dice costs this monster."""
    fee: i64 = 0
    for card in bending(g, me, MASKS.reroll_fee):
        fee += card.reroll_fee(g, me, rerolled)
    return fee
