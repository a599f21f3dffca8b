"""A new game: cards, market, first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core import events
from tokyork.core.agenda import run
from tokyork.core.chance import seeded, shuffled, throw
from tokyork.core.dice import bit_number, count
from tokyork.core.events import tell
from tokyork.core.packed import packed
from tokyork.core.shop import reveal_all
from tokyork.core.state import NOBODY, Monster, Options, State
from tokyork.core.turn import begin_turn

if TYPE_CHECKING:
    from tokyork.core.rules import Rules


def empty_table(rules: Rules, options: Options, monsters: list[int], seed: int) -> State:
    """Monsters in their seats, and nothing else yet."""
    seated = vec[Monster]([Monster(seat, who) for seat, who in enumerate(monsters)])
    g = State(rules, options, seated, rules.new_board())
    g.chance = seeded(seed)
    for m in g.monsters:
        m.health = options.health
    return g


def deal(g: State) -> None:
    """Shuffle the cards and open the market; what is revealed here is not offered to anybody."""
    g.deck = shuffled(g, cards_in_play(g.rules, g.options))
    reveal_all(g)


def cards_in_play(rules: Rules, options: Options) -> vec[i64]:
    """The physical cards this game uses: the whole box, or the agreed copies."""
    if options.deck is None:
        return rules.box.all_cards
    agreed = options.deck
    slots: list[int] = []
    for slot, kind in enumerate(rules.box.kind):
        if slot - kind < agreed.get(rules.box.cards[slot].id, 0):
            slots.append(slot)
    return packed(slots)


def roll_off(g: State) -> i64:
    """Everybody throws, most claws start; whoever ties for most throws again."""
    tied: i64 = (1 << len(g.monsters)) - 1
    while tied & (tied - 1):
        most: i64 = -1
        best: i64 = 0
        for m in g.monsters:
            if tied >> m.seat & 1:
                thrown = throw(g, g.rules.opening_dice)
                if g.log is not None:
                    tell(g, events.ROLLED_OFF, m.seat, thrown)
                claws = count(thrown, g.rules.claw)
                if claws > most:
                    most = claws
                    best = 0
                if claws == most:
                    best |= 1 << m.seat
        tied = best
    return bit_number(tied)


def start(g: State) -> None:
    """Set everything up and run to the first decision."""
    deal(g)
    first = roll_off(g) if g.options.first == NOBODY else g.options.first
    g.first = first
    g.order = first
    tell(g, events.GOES_FIRST, first)
    begin_turn(g, first, 0)
    g.rules.set_up(g)
    run(g)
