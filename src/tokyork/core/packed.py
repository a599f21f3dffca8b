"""Packed arrays that are never changed in place, so that positions and tables can share them.

`append` may write into spare room that another array shares; what is shared is extended by
these instead. They also do what a packed array cannot do by itself.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

NONE: Final[vec[i64]] = vec[i64]()


def with_more(items: vec[i64], item: i64) -> vec[i64]:
    """A copy with one more at the end."""
    longer = extend(vec[i64](capacity=len(items) + 1), items)
    return append(longer, item)


def with_other(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """A copy with another item in this place."""
    changed = items[:]
    changed[place] = item
    return changed


def without(items: vec[i64], place: i64) -> vec[i64]:
    """A copy without the item in this place."""
    return extend(items[:place], items[place + 1 :])


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """One behind the other."""
    if len(second) == 0:
        return first
    if len(first) == 0:
        return second
    return extend(extend(vec[i64](capacity=len(first) + len(second)), first), second)


def place_of(items: vec[i64], item: i64, start: i64 = 0) -> i64:
    """The first place of an item from this one on, or -1."""
    place = start
    while place < len(items):
        if items[place] == item:
            return place
        place += 1
    return -1


def packed(items: list[int]) -> vec[i64]:
    """A list as a packed array."""
    return vec[i64]([i64(item) for item in items])
