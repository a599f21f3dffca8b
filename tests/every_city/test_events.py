"""Events tell every change of every game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import Plan, begin, in_every_city, walk
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from tokyork import Game

pytestmark = pytest.mark.interpreted


@in_every_city()
def test_events_tell_every_change_of_points_health_and_energy(city: str, plan: Plan) -> None:
    game = begin(city, plan)
    start = {"points": 0, "health": int(game.state.options.health), "energy": 0}
    told = {seat: dict(start) for seat in game.seats}
    if plan.rich:  # the position began with what its scenario gave
        told = _told_backwards(game)
    heard = 0
    for game in walk(city, plan):
        for event in game.events(since=heard):
            _apply(told, event)
            heard += 1
        assert told == _numbers(game)


def _numbers(game: Game) -> dict[str, dict[str, int]]:
    return {
        seat: {"points": int(m.points), "health": int(m.health), "energy": int(m.energy)}
        for seat, m in zip(game.seats, game.state.monsters, strict=True)
    }


def _told_backwards(game: Game) -> dict[str, dict[str, int]]:
    """What the monsters had before the events up to the first decision."""
    told = _numbers(game)
    for event in game.events():
        _apply(told, event, sign=-1)
    return told


def _apply(told: dict[str, dict[str, int]], event: dict[str, Any], sign: int = 1) -> None:
    what, _, how = event["kind"].partition("_")
    if what in {"points", "health", "energy"}:
        assert event["amount"] > 0
        gained = event["amount"] if how == "gained" else -event["amount"]
        told[event["seat"]][what] += sign * gained
    elif event["kind"] == "reborn":
        told[event["seat"]]["health"] = event["amount"]
    elif event["kind"] == "knocked_out":
        told[event["seat"]] |= {"health": 0, "energy": 0}


@in_every_city()
def test_events_are_numbered_and_follow_the_moves(city: str, plan: Plan) -> None:
    heard = 0
    after = 0
    for game in walk(city, plan):
        for event in game.events(since=heard):
            assert event["number"] == heard
            assert after <= event["after"] <= game.state.made
            after = event["after"]
            heard += 1
    json.dumps(game.events())


@in_every_city(games=10)
def test_every_event_names_a_cause(city: str, plan: Plan) -> None:
    *_, game = walk(city, plan)

    for event in game.events():
        cause = event["cause"]
        if cause["kind"] == "rules":
            assert cause.keys() == {"kind"}, event
        elif cause["kind"] in {"dice", "claws", "choice"}:
            assert cause["seat"] in game.seats, event
            assert "card" not in cause, event
            assert cause.get("face", "heart") in CITIES[city].faces, event
        elif cause["kind"] in {"card", "power", "token"}:
            assert "card" in cause, event
