"""Events tell what happened, after which move, and why."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core import events
from tokyork.new_york import events as new_york_events
from tokyork.tokyo import events as tokyo_events

pytestmark = pytest.mark.interpreted

POSITION: dict[str, Any] = {
    "game": "tokyo",
    "players": [
        {"energy": 9, "cards": ["made_in_a_lab"]},
        {"at": "tokyo_city", "cards": ["burrowing"]},
    ],
    "market": ["heal", "jets", "mimic"],
    "deck": ["tank", "wings"],
    "rolls": [[1, 1, 1, 2, "energy", "claw"]],
}


def told(game: Game, kind: str, seat: str | None = None) -> list[dict[str, Any]]:
    return [event for event in game.events(seat=seat) if event["kind"] == kind]


def test_every_kind_of_event_has_a_number_of_its_own() -> None:
    kinds = [
        value
        for module in (events, tokyo_events, new_york_events)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, int)
    ]

    assert len(kinds) == len(set(kinds))


@pytest.mark.parametrize("city", CITIES)
def test_every_cause_has_a_name_of_its_own(city: str) -> None:
    names = CITIES[city].cause_names

    assert len(set(names.values())) == len(names)


def test_points_come_from_dice_and_losses_from_claws() -> None:
    game = Game.from_scenario(POSITION)
    game.play("stop")

    points = told(game, "points_gained")[0]
    lost = told(game, "health_lost")[0]
    assert (points["seat"], points["amount"], points["after"]) == ("p1", 1, 1)
    assert points["cause"] == {"kind": "dice", "seat": "p1"}
    assert (lost["seat"], lost["amount"], lost["loss"]) == ("p2", 1, 1)
    assert lost["cause"] == {"kind": "claws", "seat": "p1"}


def test_a_loss_in_a_place_given_up_names_the_card_behind_it() -> None:
    game = Game.from_scenario(POSITION)
    game.play("stop")
    game.play("yield")

    lost = told(game, "health_lost")[-1]
    assert lost["seat"] == "p1"
    assert lost["cause"] == {"kind": "card", "seat": "p2", "card": "burrowing"}


def test_a_purchase_tells_price_card_and_refill() -> None:
    game = Game.from_scenario(POSITION)
    for move in ("stop", "stay", "buy heal"):
        game.play(move)

    bought = told(game, "card_bought")[0]
    assert (bought["seat"], bought["card"], bought["price"]) == ("p1", "heal", 3)
    assert told(game, "card_revealed")[-1]["card"] == "tank"
    assert told(game, "energy_paid")[0]["amount"] == 3


def test_a_card_seen_in_secret_is_told_to_its_seat_alone() -> None:
    game = Game.from_scenario(POSITION)
    for move in ("stop", "stay", "use made_in_a_lab"):
        game.play(move)

    assert told(game, "card_seen", "p1")[0]["card"] == "tank"
    for seat in ("p2", None):
        assert "tank" not in str(told(game, "card_seen", seat))
        assert "tank" not in str(game.view(seat))
    assert game.view("p1")["known_deck"] == ["tank"]
    assert game.view("p2")["known_deck"] == []


def test_a_client_that_was_away_asks_for_what_it_missed() -> None:
    game = Game.from_scenario(POSITION)
    seen = len(game.events())
    game.play("stop")
    missed = game.events(since=seen)

    assert missed == game.events()[seen:]
    assert missed[0]["number"] == seen
    assert {event["after"] for event in missed} == {1}


def test_clones_keep_no_events() -> None:
    game = Game("tokyo", 2, seed=1)

    assert game.events()
    assert game.clone().events() == []


# --- New York ---

STACKS = [["high_rise_2", "hospital_2"], ["high_rise_1"]]
TOWN: dict[str, Any] = {
    "game": "new_york",
    "players": [{"at": "bronx", "goals": ["superstar"]}, {"at": "lower"}],
    "boroughs": {"bronx": {"stacks": STACKS}},
    "market": ["shadow_double", "towering_titan", "drink_the_hudson"],
    "rolls": [["destroy", "destroy", "star", "star", "heart", "ouch"]],
}


def in_town(*moves: str, **more: object) -> Game:
    game = Game.from_scenario({**TOWN, **more})
    for move in moves:
        game.play(move)
    return game


def test_a_building_falls_before_the_one_beneath_is_seen_and_pays() -> None:
    game = in_town("stop", "resolve destroy", "destroy high_rise_2")
    after = [event for event in game.events() if event["after"] == 3]

    assert [event["kind"] for event in after] == [
        "tile_destroyed",
        "building_revealed",
        "points_gained",
    ]
    assert (after[0]["tile"], after[1]["tile"]) == ("high_rise_2", "hospital_2")


def test_the_last_building_of_a_stack_reveals_nothing() -> None:
    game = in_town("stop", "resolve destroy", "destroy high_rise_1")

    assert told(game, "building_revealed") == []


def test_points_for_stars_and_for_tiles_name_their_kind_of_result() -> None:
    game = in_town("stop", "resolve star", "resolve destroy", "destroy high_rise_2")

    assert [event["cause"] for event in told(game, "points_gained")] == [
        {"kind": "dice", "seat": "p1", "face": "star"},
        {"kind": "dice", "seat": "p1", "face": "destroy"},
    ]


QUIET = [["star", "star", "heart", "heart", "energy", "energy"]] * 2


def moved(game: Game) -> list[tuple[str, str, dict[str, str]]]:
    return [(event["seat"], event["to"], event["cause"]) for event in told(game, "moved")]


def test_a_free_move_is_a_choice() -> None:
    game = in_town("stop", "resolve star", "resolve heart", "move queens", rolls=QUIET)

    assert moved(game) == [("p1", "queens", {"kind": "choice", "seat": "p1"})]


def test_entering_manhattan_is_the_rules_doing_and_so_is_its_point() -> None:
    players = [{"at": "bronx"}, {"at": "queens"}]
    game = in_town("stop", "resolve star", "resolve heart", players=players, rolls=QUIET)

    assert moved(game) == [("p1", "lower", {"kind": "rules"})]
    assert told(game, "points_gained")[-1]["cause"] == {"kind": "rules"}


RIDER: dict[str, Any] = {"at": "bronx", "energy": 10}
BUY_A_RIDE = ("stop", "resolve star", "resolve energy", "buy subway", "end")
BY_SUBWAY = {"kind": "card", "seat": "p1", "card": "subway"}


def test_a_ride_names_its_card_and_the_rules_pay_for_entering() -> None:
    game = in_town(
        *(*BUY_A_RIDE, "move queens", "move manhattan"),
        players=[RIDER, {"at": "brooklyn"}],
        market=["subway", "shadow_double", "towering_titan"],
        rolls=QUIET,
    )

    assert moved(game)[-2:] == [("p1", "queens", BY_SUBWAY), ("p1", "lower", BY_SUBWAY)]
    assert game.events()[-1]["kind"] == "points_gained"
    assert game.events()[-1]["cause"] == {"kind": "rules"}


def test_a_ride_in_the_move_phase_names_its_card_too() -> None:
    game = in_town(
        *(*BUY_A_RIDE, "pass", "stop", "pass", "resolve star", "pass", "resolve energy"),
        *("pass", "move queens"),
        players=[RIDER, {"at": "brooklyn"}],
        market=["subway", "shadow_double", "towering_titan"],
        rolls=QUIET,
    )

    assert moved(game)[-1] == ("p1", "queens", BY_SUBWAY)


def test_a_card_is_the_cause_of_its_move_even_if_a_fee_was_asked_for_first() -> None:
    mover = {"at": "bronx", "energy": 2, "cards": ["super_speed", "of_another_world"]}
    game = in_town(
        *("use super_speed queens", "pay 1"),
        players=[mover, {"at": "lower"}],
        market=["new_york_marathon", "shadow_double", "towering_titan"],
        rolls=QUIET,
    )

    assert moved(game) == [("p1", "queens", {"kind": "card", "seat": "p1", "card": "super_speed"})]


CROWD: list[dict[str, Any]] = [
    {"at": "bronx"},
    {"at": "lower"},
    {"at": "upper@2"},
    {"at": "queens"},
    {"at": "brooklyn", "health": 1},
]


def test_who_flees_chose_to_and_who_slides_over_did_not() -> None:
    rolls = [["claw", "star", "star", "heart", "energy", "energy"]]
    game = in_town("stop", "resolve claw", "flee brooklyn", players=CROWD, rolls=rolls)

    assert moved(game) == [
        ("p2", "brooklyn", {"kind": "choice", "seat": "p2"}),
        ("p3", "upper", {"kind": "rules"}),
    ]


def test_the_rules_force_the_second_track_out_and_the_dice_still_take_the_statue() -> None:
    game = in_town(
        *("stop", "resolve ouch", "move bronx"),
        players=CROWD,
        rolls=[["ouch", "ouch", "ouch", "star", "star", "star"]],
        boroughs={"brooklyn": {"units": ["infantry"]}},
    )

    assert moved(game)[-1] == ("p3", "bronx", {"kind": "rules"})
    assert told(game, "goal_taken")[0]["cause"] == {"kind": "dice", "seat": "p1", "face": "ouch"}
