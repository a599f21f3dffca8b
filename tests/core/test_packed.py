"""Packed arrays are shared, so nothing changes one in place."""

from __future__ import annotations

import pytest

from tokyork.core.packed import (
    NONE,
    joined,
    packed,
    place_of,
    with_more,
    with_other,
    without,
)

pytestmark = pytest.mark.interpreted


def test_an_array_is_extended_in_two_ways_without_either_seeing_the_other() -> None:
    shared = with_more(packed([1, 2]), 3)
    one, other = with_more(shared, 4), with_more(shared, 5)

    assert [list(shared), list(one), list(other)] == [[1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 5]]


def test_a_changed_copy_leaves_the_array_alone() -> None:
    items = packed([1, 2, 3])

    assert list(with_other(items, 1, 9)) == [1, 9, 3]
    assert list(without(items, 1)) == [1, 3]
    assert list(without(items, 0)) == [2, 3]
    assert list(without(items, 2)) == [1, 2]
    assert list(items) == [1, 2, 3]


def test_arrays_are_joined_in_order() -> None:
    items = packed([1, 2])

    assert list(joined(items, packed([3]))) == [1, 2, 3]
    assert list(joined(items, NONE)) == [1, 2]
    assert list(joined(NONE, items)) == [1, 2]
    assert list(items) == [1, 2]


def test_an_item_is_found_from_a_place_on() -> None:
    items = packed([7, 8, 7])

    assert [place_of(items, 7), place_of(items, 7, 1), place_of(items, 9)] == [0, 2, -1]
