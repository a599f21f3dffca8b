"""The legal moves as a person sees and types them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORT_LIST = 12


def in_order_of_use(moves: Sequence[str], dice: Sequence[str]) -> list[str]:
    """The legal moves, likely ones first where there are many; this order numbers them."""
    if len(moves) <= SHORT_LIST:
        return list(moves)
    return sorted(moves, key=lambda move: _unlikeliness(move, Counter(dice)))


def _unlikeliness(move: str, dice: Counter[str]) -> tuple[int, ...]:
    """Stopping and cards first, then keeps that split no group of equal dice, simple ones first."""
    verb, *faces = move.split()
    if verb != "keep":
        return (0, verb != "stop")
    kept = Counter(faces)
    splits = any(count < dice[face] for face, count in kept.items())
    kinds = len(kept) or 1  # keeping nothing stands after the single faces
    return (1, splits, kinds, -len(faces))


def spell_out(text: str, faces: Sequence[str]) -> str:
    """Faces written out where a person typed an unambiguous beginning of them."""
    verb, *words = text.lower().split() or [""]
    if verb == "keep":
        return " ".join([verb, *(_face(word, faces) for word in words)])
    if verb == "use":
        return " ".join([verb, *words[:1], *(_face(word, faces) for word in words[1:])])
    return text


def _face(word: str, faces: Sequence[str]) -> str:
    found = [face for face in faces if face.startswith(word)]
    return found[0] if len(found) == 1 else word
