"""New York's Keep cards from Antimatter Pellets to Long Neck, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.belongings import charges_of, drop_card, give_token, set_charges, unused, use_up
from tokyork.core.cards import ANYTIME, AT_DICE
from tokyork.core.causing import CLAWS, cause_kind, cause_seat
from tokyork.core.chance import throw
from tokyork.core.dice import FACES, count
from tokyork.core.events import tell
from tokyork.core.moves import FACE_TO_FACE, USE, b_of, just, move, x_of
from tokyork.core.packed import NONE
from tokyork.core.verbs import gain_energy, gain_points, heal, queue_turn
from tokyork.new_york.army import ARMY
from tokyork.new_york.board import (
    BUILDINGS,
    INFANTRY,
    JET,
    MANHATTAN,
    QUEENS,
    SUPERSTAR,
    TANK,
    borough_of,
    city,
    holder,
    in_manhattan,
    units_in,
)
from tokyork.new_york.cards import NewYorkCard
from tokyork.new_york.resolve import (
    DESTROY,
    ENERGY,
    HEART,
    OUCH,
    STAR,
    add_results,
    bend_die,
    give_up_die,
    unresolved,
)
from tokyork.new_york.tokens import CURSE
from tokyork.new_york.verbs import hand_over_energy, limit_to_units

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State

_MOST_CARAPACE: Final = 15


class AntimatterPellets(NewYorkCard):
    id = "antimatter_pellets"
    cost = 4
    order = 6

    def damage_i_deal(self, g: State, me: Monster, victim: Monster, amount: i64) -> i64:
        thrown = throw(g, 1)
        tell(g, events.ROLLED_ASIDE, victim.seat, thrown)
        return amount * 2 if count(thrown, OUCH) else amount


class ArtificialHeart(NewYorkCard):
    id = "artificial_heart"
    cost = 4
    moments = AT_DICE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return just(move(USE, self.slot)) if unresolved(g, HEART) else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        bend_die(g, me, HEART, ENERGY)


class BroadwayStar(NewYorkCard):
    id = "broadway_star"
    cost = 5

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        if holder(g, SUPERSTAR) == me.seat:
            gain_points(g, me, 1)

    def when_i_take_superstar(self, g: State, me: Monster, loser: i64) -> None:
        gain_points(g, me, 1)


class Bulletproof(NewYorkCard):
    id = "bulletproof"
    cost = 4

    def damage_to_me(self, g: State, me: Monster, amount: i64) -> i64:
        return amount - 1 if cause_kind(me.cause) == ARMY else amount


class CanOpener(NewYorkCard):
    id = "can_opener"
    cost = 4

    def my_tile_strength(self, g: State, me: Monster, tile: i64, strength: i64) -> i64:
        return 3 if tile == TANK else strength


class Carapace(NewYorkCard):
    id = "carapace"
    cost = 3
    holds_tokens = True
    empties = False
    moments = ANYTIME

    def my_extra_health(self, g: State, me: Monster) -> i64:
        return 2

    def when_i_roll_ouch(self, g: State, me: Monster, ouches: i64) -> None:
        set_charges(g, me, self, min(_MOST_CARAPACE, charges_of(me, self) + ouches))

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        usable = g.active == me.seat and charges_of(me, self) and not me.loss
        return just(move(USE, self.slot)) if usable else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        tokens = charges_of(me, self)
        drop_card(g, me, self.slot)
        heal(g, me, tokens)


class Chameleon(NewYorkCard):
    id = "chameleon"
    cost = 4
    moments = AT_DICE
    form = FACE_TO_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        stars = unresolved(g, STAR)
        return vec[i64](
            [
                move(USE, self.slot, face, new)
                for face in range(FACES)
                for new in range(FACES)
                if stars and unresolved(g, face) > int(face == STAR) and new != face
            ]
        )

    def use(self, g: State, me: Monster, move: i64) -> None:
        give_up_die(g, STAR)
        bend_die(g, me, b_of(move), x_of(move))


class ChinatownRegular(NewYorkCard):
    id = "chinatown_regular"
    cost = 3

    def when_i_arrive(self, g: State, me: Monster, borough: i64) -> None:
        if borough == MANHATTAN and not city(g).entered:
            heal(g, me, 2)


class ClimbTheEmpireStateBuilding(NewYorkCard):
    id = "climb_the_empire_state_building"
    cost = 3

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if in_manhattan(me) and all(count(g.dice, face) for face in range(FACES)):
            gain_points(g, me, 2)
            queue_turn(g, me, 0, at_once=False)


class Curse(NewYorkCard):
    id = "curse"
    cost = 4

    def when_i_wound(self, g: State, me: Monster, victim: Monster) -> None:
        give_token(g, victim, CURSE)


class Diva(NewYorkCard):
    id = "diva"
    cost = 5

    def stars_to_take_it(self, g: State, me: Monster) -> i64:
        return 4


class Drain(NewYorkCard):
    id = "drain"
    cost = 4

    def when_i_am_hurt(self, g: State, me: Monster, lost: i64, times: i64) -> None:
        if cause_kind(me.cause) == CLAWS:
            hand_over_energy(g, g.monsters[cause_seat(me.cause)], me, 2)


class EgoTrip(NewYorkCard):
    id = "ego_trip"
    cost = 3

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        if holder(g, SUPERSTAR) == me.seat:
            gain_energy(g, me, 1)

    def when_i_take_superstar(self, g: State, me: Monster, loser: i64) -> None:
        gain_energy(g, me, 1)


class ExtraHead(NewYorkCard):
    id = "extra_head"
    cost = 7

    def my_extra_dice(self, g: State, me: Monster) -> i64:
        return 1


class Fireball(NewYorkCard):
    id = "fireball"
    cost = 4

    def my_claws_reach(self, g: State, me: Monster, other: Monster) -> bool:
        return borough_of(me.at) == borough_of(other.at)


class Fury(NewYorkCard):
    id = "fury"
    cost = 4

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if units_in(g, borough_of(me.at)) >= 3:
            add_results(g, me, DESTROY, 1)
            add_results(g, me, ENERGY, 1)


class HailingCabs(NewYorkCard):
    id = "hailing_cabs"
    cost = 5
    moments = AT_DICE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        possible = not city(g).fixed and unused(me, self)
        return just(move(USE, self.slot)) if possible else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        use_up(me, self)
        limit_to_units(g)

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if city(g).units_only:
            add_results(g, me, DESTROY, 2)


class Hunter(NewYorkCard):
    id = "hunter"
    cost = 5

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None:
        if tile == INFANTRY:
            heal(g, me, 1)


class JinxAura(NewYorkCard):
    id = "jinx_aura"
    cost = 4

    def others_must_reroll(self, g: State, me: Monster) -> bool:
        return True


class KingOfQueens(NewYorkCard):
    id = "king_of_queens"
    cost = 5

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        if me.at == QUEENS:
            gain_energy(g, me, 1)
            heal(g, me, 1)


class Leveler(NewYorkCard):
    id = "leveler"
    cost = 5

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None:
        earlier = city(g).felled & ((1 << BUILDINGS) - 1)
        if tile < BUILDINGS and not earlier:
            gain_points(g, me, 1)


class LongNeck(NewYorkCard):
    id = "long_neck"
    cost = 3

    def my_tile_strength(self, g: State, me: Monster, tile: i64, strength: i64) -> i64:
        return 2 if tile == JET else strength


CARDS: Final[list[NewYorkCard]] = [
    AntimatterPellets(),
    ArtificialHeart(),
    BroadwayStar(),
    Bulletproof(),
    CanOpener(),
    Carapace(),
    Chameleon(),
    ChinatownRegular(),
    ClimbTheEmpireStateBuilding(),
    Curse(),
    Diva(),
    Drain(),
    EgoTrip(),
    ExtraHead(),
    Fireball(),
    Fury(),
    HailingCabs(),
    Hunter(),
    JinxAura(),
    KingOfQueens(),
    Leveler(),
    LongNeck(),
]
