"""What New York's dice do, kind by kind in the order their owner chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core import steps as core
from tokyork.core.agenda import DecisionStep, push, put
from tokyork.core.belongings import unused, use_up
from tokyork.core.causing import DICE, cause
from tokyork.core.dice import FACES as NUMBER_OF_FACES
from tokyork.core.dice import MOST_COUNTED, alone, count, gather, one
from tokyork.core.events import tell
from tokyork.core.hearts import hearts_only_heal
from tokyork.core.moves import RESOLVE, a_of, move
from tokyork.core.turn import dice_are_final
from tokyork.core.verbs import change_die, gain_energy, heal_by_dice
from tokyork.new_york import steps
from tokyork.new_york.army import resolve_ouch
from tokyork.new_york.board import city
from tokyork.new_york.cards import MASKS, bending
from tokyork.new_york.events import RESULTS_ADDED
from tokyork.new_york.goals import resolve_stars

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

FACES: Final = ("heart", "energy", "claw", "star", "destroy", "ouch")
HEART: Final = 0
ENERGY: Final = 1
CLAW: Final = 2
STAR: Final = 3
DESTROY: Final = 4
OUCH: Final = 5


def add_results(g: State, me: Monster, face: i64, amount: i64) -> None:
    """Let a card add results to those of the dice."""
    added = alone(face, amount)
    city(g).added += added
    tell(g, RESULTS_ADDED, me.seat, added)


def unresolved(g: State, face: i64) -> i64:
    """Dice of a kind that cards may still change."""
    board = city(g)
    return count(board.open if board.fixed else g.dice, face)


def bend_die(g: State, me: Monster, face: i64, new_face: i64) -> None:
    """Turn a die that is not resolved yet to another face."""
    change_die(g, me, face, new_face)
    board = city(g)
    if board.fixed:
        board.open += one(new_face) - one(face)


def bend_again(g: State, me: Monster, face: i64, new_face: i64) -> None:
    """Do so where it can be turned back: it is counted, so that there is an end to it."""
    city(g).bends += 1
    bend_die(g, me, face, new_face)


def give_up_die(g: State, face: i64) -> None:
    """Take a die that is not resolved yet off the table."""
    g.dice -= one(face)
    board = city(g)
    if board.fixed:
        board.open -= one(face)


def fix_results(g: State, me: Monster) -> None:
    """The first dice window is closed: results that cards add are counted, once."""
    city(g).fixed = True
    city(g).open = g.dice
    g.cause = cause(DICE, me.seat)
    if g.log is not None:
        tell(g, events.DICE_FINAL, me.seat, g.dice, 0)
    dice_are_final(g, me)


# The 64 sets of kinds, a bit in the place of each count, leave different remainders.
_ANY: Final = 0x111111
_SETS: Final = 66


def _resolve_moves() -> vec[Moves]:
    """`resolve FACE` for every set of kinds, at its remainder."""
    table = vec[vec[i64]]([vec[i64]() for _ in range(_SETS)])
    for number in range(1 << NUMBER_OF_FACES):
        faces = [face for face in range(NUMBER_OF_FACES) if number >> face & 1]
        table[gather(faces) % _SETS] = vec[i64]([move(RESOLVE, face) for face in faces])
    return table


_RESOLVES: Final[vec[Moves]] = _resolve_moves()


class Kind(DecisionStep):
    """Which kind of result is resolved next."""

    name = "resolve"

    def moves(self, g: State, item: i64) -> Moves:
        board = city(g)
        left = board.open + board.added
        left |= left >> 1
        return _RESOLVES[((left | left >> 2) & _ANY) % _SETS]

    def play(self, g: State, item: i64, move: i64) -> None:
        me = g.monsters[g.active]
        face = a_of(move)
        board = city(g)
        of_this_kind = alone(face, MOST_COUNTED)
        amount = count(board.open + board.added, face)
        board.open &= ~of_this_kind
        board.added &= ~of_this_kind
        put(g, item)
        left = board.open + board.added
        if left and (me.powers & MASKS.at_dice or g.turn_note):
            board.bends = 0
            push(g, core.DICE, me.seat)
        g.cause = cause(DICE, me.seat, face)  # the kind stands where a card would
        resolve(g, me, face, amount)


def resolve(g: State, me: Monster, face: i64, amount: i64) -> None:
    """Carry out all results of one kind."""
    if face == HEART:
        if not hearts_only_heal(g, me):
            push(g, core.HEARTS, me.seat, amount)
        elif g.rules.hearts_heal(g, me):
            heal_by_dice(g, me, amount)
    elif face == ENERGY:
        if me.powers & MASKS.my_energy_from_dice:
            amount = _bent_energy(g, me, amount)
        gain_energy(g, me, amount)
    elif face == CLAW:
        push(g, steps.CLAWS, me.seat, amount)
    elif face == STAR:
        resolve_stars(g, me, amount)
    elif face == DESTROY:
        push(g, steps.DESTROY, me.seat, amount)
    else:
        resolve_ouch(g, me, amount)


def _bent_energy(g: State, me: Monster, amount: i64) -> i64:
    """What cards make of energy dice: once a turn, though these may come in several portions."""
    for card in bending(g, me, MASKS.my_energy_from_dice):
        amount = card.my_energy_from_dice(g, me, amount)
        if unused(me, card):
            use_up(me, card)
    return amount
