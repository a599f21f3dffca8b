"""A program that is asked over its standard input and answers on its standard output."""

from __future__ import annotations

import contextlib
from collections import deque
from queue import Empty, SimpleQueue
from subprocess import TimeoutExpired
from threading import Thread
from time import monotonic
from typing import IO

from tokyork.bots.programs.failures import CrashedError, LateError
from tokyork.bots.programs.groups import Group
from tokyork.plain_text import short
from tokyork.words.texts import texts

LONGEST = 1 << 16  # bytes of an answer
REMEMBERED = 20  # lines of its standard error
LAST_WORDS = 300  # letters of each
FAREWELL = 0.5  # seconds to end by itself when its input ends


class Process:
    """One running program with everything it starts.

    A thread of its own writes each question and waits for its answer, so that a
    program that neither reads nor answers can hold up nobody else.
    """

    def __init__(self, command: list[str]) -> None:
        """Start it, in a group of its own."""
        try:
            self._group = Group(command)
        except (OSError, ValueError) as error:  # a word with a NUL in it is a ValueError
            why = error.strerror if isinstance(error, OSError) else str(error)
            raise CrashedError(texts()("bots-not_started", why=why)) from error
        self._popen = self._group.popen
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._asked = 0
        self._answered = 0
        self._complaints: deque[str] = deque(maxlen=REMEMBERED)
        self._threads = [Thread(target=work, daemon=True) for work in (self._talk, self._listen)]
        for thread in self._threads:
            thread.start()

    def ask(self, question: bytes, ms: int) -> bytes:
        """The line that answers this one, or an error; what answers an older one is dropped."""
        deadline = monotonic() + ms / 1000
        self._asked += 1
        self._questions.put(question)
        while self._answered < self._asked:
            try:
                answer = self._answers.get(timeout=max(deadline - monotonic(), 0))
            except Empty:
                raise LateError(ms) from None
            self._answered += 1
            if not answer:
                raise CrashedError(self._obituary())
        return answer

    @property
    def hangs(self) -> bool:
        """Whether more than one question waits for an answer."""
        return self._asked - self._answered > 1

    def stop(self) -> None:
        """End it with everything it started; leave nothing behind."""
        self._questions.put(None)
        busy = self._asked > self._answered
        with contextlib.suppress(TimeoutExpired):
            self._popen.wait(0 if busy else FAREWELL)
        self._group.kill()
        self._popen.wait()
        for thread, pipe in zip(
            self._threads, (self._popen.stdout, self._popen.stderr), strict=True
        ):
            thread.join(FAREWELL)
            if not thread.is_alive():  # else something that fled the group still holds the pipe
                _open(pipe).close()

    # --- in threads ---

    def _talk(self) -> None:
        """Write questions and read answers, in turn; an empty answer means that it ended."""
        with contextlib.suppress(OSError), _open(self._popen.stdin) as stdin:
            for question in iter(self._questions.get, None):
                stdin.write(question)
                stdin.flush()
                self._answers.put(_open(self._popen.stdout).readline(LONGEST))
        self._answers.put(b"")

    def _listen(self) -> None:
        """Keep the last lines of its standard error."""
        for line in iter(lambda: _open(self._popen.stderr).readline(LONGEST), b""):
            self._complaints.append(short(line.decode(errors="replace").strip(), LAST_WORDS))

    # --- the end ---

    def _obituary(self) -> str:
        with contextlib.suppress(TimeoutExpired):
            self._popen.wait(FAREWELL)
        self._threads[1].join(FAREWELL)  # until its last words are heard
        code = self._popen.returncode
        if code is None:
            return texts()("bots-closed")
        last = next((line for line in reversed(self._complaints) if line), None)
        if last is None:
            return texts()("bots-ended", code=str(code))
        return texts()("bots-ended_saying", code=str(code), last=last)


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    if stream is None:
        raise ValueError
    return stream
