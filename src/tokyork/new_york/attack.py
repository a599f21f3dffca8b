"""Claws in New York: shedding webs, striking, and whoever is struck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, amount_of, push
from tokyork.core.belongings import remove_token, tokens_of
from tokyork.core.box import acting
from tokyork.core.causing import CLAWS, cause
from tokyork.core.damage import forget_hits, hurt, settle
from tokyork.core.events import tell
from tokyork.core.moves import move, x_of
from tokyork.core.verbs import others
from tokyork.new_york import steps
from tokyork.new_york.board import city, in_manhattan
from tokyork.new_york.cards import MASKS, NewYorkCard, bending
from tokyork.new_york.moves import SHED

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


class Claws(DecisionStep):
    """Claws may be spent on tokens that hold a monster; the rest is the attack."""

    name = "claw"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        if me.powers & MASKS.sheds_claws:
            DecisionStep.run(self, g, item)
        else:
            attack(g, me, amount_of(item))

    def _token(self, g: State, me: Monster) -> NewYorkCard:
        return bending(g, me, MASKS.sheds_claws)[0]

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        most = min(amount_of(item), tokens_of(me, self._token(g, me)))
        return vec[i64]([move(SHED, 0, 0, n) for n in range(most + 1)])

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[g.active]
        spent = x_of(move)
        if spent:
            token = self._token(g, me)
            for _ in range(spent):
                remove_token(g, me, token)
        attack(g, me, amount_of(item) - spent)


def attack(g: State, me: Monster, claws: i64) -> None:
    """Hit Manhattan from outside, or everybody outside from Manhattan."""
    if claws <= 0:
        return
    g.claws = claws
    if g.log is not None:
        tell(g, events.ATTACKED, me.seat, claws)
    if city(g).no_targets:
        return
    inside = in_manhattan(me)
    by_claws = cause(CLAWS, me.seat)
    flees = False
    forget_hits(g)
    for m in others(g, me) if me.powers else g.monsters:  # in order, where a card may roll
        if not m.alive or m is me:
            continue
        if in_manhattan(m) != inside or (me.powers and _reaches(g, me, m)):
            if in_manhattan(m):
                flees = True
            hurt(m, _damage(g, me, m, claws), by_claws)
    if flees:
        push(g, steps.FLEE_ROUND, me.seat)
    settle(g, me.seat)


def _reaches(g: State, me: Monster, other: Monster) -> bool:
    return any(card.my_claws_reach(g, me, other) for card in bending(g, me, MASKS.my_claws_reach))


def _damage(g: State, me: Monster, victim: Monster, amount: i64) -> i64:
    for card in bending(g, me, MASKS.extra_damage_to):
        amount += card.extra_damage_to(g, me, victim)
    for card in bending(g, me, MASKS.damage_i_deal):
        with acting(g, card, me):
            amount = card.damage_i_deal(g, me, victim, amount)
    return amount
