"""The rules of a roll, as the engine says them, and what the engine then really does."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import Plan, everything, walk
from tokyork import BadInputError, Game, odds
from tokyork.core import agenda, events
from tokyork.core.chance import seeded
from tokyork.core.moves import BARE, KEEP, MANY_FACES, STOP, USE, a_of, verb_of, x_of
from tokyork.formats.notation import decision_kind
from tokyork.odds import RollRules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tokyork.core.state import State

pytestmark = pytest.mark.interpreted

THREE = 2
CLAW, OUCH = 2, 5  # in New York
THROW = {"tokyo": ["3", "3", "1", "2", "claw", "heart"]}
THROW["new_york"] = ["claw", "claw", "ouch", "heart", "star", "energy"]


def rolling(city: str, *players: dict[str, Any], throw: list[str] | None = None) -> Game:
    """The first player has just thrown."""
    places = ["outside", "tokyo_city"] if city == "tokyo" else ["bronx", "queens"]
    seats = [{"at": at} | dict(player) for at, player in zip(places, players, strict=True)]
    data = {"game": city, "players": seats, "rolls": [throw or THROW[city]]}
    return Game.from_scenario(data)


def rules_of(city: str, *players: dict[str, Any], throw: list[str] | None = None) -> odds.Roll:
    return odds.roll_of(rolling(city, *players, throw=throw).state)


NOTHING: dict[str, Any] = {}


# --- what cards and tokens do to a roll ---


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_without_cards_the_rules_are_plain(city: str) -> None:
    roll = rules_of(city, NOTHING, NOTHING)
    assert (roll.pool, roll.rerolls, roll.rules) == (6, 2, RollRules())
    assert roll.dice == rolling(city, NOTHING, NOTHING).state.dice


def test_more_rolls_come_in_as_rerolls() -> None:
    assert rules_of("tokyo", {"cards": ["giant_brain"]}, NOTHING).rerolls == 3


def test_more_dice_are_a_larger_pool() -> None:
    throw = [*THROW["tokyo"], "1"]
    assert rules_of("tokyo", {"cards": ["extra_head"]}, NOTHING, throw=throw).pool == 7


def test_tokens_take_dice_and_rerolls_away() -> None:
    throw = ["1", "2", "3", "heart"]
    assert rules_of("tokyo", {"tokens": {"shrink": 2}}, NOTHING, throw=throw).pool == 4
    assert rules_of("new_york", {"tokens": {"web": 1}}, NOTHING).rerolls == 1


def test_threes_are_free_for_whoever_dwells_in_the_background() -> None:
    rules = rules_of("tokyo", {"cards": ["background_dweller"]}, NOTHING).rules
    assert rules == RollRules(free=THREE)


def test_a_copy_counts_as_the_card() -> None:
    copied = {"id": "mimic", "copies": {"seat": "p2", "card": "background_dweller"}}
    rules = rules_of("tokyo", {"cards": [copied]}, {"cards": ["background_dweller"]}).rules
    assert rules.free == THREE


def test_energy_buys_extra_rerolls_as_long_as_it_lasts() -> None:
    player = {"cards": ["energy_drink"], "energy": 3}
    game = rolling("tokyo", player, NOTHING)
    assert odds.roll_of(game.state, energy=0.5).rules.extra == (0.5, 0.5, 0.5)


def test_tokens_on_a_card_are_extra_rerolls_too() -> None:
    smoke = {"id": "smoke_cloud", "tokens": 2}
    game = rolling("tokyo", {"cards": [smoke, "energy_drink"], "energy": 1}, NOTHING)
    assert sorted(odds.roll_of(game.state, energy=0.5, token=0.7).rules.extra) == [0.5, 0.7, 0.7]


def test_raging_monsters_have_frozen_claws() -> None:
    rules = rules_of("new_york", {"cards": ["terminal_rage"]}, NOTHING).rules
    assert rules == RollRules(frozen=1 << CLAW)


def test_a_curse_taxes_ouch() -> None:
    game = rolling("new_york", {"tokens": {"curse": 2}, "energy": 5}, NOTHING)
    rules = odds.roll_of(game.state, energy=0.25).rules
    assert rules == RollRules(taxed=1 << OUCH, fee=2, purse=5, fee_price=0.5)
    assert rules.payments == 2


def test_the_purse_holds_health_where_health_pays() -> None:
    cursed = {"tokens": {"curse": 1}, "energy": 2, "health": 7, "cards": ["of_another_world"]}
    assert rules_of("new_york", cursed, NOTHING).rules.purse == 8


def test_a_jinx_of_another_monster_forces_to_reroll() -> None:
    assert rules_of("new_york", NOTHING, {"cards": ["jinx_aura"]}).rules.must_reroll
    assert not rules_of("new_york", {"cards": ["jinx_aura"]}, NOTHING).rules.must_reroll


def test_the_next_roll_of_anybody_can_be_asked_for() -> None:
    game = rolling("tokyo", NOTHING, {"cards": ["extra_head", "giant_brain"], "energy": 1})
    assert odds.next_roll(game.state, 1) == odds.Roll(7, 0, 3, RollRules())


def test_a_turn_with_fewer_dice_is_nobody_elses_business() -> None:
    game = rolling("tokyo", {"cards": ["freeze_time"]}, NOTHING, throw=["1"] * 6)
    game.play("stop")
    while "again" not in game.legal_moves:
        assert game.decision
        game.play(game.decision.default)
    game.play("again")
    assert odds.roll_of(game.state).pool == 5
    assert odds.next_roll(game.state, 1).pool == 6


def test_nobody_rolling_is_an_error() -> None:
    game = rolling("tokyo", {"energy": 10}, NOTHING)
    game.play("stop")
    with pytest.raises(BadInputError, match="expected a decision about a roll"):
        odds.roll_of(game.state)


# --- the same choices as the engine's ---


def engine_choices(g: State) -> set[tuple[str, int]]:
    """What may be done with the dice, by the engine; extra rerolls only after the normal ones."""
    found = set()
    for move in g.moves:
        verb = verb_of(move)
        if verb == STOP:
            found.add((odds.STOP, int(g.dice)))
        elif verb == KEEP:
            found.add((odds.KEEP, int(x_of(move))))
        elif verb == USE:
            form = g.rules.box.cards[a_of(move)].form
            if form == MANY_FACES and not g.rolls:
                found.add((odds.EXTRA, int(x_of(move))))
            elif form == BARE and g.rules.box.cards[a_of(move)].moments & 2:
                found.add((odds.FREE, int(g.dice) - (1 << 4 * THREE)))
    return found


def rolls(city: str) -> Iterator[State]:
    """Positions of random games, full of cards, in which somebody rolls."""
    for seed in range(8):
        for game in walk(city, Plan(seats=3, seed=seed, rich=True), most=120):
            if not game.over and decision_kind(game.state) == "roll":
                yield game.state


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_in_random_games_plan_and_engine_offer_the_same(city: str) -> None:
    seen: set[RollRules] = set()
    for g in rolls(city):
        before = everything(g)
        roll = odds.roll_of(g)
        assert everything(g) == before
        plan = odds.plan(roll.pool, roll.rerolls, lambda _: 0.0, roll.rules)
        choices = plan.choices(roll.dice)
        assert {(c.kind, c.keep) for c in choices} == engine_choices(g)
        assert len({odds.move_number(g, c) for c in choices}) == len(choices)
        seen.add(roll.rules)
    assert any(rules.free >= 0 or rules.frozen for rules in seen)
    assert any(rules.extra or rules.must_reroll for rules in seen)


# --- and the same luck ---

POSITIONS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "plain": ("tokyo", NOTHING, NOTHING),
    "free threes": ("tokyo", {"cards": ["background_dweller"]}, NOTHING),
    "bought rerolls": ("tokyo", {"cards": ["energy_drink"], "energy": 2}, NOTHING),
    "smoke and brain": ("tokyo", {"cards": ["smoke_cloud", "giant_brain"]}, NOTHING),
    "frozen claws": ("new_york", {"cards": ["terminal_rage"]}, NOTHING),
    "taxed ouch": ("new_york", {"tokens": {"curse": 2}, "energy": 3}, NOTHING),
    "forced": ("new_york", NOTHING, {"cards": ["jinx_aura"]}),
    "webbed": ("new_york", {"tokens": {"web": 1}}, NOTHING),
}
GAMES = 500


def play_roll(g: State, plan: odds.Plan, left: int) -> int:
    """Play the best choices on the engine; the final dice."""
    me = g.monsters[g.active]
    rules = plan.rules
    while g.pending and decision_kind(g) == "roll" and g.monsters[g.active] is me:
        payments = int(me.energy) // rules.fee if rules.fee else 0
        choice = plan.best(int(g.dice), left, payments)
        if choice.kind in {odds.KEEP, odds.EXTRA}:
            left -= 1
        agenda.play(g, odds.move_number(g, choice))
    return next(int(event.amount) for event in g.log or [] if event.kind == events.DICE_FINAL)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_engines_dice_bring_what_the_plan_says(name: str) -> None:
    city, *players = POSITIONS[name]
    start = rolling(city, *players).state
    roll = odds.roll_of(start)
    taste = Random(name)
    values = {dice: taste.random() ** 3 for dice in odds.multisets(6)} | {roll.dice: 0.0}
    plan = odds.plan(roll.pool, roll.rerolls, values.__getitem__, roll.rules)
    got = []
    for seed in range(GAMES):
        copy = start.clone()
        copy.loaded, copy.chance, copy.log = (), seeded(seed), []
        got.append(values[play_roll(copy, plan, plan.left)])
    assert abs(mean(got) - plan.value(roll.dice)) < 4 * stdev(got) / sqrt(GAMES)
