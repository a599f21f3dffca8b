"""The only functions that change a monster; each tells one event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from tokyork.core import events
from tokyork.core.box import acting, bending
from tokyork.core.dice import one
from tokyork.core.events import tell
from tokyork.core.state import Monster

if TYPE_CHECKING:
    from tokyork.core.state import State

# Marks of the turn, bits of Monster.memo; cleared when a turn starts. From 8 on a city's own.
SHELTERED: Final = 1  # loses no health for the rest of the turn
DREW_BLOOD: Final = 2  # made somebody lose health
HEALED_BY_DICE: Final = 4  # the turn's heart dice already count as one gain


def clockwise(g: State, seat: i64) -> vec[Monster]:
    """The living monsters clockwise from the left of a seat, that seat last."""
    found = others(g, g.monsters[seat])
    if g.monsters[seat].alive:
        found = append(found, g.monsters[seat])
    return found


def others(g: State, me: Monster) -> vec[Monster]:
    """The other living monsters, clockwise from the left."""
    monsters = g.monsters
    seats: i64 = len(monsters)
    found = vec[Monster](capacity=seats)
    seat = me.seat + 1
    left = seats - 1
    while left:
        if seat == seats:
            seat = 0
        if monsters[seat].alive:
            found = append(found, monsters[seat])
        seat += 1
        left -= 1
    return found


def living(g: State) -> i64:
    """How many monsters still stand."""
    n: i64 = 0
    for m in g.monsters:
        if m.alive:
            n += 1
    return n


def note(m: Monster, mark: i64) -> None:
    """Set a mark of the turn."""
    m.memo |= i16(mark)


# --- points, energy, health ---


def gain_points(g: State, m: Monster, amount: i64) -> None:
    """Score points, up to the end of the dial."""
    cap: i64 = g.options.cap
    gained = amount if m.points + amount <= cap else cap - m.points
    if gained > 0:
        m.points += gained
        if m.points >= g.options.points:
            g.check_due = True
        if g.log is not None:
            tell(g, events.POINTS_GAINED, m.seat, gained)


def lose_points(g: State, m: Monster, amount: i64) -> None:
    """Lose points, not below 0."""
    lost = amount if amount <= m.points else m.points
    if lost > 0:
        m.points -= lost
        tell(g, events.POINTS_LOST, m.seat, lost)


def gain_energy(g: State, m: Monster, amount: i64) -> None:
    """Gain energy as one gain, with what cards add to a gain."""
    if amount > 0:
        if m.powers & g.masks.my_extra_energy:
            for card in bending(g, m, g.masks.my_extra_energy):
                amount += card.my_extra_energy(g, m)
        receive_energy(g, m, amount)


def receive_energy(g: State, m: Monster, amount: i64) -> None:
    """Take energy that no card adds to."""
    m.energy += amount
    m.gained += i16(amount)
    if g.log is not None:
        tell(g, events.ENERGY_GAINED, m.seat, amount)
    mask = g.masks.when_other_gains_energy
    if mask:
        for rival in g.monsters:
            if rival.powers & mask and rival is not m:
                for card in bending(g, rival, g.masks.when_other_gains_energy):
                    with acting(g, card, rival):
                        card.when_other_gains_energy(g, rival, m, amount)


def lose_energy(g: State, m: Monster, amount: i64) -> None:
    """Lose energy to the supply."""
    lost = amount if amount <= m.energy else m.energy
    if lost > 0:
        m.energy -= lost
        tell(g, events.ENERGY_LOST, m.seat, lost)


def pay(g: State, m: Monster, amount: i64) -> None:
    """Pay energy that the monster has."""
    if amount > 0:
        m.energy -= amount
        if g.log is not None:
            tell(g, events.ENERGY_PAID, m.seat, amount)


def max_health(g: State, m: Monster) -> i64:
    """The most health the monster can have; several such cards do not add up."""
    most: i64 = g.options.health
    if m.powers & g.masks.my_extra_health:
        extra: i64 = 0
        for card in bending(g, m, g.masks.my_extra_health):
            more = card.my_extra_health(g, m)
            if more > extra:
                extra = more
        most += extra
    return most


def heal(g: State, m: Monster, amount: i64) -> None:
    """Gain health as one gain, with what cards add to a gain."""
    if amount > 0 and m.health < max_health(g, m):
        heal_plainly(g, m, amount + extra_healing(g, m))


def extra_healing(g: State, m: Monster) -> i64:
    """What cards add to one gain of health."""
    extra: i64 = 0
    if m.powers & g.masks.my_extra_healing:
        for card in bending(g, m, g.masks.my_extra_healing):
            extra += card.my_extra_healing(g, m)
    return extra


def heal_plainly(g: State, m: Monster, amount: i64) -> None:
    """Gain health up to the maximum, and nothing beside it."""
    room = max_health(g, m) - m.health
    gained = amount if amount <= room else room
    if gained > 0:
        m.health += gained
        if g.log is not None:
            tell(g, events.HEALTH_GAINED, m.seat, gained)


def heal_by_dice(g: State, m: Monster, amount: i64) -> None:
    """Heal with heart dice: all of a turn's are one gain for whoever they heal."""
    if amount > 0 and m.health < max_health(g, m):
        if not m.memo & HEALED_BY_DICE:
            m.memo |= HEALED_BY_DICE
            amount += extra_healing(g, m)
        heal_plainly(g, m, amount)


def trim_health(g: State, m: Monster) -> None:
    """Health above a maximum that fell vanishes; this is no loss in the rules' sense."""
    surplus = m.health - max_health(g, m)
    if surplus > 0:
        m.health -= surplus
        tell(g, events.HEALTH_TRIMMED, m.seat, surplus)


def shelter(g: State, m: Monster) -> None:
    """No loss of health for the rest of the turn, the present one included."""
    m.memo |= SHELTERED
    if m.loss:
        tell(g, events.LOSS_AVOIDED, m.seat, m.loss)
        m.loss = 0


# --- dice ---


def extra_dice(g: State, m: Monster) -> i64:
    """Dice that cards and tokens add to a throw, or take away."""
    extra: i64 = 0
    if m.powers & g.masks.my_extra_dice:
        for card in bending(g, m, g.masks.my_extra_dice):
            extra += card.my_extra_dice(g, m)
    return extra


def extra_rolls(g: State, m: Monster) -> i64:
    """Rolls that cards and tokens add to a turn, or take away."""
    extra: i64 = 0
    if m.powers & g.masks.my_extra_rolls:
        for card in bending(g, m, g.masks.my_extra_rolls):
            extra += card.my_extra_rolls(g, m)
    return extra


def change_die(g: State, m: Monster, face: i64, new_face: i64) -> None:
    """Turn one die of the active monster to another face."""
    g.dice += one(new_face) - one(face)
    tell(g, events.DIE_CHANGED, m.seat, face, new_face)


# --- places ---


def move_to(g: State, m: Monster, place: i64) -> None:
    """Stand somewhere else."""
    before = m.at
    m.at = place
    if g.log is not None:
        tell(g, events.MOVED, m.seat, before, place)


# --- turns ---


_NOTE: Final = 3  # bits of the seat, below the note of a queued turn


def queued_seat(turn: i64) -> i64:
    """Whose queued turn it is."""
    return turn & (1 << _NOTE) - 1


def queued_note(turn: i64) -> i64:
    """What its granter wants remembered."""
    return turn >> _NOTE


def queue_turn(g: State, m: Monster, note: i64, *, at_once: bool) -> None:
    """Give an extra turn after this one, before or behind those already queued."""
    turn = int(m.seat | note << _NOTE)
    g.queued = (turn, *g.queued) if at_once else (*g.queued, turn)
    tell(g, events.TURN_QUEUED, m.seat)
