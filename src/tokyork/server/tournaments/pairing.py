"""Who meets whom, and who sits where: pure functions of what was played before.

Entrants are numbers from 0. There are as many as fill all tables: bots see to that.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Group: TypeAlias = list[int]
"""Entrants at one table, in the order of their seats."""
Pairs: TypeAlias = "Counter[tuple[int, int]]"
Times: TypeAlias = list[list[int]]
"""How often everybody has met everybody."""
TRIES = 24
"""Ways that are looked at to let as many as possible meet for the first time."""


def pairs_of(group: Iterable[int]) -> list[tuple[int, int]]:
    """Everybody with everybody."""
    return list(combinations(sorted(group), 2))


def met(groups: Iterable[Group]) -> Pairs:
    """How often each two have met."""
    return Counter(pair for group in groups for pair in pairs_of(group))


def swiss_round(ranking: Sequence[int], size: int, before: Iterable[Group]) -> list[Group]:
    """Tables of those who are equally far, the best first; who has met meets later, if possible."""
    known = met(before)
    left = list(ranking)
    found: list[Group] = []
    while left:
        group = [left.pop(0)]
        while len(group) < size:
            near = left[: size * size]  # nobody is brought up from further down
            again = [sum(known[min(a, b), max(a, b)] for a in group) for b in near]
            group.append(left.pop(again.index(min(again))))
        found.append(group)
    return found


def everyone_rounds(count: int, size: int, least: int, most: int, seed: int) -> list[list[Group]]:
    """Rounds until everybody has met everybody, `least` at least and `most` at most."""
    chance = Random(seed)  # noqa: S311 - a plan that everybody sees
    known: Pairs = Counter()
    times = [[0] * count for _ in range(count)]
    rounds: list[list[Group]] = []
    wanted = count * (count - 1) // 2
    while len(rounds) < most and (len(rounds) < least or len(known) < wanted):
        tried = _rounds(times, size, chance)
        best = max(tried, key=lambda groups: _fresh(groups, known))
        _note(times, best)
        known.update(met(best))
        rounds.append(best)
    return rounds


def _note(times: Times, groups: Iterable[Group]) -> None:
    for one, other in (pair for group in groups for pair in pairs_of(group)):
        times[one][other] += 1
        times[other][one] += 1


def _fresh(groups: Sequence[Group], known: Pairs) -> tuple[int, int]:
    """How many meet for the first time, and how rarely the others have."""
    pairs = [pair for group in groups for pair in pairs_of(group)]
    return sum(pair not in known for pair in pairs), -sum(known[pair] ** 2 for pair in pairs)


def _rounds(times: Times, size: int, chance: Random) -> list[list[Group]]:
    """Some ways to seat a round."""
    rivals = [sum(met > 0 for met in row) for row in times]
    return [_round(times, rivals, size, chance) for _ in range(TRIES)]


def _round(times: Times, rivals: Sequence[int], size: int, chance: Random) -> list[Group]:
    """One round, table by table: whoever has met the fewest first, then who is new to them."""
    left = list(range(len(times)))
    chance.shuffle(left)
    left.sort(key=rivals.__getitem__)
    found: list[Group] = []
    while left:
        group = [left.pop(0)]
        again = times[group[0]]
        """How often those at the table have met each."""
        while len(group) < size:
            best = min(left, key=again.__getitem__)
            left.remove(best)
            group.append(best)
            again = [a + b for a, b in zip(again, times[best], strict=True)]
        found.append(group)
    return found


def seated(group: Sequence[int], before: Iterable[Group]) -> Group:
    """The same in the order of seats: everybody sits about equally often in each."""
    taken = Counter((one, seat) for other in before for seat, one in enumerate(other))

    def crowding(order: Iterable[int]) -> tuple[int, int]:
        times = [taken[one, seat] for seat, one in enumerate(order)]
        return max(times), sum(count * count for count in times)

    return list(min(permutations(group), key=crowding))


def bots_needed(people: int, size: int) -> int:
    """How many fill the tables; there is one table at least."""
    return max(size, -(-people // size) * size) - people
