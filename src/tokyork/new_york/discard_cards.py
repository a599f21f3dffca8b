"""New York's Discard cards: they act when bought and are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import push
from tokyork.core.belongings import drop_card, kinds_of, last_copy
from tokyork.core.damage import hurt, settle
from tokyork.core.moves import a_of, move, x_of
from tokyork.core.steps import CHOOSE
from tokyork.core.verbs import (
    clockwise,
    gain_energy,
    gain_points,
    heal,
    lose_points,
    others,
    queue_turn,
)
from tokyork.new_york.army import fire
from tokyork.new_york.board import (
    BRONX,
    BROOKLYN,
    JET,
    MANHATTAN,
    NOWHERE,
    QUEENS,
    STATEN_ISLAND,
    TANK,
    borough_of,
    city,
    dealt_to,
)
from tokyork.new_york.cards import NewYorkCard
from tokyork.new_york.moves import DISCARD, ENERGY, PHOTO
from tokyork.new_york.verbs import next_keep_goes_to

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


class DiscardCard(NewYorkCard):
    """A card that is not kept."""

    keep = False


class Landmark(DiscardCard):
    """A card that costs 1 less in certain boroughs."""

    cheaper_in: tuple[int, ...] = ()

    def price_for(self, g: State, buyer: Monster) -> i64:
        if buyer.at == NOWHERE or borough_of(buyer.at) not in self.cheaper_in:
            return self.cost
        return self.cost - 1


def _hurt_myself(g: State, me: Monster, amount: i64) -> None:
    hurt(me, amount, g.cause)
    settle(g, me.seat)


class AirForceOne(DiscardCard):
    id = "air_force_one"
    cost = 6

    def may_be_bought(self, g: State, buyer: Monster) -> bool:
        return city(g).felled >> JET & 1 == 1

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 4)
        fire(g, me, clockwise(g, me.seat), g.cause)


class BrooklynBridge(Landmark):
    id = "brooklyn_bridge"
    cost = 6
    cheaper_in: tuple[int, ...] = (BROOKLYN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 4)


class CentralPark(Landmark):
    id = "central_park"
    cost = 5
    cheaper_in: tuple[int, ...] = (MANHATTAN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        heal(g, me, 2)


class ColumbiaUniversity(Landmark):
    id = "columbia_university"
    cost = 6
    cheaper_in: tuple[int, ...] = (MANHATTAN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        next_keep_goes_to(g, me)


class ConeyIsland(Landmark):
    id = "coney_island"
    cost = 4
    cheaper_in: tuple[int, ...] = (BROOKLYN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 3)


class DrinkTheHudson(Landmark):
    id = "drink_the_hudson"
    cost = 12
    pays_back = True
    cheaper_in: tuple[int, ...] = (MANHATTAN, BROOKLYN, STATEN_ISLAND)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_energy(g, me, 13)
        gain_points(g, me, 1)
        heal(g, me, 2)


class FlatironBuilding(Landmark):
    id = "flatiron_building"
    cost = 3
    cheaper_in: tuple[int, ...] = (MANHATTAN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)


class GeneralEllis(DiscardCard):
    id = "general_ellis"
    cost = 5

    def may_be_bought(self, g: State, buyer: Monster) -> bool:
        return city(g).felled >> TANK & 1 == 1

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 3)
        everybody = clockwise(g, me.seat)
        for m in everybody:
            hurt(m, 1, g.cause)
        settle(g, me.seat)


class HollandTunnel(Landmark):
    id = "holland_tunnel"
    cost = 9
    cheaper_in: tuple[int, ...] = (MANHATTAN,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 6)
        gain_energy(g, me, 3)
        for m in others(g, me):
            gain_energy(g, m, 3)


class NewYorkMarathon(DiscardCard):
    id = "new_york_marathon"
    cost = 6
    move_tax = 2

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        gain_energy(g, me, 2)
        heal(g, me, 2)


class NextStage(DiscardCard):
    id = "next_stage"
    cost = 4
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        given_up = me.points
        lose_points(g, me, given_up)
        if given_up:
            push(g, CHOOSE, me.seat, given_up, self.slot)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        return vec[i64]([move(ENERGY, 0, 0, n) for n in range(amount + 1)])

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        energy = x_of(move)
        gain_energy(g, me, energy)
        heal(g, me, amount - energy)


class PhotoOp(DiscardCard):
    id = "photo_op"
    cost = 4

    def when_i_get_it(self, g: State, me: Monster) -> None:
        push(g, CHOOSE, me.seat, 0, self.slot)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        return vec[i64]([move(PHOTO, m.seat) for m in others(g, me)])

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        gain_points(g, me, dealt_to(g, a_of(move)))


class PowerSubstation(DiscardCard):
    id = "power_substation"
    cost = 5
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 1)
        gain_energy(g, me, 8)
        _hurt_myself(g, me, 3)


class SubterraneanCable(DiscardCard):
    id = "subterranean_cable"
    cost = 0
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_energy(g, me, 4)
        _hurt_myself(g, me, 4)


class Subway(DiscardCard):
    id = "subway"
    cost = 10

    def when_i_get_it(self, g: State, me: Monster) -> None:
        heal(g, me, 2)
        queue_turn(g, me, 1, at_once=False)  # the note allows free movement


class TeslaCannon(DiscardCard):
    id = "tesla_cannon"
    cost = 5

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 2)
        asked = [int(m.seat) for m in others(g, me)]
        for seat in reversed([int(me.seat), *asked]):
            push(g, CHOOSE, seat, 0, self.slot)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        return vec[i64]([move(DISCARD, kind) for kind in kinds_of(g, me)])

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        drop_card(g, me, last_copy(g, me, a_of(move)))


class TheUnisphere(Landmark):
    id = "the_unisphere"
    cost = 5
    cheaper_in: tuple[int, ...] = (QUEENS,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 4)


class YankeeStadium(Landmark):
    id = "yankee_stadium"
    cost = 9
    cheaper_in: tuple[int, ...] = (BRONX,)

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_points(g, me, 5)
        heal(g, me, 5)


FREE_RIDES: Final = Subway()  # behind every extra turn with free movement

CARDS: Final[list[NewYorkCard]] = [
    AirForceOne(),
    BrooklynBridge(),
    CentralPark(),
    ColumbiaUniversity(),
    ConeyIsland(),
    DrinkTheHudson(),
    FlatironBuilding(),
    GeneralEllis(),
    HollandTunnel(),
    NewYorkMarathon(),
    NextStage(),
    PhotoOp(),
    PowerSubstation(),
    SubterraneanCable(),
    FREE_RIDES,
    TeslaCannon(),
    TheUnisphere(),
    YankeeStadium(),
]
