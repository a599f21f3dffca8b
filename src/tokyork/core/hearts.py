"""Heart dice: they heal, remove tokens, or do what a card makes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import DecisionStep, amount_of, push, seat_of
from tokyork.core.belongings import remove_token
from tokyork.core.box import acting, offered, offering
from tokyork.core.cards import AT_HEART, Card
from tokyork.core.moves import CURE, HEAL, PASS, a_of, just, move, verb_of
from tokyork.core.packed import joined, with_more
from tokyork.core.steps import HEARTS
from tokyork.core.verbs import heal_by_dice, max_health

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def hearts_only_heal(g: State, me: Monster) -> bool:
    """Whether there is nothing to choose about this monster's heart dice."""
    return not me.powers & g.masks.bends_hearts


class Hearts(DecisionStep):
    """One heart die at a time, as long as it can do more than heal."""

    name = "heart"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[seat_of(item)]
        if hearts_only_heal(g, me) or len(self._special(g, me)) == 0:
            if g.rules.hearts_heal(g, me):
                heal_by_dice(g, me, amount_of(item))
        else:
            DecisionStep.run(self, g, item)

    def _special(self, g: State, me: Monster) -> Moves:
        cures = vec[i64]([move(CURE, token.token) for token in _curable(g, me)])
        return joined(cures, offered(g, me, AT_HEART))

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[seat_of(item)]
        heals = g.rules.hearts_heal(g, me) and me.health < max_health(g, me)
        special = with_more(self._special(g, me), PASS)
        return joined(just(HEAL), special) if heals else special

    def default(self, g: State, item: i64, moves: Moves) -> i64:
        return HEAL if moves[0] == HEAL else PASS

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        left = amount_of(item) - 1
        if left:
            push(g, HEARTS, me.seat, left)
        verb = verb_of(move)
        if verb == HEAL:
            heal_by_dice(g, me, 1)
        elif verb == CURE:
            remove_token(g, me, g.rules.box.tokens[a_of(move)])
        elif verb != PASS:
            card = offering(g, me, AT_HEART)[0]
            with acting(g, card, me):
                card.use(g, me, move)


def _curable(g: State, me: Monster) -> list[Card]:
    return [
        token
        for token in g.rules.box.tokens
        if me.powers & token.bit and token.cured_by_heart(g, me)
    ]
