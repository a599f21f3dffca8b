"""New York's Keep cards from Natural Selection to Webspinner, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import push
from tokyork.core.belongings import drop_card, give_token, unused, use_up
from tokyork.core.cards import AT_DAMAGE, AT_DICE, AT_START
from tokyork.core.causing import OWN_POWER, cause
from tokyork.core.damage import end_game, hurt, process_falls, settle
from tokyork.core.dice import count, total
from tokyork.core.events import tell
from tokyork.core.moves import NUMBER, ONE_FACE, PASS, USE, a_of, b_of, move, x_of
from tokyork.core.packed import NONE, with_more
from tokyork.core.state import BY_CARD, NOBODY, Monster
from tokyork.core.steps import CHOOSE
from tokyork.core.verbs import gain_energy, gain_points, heal, lose_points, queue_turn
from tokyork.new_york.board import (
    BOROUGHS,
    INFANTRY,
    JET,
    LOWER,
    MANHATTAN,
    TANK,
    UPPER,
    UPPER_2,
    add_unit,
    borough_of,
    city,
    in_manhattan,
    manhattan_has_room,
    open_boroughs,
    outer_boroughs,
    settled_units,
    take_unit,
    units_of_kind,
)
from tokyork.new_york.cards import AT_DESTROY, NewYorkCard
from tokyork.new_york.destruction import where_it_applies
from tokyork.new_york.events import UNIT_MOVED
from tokyork.new_york.moves import ONE_BOROUGH, SCATTER
from tokyork.new_york.paying import charge, cover, purse
from tokyork.new_york.places import move_tax, set_out
from tokyork.new_york.resolve import (
    CLAW,
    DESTROY,
    HEART,
    STAR,
    add_results,
    bend_again,
    unresolved,
)
from tokyork.new_york.tokens import WEB
from tokyork.new_york.verbs import aim_at, lose_all_health, place_souvenir, slip_energy

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import State


class NaturalSelection(NewYorkCard):
    id = "natural_selection"
    cost = 2
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_energy(g, me, 4)
        heal(g, me, 4)

    def my_extra_dice(self, g: State, me: Monster) -> i64:
        return 1

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        if count(g.dice, STAR):
            drop_card(g, me, self.slot)
            lose_all_health(g, me)
            process_falls(g, vec[Monster]([me]))


class OfAnotherWorld(NewYorkCard):
    id = "of_another_world"
    cost = 6
    moments = AT_DAMAGE
    form = NUMBER

    def pays_with_health(self, g: State, me: Monster) -> bool:
        return True

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        most = 0 if me.covered else min(me.loss, me.energy)
        return vec[i64]([move(USE, self.slot, 0, n) for n in range(1, most + 1)])

    def use(self, g: State, me: Monster, move: i64) -> None:
        cover(g, me, x_of(move))


class Overload(NewYorkCard):
    id = "overload"
    cost = 0
    pays_back = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        gain_energy(g, me, 4)

    def my_energy_from_dice(self, g: State, me: Monster, amount: i64) -> i64:
        return amount - 1 if unused(me, self) else amount


class Painbow(NewYorkCard):
    id = "painbow"
    cost = 5
    order = 8

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        destruction = count(g.dice, DESTROY) + count(city(g).added, DESTROY)
        if destruction >= 6:
            end_game(g, 1 << me.seat, BY_CARD)
        elif destruction >= 2:
            add_results(g, me, CLAW, 2 if destruction >= 4 else 1)


class PersonalSpotlight(NewYorkCard):
    id = "personal_spotlight"
    cost = 5

    def when_i_roll_stars(self, g: State, me: Monster, stars: i64) -> None:
        gain_points(g, me, 1)


class PhoenixBlood(NewYorkCard):
    id = "phoenix_blood"
    cost = 4

    def when_i_am_hurt(self, g: State, me: Monster, lost: i64, times: i64) -> None:
        gain_energy(g, me, 1)


class PowerTap(NewYorkCard):
    id = "power_tap"
    cost = 4

    def when_other_gains_energy(self, g: State, me: Monster, other: Monster, amount: i64) -> None:
        gained = i64(other.gained)
        if gained - amount < 3 <= gained:
            slip_energy(g, other, me, 1)


class Regeneration(NewYorkCard):
    id = "regeneration"
    cost = 5

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        heal(g, me, 1)


class Scavenger(NewYorkCard):
    id = "scavenger"
    cost = 3

    def shops_from_discard(self, g: State, me: Monster) -> bool:
        return True


class SeismicRay(NewYorkCard):
    id = "seismic_ray"
    cost = 4
    moments = AT_DESTROY
    form = ONE_BOROUGH

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        board = city(g)
        if board.felled or board.target >= 0 or not purse(me):
            return NONE
        here = where_it_applies(g, me)
        return vec[i64]([move(USE, self.slot, b) for b in range(len(BOROUGHS)) if b != here])

    def use(self, g: State, me: Monster, move: i64) -> None:
        aim_at(g, b_of(move))
        charge(g, me, 1)


class ShadowDouble(NewYorkCard):
    id = "shadow_double"
    cost = 12

    def damage_i_deal(self, g: State, me: Monster, victim: Monster, amount: i64) -> i64:
        return amount * 2


class SharpShooter(NewYorkCard):
    id = "sharp_shooter"
    cost = 4

    def reaches_tile(self, g: State, me: Monster, tile: i64) -> bool:
        return tile == JET

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None:
        if tile == JET:
            gain_points(g, me, 1)


class StinkAttack(NewYorkCard):
    id = "stink_attack"
    cost = 5

    def when_i_arrive(self, g: State, me: Monster, borough: i64) -> None:
        push(g, CHOOSE, me.seat, 1 << borough, self.slot)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        """The amount has the bits of the boroughs that receive no unit (any more)."""
        here = borough_of(me.at)
        scatters = vec[i64](
            [
                move(SCATTER, tile, borough)
                for tile in range(INFANTRY, TANK + 1)
                for borough in range(len(BOROUGHS))
                if units_of_kind(g, here, tile) and not amount >> borough & 1
            ]
        )
        return with_more(scatters, PASS)

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        if move != PASS:
            here, tile, there = borough_of(me.at), a_of(move), b_of(move)
            fresh = settled_units(g, here, tile) == 0
            take_unit(g, here, tile, fresh=fresh)
            add_unit(g, there, tile, fresh=fresh)
            tell(g, UNIT_MOVED, me.seat, tile, there)
            push(g, CHOOSE, me.seat, amount | 1 << there, self.slot)


class Stomp(NewYorkCard):
    id = "stomp"
    cost = 4

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        add_results(g, me, DESTROY, 1)


class SuperSpeed(NewYorkCard):
    id = "super_speed"
    cost = 4
    moments = AT_START
    form = ONE_BOROUGH

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        if not unused(me, self) or purse(me) < move_tax(g):
            return NONE
        return vec[i64]([move(USE, self.slot, borough) for borough in self._ways(g, me)])

    def _ways(self, g: State, me: Monster) -> vec[i64]:
        if me.at in {UPPER, UPPER_2}:
            return NONE
        if in_manhattan(me) or manhattan_has_room(g):
            return vec[i64]([MANHATTAN])
        return outer_boroughs(open_boroughs(g, me))

    def use(self, g: State, me: Monster, move: i64) -> None:
        use_up(me, self)
        if in_manhattan(me):
            set_out(g, me, me.at + 1)
        else:
            set_out(g, me, LOWER if b_of(move) == MANHATTAN else b_of(move))


class TerminalRage(NewYorkCard):
    id = "terminal_rage"
    cost = 4

    def when_i_get_it(self, g: State, me: Monster) -> None:
        queue_turn(g, me, 0, at_once=False)

    def frozen_face(self, g: State, me: Monster) -> i64:
        return CLAW


class TeslaAntennae(NewYorkCard):
    id = "tesla_antennae"
    cost = 4

    def extra_damage_to(self, g: State, me: Monster, other: Monster) -> i64:
        return 1 if other.health > me.health else 0


class Tourist(NewYorkCard):
    id = "tourist"
    cost = 6

    def when_i_get_it(self, g: State, me: Monster) -> None:
        self._mark(g, me, borough_of(me.at))

    def when_i_arrive(self, g: State, me: Monster, borough: i64) -> None:
        self._mark(g, me, borough)

    def _mark(self, g: State, me: Monster, borough: i64) -> None:
        if place_souvenir(g, me, borough):
            gain_points(g, me, 1)
            gain_energy(g, me, 1)


class ToweringTitan(NewYorkCard):
    id = "towering_titan"
    cost = 10

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        add_results(g, me, CLAW, 2)


class TrashThrower(NewYorkCard):
    id = "trash_thrower"
    cost = 5

    def when_my_claws_wound(self, g: State, me: Monster, victim: Monster) -> None:
        lose_points(g, victim, 1)


class TrophyHunter(NewYorkCard):
    id = "trophy_hunter"
    cost = 5

    def when_i_destroy(self, g: State, me: Monster, tile: i64) -> None:
        if tile >= INFANTRY:
            gain_points(g, me, 1)


class UniversalSoldier(NewYorkCard):
    id = "universal_soldier"
    cost = 6
    moments = AT_DICE
    form = ONE_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        if i64(city(g).bends) >= total(g.dice):  # no turning back and forth for ever
            return NONE
        return vec[i64]([move(USE, self.slot, f) for f in (HEART, CLAW) if unresolved(g, f)])

    def use(self, g: State, me: Monster, move: i64) -> None:
        bend_again(g, me, b_of(move), CLAW if b_of(move) == HEART else HEART)


class ViolentStar(NewYorkCard):
    id = "violent_star"
    cost = 3

    def when_i_take_superstar(self, g: State, me: Monster, loser: i64) -> None:
        if loser != NOBODY:
            self._strike(g, me, g.monsters[loser], 2)

    def when_i_lose_superstar(self, g: State, me: Monster, taker: i64) -> None:
        self._strike(g, me, g.monsters[taker], 1)

    def _strike(self, g: State, me: Monster, victim: Monster, amount: i64) -> None:
        hurt(victim, amount, cause(OWN_POWER, me.seat, self.slot))
        settle(g, me.seat)


class Webspinner(NewYorkCard):
    id = "webspinner"
    cost = 6

    def when_i_wound(self, g: State, me: Monster, victim: Monster) -> None:
        give_token(g, victim, WEB)


CARDS: Final[list[NewYorkCard]] = [
    NaturalSelection(),
    OfAnotherWorld(),
    Overload(),
    Painbow(),
    PersonalSpotlight(),
    PhoenixBlood(),
    PowerTap(),
    Regeneration(),
    Scavenger(),
    SeismicRay(),
    ShadowDouble(),
    SharpShooter(),
    StinkAttack(),
    Stomp(),
    SuperSpeed(),
    TerminalRage(),
    TeslaAntennae(),
    Tourist(),
    ToweringTitan(),
    TrashThrower(),
    TrophyHunter(),
    UniversalSoldier(),
    ViolentStar(),
    Webspinner(),
]
