"""What one, two and three Ouch would do to everyone: the engine's own fire, on copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import pack
from tokyork.core.damage import reduced
from tokyork.core.verbs import clockwise
from tokyork.forecast.results import Fire, Hit, OuchForecast
from tokyork.formats.notation import seat_text
from tokyork.new_york import steps
from tokyork.new_york.army import resolve_ouch

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

ALL_OUCHES = (1, 2, 3)
_ARMOUR = 1000  # health that no fire takes, so that the whole loss is seen


def ouch_of(g: State, seat: int) -> OuchForecast:
    """For a seat that would roll them now."""
    return OuchForecast(seat_text(seat), tuple(_fire(g, seat, n) for n in ALL_OUCHES))


def _fire(g: State, seat: int, ouches: int) -> Fire:
    copy = g.clone()
    for m in copy.monsters:
        m.loss = 0
        m.health += _ARMOUR
    resolve_ouch(copy, copy.monsters[seat], ouches)
    damage = [_damage(copy, m, g.monsters[m.seat]) for m in copy.monsters]
    points = _points(g, seat) if ouches >= 3 and damage[seat] < g.monsters[seat].health else {}
    hits = [_hit(g, m, damage[m.seat], points) for m in clockwise(g, seat)]
    return Fire(ouches, tuple(hits))


def _damage(g: State, after: Monster, before: Monster) -> int:
    """A loss still waits for its victim's answer, or has been taken already."""
    if after.loss:
        return int(reduced(g, after, after.loss))
    return int(before.health + _ARMOUR - after.health)


def _points(g: State, seat: int) -> dict[int, int]:
    """What the goal card brings and takes."""
    copy = g.clone()
    copy.rules.steps[steps.STATUE].run(copy, pack(steps.STATUE, seat))
    pairs = zip(copy.monsters, g.monsters, strict=True)
    return {int(now.seat): int(now.points - then.points) for now, then in pairs}


def _hit(g: State, m: Monster, damage: int, points: dict[int, int]) -> Hit:
    may_answer = bool(m.powers & (g.masks.at_damage | g.masks.rolls_against_loss))
    return Hit(
        seat_text(m.seat),
        damage,
        deadly=damage >= m.health,
        answers=may_answer and damage > 0,
        points=points.get(int(m.seat), 0),
    )
