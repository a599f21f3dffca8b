"""What each seat of a game has earned: the four kinds of rewards, as docs/lab.md defines them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from tokyork.core.state import State

WIN: Final = 0
PLACEMENT: Final = 1
POINTS: Final = 2
SHAPED: Final = 3
_WORTH_OF_POINTS: Final = 0.5
_WORTH_OF_HEALTH: Final = 0.25
_STANDS: Final = 1 << 40


class Payout:
    """The rewards of one game while it goes on."""

    def __init__(self, kind: int, seats: int) -> None:
        """Nothing is earned yet."""
        self.kind: i64 = kind
        self.seats: i64 = seats
        self.standing: i64 = seats
        self.fell: vec[i64] = vec[i64]([_STANDS] * seats)  # after how many moves
        self.settled: i64 = 0  # bits of the seats whose place is paid
        self.worth: vec[float] = vec[float]([0.0] * seats)  # when it was paid last
        self.paid: bool = True  # whether the last pay was anything but zeros

    def begin(self, g: State) -> None:
        """A new game."""
        seat: i64 = 0
        self.standing = self.seats
        self.settled = 0
        while seat < self.seats:
            self.fell[seat] = _STANDS
            self.worth[seat] = self._worth(g, seat)
            seat += 1

    def clone(self) -> Payout:
        """A copy that shares nothing."""
        copy = Payout(int(self.kind), int(self.seats))
        copy.standing = self.standing
        copy.settled = self.settled
        copy.paid = self.paid
        copy.fell = self.fell[:]
        copy.worth = self.worth[:]
        return copy

    def watch(self, g: State) -> None:
        """After every move: note who fell."""
        if self.kind != PLACEMENT:
            return
        standing: i64 = 0
        for m in g.monsters:
            if m.alive:
                standing += 1
        if standing == self.standing:
            return
        self.standing = standing
        for m in g.monsters:
            if not m.alive and self.fell[m.seat] == _STANDS:
                self.fell[m.seat] = g.made

    def pay(self, g: State, out: vec[float], at: i64) -> None:
        """Write what each seat has earned since the last time."""
        if self.kind == WIN and not g.over and not self.paid:
            return  # as it was: nothing
        seat: i64 = 0
        while seat < self.seats:
            out[at + seat] = self._earned(g, seat)
            seat += 1
        self.paid = g.over

    def _earned(self, g: State, seat: i64) -> float:
        if self.kind == WIN:
            return _victory(g, seat)
        if self.kind == PLACEMENT:
            return self._place_paid(g, seat)
        before = self.worth[seat]
        now = self._worth(g, seat)
        self.worth[seat] = now
        if self.kind == SHAPED:
            return _victory(g, seat) + now - before
        return now - before

    # --- placement ---

    def _place_paid(self, g: State, seat: i64) -> float:
        """Once: when it falls, since all who stand then come in before it, or at the end."""
        if self.settled >> seat & 1 or (self.fell[seat] == _STANDS and not g.over):
            return 0.0
        self.settled |= 1 << seat
        return self._placed(g, seat)

    def _placed(self, g: State, seat: i64) -> float:
        """1 for the first place, 0 for the last, evenly between; equals share their mean."""
        mine = self._merit(g, seat)
        better: i64 = 0
        equal: i64 = 0
        other: i64 = 0
        while other < self.seats:
            merit = self._merit(g, other)
            if merit > mine:
                better += 1
            elif merit == mine and other != seat:
                equal += 1
            other += 1
        behind = int(2 * (self.seats - 1 - better) - equal)
        return behind / int(2 * (self.seats - 1))

    def _merit(self, g: State, seat: i64) -> i64:
        """Winners, then who stands by points, then the fallen, the last first."""
        if g.winners >> seat & 1:
            return _STANDS * 2
        m = g.monsters[seat]
        return _STANDS + m.points if m.alive else self.fell[seat]

    # --- points and health ---

    def _worth(self, g: State, seat: i64) -> float:
        if self.kind == POINTS:
            return int(g.monsters[seat].points) / int(g.options.points)
        if self.kind == SHAPED and not g.over:
            return self._promise(g, seat)
        return 0.0

    def _promise(self, g: State, seat: i64) -> float:
        """How a seat stands compared with the mean of its rivals; 0 when the game is over."""
        others = 0.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                others += _standing_of(g, other)
            other += 1
        return _standing_of(g, seat) - others / int(self.seats - 1)


def _victory(g: State, seat: i64) -> float:
    """1 for the victory, or a share of it."""
    if not g.winners >> seat & 1:
        return 0.0
    winners: i64 = 0
    other: i64 = 0
    while other < len(g.monsters):
        winners += g.winners >> other & 1
        other += 1
    return 1.0 / int(winners)


def _standing_of(g: State, seat: i64) -> float:
    m = g.monsters[seat]
    if not m.alive:
        return 0.0
    points = int(m.points) / int(g.options.points)
    health = int(m.health) / int(g.options.health)
    return _WORTH_OF_POINTS * points + _WORTH_OF_HEALTH * health
