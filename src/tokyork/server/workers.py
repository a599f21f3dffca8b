"""Processes that answer questions one after the other, and what to do if one does not."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Lock
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.pool import collecting_seldom
from tokyork.server.tasks import answer

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.connection import Connection

START = 120.0
"""Seconds that a worker may take to get ready, on the slowest of machines."""
_log = logging.getLogger(__name__)


class NoAnswerError(Exception):
    """A task failed, or its worker did."""


class Question(Struct, array_like=True):
    """A task by its name."""

    task: str
    values: dict[str, Any]


class Failure(Struct, array_like=True):
    """What a worker sends in place of an answer."""

    reason: str


class Crew:
    """Some workers that do the same kind of work."""

    def __init__(self, count: int, patience: float, nice: int, *, later: bool = False) -> None:
        """They get ready meanwhile, or only when they are first needed."""
        self.patience = patience
        self._count = count
        self._nice = nice
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        self._workers: list[Worker] = []
        self._closed = False
        self._starting = Lock()
        self._threads = ThreadPoolExecutor(count, "thinking")
        if not later:
            self._start()

    def submit(self, question: Question) -> Future[Any]:
        """Its answer, when there is one."""
        return self._threads.submit(self._ask, question)

    def _start(self) -> None:
        with self._starting:
            while len(self._workers) < self._count and not self._closed:
                self._workers.append(Worker(self._nice))
                self._idle.put(self._workers[-1])

    def _ask(self, question: Question) -> Any:  # noqa: ANN401 - each task has its own
        self._start()
        if self._closed:
            raise NoAnswerError
        worker = self._idle.get()
        try:
            found = worker.ask(question, self.patience)
        except (EOFError, OSError, TimeoutError) as error:
            worker.kill()
            if not self._closed:
                _log.warning("A worker was replaced: %r", error)
                worker = self._replaced(worker)
            raise NoAnswerError from error
        finally:
            self._idle.put(worker)
        if isinstance(found, Failure):
            raise NoAnswerError(found.reason)
        return found

    def _replaced(self, worker: Worker) -> Worker:
        with self._starting:
            self._workers.remove(worker)
            self._workers.append(Worker(self._nice))
            return self._workers[-1]

    def close(self) -> None:
        """Let the workers go; who still waits gets no answer."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(cancel_futures=True)
        while not self._idle.empty():
            self._idle.get().kill()


class Worker:
    """A process that answers one question after the other."""

    def __init__(self, nice: int) -> None:
        """It gets ready meanwhile."""
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_answer_all, args=(theirs, nice), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, question: Question, patience: float) -> object:
        """Its answer, or an error if there is none in time."""
        if not self._ready:
            self._hear(START)
            self._ready = True
        self._ours.send(question)
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


def _answer_all(questions: Connection, nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it ends
    with contextlib.suppress(AttributeError, OSError):
        os.nice(nice)  # people come first
    with contextlib.suppress(EOFError, OSError):
        questions.send(0)  # ready
        with collecting_seldom():
            while True:
                questions.send(_answered(questions.recv()))


def _answered(question: Question) -> object:
    try:
        return answer(question.task, question.values)
    except Exception as error:  # noqa: BLE001 - whatever it is, the next question is answered
        _log.exception("The task %s failed", question.task)
        return Failure(repr(error))
