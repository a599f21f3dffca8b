"""What a puzzle is: a position, a few answers, and what came of each."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

PuzzleKind: TypeAlias = Literal["keep", "stay", "buy", "move", "destroy"]
KINDS: Final[tuple[PuzzleKind, ...]] = ("keep", "stay", "buy", "move", "destroy")
DECISIONS: Final[dict[str, PuzzleKind]] = {
    "roll": "keep",
    "yield": "stay",
    "flee": "stay",
    "buy": "buy",
    "move": "move",
    "destroy": "destroy",
}
"""Kinds of puzzles, by the kind of the decision."""
DIFFICULTIES: Final = (1, 2, 3)


class PuzzleAnswer(Struct, omit_defaults=True):
    """One answer, and what came of it: means over the games of the verification."""

    move: str
    """In the notation."""
    chance: float
    """To win the game."""
    standing: float = 1.0
    """The share of games in which the monster is still standing, two rounds on."""
    won: float = 0.0
    """The share that it has won by then."""
    lost: float = 0.0
    """The share that somebody else has won by then."""
    points: float = 0.0
    health: float = 0.0
    energy: float = 0.0
    inside: float = 0.0
    """The share in which it stands in the centre."""
    rivals: float = 0.0
    """How many others are standing."""


class PuzzleProof(Struct, omit_defaults=True):
    """How it is known that the best answer is the best."""

    by: Literal["search", "exact"]
    """Games in the head, or the solved game."""
    seed: int
    verified: int
    """The seed of the second run."""
    gap: float
    """By how much the best answer beats the next one in the second run, in chance to win."""
    error: float = 0.0
    """The standard error of that."""


class Puzzle(Struct, omit_defaults=True):
    """A position with one clearly best answer."""

    id: str
    city: str
    kind: PuzzleKind
    difficulty: int
    """1: a first-game player finds it; 2: one that sees what others may do; 3: neither does."""
    theme: str
    answers: list[PuzzleAnswer]
    best: int
    """The place of the best answer."""
    proof: PuzzleProof
    position: dict[str, Any]
    """Packed: see `packed_position.py`."""
