"""What a turn did to everybody's chance, part by part: the dice, the answers to them, purchases.

The same turn is ended early on copies: once with its final dice and otherwise by habit, once
at its first purchase with nothing bought. All of it is judged where the next turn begins, so
what lies between two of these ends is due to the part between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from tokyork.bots.thinking.ahead import after_dice
from tokyork.bots.thinking.habits import habit
from tokyork.core.agenda import play
from tokyork.core.dice import gather
from tokyork.formats.notation import decision_kind
from tokyork.review.chances import is_judged

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.review.played import PlayedGame

PartKind = Literal["roll", "yield", "rest", "purchase"]
_STEPS = 80  # more decisions than the rest of any turn has
_ANSWERS = ("yield", "flee")


class TurnPart(Struct):
    """One part of a turn, and what it did to the chance of who led."""

    kind: PartKind
    """`roll`: the dice; `yield`: who stayed and who left; `purchase`; `rest`: whatever else."""
    change: float


class TurnSpan(NamedTuple):
    """A turn among the positions of a game: where it begins, and where the next one does."""

    turn: int
    start: int
    end: int


class TurnEnds(NamedTuple):
    """A turn that was ended early, after each of its parts but the last."""

    kinds: list[PartKind]
    """Of all parts, the last included."""
    states: list[State]
    dice: list[str]
    """The final dice, as far as there were any."""


def spans(played: PlayedGame) -> list[TurnSpan]:
    """All turns that have begun, in order."""
    judged = [n for n, g in enumerate(played.positions) if n == 0 or is_judged(g)]
    found: list[TurnSpan] = []
    for n in judged:
        turn = int(played.positions[n].turn)
        if found and (found[-1].turn != turn or played.positions[n].over):
            found[-1] = found[-1]._replace(end=n)
        if not found or found[-1].turn != turn:
            found.append(TurnSpan(turn, n, n))
    if found and found[-1].end == found[-1].start:
        found[-1] = found[-1]._replace(end=judged[-1])
    return [span for span in found if span.end > span.start]


def events_of(played: PlayedGame, span: TurnSpan) -> list[dict[str, Any]]:
    """What happened in a turn, from its first choice to where the next one begins."""
    first = played.first_move
    events = played.events_of_moves(first + span.start + 1, first + span.end)
    begun = (n for n, event in enumerate(events) if event["kind"] == "turn_started")
    return events[: next(begun, len(events))]


def ends_of(played: PlayedGame, span: TurnSpan) -> TurnEnds:
    """The ends of its parts."""
    states: list[State] = []
    kinds: list[PartKind] = []
    rolled = _last(played, span, "roll")
    dice = _final_dice(played, span)
    if rolled is not None and dice:
        g = played.positions[rolled]
        packed = int(gather([g.rules.faces.index(face) for face in dice]))
        states.append(_next_turn(after_dice(_bare(g), packed)))
        kinds.append("roll")
    bought = next((n for n in _inside(span) if _kind(played.positions[n]) == "buy"), None)
    if bought is not None:
        states.append(_next_turn(_bare(played.positions[bought])))
        kinds.append(_answer(played, span, bought))
        kinds.append("purchase")
    else:
        kinds.append(_answer(played, span, span.end))
    return TurnEnds(kinds, states, dice)


def _inside(span: TurnSpan) -> range:
    return range(span.start, span.end)


def _kind(g: State) -> str:
    return decision_kind(g) if g.pending else ""


def _last(played: PlayedGame, span: TurnSpan, kind: str) -> int | None:
    found = [n for n in _inside(span) if _kind(played.positions[n]) == kind]
    return found[-1] if found else None


def _answer(played: PlayedGame, span: TurnSpan, until: int) -> PartKind:
    asked = any(_kind(played.positions[n]) in _ANSWERS for n in range(span.start, until))
    return "yield" if asked else "rest"


def _final_dice(played: PlayedGame, span: TurnSpan) -> list[str]:
    """As they lay when the roll was over."""
    final = [event for event in events_of(played, span) if event["kind"] == "dice_final"]
    return list(final[-1]["dice"]) if final else []


def _bare(g: State) -> State:
    """A copy that throws its own dice: prepared ones were for what really happened."""
    copy = g.clone()
    copy.loaded = ()
    return copy


def _next_turn(g: State) -> State:
    """Go on by habit, buying nothing, to where the next turn begins."""
    turn = g.turn
    for _ in range(_STEPS):
        if g.over or (g.turn != turn and _kind(g) == "roll"):
            break
        if g.turn == turn and _kind(g) == "roll":  # an end within the same roll: nothing to add
            break
        play(g, habit(g))
    return g
