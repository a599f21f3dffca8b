"""Verbs that only New York needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i16, i32, i64

from tokyork.core import events
from tokyork.core.events import tell
from tokyork.core.verbs import lose_energy, receive_energy
from tokyork.new_york.board import BOROUGHS, city, souvenirs_of
from tokyork.new_york.events import SOUVENIR_PLACED

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State


def hand_over_energy(g: State, giver: Monster, taker: Monster, amount: i64) -> None:
    """Pass energy from one monster to another, as far as it has any."""
    passed = amount if amount <= giver.energy else giver.energy
    if passed > 0:
        lose_energy(g, giver, passed)
        receive_energy(g, taker, passed)


def slip_energy(g: State, giver: Monster, taker: Monster, amount: i64) -> None:
    """Pass energy on without any card noticing the gain."""
    passed = amount if amount <= giver.energy else giver.energy
    if passed > 0:
        lose_energy(g, giver, passed)
        taker.energy += passed
        tell(g, events.ENERGY_GAINED, taker.seat, passed)


def lose_all_health(g: State, m: Monster) -> None:
    """Fall to 0 health whatever protects; this is no loss that can be answered."""
    tell(g, events.HEALTH_LOST, m.seat, m.health, m.health)
    m.health = 0


def next_keep_goes_to(g: State, m: Monster) -> None:
    """Give a right to the next Keep card that is revealed."""
    city(g).claims = (*city(g).claims, int(m.seat))


def limit_to_units(g: State) -> None:
    """Let this turn's destruction fall on units only."""
    city(g).units_only = True


def aim_at(g: State, borough: i64) -> None:
    """Let this turn's destruction fall on a borough, wherever its monster stands."""
    city(g).target = i16(borough)


def place_souvenir(g: State, m: Monster, borough: i64) -> bool:
    """Mark a borough that nobody has marked; says whether that was so."""
    if any(souvenirs_of(g, other.seat) >> borough & 1 for other in g.monsters):
        return False
    city(g).souvenirs |= i32(1 << (len(BOROUGHS) * m.seat + borough))
    tell(g, SOUVENIR_PLACED, m.seat, borough)
    return True
