"""What can be typed now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.words.parts import joined
from tokyork.words.spoken.typed_lines import COMMANDS, VERBS, spellings

if TYPE_CHECKING:
    from tokyork.words.spoken.ear import Ear

MOST_MOVES = 12


def help_told(ear: Ear) -> list[str]:
    """The moves that are possible, by their verbs, and the words on demand."""
    words, view = ear.words, ear.view
    lines = []
    if view["decision"] and view["decision"]["seat"] == view["seat"]:
        verbs = dict.fromkeys(move.split()[0] for move in view["decision"]["moves"])
        told = joined(", ", [_verb(ear, verb) for verb in verbs])
        lines.append(words.texts("spoken-help_now", verbs=told))
    for command in COMMANDS:
        letter = spellings(words.texts, command)[0]
        lines.append(words.texts(f"spoken-help_{command}", word=letter))
    return lines


def _verb(ear: Ear, verb: str) -> str:
    return spellings(ear.words.texts, f"verb-{verb}")[-1] if verb in VERBS else verb


def moves_told(ear: Ear) -> list[str]:
    """Every move with what it is called; of many, those that are no keeps and a few of these."""
    words, view = ear.words, ear.view
    if not view["decision"] or view["decision"]["seat"] != view["seat"]:
        return [words.texts("spoken-no_moves")]
    moves: list[str] = view["decision"]["moves"]
    short = [move for move in moves if not move.startswith("keep")]
    keeps = [move for move in moves if move.startswith("keep")]
    shown = [*short, *keeps[: max(MOST_MOVES - len(short), 0)]]
    rest = len(moves) - len(shown)
    more = [words.texts("spoken-more_moves", count=rest)] if rest else []
    return [*shown, *more]
