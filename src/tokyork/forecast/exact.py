"""Forecasts by counting: what claws do until my next turn, where nothing else can matter.

That is so in Tokyo once the active monster's dice are resolved, if no card in play bends
more than the number of dice, rolls and claws or what a loss leaves; if nobody can win
before; and if it is certain who stands where when it attacks.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

from tokyork import odds
from tokyork.cities import CITIES
from tokyork.core.damage import reduced
from tokyork.core.dice import count
from tokyork.forecast.answers import give, go
from tokyork.forecast.hidden import fair_copies
from tokyork.forecast.results import Estimate, Prospect, Threat
from tokyork.forecast.sample import seats_before
from tokyork.formats.notation import decision_kind, seat_text
from tokyork.new_york.board import in_new_york
from tokyork.tokyo.agreement import agreed
from tokyork.tokyo.cards import MASKS, bending
from tokyork.tokyo.places import in_tokyo

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.core.state import Monster, State
    from tokyork.forecast.policies import Conduct, FinalDice

    Chances = dict[int, float]

ENTERING = 1  # point

# Hooks and moments that either are asked below or cannot change what claws do.
HARMLESS = {
    "my_extra_dice",
    "my_extra_rolls",
    "my_extra_health",
    "my_extra_energy",
    "my_extra_healing",
    "my_discount",
    "my_free_claws",
    "my_extra_claws",
    "damage_to_me",
    "snatches",
    "shops_from_rivals",
    "when_i_buy",
    "cured_by_heart",
    "sees_deck",
    "at_buy",
    "at_end",
    "at_heart",
}
# Decisions after the attack, in which nothing of it is left to come.
AFTERWARDS = {"yield", "buy", "snatch", "end"}


def counted(g: State, seat: int, answer: str, conduct: Conduct) -> Prospect | None:
    """What an answer leads to; nothing if that cannot be counted."""
    turns = seats_before(g, seat)
    if conduct.dice is None or not _is_plain(g) or _may_win(g, turns[1:]):
        return None
    copy = g.clone()
    go(copy, seat, answer)
    me = copy.monsters[seat]
    attackers = _attackers(copy, me, turns[1:])
    if attackers is None:
        return None
    blows = _all_blows(g, copy, me, answer, attackers, conduct.dice)
    if blows is None:
        return None
    threats, survival = _suffer(me, turns, blows)
    return Prospect(
        answer,
        Estimate(sum(threat.damage.value for threat in threats)),
        Estimate(1 - survival),
        Estimate(survival * _income(copy, seat)),
        tuple(threats),
    )


# --- whether it can be counted ---


def _is_plain(g: State) -> bool:
    living = [m for m in g.monsters if m.alive]
    return (
        not in_new_york(g)
        and decision_kind(g) in AFTERWARDS
        and not g.queued
        and not agreed(g).finish_round
        and not any(m.loss or m.held or m.powers & _harmful(g.rules.id) for m in living)
    )


def _may_win(g: State, turns: list[int]) -> bool:
    """Whether the game may end before my next turn: a die brings a point at most."""
    goal = g.options.points
    if any(m.points >= goal for m in g.monsters if m.alive):
        return True
    gains = [odds.next_roll(g, seat).pool + max(ENTERING, _income(g, seat)) for seat in turns]
    return any(g.monsters[s].points + gain >= goal for s, gain in zip(turns, gains, strict=True))


@cache
def _harmful(city: str) -> int:
    found = 0
    for name, bits in CITIES[city].box.bent.items():
        if name not in HARMLESS:
            found |= bits
    return found


def _attackers(g: State, me: Monster, turns: list[int]) -> list[int] | None:
    """Who will attack me for certain, in order; nothing if that depends on the dice.

    Nobody but me leaves Tokyo alive, and whoever enters has had its turn.
    """
    inside = [other for other in turns if in_tokyo(g.monsters[other])]
    if in_tokyo(me):  # those outside are safe from each other, unless somebody hits out of Tokyo
        return None if inside else turns
    return inside if inside == turns[: len(inside)] and len(inside) <= 1 else None


# --- counting ---


def _all_blows(  # noqa: PLR0913, PLR0917 - a position, an answer, and who plays how
    g: State,
    copy: State,
    me: Monster,
    answer: str,
    attackers: list[int],
    dice: FinalDice,
) -> dict[int, Chances] | None:
    """What the claws of every attacker cost me; nothing if somebody's dice cannot be counted."""
    ahead = fair_copies(g, int(me.seat), 0, 1)[0]
    give(ahead, int(me.seat), answer)
    found: dict[int, Chances] = {}
    for seat in attackers:
        final = dice(ahead, seat)
        if final is None:
            return None
        found[seat] = _blows(copy, me, copy.monsters[seat], final)
    return found


def _suffer(me: Monster, turns: list[int], blows: dict[int, Chances]) -> tuple[list[Threat], float]:
    """What each turn does to me, and the chance that I still stand."""
    standing: Chances = {0: 1.0}  # by health lost so far
    threats: list[Threat] = []
    for seat in turns:
        struck = blows.get(seat, {0: 1.0})
        damage, death, standing = _strike(standing, struck, int(me.health))
        threats.append(Threat(seat_text(seat), Estimate(damage), Estimate(death)))
    return threats, sum(standing.values())


def _strike(standing: Chances, blows: Chances, health: int) -> tuple[float, float, Chances]:
    damage = death = 0.0
    after: defaultdict[int, float] = defaultdict(float)
    for lost, before in standing.items():
        for blow, share in blows.items():
            chance = before * share
            damage += chance * min(blow, health - lost)
            if lost + blow >= health:
                death += chance
            else:
                after[lost + blow] += chance
    return damage, death, after


def _blows(g: State, me: Monster, attacker: Monster, final: Chances) -> Chances:
    """How much its claws cost me, with their chances."""
    found: defaultdict[int, float] = defaultdict(float)
    copy = g.clone()
    copy.active = attacker.seat
    striker = copy.monsters[attacker.seat]
    for dice, share in final.items():
        copy.dice = dice
        claws = _claws(copy, striker)
        found[int(reduced(copy, copy.monsters[me.seat], claws)) if claws else 0] += share
    return dict(found)


def _claws(g: State, me: Monster) -> int:
    """The claws of the dice, and those that cards add."""
    claws = int(count(g.dice, g.rules.claw))
    claws += _sum(card.my_free_claws(g, me) for card in bending(g, me, MASKS.my_free_claws))
    if claws:
        claws += _sum(card.my_extra_claws(g, me) for card in bending(g, me, MASKS.my_extra_claws))
    return claws


def _sum(numbers: Iterable[int]) -> int:
    return sum(int(number) for number in numbers)


def _income(g: State, seat: int) -> int:
    """The points that a turn begins with where this seat stands."""
    copy = g.clone()
    me = copy.monsters[seat]
    before = me.points
    copy.rules.income(copy, me)
    return int(me.points - before)
