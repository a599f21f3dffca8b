"""Puzzles: positions in which one answer is clearly the best, and why."""

from tokyork.puzzles.puzzle import KINDS, Puzzle, PuzzleAnswer, PuzzleProof

__all__ = ["KINDS", "Puzzle", "PuzzleAnswer", "PuzzleProof"]
