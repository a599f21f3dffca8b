"""Puzzles out of the public games of one's own server, for that server.

A puzzle is a position with a few answers: it keeps no name, no table and no date. Which games
were looked through is remembered as hashes beside the book, so that the next run goes on.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from tokyork.cities import CITIES
from tokyork.errors import TokyorkError
from tokyork.puzzles.book import puzzle_book, read_book, write_book
from tokyork.puzzles.making import puzzles_in
from tokyork.puzzles.mining import StillWanted, seeds_of
from tokyork.review.played import play_again
from tokyork.server.storage.public_games import public_game, public_tables, reading

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tokyork.puzzles import Puzzle
    from tokyork.server.storage.public_games import PublicGame, Reader

LOOKED: Final = ".games"
"""The end of the name of the file that says which games were looked through."""
NUMBERS: Final = 1_000_000


class Mined(NamedTuple):
    """How a run went."""

    games: int
    """Public games that were looked through now."""
    skipped: int
    """Those with rules of their own, from a position, or damaged."""
    found: int
    puzzles: int
    """How many the book has with those of earlier runs."""
    book: str


def mine_tables(
    db: str, book: Path, count: int, seed: int, tell: Callable[[int, int, int], None]
) -> Mined:
    """At most so many new puzzles; `tell` hears of games done, games there are, and puzzles."""
    return asyncio.run(_mine(db, _Mine(book, count, seed), tell))


async def _mine(db: str, mine: _Mine, tell: Callable[[int, int, int], None]) -> Mined:
    games = skipped = 0
    async with reading(db) as reader:
        tables = await public_tables(reader)
        for number, table in enumerate(tables, 1):
            if mine.enough:
                break
            if mine.knows(table):
                continue
            if await _dug(reader, table, mine):
                games += 1
            else:
                skipped += 1
            tell(number, len(tables), mine.found)
    return Mined(games, skipped, mine.found, len(mine.puzzles), str(mine.book))


async def _dug(reader: Reader, table: str, mine: _Mine) -> bool:
    """Whether the game of this table could be looked through."""
    game = await public_game(reader, table)
    try:
        if game is not None:
            mine.dig(game)
    except TokyorkError:  # moves that cannot be played: the server's own look finds that, too
        game = None
    mine.note(table)
    return game is not None


class _Mine:
    """A book that grows game by game; broken off at any point, it goes on where it was."""

    def __init__(self, book: Path, count: int, seed: int) -> None:
        self.book, self._seed = book, seed
        self.puzzles: list[Puzzle] = read_book(book) if book.exists() else []
        self._ids = {puzzle.id for puzzle in self.puzzles} | puzzle_book().keys()
        self._wanted = {city: StillWanted(city, count) for city in CITIES}
        self._count, self.found = count, 0
        self._notes = book.with_name(book.name + LOOKED)
        notes = self._notes.read_text(encoding="ascii").split() if self._notes.exists() else []
        self._looked = set(notes)

    @property
    def enough(self) -> bool:
        return self.found >= self._count

    def knows(self, table: str) -> bool:
        return self._hash(table) in self._looked

    def dig(self, game: PublicGame) -> None:
        """Prove what is in a game; the book is whole at any time."""
        played = play_again(game.start, game.moves)
        seeds = seeds_of(self._seed, int(self._hash(game.table)[:12], 16) % NUMBERS)
        found = puzzles_in(played, self._wanted[played.game.city], seeds)
        new = [puzzle for puzzle in found if puzzle.id not in self._ids]
        new = new[: self._count - self.found]
        if new:
            self.puzzles += new
            self._ids |= {puzzle.id for puzzle in new}
            self.found += len(new)
            write_book(self.puzzles, self.book)

    def note(self, table: str) -> None:
        """It was looked through: nobody does it again with this seed."""
        self._looked.add(self._hash(table))
        with self._notes.open("a", encoding="ascii") as file:
            file.write(f"{self._hash(table)}\n")

    def _hash(self, table: str) -> str:
        return sha256(f"{self._seed} {table}".encode()).hexdigest()[:32]
