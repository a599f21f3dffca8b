"""What Ouch would do, by hand and against the engine."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import Plan, everything, walk
from tokyork import BadInputError, Game, forecast
from tokyork.core import causing, events
from tokyork.core.agenda import play
from tokyork.core.dice import count
from tokyork.formats.notation import chooser, decision_kind, default_move, legal_texts, seat_text
from tokyork.new_york.army import ARMY
from tokyork.new_york.board import city

pytestmark = pytest.mark.interpreted

OUCH = 5
BOROUGHS = {
    "queens": {"units": ["infantry", "jet"]},
    "manhattan": {"units": ["tank"]},
    "bronx": {"units": []},
}


def battlefield(*more: dict[str, Any]) -> Game:
    """Two monsters in Queens, one in Manhattan, one in a quiet borough."""
    places = ["queens", "queens", "lower", "bronx"]
    players = [{"at": at} | extra for at, extra in zip(places, more or [{}] * 4, strict=True)]
    return Game.from_scenario({"game": "new_york", "players": players, "boroughs": BOROUGHS})


def damages(told: forecast.OuchForecast) -> list[dict[str, int]]:
    return [{hit.seat: hit.damage for hit in fire.hits if hit.damage} for fire in told.fires]


def test_one_two_three() -> None:
    told = forecast.ouch(battlefield(), "p1")
    assert damages(told) == [{"p1": 2}, {"p1": 2, "p2": 2}, {"p1": 2, "p2": 2, "p3": 1}]
    assert [fire.ouches for fire in told.fires] == [1, 2, 3]
    assert (told.seat, told.exact, told.error) == ("p1", True, 0)


def test_it_depends_on_who_rolls() -> None:
    game = battlefield()
    assert damages(forecast.ouch(game, "p3"))[:2] == [{"p3": 1}, {"p3": 1}]
    assert damages(forecast.ouch(game, "p4"))[:2] == [{}, {}]


def test_three_bring_the_statue_and_its_holder_loses_it() -> None:
    holder = {"goals": ["statue_of_liberty"], "points": 8}
    told = forecast.ouch(battlefield({}, {}, holder, {}), "p1")
    assert {hit.seat: hit.points for hit in told.fires[2].hits} == {
        "p1": 3,
        "p2": 0,
        "p3": -3,
        "p4": 0,
    }
    assert all(hit.points == 0 for fire in told.fires[:2] for hit in fire.hits)


def test_whoever_falls_gets_no_statue() -> None:
    told = forecast.ouch(battlefield({"health": 2}, {"health": 3}, {}, {}), "p1")
    own = [next(hit for hit in fire.hits if hit.seat == "p1") for fire in told.fires]
    assert [(hit.deadly, hit.points) for hit in own] == [(True, 0)] * 3
    assert not next(hit for hit in told.fires[1].hits if hit.seat == "p2").deadly


def test_protection_without_a_choice_is_taken_off() -> None:
    told = forecast.ouch(battlefield({"cards": ["bulletproof"]}, {}, {}, {}), "p1")
    assert damages(told)[1] == {"p1": 1, "p2": 2}


def test_a_choice_is_only_mentioned() -> None:
    told = forecast.ouch(
        battlefield({}, {"cards": ["of_another_world"], "energy": 9}, {}, {}), "p1"
    )
    p2 = [next(hit for hit in fire.hits if hit.seat == "p2") for fire in told.fires]
    assert [(hit.damage, hit.answers) for hit in p2] == [(0, False), (2, True), (2, True)]


def test_as_data() -> None:
    data = forecast.ouch(battlefield(), "p1").data()
    assert list(data) == ["seat", "exact", "error", "fires"]
    assert data["fires"][0]["hits"][-1] == {
        "seat": "p1",
        "damage": 2,
        "deadly": False,
        "answers": False,
        "points": 0,
    }


def test_tokyo_has_no_army() -> None:
    with pytest.raises(BadInputError, match="expected a game in new_york"):
        forecast.ouch(Game("tokyo", seats=2, seed=1))


def fired(game: Game) -> dict[str, int]:
    """The losses when the pending Ouch are resolved and nobody answers."""
    g = game.state.clone()
    g.log = []
    play(g, legal_texts(g).index("resolve ouch"))
    while not g.over and decision_kind(g) in {"damage", "choose"}:
        play(g, default_move(g))
    return {
        seat_text(int(event.seat)): int(event.extra)
        for event in g.log
        if event.kind == events.HEALTH_LOST and causing.cause_kind(event.cause) == ARMY
    }


def test_the_engine_fires_as_foretold() -> None:
    checked = 0
    for seed in range(12):
        for game in walk("new_york", Plan(seats=4, seed=seed, rich=True), most=250):
            if "resolve ouch" not in game.legal_moves:
                continue
            g = game.state
            ouches = min(3, int(count(city(g).open + city(g).added, OUCH)))
            before = everything(g)
            told = damages(forecast.ouch(game, seat_text(chooser(g))))
            assert everything(g) == before
            assert fired(game) == told[ouches - 1]
            checked += bool(told[ouches - 1])
    assert checked > 20
