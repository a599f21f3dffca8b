"""Losing health: answers, then all losses together, then all deaths together.

One event may hurt several monsters. Each gets its loss with `hurt`; `settle`
then lets them answer clockwise from the left of whoever caused it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tokyork.core import dice, events
from tokyork.core.agenda import (
    DecisionStep,
    Step,
    ahead,
    amount_of,
    kind_of,
    pack,
    push,
    put,
    seat_of,
    set_ahead,
)
from tokyork.core.belongings import drop_all_cards
from tokyork.core.box import acting, because_of, bending, offered
from tokyork.core.cards import AT_DAMAGE
from tokyork.core.causing import CLAWS, OWN_POWER, Causing, cause_kind, cause_seat
from tokyork.core.chance import throw
from tokyork.core.events import tell
from tokyork.core.moves import PASS
from tokyork.core.packed import NONE, with_more
from tokyork.core.phases import OVER
from tokyork.core.state import BY_ELIMINATION, NO_WINNER, NOBODY, Monster
from tokyork.core.steps import ANSWER, SETTLED
from tokyork.core.verbs import DREW_BLOOD, SHELTERED, clockwise

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.moves import Moves
    from tokyork.core.state import State

_LOSS: Final = 4  # bits of the rolls, below the loss in the amount of an answer


def hurt(m: Monster, amount: i64, cause: i64) -> None:
    """Let a monster be about to lose health. `settle` carries it out."""
    m.loss = amount
    m.covered = 0
    m.cause = cause


def forget_hits(g: State) -> None:
    """A new attack has hit nobody yet, or what follows from the last one is asked."""
    for m in g.monsters:
        m.hit = False


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
    hurt_ones = clockwise(g, causer)
    left: i64 = len(hurt_ones)
    while left:  # from the last to the first, who comes next
        left -= 1
        m = hurt_ones[left]
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
        with Causing(g, because_of(guards[-1], m) if guards else g.cause):
            tell(g, events.LOSS_AVOIDED, m.seat, m.loss - after)
        m.loss = after


class AnswerLoss(DecisionStep):
    """A monster answers its loss.

    The amount holds how many rolls were made against it (four bits) and the loss
    that protection was last asked about, so that nothing protects twice.
    """

    name = "damage"

    def run(self, g: State, item: i64) -> None:
        m = g.monsters[seat_of(item)]
        rolled = _times_rolled(item)
        if m.loss != amount_of(item) >> _LOSS:
            _protect(g, m)
            item = pack(ANSWER, m.seat, rolled | m.loss << _LOSS)
        if m.loss == 0:
            return
        if rolled == 0:
            g.side = 0
        rolls = bending(g, m, g.masks.rolls_against_loss)
        if rolled < len(rolls) and len(_bends_of_rolled(g, m)) == 0:
            push(g, ANSWER, m.seat, amount_of(item) + 1)
            card = rolls[rolled]
            with acting(g, card, m):
                g.side = throw(g, m.loss)
                tell(g, events.ROLLED_ASIDE, m.seat, g.side)
                cancel(g, m, dice.count(g.side, card.rolls_against_loss(g, m)))
            return
        DecisionStep.run(self, g, item)

    def moves(self, g: State, item: i64) -> Moves:
        m = g.monsters[seat_of(item)]
        if _times_rolled(item) < len(bending(g, m, g.masks.rolls_against_loss)):
            return with_more(_bends_of_rolled(g, m), PASS)
        return with_more(offered(g, m, AT_DAMAGE), PASS)

    def play(self, g: State, item: i64, move: i64) -> None:
        m = g.monsters[seat_of(item)]
        if _times_rolled(item) < len(bending(g, m, g.masks.rolls_against_loss)):
            g.side = 0
            put(g, item)


def _times_rolled(item: i64) -> i64:
    return amount_of(item) & (1 << _LOSS) - 1


def _bends_of_rolled(g: State, m: Monster) -> Moves:
    """The answers that change the dice just rolled against the loss."""
    rolled = g.side
    if not rolled:
        return NONE
    moves = offered(g, m, AT_DAMAGE)
    g.side = 0
    without = offered(g, m, AT_DAMAGE)
    g.side = rolled
    return vec[i64]([move for move in moves if move not in without])


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
    if fell or reacts:
        _feel(g, clockwise(g, causer), fell=fell)


def _feel(g: State, everybody: vec[Monster], *, fell: bool) -> None:
    """The fallen leave; then those still standing feel what they lost."""
    # Looked for now: a copy still feels the blow that takes away the card it copies.
    feeling = [bending(g, m, g.masks.when_i_am_hurt) for m in everybody]
    if fell:
        process_falls(g, vec[Monster]([m for m in everybody if m.health == 0]))
    for number, m in enumerate(everybody):
        if m.lost >= 0 and feeling[number]:
            _react(g, m, feeling[number])


def _react(g: State, m: Monster, cards: list[Card]) -> None:
    """Let the cards of a monster that still stands feel its loss; a copy with its card."""
    for card in dict.fromkeys(cards):
        with acting(g, card, m):
            card.when_i_am_hurt(g, m, i64(m.lost), cards.count(card))


def _wound(g: State, m: Monster) -> None:
    loss = m.loss - i64(m.covered)
    lost = loss if loss <= m.health else m.health
    m.health -= lost
    m.lost = i16(lost)
    if lost and g.log is not None:
        with Causing(g, m.cause):
            tell(g, events.HEALTH_LOST, m.seat, lost, m.loss)
    amount = m.loss
    m.loss = 0
    source = cause_seat(m.cause)
    if source != NOBODY:
        kind = cause_kind(m.cause)
        if kind == CLAWS:
            m.hit = True
        attacker = g.monsters[source]
        attacker.memo |= DREW_BLOOD
        if g.rules.tallies_damage and kind in (CLAWS, OWN_POWER):
            g.rules.damage_dealt(g, attacker, m, amount)
        if attacker.powers and (m.health or m.powers & g.masks.saves_me):
            _wounded_by(g, m, attacker, kind)


def _wounded_by(g: State, m: Monster, attacker: Monster, kind: i64) -> None:
    """Let the attacker's cards act on whom it wounded; a token is not lost on the dead."""
    if kind == CLAWS:
        for card in bending(g, attacker, g.masks.when_my_claws_wound):
            with acting(g, card, attacker):
                card.when_my_claws_wound(g, attacker, m)
    if kind in (CLAWS, OWN_POWER):
        for card in bending(g, attacker, g.masks.when_i_wound):
            with acting(g, card, attacker):
                card.when_i_wound(g, attacker, m)


def process_falls(g: State, fallen: vec[Monster]) -> None:
    """Monsters at 0 health leave together, or are saved; then the places are settled."""
    gone = False
    # Who is saved is settled first: one fall must not take away what saves from another.
    savers = [bending(g, m, g.masks.saves_me) for m in fallen]
    # So is who feeds on it: a copy still sees the fall that takes away the card it copies.
    witnesses = clockwise(g, g.active)
    feeding = [bending(g, m, g.masks.when_someone_falls) for m in witnesses]
    for number, m in enumerate(fallen):
        tell(g, events.FELL, m.seat)
        m.lost = -1  # whoever falls does not react to the loss, even if it is saved
        if not _saved(g, m, savers[number]):
            gone = True
            knock_out(g, m)
    for number, witness in enumerate(witnesses):
        if feeding[number] and witness not in fallen:
            _witness_falls(g, witness, feeding[number], len(fallen))
    if gone:
        g.rules.after_deaths(g)
        if not g.monsters[g.active].alive:
            _end_turn_of_the_dead(g)


def _saved(g: State, m: Monster, saving: list[Card]) -> bool:
    for card in saving:
        with acting(g, card, m):
            if card.saves_me(g, m):
                return True
    return False


def _witness_falls(g: State, witness: Monster, cards: list[Card], falls: i64) -> None:
    for card in cards:
        with acting(g, card, witness):
            for _ in range(falls):
                card.when_someone_falls(g, witness)


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
    set_ahead(g, [item for item in ahead(g) if steps[kind_of(item)].outlives_active])
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
    standing = clockwise(g, g.active)
    if len(standing) == 1:
        end_game(g, 1 << standing[0].seat, BY_ELIMINATION)
