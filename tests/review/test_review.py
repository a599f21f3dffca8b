"""Game reviews."""

from __future__ import annotations

import json
from statistics import fmean, stdev

import pytest

from tests.helpers import Plan
from tests.review.games import random_game
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.review import Review, chances, play_again, review
from tokyork.review.faces import band
from tokyork.review.figures import groups_of
from tokyork.review.luck import rolls
from tokyork.review.timeline import course
from tokyork.words.parts import plain
from tokyork.words.texts import texts

PLANS = [Plan(2 + seed % 5, seed, rich=seed % 2 == 1) for seed in range(6)]


def figure(found: Review, name: str) -> list[int]:
    return next(f.values for group in found.figures for f in group.figures if f.id == name)


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("city", CITIES)
def test_the_course_ends_where_the_game_ends(city: str, plan: Plan) -> None:
    played = random_game(city, plan)

    last = course(played, chances(played.positions))[-1]

    monsters = played.game.state.monsters
    assert last.points == [m.points for m in monsters]
    assert last.health == [m.health for m in monsters]
    assert last.energy == [m.energy for m in monsters]


@pytest.mark.parametrize("plan", PLANS, ids=str)
@pytest.mark.parametrize("city", CITIES)
def test_chances_are_shares_of_one_and_end_with_the_winner(city: str, plan: Plan) -> None:
    played = random_game(city, plan)

    found = chances(played.positions)

    assert len(found) == len(played.moves) + 1
    assert all(sum(shares) == pytest.approx(1) for shares in found[:-1])
    winners = [seat for seat, share in zip(played.seats, found[-1], strict=True) if share]
    assert winners == played.game.winners


@pytest.mark.parametrize("city", CITIES)
def test_luck_is_zero_on_average_however_badly_one_plays(city: str) -> None:
    found = [
        roll.luck for seed in range(4) for roll in rolls(random_game(city, Plan(3, seed, "moves")))
    ]

    error = stdev(found) / len(found) ** 0.5
    assert abs(fmean(found)) < 4 * error
    assert error < 0.02


@pytest.mark.parametrize("plan", PLANS[:4], ids=str)
@pytest.mark.parametrize("city", CITIES)
def test_a_review_tells_the_whole_game(city: str, plan: Plan) -> None:
    played = random_game(city, plan)

    found = review(played)

    g = played.game.state
    assert found.turns[-1].number == g.turn
    assert sum(figure(found, "turns")) == g.turn
    gained, lost = figure(found, "points_gained"), sum(m.points for m in g.monsters)
    assert sum(gained) >= lost
    assert sum(figure(found, "damage_dealt")) <= sum(figure(found, "damage_taken"))
    fallen = [seat for seat, m in zip(found.seats, g.monsters, strict=True) if not m.alive]
    assert sorted(end.seat for end in found.ends) == fallen
    assert all(end.headline and end.lines for end in found.ends)
    assert len(found.turning_points) <= 3
    assert all(point.headline for point in found.turning_points)
    assert (found.ending is None) == (not g.over)


@pytest.mark.parametrize("city", CITIES)
def test_a_saved_game_has_the_same_review_from_its_record_and_from_its_moves(city: str) -> None:
    game = Game(city, 3, seed=5)
    start = game.save()
    while decision := game.decision:
        game.play(decision.default)
    assert game.record

    assert review(play_again(game.save())) == review(play_again(start, game.record.moves))


def test_every_figure_of_both_cities_has_a_name() -> None:
    words = texts()
    for city in CITIES:
        for group, listed in groups_of(city).items():
            assert words.has(f"stats-{group}")
            assert [name for name in listed if not words.has(f"stat-{name}")] == []


def test_a_band_holds_95_of_100_players() -> None:
    assert band(0) == (0, 0)
    assert band(6) == (0, 3)
    assert band(60) == (5, 16)


# --- a game counted by hand ---

BY_HAND = {
    "game": "tokyo",
    "first_turn": True,
    "players": [
        {"points": 11, "health": 4, "energy": 6},
        {"health": 3, "at": "tokyo_city"},
    ],
    "market": ["corner_store", "apartment_building", "skyscraper"],
    "rolls": [
        ["3", "3", "claw", "1", "1", "2"],
        ["3", "claw", "energy", "heart"],
        ["1", "1", "2", "2", "heart", "energy"],
        ["claw", "claw", "claw", "1", "1", "1"],
    ],
}
MOVES = ["p1 keep 3 3", "p1 stop", "p2 yield", "p1 buy corner_store", "p1 end", "p2 stop"]
COUNTED = {
    "turns": [2, 1],
    "points_end": [19, 0],
    "health_end": [5, 0],
    "energy_end": [4, 0],
    "points_gained": [8, 0],
    "points_ones": [1, 0],
    "points_twos": [0, 0],
    "points_threes": [3, 0],
    "points_enter": [1, 0],
    "points_stay": [2, 0],
    "points_cards": [1, 0],
    "damage_dealt": [4, 0],
    "dealt_claws": [4, 0],
    "knock_outs": [1, 0],
    "damage_taken": [0, 4],
    "healed": [1, 1],
    "healed_dice": [1, 1],
    "energy_gained": [1, 1],
    "energy_dice": [1, 1],
    "energy_paid": [3, 0],
    "energy_unspent": [0, 1],
    "keeps_bought": [0, 0],
    "discards_bought": [1, 0],
    "spent_on_cards": [3, 0],
    "rerolls": [1, 0],
    "dice_rerolled": [4, 0],
    "attacks": [2, 0],
    "claws": [4, 0],
    "entered": [1, 0],
    "turns_inside": [1, 0],
    "stayed": [0, 0],
    "left": [0, 1],
}


@pytest.fixture(scope="module")
def by_hand() -> Review:
    start = json.dumps(Game.from_scenario(BY_HAND).snapshot())
    return review(play_again(start, [*MOVES, "p1 stop"]))


def test_figures_of_a_short_game_are_those_counted_by_hand(by_hand: Review) -> None:
    assert {name: figure(by_hand, name) for name in COUNTED} == COUNTED


def test_the_course_of_a_short_game_is_that_counted_by_hand(by_hand: Review) -> None:
    first, second, third = by_hand.turns

    assert (first.points, second.points, third.points) == ([16, 0], [16, 0], [19, 0])
    assert (first.health, second.health, third.health) == ([5, 2], [5, 3], [5, 0])
    assert (first.energy, second.energy, third.energy) == ([4, 0], [4, 1], [4, 0])
    assert first.inside == second.inside == third.inside == ["tokyo_city", None]
    assert third.chances == [1, 0]


def test_the_end_of_a_short_game_is_told(by_hand: Review) -> None:
    (end,) = by_hand.ends

    assert (end.seat, end.by, end.cause, end.loss, end.health) == ("p2", "p1", "claws", 3, 3)
    assert end.turn == 3
    assert by_hand.ending
    assert (by_hand.ending.kind, by_hand.ending.winners) == ("elimination", ["p1"])
    assert any("3 health" in plain(line) for line in end.lines)


def test_a_luckier_throw_has_more_luck(by_hand: Review) -> None:
    """Three claws that end the game are the best roll; two pairs are not."""
    winner, loser = by_hand.luck

    assert winner.total > 0 > loser.total
    assert winner.best
    assert winner.best.dice == ["1", "1", "1", "claw", "claw", "claw"]
