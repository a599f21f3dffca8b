"""Losing health: answers, then all losses together, then all deaths together.

One event may hurt several monsters. Each gets its loss with `hurt`; `settle`
then lets them answer clockwise from the left of whoever caused it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import dice, events
from tokyork.core.agenda import (
    Decision,
    Step,
    ahead,
    amount_of,
    pack,
    push,
    put,
    seat_of,
    set_ahead,
)
from tokyork.core.box import because_of, bending, offered
from tokyork.core.cards import AT_DAMAGE
from tokyork.core.chance import throw
from tokyork.core.events import CLAWS, OWN_POWER, tell
from tokyork.core.game import BY_ELIMINATION, NO_WINNER, NOBODY
from tokyork.core.hand import drop_all_cards
from tokyork.core.moves import PASS
from tokyork.core.phases import OVER
from tokyork.core.steps import ANSWER, SETTLED
from tokyork.core.verbs import DREW_BLOOD, SHELTERED, act, clockwise

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.game import Monster, State

ROLLED_ONCE: Final = 1 << 17  # one more roll in the amount of an answer


def hurt(m: Monster, amount: i64, cause: i64) -> None:
    """Let a monster be about to lose health. `settle` carries it out."""
    m.loss = amount
    m.covered = 0
    m.cause = cause


def settle(g: State, causer: i64) -> None:
    """Let everybody answer its loss, then apply all of them together.

    The hurt answer clockwise from the left of whoever caused it, the causer last.
    """
    for m in g.monsters:
        if m.loss and (m.powers & g.masks.bends_loss or m.memo & SHELTERED):
            _ask(g, causer)
            return
    _apply(g, causer)


def _ask(g: State, causer: i64) -> None:
    push(g, SETTLED, causer)
    for m in reversed(clockwise(g, causer)):
        if m.loss and (m.powers & g.masks.bends_loss or m.memo & SHELTERED):
            push(g, ANSWER, m.seat)


def reduced(g: State, m: Monster, amount: i64) -> i64:
    """What protection without a choice leaves of a loss."""
    if m.memo & SHELTERED:
        return 0
    if m.powers & g.masks.damage_to_me:
        for card in bending(g, m, g.masks.damage_to_me):
            amount = card.damage_to_me(g, m, amount)
    return amount


def _protect(g: State, m: Monster) -> None:
    """Take off a loss what protects without a choice, and say what did."""
    after = reduced(g, m, m.loss)
    if after < m.loss:
        guards = [] if m.memo & SHELTERED else bending(g, m, g.masks.damage_to_me)
        before = g.cause
        for card in guards:
            g.cause = because_of(card, m)
        tell(g, events.LOSS_AVOIDED, m.seat, m.loss - after)
        g.cause = before
        m.loss = after


class Answer(Decision):
    """A monster answers its loss.

    The amount holds how many rolls were made against it (four bits) and the loss
    that protection was last asked about, so that nothing protects twice.
    """

    name = "damage"

    def run(self, g: State, item: i64) -> None:
        m = g.monsters[seat_of(item)]
        rolled = amount_of(item) & 15
        if m.loss != amount_of(item) >> 4:
            _protect(g, m)
            item = pack(ANSWER, m.seat, rolled | m.loss << 4)
        if m.loss == 0:
            return
        if rolled == 0:
            g.side = 0
        rolls = bending(g, m, g.masks.rolls_against_loss)
        if rolled < len(rolls) and not _bends_of_rolled(g, m):
            put(g, item + ROLLED_ONCE)
            card = rolls[rolled]
            before_cause = act(g, card, m)
            g.side = throw(g, m.loss)
            tell(g, events.ROLLED_ASIDE, m.seat, g.side)
            cancel(g, m, dice.count(g.side, card.rolls_against_loss(g, m)))
            g.cause = before_cause
            return
        Decision.run(self, g, item)

    def moves(self, g: State, item: i64) -> list[int]:
        m = g.monsters[seat_of(item)]
        if amount_of(item) & 15 < len(bending(g, m, g.masks.rolls_against_loss)):
            return [*_bends_of_rolled(g, m), PASS]
        return [*offered(g, m, AT_DAMAGE), PASS]

    def play(self, g: State, item: i64, move: i64) -> None:
        m = g.monsters[seat_of(item)]
        if amount_of(item) & 15 < len(bending(g, m, g.masks.rolls_against_loss)):
            g.side = 0
            put(g, item)


def _bends_of_rolled(g: State, m: Monster) -> list[int]:
    """The answers that change the dice just rolled against the loss."""
    rolled = g.side
    if not rolled:
        return []
    moves = offered(g, m, AT_DAMAGE)
    g.side = 0
    without = offered(g, m, AT_DAMAGE)
    g.side = rolled
    return [move for move in moves if move not in without]


def cancel(g: State, m: Monster, amount: i64) -> None:
    """Take points off a loss."""
    cancelled = amount if amount <= m.loss else m.loss
    if cancelled > 0:
        m.loss -= cancelled
        tell(g, events.LOSS_AVOIDED, m.seat, cancelled)


def reroll_against_loss(g: State, m: Monster, face: i64) -> None:
    """Throw one of the dice rolled against a loss again."""
    thrown = throw(g, 1)
    g.side += thrown - dice.one(face)
    tell(g, events.ROLLED_ASIDE, m.seat, thrown)
    for card in bending(g, m, g.masks.rolls_against_loss)[:1]:
        cancel(g, m, dice.count(thrown, card.rolls_against_loss(g, m)))


class Settled(Step):
    """All answers are given."""

    name = "settled"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        g.side = 0
        _apply(g, seat_of(item))


def _apply(g: State, causer: i64) -> None:
    monsters = g.monsters
    hurting = g.masks.when_i_am_hurt
    fell = False
    reacts = False
    seats: i64 = len(monsters)
    seat = causer
    left = seats
    while left:
        left -= 1
        seat += 1
        if seat == seats:
            seat = 0
        m = monsters[seat]
        m.lost = -1
        if m.loss:
            _wound(g, m)
            if m.health == 0:
                fell = True
            elif m.powers & hurting:
                reacts = True
    if fell:
        process_falls(g, [m for m in clockwise(g, causer) if m.health == 0])
    if reacts:
        for m in clockwise(g, causer):
            if m.powers & hurting and m.lost >= 0:
                _react(g, m)


def _react(g: State, m: Monster) -> None:
    for card in bending(g, m, g.masks.when_i_am_hurt):
        before = act(g, card, m)
        card.when_i_am_hurt(g, m, m.lost)
        g.cause = before


def _wound(g: State, m: Monster) -> None:
    loss = m.loss - m.covered
    lost = loss if loss <= m.health else m.health
    m.health -= lost
    m.lost = lost
    if lost and g.log is not None:
        before = g.cause
        g.cause = m.cause
        tell(g, events.HEALTH_LOST, m.seat, lost, m.loss)
        g.cause = before
    amount = m.loss
    m.loss = 0
    source = m.cause >> 4 & 15
    if source != NOBODY:
        kind = m.cause & 15
        if kind == CLAWS:
            m.hit = True
        attacker = g.monsters[source]
        attacker.memo |= DREW_BLOOD
        if g.rules.tallies_damage and kind in (CLAWS, OWN_POWER):
            g.rules.damage_dealt(g, attacker, m, amount)
        if attacker.powers:
            _wounded_by(g, m, attacker, kind)


def _wounded_by(g: State, m: Monster, attacker: Monster, kind: i64) -> None:
    """Let the attacker's cards act on whom it wounded."""
    if kind == CLAWS:
        for card in bending(g, attacker, g.masks.when_my_claws_wound):
            before = act(g, card, attacker)
            card.when_my_claws_wound(g, attacker, m)
            g.cause = before
    if kind in (CLAWS, OWN_POWER):
        for card in bending(g, attacker, g.masks.when_i_wound):
            before = act(g, card, attacker)
            card.when_i_wound(g, attacker, m)
            g.cause = before


def process_falls(g: State, fallen: list[Monster]) -> None:
    """Monsters at 0 health leave together, or are saved; then the places are settled."""
    gone = False
    # Who is saved is settled first: one fall must not take away what saves from another.
    savers = [bending(g, m, g.masks.saves_me) for m in fallen]
    for m, saving in zip(fallen, savers, strict=True):
        tell(g, events.FELL, m.seat)
        m.lost = -1  # whoever falls does not react to the loss, even if it is saved
        if not _saved(g, m, saving):
            gone = True
            knock_out(g, m)
    for witness in clockwise(g, g.active):
        if witness.powers & g.masks.when_someone_falls:
            _witness_falls(g, witness, len(fallen))
    if gone:
        g.rules.after_deaths(g)
        if not g.monsters[g.active].alive:
            _end_turn_of_the_dead(g)


def _saved(g: State, m: Monster, saving: list[Card]) -> bool:
    for card in saving:
        before = act(g, card, m)
        saved = card.saves_me(g, m)
        g.cause = before
        if saved:
            return True
    return False


def _witness_falls(g: State, witness: Monster, falls: i64) -> None:
    for card in bending(g, witness, g.masks.when_someone_falls):
        before = act(g, card, witness)
        for _ in range(falls):
            card.when_someone_falls(g, witness)
        g.cause = before


def knock_out(g: State, m: Monster) -> None:
    """Out of the game: cards to the discard pile, energy and tokens to the supply."""
    m.alive = False
    m.health = 0
    m.hit = False
    m.held = 0
    drop_all_cards(g, m)
    m.energy = 0
    m.tokens = 0
    m.powers = 0
    tell(g, events.KNOCKED_OUT, m.seat)
    g.rules.leaves_play(g, m)


def _end_turn_of_the_dead(g: State) -> None:
    """The active monster is out: what is left of its turn does not happen."""
    steps = g.rules.steps
    set_ahead(g, [item for item in ahead(g) if steps[item & 63].outlives_active])
    g.phase = OVER


def end_game(g: State, winners: i64, ending: i64) -> None:
    """The game is over."""
    g.over = True
    g.winners = winners
    g.ending = ending
    tell(g, events.GAME_OVER, NOBODY, ending, winners)


def end_if_nobody_stands(g: State) -> None:
    """Everybody out: nobody wins."""
    if not any(m.alive for m in g.monsters):
        end_game(g, 0, NO_WINNER)


def end_if_one_stands(g: State) -> None:
    """The last monster standing wins at once."""
    standing = [m for m in g.monsters if m.alive]
    if len(standing) == 1:
        end_game(g, 1 << standing[0].seat, BY_ELIMINATION)
