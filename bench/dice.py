"""`./run bench dice`: are the game's dice fair? Chi-square per face, of pairs and of runs."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass
from itertools import combinations_with_replacement, groupby
from math import erfc, factorial, prod, sqrt
from typing import TYPE_CHECKING

from tokyork.core.chance import throw
from tokyork.core.dice import FACES, MOST_DICE, gather, one
from tokyork.core.setup import empty_table
from tokyork.tokyo.rules import TOKYO

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tokyork.core.state import State

DRAWS = 10_000_000
CHUNK = 1_000_000
SEED = 20_240_229
LEAST_EXPECTED = 10.0  # outcomes rarer than this are counted together
LONGEST_RUN = 9
SUSPICIOUS = 1e-5  # of a fair generator's tests, one in 50,000 fails on either side


@dataclass(frozen=True)
class Verdict:
    """One test: how far from fair, and how likely that is by chance."""

    test: str
    draws: int
    distance: float
    freedom: int

    @property
    def p(self) -> float:
        """How often a fair generator is at least as far off (Wilson and Hilferty)."""
        width = 2 / (9 * self.freedom)
        z = ((self.distance / self.freedom) ** (1 / 3) - 1 + width) / sqrt(width)
        return erfc(z / sqrt(2)) / 2

    @property
    def fair(self) -> bool:
        """Neither too far off nor too good to be true."""
        return SUSPICIOUS < self.p < 1 - SUSPICIOUS


def chi_square(
    test: str, counts: Mapping[int, int], chances: Mapping[int, float], draws: int | None = None
) -> Verdict:
    """Compare counts with chances; whatever has no chance of its own is one outcome more."""
    total = sum(counts.values())
    shares = [(counts.get(kind, 0), chance * total) for kind, chance in chances.items()]
    common = [(seen, expected) for seen, expected in shares if expected >= LEAST_EXPECTED]
    rest = total - sum(expected for _, expected in common)
    if rest > LEAST_EXPECTED:
        common.append((total - sum(seen for seen, _ in common), rest))
    distance = sum((seen - expected) ** 2 / expected for seen, expected in common)
    return Verdict(test, total if draws is None else draws, distance, len(common) - 1)


class Faces:
    """Counts over a long row of single dice."""

    def __init__(self) -> None:
        self.draws = 0
        self.faces: Counter[int] = Counter()
        self.pairs: dict[int, Counter[int]] = {apart: Counter() for apart in (1, 2, 3, 6)}
        self.equal_runs: Counter[int] = Counter()
        self.high_runs: Counter[int] = Counter()

    def add(self, row: list[int]) -> None:
        """Count faces, pairs some places apart that share no die, and lengths of runs."""
        self.draws += len(row)
        self.faces.update(row)
        for apart, pairs in self.pairs.items():
            for begin in range(apart):
                ahead = row[begin :: 2 * apart]
                behind = row[begin + apart :: 2 * apart]
                pairs.update(a * FACES + b for a, b in zip(ahead, behind, strict=False))
        self.equal_runs.update(_runs(row))
        self.high_runs.update(_runs([face >= FACES // 2 for face in row]))

    def verdicts(self) -> Iterator[Verdict]:
        """What the counts say."""
        each = dict.fromkeys(range(FACES), 1 / FACES)
        yield chi_square("faces", self.faces, each)
        both = dict.fromkeys(range(FACES * FACES), 1 / FACES**2)
        for apart, pairs in self.pairs.items():
            yield chi_square(f"pairs, {apart} apart", pairs, both, self.draws)
        lengths = range(1, LONGEST_RUN)
        again = {n: (1 - 1 / FACES) / FACES ** (n - 1) for n in lengths}
        yield chi_square("runs of a face", self.equal_runs, again, self.draws)
        halves = {n: 0.5**n for n in lengths}
        yield chi_square("runs of a half", self.high_runs, halves, self.draws)


def _runs(row: list[int]) -> Counter[int]:
    """Lengths of runs; the first and the last, which were cut short, do not count."""
    return Counter([sum(1 for _ in run) for _, run in groupby(row)][1:-1])


def throws(g: State, n: int, number: int) -> Verdict:
    """How often each multiset of several dice thrown at once comes up."""
    counts = Counter([int(throw(g, n)) for _ in range(number)])
    hands = combinations_with_replacement(range(FACES), n)
    chances = {int(gather(list(hand))): _chance_of(hand) for hand in hands}
    return chi_square(f"throws of {n} dice", counts, chances)


def _chance_of(hand: tuple[int, ...]) -> float:
    orders = factorial(len(hand)) / prod(factorial(count) for count in Counter(hand).values())
    return orders / float(FACES) ** len(hand)


def examine(draws: int, seed: int = SEED) -> Iterator[Verdict]:
    """Test a row of single dice, then a tenth as many throws of two to eight."""
    g = empty_table(TOKYO, TOKYO.new_options(), [0, 1], seed)
    face_of = {int(one(face)): face for face in range(FACES)}
    faces = Faces()
    left = draws
    while left:
        size = min(left, CHUNK)
        faces.add([face_of[throw(g, 1)] for _ in range(size)])
        left -= size
    yield from faces.verdicts()
    for n in range(2, MOST_DICE + 1):
        yield throws(g, n, max(draws // 10, 1))


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; the exit code is 1 if anything is suspicious."""
    parser = argparse.ArgumentParser(prog="bench dice", description=__doc__)
    parser.add_argument("--draws", type=int, default=DRAWS, help=f"default: {DRAWS:,}")
    parser.add_argument("--seed", type=int, default=SEED, help=f"default: {SEED}")
    args = parser.parse_args(argv)
    if args.draws < 1000:
        parser.error("at least 1000 draws are needed")
    fair = True
    print(f"{'test':20}{'draws':>12}{'chi-square':>12}{'freedom':>9}{'p':>10}")
    for found in examine(args.draws, args.seed):
        fair &= found.fair
        mark = "" if found.fair else "  suspicious"
        shown = f"{found.distance:12.1f}{found.freedom:9}{found.p:10.5f}{mark}"
        print(f"{found.test:20}{found.draws:12,}{shown}", flush=True)
    print("fair" if fair else "not fair")
    return 0 if fair else 1


if __name__ == "__main__":
    sys.exit(main())
