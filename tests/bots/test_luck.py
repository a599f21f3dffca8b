"""Luck taken out of results: zero on average, whoever plays, and less is left to chance."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import TYPE_CHECKING

import pytest

from tests.helpers import COMPILED, needs_speed
from tokyork.arena import Contest, Standings, play_games
from tokyork.arena.against_perfection import new_duel
from tokyork.arena.luck_meter import LuckMeter
from tokyork.arena.standings import mean_of_rounds
from tokyork.bots import Seen, make_bot
from tokyork.bots.expected_roll import ExpectedRoll
from tokyork.bots.network import load_network
from tokyork.bots.same_dice import SameDice, table_of_same_dice
from tokyork.cities import CITIES
from tokyork.core.agenda import play, seat_of
from tokyork.core.dice import FACES, count, gather
from tokyork.odds import outcomes
from tokyork.solved import duel
from tokyork.solved.duel_moves import duel_values

if TYPE_CHECKING:
    from tokyork.core.state import State


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("held", [0, 1, 3])
def test_the_luck_of_a_throw_is_zero_on_average(city: str, held: int) -> None:
    """Exactly, over all outcomes, for every seat."""
    g, _ = table_of_same_dice(city, 3, seed=4)
    while not g.dice:
        play(g, 0)
    kept = gather([face for face in range(FACES) for _ in range(count(g.dice, face))][:held])
    roll = ExpectedRoll(g, load_network(city), [0, 1, 2])
    for left in (0, 1, 2):
        means = [0.0] * 3
        for dice, chance in outcomes(int(g.dice), kept).items():
            for seat, surprise in enumerate(roll.surprise(kept, dice, left)):
                means[seat] += chance * surprise
        assert means == pytest.approx([0.0] * 3, abs=1e-6)


def test_every_seating_throws_the_same_dice() -> None:
    thrown = []
    for policy in (0, -1):
        g, dice = table_of_same_dice("tokyo", 2, seed=9)
        first = int(g.dice)

        number = policy % len(g.moves)
        play(g, number)
        thrown.append((first, dice.thrown[0], list(g.deck)))

    assert thrown[0] == thrown[1]


def test_dice_of_different_turns_and_seeds_differ() -> None:
    one, other = (table_of_same_dice("tokyo", 4, seed)[1].thrown for seed in (1, 2))

    assert one != other
    assert SameDice(1).throw(0, 6) == SameDice(1).throw(5, 6)


def shares(contest: Contest) -> dict[str, tuple[float, float, float]]:
    """By name: the plain share, that without luck, and half of its interval."""
    counted = Standings(contest)
    for part in play_games(contest):
        for result in part:
            counted.add(result)
    found = {}
    for name, entry in counted.entries.items():
        mean = mean_of_rounds(list(entry.rounds.values()))
        found[name] = (entry.shares / 60 / entry.seats, mean.share, mean.high - mean.share)
    return found


@needs_speed
@pytest.mark.parametrize("city", CITIES)
def test_planted_bots_of_equal_strength_come_out_even(city: str) -> None:
    """The same bot under two names wins a quarter for each seat."""
    names = ("level2", "level2:1ms", "level2", "level2")
    found = shares(Contest(city, names, 4, games=40, seed=5, less_luck=True))
    plain, told, half = found["level2:1ms"]

    assert abs(told - 0.25) < 1.6 * half
    assert half < 0.4
    assert plain >= 0


@needs_speed
def test_in_the_solved_duel_it_comes_to_what_perfect_play_is_worth() -> None:
    """Perfect play on both sides: the first to move wins as often as the solution says."""
    exact = duel.value(10, 10, 0, 0, "nobody")
    plain: list[float] = []
    told: list[float] = []
    for seed in range(40 if COMPILED else 2):
        g, meter = _metered(seed)
        while not g.over:
            values = duel_values(g)
            meter.play(g, values.index(max(values)))
        share = float(g.winners & 1)
        plain.append(share)
        told.append(share - meter.luck[0])
    error = stdev(told) / len(told) ** 0.5

    assert abs(fmean(told) - exact) < 3 * error
    assert stdev(told) < 0.8 * stdev(plain)


def _metered(seed: int) -> tuple[State, LuckMeter]:
    g = new_duel(seed)
    dice = SameDice(seed)
    dice.watch(g)
    return g, LuckMeter(g, dice, [0, 1])


@needs_speed
def test_luck_is_zero_on_average_for_a_bad_player_too() -> None:
    luck = []
    for seed in range(40):
        g, dice = table_of_same_dice("tokyo", 2, seed)
        meter = LuckMeter(g, dice, [0])
        bots = [make_bot("random", seed), make_bot("berserk", seed)]
        while not g.over:
            meter.play(g, bots[seat_of(g.pending)].pick(Seen(g)))
        luck.append(meter.luck[0])

    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5
