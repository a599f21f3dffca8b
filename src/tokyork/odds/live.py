"""The roll of a game under way: what may be done with its dice, asked of the engine.

No card is named here. Numbers come from the hooks, and what a card's own reroll costs is
found out by using it on copies.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tokyork.core.agenda import decision_of, use_card
from tokyork.core.box import offered
from tokyork.core.cards import AT_ROLL
from tokyork.core.chance import seeded
from tokyork.core.dice import FACES, count, gather, one, total
from tokyork.core.moves import BARE, MANY_FACES, USE, a_of, verb_of, x_of
from tokyork.core.moves import KEEP as KEEP_MOVE
from tokyork.core.moves import STOP as STOP_MOVE
from tokyork.core.turn import first_throw
from tokyork.errors import BadInputError
from tokyork.new_york.board import in_new_york
from tokyork.new_york.rolling import frozen_dice, reroll_fee
from tokyork.odds.roll_rules import FREE, KEEP, NO_FACE, STOP, RollChoice, RollRules

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

MOST_EXTRA: Final = 8  # extra rerolls that are looked at; more of them change next to nothing


@dataclass(frozen=True)
class Roll:
    """A roll: how many dice, how they lie (0 before the first throw), and what is left."""

    pool: int
    dice: int
    rerolls: int
    """Those everybody has; extra ones are in the rules."""
    rules: RollRules


def roll_of(g: State, energy: float = 0.0, token: float = 0.0) -> Roll:
    """The roll that the active monster is in.

    `energy` and `token` say what one energy, and one token of a card, are worth in the
    value that is played for: so much do fees and extra rerolls take off it.
    """
    if not g.pending or decision_of(g).name != "roll":
        raise BadInputError("game", "expected a decision about a roll")
    me = g.monsters[g.active]
    return Roll(int(total(g.dice)), int(g.dice), int(g.rolls), _rules(g, me, energy, token))


def next_roll(g: State, seat: int, energy: float = 0.0, token: float = 0.0) -> Roll:
    """The roll that a seat would have if its turn began now, before its first throw."""
    copy = _copy(g)
    copy.active = seat
    copy.turn_note = 0
    me = copy.monsters[seat]
    first_throw(copy, me)
    return Roll(int(total(copy.dice)), 0, int(copy.rolls), _rules(copy, me, energy, token))


def move_number(g: State, choice: RollChoice) -> int:
    """The number of a choice among the legal moves of the roll that is pending."""
    for number, move in enumerate(g.moves):
        if _is(g, move, choice):
            return number
    raise BadInputError("choice", "expected something that may be done with the dice now")


def _is(g: State, move: int, choice: RollChoice) -> bool:
    if choice.kind == STOP:
        return move == STOP_MOVE
    if choice.kind == KEEP:
        return verb_of(move) == KEEP_MOVE and x_of(move) == choice.keep
    if choice.kind == FREE:
        return _has_form(g, move, BARE) and _rerolls_one_die(g, g.monsters[g.active], move)
    return _has_form(g, move, MANY_FACES) and x_of(move) == choice.keep


def _has_form(g: State, move: int, form: int) -> bool:
    return verb_of(move) == USE and g.rules.box.cards[a_of(move)].form == form


# --- asking the engine ---


def _copy(g: State) -> State:
    """A copy to try things on; its dice tell nothing of those to come."""
    copy = g.clone()
    copy.loaded = ()
    copy.chance = seeded(0)
    return copy


def _rules(g: State, me: Monster, energy: float, token: float) -> RollRules:
    taxed, fee = _tax(g, me)
    return RollRules(
        free=_free_face(g, me),
        frozen=_frozen(g, me),
        taxed=taxed,
        fee=fee,
        purse=int(g.rules.purse(g, me)) if fee else 0,
        fee_price=fee * energy,
        must_reroll=g.rules.must_reroll(g, me),
        extra=_extra_rerolls(g, me, energy, token),
    )


def _frozen(g: State, me: Monster) -> int:
    """The faces that may not be rerolled."""
    if not in_new_york(g):
        return 0
    dice = frozen_dice(g, me)
    return sum(1 << face for face in range(FACES) if count(dice, face))


def _tax(g: State, me: Monster) -> tuple[int, int]:
    """The faces that cost something to reroll, and what."""
    if not in_new_york(g):
        return 0, 0
    taxed = sum(1 << face for face in range(FACES) if reroll_fee(g, me, one(face)))
    return taxed, int(reroll_fee(g, me, _one_of_each()))


def _one_of_each() -> int:
    return gather(list(range(FACES)))


def _free_face(g: State, me: Monster) -> int:
    """The face whose dice a card rerolls one by one for nothing."""
    if not me.powers & g.masks.at_roll:
        return NO_FACE
    for face in range(FACES):
        copy = _copy(g)
        copy.dice = one(face)
        holder = copy.monsters[me.seat]
        for move in offered(copy, holder, AT_ROLL):
            if _has_form(copy, move, BARE) and _rerolls_one_die(copy, holder, move):
                return face
    return NO_FACE


def _rerolls_one_die(g: State, me: Monster, move: int) -> bool:
    """Whether a card's move only throws a die again, and costs nothing."""
    copy = _copy(g)
    holder = copy.monsters[me.seat]
    use_card(copy, holder, move)
    threw = copy.chance != seeded(0) and total(copy.dice) == total(g.dice)
    return threw and _belongings(holder) == _belongings(me)


def _belongings(m: Monster) -> tuple[int, int, int, int, int]:
    return (int(m.energy), int(m.health), int(m.points), int(m.powers), int(m.charges))


def _extra_rerolls(g: State, me: Monster, energy: float, token: float) -> tuple[float, ...]:
    """What each reroll costs that cards offer beside the normal ones, until they are spent."""
    prices: list[float] = []
    if not me.powers & g.masks.at_roll:
        return ()
    copy = _copy(g)
    holder = copy.monsters[me.seat]
    while len(prices) < MOST_EXTRA:
        copy.dice = _one_of_each()
        moves = [m for m in offered(copy, holder, AT_ROLL) if _has_form(copy, m, MANY_FACES)]
        if not moves:
            break
        before = int(holder.energy)
        use_card(copy, holder, moves[0])
        paid = before - int(holder.energy)
        prices.append(paid * energy if paid else token)
    return tuple(prices)
