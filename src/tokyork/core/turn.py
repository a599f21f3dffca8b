"""What both cities share of a turn: its start, the rolls, its end, whose is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import events, phases
from tokyork.core.agenda import Decision, Step, amount_of, card_of, push, put, seat_of, use_card
from tokyork.core.box import bending, offered
from tokyork.core.cards import AT_DICE, AT_END, AT_ROLL, AT_START
from tokyork.core.chance import throw_dice
from tokyork.core.damage import end_game
from tokyork.core.dice import MOST_DICE, total
from tokyork.core.events import tell
from tokyork.core.game import BY_POINTS, NO_CARD, NO_CAUSE, NO_WINNER
from tokyork.core.keeps import keep_moves
from tokyork.core.moves import KEEP, PASS, PAY, STOP, move, x_of
from tokyork.core.steps import BUY, END, NEXT_TURN, REROLL, ROLL, START, TURN_START
from tokyork.core.verbs import (
    act,
    charge,
    clockwise,
    extra_dice,
    extra_rolls,
    pay,
    pay_health,
    purse,
)

if TYPE_CHECKING:
    from tokyork.core.game import Monster, State

ROLLS: Final = 3
DICE: Final = 6  # black ones
LAST_TURN: Final = 1000  # a game this long ends without a winner


class TurnStart(Step):
    """A turn begins: income, then the cards that work at its start."""

    name = "turn_start"

    def run(self, g: State, item: i64) -> None:
        start_turn(g, seat_of(item))


def start_turn(g: State, seat: i64) -> None:
    """Begin a turn; without anything to choose before it, roll at once."""
    me = g.monsters[seat]
    rules = g.rules
    g.turn += 1
    g.active = seat
    g.dice = g.side = g.probed = g.claws = g.trap = 0
    powers: i64 = 0  # of all monsters together
    for m in g.monsters:  # marks of the last turn are cleared
        m.memo = m.gained = 0
        if m.powers:
            m.used = m.used_copies = 0
            powers |= m.powers
    g.quick = rules.begins_turn(g, me, powers) and not g.turn_note
    g.cause = NO_CAUSE
    if g.log is not None:
        tell(g, events.TURN_STARTED, seat, g.turn)
    if me.at:  # place 0 is outside the city
        rules.income(g, me)
    if me.powers & g.masks.when_my_turn_starts:
        for card in bending(g, me, g.masks.when_my_turn_starts):
            before = act(g, card, me)
            card.when_my_turn_starts(g, me)
            g.cause = before
    if me.powers & g.masks.at_start or g.turn_note:
        g.phase = phases.START
    else:
        first_throw(g, me)
        g.phase = phases.WINDOW
        rules.roll.run(g, ROLL | seat << 6 | NO_CARD << 9)


class Start(Decision):
    """Before the first roll: what cards and extra turns offer there."""

    name = "start"
    takes_bonus_moves = True

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        return [*_bonus(g, me), *offered(g, me, AT_START), PASS]

    def play(self, g: State, item: i64, move: i64) -> None: ...


def _bonus(g: State, me: Monster) -> list[int]:
    return g.rules.bonus_moves(g, me) if g.turn_note else _NOTHING


def first_throw(g: State, me: Monster) -> None:
    """Throw all dice; their number is fixed for the turn now."""
    number: i64 = DICE
    rolls: i64 = ROLLS - 1
    if g.turn_note:
        number = g.rules.dice_number(g, me)
    if me.powers:
        number += extra_dice(g, me)
        rolls += extra_rolls(g, me)
        if number > MOST_DICE:
            number = MOST_DICE
        if rolls < 0:
            rolls = 0
    g.rolls = rolls
    g.plain = not (me.powers & g.masks.bends_roll or g.turn_note)
    if g.plain and g.masks.others_must_reroll:
        g.plain = not _must_reroll(g, me)
    g.cause = events.DICE | me.seat << 4 | 255 << 8
    g.dice = 0
    if number > 0:
        g.dice = throw_dice(g, number)
    if g.log is not None:
        tell(g, events.ROLLED, me.seat, g.dice, g.dice)


def reroll(g: State, me: Monster, kept: i64) -> i64:
    """Throw all dice but those kept, and say what they show."""
    thrown = throw_dice(g, total(g.dice - kept))
    g.dice = kept + thrown
    if g.log is not None:
        tell(g, events.ROLLED, me.seat, thrown, g.dice)
    return thrown


_NOTHING: Final[list[int]] = []


class Roll(Decision):
    """Keep some dice and roll the others, or stop."""

    name = "roll"
    takes_bonus_moves = True

    def run(self, g: State, item: i64) -> None:
        if not g.plain:
            Decision.run(self, g, item)
        elif g.rolls and g.dice:
            g.pending = item
            g.asking = self
            g.moves = keep_moves(g.dice)
        elif g.quick:
            g.phase = phases.RESOLVE

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        masks = g.masks
        may_roll = g.rolls > 0 and g.dice != 0
        forced = may_roll and masks.others_must_reroll != 0 and _must_reroll(g, me)
        bent = me.powers & (masks.at_roll | masks.frozen_face | masks.reroll_fee)
        if not (bent or forced or g.turn_note):
            return keep_moves(g.dice) if may_roll else _NOTHING
        moves = _allowed_keeps(g, me) if may_roll else []
        stops = not (forced and moves)
        moves += [*_bonus(g, me), *offered(g, me, AT_ROLL)]
        if stops and moves:
            moves.append(STOP)
        return moves

    def default(self, g: State, item: i64, moves: list[int]) -> i64:
        """Stop, else the keep that rerolls fewest dice."""
        if moves[len(moves) - 1] == STOP:
            return STOP
        keeps = [move for move in moves if move & 63 == KEEP]
        return max(keeps, key=lambda move: total(move >> 22))

    def play(self, g: State, item: i64, move: i64) -> None:
        if move == STOP:
            if g.quick:
                g.phase = phases.RESOLVE
            return
        g.rolls -= 1
        kept = move >> 22
        if g.plain and g.log is None:
            dice = kept + throw_dice(g, (g.dice - kept) * 0x111111 >> 20 & 15)
            g.dice = dice
            if g.rolls:
                g.pending = item
                g.moves = keep_moves(dice)
            elif g.quick:
                g.phase = phases.RESOLVE
            return
        me = g.monsters[g.active]
        if me.powers & g.masks.reroll_fee:
            put(g, item)
            push(g, REROLL, me.seat, kept)
            charge(g, me, _reroll_fee(g, me, g.dice - kept))
            return
        reroll(g, me, kept)
        self.run(g, item)


class Reroll(Step):
    """The reroll that a fee was paid for; the amount is what is kept."""

    name = "reroll"

    def run(self, g: State, item: i64) -> None:
        reroll(g, g.monsters[g.active], amount_of(item))


def _must_reroll(g: State, me: Monster) -> bool:
    mask = g.masks.others_must_reroll
    for m in g.monsters:  # noqa: SIM110 - a generator costs more than the loop
        if m.powers & mask and m is not me:
            return True
    return False


def _allowed_keeps(g: State, me: Monster) -> list[int]:
    """The keeps that leave frozen dice alone and whose fee can be paid."""
    if not me.powers & (g.masks.frozen_face | g.masks.reroll_fee):
        return keep_moves(g.dice)[:-1]
    frozen: i64 = 0
    for card in bending(g, me, g.masks.frozen_face):
        frozen |= 15 << (card.frozen_face(g, me) << 2)
    most = purse(g, me)
    return [
        move
        for move in keep_moves(g.dice)[:-1]
        if not (g.dice - (move >> 22)) & frozen
        and _reroll_fee(g, me, g.dice - (move >> 22)) <= most
    ]


def _reroll_fee(g: State, me: Monster, rerolled: i64) -> i64:
    fee: i64 = 0
    for card in bending(g, me, g.masks.reroll_fee):
        fee += card.reroll_fee(g, me, rerolled)
    return fee


class DiceWindow(Decision):
    """Rolling is over: cards may still change dice."""

    name = "dice"
    takes_bonus_moves = True

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[g.active]
        if not (me.powers & g.masks.at_dice or g.turn_note):
            return _NOTHING
        return [*_bonus(g, me), *offered(g, me, AT_DICE), PASS]

    def play(self, g: State, item: i64, move: i64) -> None: ...


class Payment(Decision):
    """A price or fee that may be paid partly in health."""

    name = "payment"
    kind = "choose"

    def moves(self, g: State, item: i64) -> list[int]:
        me = g.monsters[seat_of(item)]
        amount = amount_of(item)
        least = max(0, amount - me.energy)
        most = min(amount, me.health - 1)
        return [int(move(PAY, 0, 0, health)) for health in range(least, most + 1)]

    def anytime_moves(self, g: State, me: Monster, item: i64) -> list[int]:
        """Only what leaves enough to pay with: health may fall with the maximum."""
        extra = Decision.anytime_moves(self, g, me, item)
        return [move for move in extra if self._payable_after(g, me, item, move)]

    def _payable_after(self, g: State, me: Monster, item: i64, move: i64) -> bool:
        copy = g.clone()
        use_card(copy, copy.monsters[me.seat], move)
        return len(self.moves(copy, item)) > 0

    def default(self, g: State, item: i64, moves: list[int]) -> i64:
        return moves[0]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[seat_of(item)]
        health = x_of(move)
        pay_health(g, me, health)
        pay(g, me, amount_of(item) - health)


class CardChoice(Decision):
    """A decision that a card asked for."""

    name = "choose"

    def moves(self, g: State, item: i64) -> list[int]:
        card = g.rules.box.cards[card_of(item)]
        return card.choices(g, g.monsters[seat_of(item)], amount_of(item))

    def play(self, g: State, item: i64, move: i64) -> None:
        card = g.rules.box.cards[card_of(item)]
        me = g.monsters[seat_of(item)]
        before = act(g, card, me)
        card.chosen(g, me, amount_of(item), move)
        g.cause = before


class End(Decision):
    """The end-of-turn step: first what cards let their owner do there."""

    name = "end"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        if me.powers & g.masks.at_end:
            Decision.run(self, g, item)
        else:
            end_turn(g, me)

    def moves(self, g: State, item: i64) -> list[int]:
        return [*offered(g, g.monsters[g.active], AT_END), PASS]

    def play(self, g: State, item: i64, move: i64) -> None:
        end_turn(g, g.monsters[g.active])


def end_turn(g: State, me: Monster) -> None:
    """Cards and tokens that work at the end of a turn, in their order; then it is over."""
    if me.powers & g.masks.when_my_turn_ends:
        for card in bending(g, me, g.masks.when_my_turn_ends):
            before = act(g, card, me)
            card.when_my_turn_ends(g, me)
            g.cause = before
    else:
        turn_over(g)


def turn_over(g: State) -> None:
    """The win check; then whoever may take another turn says so."""
    if g.check_due:
        g.rules.check_win(g)
        if g.over:
            return
    if g.turn >= LAST_TURN:
        end_game(g, 0, NO_WINNER)
        return
    me = g.monsters[g.active]
    if me.powers & g.masks.when_my_turn_is_over:
        push(g, NEXT_TURN)
        for card in bending(g, me, g.masks.when_my_turn_is_over):
            card.when_my_turn_is_over(g, me)
    else:
        next_turn(g)


def first_with_points(g: State) -> None:
    """The active monster, then clockwise: the first living one with the points wins alone."""
    goal = g.options.points
    for m in g.monsters:
        if m.points >= goal and m.alive:
            winner = g.monsters[g.active]
            if not winner.alive or winner.points < goal:
                winner = next(other for other in clockwise(g, g.active) if other.points >= goal)
            end_game(g, 1 << winner.seat, BY_POINTS)
            return


class NextTurn(Step):
    """Whether there is another turn has been settled."""

    name = "next_turn"
    outlives_active = True

    def run(self, g: State, item: i64) -> None:
        next_turn(g)


def next_turn(g: State) -> None:
    """Begin an extra turn that was queued, else that of the next living monster clockwise."""
    while g.queued:
        turn: i64 = g.queued[0]
        g.queued = g.queued[1:]
        if g.monsters[turn & 7].alive:
            g.turn_note = turn >> 3
            start_turn(g, turn & 7)
            return
    if g.last_round:
        g.rules.before_passing_on(g)
        if g.over:
            return
    seat = next_in_order(g)
    g.order = seat
    g.turn_note = 0
    start_turn(g, seat)


def next_in_order(g: State) -> i64:
    """The living seat to the left of the one whose place in the round was played."""
    monsters = g.monsters
    seat = g.order
    while True:
        seat += 1
        if seat == len(monsters):
            seat = 0
        if monsters[seat].alive:
            return seat


def begin_turn(g: State, seat: i64, note: i64) -> None:
    """Put a turn on the agenda, for a game or a scenario that begins with it."""
    g.turn_note = note
    push(g, TURN_START, seat)


def go_on_rolling(g: State) -> None:
    """The phases that every turn begins with, up to the last roll."""
    me = g.monsters[g.active]
    phase = g.phase
    g.phase = phase + 1
    if phase == phases.ROLL:
        g.rules.roll.run(g, ROLL | me.seat << 6 | NO_CARD << 9)
    elif phase == phases.START:
        push(g, START, me.seat)
    else:
        first_throw(g, me)


def go_on_buying(g: State) -> None:
    """The phases that every turn ends with."""
    rules = g.rules
    seat = g.active
    if g.phase == phases.BUY:
        g.phase = phases.END
        rules.buy.run(g, BUY | seat << 6 | NO_CARD << 9)
        if g.pending:
            return
    if g.phase == phases.END:
        g.phase = phases.OVER
        if g.monsters[seat].powers:
            rules.end.run(g, END | seat << 6 | NO_CARD << 9)
        else:
            turn_over(g)
    else:
        turn_over(g)
