"""Workers keep to their bounds, end with their server, and serve everybody in turn."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import ROOT
from tests.server.running import wait_until
from tokyork import Game
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.work import tasks, workers
from tokyork.server.work.bounds import Bounds
from tokyork.server.work.fair_queue import FairQueue
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.server.work.worker_pool import (
    MOST_BROUGHT,
    OUTSIDE,
    OUTSIDE_PATIENCE,
    WorkerPool,
    thinking_time,
)
from tokyork.server.work.workers import Crew, TaskCall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux bounds memory")
PATIENCE = 60.0
ENDLESS = 10**13


@pytest.fixture
def crew() -> Iterator[Crew]:
    one = Crew(1, Bounds(PATIENCE, memory=256 << 20, nice=0))
    yield one
    one.close()


def submit(crew: Crew, task: str, key: str = "", **values: float | str) -> Future[Any]:
    return crew.submit(TaskCall(f"tests.server.work_to_do:{task}", values), (key,))


def ask(crew: Crew, task: str, **values: float) -> int:
    return int(submit(crew, task, "", **values).result(PATIENCE))


# --- bounds ---


@LINUX
def test_a_task_that_wants_too_much_memory_fails_and_the_next_does_not(crew: Crew) -> None:
    assert ask(crew, "grow", megabytes=100)
    before = ask(crew, "wait", seconds=0)
    with pytest.raises(NoAnswerError):
        ask(crew, "grow", megabytes=1000)

    assert ask(crew, "wait", seconds=0) != before
    assert ask(crew, "grow", megabytes=100)


def test_a_task_that_computes_for_ever_ends_though_nobody_waits_for_it() -> None:
    crew = Crew(1, Bounds(patience=1.0, memory=256 << 20, nice=0))
    crew.patience = PATIENCE  # so that only its own bound ends it
    began = time.monotonic()
    with pytest.raises(NoAnswerError):
        ask(crew, "count", number=ENDLESS)

    assert time.monotonic() - began < PATIENCE / 2
    assert ask(crew, "count", number=10) == 45
    crew.close()


@pytest.mark.parametrize("later", [False, True])
def test_a_crew_that_finds_no_room_for_a_process_answers_again_when_there_is(
    *, later: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_: Bounds) -> None:
        raise OSError(errno.EMFILE, "too many open files")

    with monkeypatch.context() as full:
        if not later:
            full.setattr(workers, "Worker", no_room)
        crew = Crew(1, Bounds(PATIENCE, memory=256 << 20, nice=0))
        if later:
            assert ask(crew, "wait", seconds=0)
            full.setattr(workers, "Worker", no_room)
            with pytest.raises(NoAnswerError):
                ask(crew, "end")
        with pytest.raises(NoAnswerError):
            ask(crew, "wait", seconds=0)

    assert ask(crew, "wait", seconds=0)
    crew.close()


def test_what_cannot_be_sent_to_a_worker_is_not_answered_and_the_next_is(crew: Crew) -> None:
    unsendable = crew.submit(TaskCall("tests.server.work_to_do:wait", {"seconds": lambda: 0}))
    with pytest.raises(NoAnswerError):
        unsendable.result(PATIENCE)

    assert ask(crew, "wait", seconds=0)


@LINUX
@pytest.mark.parametrize("task", ["count", "wait"])
def test_a_worker_ends_with_its_server_in_the_middle_of_a_task(task: str, tmp_path: Path) -> None:
    values = {"number": ENDLESS} if task == "count" else {"seconds": 1000}
    program = f"""
import time
from tokyork.server.work.bounds import Bounds
from tokyork.server.work.workers import Crew, TaskCall
if __name__ == "__main__":
    crew = Crew(1, Bounds(1000.0, 256 << 20, 0))
    where = "tests.server.work_to_do:"
    print(crew.submit(TaskCall(where + "wait", {{"seconds": 0}})).result(), flush=True)
    crew.submit(TaskCall(where + {task!r}, {values!r}))
    time.sleep(1)
    print("busy", flush=True)
    time.sleep(1000)
"""
    file = tmp_path / "server.py"
    file.write_text(program)
    env = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    server = subprocess.Popen([sys.executable, file], env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker = Path("/proc") / server.stdout.readline().strip()
    assert server.stdout.readline() == "busy\n"
    assert worker.exists()
    server.kill()
    server.wait()
    server.stdout.close()

    wait_until(lambda: not worker.exists(), 10)


# --- in turn ---


def test_a_table_with_much_to_think_about_lets_the_others_go_first(crew: Crew) -> None:
    order: list[str] = []

    def noted(who: str) -> Callable[[Future[Any]], None]:
        return lambda _: order.append(who)

    ask(crew, "wait", seconds=0)
    for key in ["many"] * 5 + ["one", "two"]:
        submit(crew, "wait", key, seconds=0.1).add_done_callback(noted(key))
    wait_until(lambda: len(order) == 7)

    assert order == ["many", "one", "two", "many", "many", "many", "many"]


def test_a_thought_that_nobody_waits_for_is_never_thought(crew: Crew, tmp_path: Path) -> None:
    note = tmp_path / "begun"
    first = submit(crew, "wait", "a", seconds=0.3, note=str(note))
    given_up = submit(crew, "wait", "b", seconds=0.3, note=str(note))
    wait_until(note.exists)
    assert given_up.cancel()
    submit(crew, "wait", "b", seconds=0, note=str(note)).result(PATIENCE)

    assert first.done()
    assert len(note.read_text().splitlines()) == 2


def test_a_crew_that_closes_leaves_nobody_waiting() -> None:
    crew = Crew(1, Bounds(PATIENCE, 256 << 20, 0))
    asked = [submit(crew, "wait", key, seconds=1000) for key in ("a", "b", "c")]
    asked[2].cancel()
    time.sleep(0.1)
    crew.close()

    for one in [*asked[:2], submit(crew, "wait", seconds=0)]:
        with pytest.raises(NoAnswerError):
            one.result(1)


def test_time_for_a_deep_thought_shrinks_when_many_tables_wait() -> None:
    assert thinking_time(1, 2) == 1000
    assert thinking_time(2, 2) == 1000
    assert thinking_time(8, 2) == 250
    assert thinking_time(1000, 2) == 100


def test_tables_of_the_strongest_bots_do_not_hold_the_others_up(pool: WorkerPool) -> None:
    g = Game("new_york", 4, seed=2).state

    async def play() -> tuple[float, int]:
        await asyncio.gather(pool.pick(g, 1, 1, "first"), pool.pick(g, 5, 1, "first"))
        deep = [asyncio.create_task(pool.pick(g, 5, n, f"deep{n}")) for n in range(30)]
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await pool.pick(g, 1, 1, "other")
        waited = time.monotonic() - began
        left = sum(not one.done() for one in deep)
        for one in deep:
            one.cancel()
        return waited, left

    waited, left = asyncio.run(play())
    assert waited < 1.0
    assert left >= 10


class Work:
    """Something that waits in a queue."""

    def __init__(self, *keys: str, weight: float = 1.0) -> None:
        self.keys, self.weight = keys, weight

    def is_given_up(self) -> bool:
        return False


def served(queue: FairQueue[Work], times: int) -> list[str]:
    """Who comes next, if everybody comes again at once and needs a second."""
    found = []
    for _ in range(times):
        work = queue.take()
        assert work is not None
        queue.done(work, 1.0)
        queue.put(work)
        found.append(work.keys[0])
    return found


def test_tables_where_people_play_get_a_larger_share() -> None:
    queue: FairQueue[Work] = FairQueue()
    for work in (Work("played", weight=4.0), Work("watched"), Work("watched too")):
        queue.put(work)

    shares = Counter(served(queue, 600))
    assert shares["played"] == pytest.approx(400, abs=2)
    assert shares["watched"] == pytest.approx(100, abs=2)


def test_whoever_comes_later_is_owed_nothing_for_the_time_before() -> None:
    queue: FairQueue[Work] = FairQueue()
    queue.put(Work("old"))
    served(queue, 100)
    queue.put(Work("new"))

    assert Counter(served(queue, 100))["new"] <= 51


def test_a_queue_forgets_those_who_are_gone() -> None:
    queue: FairQueue[Work] = FairQueue()
    for number in range(5000):
        work = Work(f"address {number}", "guest")
        queue.put(work)
        assert queue.take() is work
        queue.done(work, 0.001)

    assert len(queue._used) < 2500
    assert not queue._waiting
    assert not queue._lanes


# --- what people bring ---


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[WorkerPool]:
    where = "tests.server.work_to_do:wait"
    monkeypatch.setitem(tasks.TASKS, "wait", tasks.WorkerTask(where))
    monkeypatch.setitem(tasks.TASKS, "long wait", tasks.WorkerTask(where, long=True))
    one = WorkerPool(workers=1)
    yield one
    one.close()


def test_ten_files_of_a_guest_do_not_hold_up_another_one(pool: WorkerPool) -> None:
    async def bring() -> tuple[float, int]:
        await asyncio.gather(
            *(pool.read("wait", (f"warm{n}", "x"), seconds=0.2) for n in range(OUTSIDE))
        )
        many = [
            asyncio.create_task(pool.read("wait", (f"far{n % 3}", "eve"), seconds=0.5))
            for n in range(10)
        ]
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await pool.read("wait", ("near", "ann"), seconds=0)
        waited = time.monotonic() - began
        left = sum(not one.done() for one in many)
        for one in many:
            one.cancel()
        return waited, left

    waited, left = asyncio.run(bring())
    assert waited < 2.0
    assert left >= 6


def test_guests_at_one_address_take_turns(pool: WorkerPool) -> None:
    async def bring() -> list[str]:
        order: list[str] = []

        async def read(guest: str) -> None:
            await pool.read("wait", ("school", guest), seconds=0.1)
            order.append(guest)

        await asyncio.gather(*(read(guest) for guest in ["eve"] * 5 + ["ann"]))
        return order

    assert asyncio.run(bring())[1] == "ann"


def test_only_so_much_of_one_address_may_wait(pool: WorkerPool) -> None:
    async def bring() -> int:
        many = [
            asyncio.create_task(pool.read("wait", ("far", f"eve{n}"), seconds=0.2))
            for n in range(MOST_BROUGHT + 20)
        ]
        await asyncio.sleep(0.1)
        refused = [one for one in many if one.done() and isinstance(one.exception(), RefusedError)]
        await pool.read("wait", ("near", "ann"), seconds=0)
        for one in many:
            one.cancel()
        return len(refused)

    assert 19 <= asyncio.run(bring()) <= 20


def test_files_that_never_end_keep_no_bot_from_thinking(pool: WorkerPool) -> None:
    g = Game("tokyo", 3, seed=2).state

    async def play() -> float:
        await pool.pick(g, 2, 1)
        many = [
            asyncio.create_task(pool.read("wait", (f"far{n}", "eve"), seconds=100))
            for n in range(9)
        ]
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await pool.pick(g, 2, 1)
        for one in many:
            one.cancel()
        return time.monotonic() - began

    assert asyncio.run(play()) < OUTSIDE_PATIENCE / 2


def test_long_questions_of_one_address_do_not_hold_up_those_of_another(pool: WorkerPool) -> None:
    async def ask() -> int:
        await pool.ask("long wait", ("x", "x"), seconds=0)
        many = [
            asyncio.create_task(pool.ask("long wait", ("far", f"eve{n}"), seconds=0.3))
            for n in range(10)
        ]
        await asyncio.sleep(0.05)
        await pool.ask("long wait", ("near", "ann"), seconds=0)
        left = sum(not one.done() for one in many)
        for one in many:
            one.cancel()
        return left

    assert asyncio.run(ask()) >= 9
