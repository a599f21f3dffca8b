"""The work ahead: a stack of packed steps, run until somebody must choose.

Pending work is data, never a closure, so a game can be copied and saved in the
middle of anything. A step acts, pushes more steps, or asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from tokyork.core.box import acting, offered
from tokyork.core.cards import ANYTIME
from tokyork.core.moves import END, MOVE, PASS, STAY, STOP, USE, a_of, verb_of
from tokyork.core.packed import packed
from tokyork.core.state import NO_CARD

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

_LAST_VERBS: Final = (PASS, STAY, STOP, END)


def pack(kind: i64, seat: i64 = 0, amount: i64 = 0, card: i64 = NO_CARD) -> i64:
    """One step as an integer."""
    return kind | seat << 6 | card << 9 | amount << 17


def put(g: State, item: i64) -> None:
    """Put a packed step on top of the agenda: it comes next."""
    depth = g.depth
    if depth < len(g.agenda):
        g.agenda[depth] = item
    else:
        g.agenda = append(g.agenda, item)
    g.depth = depth + 1


def push(g: State, kind: i64, seat: i64 = 0, amount: i64 = 0, card: i64 = NO_CARD) -> None:
    """Put a step on top of the agenda: it comes next."""
    put(g, pack(kind, seat, amount, card))


def push_for_each(g: State, kind: i64, seats: vec[i64], amount: i64 = 0) -> None:
    """Put one step for each seat on the agenda; the first seat's comes next."""
    left: i64 = len(seats)
    while left:
        left -= 1
        push(g, kind, seats[left], amount)


def ahead(g: State) -> list[int]:
    """The packed steps on the agenda, the next one last."""
    return list(g.agenda[: g.depth])


def set_ahead(g: State, items: list[int]) -> None:
    """Replace the whole agenda."""
    g.agenda = packed(items)
    g.depth = len(items)


def kind_of(item: i64) -> i64:
    """Which step."""
    return item & 63


def seat_of(item: i64) -> i64:
    """Whose step."""
    return item >> 6 & 7


def card_of(item: i64) -> i64:
    """The card it is about, or NO_CARD."""
    return item >> 9 & 255


def amount_of(item: i64) -> i64:
    """A number that the step understands."""
    return item >> 17


class Step:
    """Something that happens; a flyweight, found by its number in the city's list."""

    name: str = ""
    outlives_active: bool = False  # still done when the active monster is knocked out

    def run(self, g: State, item: i64) -> None:
        """Do it."""

    def carry_out(self, g: State, item: i64, move: i64) -> None:
        """Play a move, a card's included, if this is a decision."""

    def play(self, g: State, item: i64, move: i64) -> None:
        """Play a move of its own, if this is a decision."""


class DecisionStep(Step):
    """A step that asks a seat."""

    kind: str = ""  # in the notation, where it is not the name
    takes_bonus_moves: bool = False  # moves that an extra turn adds leave it open, too

    def moves(self, g: State, item: i64) -> Moves:
        """The legal moves, in the order of the notation; none if there is nothing to ask.

        They are never changed afterwards.
        """
        raise NotImplementedError

    def play(self, g: State, item: i64, move: i64) -> None:
        """Carry out one of them."""
        raise NotImplementedError

    def default(self, g: State, item: i64, moves: Moves) -> i64:
        """The move of a player who has nothing to say: the last if it declines, else the first."""
        last = moves[len(moves) - 1]
        return last if declines(last) else moves[0]

    def legal(self, g: State, item: i64) -> Moves:
        """The legal moves, with what the chooser may do beside any choice."""
        moves = self.moves(g, item)
        if len(moves) > 1:
            me = g.monsters[seat_of(item)]
            if me.powers & g.masks.anytime:
                return with_anytime(moves, self.anytime_moves(g, me, item))
        return moves

    def anytime_moves(self, g: State, me: Monster, item: i64) -> Moves:
        """What the chooser may do beside any choice."""
        return offered(g, me, ANYTIME)

    def run(self, g: State, item: i64) -> None:
        """Ask, or play the only move there is."""
        moves = self.moves(g, item)
        if len(moves) > 1:
            me = g.monsters[seat_of(item)]
            if me.powers & g.masks.anytime:
                moves = with_anytime(moves, self.anytime_moves(g, me, item))
            g.pending = item
            g.asking = self
            g.moves = moves
        elif len(moves) == 1:
            self.carry_out(g, item, moves[0])

    def carry_out(self, g: State, item: i64, move: i64) -> None:
        """Play a move; a card's own move leaves the decision open behind it."""
        verb = verb_of(move)
        if verb == USE:
            put(g, item)
            use_card(g, g.monsters[seat_of(item)], move)
        elif verb == MOVE and self.takes_bonus_moves:
            put(g, item)
            g.rules.bonus_move(g, g.monsters[seat_of(item)], move)
        else:
            self.play(g, item, move)


def use_card(g: State, me: Monster, move: i64) -> None:
    """Let a card act on its own move, and be the cause of what follows."""
    card = g.rules.box.cards[a_of(move)]
    with acting(g, card, me):
        card.use(g, me, move)


def declines(move: i64) -> bool:
    """Whether it is one of the moves that stand last and do nothing."""
    return verb_of(move) in _LAST_VERBS


def with_anytime(moves: Moves, extra: Moves) -> Moves:
    """Add what its owner may do at any time, in its place among the card moves."""
    if len(extra) == 0:
        return moves
    end: i64 = len(moves)
    while end and declines(moves[end - 1]):
        end -= 1
    start = end
    while start and verb_of(moves[start - 1]) == USE:
        start -= 1
    uses = moves[start:end]
    for move in extra:
        if move not in uses:
            uses = _with_use(uses, move)
    return extend(extend(moves[:start], uses), moves[end:])


def _with_use(uses: Moves, move: i64) -> Moves:
    """Put a card's move behind those of this card and of cards before it."""
    place: i64 = len(uses)
    while place and a_of(uses[place - 1]) > a_of(move):
        place -= 1
    return extend(append(uses[:place], move), uses[place:])


def run(g: State) -> None:
    """Work until somebody must choose or the game is over.

    What interrupts a turn is on the agenda and comes first; without it the turn
    goes on where it is.
    """
    while not g.pending and not g.over:
        depth = g.depth
        if depth:
            depth -= 1
            g.depth = depth
            item = g.agenda[depth]
            g.rules.steps[kind_of(item)].run(g, item)
        else:
            g.rules.go_on(g)


def decision_of(g: State) -> DecisionStep:
    """The step behind the pending decision."""
    return cast("DecisionStep", g.rules.steps[kind_of(g.pending)])


def rederive(g: State) -> None:
    """Derive the moves of the pending decision anew, after hidden things changed."""
    if g.pending:
        decision = decision_of(g)
        g.asking = decision
        g.moves = decision.legal(g, g.pending)


def count(g: State) -> i64:
    """How many legal moves there are."""
    return len(g.moves)


def move_at(g: State, index: i64) -> i64:
    """The legal move with this number, packed."""
    return g.moves[index]


def play(g: State, index: i64) -> None:
    """Play the legal move with this number and run on."""
    item = g.pending
    move = g.moves[index]
    step = g.asking
    g.pending = 0
    g.made += 1
    verb = verb_of(move)
    if verb == USE or verb == MOVE:  # noqa: PLR1714, SIM109 - a tuple costs twice as much
        step.carry_out(g, item, move)
    else:
        step.play(g, item, move)
    if not g.pending:
        run(g)
