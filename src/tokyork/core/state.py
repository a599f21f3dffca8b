"""The position: plain data, and how to copy it. Nothing here knows a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from tokyork.core.declared import attributes
from tokyork.core.packed import NONE

if TYPE_CHECKING:
    from tokyork.core.agenda import Step
    from tokyork.core.cards import Masks
    from tokyork.core.rules import Rules

NOBODY: Final = 7  # a seat that is none
NO_CARD: Final = 255
EMPTY_MARKET: Final[vec[i64]] = vec[i64]([NO_CARD, NO_CARD, NO_CARD])
NO_CAUSE: Final = 7 << 4 | 255 << 8  # the rules themselves; see core.events

# How a game ended.
UNFINISHED: Final = 0
BY_POINTS: Final = 1
BY_ELIMINATION: Final = 2
BY_CARD: Final = 3
NO_WINNER: Final = 4


class Options:
    """What the players agreed on before the game; never changes in play.

    These are the rulebooks' values; a city's own options begin as false.
    """

    health: i64 = 10
    points: i64 = 20
    cap: i64 = 20  # the end of the dial
    first: i64 = NOBODY
    deck: dict[str, int] | None = None

    def same(self, other: Options) -> bool:
        """Whether the same was agreed on."""
        names = attributes(type(self))
        return all(getattr(self, name) == getattr(other, name) for name in names)


@mypyc_attr(acyclic=True)
class Monster:
    """One seat's monster.

    What the engine asks for all the time is a plain i64; the rest is narrower, so that copies
    are small.
    """

    def __init__(self, seat: i64, who: i16) -> None:
        """A monster as it comes out of the box, before the options set its health."""
        self.seat: i64 = seat
        self.health: i64 = 10
        self.points: i64 = 0
        self.energy: i64 = 0
        self.at: i64 = 0  # a place, numbered by the city
        self.cards: i64 = 0  # bits of the Keep cards in front of the monster
        self.copies: i64 = 0  # bits of cards it also acts as, wherever they lie
        self.powers: i64 = 0  # cards, copies and token bits together: what hooks look at
        # Of this turn, whoever's turn it is:
        self.used: i64 = 0  # bits of its cards used up for the turn
        self.used_copies: i64 = 0
        # Of the loss being settled:
        self.loss: i64 = 0
        self.cause: i64 = 0
        # Narrow fields stand side by side: between others each would take as much room as they.
        self.tokens: i32 = 0  # four bits a kind of token
        self.charges: i32 = 0  # four bits for each card of its own that holds tokens
        self.who: i16 = who  # which of the city's six monsters
        self.known: i16 = 0  # how many cards on top of the deck it has seen
        self.gained: i16 = 0  # energy, this turn
        self.memo: i16 = 0  # marks of the turn, see core.verbs
        self.covered: i16 = 0  # part of the loss that something else than health pays
        self.lost: i16 = -1  # what it really cost; -1 if there is nothing to react to
        self.held: i16 = 0  # claw damage that waits until its victim chose to stay
        self.alive: bool = True
        self.hit: bool = False  # lost health to claws in this attack

    def clone(self) -> Monster:
        """A copy that shares nothing."""
        m = Monster(self.seat, self.who)
        m.alive = self.alive
        m.health = self.health
        m.points = self.points
        m.energy = self.energy
        m.at = self.at
        m.cards = self.cards
        m.copies = self.copies
        m.powers = self.powers
        m.tokens = self.tokens
        m.charges = self.charges
        m.known = self.known
        m.used = self.used
        m.used_copies = self.used_copies
        m.gained = self.gained
        m.memo = self.memo
        m.loss = self.loss
        m.covered = self.covered
        m.lost = self.lost
        m.cause = self.cause
        m.held = self.held
        m.hit = self.hit
        return m

    def numbers(self) -> list[int]:
        """All that makes it, as numbers; what is derived from them is left out."""
        return [
            self.seat,
            self.who,
            int(self.alive),
            self.health,
            self.points,
            self.energy,
            self.at,
            self.cards,
            self.copies,
            self.tokens,
            self.charges,
            self.known,
            self.used,
            self.used_copies,
            self.gained,
            self.memo,
            self.loss,
            self.covered,
            self.lost,
            self.cause,
            self.held,
            int(self.hit),
        ]


@mypyc_attr(acyclic=True)
class Board:
    """What a city keeps beside the monsters; one that needs nothing shares this."""

    def clone(self) -> Board:
        """A copy that shares nothing."""
        return self

    def numbers(self) -> list[int]:
        """All that makes it, as numbers."""
        return []


@mypyc_attr(acyclic=True)
class Event:
    """One change, as it is told to people."""

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record
        self, after: i64, kind: i64, seat: i64, amount: i64, extra: i64, cause: i64
    ) -> None:
        """Record what happened after which move, to whom, how much and why."""
        self.after: i64 = after
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.amount: i64 = amount
        self.extra: i64 = extra
        self.cause: i64 = cause


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Where a game draws from, if not from the generator inside its position.

    It belongs to the one game that is played; no copy of a position ever holds it.
    """

    def throw(self, made: int, number: int) -> int:
        """So many dice, after so many moves: what they show."""
        raise NotImplementedError

    def shuffled(self, made: int, things: list[int], board: bool) -> list[int]:
        """Cards, or what lies on the board, in rising order, after so many moves: mixed."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class State:
    """A whole game at one moment."""

    def __init__(
        self, rules: Rules, options: Options, monsters: vec[Monster], board: Board
    ) -> None:
        """An empty table; the city's set-up does the rest."""
        self.rules: Rules = rules
        self.masks: Masks = rules.box.masks  # of the rules; at hand, because all look here
        self.options: Options = options
        self.monsters: vec[Monster] = monsters
        self.board: Board = board
        self.chance: i64 = 1  # the generator; it advances with every draw, whatever the source
        self.source: Source | None = None  # not copied, not saved: see Source
        self.loaded: tuple[int, ...] = ()  # prepared throws, for scenarios and lessons
        self.loaded_used: i64 = 0
        # The cards. These are never changed in place, so that copies share them: see core.packed.
        self.deck: vec[i64] = NONE
        self.drawn: i64 = 0  # how many of the deck are gone
        self.discard: vec[i64] = NONE
        self.market: vec[i64] = EMPTY_MARKET
        self.on_offer: i64 = 0  # bits of the market slots revealed by the latest reveal
        # The turn.
        self.turn: i64 = 0  # turns begun
        self.active: i64 = 0
        self.order: i64 = 0  # the seat whose place in the round this turn takes
        self.first: i64 = 0
        self.queued: tuple[int, ...] = ()  # extra turns, next first
        self.phase: i64 = 0  # the next step of the city's plan of a turn
        self.turn_note: i64 = 0  # what the granter of an extra turn wants remembered
        self.dice: i64 = 0
        self.rolls: i64 = 0  # rolls left
        self.side: i64 = 0  # dice thrown beside the active monster's
        self.probed: i64 = 0  # those of the dice that others rerolled
        self.claws: i64 = 0  # claws of this turn, added ones included
        self.trap: i64 = 0  # what waits for whoever takes a place given up this turn
        self.repeats: i64 = 0  # purchases of cards that pay back, two bits a card
        # The work ahead, and who must choose.
        self.agenda: vec[i64] = NONE  # only the first `depth` of them count
        self.depth: i64 = 0
        self.pending: i64 = 0  # the decision, packed like a step, or 0
        self.asking: Step = rules.roll  # the step behind it; like the moves derived, never saved
        self.moves: vec[i64] = NONE  # of the pending decision; derived, never saved
        self.made: i64 = 0  # moves made
        self.winners: i64 = 0  # bits of seats
        self.ending: i64 = UNFINISHED
        # Truths stand side by side, as narrow fields do.
        self.peeked: bool = False  # somebody knows cards on top of the deck
        self.plain: bool = False  # no card and no token bends this turn's rolls
        self.quick: bool = False  # nothing can change the dice after the last roll
        self.check_due: bool = False  # somebody may have won when the turn ends
        self.last_round: bool = False
        self.over: bool = False
        # For people.
        self.cause: i64 = NO_CAUSE
        self.log: list[Event] | None = None

    def clone(self) -> State:
        """An exact copy that shares nothing that can change. Copies keep no log."""
        monsters = vec[Monster]([m.clone() for m in self.monsters])
        g = State(self.rules, self.options, monsters, self.board.clone())
        g.chance = self.chance
        g.loaded = self.loaded
        g.loaded_used = self.loaded_used
        g.deck = self.deck
        g.drawn = self.drawn
        g.discard = self.discard
        g.peeked = self.peeked
        g.market = self.market
        g.on_offer = self.on_offer
        g.turn = self.turn
        g.active = self.active
        g.order = self.order
        g.first = self.first
        g.queued = self.queued
        g.phase = self.phase
        g.plain = self.plain
        g.quick = self.quick
        g.check_due = self.check_due
        g.turn_note = self.turn_note
        g.last_round = self.last_round
        g.dice = self.dice
        g.rolls = self.rolls
        g.side = self.side
        g.probed = self.probed
        g.claws = self.claws
        g.trap = self.trap
        g.repeats = self.repeats
        if self.depth:
            g.agenda = self.agenda[: self.depth]
            g.depth = self.depth
        g.pending = self.pending
        g.asking = self.asking
        g.moves = self.moves
        g.made = self.made
        g.over = self.over
        g.winners = self.winners
        g.ending = self.ending
        g.cause = self.cause
        g.log = None
        return g

    def numbers(self) -> list[int]:
        """All that makes the position, as numbers; what is derived from them is left out."""
        return [
            self.chance,
            *_counted(list(self.loaded)),
            self.loaded_used,
            *_counted(list(self.deck)),
            self.drawn,
            *_counted(list(self.discard)),
            *_counted(list(self.market)),
            self.on_offer,
            self.turn,
            self.active,
            self.order,
            self.first,
            *_counted(list(self.queued)),
            self.phase,
            int(self.plain),
            int(self.quick),
            int(self.check_due),
            self.turn_note,
            int(self.last_round),
            self.dice,
            self.rolls,
            self.side,
            self.probed,
            self.claws,
            self.trap,
            self.repeats,
            *_counted(list(self.agenda[: self.depth])),
            self.pending,
            self.made,
            int(self.over),
            self.winners,
            self.ending,
            self.cause,
            *[number for m in self.monsters for number in m.numbers()],
            *self.board.numbers(),
        ]


def _counted(numbers: list[int]) -> list[int]:
    """With their count before them, so that nothing runs into what follows."""
    return [len(numbers), *numbers]


def same(a: State, b: State) -> bool:
    """Whether two positions are the same, secrets and the dice to come included.

    Where a game draws from and what was told of it do not count.
    """
    if a.rules is not b.rules or len(a.monsters) != len(b.monsters):
        return False
    if a.options is not b.options and not a.options.same(b.options):
        return False
    return a.numbers() == b.numbers()


_MIXER: Final = 0x9E3779B97F4A7C1  # odd, and its bits are well mixed
_MOST_MIXED: Final = (1 << 62) - 1


def hash_of(g: State) -> int:
    """The same number for positions that are the same, in every build."""
    mixed: i64 = len(g.monsters)
    for number in g.numbers():
        mixed = (mixed ^ number) * _MIXER & _MOST_MIXED
        mixed ^= mixed >> 29
    return mixed
