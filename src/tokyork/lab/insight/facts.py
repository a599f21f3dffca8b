"""What happened in games that matters for answers, found by replaying them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tokyork.core.agenda import seat_of
from tokyork.core.dice import FACES, count
from tokyork.core.moves import BUY, STAY, STOP, a_of, verb_of
from tokyork.core.shop import price
from tokyork.formats.notation import decision_kind
from tokyork.lab.data.game_rows import replayed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.core.state import State
    from tokyork.lab.data.data_plan import DataPlan

LEAVING = ("yield", "flee")
STANDING = ("points", "health", "energy", "best rival", "health of rivals", "rivals", "turn")
"""What stands beside a choice, in this order."""


@dataclass
class CardOffer:
    """A card that a seat could have bought."""

    game: int
    seat: int
    card: str
    price: int
    turn: int
    place: int
    bought: bool
    standing: tuple[float, ...]


@dataclass
class Hold:
    """Whether a seat that was hit stayed where it was."""

    game: int
    seat: int
    health: int
    rivals: int
    stayed: bool
    standing: tuple[float, ...]


@dataclass
class Facts:
    """All of it; columns of games by their place in the list."""

    seats: int
    bots: tuple[str, ...]
    at: int = 0
    """The first of its games, to put parts in order."""
    shares: list[list[float]] = field(default_factory=list)
    """Of each game: what each seat has of the victory."""
    firsts: list[int] = field(default_factory=list)
    endings: list[str] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    offers: list[CardOffer] = field(default_factory=list)
    holds: list[Hold] = field(default_factory=list)
    faces: dict[int, list[int]] = field(default_factory=dict)
    """By seat: how often each face was kept to the end of the rolls."""

    def add(self, other: Facts) -> None:
        """Put those of other games behind."""
        first = len(self.shares)
        self.shares += other.shares
        self.firsts += other.firsts
        self.endings += other.endings
        self.turns += other.turns
        self.decisions += other.decisions
        for offer in other.offers:
            offer.game += first
        for hold in other.holds:
            hold.game += first
        self.offers += other.offers
        self.holds += other.holds
        for seat, faces in other.faces.items():
            mine = self.faces.setdefault(seat, [0] * FACES)
            self.faces[seat] = [a + b for a, b in zip(mine, faces, strict=True)]


def gather_facts(plan: DataPlan, rows: Iterable[dict[str, Any]]) -> Facts:
    """The facts of some games; those that crashed have none."""
    facts = Facts(plan.seats, plan.bots)
    for row in rows:
        if not row["error"]:
            _game(facts, plan, row)
    return facts


def _game(facts: Facts, plan: DataPlan, row: dict[str, Any]) -> None:
    number = len(facts.shares)
    last: State | None = None
    for g, move in replayed(plan, int(row["game"]), row["moves"]):
        last = g
        if move >= 0:
            _decision(facts, number, g, int(g.moves[move]))
    if last is None:
        return
    winners = [int(last.winners) >> seat & 1 for seat in range(plan.seats)]
    facts.shares.append([won / max(sum(winners), 1) for won in winners])
    facts.firsts.append(int(last.first))
    facts.endings.append(str(row["ending"]))
    facts.turns.append(int(row["turns"]))
    facts.decisions.append(int(row["decisions"]))


def _decision(facts: Facts, game: int, g: State, chosen: int) -> None:
    kind = decision_kind(g)
    if kind == "buy":
        _offers(facts, game, g, chosen)
    elif kind in LEAVING:
        seat = int(seat_of(g.pending))
        health, rivals = int(g.monsters[seat].health), _rivals(g)
        stayed = verb_of(chosen) == STAY
        facts.holds.append(Hold(game, seat, health, rivals, stayed, standing(g, seat)))
    elif kind == "roll" and (verb_of(chosen) == STOP or int(g.rolls) == 0):
        faces = facts.faces.setdefault(int(seat_of(g.pending)), [0] * FACES)
        for face in range(FACES):
            faces[face] += int(count(g.dice, face))


def _offers(facts: Facts, game: int, g: State, chosen: int) -> None:
    seat = int(seat_of(g.pending))
    box, market = g.rules.box, list(g.market)
    beside = standing(g, seat)
    for packed in g.moves:
        move = int(packed)
        if verb_of(move) != BUY:
            continue
        slot = int(a_of(move))
        facts.offers.append(
            CardOffer(
                game,
                seat,
                box.cards[slot].id,
                int(price(g, g.monsters[seat], slot)),
                int(g.turn),
                market.index(slot) + 1 if slot in market else 0,
                move == chosen,
                beside,
            )
        )


def standing(g: State, seat: int) -> tuple[float, ...]:
    """How a seat stands before its choice."""
    me = g.monsters[seat]
    others = [m for m in g.monsters if m.alive and m.seat != seat]
    return (
        float(me.points),
        float(me.health),
        float(me.energy),
        float(max((int(m.points) for m in others), default=0)),
        sum(int(m.health) for m in others) / max(len(others), 1),
        float(len(others)),
        float(g.turn),
    )


def _rivals(g: State) -> int:
    return sum(bool(m.alive) for m in g.monsters) - 1
