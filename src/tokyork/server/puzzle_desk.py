"""Puzzles for browsers: the list of them, and each with its answers."""

from __future__ import annotations

import logging
from collections import defaultdict
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.formats.notation import chooser
from tokyork.puzzles.book import puzzle_book, read_book
from tokyork.puzzles.packed_position import unpack_position
from tokyork.puzzles.wording import WordedPuzzle, worded
from tokyork.server.protocol.calls import PuzzleGroup, PuzzleList, PuzzleToPlay
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.storage.opening import MEMORY
from tokyork.server.storage.postgres.opening_database import is_address
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tokyork.puzzles import Puzzle
    from tokyork.server.work.place_to_think import Keys, Thinking

LONGEST_NAME = 32
BESIDE = "-puzzles.xz"
"""Follows the name of the file of tables."""
_log = logging.getLogger(__name__)


class PuzzleDesk:
    """Workers read the books, so that nobody waits while a puzzle is put into words."""

    def __init__(self, pool: Thinking, own: Path | None = None) -> None:
        """`own` is a book of puzzles from this server's games; it may come, grow and go."""
        self._pool = pool
        self.own = own
        self._listed: PuzzleList | None = None
        self._listed_at = 0

    async def listed(self, who: Keys) -> PuzzleList:
        """All puzzles, by what they have in common."""
        written = self._written()
        if self._listed is None or self._listed_at != written:
            self._listed = await self._ask("puzzle_list", who)
            self._listed_at = written
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
        book = (str(self.own or ""), self._written())
        try:
            return await self._pool.ask(task, who, own=book, **values)
        except NoAnswerError as error:
            raise RefusedError("not_now", "problem-server") from error

    def _written(self) -> int:
        """When the server's own book was written; 0 if there is none."""
        try:
            return self.own.stat().st_mtime_ns if self.own else 0
        except OSError:
            return 0


NO_BOOK = ("", 0)


def book_beside(db: str) -> Path | None:
    """Where a server looks for puzzles of its own; a database has no place beside it."""
    if is_address(db) or db == MEMORY:
        return None
    path = Path(db).expanduser()
    return path.with_name(path.name + BESIDE)


@lru_cache(maxsize=1)
def _own_book(path: str, written: int) -> Mapping[str, Puzzle]:
    """The puzzles of a server's own games, as of then; one that is damaged has none."""
    if not written:
        return {}
    try:
        return {p.id: p for p in read_book(Path(path)) if p.id not in puzzle_book()}
    except BadInputError:
        _log.warning("%s is no book of puzzles", path)
        return {}


def puzzle_list(own: tuple[str, int] = NO_BOOK) -> PuzzleList:
    """All puzzles; a worker does this."""
    books = ((False, puzzle_book()), (True, _own_book(*own)))
    groups: defaultdict[tuple[str, str, int, str, bool], list[str]] = defaultdict(list)
    for is_own, book in books:
        for puzzle in book.values():
            alike = (puzzle.city, puzzle.kind, puzzle.difficulty, puzzle.theme, is_own)
            groups[alike].append(puzzle.id)
    return PuzzleList([PuzzleGroup(*alike, ids) for alike, ids in sorted(groups.items())])


def puzzle_shown(
    name: str, language: str, own: tuple[str, int] = NO_BOOK
) -> tuple[WordedPuzzle, dict[str, Any]] | None:
    """A puzzle in words, and what its seat sees; a worker does this, too."""
    puzzle = puzzle_book().get(name) or _own_book(*own).get(name)
    if puzzle is None:
        return None
    g = unpack_position(puzzle.city, puzzle.position)
    return worded(puzzle, language), view(g, chooser(g))
