"""Tokyo's Keep cards from Healing Ray to Wings, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.agenda import push
from tokyork.core.belongings import (
    drop_card,
    end_copy,
    give_token,
    kinds_of,
    last_copy,
    unused,
    use_up,
    use_up_with_copy,
)
from tokyork.core.cards import (
    ANYTIME,
    AT_BUY,
    AT_DAMAGE,
    AT_DICE,
    AT_END,
    AT_HEART,
    AT_ROLL,
    AT_START,
)
from tokyork.core.dice import FACES, count, faces_of
from tokyork.core.moves import (
    FACE_TO_FACE,
    MANY_FACES,
    ONE_CARD,
    ONE_FACE,
    SEAT_AND_CARD,
    USE,
    a_of,
    b_of,
    just,
    move,
    x_of,
)
from tokyork.core.packed import NONE
from tokyork.core.shop import cards_left
from tokyork.core.steps import CHOOSE
from tokyork.core.turn import reroll
from tokyork.core.verbs import (
    DREW_BLOOD,
    extra_healing,
    gain_energy,
    gain_points,
    heal,
    heal_by_dice,
    max_health,
    note,
    others,
    pay,
    receive_energy,
    shelter,
)
from tokyork.tokyo.cards import AT_PROBE, TokyoCard
from tokyork.tokyo.copies import (
    cards_to_copy,
    copied_card,
    discard_copy,
    discard_power,
    its_owner,
    spend_charges,
    start_copy,
    times_held,
)
from tokyork.tokyo.keep_cards_a_to_g import reroll_moves
from tokyork.tokyo.moves import COPY, RAY
from tokyork.tokyo.places import in_tokyo
from tokyork.tokyo.probe import probe
from tokyork.tokyo.resolve import HEART, ONE, TWO
from tokyork.tokyo.tokens import POISON, SHRINK
from tokyork.tokyo.verbs import PAID_FOR_RAY, be_reborn, peek, turn_die

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


def turn_any_die(card: TokyoCard, dice: i64) -> Moves:
    """`use CARD FACE NEWFACE` for every die and every other face."""
    return vec[i64](
        [
            move(USE, card.slot, face, new)
            for face in faces_of(dice)
            for new in range(FACES)
            if new != face
        ]
    )


class HealingRay(TokyoCard):
    id = "healing_ray"
    cost = 4
    moments = AT_HEART

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return vec[i64]([move(RAY, m.seat) for m in others(g, me) if m.health < max_health(g, m)])

    def use(self, g: State, me: Monster, move: i64) -> None:
        patient = g.monsters[a_of(move)]
        heal_by_dice(g, patient, 1)
        fee = min(patient.energy, 2)
        pay(g, patient, fee)
        if fee and not patient.memo & PAID_FOR_RAY:  # all its payments are one gain
            note(patient, PAID_FOR_RAY)
            gain_energy(g, me, fee)
        elif fee:
            receive_energy(g, me, fee)


class Herbivore(TokyoCard):
    id = "herbivore"
    cost = 5
    order = 3

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        if not me.memo & DREW_BLOOD:
            gain_points(g, me, 1)


class HerdCuller(TokyoCard):
    id = "herd_culler"
    cost = 3
    moments = AT_DICE
    form = ONE_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        if not unused(me, self):
            return NONE
        return vec[i64]([move(USE, self.slot, face) for face in faces_of(g.dice) if face != ONE])

    def use(self, g: State, me: Monster, move: i64) -> None:
        use_up(me, self)
        turn_die(g, me, b_of(move), ONE)


class ItHasAChild(TokyoCard):
    id = "it_has_a_child"
    cost = 7

    def saves_me(self, g: State, me: Monster) -> bool:
        be_reborn(g, me)
        return True


class Jets(TokyoCard):
    id = "jets"
    cost = 5

    def my_loss_waits(self, g: State, me: Monster) -> bool:
        return True


class MadeInALab(TokyoCard):
    id = "made_in_a_lab"
    cost = 2
    moments = AT_BUY

    def sees_deck(self, g: State, me: Monster) -> bool:
        return True

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return just(move(USE, self.slot)) if i64(me.known) < self._sees(g, me) else NONE

    def _sees(self, g: State, me: Monster) -> i64:
        return min(times_held(me, self), cards_left(g))

    def use(self, g: State, me: Monster, move: i64) -> None:
        peek(g, me, self._sees(g, me))


class MediaFriendly(TokyoCard):
    id = "media_friendly"
    cost = 3

    def when_i_buy(self, g: State, me: Monster) -> None:
        gain_points(g, me, 1)


class Metamorph(TokyoCard):
    id = "metamorph"
    cost = 3
    moments = AT_END
    form = ONE_CARD

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return vec[i64]([move(USE, self.slot, kind) for kind in kinds_of(g, me)])

    def use(self, g: State, me: Monster, move: i64) -> None:
        slot = last_copy(g, me, b_of(move))
        drop_card(g, me, slot)
        gain_energy(g, me, g.rules.box.cards[slot].cost)


class Mimic(TokyoCard):
    id = "mimic"
    cost = 8
    moments = AT_START
    form = SEAT_AND_CARD
    bears_copies = True

    def when_i_get_it(self, g: State, me: Monster) -> None:
        push(g, CHOOSE, me.seat, 0, self.slot)

    def when_i_lose_it(self, g: State, me: Monster) -> None:
        end_copy(g, me)

    def choices(self, g: State, me: Monster, amount: i64) -> Moves:
        found = cards_to_copy(g, me)
        return vec[i64]([move(COPY, copied_card(it), its_owner(it)) for it in found])

    def chosen(self, g: State, me: Monster, amount: i64, move: i64) -> None:
        start_copy(g, me, a_of(move), b_of(move))

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        if not me.energy or me.used & self.bit:
            return NONE
        found = cards_to_copy(g, me)
        return vec[i64]([move(USE, self.slot, copied_card(it), its_owner(it)) for it in found])

    def use(self, g: State, me: Monster, move: i64) -> None:
        use_up(me, self)
        pay(g, me, 1)
        start_copy(g, me, b_of(move), x_of(move))


class NovaBreath(TokyoCard):
    id = "nova_breath"
    cost = 7

    def my_claws_reach(self, g: State, me: Monster, other: Monster) -> bool:
        return True


class Opportunist(TokyoCard):
    id = "opportunist"
    cost = 3

    def snatches(self, g: State, me: Monster) -> bool:
        return True


class ParasiticTentacles(TokyoCard):
    id = "parasitic_tentacles"
    cost = 4

    def shops_from_rivals(self, g: State, me: Monster) -> bool:
        return True


class PlotTwist(TokyoCard):
    id = "plot_twist"
    cost = 3
    moments = AT_DICE
    form = FACE_TO_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return turn_any_die(self, g.dice)

    def use(self, g: State, me: Monster, move: i64) -> None:
        turn_die(g, me, b_of(move), x_of(move))
        discard_power(g, me, self)


class PoisonQuills(TokyoCard):
    id = "poison_quills"
    cost = 3

    def my_free_claws(self, g: State, me: Monster) -> i64:
        return 2 if count(g.dice, TWO) >= 3 else 0


class PoisonSpit(TokyoCard):
    id = "poison_spit"
    cost = 4

    def when_my_claws_wound(self, g: State, me: Monster, victim: Monster) -> None:
        give_token(g, victim, POISON)


class PsychicProbe(TokyoCard):
    id = "psychic_probe"
    cost = 3
    moments = AT_PROBE
    form = ONE_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        if me.used & self.bit:  # the card and its copy together allow one reroll
            return NONE
        return vec[i64]([move(USE, self.slot, face) for face in faces_of(g.dice)])

    def use(self, g: State, me: Monster, move: i64) -> None:
        use_up_with_copy(me, self)
        probe(g, me, b_of(move))

    def when_my_probe_shows(self, g: State, me: Monster, face: i64) -> None:
        if face == HEART:
            if me.copies & self.bit:
                discard_copy(g, me)
            if me.cards & self.bit:
                drop_card(g, me, self.slot)


class RapidHealing(TokyoCard):
    id = "rapid_healing"
    cost = 3
    moments = ANYTIME | AT_DAMAGE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        possible = me.energy >= 2 and me.health < max_health(g, me)
        if not possible or (moment == AT_DAMAGE and not self._may_save(g, me)):
            return NONE
        return just(move(USE, self.slot))

    def _may_save(self, g: State, me: Monster) -> bool:
        """Whether the loss would kill and enough payments could prevent that."""
        per_payment = 1 + extra_healing(g, me)
        most = min(max_health(g, me), me.health + me.energy // 2 * per_payment)
        return me.health <= me.loss < most

    def use(self, g: State, me: Monster, move: i64) -> None:
        pay(g, me, 2)
        heal(g, me, 1)


class Regeneration(TokyoCard):
    id = "regeneration"
    cost = 4

    def my_extra_healing(self, g: State, me: Monster) -> i64:
        return 1


class RootingForTheUnderdog(TokyoCard):
    id = "rooting_for_the_underdog"
    cost = 3
    order = 1

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        if me.used & self.bit:
            return  # the card has looked for its copy, too: no point may spoil the other
        use_up_with_copy(me, self)
        if all(m.points > me.points for m in others(g, me)):
            gain_points(g, me, times_held(me, self))


class ShrinkRay(TokyoCard):
    id = "shrink_ray"
    cost = 6

    def when_my_claws_wound(self, g: State, me: Monster, victim: Monster) -> None:
        give_token(g, victim, SHRINK)


class SmokeCloud(TokyoCard):
    id = "smoke_cloud"
    cost = 4
    holds_tokens = True
    charges = 3
    moments = AT_ROLL
    form = MANY_FACES

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return reroll_moves(self, g.dice)

    def use(self, g: State, me: Monster, move: i64) -> None:
        spend_charges(g, me, self, 1)
        reroll(g, me, x_of(move))


class SolarPowered(TokyoCard):
    id = "solar_powered"
    cost = 2
    order = 4

    def when_my_turn_ends(self, g: State, me: Monster) -> None:
        if not me.energy:
            gain_energy(g, me, times_held(me, self))


class SpikedTail(TokyoCard):
    id = "spiked_tail"
    cost = 5

    def my_extra_claws(self, g: State, me: Monster) -> i64:
        return 1


class Stretchy(TokyoCard):
    id = "stretchy"
    cost = 3
    moments = AT_DICE
    form = FACE_TO_FACE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return turn_any_die(self, g.dice) if me.energy >= 2 else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        pay(g, me, 2)
        turn_die(g, me, b_of(move), x_of(move))


class Urbavore(TokyoCard):
    id = "urbavore"
    cost = 4

    def when_my_turn_starts(self, g: State, me: Monster) -> None:
        if in_tokyo(me):
            gain_points(g, me, 1)

    def my_extra_claws(self, g: State, me: Monster) -> i64:
        return 1 if in_tokyo(me) else 0


class WereOnlyMakingItStronger(TokyoCard):
    id = "were_only_making_it_stronger"
    cost = 3

    def when_i_am_hurt(self, g: State, me: Monster, lost: i64, times: i64) -> None:
        if lost >= 2:
            gain_energy(g, me, times)


class Wings(TokyoCard):
    id = "wings"
    cost = 6
    moments = AT_DAMAGE

    def offers(self, g: State, me: Monster, moment: i64) -> Moves:
        return just(move(USE, self.slot)) if me.energy >= 2 else NONE

    def use(self, g: State, me: Monster, move: i64) -> None:
        pay(g, me, 2)
        shelter(g, me)


CARDS: Final[list[TokyoCard]] = [
    HealingRay(),
    Herbivore(),
    HerdCuller(),
    ItHasAChild(),
    Jets(),
    MadeInALab(),
    MediaFriendly(),
    Metamorph(),
    Mimic(),
    NovaBreath(),
    Opportunist(),
    ParasiticTentacles(),
    PlotTwist(),
    PoisonQuills(),
    PoisonSpit(),
    PsychicProbe(),
    RapidHealing(),
    Regeneration(),
    RootingForTheUnderdog(),
    ShrinkRay(),
    SmokeCloud(),
    SolarPowered(),
    SpikedTail(),
    Stretchy(),
    Urbavore(),
    WereOnlyMakingItStronger(),
    Wings(),
]
