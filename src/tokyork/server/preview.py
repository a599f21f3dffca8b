"""What the dice would do as they lie, found out on a copy, so that every card has its say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core import events, phases
from tokyork.core.agenda import play
from tokyork.deals import determinize
from tokyork.notation import decision_kind, default_move, legal_texts, seat_text

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.core.game import Event, State
    from tokyork.sentences import Sentences

ABOUT_DICE = ("roll", "dice", "resolve")
STEPS = 60  # more decisions than any resolving has
KINDS = {
    int(events.POINTS_GAINED): ("points", 1),
    int(events.POINTS_LOST): ("points", -1),
    int(events.HEALTH_GAINED): ("health", 1),
    int(events.HEALTH_LOST): ("health", -1),
    int(events.ENERGY_GAINED): ("energy", 1),
    int(events.ENERGY_LOST): ("energy", -1),
    int(events.ENERGY_PAID): ("energy", -1),
}


def preview(game: Game, seat: str, words: Sentences) -> list[str]:
    """Gains and losses in short, one's own first; nothing where no dice are at stake."""
    g = game.state
    if decision_kind(g) not in ABOUT_DICE or not g.dice:
        return []
    me = int(seat[1:]) - 1
    changes = _changes(_until_resolved(determinize(g, me, int(g.made))))
    order = sorted(changes, key=lambda key: (key[0] - me) % len(g.monsters))
    told = [_told(n, kind, changes[n, kind], words, mine=n == me) for n, kind in order]
    return told or [words.texts("preview-nothing")]


def _until_resolved(g: State) -> list[Event]:
    """What happens while the dice are resolved, if everybody does what is usual."""
    g.log = []
    for _ in range(STEPS):
        if g.over or not g.pending or g.phase > phases.MOVE or _has_ended(g.log):
            break
        if g.phase == phases.MOVE and decision_kind(g) == "move":
            break
        play(g, _usual(g))
    return g.log


def _has_ended(log: list[Event]) -> bool:
    return any(event.kind == events.TURN_STARTED for event in log)


def _usual(g: State) -> int:
    moves = legal_texts(g)
    return moves.index("stop") if "stop" in moves else int(default_move(g))


def _changes(log: list[Event]) -> dict[tuple[int, str], int]:
    """What each seat gains or loses in this turn, by seat and kind."""
    found: dict[tuple[int, str], int] = {}
    for event in log:
        if event.kind == events.TURN_STARTED:
            break
        if event.kind in KINDS:
            kind, sign = KINDS[int(event.kind)]
            key = (int(event.seat), kind)
            found[key] = found.get(key, 0) + sign * int(event.amount)
    return {key: change for key, change in found.items() if change}


def _told(seat: int, kind: str, change: int, words: Sentences, *, mine: bool) -> str:
    return words.texts(
        f"preview-{kind}",
        whose="yours" if mine else "theirs",
        seat=words.seat(seat_text(seat)),
        count=abs(change),
        way="more" if change > 0 else "less",
    )
