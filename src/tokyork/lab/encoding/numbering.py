"""From a legal move to the number of its action, as `tokyork.lab.actions` names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import moves as m
from tokyork.core.agenda import kind_of, seat_of
from tokyork.core.dice import FACES, count
from tokyork.core.keeps import PLACES, keep_moves
from tokyork.core.moves import a_of, b_of, verb_of, x_of
from tokyork.core.state import NO_CARD
from tokyork.core.steps import ROLL
from tokyork.errors import BadInputError
from tokyork.new_york import moves as new_york
from tokyork.new_york.board import BOROUGHS, BUILDINGS, HEIGHT
from tokyork.tokyo import moves as tokyo
from tokyork.tokyo.market import seen_cards

if TYPE_CHECKING:
    from tokyork.core.cards import Card
    from tokyork.core.rules import Rules
    from tokyork.core.state import State

VERBS: Final = 64
MOST_NUMBER: Final = 15
MOST_POINTS: Final = 20


class Numbering:
    """Where each family of actions begins; `tokyork.lab.actions` fills it."""

    def __init__(self, rules: Rules) -> None:
        """Nothing is numbered yet."""
        self.rules: Rules = rules
        self.plain: vec[i64] = vec[i64]([-1] * VERBS)  # verbs that are one action
        self.first: vec[i64] = vec[i64]([0] * VERBS)  # the first of the others
        self.away: i64 = 0  # the first of destruction in another borough
        self.uses: vec[i64] = vec[i64]([0] * len(rules.box.cards))  # the first of a card's own
        self.kind: vec[i64] = rules.box.kind
        self.in_tokyo: bool = rules.id == "tokyo"
        # Of plain rolls, each in the place of its dice: see core.keeps.
        self.rolls: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for _ in range(PLACES)])


def numbers(known: Numbering, g: State) -> vec[i64]:
    """The actions of all legal moves of the pending decision, in their order."""
    if g.plain and kind_of(g.pending) == ROLL:
        found = known.rolls[g.dice % PLACES]
        if not len(found):
            found = _numbered(known, g, keep_moves(g.dice))
            known.rolls[g.dice % PLACES] = found
        if len(found) == len(g.moves):
            return found
    return _numbered(known, g, g.moves)


def _numbered(known: Numbering, g: State, moves: vec[i64]) -> vec[i64]:
    return vec[i64]([number(known, g, move) for move in moves])


def number(known: Numbering, g: State, move: i64) -> i64:
    """The action that this legal move is."""
    verb = verb_of(move)
    plain: i64 = known.plain[verb]
    if plain >= 0:
        return plain
    first: i64 = known.first[verb]
    if verb == m.KEEP:
        return first + mask(g.dice, x_of(move))
    if verb == m.USE:
        return known.uses[a_of(move)] + _argument(known, g, move)
    if verb == m.BUY:
        return first + _place(known, g, a_of(move))
    if verb == m.RESOLVE or verb == m.CURE or verb == m.MOVE:  # noqa: PLR1714 - a set costs more
        return first + a_of(move)
    if known.in_tokyo:
        return first + _in_tokyo(known, g, verb, move)
    if verb == new_york.DESTROY and b_of(move):
        return known.away + _unit_in(a_of(move), b_of(move) - 1)
    return first + _in_new_york(known, g, verb, move)


def _in_tokyo(known: Numbering, g: State, verb: i64, move: i64) -> i64:
    if verb == tokyo.RAY:
        return _steps(g, a_of(move))
    if verb == tokyo.BUY_FROM_DECK:
        return _look(known, g, a_of(move))
    return _held(known, g, a_of(move), b_of(move))  # bought from a rival, or copied


def _in_new_york(known: Numbering, g: State, verb: i64, move: i64) -> i64:
    if verb == new_york.DESTROY:
        left = x_of(move)
        return a_of(move) * HEIGHT + (left - 1 if left else 0)
    if verb == new_york.SCATTER:
        return _unit_in(a_of(move), b_of(move))
    if verb == new_york.PHOTO:
        return _steps(g, a_of(move))
    if verb == new_york.ENERGY:
        return _bounded(x_of(move), MOST_POINTS)
    if verb == new_york.SHED or verb == new_york.PAY:  # noqa: PLR1714 - as above
        return _bounded(x_of(move), MOST_NUMBER)
    if verb == new_york.DISCARD or verb == new_york.BUY_FROM_DISCARD:  # noqa: PLR1714 - as above
        return known.kind[a_of(move)]
    return a_of(move)  # a borough


def _argument(known: Numbering, g: State, move: i64) -> i64:
    """What follows `use CARD`, as the card's form says."""
    form = known.rules.box.cards[a_of(move)].form
    if form == m.FACE_TO_FACE:
        return b_of(move) * FACES + x_of(move)
    if form == m.MANY_FACES:
        return mask(g.dice, x_of(move))
    if form == m.ONE_CARD:
        return known.kind[b_of(move)]
    if form == m.SEAT_AND_CARD:
        return _held(known, g, b_of(move), x_of(move))
    if form == m.NUMBER:
        return _bounded(x_of(move), MOST_POINTS)
    return b_of(move)  # a face, a borough, or nothing


def mask(dice: i64, kept: i64) -> i64:
    """Which of the sorted dice are kept, lowest first; of equal ones the first."""
    found: i64 = 0
    place: i64 = 0
    face: i64 = 0
    while face < FACES:
        found |= ((1 << count(kept, face)) - 1) << place
        place += count(dice, face)
        face += 1
    return found


def _place(known: Numbering, g: State, slot: i64) -> i64:
    """Where in the market; of equal cards the first."""
    place: i64 = 0
    for card in g.market:
        if card != NO_CARD and known.kind[card] == known.kind[slot]:
            return place
        place += 1
    raise BadInputError("market", "expected the card that is bought there")


def _look(known: Numbering, g: State, slot: i64) -> i64:
    """Which of the cards seen on the deck."""
    place: i64 = 0
    for card in seen_cards(g, g.monsters[seat_of(g.pending)]):
        if known.kind[card] == known.kind[slot]:
            return place
        place += 1
    raise BadInputError("deck", "expected the card that is bought there")


def _held(known: Numbering, g: State, slot: i64, seat: i64) -> i64:
    """The kind, and how many who hold the same come before, clockwise from the chooser."""
    kind: i64 = known.kind[slot]
    card = known.rules.box.cards[kind]
    seats: i64 = len(g.monsters)
    holder = (seat_of(g.pending) + 1) % seats
    before: i64 = 0
    while holder != seat:
        if _holds(g, holder, card):
            before += 1
        holder = (holder + 1) % seats
    return kind + before


def _holds(g: State, seat: i64, card: Card) -> bool:
    copies = (1 << card.in_box) - 1
    return bool(g.monsters[seat].cards >> card.slot & copies)


def _unit_in(tile: i64, borough: i64) -> i64:
    return (tile - BUILDINGS) * len(BOROUGHS) + borough


def _steps(g: State, seat: i64) -> i64:
    """How many seats clockwise from the chooser."""
    steps = seat - seat_of(g.pending)
    return steps if steps >= 0 else steps + len(g.monsters)


def _bounded(found: i64, most: i64) -> i64:
    if found > most:
        raise BadInputError("options", f"the lab counts to {most}, and this game to {found}")
    return found
