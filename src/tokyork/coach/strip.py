"""The odds strip: chances of what matters now, for the dice that a player would keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tokyork import odds
from tokyork.coach.effects import Effects
from tokyork.coach.replies import Chip
from tokyork.core.dice import FACES, count, total
from tokyork.core.shop import price
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import card_id, seat_text

if TYPE_CHECKING:
    from tokyork.coach.effects import Effect
    from tokyork.coach.replies import Use
    from tokyork.core.state import State

MOST = 6
MOST_OF_A_FACE = 2
LOOKED_AT = 3
"""Numbers of a face that are looked at."""
HARDLY, SURELY = 0.005, 0.9995
BARGAIN = 1.5
"""What it is worth that a card can be bought, in points."""
IN_HAND = 2.0
"""How much more a face matters of which dice are kept."""


FEAR = 4.0
"""How much more harm matters, which is rare where one avoids it."""


class Candidate(NamedTuple):
    """So many dice of a face, and what they are for."""

    face: int
    number: int
    use: Use
    about: str | None
    worth: float


def strip(g: State, seat: int, keep: int) -> list[Chip]:
    """The most telling chances of a pending roll, the most important first.

    Nothing if these dice cannot be kept, or if nothing is rolled any more.
    """
    roll = odds.roll_of(g)
    if keep == roll.dice or not _may_keep(roll, keep):
        return []
    effects = Effects(g, seat)
    found = []
    for candidate in candidates(g, effects, keep):
        chance = chance_of(roll, keep, candidate)
        if HARDLY < chance < SURELY:
            weight = IN_HAND if count(keep, candidate.face) else 1.0
            weight *= FEAR if candidate.use == "harm" else 1.0
            found.append((abs(candidate.worth) * chance * weight, candidate, chance))
    found.sort(key=lambda entry: -entry[0])
    return _few([_chip(g, candidate, chance) for _, candidate, chance in found])


def candidates(g: State, effects: Effects, keep: int) -> list[Candidate]:
    """What more dice of each face than are kept would bring."""
    pool = int(total(g.dice))
    found: list[Candidate] = []
    for face in range(FACES):
        useful = [
            candidate
            for number in range(int(count(keep, face)) + 1, pool + 1)
            if (candidate := useful_number(g, effects, face, number)) is not None
        ]
        special = [one for one in useful[LOOKED_AT:] if one.about is not None]
        found += [*useful[:LOOKED_AT], *special[:1]]
    return found


def useful_number(g: State, effects: Effects, face: int, number: int) -> Candidate | None:
    """What a number of dice is for, if it does anything that one less does not."""
    whole, less = effects.of(face, number), effects.of(face, number - 1)
    more = whole.without(less)
    if not more.changes and not more.fallen:
        return None
    use = _use(more, effects.seat)
    about = seat_text(min(more.fallen)) if use == "knock_out" else None
    worth = whole.worth(effects.seat)
    if use == "energy":
        about = _new_bargain(
            g, effects.seat, _energy(less, effects.seat), _energy(whole, effects.seat)
        )
        use, worth = ("card", worth + BARGAIN) if about else (use, worth)
    return Candidate(face, number, use, about, worth)


def _use(more: Effect, seat: int) -> Use:
    if more.worth(seat) < 0:
        return "harm"
    if more.fallen:
        return "knock_out"
    if any(who != seat and kind == "health" and n < 0 for (who, kind), n in more.changes.items()):
        return "damage"
    own: tuple[Literal["points", "health", "energy"], ...] = ("points", "health", "energy")
    return max(own, key=lambda kind: more.changes.get((seat, kind), 0))


def _energy(effect: Effect, seat: int) -> int:
    return effect.changes.get((seat, "energy"), 0)


def _new_bargain(g: State, seat: int, less: int, more: int) -> str | None:
    """The dearest card on sale that only the last energy makes affordable."""
    me = g.monsters[seat]
    budget = int(g.rules.purse(g, me))
    costs = {int(slot): int(price(g, me, slot)) for slot in g.market if slot != NO_CARD}
    new = [slot for slot, cost in costs.items() if budget + less < cost <= budget + more]
    return card_id(g.rules, max(new, key=costs.__getitem__)) if new else None


# --- chances ---


def chance_of(roll: odds.Roll, keep: int, wanted: Candidate) -> float:
    """Exactly; of harm, what is left if one avoids it as well as one can."""
    if wanted.use != "harm":
        wish = odds.at_least(wanted.face, wanted.number)
        return _plan(roll, wish).keep(roll.dice, keep).value

    def escaped(dice: int) -> float:
        return float(count(dice, wanted.face) < wanted.number)

    solved = odds.plan(roll.pool, roll.rerolls, escaped, roll.rules)
    return 1.0 - solved.keep(roll.dice, keep).value


def _plan(roll: odds.Roll, wish: odds.Wish) -> odds.Plan:
    return odds.plan(roll.pool, roll.rerolls, wish, roll.rules)


def _may_keep(roll: odds.Roll, keep: int) -> bool:
    choices = odds.plan(roll.pool, roll.rerolls, _nothing, roll.rules).choices(roll.dice)
    return any(choice.keep == keep and choice.kind != odds.FREE for choice in choices)


def _nothing(_: int) -> float:
    return 0.0


# --- the few that are told ---


def _chip(g: State, one: Candidate, chance: float) -> Chip:
    return Chip(g.rules.faces[one.face], one.number, round(chance, 6), one.use, one.about)


def _few(chips: list[Chip]) -> list[Chip]:
    told: list[Chip] = []
    for chip in chips:
        if sum(other.face == chip.face for other in told) < MOST_OF_A_FACE:
            told.append(chip)
    return told[:MOST]
