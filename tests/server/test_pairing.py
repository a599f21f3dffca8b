"""Who meets whom, whatever was played before: true of every tournament."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from tokyork.server.tournaments.pairing import (
    bots_needed,
    everyone_rounds,
    met,
    seated,
    swiss_round,
)
from tokyork.server.tournaments.scoring import TableResult, game_points, ranked, ranks, scores

SIZES = st.integers(3, 6)
TABLES = st.integers(1, 11)


def plays_once(groups: list[list[int]], count: int) -> bool:
    return sorted(one for group in groups for one in group) == list(range(count))


@given(size=SIZES, tables=TABLES, chance=st.randoms(use_true_random=False))
@settings(max_examples=60, deadline=None)
def test_in_every_swiss_round_everybody_plays_once_at_full_tables(
    size: int, tables: int, chance: object
) -> None:
    count = size * tables
    before: list[list[int]] = []
    for _ in range(4):
        ranking = list(range(count))
        chance.shuffle(ranking)  # type: ignore[attr-defined]
        groups = swiss_round(ranking, size, before)
        assert plays_once(groups, count)
        assert {len(group) for group in groups} == {size}
        before += groups


@given(size=SIZES)
@settings(max_examples=8, deadline=None)
def test_nobody_meets_again_in_the_second_swiss_round_if_there_are_enough(size: int) -> None:
    count = size * size
    first = swiss_round(range(count), size, [])
    second = swiss_round(range(count), size, first)
    assert max(met([*first, *second]).values()) == 1


@given(size=SIZES, tables=st.integers(1, 4), seed=st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_everybody_meets_everybody(size: int, tables: int, seed: int) -> None:
    count = size * tables
    rounds = everyone_rounds(count, size, 1, 20, seed)
    groups = [group for meeting in rounds for group in meeting]

    assert all(plays_once(meeting, count) for meeting in rounds)
    assert len(met(groups)) == count * (count - 1) // 2
    assert rounds == everyone_rounds(count, size, 1, 20, seed)


@given(size=SIZES, tables=TABLES, chance=st.randoms(use_true_random=False))
@settings(max_examples=25, deadline=None)
def test_seats_are_shared_evenly(size: int, tables: int, chance: object) -> None:
    """After as many rounds as there are seats, nobody sat anywhere more than twice or so."""
    count = size * tables
    before: list[list[int]] = []
    for _ in range(size):
        ranking = list(range(count))
        chance.shuffle(ranking)  # type: ignore[attr-defined]
        for group in swiss_round(ranking, size, before):
            before.append(seated(group, before))
    taken = Counter((one, seat) for group in before for seat, one in enumerate(group))
    assert max(taken.values()) <= 2


@given(size=SIZES)
@settings(max_examples=4, deadline=None)
def test_at_one_table_everybody_has_every_seat_once(size: int) -> None:
    before: list[list[int]] = []
    for _ in range(size):
        before.append(seated(range(size), before))
    assert {len(set(seats)) for seats in zip(*before, strict=True)} == {size}


@given(people=st.integers(0, 128), size=SIZES)
def test_bots_fill_the_tables_and_no_more(people: int, size: int) -> None:
    bots = bots_needed(people, size)
    assert (people + bots) % size == 0
    assert people + bots >= size
    assert bots < size or people == 0


@given(places=st.lists(st.integers(1, 6), min_size=3, max_size=6))
def test_a_game_hands_out_the_same_points_however_it_ends(places: list[int]) -> None:
    count = len(places)
    assert sum(game_points(places)) == count * (count - 1) / 2
    assert max(game_points(places)) == game_points(places)[places.index(min(places))]


def test_points_decide_then_knock_outs_then_opponents() -> None:
    played = [
        ([0, 1, 2], TableResult([1, 2, 3], [0, 0, 0])),
        ([3, 4, 5], TableResult([1, 2, 3], [2, 1, 0])),
        ([0, 3, 5], TableResult([3, 1, 2], [0, 0, 0])),
        ([1, 2, 4], TableResult([2, 3, 1], [0, 0, 0])),
    ]
    found = scores(6, played)

    assert [score.points for score in found] == [2, 2, 0, 4, 3, 1]
    assert ranked(found) == [3, 4, 0, 1, 5, 2]  # 0 has met the better ones
    assert ranks(found) == [3, 4, 6, 1, 2, 5]
    assert found[0].opponents > found[1].opponents
