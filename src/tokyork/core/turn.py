"""What both cities share of a turn: its start, the rolls, its end, whose is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend
from mypy_extensions import i64

from tokyork.core import causing, events, phases
from tokyork.core.agenda import DecisionStep, Step, amount_of, card_of, pack, push, seat_of
from tokyork.core.box import acting, bending, offered
from tokyork.core.cards import AT_DICE, AT_END, AT_ROLL, AT_START
from tokyork.core.causing import cause
from tokyork.core.chance import throw_dice
from tokyork.core.damage import end_game
from tokyork.core.dice import MOST_DICE, total
from tokyork.core.events import tell
from tokyork.core.keeps import keep_moves
from tokyork.core.moves import KEEP, PASS, STOP, verb_of, x_of
from tokyork.core.packed import NONE, joined, with_more
from tokyork.core.state import BY_POINTS, NO_CAUSE, NO_WINNER
from tokyork.core.steps import BUY, END, NEXT_TURN, ROLL, START, TURN_START
from tokyork.core.verbs import clockwise, extra_dice, extra_rolls, queued_note, queued_seat

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

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
    g.dice = g.side = g.probed = g.claws = g.trap = g.repeats = 0
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
        _cards_start(g, me)
    if me.powers & g.masks.at_start or g.turn_note:
        g.phase = phases.START
    else:
        first_throw(g, me)
        g.phase = phases.WINDOW
        rules.roll.run(g, pack(ROLL, seat))


def _cards_start(g: State, me: Monster) -> None:
    for card in bending(g, me, g.masks.when_my_turn_starts):
        with acting(g, card, me):
            card.when_my_turn_starts(g, me)


class Start(DecisionStep):
    """Before the first roll: what cards and extra turns offer there."""

    name = "start"
    takes_bonus_moves = True

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        return with_more(joined(_bonus(g, me), offered(g, me, AT_START)), PASS)

    def play(self, g: State, item: i64, move: i64) -> None: ...


def _bonus(g: State, me: Monster) -> Moves:
    return g.rules.bonus_moves(g, me) if g.turn_note else NONE


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
    if g.plain:
        g.plain = not g.rules.must_reroll(g, me)
    g.cause = cause(causing.DICE, me.seat)
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


def dice_are_final(g: State, me: Monster) -> None:
    """Let cards act on dice that nothing changes any more."""
    if me.powers & g.masks.when_my_dice_are_final:
        for card in bending(g, me, g.masks.when_my_dice_are_final):
            with acting(g, card, me):
                card.when_my_dice_are_final(g, me)


def may_roll(g: State) -> bool:
    """Whether there are a roll and dice left."""
    return g.rolls > 0 and g.dice != 0


def further_moves(g: State, me: Monster) -> Moves:
    """What extra turns and cards offer beside keeping and rolling."""
    return joined(_bonus(g, me), offered(g, me, AT_ROLL))


class RollStep(DecisionStep):
    """Keep some dice and roll the others, or stop."""

    name = "roll"
    takes_bonus_moves = True

    def run(self, g: State, item: i64) -> None:
        if not g.plain:
            DecisionStep.run(self, g, item)
        elif g.rolls and g.dice:
            g.pending = item
            g.asking = self
            g.moves = keep_moves(g.dice)
        elif g.quick:
            g.phase = phases.RESOLVE

    def moves(self, g: State, item: i64) -> Moves:
        keeps = keep_moves(g.dice) if may_roll(g) else NONE
        further = further_moves(g, g.monsters[g.active])
        if len(further) == 0:
            return keeps
        return append(extend(keeps[:-1], further), STOP)

    def default(self, g: State, item: i64, moves: Moves) -> i64:
        """Stop, else the keep that rerolls fewest dice."""
        if moves[len(moves) - 1] == STOP:
            return STOP
        keeps = [move for move in moves if verb_of(move) == KEEP]
        return max(keeps, key=lambda move: total(x_of(move)))

    def play(self, g: State, item: i64, move: i64) -> None:
        if move == STOP:
            if g.quick:
                g.phase = phases.RESOLVE
            return
        g.rolls -= 1
        kept = x_of(move)
        if g.plain and g.log is None:
            dice = kept + throw_dice(g, total(g.dice - kept))
            g.dice = dice
            if g.rolls:
                g.pending = item
                g.moves = keep_moves(dice)
            elif g.quick:
                g.phase = phases.RESOLVE
            return
        reroll(g, g.monsters[g.active], kept)
        self.run(g, item)


class DiceWindow(DecisionStep):
    """Rolling is over: cards may still change dice."""

    name = "dice"
    takes_bonus_moves = True

    def moves(self, g: State, item: i64) -> Moves:
        me = g.monsters[g.active]
        if not (me.powers & g.masks.at_dice or g.turn_note):
            return NONE
        return with_more(joined(_bonus(g, me), offered(g, me, AT_DICE)), PASS)

    def play(self, g: State, item: i64, move: i64) -> None: ...


class CardChoice(DecisionStep):
    """A decision that a card asked for."""

    name = "choose"

    def moves(self, g: State, item: i64) -> Moves:
        card = g.rules.box.cards[card_of(item)]
        return card.choices(g, g.monsters[seat_of(item)], amount_of(item))

    def play(self, g: State, item: i64, move: i64) -> None:
        card = g.rules.box.cards[card_of(item)]
        me = g.monsters[seat_of(item)]
        with acting(g, card, me):
            card.chosen(g, me, amount_of(item), move)


class End(DecisionStep):
    """The end-of-turn step: first what cards let their owner do there."""

    name = "end"

    def run(self, g: State, item: i64) -> None:
        me = g.monsters[g.active]
        if me.powers & g.masks.at_end:
            DecisionStep.run(self, g, item)
        else:
            end_turn(g, me)

    def moves(self, g: State, item: i64) -> Moves:
        return with_more(offered(g, g.monsters[g.active], AT_END), PASS)

    def play(self, g: State, item: i64, move: i64) -> None:
        end_turn(g, g.monsters[g.active])


def end_turn(g: State, me: Monster) -> None:
    """Cards and tokens that work at the end of a turn, in their order; then it is over."""
    if me.powers & g.masks.when_my_turn_ends:
        for card in bending(g, me, g.masks.when_my_turn_ends):
            with acting(g, card, me):
                card.when_my_turn_ends(g, me)
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
    enough = g.options.points
    for m in g.monsters:
        if m.points >= enough and m.alive:
            winner = g.monsters[g.active]
            if not winner.alive or winner.points < enough:
                winner = next(other for other in clockwise(g, g.active) if other.points >= enough)
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
        seat = queued_seat(turn)
        if g.monsters[seat].alive:
            g.turn_note = queued_note(turn)
            start_turn(g, seat)
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
        g.rules.roll.run(g, pack(ROLL, me.seat))
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
        rules.buy.run(g, pack(BUY, seat))
        if g.pending:
            return
    if g.phase == phases.END:
        g.phase = phases.OVER
        if g.monsters[seat].powers:
            rules.end.run(g, pack(END, seat))
        else:
            turn_over(g)
    else:
        turn_over(g)
