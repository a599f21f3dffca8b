"""Figures known from elsewhere, pools too large to enumerate, and what is refused."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from math import comb, factorial, sqrt
from random import Random
from statistics import mean, stdev

import pytest

from bench.dice import chi_square
from tokyork import BadInputError, odds
from tokyork.cities import CITIES
from tokyork.core.dice import FACES, count, gather, kinds, spread, total
from tokyork.odds import RollChoice, RollRules

pytestmark = pytest.mark.interpreted

TOKYO = CITIES["tokyo"].faces
CLAW = TOKYO.index("claw")


def dice(text: str) -> int:
    return odds.read_dice(text, TOKYO)


def wish(text: str) -> odds.Wish:
    return odds.read_wish(text, TOKYO)


def binomial(n: int, p: float, least: int) -> float:
    return sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least, n + 1))


# --- known figures ---


def test_two_threes_and_two_rerolls() -> None:
    shown = dice("3 3 claw heart 1 2")
    assert odds.chance(shown, 2, wish("3>=3"), dice("3 3")) == pytest.approx(0.7674, abs=5e-5)
    assert odds.chance(shown, 2, wish("3>=3")) == pytest.approx(1 - (5 / 6) ** 8)
    assert odds.best_keep(shown, 2, wish("3>=3")).keep == dice("3 3")


@pytest.mark.parametrize("pool", range(1, 9))
@pytest.mark.parametrize("rerolls", [0, 1, 2, 5])
def test_so_many_of_a_face_from_scratch_is_a_binomial(pool: int, rerolls: int) -> None:
    each = 1 - (5 / 6) ** (rerolls + 1)
    for least in range(1, pool + 1):
        plan = odds.plan(pool, rerolls, odds.at_least(CLAW, least))
        assert plan.before() == pytest.approx(binomial(pool, each, least))


def test_three_threes_in_three_rolls() -> None:
    assert odds.plan(6, 2, wish("3>=3")).before() == pytest.approx(0.49977, abs=5e-6)


def test_all_six_faces_at_once() -> None:
    assert odds.plan(6, 0, odds.all_faces()).before() == pytest.approx(factorial(6) / 6**6)


@pytest.mark.parametrize("pool", [6, 7, 8])
@pytest.mark.parametrize("rerolls", [1, 2, 3])
def test_all_six_faces_is_a_matter_of_how_many_are_there(pool: int, rerolls: int) -> None:
    """One die of each face is kept; only the number of faces counts."""

    @cache
    def new_faces(thrown: int, have: int) -> dict[int, float]:
        if not thrown:
            return {have: 1.0}
        found: defaultdict[int, float] = defaultdict(float)
        for have_now, share in ((have + 1, (6 - have) / 6), (have, have / 6)):
            if share:
                for end, later in new_faces(thrown - 1, have_now).items():
                    found[end] += share * later
        return dict(found)

    def chance(have: int, left: int) -> float:
        if have == FACES or not left:
            return float(have == FACES)
        ends = new_faces(pool - have, have)
        return sum(share * chance(end, left - 1) for end, share in ends.items())

    assert odds.plan(pool, rerolls, odds.all_faces()).before() == pytest.approx(
        chance(0, rerolls + 1)
    )


def test_a_free_face_is_never_left_lying_where_it_is_not_wanted() -> None:
    """Threes are rolled until they show something else: five faces are left."""
    plan = odds.plan(6, 0, odds.at_least(CLAW, 1), RollRules(free=TOKYO.index("3")))
    assert plan.before() == pytest.approx(1 - (4 / 5) ** 6)


def test_either_wish_is_no_worse_than_one_and_both_no_better() -> None:
    shown = dice("1 1 2 claw claw heart")
    one, other = wish("1>=3"), wish("claw>=3")
    chances = [odds.chance(shown, 2, w) for w in (one & other, one, other, one | other)]
    assert chances[0] < min(chances[1:3])
    assert chances[3] > max(chances[1:3])


def test_what_is_there_is_certain_and_what_cannot_be_has_no_chance() -> None:
    assert odds.best_keep(dice("3 3 3 1 2"), 2, wish("3>=3")) == RollChoice(
        "stop", dice("3 3 3 1 2"), 1
    )
    assert odds.chance(dice("1 2"), 5, wish("3>=3")) == 0


# --- wishes ---


@pytest.mark.parametrize(
    ("text", "met", "missed"),
    [
        ("3>=3", "3 3 3 1", "3 3 1 1"),
        ("claw>=4", "claw claw claw claw claw", "claw claw claw 1 1"),
        ("all", "1 2 3 heart energy claw claw", "1 2 3 heart energy energy"),
        ("1>=1,2>=1", "1 2", "1 1"),
        ("1>=1|2>=1", "2 3", "3 3"),
        ("1>=1,2>=1|3>=1", "3 3", "1 1"),
        ("3>=1|1>=1,2>=1", "3 3", "2 2"),
        (" Heart >= 2 , HEART>=1 ", "heart heart", "heart 1"),
        ("all|claw>=2", "claw claw", "claw 1"),
    ],
)
def test_a_wish_as_text(text: str, met: str, missed: str) -> None:
    assert wish(text).met(dice(met))
    assert not wish(text).met(dice(missed))


@pytest.mark.parametrize(
    "text",
    ["", "3", "3>3", "3>=", "3>=0", "3>=9", "3>=x", "4>=1", "star>=1", "3>=3,", "|all", "3>=¾"],
)
def test_a_wish_that_cannot_be_read_names_what_was_expected(text: str) -> None:
    with pytest.raises(BadInputError, match=r"^--want: .*expected"):
        odds.read_wish(text, TOKYO, "--want")


def test_dice_as_text_and_back() -> None:
    assert odds.face_names(dice(" claw 3  HEART 3"), TOKYO) == ["3", "3", "heart", "claw"]
    with pytest.raises(BadInputError, match="at most 8 dice"):
        dice("1 " * 9)
    with pytest.raises(BadInputError, match="expected a face"):
        dice("1 ouch")


# --- large pools against simulation ---

LARGE = {
    "six": (6, 2, RollRules()),
    "eight": (8, 2, RollRules()),
    "eight, frozen": (8, 3, RollRules(frozen=0b100)),
    "seven, free": (7, 2, RollRules(free=2)),
    "seven, taxed and forced": (7, 2, RollRules(taxed=0b11, fee=1, purse=1, must_reroll=True)),
    "eight, extra": (8, 1, RollRules(extra=(0.0, 0.0))),
}
RUNS = 1500


def sums(shown: int) -> float:
    """A value with something to weigh: sets score, and variety does."""
    return float(sum(count(shown, face) ** 2 for face in range(FACES)) + 4 * kinds(shown))


def simulated(plan: odds.Plan, chance: Random) -> int:
    """The final dice of one roll with dice of our own."""

    def throw(number: int) -> int:
        return int(gather([chance.randrange(FACES) for _ in range(number)]))

    shown, left, payments = throw(plan.pool), plan.left, plan.rules.payments
    while True:
        choice = plan.best(shown, left, payments)
        if choice.kind == odds.STOP:
            return shown
        if choice.kind != odds.FREE:
            left -= 1
            rolled = spread(shown - choice.keep)
            payments -= any(plan.rules.taxed >> face & 1 for face in rolled)
        shown = choice.keep + throw(plan.pool - int(total(choice.keep)))


@pytest.mark.parametrize(("pool", "rerolls", "rules"), LARGE.values(), ids=LARGE)
def test_large_pools_agree_with_simulation(pool: int, rerolls: int, rules: RollRules) -> None:
    plan = odds.plan(pool, rerolls, sums, rules)
    chance = Random(20)
    ends = [simulated(plan, chance) for _ in range(RUNS)]
    values = [sums(end) for end in ends]
    assert abs(mean(values) - plan.before()) < 4 * stdev(values) / sqrt(RUNS)
    chances = odds.throws(pool, rerolls, plan.best, rules)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(ends) <= set(chances)
    by_value: defaultdict[int, float] = defaultdict(float)
    for end, share in chances.items():
        by_value[int(sums(end))] += share
    assert chi_square("ends", Counter(int(value) for value in values), by_value).p > 1e-4


# --- what is refused ---


@pytest.mark.parametrize(
    ("pool", "rerolls", "rules"),
    [
        (0, 2, RollRules()),
        (9, 2, RollRules()),
        (6, -1, RollRules()),
        (6, 41, RollRules()),
        (6, 2, RollRules(free=6)),
        (6, 2, RollRules(frozen=64)),
        (6, 2, RollRules(taxed=-1)),
        (6, 2, RollRules(fee=-1)),
        (6, 2, RollRules(fee_price=-0.5)),
        (6, 2, RollRules(extra=(-0.5,))),
    ],
)
def test_impossible_rolls_are_refused(pool: int, rerolls: int, rules: RollRules) -> None:
    with pytest.raises(BadInputError, match="expected"):
        odds.plan(pool, rerolls, lambda _: 0.0, rules)
    with pytest.raises(BadInputError, match="expected"):
        odds.throws(pool, rerolls, lambda *_: RollChoice("stop", 0), rules)


def test_impossible_questions_are_refused() -> None:
    plan = odds.plan(6, 1, wish("3>=3"))
    for ask in (
        lambda: plan.value(dice("1 2 3")),
        lambda: plan.value(-1),
        lambda: plan.value(dice("1 1 1 1 1 1"), 2),
        lambda: plan.keep(dice("1 1 1 1 1 1"), dice("2")),
        lambda: odds.plan(6, 1, [0.0, 1.0]),
        lambda: odds.outcomes(dice("1 2"), dice("3")),
        lambda: odds.outcomes(dice("1 2"), dice("1"), 0),
        lambda: odds.outcomes(dice("1 2"), 0, rules=RollRules(frozen=1)),
        lambda: odds.outcomes(dice("1 2"), 0, rules=RollRules(taxed=1, fee=2, purse=1)),
        lambda: odds.outcomes(dice("1 2"), 0, 2, lambda *_: RollChoice("free", 0)),
    ):
        with pytest.raises(BadInputError, match="expected"):
            ask()
