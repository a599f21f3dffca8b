"""The answers a seat has to being attacked, or would have, and copies in which it gave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.agenda import play
from tokyork.core.moves import verb_of
from tokyork.core.verbs import move_to
from tokyork.formats.notation import chooser, decision_kind, legal_texts
from tokyork.new_york.board import (
    BOROUGHS,
    in_manhattan,
    in_new_york,
    open_boroughs,
    outer_boroughs,
)
from tokyork.new_york.moves import FLEE
from tokyork.new_york.places import slide
from tokyork.tokyo.moves import YIELD
from tokyork.tokyo.places import OUTSIDE, in_tokyo

if TYPE_CHECKING:
    from tokyork.core.state import State


def asked(g: State, seat: int) -> bool:
    """Whether this seat must say just now whether it leaves."""
    return bool(g.pending) and chooser(g) == seat and decision_kind(g) in {"yield", "flee"}


def answers(g: State, seat: int) -> list[str]:
    """What it may say, or could if it were asked; staying comes first."""
    if asked(g, seat):
        pairs = zip(g.moves, legal_texts(g), strict=True)
        return ["stay", *(text for move, text in pairs if verb_of(move) in {YIELD, FLEE})]
    me = g.monsters[seat]
    if not in_new_york(g):
        return ["stay", "yield"] if in_tokyo(me) else ["stay"]
    if not in_manhattan(me):
        return ["stay"]
    boroughs = outer_boroughs(open_boroughs(g, me))
    return ["stay", *(f"flee {BOROUGHS[borough]}" for borough in boroughs)]


def give(g: State, seat: int, answer: str) -> None:
    """Give the answer, as a move if the seat is asked, else as if it had been a moment ago."""
    if asked(g, seat):
        play(g, legal_texts(g).index(answer))
    elif answer != "stay":
        go(g, seat, answer)


def go(g: State, seat: int, answer: str) -> None:
    """Stand where the answer leads, and nothing else."""
    me = g.monsters[seat]
    if answer == "yield":
        move_to(g, me, OUTSIDE)
    elif answer != "stay":
        move_to(g, me, BOROUGHS.index(answer.split()[1]))
        slide(g)
