"""Tokyo's Discard cards: they act when bought and are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.damage import hurt, settle
from tokyork.core.state import Monster
from tokyork.core.verbs import (
    clockwise,
    gain_energy,
    gain_points,
    heal,
    lose_energy,
    lose_points,
    move_to,
    others,
    queue_turn,
)
from tokyork.tokyo.cards import TokyoCard
from tokyork.tokyo.places import OUTSIDE, TOKYO_BAY, TOKYO_CITY, enter

if TYPE_CHECKING:
    from tokyork.core.state import State


class DiscardCard(TokyoCard):
    """A card that is not kept."""

    keep = False


def _hurt_others(g: State, me: Monster, amount: i64) -> None:
    _hurt(g, me, others(g, me), amount)


def _hurt(g: State, me: Monster, victims: vec[Monster], amount: i64) -> None:
    for m in victims:
        hurt(m, amount, g.cause)
    settle(g, me.seat)


def _hurt_myself(g: State, me: Monster, amount: i64) -> None:
    _hurt(g, me, vec[Monster]([me]), amount)


class ApartmentBuilding(DiscardCard):
    id = "apartment_building"
    cost = 5

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 3)


class CommuterTrain(DiscardCard):
    id = "commuter_train"
    cost = 4

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)


class CornerStore(DiscardCard):
    id = "corner_store"
    cost = 3

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 1)


class DeathFromAbove(DiscardCard):
    id = "death_from_above"
    cost = 5

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        for m in others(g, me):
            if m.at != OUTSIDE:
                move_to(g, m, OUTSIDE)  # thrown out: this is no yielding
        if me.at == OUTSIDE:
            enter(g, me, TOKYO_CITY)
        elif me.at == TOKYO_BAY:
            move_to(g, me, TOKYO_CITY)


class Energize(DiscardCard):
    id = "energize"
    cost = 8
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_energy(g, me, 9)


class EvacuationOrders(DiscardCard):
    id = "evacuation_orders"
    cost = 7
    in_box = 2

    def when_i_get_it(self, g: State, me: Monster) -> None:
        for m in others(g, me):
            lose_points(g, m, 5)


class FlameThrower(DiscardCard):
    id = "flame_thrower"
    cost = 3

    def when_i_get_it(self, g: State, me: Monster) -> None:
        _hurt_others(g, me, 2)


class Frenzy(DiscardCard):
    id = "frenzy"
    cost = 7

    def when_i_get_it(self, g: State, me: Monster) -> None:
        queue_turn(g, me, 0, at_once=False)


class GasRefinery(DiscardCard):
    id = "gas_refinery"
    cost = 6

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        _hurt_others(g, me, 3)


class Heal(DiscardCard):
    id = "heal"
    cost = 3

    def when_i_get_it(self, g: State, me: Monster) -> None:
        heal(g, me, 2)


class HighAltitudeBombing(DiscardCard):
    id = "high_altitude_bombing"
    cost = 4

    def when_i_get_it(self, g: State, me: Monster) -> None:
        _hurt(g, me, clockwise(g, me.seat), 3)


class JetFighters(DiscardCard):
    id = "jet_fighters"
    cost = 5

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 5)
        _hurt_myself(g, me, 4)


class NationalGuard(DiscardCard):
    id = "national_guard"
    cost = 3

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        _hurt_myself(g, me, 2)


class NuclearPowerPlant(DiscardCard):
    id = "nuclear_power_plant"
    cost = 6

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        heal(g, me, 3)


class Skyscraper(DiscardCard):
    id = "skyscraper"
    cost = 6

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 4)


class Tank(DiscardCard):
    id = "tank"
    cost = 4

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 4)
        _hurt_myself(g, me, 3)


class VastStorm(DiscardCard):
    id = "vast_storm"
    cost = 6

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        for m in others(g, me):
            lose_energy(g, m, m.energy // 2)


CARDS: Final[list[TokyoCard]] = [
    ApartmentBuilding(),
    CommuterTrain(),
    CornerStore(),
    DeathFromAbove(),
    Energize(),
    EvacuationOrders(),
    FlameThrower(),
    Frenzy(),
    GasRefinery(),
    Heal(),
    HighAltitudeBombing(),
    JetFighters(),
    NationalGuard(),
    NuclearPowerPlant(),
    Skyscraper(),
    Tank(),
    VastStorm(),
]
