"""Values and choices against every single outcome of small pools."""

from __future__ import annotations

from random import Random

import pytest

from tests.brute import Brute, Hand, hands, packed, throws
from tokyork import odds
from tokyork.odds import EXTRA, FREE, KEEP, STOP, RollRules

pytestmark = pytest.mark.interpreted

RULES = {
    "plain": RollRules(),
    "free": RollRules(free=2),
    "frozen": RollRules(frozen=0b100),
    "two frozen": RollRules(frozen=0b100010),
    "all frozen": RollRules(frozen=0b111111),
    "taxed, one payment": RollRules(taxed=0b100000, fee=2, purse=3),
    "taxed, two payments": RollRules(taxed=0b100000, fee=1, purse=2, fee_price=0.4),
    "taxed, no payment": RollRules(taxed=0b100000, fee=3, purse=2),
    "no fee": RollRules(taxed=0b111111, fee=0, purse=0),
    "two taxed": RollRules(taxed=0b100001, fee=1, purse=1, fee_price=0.2),
    "forced": RollRules(must_reroll=True),
    "forced and frozen": RollRules(must_reroll=True, frozen=0b100),
    "forced and taxed": RollRules(must_reroll=True, taxed=0b111110, fee=1, purse=1),
    "extra": RollRules(extra=(0.0,)),
    "dear extra": RollRules(extra=(0.7, 0.1)),
    "forced and extra": RollRules(must_reroll=True, extra=(0.3,)),
    "free and extra": RollRules(free=0, extra=(0.2,)),
    "free, frozen and forced": RollRules(free=1, frozen=0b1000, must_reroll=True),
    "everything": RollRules(
        free=3,
        frozen=0b1,
        taxed=0b110,
        fee=2,
        purse=5,
        fee_price=0.3,
        must_reroll=True,
        extra=(0.5,),
    ),
}
CASES = [(pool, rerolls) for pool in (1, 2, 3) for rerolls in (0, 1, 2)]


def taste(pool: int, seed: int) -> dict[int, float]:
    """A value for every final lie of the dice, without rhyme or reason."""
    chance = Random(seed)
    return {packed(hand): chance.choice([0.0, 1.0, chance.random() * 5]) for hand in hands(pool)}


def check(pool: int, rerolls: int, rules: RollRules, seed: int) -> None:
    values = taste(pool, seed)
    brute = Brute(pool, values.__getitem__, rules)
    plan = odds.plan(pool, rerolls, values.__getitem__, rules)
    left = brute.start(rerolls)
    expected = brute.values(left)
    for hand in hands(pool):
        assert plan.value(packed(hand)) == pytest.approx(expected[hand], abs=1e-12)
        assert plan.best(packed(hand)).value == pytest.approx(expected[hand], abs=1e-12)
        check_choices(plan, brute, hand, rerolls)


def check_choices(plan: odds.Plan, brute: Brute, hand: Hand, rerolls: int) -> None:
    left = brute.start(rerolls)
    kind = KEEP if rerolls else EXTRA
    rolls = {
        packed(kept): value
        for (way, kept), value in brute.rerolls(hand, left).items()
        if way == kind
    }
    choices = plan.choices(packed(hand))
    assert {c.keep: c.value for c in choices if c.kind == kind} == pytest.approx(rolls, abs=1e-12)
    stops = [c.value for c in choices if c.kind == STOP]
    assert stops == ([brute.value(packed(hand))] if brute.may_stop(hand, left) else [])
    freely = [c.value for c in choices if c.kind == FREE]
    if brute.rules.free in hand:
        assert freely == pytest.approx([brute.freely(hand, brute.values(left))], abs=1e-12)
    else:
        assert freely == []
    assert len(choices) == len(rolls) + len(stops) + len(freely)
    assert [c.value for c in choices] == pytest.approx(
        sorted((c.value for c in choices), reverse=True), abs=1e-11
    )


@pytest.mark.parametrize(("pool", "rerolls"), CASES)
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_keep_has_the_value_that_all_outcomes_give_it(
    rules: RollRules, pool: int, rerolls: int
) -> None:
    for seed in range(4 - pool):
        check(pool, rerolls, rules, seed)


@pytest.mark.parametrize("name", ["plain", "free", "taxed, two payments", "forced and frozen"])
def test_so_it_is_with_four_dice(name: str) -> None:
    check(4, 2, RULES[name], seed=7)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
@pytest.mark.parametrize("pool", [1, 2, 3])
def test_the_chances_of_a_plan_add_up_to_its_value(rules: RollRules, pool: int) -> None:
    """Prices apart: they are no part of what the dice show."""
    free_of_charge = RollRules(
        rules.free,
        rules.frozen,
        rules.taxed,
        rules.fee,
        rules.purse,
        must_reroll=rules.must_reroll,
        extra=(0.0,) * len(rules.extra),
    )
    values = taste(pool, 5)
    plan = odds.plan(pool, 2, values.__getitem__, free_of_charge)
    ends = odds.throws(pool, 2, plan.best, free_of_charge)
    assert sum(ends.values()) == pytest.approx(1)
    assert sum(values[dice] * share for dice, share in ends.items()) == pytest.approx(plan.before())
    for hand in hands(pool)[::pool]:
        for choice in plan.choices(packed(hand)):
            if choice.kind in {KEEP, EXTRA}:
                ends = odds.outcomes(packed(hand), choice.keep, 2, plan.best, free_of_charge)
                value = sum(values[dice] * share for dice, share in ends.items())
                assert value == pytest.approx(choice.value)


@pytest.mark.parametrize("pool", [1, 2, 3, 4])
def test_one_throw_gives_every_outcome_its_share(pool: int) -> None:
    for hand in hands(pool):
        for kept in {hand[:n] for n in range(pool)}:
            expected: dict[int, float] = {}
            thrown = throws(pool - len(kept))
            for throw in thrown:
                end = packed(tuple(sorted(kept + throw)))
                expected[end] = expected.get(end, 0) + 1 / len(thrown)
            assert odds.outcomes(packed(hand), packed(kept)) == pytest.approx(expected)
