"""A puzzle in words: what is asked, the answers, and why the best one is the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from tokyork.formats.notation import chooser, seat_text
from tokyork.puzzles.packed_position import unpack_position
from tokyork.puzzles.themes import most_tempting, reasons
from tokyork.views.view import view
from tokyork.words.numbers import chance
from tokyork.words.parts import Parts, parts_of
from tokyork.words.sentences import Sentences, prices

if TYPE_CHECKING:
    from tokyork.puzzles.puzzle import Puzzle, PuzzleAnswer
    from tokyork.puzzles.themes import PuzzleReason

MOST_REASONS: Final = 2
SHARES: Final = frozenset({"win", "deny", "survive", "centre"})
"""Reasons that are told as a share of games; the others as a mean."""


class WordedAnswer(Struct):
    """An answer as it is offered, and what is said to whoever gives it."""

    move: str
    """In the notation."""
    label: Parts
    chance: float
    """To win with it."""
    why: list[Parts]
    """Sentence by sentence, compared with the best answer; of the best one, with the next."""


class WordedPuzzle(Struct):
    """Everything about a puzzle, in one language; who has it needs to ask nothing more."""

    id: str
    city: str
    kind: str
    difficulty: int
    theme: str
    seat: str
    """Who must choose."""
    question: Parts
    answers: list[WordedAnswer]
    best: int
    proof: Parts
    """How it is known."""


def worded(puzzle: Puzzle, language: str | None = None) -> WordedPuzzle:
    """A puzzle in a language."""
    g = unpack_position(puzzle.city, puzzle.position)
    seat = chooser(g)
    seen = view(g, seat)
    words = Sentences.of(seen, language, numbered=False)
    told = PuzzleWords(puzzle, seen, words)
    return WordedPuzzle(
        puzzle.id,
        puzzle.city,
        puzzle.kind,
        puzzle.difficulty,
        puzzle.theme,
        seat_text(seat),
        parts_of(words.texts(f"puzzle-ask-{puzzle.kind}", city=puzzle.city)),
        [
            WordedAnswer(a.move, parts_of(told.label(a.move)), a.chance, told.why(n))
            for n, a in enumerate(puzzle.answers)
        ],
        puzzle.best,
        told.proof(),
    )


class PuzzleWords:
    """The sentences of one puzzle."""

    def __init__(self, puzzle: Puzzle, seen: dict[str, Any], words: Sentences) -> None:
        """For whoever must choose."""
        self._puzzle = puzzle
        self._seen = seen
        self._words = words

    def label(self, move: str) -> str:
        """An answer in words."""
        return self._words.move(move, len(self._seen["dice"]), prices(self._seen).__getitem__)

    def why(self, number: int) -> list[Parts]:
        """What is said to whoever gives this answer."""
        puzzle = self._puzzle
        best = puzzle.answers[puzzle.best]
        worse = most_tempting(puzzle) if number == puzzle.best else puzzle.answers[number]
        found = reasons(best, worse)[:MOST_REASONS]
        lines = [self._chances(best, worse), *(self._reason(reason) for reason in found)]
        if not found:
            lines.append(self._words.texts("puzzle-reason-later"))
        return [parts_of(line) for line in lines]

    def _chances(self, best: PuzzleAnswer, worse: PuzzleAnswer) -> str:
        texts = self._words.texts
        return texts(
            "puzzle-chances",
            best=self.label(best.move),
            better=chance(best.chance, texts),
            other=self.label(worse.move),
            worse=chance(worse.chance, texts),
        )

    def _reason(self, reason: PuzzleReason) -> str:
        texts = self._words.texts
        if reason.theme in SHARES:
            better, worse = (chance(share, texts) for share in reason[1:])
            values: dict[str, object] = {"better": better, "worse": worse}
        else:
            values = {"better": round(reason.better, 1), "worse": round(reason.worse, 1)}
        return texts(f"puzzle-reason-{reason.theme}", city=self._puzzle.city, **values)

    def proof(self) -> Parts:
        """How it is known that the best answer is the best."""
        proof, texts = self._puzzle.proof, self._words.texts
        if proof.by == "exact":
            return parts_of(texts("puzzle-proof-exact"))
        return parts_of(texts("puzzle-proof-search", points=max(1, round(100 * proof.gap))))
