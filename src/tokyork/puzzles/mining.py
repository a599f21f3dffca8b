"""Puzzles out of games: simulated ones, or played ones that somebody kept."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import msgspec

from tokyork.bots.base import Seen
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.levels import wavering
from tokyork.bots.tempers import CAREFREE, LEVEL_HEAD
from tokyork.core.agenda import play, seat_of
from tokyork.formats.notation import move_text
from tokyork.formats.record import begin, new_record
from tokyork.puzzles.finding import candidate, is_asked
from tokyork.puzzles.packed_position import pack_position, unpack_position
from tokyork.puzzles.proving import mean_of, prove
from tokyork.puzzles.puzzle import Puzzle, PuzzleAnswer, PuzzleKind, PuzzleProof
from tokyork.puzzles.themes import theme_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tokyork.bots.base import Bot
    from tokyork.core.state import State
    from tokyork.puzzles.finding import Candidate
    from tokyork.puzzles.proving import Proven

PLAYERS: Final = (
    wavering(CAREFREE, 1.2, 1.2),
    wavering(LEVEL_HEAD, 0.65, 0.65),
    GreedyBot,
    GreedyBot,
)
"""Levels 2 to 4 as they were when the package's puzzles were made: its seed makes the same."""
TABLES: Final = (2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6)
"""How many sit at a table, as often as it is listed."""
DUELS: Final = 5
"""One game of so many is the solved duel, in Tokyo."""
A_GAME: Final = 3
"""At most so many puzzles from one game, so that each is another story."""
TRIES: Final = 7
"""Decisions of a game that are looked at closely."""
LOOKED_AT: Final = 0.35
"""The share of rolls that are looked at: there are so many."""
SHARES: Final[dict[str, dict[PuzzleKind, float]]] = {
    "tokyo": {"keep": 0.5, "stay": 0.25, "buy": 0.25},
    "new_york": {"keep": 0.34, "stay": 0.18, "buy": 0.22, "move": 0.13, "destroy": 0.13},
}
"""How many of each kind there should be."""
MORE: Final = 1.3
"""So many times as many there may be, where other kinds are hard to find."""
MOST_ALIKE: Final = 0.45
"""The share of puzzles of a kind that may be equally difficult."""
FIELDS: Final = ("standing", "won", "lost", "points", "health", "energy", "inside", "rivals")


class StillWanted:
    """How many puzzles of which kind are still wanted."""

    def __init__(self, city: str, count: int) -> None:
        """None is found yet."""
        self._count = count
        self._most = {
            kind: max(1, round(MORE * share * count)) for kind, share in SHARES[city].items()
        }
        self._found: Counter[str] = Counter()
        self._alike: Counter[tuple[str, int]] = Counter()
        self._ids: set[str] = set()

    def take(self, puzzle: Puzzle) -> None:
        """One more is there."""
        self._ids.add(puzzle.id)
        self._found[puzzle.kind] += 1
        self._alike[puzzle.kind, puzzle.difficulty] += 1

    def has(self, puzzle: Puzzle) -> bool:
        """Whether it was found before."""
        return puzzle.id in self._ids

    def wants(self, kind: PuzzleKind, difficulty: int | None = None) -> bool:
        """Whether another one of this kind is wanted."""
        most = self._most.get(kind, 0)
        if self.enough or self._found[kind] >= most:
            return False
        return difficulty is None or self._alike[kind, difficulty] < MOST_ALIKE * most

    def plenty(self, tried: Candidate) -> tuple[float, int]:
        """How much there is of this kind, and of this difficulty: what lacks most comes first."""
        share = self._found[tried.kind] / self._most.get(tried.kind, 1)
        return round(share, 1), self._alike[tried.kind, tried.difficulty]

    @property
    def enough(self) -> bool:
        """Whether all are there."""
        return self._found.total() >= self._count


class GameSeeds(NamedTuple):
    """The seeds of all that is drawn about one game."""

    game: int
    proof: int
    verification: int


def seeds_of(seed: int, number: int) -> GameSeeds:
    """Of the game with this number: three rows that never meet."""
    first = (seed * 1_000_000 + number) * 3
    return GameSeeds(first, first + 1, first + 2)


def simulated(city: str, seeds: GameSeeds) -> Iterator[State]:
    """The positions of a simulated game, at each decision."""
    dice = Random(seeds.game)  # noqa: S311 - no secrets
    duel = city == "tokyo" and dice.randrange(DUELS) == 0
    seats = 2 if duel else dice.choice(TABLES)
    monsters = dice.sample(_monsters(city), seats)
    options: dict[str, object] | None = {"deck": {}} if duel else None
    g = begin(new_record(city, None, seeds.game, options, monsters))
    bots = [dice.choice(PLAYERS)(seeds.game + n, None) for n in range(seats)]
    yield from _played(g, bots)


def _played(g: State, bots: list[Bot]) -> Iterator[State]:
    while not g.over:
        yield g
        play(g, bots[seat_of(g.pending)].pick(Seen(g)))


def _monsters(city: str) -> list[str]:
    from tokyork.cities import CITIES  # noqa: PLC0415 - only where it is needed

    return list(CITIES[city].monsters)


def puzzles_of(
    positions: Iterable[State], wanted: StillWanted, seeds: GameSeeds, most: int = A_GAME
) -> list[Puzzle]:
    """The puzzles of one game, as far as they are wanted."""
    found: list[Puzzle] = []
    kinds: Counter[str] = Counter()
    dice = Random(seeds.proof)  # noqa: S311 - no secrets
    for tried in _worth_a_try(positions, wanted, dice)[:TRIES]:
        if len(found) >= most:
            break
        if kinds[tried.kind] >= most - 1 or not wanted.wants(tried.kind, tried.difficulty):
            continue
        puzzle = _made(tried, seeds)
        if puzzle is not None and not wanted.has(puzzle):
            wanted.take(puzzle)
            kinds[puzzle.kind] += 1
            found.append(puzzle)
    return found


def _worth_a_try(positions: Iterable[State], wanted: StillWanted, dice: Random) -> list[Candidate]:
    """What is wanted most first."""
    found: list[Candidate] = []
    for g in positions:
        kind = is_asked(g)
        if kind is None or not wanted.wants(kind):
            continue
        if kind == "keep" and dice.random() > LOOKED_AT:
            continue
        met = candidate(g.clone())
        if met is not None and wanted.wants(met.kind, met.difficulty):
            found.append(met)
    dice.shuffle(found)
    return sorted(found, key=wanted.plenty)


def _made(tried: Candidate, seeds: GameSeeds) -> Puzzle | None:
    position = pack_position(tried.g)
    g = unpack_position(tried.g.rules.id, position)
    if list(g.moves) != list(tried.g.moves):  # hidden cards had a part in it
        return None
    made = int(tried.g.made)
    proof, verification = (seed * 10_000 + made for seed in seeds[1:])
    proven = prove(g, tried.numbers, proof, verification)
    if proven is None:
        return None
    return puzzle_from(g, tried, proven, (proof, verification), position)


def puzzle_from(
    g: State,
    tried: Candidate,
    proven: Proven,
    seeds: tuple[int, int],
    position: dict[str, object],
) -> Puzzle:
    """What was proven, as a puzzle; its answers stand in the order of the notation."""
    best = proven.numbers[0]
    order = sorted(range(len(proven.numbers)), key=lambda n: proven.numbers[n])
    answers = [_answer(g, proven, n) for n in order]
    by: Literal["search", "exact"] = "exact" if proven.exact else "search"
    text = msgspec.json.encode([g.rules.id, position, [a.move for a in answers]])
    name = f"{g.rules.id[0]}{sha256(text).hexdigest()[:8]}"
    puzzle = Puzzle(
        name,
        g.rules.id,
        tried.kind,
        tried.difficulty,
        "",
        answers,
        [proven.numbers[n] for n in order].index(best),
        PuzzleProof(by, *seeds, round(proven.gap, 4), round(proven.error, 4)),
        position,
    )
    puzzle.theme = theme_of(puzzle)
    return puzzle


def _answer(g: State, proven: Proven, place: int) -> PuzzleAnswer:
    move = move_text(g.rules, int(g.moves[proven.numbers[place]]))
    chance = round(min(1.0, max(0.0, proven.chances[place])), 3)
    means = {name: mean_of(proven.games[place], name) for name in FIELDS}
    return PuzzleAnswer(move, chance, **means)
