"""A player that is good for its speed: it plays everybody in the games of a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.bots.thinking.ahead import after_dice, after_move
from tokyork.bots.thinking.habits import habit
from tokyork.bots.thinking.keeping import Keeping, sums
from tokyork.bots.thinking.worth import Temper, worth
from tokyork.bots.thinking.yields import draw_yield, is_asked_to_yield
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play, seat_of
from tokyork.core.dice import FACES, alone, total
from tokyork.core.moves import BUY, END, KEEP, STOP, a_of, move, verb_of, x_of
from tokyork.new_york import steps as places
from tokyork.new_york.board import borough_of, in_manhattan, in_new_york, units_in
from tokyork.new_york.board import city as new_york

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

_MOST_STEPS: Final = 20_000
_MOST_KEEPINGS: Final = 3000  # about 8 KB each
_WORST: Final = -1e300
_LEANING: Final = 1e-6  # how much better habit is among equals


class Quick:
    """Remembers what it found out about rolls and cards in positions that are much alike."""

    def __init__(self, temper: Temper) -> None:
        """Nothing is known yet."""
        self.temper: Temper = temper
        self._keepings: dict[int, Keeping] = {}
        self._purchases: dict[int, float] = {}

    def move(self, g: State) -> i64:
        """The number of the move that it makes."""
        kind = kind_of(g.pending)
        if kind == steps.ROLL:
            if g.dice and g.rolls:
                return self._roll(g)
        elif kind == steps.BUY:
            return self._buy(g)
        elif in_new_york(g) and _moves(kind):
            return self._weigh(g)
        return habit(g)

    def _weigh(self, g: State) -> i64:
        """What looks best a moment later; of equals, what habit does."""
        seat = seat_of(g.pending)
        best = habit(g)
        most = worth(after_move(g, best), seat, self.temper) + _LEANING
        number: i64 = 0
        while number < len(g.moves):
            value = worth(after_move(g, number), seat, self.temper)
            if value > most:
                best, most = number, value
            number += 1
        return best

    # --- rolls ---

    def _roll(self, g: State) -> i64:
        keeping = self.keeping(g)
        if not g.plain:
            return best_allowed(g, keeping)
        kept = keeping.best(g.dice, g.rolls)
        last: i64 = len(g.moves) - 1
        if kept == g.dice:
            return last
        wanted = move(KEEP, 0, 0, kept)
        number: i64 = 0
        while number < last:
            if g.moves[number] == wanted:
                return number
            number += 1
        return last

    def keeping(self, g: State) -> Keeping:
        """How to roll in positions like this one."""
        me = g.monsters[g.active]
        pool = total(g.dice)
        likeness = _likeness(g, me) << 4 | pool
        if not g.plain:
            likeness = -likeness
        found = self._keepings.get(likeness)
        if found is None:
            if len(self._keepings) >= _MOST_KEEPINGS:
                self._keepings.clear()
            found = Keeping(pool, sums(pool, self.faces(g, pool)), not g.plain)
            self._keepings[likeness] = found
        return found

    def faces(self, g: State, pool: i64) -> list[list[float]]:
        """What so many dice of each face are worth, each face alone."""
        seat = g.active
        nothing = worth(after_dice(g, 0), seat, self.temper)
        worths: list[list[float]] = []
        face: i64 = 0
        while face < FACES:
            row = [0.0]
            number: i64 = 1
            while number <= pool:
                after = after_dice(g, alone(face, number))
                row.append(worth(after, seat, self.temper) - nothing)
                number += 1
            worths.append(row)
            face += 1
        return worths

    # --- purchases ---

    def _buy(self, g: State) -> i64:
        best: i64 = len(g.moves) - 1
        most = 0.0
        number: i64 = 0
        while number < len(g.moves):
            move: i64 = g.moves[number]
            if verb_of(move) == BUY:
                gain = self._purchase(g, number, move)
                if gain > most:
                    best, most = number, gain
            number += 1
        return best

    def _purchase(self, g: State, number: i64, move: i64) -> float:
        """What a card is worth more than its price."""
        place = a_of(move)
        found = self._purchases.get(place)
        if found is None:
            end: i64 = len(g.moves) - 1
            if verb_of(g.moves[end]) != END:
                return 0.0
            found = worth(after_move(g, number), g.active, self.temper)
            found -= worth(after_move(g, end), g.active, self.temper)
            self._purchases[place] = found
        return found


def _moves(kind: i64) -> bool:
    """Whether it is chosen where to go."""
    if kind == places.MOVE:
        return True
    return kind == places.FLEE


def best_allowed(g: State, keeping: Keeping) -> i64:
    """The best of the moves that a bent roll allows; cards are left alone."""
    best: i64 = -1
    most = _WORST
    number: i64 = 0
    while number < len(g.moves):
        move: i64 = g.moves[number]
        value = _WORST
        if move == STOP:
            value = keeping.stop(g.dice)
        elif verb_of(move) == KEEP:
            value = keeping.value(x_of(move), g.rolls)
        if value > most:
            best, most = number, value
        number += 1
    if best < 0:
        return habit(g)
    return best


_POINTS: Final[list[int]] = [0, 1, 1, 2, 3, 3, 3, 4, 4, 4, 4, 5]  # left to the goal, in classes
_HEALTH: Final[list[int]] = [0, 1, 2, 3, 4, 4, 5, 5, 6, 7, 8, 9, 9]
_WEAKEST: Final[list[int]] = [0, 1, 2, 3, 4, 4, 5]


def _likeness(g: State, me: Monster) -> i64:
    """What positions have in common in which a monster wants the same dice."""
    inside = _inside(g, me)
    weakest: i64 = 15
    targets: i64 = 0
    for m in g.monsters:
        if m.alive and m.seat != me.seat and _inside(g, m) != inside:
            targets += 1
            if m.health < weakest:
                weakest = m.health
    if targets > 2:
        targets = 2
    likeness = _class(_POINTS, g.options.points - me.points)
    likeness |= _class(_HEALTH, me.health) << 4 | _class(_WEAKEST, weakest) << 8 | targets << 12
    if inside:
        likeness |= 1 << 14
    if in_new_york(g):
        if new_york(g).superstar == me.seat:
            likeness |= 1 << 15
        units = units_in(g, borough_of(me.at))
        if units > 3:
            units = 3
        likeness |= units << 16
    return likeness


def _class(classes: list[int], number: i64) -> i64:
    """The class of a number; the last one has all that are larger."""
    if number < 0:
        return classes[0]
    if number >= len(classes):
        return classes[len(classes) - 1]
    return classes[number]


def _inside(g: State, m: Monster) -> bool:
    if in_new_york(g):
        return in_manhattan(m)
    return m.at != 0


NOBODY: Final = -1


def play_until_asked(g: State, quick: Quick, last: i64, seat: i64) -> bool:
    """Play until this turn is over, up to a choice of the seat that is no roll: if there is one."""
    left: i64 = _MOST_STEPS
    while not g.over and g.turn <= last and left:
        if seat_of(g.pending) == seat and kind_of(g.pending) != steps.ROLL:
            return True
        play(g, draw_yield(g) if is_asked_to_yield(g) else quick.move(g))
        left -= 1
    return False
