"""Dice are multisets: one integer, four bits a face."""

from itertools import chain, combinations, combinations_with_replacement, product
from math import prod

import pytest

from tokyork.core.dice import (
    FACES,
    MOST_DICE,
    OUTCOMES,
    count,
    gather,
    kinds,
    one,
    spread,
    subsets,
    thrown,
    total,
)
from tokyork.core.keeps import keep_moves
from tokyork.core.moves import KEEP, STOP, verb_of, x_of

pytestmark = pytest.mark.interpreted

HANDS = [
    list(hand)
    for n in range(MOST_DICE + 1)
    for hand in combinations_with_replacement(range(FACES), n)
]
SIX = [hand for hand in HANDS if len(hand) == 6]


def test_a_hand_becomes_a_number_and_back() -> None:
    numbers = {gather(hand) for hand in HANDS}

    assert len(numbers) == len(HANDS)
    assert all(spread(gather(hand)) == hand for hand in HANDS)


def test_counts_totals_and_kinds_agree_with_the_list() -> None:
    for hand in HANDS:
        dice = gather(hand)
        assert total(dice) == len(hand)
        assert kinds(dice) == len(set(hand))
        assert [count(dice, face) for face in range(FACES)] == [hand.count(f) for f in range(FACES)]


@pytest.mark.parametrize("face", range(FACES))
def test_one_die_shows_one_face(face: int) -> None:
    assert spread(one(face)) == [face]


@pytest.mark.parametrize("n", range(7))
def test_every_ordered_throw_has_one_number(n: int) -> None:
    throws = sorted(gather(list(throw)) for throw in product(range(FACES), repeat=n))

    assert OUTCOMES[n] == len(throws)
    assert sorted(thrown(n, outcome) for outcome in range(OUTCOMES[n])) == throws


@pytest.mark.parametrize("n", [7, 8])
def test_the_last_die_of_a_throw_is_the_remainder_of_its_number(n: int) -> None:
    for outcome in [0, 5, 6, 215, 216, 46655, 46656, 123456, 6**n - 1]:
        one_less = thrown(n - 1, outcome // FACES)
        assert thrown(n, outcome) == one_less + one(outcome % FACES)


def test_subsets_are_those_found_by_brute_force_in_the_order_of_the_notation() -> None:
    for hand in chain(SIX, [[0, 0, 1, 1, 2, 2, 3, 3], [5] * 8, [0, 1, 2, 3, 4, 5, 5, 5]]):
        parts = {part for n in range(len(hand) + 1) for part in combinations(hand, n)}
        # Tuples compare face by face, the shorter one first: the order of the notation.
        assert [tuple(spread(part)) for part in subsets(gather(hand))] == sorted(parts)


@pytest.mark.parametrize(("n", "mean"), [(6, 35), (8, 88)])
def test_equal_dice_leave_far_fewer_keeps_than_positions_would(n: int, mean: int) -> None:
    keeps = {gather(hand): len(subsets(gather(hand))) for hand in HANDS if len(hand) == n}
    four = [thrown(4, outcome) for outcome in range(6**4)]
    rest = [thrown(n - 4, outcome) for outcome in range(6 ** (n - 4))]
    over_all_throws = sum(keeps[a + b] for a in four for b in rest)

    assert over_all_throws // 6**n == mean


def test_there_is_a_keep_for_every_reroll_and_keeping_everything_is_to_stop() -> None:
    for hand in SIX:
        dice = gather(hand)
        *keeps, last = keep_moves(dice)
        number = prod(hand.count(face) + 1 for face in set(hand))
        assert last == STOP
        assert {verb_of(keep) for keep in keeps} == {KEEP}
        assert [x_of(keep) for keep in keeps] == [part for part in subsets(dice) if part != dice]
        assert len(keeps) + 1 == number
