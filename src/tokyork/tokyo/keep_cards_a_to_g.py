"""Tokyo's Keep cards from Acid Attack to Gourmet, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import push
from tokyork.core.belongings import charges_of, use_up
from tokyork.core.cards import AT_DAMAGE, AT_DICE, AT_ROLL
from tokyork.core.damage import reroll_against_loss
from tokyork.core.dice import count
from tokyork.core.keeps import keep_moves
from tokyork.core.moves import KEEP, MANY_FACES, PASS, USE, just, move, x_of
from tokyork.core.packed import NONE
from tokyork.core.steps import CHOOSE
from tokyork.core.turn import reroll
from tokyork.core.verbs import gain_points, heal, note, others, pay, queue_turn, receive_energy
from tokyork.tokyo.cards import AT_PROBE, TokyoCard
from tokyork.tokyo.copies import copy_charges, spend_charges, spend_copy_charges
from tokyork.tokyo.moves import AGAIN
from tokyork.tokyo.places import in_tokyo, set_trap
from tokyork.tokyo.probe import probe, reroll_own
from tokyork.tokyo.resolve import HEART, ONE, THREE
from tokyork.tokyo.verbs import ASKED_AGAIN

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def reroll_moves(card: TokyoCard, dice: i64) -> Moves:
    """`use CARD FACES` for every keep that rerolls something."""
    moves = keep_moves(dice)[:-1]
    other_verb = move(USE, card.slot) - KEEP  # the dice kept stand in the same place
    number: i64 = 0
    while number < len(moves):
        moves[number] += other_verb
        number += 1
    return moves


class AcidAttack(TokyoCard):
    id = "acid_attack"
    cost = 6

    def my_free_claws(self, g: State, me: Monster) -> i64:
        return 1


class AlienOrigin(TokyoCard):
    id = "alien_origin"
    cost = 3

    def my_discount(self, g: State, me: Monster) -> i64:
        return 1


class AlphaMonster(TokyoCard):
    id = "alpha_monster"
    cost = 5

    def when_i_attack(self, g: State, me: Monster) -> None:
        gain_points(g, me, 1)


class ArmorPlating(TokyoCard):
    id = "armor_plating"
    cost = 4

    def damage_to_me(self, g: State, me: Monster, amount: i64) -> i64:
        return 0 if amount == 1 else amount


class BackgroundDweller(TokyoCard):
    id = "background_dweller"
    cost = 4
    moments = AT_ROLL | AT_DICE | AT_PROBE | AT_DAMAGE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        dice = g.side
        if moment == AT_ROLL:
            dice = g.dice
        elif moment == AT_DICE:  # only a 3 that somebody else's reroll brought
            dice = g.probed
        return just(move(USE, self.slot)) if count(dice, THREE) else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        if me.loss:
            reroll_against_loss(g, me, THREE)
        elif me.seat != g.active:
            probe(g, me, THREE)
        else:
            reroll_own(g, me, THREE)


class BatteryMonster(TokyoCard):
    id = "battery_monster"
    cost = 3
    holds_tokens = True
    charges = 6

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        if charges_of(me, self) and not me.used & self.bit:
            use_up(me, self)
            paid = min(2, charges_of(me, self))
            receive_energy(g, me, paid)
            spend_charges(g, me, self, paid)
        elif copy_charges(me, self):
            paid = min(2, copy_charges(me, self))
            receive_energy(g, me, paid)
            spend_copy_charges(g, me, self, paid)


class Burrowing(TokyoCard):
    id = "burrowing"
    cost = 5

    def my_free_claws(self, g: State, me: Monster) -> i64:
        return 1 if in_tokyo(me) else 0

    def when_i_yield(self, g: State, me: Monster) -> None:
        set_trap(g, me, self.slot)


class Camouflage(TokyoCard):
    id = "camouflage"
    cost = 3

    def rolls_against_loss(self, g: State, me: Monster) -> i64:
        return HEART


class CompleteDestruction(TokyoCard):
    id = "complete_destruction"
    cost = 3

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if g.claws and all(count(g.dice, face) for face in range(5)):
            gain_points(g, me, 9)


class Detritivore(TokyoCard):
    id = "detritivore"
    cost = 4

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if all(count(g.dice, face) for face in range(3)):
            gain_points(g, me, 2)


class EaterOfTheDead(TokyoCard):
    id = "eater_of_the_dead"
    cost = 4

    def when_someone_falls(self, g: State, me: Monster) -> None:
        gain_points(g, me, 3)


class EnergyDrink(TokyoCard):
    id = "energy_drink"
    cost = 4
    moments = AT_ROLL
    form = MANY_FACES

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return reroll_moves(self, g.dice) if me.energy else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        pay(g, me, 1)
        reroll(g, me, x_of(move))


class EnergyHoarder(TokyoCard):
    id = "energy_hoarder"
    cost = 3
    order = 2

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        gain_points(g, me, me.energy // 6)


class EvenBigger(TokyoCard):
    id = "even_bigger"
    cost = 4

    def my_extra_health(self, g: State, me: Monster) -> i64:
        return 2

    def when_i_get_it(self, g: State, me: Monster) -> None:
        heal(g, me, 2)


class ExtraHead(TokyoCard):
    id = "extra_head"
    cost = 7
    in_box = 2

    def my_extra_dice(self, g: State, me: Monster) -> i64:
        return 1


class FireBreathing(TokyoCard):
    id = "fire_breathing"
    cost = 4

    def extra_damage_to(self, g: State, me: Monster, other: Monster) -> i64:
        around = others(g, me)
        return 1 if other is around[0] or other is around[-1] else 0


class FreezeTime(TokyoCard):
    id = "freeze_time"
    cost = 5

    def when_my_turn_is_over(self, g: State, me: Monster) -> None:
        if count(g.dice, ONE) >= 3 and not me.memo & ASKED_AGAIN:
            note(me, ASKED_AGAIN)
            push(g, CHOOSE, me.seat, 0, self.slot)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        return vec[i64]([AGAIN, PASS])

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        if move == AGAIN:
            queue_turn(g, me, g.turn_note + 1, at_once=True)


class FriendOfChildren(TokyoCard):
    id = "friend_of_children"
    cost = 3

    def my_extra_energy(self, g: State, me: Monster) -> i64:
        return 1


class GiantBrain(TokyoCard):
    id = "giant_brain"
    cost = 5

    def my_extra_rolls(self, g: State, me: Monster) -> i64:
        return 1


class Gourmet(TokyoCard):
    id = "gourmet"
    cost = 4

    def when_my_dice_are_final(self, g: State, me: Monster) -> None:
        if count(g.dice, ONE) >= 3:
            gain_points(g, me, 2)


CARDS: Final[list[TokyoCard]] = [
    AcidAttack(),
    AlienOrigin(),
    AlphaMonster(),
    ArmorPlating(),
    BackgroundDweller(),
    BatteryMonster(),
    Burrowing(),
    Camouflage(),
    CompleteDestruction(),
    Detritivore(),
    EaterOfTheDead(),
    EnergyDrink(),
    EnergyHoarder(),
    EvenBigger(),
    ExtraHead(),
    FireBreathing(),
    FreezeTime(),
    FriendOfChildren(),
    GiantBrain(),
    Gourmet(),
]
