"""Events tell what happened, after which move, and why."""

from __future__ import annotations

from typing import Any

from tokyork import Game
from tokyork.core import events

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


def test_every_kind_of_event_and_cause_has_a_name_of_its_own() -> None:
    kinds = [
        value
        for name, value in vars(events).items()
        if name.isupper() and isinstance(value, int) and value in events.EVENT_NAMES
    ]

    assert len(set(events.EVENT_NAMES.values())) == len(events.EVENT_NAMES)
    assert set(events.EVENT_NAMES) <= set(kinds)
    assert len(set(events.CAUSE_NAMES.values())) == len(events.CAUSE_NAMES)


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
