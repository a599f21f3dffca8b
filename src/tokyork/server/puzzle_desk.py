"""Puzzles for browsers: the list of them, and each with its answers."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Any

from tokyork.formats.notation import chooser
from tokyork.puzzles.book import puzzle_book
from tokyork.puzzles.packed_position import unpack_position
from tokyork.puzzles.wording import WordedPuzzle, worded
from tokyork.server.protocol.calls import PuzzleGroup, PuzzleList, PuzzleToPlay
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.views.view import view

if TYPE_CHECKING:
    from tokyork.server.work.place_to_think import Keys, Thinking

LONGEST_NAME = 32


class PuzzleDesk:
    """Workers read the book, so that nobody waits while one is put into words."""

    def __init__(self, pool: Thinking) -> None:
        """Nothing was asked for yet."""
        self._pool = pool
        self._listed: PuzzleList | None = None

    async def listed(self, who: Keys) -> PuzzleList:
        """All puzzles, by what they have in common."""
        if self._listed is None:
            self._listed = await self._ask("puzzle_list", who)
        found: PuzzleList = self._listed
        return found

    async def shown(self, name: str, language: str, who: Keys) -> PuzzleToPlay:
        """One of them."""
        found = None
        if len(name) <= LONGEST_NAME:
            found = await self._ask("puzzle", who, name=name, language=language)
        if found is None:
            raise RefusedError("gone", "puzzles-unknown")
        puzzle, seen = found
        return PuzzleToPlay(puzzle, seen)

    async def _ask(self, task: str, who: Keys, **values: str) -> Any:  # noqa: ANN401 - each has its own
        try:
            return await self._pool.ask(task, who, **values)
        except NoAnswerError as error:
            raise RefusedError("not_now", "problem-server") from error


def puzzle_list() -> PuzzleList:
    """All puzzles; a worker does this."""
    groups: defaultdict[tuple[str, str, int, str], list[str]] = defaultdict(list)
    for puzzle in puzzle_book().values():
        groups[puzzle.city, puzzle.kind, puzzle.difficulty, puzzle.theme].append(puzzle.id)
    return PuzzleList([PuzzleGroup(*alike, ids) for alike, ids in sorted(groups.items())])


def puzzle_shown(name: str, language: str) -> tuple[WordedPuzzle, dict[str, Any]] | None:
    """A puzzle in words, and what its seat sees; a worker does this, too."""
    puzzle = puzzle_book().get(name)
    if puzzle is None:
        return None
    g = unpack_position(puzzle.city, puzzle.position)
    return worded(puzzle, language), view(g, chooser(g))
