"""Processes that answer questions one after the other, and what to do if one does not."""

from __future__ import annotations

import contextlib
import logging
import signal
import time
from concurrent.futures import Future
from multiprocessing import get_context
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.pool import collecting_seldom
from tokyork.server.work import bounds
from tokyork.server.work.fair_queue import FairQueue, QueueFullError
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.server.work.tasks import carry_out

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from tokyork.server.work.bounds import Bounds
    from tokyork.server.work.place_to_think import Keys

START = 120.0
"""Seconds that a worker may take to get ready, on the slowest of machines."""
LONGEST_REASON = 300
_log = logging.getLogger(__name__)
_starting = Lock()


class TaskCall(Struct, array_like=True):
    """A function by its place, such as `tokyork.server.work.tasks:pick`."""

    where: str
    values: dict[str, Any]


class TaskFailure(Struct, array_like=True):
    """What a worker sends in place of an answer."""

    reason: str


class Job:
    """A call that waits for its answer."""

    def __init__(self, call: TaskCall, keys: Keys, weight: float) -> None:
        """For whom it is, and how much they weigh."""
        self.call = call
        self.keys = keys
        self.weight = weight
        self.answer: Future[Any] = Future()

    def is_given_up(self) -> bool:
        """Whether nobody wants it any more."""
        return self.answer.cancelled()


class Crew:
    """Some workers that do the same kind of work, for everybody in turn."""

    def __init__(
        self,
        count: int,
        allowed: Bounds,
        *,
        later: bool = False,
        rest: float = 0.0,
        most: int | None = None,
    ) -> None:
        """They get ready meanwhile, or only when they are first needed.

        After a task each rests for this part of the time that the task took. Of one first key
        at most so many calls may wait.
        """
        self.patience = allowed.patience
        self.count = count
        self._allowed = allowed
        self._rest = rest
        self._queue: FairQueue[Job] = FairQueue(most)
        self._closed = Event()
        self._desks: list[Desk] = []
        self._threads: list[Thread] = []
        if not later:
            self._start()

    @property
    def demand(self) -> int:
        """How many have something to do here, or being done."""
        return self._queue.demand

    def submit(self, call: TaskCall, keys: Keys = ("",), weight: float = 1.0) -> Future[Any]:
        """Its answer, when there is one; `QueueFullError` if too many wait already."""
        job = Job(call, keys, weight)
        self._start()
        try:
            self._queue.put(job)
        except QueueFullError:
            if not self._closed.is_set():
                raise
            job.answer.set_exception(NoAnswerError())
        return job.answer

    def _start(self) -> None:
        with _starting:
            while len(self._threads) < self.count and not self._closed.is_set():
                desk = Desk(self._allowed)
                self._desks.append(desk)
                # A worker ends with the thread that started it: that is its own, and stays.
                self._threads.append(Thread(target=self._work, args=(desk,), name="thinking"))
                self._threads[-1].daemon = True
                self._threads[-1].start()

    def close(self) -> None:
        """Let the workers go; who still waits gets no answer."""
        self._closed.set()
        for job in self._queue.close():
            if job.answer.set_running_or_notify_cancel():
                job.answer.set_exception(NoAnswerError())
        for desk in self._desks:
            desk.close()
        for thread in self._threads:
            thread.join()

    # --- in a thread for each worker ---

    def _work(self, desk: Desk) -> None:
        with contextlib.suppress(
            OSError
        ):  # no room for a process now: there may be at the next call
            desk.get_ready()
        while (job := self._queue.take()) is not None:
            started = time.monotonic()
            if job.answer.set_running_or_notify_cancel():
                self._answer(desk, job)
            taken = time.monotonic() - started
            self._queue.done(job, taken)
            self._closed.wait(self._rest * taken)
        desk.leave()

    def _answer(self, desk: Desk, job: Job) -> None:
        """Whatever goes wrong: this thread stays, or nobody would ever answer again."""
        try:
            found = desk.ask(job.call, self.patience)
        except NoAnswerError as error:
            job.answer.set_exception(error)
        except Exception as error:  # noqa: BLE001 - what cannot be sent or read
            _log.exception("A worker could not be asked")
            desk.leave()
            job.answer.set_exception(NoAnswerError(str(error)[:LONGEST_REASON]))
        else:
            job.answer.set_result(found)


class Desk:
    """The place of a worker: one that fails is replaced."""

    def __init__(self, allowed: Bounds) -> None:
        """Nobody sits there yet."""
        self._allowed = allowed
        self._closed = False
        self._changing = Lock()
        self.worker: Worker | None = None

    def get_ready(self) -> Worker | None:
        """The worker, a new one if there is none; nobody once it is closed."""
        with self._changing:
            if self.worker is None and not self._closed:
                with _starting:
                    self.worker = Worker(self._allowed)
            return self.worker

    def ask(self, call: TaskCall, patience: float) -> object:
        """The answer, or a `NoAnswerError`."""
        try:
            worker = self.get_ready()
        except OSError as error:  # too many files, or no memory for a process
            _log.warning("No worker could be started: %r", error)
            raise NoAnswerError from error
        if worker is None:
            raise NoAnswerError
        try:
            found = worker.ask(call, patience)
        except (EOFError, OSError, TimeoutError) as error:
            self.leave()
            if not self._closed:
                _log.warning("A worker was replaced: %r", error)
            with contextlib.suppress(OSError):
                self.get_ready()
            raise NoAnswerError from error
        if isinstance(found, TaskFailure):
            raise NoAnswerError(found.reason)
        return found

    def leave(self) -> None:
        """Let the worker go."""
        with self._changing:
            if self.worker is not None:
                self.worker.kill()
                self.worker = None

    def close(self) -> None:
        """Whoever waits for an answer learns that there is none, nor will there be."""
        self._closed = True
        with self._changing:
            if self.worker is not None:
                self.worker.stop()


class Worker:
    """A process that answers one call after the other."""

    def __init__(self, allowed: Bounds) -> None:
        """It gets ready meanwhile."""
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_answer_all, args=(theirs, allowed), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    @property
    def pid(self) -> int | None:
        """The number of its process."""
        return self._process.pid

    def ask(self, call: TaskCall, patience: float) -> object:
        """Its answer, or an error if there is none in time."""
        if not self._ready:
            self._hear(START)
            self._ready = True
        self._ours.send(call)
        return self._hear(patience)

    def _hear(self, patience: float) -> object:
        if not self._ours.poll(patience):
            raise TimeoutError
        return self._ours.recv()

    def stop(self) -> None:
        """Whoever waits for its answer learns that there is none."""
        self._process.kill()

    def kill(self) -> None:
        """End it for good."""
        self._ours.close()
        self._process.kill()
        self._process.join()


# --- in a worker ---


def _answer_all(questions: Connection, allowed: Bounds) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it ends
    bounds.end_with_parent()
    bounds.give_way(allowed.nice)
    bounds.use_one_core()
    bounds.bound_memory(allowed.memory)
    with contextlib.suppress(EOFError, OSError):
        questions.send(0)  # ready
        with collecting_seldom():
            while True:
                call = questions.recv()
                bounds.bound_time(allowed.patience)
                questions.send(_answered(call))


def _answered(call: TaskCall) -> object:
    try:
        return carry_out(call.where, call.values)
    except MemoryError as error:  # a new worker has all its memory, whatever this one still holds
        _log.warning("The task %s wanted too much memory", call.where)
        raise SystemExit(1) from error
    except Exception as error:  # noqa: BLE001 - whatever it is, the next call is answered
        _log.exception("The task %s failed", call.where)
        return TaskFailure(repr(error)[:LONGEST_REASON])
