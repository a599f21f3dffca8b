"""Bots think in processes of their own, so that no table ever waits for another's bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.bots import Bot, SafeSeat, make_bot
from tokyork.notation import default_move
from tokyork.snapshot import restore, snapshot

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from tokyork.core.game import State

PATIENCE = 10.0
"""Seconds after which a worker that does not answer is replaced; the slowest bot has one."""
_log = logging.getLogger(__name__)


class Question(Struct, array_like=True):
    """What a bot of this level would do here."""

    level: int
    seed: int
    position: dict[str, Any]


class Thinker:
    """Some workers, and who waits for them."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        """As many workers as the machine has cores; they get ready meanwhile."""
        count = workers or os.cpu_count() or 1
        self._patience = patience
        self._idle: SimpleQueue[_Worker] = SimpleQueue()
        self._workers = [_Worker() for _ in range(count)]
        for worker in self._workers:
            self._idle.put(worker)
        self._closed = False
        self._threads = ThreadPoolExecutor(count, "thinking")

    async def pick(self, g: State, level: int, seed: int) -> int:
        """The number of the move to play: the default one if the bot fails."""
        usual, count = int(default_move(g)), len(g.moves)
        question = Question(level, seed, snapshot(g))
        loop = asyncio.get_running_loop()
        number = await loop.run_in_executor(self._threads, self._ask, question)
        return number if number is not None and 0 <= number < count else usual

    def _ask(self, question: Question) -> int | None:
        worker = self._idle.get()
        try:
            return worker.ask(question, self._patience)
        except (EOFError, OSError, TimeoutError) as error:
            worker.kill()
            if not self._closed:
                _log.warning("A bot's worker was replaced: %r", error)
                worker = self._replaced(worker)
            return None
        finally:
            self._idle.put(worker)

    def close(self) -> None:
        """Let the workers go; who still waits gets the default move."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(cancel_futures=True)
        while not self._idle.empty():
            self._idle.get().kill()

    def _replaced(self, worker: _Worker) -> _Worker:
        self._workers.remove(worker)
        self._workers.append(_Worker())
        return self._workers[-1]


class _Worker:
    """A process that answers one question after the other."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._ours, theirs = context.Pipe()
        self._process = context.Process(target=_answer_all, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, question: Question, patience: float) -> int:
        self._ours.send(question)
        if not self._ours.poll(patience):
            raise TimeoutError
        answer: int = self._ours.recv()
        return answer

    def stop(self) -> None:
        """Whoever waits for its answer learns that there is none."""
        self._process.kill()

    def kill(self) -> None:
        self._ours.close()
        self._process.kill()
        self._process.join()


# --- in a worker ---


def _answer_all(questions: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it ends
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people come first
    bots: dict[tuple[str, int], Bot] = {}
    with contextlib.suppress(EOFError, OSError):
        while True:
            questions.send(_answer(questions.recv(), bots))


def _answer(question: Question, bots: dict[tuple[str, int], Bot]) -> int:
    g = restore(question.position)
    key = (g.rules.id, question.level)
    if key not in bots:
        bots[key] = make_bot(f"level{question.level}")
    bots[key].seed = question.seed
    return SafeSeat(bots[key]).pick(g)
