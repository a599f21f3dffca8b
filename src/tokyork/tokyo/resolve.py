"""What Tokyo's dice do: numbers, hearts, energy, claws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, Step, amount_of, push, seat_of
from tokyork.core.box import acting
from tokyork.core.causing import CARD, CLAWS, DICE, cause
from tokyork.core.damage import forget_hits, hurt, reduced, settle
from tokyork.core.dice import count
from tokyork.core.events import tell
from tokyork.core.hearts import hearts_only_heal
from tokyork.core.moves import RESOLVE, a_of, move
from tokyork.core.steps import HEARTS
from tokyork.core.turn import dice_are_final
from tokyork.core.verbs import gain_energy, gain_points, heal_by_dice, others
from tokyork.tokyo.cards import MASKS, bending
from tokyork.tokyo.places import OUTSIDE
from tokyork.tokyo.steps import ATTACK, ENERGY, RESOLVE_ORDER, YIELD_ROUND
from tokyork.tokyo.verbs import hold_back

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

FACES: Final = ("1", "2", "3", "heart", "energy", "claw")
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY_FACE: Final = 4
CLAW: Final = 5


def _number_points(numbers: int) -> int:
    points = 0
    for face in (ONE, TWO, THREE):
        n = int(count(numbers, face))
        if n >= 3:
            points += face + 1 + n - 3
    return points


_NUMBERS: Final = 0xFFF  # the 1s, 2s and 3s of the dice
_NUMBER_POINTS: Final[vec[i64]] = vec[i64]([_number_points(n) for n in range(_NUMBERS + 1)])


def number_points(dice: i64) -> i64:
    """The points for the numbers among the dice."""
    return _NUMBER_POINTS[dice & _NUMBERS]


def resolve_dice(g: State, me: Monster) -> None:
    """The dice are final: count the claws, then resolve kind by kind."""
    dice = g.dice
    rolled = count(dice, CLAW)
    claws = rolled
    if me.powers & MASKS.bends_claws:
        claws = _with_card_claws(g, me, claws)
    g.claws = claws
    if g.log is not None:
        tell(g, events.DICE_FINAL, me.seat, dice, claws - rolled)
    if claws and count(dice, HEART) and me.powers & MASKS.at_heart:
        push(g, RESOLVE_ORDER, me.seat)
    else:
        _resolve(g, me, claws_first=False)


def _with_card_claws(g: State, me: Monster, claws: i64) -> i64:
    for card in bending(g, me, MASKS.my_free_claws):
        claws += card.my_free_claws(g, me)
    if claws:
        for card in bending(g, me, MASKS.my_extra_claws):
            claws += card.my_extra_claws(g, me)
    return claws


class ResolveOrder(DecisionStep):
    """Who can turn hearts on others chooses whether claws come before hearts."""

    name = "resolve"

    def moves(self, g: State, item: i64) -> Moves:
        return vec[i64]([move(RESOLVE, HEART), move(RESOLVE, CLAW)])

    def play(self, g: State, item: i64, move: i64) -> None:
        _resolve(g, g.monsters[seat_of(item)], claws_first=a_of(move) == CLAW)


def _resolve(g: State, me: Monster, *, claws_first: bool) -> None:
    g.cause = cause(DICE, me.seat)
    dice_are_final(g, me)
    points = number_points(g.dice)
    if points:
        gain_points(g, me, points)
    hearts = count(g.dice, HEART)
    energy = count(g.dice, ENERGY_FACE)
    if claws_first:
        push(g, HEARTS, me.seat, hearts)
        gain_energy(g, me, energy)
        attack(g, me)
    elif hearts and not hearts_only_heal(g, me):
        push(g, ATTACK, me.seat)
        push(g, ENERGY, me.seat, energy)
        push(g, HEARTS, me.seat, hearts)
    else:
        if hearts and me.at == OUTSIDE:
            heal_by_dice(g, me, hearts)
        if energy:
            gain_energy(g, me, energy)
        if g.claws:
            attack(g, me)


class Energy(Step):
    """Energy dice are one gain."""

    name = "energy"

    def run(self, g: State, item: i64) -> None:
        g.cause = cause(DICE, g.active)
        gain_energy(g, g.monsters[seat_of(item)], amount_of(item))


class Attack(Step):
    """Claws strike."""

    name = "attack"

    def run(self, g: State, item: i64) -> None:
        if g.claws:
            attack(g, g.monsters[seat_of(item)])


def attack(g: State, me: Monster) -> None:
    """Every claw hits the monsters in Tokyo from outside, or those outside from Tokyo."""
    if g.log is not None:
        tell(g, events.ATTACKED, me.seat, g.claws)
    forget_hits(g)
    if me.powers & MASKS.when_i_attack:
        for card in bending(g, me, MASKS.when_i_attack):
            with acting(g, card, me):
                card.when_i_attack(g, me)
    far = me.powers & MASKS.bends_strike
    yields = _strike_far(g, me) if far else _strike_across(g, me)
    if yields:
        push(g, YIELD_ROUND, me.seat)
    settle(g, me.seat)


def _strike_across(g: State, me: Monster) -> bool:
    """Strike from outside into Tokyo, or out of it; says whether somebody may yield."""
    inside = me.at != OUTSIDE
    by_claws = cause(CLAWS, me.seat)
    yields = False
    for m in g.monsters:
        if m.alive and (m.at != OUTSIDE) != inside:
            _strike(g, m, g.claws, by_claws)
            if not inside:
                yields = True
    return yields


def _strike_far(g: State, me: Monster) -> bool:
    """Strike with cards that reach further than claws alone."""
    inside = me.at != OUTSIDE
    yields = False
    for m in others(g, me):
        extra = _extra_damage(g, me, m)
        if (m.at != OUTSIDE) != inside or _reaches(g, me, m):
            _strike(g, m, g.claws + extra, cause(CLAWS, me.seat))
            if m.at != OUTSIDE:
                yields = True
        elif extra:
            hurt(m, extra, cause(CARD, me.seat, _fire(g, me)))
    return yields


def _strike(g: State, m: Monster, amount: i64, by_claws: i64) -> None:
    """Hit with claws, or hold the blow back for a victim that may choose first."""
    if m.powers & MASKS.my_loss_waits and m.at != OUTSIDE and reduced(g, m, amount):
        hold_back(m, amount)
    else:
        hurt(m, amount, by_claws)


def _reaches(g: State, me: Monster, other: Monster) -> bool:
    return any(card.my_claws_reach(g, me, other) for card in bending(g, me, MASKS.my_claws_reach))


def _extra_damage(g: State, me: Monster, other: Monster) -> i64:
    extra: i64 = 0
    for card in bending(g, me, MASKS.extra_damage_to):
        extra += card.extra_damage_to(g, me, other)
    return extra


def _fire(g: State, me: Monster) -> i64:
    """The card behind damage that no claw carries."""
    return bending(g, me, MASKS.extra_damage_to)[0].slot
