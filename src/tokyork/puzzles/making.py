"""Make a book of puzzles: from a seed, going on where it was interrupted, or from played games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.puzzles.mining import StillWanted, puzzles_of, seeds_of, simulated
from tokyork.puzzles.puzzle import Puzzle  # noqa: TC001 - msgspec reads it
from tokyork.review.played import play_again

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from tokyork.puzzles.mining import GameSeeds
    from tokyork.review.played import PlayedGame

PART: Final = ".part"
BARREN: Final = 400
"""Games in a row that bring nothing: then the rest will not be found either."""


class MinedGame(msgspec.Struct):
    """A game that was looked through, as a line of the file of work."""

    seed: int
    count: int
    """How many puzzles of this city are wanted."""
    city: str
    number: int
    puzzles: list[Puzzle]


class Quarry:
    """One city's games, from the first on."""

    def __init__(self, city: str, count: int, seed: int) -> None:
        """Nothing was looked at."""
        self.city, self.count, self.seed = city, count, seed
        self.wanted = StillWanted(city, count)
        self.found: list[Puzzle] = []
        self._next = 0
        self._barren = 0

    @property
    def done(self) -> bool:
        """Whether there is enough, or nothing more to find."""
        return self.wanted.enough or self._barren >= BARREN

    def dig(self) -> MinedGame:
        """Look through the next game."""
        seeds = seeds_of(self.seed, self._next)
        found = puzzles_of(simulated(self.city, seeds), self.wanted, seeds)
        game = MinedGame(self.seed, self.count, self.city, self._next, found)
        self._note(game)
        return game

    def remember(self, game: MinedGame) -> None:
        """What an earlier run found."""
        if (game.seed, game.count, game.number) != (self.seed, self.count, self._next):
            raise BadInputError(PART, "expected the work of the same seed and count")
        for puzzle in game.puzzles:
            self.wanted.take(puzzle)
        self._note(game)

    def _note(self, game: MinedGame) -> None:
        self.found += game.puzzles
        self._next = game.number + 1
        self._barren = 0 if game.puzzles else self._barren + 1


def make_puzzles(
    cities: Sequence[str], count: int, seed: int, out: Path, tell: Callable[[int], None]
) -> list[Puzzle]:
    """So many puzzles, shared among the cities; what is found is kept beside `out` until it is all.

    The same seed and count give the same puzzles, however often it is interrupted.
    """
    share = {
        city: count // len(cities) + (n < count % len(cities)) for n, city in enumerate(cities)
    }
    quarries = {city: Quarry(city, share[city], seed) for city in cities}
    part = out.with_name(out.name + PART)
    for game in read_part(part):
        if game.city in quarries:
            quarries[game.city].remember(game)
    with part.open("ab") as file:
        while open_ones := [quarry for quarry in quarries.values() if not quarry.done]:
            for quarry in open_ones:
                file.write(msgspec.json.encode(quarry.dig()) + b"\n")
                file.flush()
            tell(sum(len(quarry.found) for quarry in quarries.values()))
    return [puzzle for city in CITIES if city in quarries for puzzle in quarries[city].found]


def puzzles_of_games(
    games: Iterable[str], count: int, seed: int, tell: Callable[[int], None]
) -> list[Puzzle]:
    """Puzzles out of saved games, as many as are in them and wanted; proven like all others."""
    wanted = {city: StillWanted(city, count) for city in CITIES}
    found: list[Puzzle] = []
    for number, text in enumerate(games):
        played = play_again(text)
        found += puzzles_in(played, wanted[played.game.city], seeds_of(seed, number))
        tell(len(found))
    return found[:count]


def puzzles_in(played: PlayedGame, wanted: StillWanted, seeds: GameSeeds) -> list[Puzzle]:
    """Puzzles out of one game that was played."""
    return puzzles_of((g for g in played.positions if g.pending), wanted, seeds)


def read_part(path: Path) -> list[MinedGame]:
    """What an earlier run wrote, without a last line that was cut off."""
    if not path.exists():
        return []
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if len(whole) < len(text):
        path.write_bytes(whole)
    decoder = msgspec.json.Decoder(MinedGame)
    try:
        return [decoder.decode(line) for line in whole.splitlines()]
    except msgspec.ValidationError as error:
        raise BadInputError(path.name, "expected the work of an earlier run") from error
