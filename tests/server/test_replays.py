"""Replays of games that are over; nothing of the others is told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser

    Guests = Callable[[], Browser]

SHORT = {"points": 8, "health": 6}
JSON = dict[str, Any]
BARE = "record: 1, game: tokyo, seats: [gigazaur, the_king], seed: 1"


def finished(ann: Browser, city: str) -> tuple[str, JSON]:
    """A game that is over, and how it ended."""
    table = ann.make("Ann", 1, 2, city=city, begin=True, options=SHORT)
    seat = ann.enter(table).entered().play_on()
    seat.receive_until(lambda s: s.table["status"] == "over")
    assert seat.game is not None
    return table, seat.game["view"]


def got(who: Browser, address: str) -> JSON:
    answer = who.http.get(address)
    assert answer.status_code == 200, answer.text
    found: JSON = answer.json()
    return found


@pytest.mark.parametrize("city", CITIES)
def test_a_replay_goes_from_the_first_position_to_the_last(city: str, guest: Guests) -> None:
    ann, eve = guest(), guest()
    table, last = finished(ann, city)
    outline = got(eve, f"/api/games/{table}")["outline"]
    steps: list[JSON] = []
    while len(steps) <= outline["steps"]:
        here = f"/api/games/{table}/steps?from={len(steps)}&to={outline['steps']}&seat=p1"
        steps += got(eve, here)["steps"]

    assert [step["step"] for step in steps] == list(range(outline["steps"] + 1))
    assert steps[0]["view"]["made"] == 0
    assert steps[-1]["view"] == last
    told = [event["number"] for step in steps for event in step["events"]]
    assert told == list(range(outline["lengths"][-1]))
    assert len(outline["lengths"]) == len(outline["chances"]) == len(steps)
    assert all(sum(shares) == pytest.approx(1) or not any(shares) for shares in outline["chances"])
    turns = [mark for mark in outline["marks"] if mark["kind"] == "turn"]
    assert [mark["turn"] for mark in turns] == list(range(1, len(turns) + 1))


def test_a_replay_shows_each_seat_what_it_saw(guest: Guests) -> None:
    ann = guest()
    table, _ = finished(ann, "tokyo")

    views = {
        seat: got(ann, f"/api/games/{table}/steps?from=3&to=3&seat={seat}")["steps"][0]["view"]
        for seat in ("p1", "p2")
    }

    assert [view["seat"] for view in views.values()] == ["p1", "p2"]
    answer = ann.http.get(f"/api/games/{table}/steps?from=3&to=3&seat=p9")
    assert answer.json()["problem"]["kind"] == "bad"


@pytest.mark.parametrize("city", CITIES)
def test_a_record_that_is_opened_is_the_same_game(city: str, guest: Guests) -> None:
    ann, eve = guest(), guest()
    table, last = finished(ann, city)
    text = got(ann, f"/api/games/{table}/record")["text"]
    assert Game.load(text).winners == last["winners"]

    opened = eve.http.post("/api/games", json={"text": text}).json()["table"]
    again = eve.http.post("/api/games", json={"text": text}).json()["table"]

    assert opened == again != table
    steps = "steps?from=0&to=50"
    assert got(eve, f"/api/games/{opened}/{steps}") == got(eve, f"/api/games/{table}/{steps}")
    assert got(eve, f"/api/games/{opened}/record")["text"] == text
    assert got(eve, f"/api/games/{opened}/review")["review"]["ending"]["winners"] == last["winners"]


def test_a_record_of_a_game_that_is_not_over_does_not_go_on_by_itself(guest: Guests) -> None:
    ann = guest()
    game = Game("tokyo", seats=2, seed=4)
    game.play("stop")
    table = ann.http.post("/api/games", json={"text": game.save()}).json()["table"]

    seat = ann.enter(table).entered()

    assert (seat.table["status"], seat.choice, seat.seq) == ("over", None, 1)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("nonsense", "record"),
        (f"{{{BARE}, moves: [p1 fly]}}", "moves[0]"),
        ("{record: 1, game: london, seats: [], seed: 1}", "game"),
        ("{start: {snapshot: 9}, moves: []}", "snapshot"),
        ("{start: 5, moves: []}", ""),
        ("a: [", ""),
    ],
)
def test_a_bad_record_is_refused_naming_the_place(text: str, place: str, guest: Guests) -> None:
    answer = guest().http.post("/api/games", json={"text": text})

    assert answer.status_code == 400
    assert place in answer.json()["problem"]["text"]


@pytest.mark.parametrize("city", CITIES)
def test_somebody_plays_on_from_a_step(city: str, guest: Guests) -> None:
    ann, eve = guest(), guest()
    table, _ = finished(ann, city)
    steps = got(eve, f"/api/games/{table}/steps?from=5&to=5&seat=p2")["steps"]
    wanted = {"step": 5, "seat": "p2", "name": "Eve", "level": 1}
    fork = eve.http.post(f"/api/games/{table}/fork", json=wanted).json()["table"]

    seat = eve.enter(fork).entered()

    assert seat.seat("p2")["yours"]
    assert seat.seat("p1")["kind"] == "bot"
    assert seat.game is not None
    assert seat.game["view"]["turn"] >= steps[0]["view"]["turn"]
    seat.play_on()
    assert seat.over


def test_a_fork_needs_a_step_of_the_game_that_is_not_its_end(guest: Guests) -> None:
    ann = guest()
    table, _ = finished(ann, "tokyo")
    last = got(ann, f"/api/games/{table}")["outline"]["steps"]
    for step, kind in ((last + 1, "bad"), (-1, "bad"), (last, "not_now")):
        wanted = {"step": step, "seat": "p1", "name": "Ann"}
        answer = ann.http.post(f"/api/games/{table}/fork", json=wanted)
        assert answer.json()["problem"]["kind"] == kind


def test_nothing_of_a_running_game_is_told_to_anybody(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table = ann.make("Ann", 1, begin=True)
    ann.enter(table).entered()
    for who in (ann, eve):
        for path in ("", "/steps?from=0&to=0", "/record", "/review"):
            answer = who.http.get(f"/api/games/{table}{path}")
            assert answer.json()["problem"]["kind"] == "not_now"
            assert "seed" not in answer.text
        wanted = {"step": 0, "seat": "p1", "name": "Ann"}
        answer = who.http.post(f"/api/games/{table}/fork", json=wanted)
        assert answer.json()["problem"]["kind"] == "not_now"
    assert guest().http.get("/api/games/nothing").status_code == 404


def test_a_fork_throws_other_dice(guest: Guests) -> None:
    ann = guest()
    table, _ = finished(ann, "tokyo")
    text = json.loads(json.dumps(got(ann, f"/api/games/{table}/record")))["text"]
    seeds = set()
    for _ in range(3):
        wanted = {"step": 0, "seat": "p1", "name": "Ann"}
        fork = ann.http.post(f"/api/games/{table}/fork", json=wanted).json()["table"]
        seat = ann.enter(fork).entered().play_on()
        seat.receive_until(lambda s: s.table["status"] == "over")
        seeds.add(got(ann, f"/api/games/{fork}/record")["text"])
    assert len({*seeds, text}) == 4


def test_own_games_that_are_over_are_at_home(guest: Guests) -> None:
    ann, eve = guest(), guest()
    table, _ = finished(ann, "tokyo")

    assert [one["table"] for one in ann.home()["past"]] == [table]
    assert eve.home()["past"] == []
