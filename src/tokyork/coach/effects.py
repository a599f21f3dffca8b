"""What dice would do, found out on copies, so that every card has its say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tokyork.bots.thinking.ahead import begin_after_dice
from tokyork.bots.thinking.habits import habit
from tokyork.core import events, phases
from tokyork.core.agenda import play
from tokyork.core.dice import alone
from tokyork.formats.notation import decision_kind
from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.state import Event, State
    from tokyork.words.parts import Resource

    Changes = dict[tuple[int, Resource], int]

STEPS = 60  # more decisions than any resolving has
KINDS: dict[int, tuple[Resource, int]] = {
    int(events.POINTS_GAINED): ("points", 1),
    int(events.POINTS_LOST): ("points", -1),
    int(events.HEALTH_GAINED): ("health", 1),
    int(events.HEALTH_LOST): ("health", -1),
    int(events.ENERGY_GAINED): ("energy", 1),
    int(events.ENERGY_LOST): ("energy", -1),
    int(events.ENERGY_PAID): ("energy", -1),
}
WEIGHTS: dict[Resource, float] = {"points": 1.0, "health": 0.8, "energy": 0.5}
FALL = 6.0
"""What a rival less is worth, in points."""


def until_resolved(g: State, choose: Callable[[State], int]) -> list[Event]:
    """What happens while the dice are resolved, if everybody chooses so."""
    g.log = []
    for _ in range(STEPS):
        if g.over or not g.pending or g.phase > phases.MOVE or _has_ended(g.log):
            break
        if g.phase == phases.MOVE and decision_kind(g) == "move":
            break
        play(g, choose(g))
    return g.log


def _has_ended(log: list[Event]) -> bool:
    return any(event.kind == events.TURN_STARTED for event in log)


def changes(log: list[Event]) -> Changes:
    """What each seat gains or loses in this turn, by seat and kind."""
    found: Changes = {}
    for event in log:
        if event.kind == events.TURN_STARTED:
            break
        if event.kind in KINDS:
            kind, sign = KINDS[int(event.kind)]
            key = (int(event.seat), kind)
            found[key] = found.get(key, 0) + sign * int(event.amount)
    return {key: change for key, change in found.items() if change}


@dataclass(frozen=True)
class Effect:
    """What some dice do."""

    changes: Changes
    fallen: frozenset[int]
    """Seats that do not stand afterwards."""

    def without(self, other: Effect) -> Effect:
        """What comes to it beside another."""
        keys = dict.fromkeys((*self.changes, *other.changes))
        rest = {key: self.changes.get(key, 0) - other.changes.get(key, 0) for key in keys}
        return Effect({k: n for k, n in rest.items() if n}, self.fallen - other.fallen)

    def worth(self, seat: int) -> float:
        """To a seat, about in points; others' losses are gains."""
        found = sum(
            WEIGHTS[kind] * n if who == seat else -0.8 * WEIGHTS[kind] * n
            for (who, kind), n in self.changes.items()
        )
        return found + sum(-FALL if who == seat else FALL for who in self.fallen)


class Effects:
    """What so many dice of each face would do for the seat that rolls, each face alone."""

    def __init__(self, g: State, seat: int) -> None:
        """Look when asked."""
        self.seat = seat
        self._g = determinize(g, seat, int(g.made))
        self._known: dict[int, Effect] = {}
        self._standing = frozenset(int(m.seat) for m in g.monsters if m.alive)

    def of(self, face: int, number: int) -> Effect:
        """Beside what happens without any dice."""
        return self.of_dice(int(alone(face, number))).without(self.of_dice(0))

    def of_dice(self, dice: int) -> Effect:
        """Of some dice together."""
        if dice not in self._known:
            self._known[dice] = self._look(dice)
        return self._known[dice]

    def _look(self, dice: int) -> Effect:
        g = self._g.clone()
        g.log = []
        begin_after_dice(g, dice)
        before = list(g.log or ())
        log = before + ([] if _has_ended(before) else until_resolved(g, _usual))
        down = self._standing - {int(m.seat) for m in g.monsters if m.alive}
        return Effect(changes(log), frozenset(down))


def _usual(g: State) -> int:
    return int(habit(g))
