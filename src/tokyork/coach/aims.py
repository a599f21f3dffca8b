"""What dice are worth rolling for now: so many of a face, and what they would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from tokyork.core.dice import FACES
from tokyork.core.shop import price
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import card_id, seat_text

if TYPE_CHECKING:
    from tokyork.coach.effects import Effect, Effects
    from tokyork.coach.replies import Use
    from tokyork.core.state import State

BARGAIN = 1.5
"""What it is worth that a card can be bought, in points."""


class Aim(NamedTuple):
    """So many dice of a face, and what they are for."""

    face: int
    number: int
    use: Use
    about: str | None
    worth: float

    @property
    def is_harm(self) -> bool:
        """Whether one would rather avoid it."""
        return self.use == "harm"


def all_aims(g: State, effects: Effects, pool: int) -> list[list[Aim]]:
    """For each face, every number of dice that does something that one less does not."""
    return [
        [aim for number in range(1, pool + 1) if (aim := useful_number(g, effects, face, number))]
        for face in range(FACES)
    ]


def useful_number(g: State, effects: Effects, face: int, number: int) -> Aim | None:
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
    return Aim(face, number, use, about, worth)


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
