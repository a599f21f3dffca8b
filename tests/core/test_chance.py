"""The game's own dice are fair, and the same in every build."""

from collections import Counter
from math import sqrt

import pytest

from tests.helpers import table
from tokyork.cities import CITIES
from tokyork.core.chance import LoadedDiceError, below, draw, seeded, shuffled, throw
from tokyork.core.dice import FACES, MOST_DICE, count, gather, one, total
from tokyork.core.packed import packed
from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

CITY = next(iter(CITIES))
DRAWS = 12_000
PINNED_DRAWS = [3778654470, 454821265, 1551033133, 1079980744]
PINNED_THROWS = [0x000100, 0x221010, 0x030122]


def position(seed: int = 1) -> State:
    return table(CITY, seed=seed)


def is_fair(counts: dict[int, int], kinds: int) -> bool:
    """A chi-square test that a fair generator fails about once in 30,000 times."""
    expected = sum(counts.values()) / kinds
    distance = sum((counts.get(kind, 0) - expected) ** 2 / expected for kind in range(kinds))
    freedom = kinds - 1
    return distance < freedom + 4 * sqrt(2 * freedom) + 8


def test_a_seed_gives_the_same_numbers_in_every_build() -> None:
    g = position(seed=1)

    assert [int(draw(g)) for _ in range(4)] == PINNED_DRAWS
    assert [int(throw(g, n)) for n in (1, 6, 8)] == PINNED_THROWS


def test_a_seed_gives_the_same_numbers_again() -> None:
    first, second = position(seed=5), position(seed=5)

    assert [draw(first) for _ in range(50)] == [draw(second) for _ in range(50)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    draws = {seed: int(draw(position(seed))) for seed in range(500)}

    assert len(set(draws.values())) == 500
    assert is_fair(Counter(value >> 28 for value in draws.values()), 16)
    assert is_fair(Counter(value & 15 for value in draws.values()), 16)


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**64 - 1, 2**64, 10**30])
def test_any_seed_gives_a_state_that_moves_on(seed: int) -> None:
    g = position()
    g.chance = seeded(seed)
    states = set()
    for _ in range(1000):
        assert 0 < g.chance < 1 << 62
        states.add(int(g.chance))
        draw(g)

    assert len(states) == 1000


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 36, 66, 100])
def test_numbers_below_a_limit_are_equally_likely(limit: int) -> None:
    g = position(seed=limit)
    counts = Counter(int(below(g, limit)) for _ in range(DRAWS))

    assert set(counts) <= set(range(limit))
    assert limit == 1 or is_fair(counts, limit)


def test_a_limit_near_the_range_is_not_biased_to_small_numbers() -> None:
    g = position()
    limit = 3 << 29  # without rejection, two numbers of three would come up half as often again
    counts = Counter(int(below(g, limit)) % 3 for _ in range(DRAWS))

    assert is_fair(counts, 3)


@pytest.mark.parametrize("n", range(MOST_DICE + 1))
def test_a_throw_shows_as_many_dice_as_were_thrown(n: int) -> None:
    g = position()

    assert {int(total(throw(g, n))) for _ in range(200)} == {n}


@pytest.mark.parametrize("n", range(1, MOST_DICE + 1))
def test_all_faces_come_up_equally_often(n: int) -> None:
    g = position(seed=n)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS // n):
        dice = throw(g, n)
        counts.update({face: int(count(dice, face)) for face in range(FACES)})

    assert is_fair(counts, FACES)


@pytest.mark.parametrize("n", [2, 5, 8])
def test_dice_of_one_throw_have_nothing_to_do_with_each_other(n: int) -> None:
    g = position(seed=n)
    faces = [one(face) * n for face in range(FACES)]
    throws = 6**n if n < 5 else 6**5
    equal = sum(throw(g, n) in faces for _ in range(throws * 4))
    expected = throws * 4 * 6 / 6**n

    assert abs(equal - expected) < 5 * sqrt(expected) + 3


def test_every_order_of_cards_is_equally_likely() -> None:
    g = position()
    cards = packed([1, 2, 3, 4])
    orders = sorted({tuple(shuffled(g, cards)) for _ in range(600)})
    counts = Counter(orders.index(tuple(shuffled(g, cards))) for _ in range(DRAWS))

    assert len(orders) == 24
    assert is_fair(counts, 24)


def test_shuffling_leaves_the_given_cards_alone() -> None:
    cards = packed(list(range(10)))
    mixed = shuffled(position(), cards)

    assert list(cards) == list(range(10))
    assert sorted(mixed) == list(range(10))


# --- loaded dice ---


def test_loaded_dice_fall_as_prepared_and_then_by_chance() -> None:
    g = position()
    before = g.chance
    g.loaded = (gather([0, 0, 5]), gather([1]))

    assert throw(g, 3) == gather([0, 0, 5])
    assert throw(g, 1) == gather([1])
    assert g.chance == before
    assert g.loaded_used == 2
    assert total(throw(g, 6)) == 6
    assert g.chance != before


def test_no_dice_use_up_no_loaded_throw() -> None:
    g = position()
    g.loaded = (gather([4]),)

    assert throw(g, 0) == 0
    assert g.loaded == (gather([4]),)


def test_loaded_dice_of_another_number_are_an_error_that_names_the_roll() -> None:
    g = position()
    g.loaded = (gather([0] * 6), gather([1, 2]))
    throw(g, 6)

    with pytest.raises(LoadedDiceError, match="roll 2 shows 2 dice, but 3 are rolled"):
        throw(g, 3)
    assert list(g.loaded) == [gather([1, 2])]
