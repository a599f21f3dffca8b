"""After the last roll, others may reroll one of the active monster's dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import DecisionStep, Step, push, push_for_each, seat_of
from tokyork.core.box import offered
from tokyork.core.chance import throw
from tokyork.core.dice import count, one, spread
from tokyork.core.events import tell
from tokyork.core.moves import PASS
from tokyork.core.packed import with_more
from tokyork.core.turn import reroll
from tokyork.core.verbs import others
from tokyork.tokyo.cards import AT_PROBE, MASKS, bending
from tokyork.tokyo.steps import PROBE, PROBE_ROUND

if TYPE_CHECKING:
    from tokyork.core.moves import Moves
    from tokyork.core.state import Monster, State


class ProbeRound(Step):
    """Everybody else with something to offer is asked, clockwise."""

    name = "probe_round"

    def run(self, g: State, item: i64) -> None:
        mask = MASKS.at_probe
        for m in g.monsters:
            if m.powers & mask and m.seat != g.active:
                around = others(g, g.monsters[g.active])
                push_for_each(g, PROBE, vec[i64]([o.seat for o in around if o.powers & mask]))
                return


def probe(g: State, me: Monster, face: i64) -> None:
    """Reroll a die of the active monster that shows this face."""
    thrown = throw(g, 1)
    shown = spread(thrown)[0]
    g.dice -= one(face)
    if g.side == one(face) or count(g.probed, face) > count(g.dice, face):
        g.probed -= one(face)  # a die probed again is still one die
    g.dice += thrown
    g.probed += thrown
    g.side = thrown
    tell(g, events.DIE_CHANGED, me.seat, face, shown)
    for card in bending(g, me, MASKS.when_my_probe_shows)[:1]:
        card.when_my_probe_shows(g, me, shown)


def reroll_own(g: State, me: Monster, face: i64) -> None:
    """Reroll one of my own dice; if another monster had, unused probes get another chance."""
    thrown = reroll(g, me, g.dice - one(face))
    if count(g.probed, face):
        g.probed += thrown - one(face)
        push(g, PROBE_ROUND, me.seat)


class Probe(DecisionStep):
    """Reroll a die of the active monster, or let it be."""

    name = "probe"

    def moves(self, g: State, item: i64) -> Moves:
        return with_more(offered(g, g.monsters[seat_of(item)], AT_PROBE), PASS)

    def play(self, g: State, item: i64, move: i64) -> None:
        g.side = 0  # the probed die stays as it lies
