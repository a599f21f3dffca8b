"""Game reviews over HTTP."""

from __future__ import annotations

import asyncio
from time import sleep
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.puzzles.book import puzzle_book
from tokyork.review import play_again, review
from tokyork.server.judgements import AT_ONCE, PART, REMEMBERED, JudgedSeat, Judgements
from tokyork.server.protocol.calls import NewSeat, NewTable
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.work.place_to_think import NoAnswerError

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.running import Browser, Running
    from tokyork.server.room.room import Room

    Guests = Callable[[], Browser]

FALLEN = {
    "game": "tokyo",
    "players": [{"points": 3}, {"health": 2, "at": "tokyo_city"}, {}],
    "rolls": [["claw", "claw", "1", "1", "2", "energy"]],
}


def asked(guest: Browser, table: str, what: str, language: str = "en") -> tuple[int, Any]:
    answer = guest.http.get(f"/api/games/{table}/{what}?language={language}")
    return answer.status_code, answer.json()


@pytest.mark.parametrize("city", CITIES)
def test_a_finished_game_can_be_looked_back_upon(
    city: str, guest: Guests, running: Running
) -> None:
    ann = guest()
    table = ann.make("Ann", 1, 1, city=city, begin=True, options={"points": 6, "health": 6})
    assert asked(ann, table, "review")[0] == 400  # it is not over: nothing leaks
    ann.enter(table).entered().play_on()

    status, found = asked(ann, table, "review")

    game: Game = running.server.lobby.rooms[table].table.running.game
    assert status == 200
    assert found["players"][0]["name"] == "Ann"
    assert [player["yours"] for player in found["players"]] == [True, False, False]
    expected = review(play_again(game.save()))
    assert expected.ending
    assert found["review"]["ending"]["headline"] == msgspec.to_builtins(expected.ending.headline)
    assert found["review"]["turns"][-1]["points"] == expected.turns[-1].points
    others = asked(guest(), table, "review")[1]
    assert others["review"] == found["review"]
    assert not any(player["yours"] for player in others["players"])


def test_who_fell_is_told_how_while_the_game_goes_on(guest: Guests, running: Running) -> None:
    ann = guest()
    seats = [NewSeat("person", name) for name in ("Ann", "Ben", "Cid")]
    wanted = NewTable(Settings("tokyo"), seats)
    game = Game.from_scenario(FALLEN)
    room = running.call(running.server.lobby.make_from_game(wanted, "somebody", game))
    running.call(_play(room, "stop"))

    status, found = asked(ann, room.name, "falls")

    assert status == 200
    (end,) = found["ends"]
    assert (end["seat"], end["by"], end["cause"], end["loss"]) == ("p2", "p1", "claws", 2)
    assert end["headline"]
    assert end["lines"]
    assert asked(ann, room.name, "review")[0] == 400


async def _play(room: Room, move: str) -> None:
    room.table.play(move)


def test_there_is_no_review_of_what_is_not_there(guest: Guests) -> None:
    ann = guest()
    gathering = ann.make("Ann", "")

    assert asked(ann, "nosuchtable", "review")[0] == 404
    assert asked(ann, "nosuchtable", "falls")[0] == 404
    assert asked(ann, gathering, "review")[0] == 404
    assert asked(ann, gathering, "falls")[0] == 400


def test_choices_are_judged_part_by_part_once_a_game_is_over(guest: Guests) -> None:
    ann = guest()
    table = ann.make("Ann", 1, begin=True, options={"points": 5, "health": 5})
    assert asked(ann, table, "choices")[0] == 400
    ann.enter(table).entered().play_on()

    seen: list[dict[str, Any]] = []
    for _ in range(600):
        status, found = asked(ann, table, "choices")
        assert status == 200
        seen.append(found)
        if found["judgement"]:
            break
        sleep(0.1)

    last = seen[-1]
    assert last["seat"] == "p1"
    assert last["done"] == last["total"] == len(last["judgement"]["choices"])
    assert [one["done"] for one in seen] == sorted(one["done"] for one in seen)
    assert last["judgement"]["given_away"] >= 0
    german = asked(ann, table, "choices", "de")[1]["judgement"]
    assert german["choices"] == last["judgement"]["choices"]
    assert ann.http.get(f"/api/games/{table}/choices?seat=p9").status_code == 400


def test_a_puzzle_comes_with_all_it_takes_to_judge_an_answer(guest: Guests) -> None:
    ann = guest()
    groups = ann.http.get("/api/puzzles").json()["groups"]
    ids = [name for group in groups for name in group["ids"]]
    assert sorted(ids) == sorted(puzzle_book())

    found = ann.http.get(f"/api/puzzles/{ids[0]}?language=hu").json()
    puzzle = puzzle_book()[ids[0]]
    assert [answer["move"] for answer in found["puzzle"]["answers"]] == [
        answer.move for answer in puzzle.answers
    ]
    assert found["puzzle"]["best"] == puzzle.best
    assert found["view"]["seat"] == found["puzzle"]["seat"]
    for name in ("nothing", "x" * 40):
        assert ann.http.get(f"/api/puzzles/{name}").status_code == 404


class TiredWorkers:
    """Has no time for more than one choice at once."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def ask(self, task: str, _who: tuple[str, str], **values: Any) -> Any:  # noqa: ANN401 - as workers answer
        if task == "count_choices":
            return 3
        assert task == "judge_choices"
        wide = values["last"] - values["first"]
        self.asked.append(wide)
        if wide > 1:
            raise NoAnswerError
        return [SimpleNamespace(cost=0.5)]


class NoMoves:
    async def moves(self, _table: str) -> list[str]:
        return []


def test_choices_are_judged_one_by_one_where_there_is_no_time_for_several() -> None:
    kept: list[float] = []

    async def keep(_table: str, _seat: str, given_away: float) -> None:
        kept.append(given_away)

    workers = TiredWorkers()
    data = SimpleNamespace(table="t1", start="")
    seat = JudgedSeat(workers, ("", ""), data, "p1")  # type: ignore[arg-type] # all it asks

    asyncio.run(seat.work(NoMoves(), keep))  # type: ignore[arg-type] # the same

    assert workers.asked == [PART, 1, PART, 1, PART, 1]
    assert len(seat.choices) == 3
    assert kept == [1.5]


class ManyGames:
    async def finished(self, table: str) -> Any:  # noqa: ANN401 - what is asked of it
        bot = SimpleNamespace(guest="", kind="bot")
        return SimpleNamespace(table=table, start="", chairs=[bot])

    async def moves(self, _table: str) -> list[str]:
        return []


class EndlessWorkers:
    async def ask(self, *_: object, **__: object) -> int:
        await asyncio.sleep(60)
        return 0


def test_one_address_pushes_nobodys_judge_out() -> None:
    """Sixty-four games of a stranger, and the judge of whoever waits began anew, every time."""

    async def asked_much() -> tuple[list[str], bool]:
        judges = Judgements(ManyGames(), EndlessWorkers())  # type: ignore[arg-type] # all it asks
        await judges.of("ours", "p1", "en", ("192.0.2.1", "ann"))
        refused: list[str] = []
        for number in range(3 * REMEMBERED):
            try:
                await judges.of(f"t{number}", "p1", "en", ("192.0.2.2", f"g{number}"))
            except RefusedError as error:
                refused.append(error.kind)
        await asyncio.sleep(0)
        task = judges._seats["ours", "p1"].task
        return refused, task is not None and not task.done()

    refused, still_judged = asyncio.run(asked_much())
    assert still_judged
    assert refused == ["limit"] * (3 * REMEMBERED - AT_ONCE)


class BusyWorkers:
    """Has no time at all now and then."""

    def __init__(self) -> None:
        self.busy = False
        self.judged: list[int] = []

    async def ask(self, task: str, _who: tuple[str, str], **values: Any) -> Any:  # noqa: ANN401 - as workers answer
        if task == "count_choices":
            return 3
        if task == "sum_choices":
            return len(values["choices"])
        if self.busy:
            raise NoAnswerError
        self.judged.append(values["first"])
        self.busy = len(self.judged) == 1
        return [SimpleNamespace(cost=0.5)]


class OneGame(NoMoves):
    async def finished(self, table: str) -> Any:  # noqa: ANN401 - all that is asked of it
        chair = SimpleNamespace(kind="person", guest="ann")
        return SimpleNamespace(table=table, start="", chairs=[chair])


def test_a_judge_who_had_no_time_goes_on_from_there_when_somebody_asks_again() -> None:
    async def ask_on() -> tuple[list[str], Any]:
        refused: list[str] = []
        while True:
            try:
                found = await judgements.of("t1", None, "en", ("", "ann"))
            except RefusedError as error:
                refused.append(error.kind)
                workers.busy = False
                continue
            if found.judgement is not None:
                return refused, found
            await asyncio.sleep(0)

    workers = BusyWorkers()
    judgements = Judgements(OneGame(), workers)  # type: ignore[arg-type] # all it asks

    refused, found = asyncio.run(ask_on())

    assert refused == ["not_now"]
    assert workers.judged == [0, 1, 2]  # nothing is judged twice
    assert (found.done, found.total, found.judgement) == (3, 3, 3)
