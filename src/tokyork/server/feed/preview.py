"""What the dice would do as they lie: as data, and in one line."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from tokyork.coach.effects import changes, until_resolved
from tokyork.coach.phrases import change_in_short
from tokyork.core.hearts import hearts_only_heal
from tokyork.core.moves import STOP
from tokyork.formats.notation import (
    decision_kind,
    default_move,
    seat_number,
    seat_text,
)
from tokyork.server.protocol.choices import Consequence, Gain
from tokyork.views.deals import determinize
from tokyork.words.parts import capitalized, joined, parts_of

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.words.parts import Parts, Resource
    from tokyork.words.sentences import Sentences

ABOUT_DICE = ("roll", "dice", "resolve")


def consequences(g: State, seat: str) -> list[Consequence]:
    """Gains and losses, one's own first; what happens alike to several is said once."""
    if not _is_about_dice(g):
        return []
    me = seat_number(seat)
    found = changes(until_resolved(determinize(g, me, int(g.made)), _usual))
    alike: dict[tuple[bool, Resource, int], list[str]] = {}
    for who, kind in sorted(found, key=lambda key: (key[0] - me) % len(g.monsters)):
        alike.setdefault((who == me, kind, found[who, kind]), []).append(seat_text(who))
    return [Consequence(seats, Gain(kind, amount)) for (_, kind, amount), seats in alike.items()]


def outcome(g: State, seat: str, found: list[Consequence], words: Sentences) -> Parts:
    """The same in words; nothing where no dice are at stake."""
    if not _is_about_dice(g):
        return []
    told = tuple((tuple(one.seats), one.gain.what, one.gain.amount) for one in found)
    return _outcome(told, seat, words)


@lru_cache(maxsize=4096)
def _outcome(
    found: tuple[tuple[tuple[str, ...], Resource, int], ...], seat: str, words: Sentences
) -> Parts:
    told = [change_in_short(seats, kind, amount, seat, words) for seats, kind, amount in found]
    return parts_of(capitalized(joined(" · ", told or [words.texts("preview-nothing")])))


def useless_faces(g: State) -> list[str]:
    """Faces that bring nothing where the monster that rolls stands: hearts in the city."""
    me = g.monsters[g.active]
    if g.rules.hearts_heal(g, me) or not hearts_only_heal(g, me):
        return []
    return ["heart"]


def _is_about_dice(g: State) -> bool:
    return decision_kind(g) in ABOUT_DICE and bool(g.dice)


def _usual(g: State) -> int:
    moves = list(g.moves)  # compiled, they are a vector that finds nothing
    return moves.index(STOP) if STOP in moves else int(default_move(g))
