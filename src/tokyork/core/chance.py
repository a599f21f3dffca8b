"""The game's own dice: a small generator inside the position, unless the game has a source.

Multiply-with-carry in one integer below 2 ** 62, identical in every build. A
clone is exact: it will throw what the original will throw. That is for simulation: whoever
sees enough throws can compute the next. A game whose dice must not be foreseen has a
source of its own (`State.source`), which no clone gets.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tokyork.core.dice import MOST_COUNTED, MOST_DICE, OUTCOMES, thrown, total
from tokyork.core.packed import packed
from tokyork.core.state import Source, State

_MULTIPLIER: Final = 1073740155
_LOW: Final = 0xFFFFFFFF
_RANGE: Final = 0x100000000
_HALF: Final = 0x7FFFFFFF
_KEYS: Final = (0x5F356495, 0x32C2AE35, 0x6C8E9CF5, 0x2545F491, 0x7FEB352D, 0x45D9F3B3)


def seeded(seed: int) -> int:
    """A generator state for any seed: mixed, so that neighbours have nothing in common.

    A Feistel network over two halves of 31 bits, so that no product passes 62 bits.
    """
    while seed >> 62:
        seed = (seed >> 62) ^ (seed & (1 << 62) - 1)
    left: i64 = seed >> 31
    right: i64 = seed & _HALF
    for key in _KEYS:
        product = (right ^ right >> 15 ^ key) * key
        left, right = right, left ^ (product >> 23 & _HALF) ^ (product & 0xFFFF)
    # 0 and the largest state are fixed points of the generator.
    return (left << 31 | right) % (_MULTIPLIER * _RANGE - 2) + 1


def draw(g: State) -> i64:
    """The next 32 random bits."""
    state: i64 = g.chance
    state = _MULTIPLIER * (state & _LOW) + (state >> 32)
    g.chance = state
    return (state ^ state >> 32) & _LOW


def below(g: State, limit: i64) -> i64:
    """A number from 0 to limit - 1, each equally likely; the limit is at most 2 ** 31.

    The draw is scaled to the limit and its fraction dropped. Every number then has the
    same number of draws, but for those whose fraction is among the lowest: these are
    drawn again (Lemire's method). That saves two divisions in nearly every call.
    """
    scaled = draw(g) * limit
    if scaled & _LOW < limit:
        while scaled & _LOW < _RANGE % limit:
            scaled = draw(g) * limit
    return scaled >> 32


class LoadedDiceError(ValueError):
    """A prepared roll does not fit the number of dice thrown."""


def throw(g: State, n: i64) -> i64:
    """Throw any number of dice."""
    return throw_dice(g, n) if 0 < n <= MOST_DICE else _special_throw(g, n)


def throw_dice(g: State, n: i64) -> i64:
    """Throw one to eight dice; one draw serves them all."""
    if g.loaded or g.source is not None:
        return _special_throw(g, n)
    # As `below`, written out: these are the hottest lines of all.
    outcomes: i64 = OUTCOMES[n]
    state: i64 = g.chance
    state = _MULTIPLIER * (state & _LOW) + (state >> 32)
    scaled: i64 = ((state ^ state >> 32) & _LOW) * outcomes
    if scaled & _LOW < outcomes:
        while scaled & _LOW < _RANGE % outcomes:
            state = _MULTIPLIER * (state & _LOW) + (state >> 32)
            scaled = ((state ^ state >> 32) & _LOW) * outcomes
    g.chance = state
    return thrown(n, scaled >> 32)


def _special_throw(g: State, n: i64) -> i64:
    """No dice, prepared dice, or more than the box has: those rolled against a huge loss."""
    if n == 0:
        return 0
    if n > MOST_COUNTED:
        n = MOST_COUNTED
    if not g.loaded:
        if n > MOST_DICE:
            return throw(g, MOST_DICE) + throw(g, n - MOST_DICE)
        return _throw_from(g, g.source, n)
    dice: i64 = g.loaded[0]
    shown = total(dice)
    if shown != n:
        number = g.loaded_used + 1
        raise LoadedDiceError(f"roll {number} shows {shown} dice, but {n} are rolled")
    g.loaded = g.loaded[1:]
    g.loaded_used += 1
    return dice


def _throw_from(g: State, source: Source | None, n: i64) -> i64:
    assert source is not None  # noqa: S101 - whoever has none throws in throw_dice
    draw(g)  # so that the position tells that something was drawn
    return source.throw(int(g.made), int(n))


def shuffled(g: State, cards: vec[i64], board: bool = False) -> vec[i64]:
    """The cards, or what lies on the board, in random order."""
    source = g.source
    if source is not None:
        draw(g)
        return packed(source.shuffled(int(g.made), sorted(cards), board))
    mixed = cards[:]
    state: i64 = g.chance
    limit: i64 = len(mixed)
    while limit > 1:
        # As `below`, written out: a new game shuffles a whole deck.
        state = _MULTIPLIER * (state & _LOW) + (state >> 32)
        scaled: i64 = ((state ^ state >> 32) & _LOW) * limit
        if scaled & _LOW < limit and scaled & _LOW < _RANGE % limit:
            continue
        other = scaled >> 32
        limit -= 1
        mixed[limit], mixed[other] = mixed[other], mixed[limit]
    g.chance = state
    return mixed
