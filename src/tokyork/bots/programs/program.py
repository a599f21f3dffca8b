"""A program in any language as a computer player: JSON lines over standard input and output."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tokyork.bots.base import Bot, Choice, Seen
from tokyork.bots.programs.failures import CrashedError, GarbledError, GoneError, LateError
from tokyork.bots.programs.process import Process

if TYPE_CHECKING:
    from collections.abc import Sequence

STARTS = 2  # in a game: once, and once more after it broke down
SLACK = 20  # milliseconds for the way there and back
START_TIME = 5000  # milliseconds more for the first answer: interpreters take their time


class ProgramBot(Bot):
    """Asks a program, one process for each seat and game, started with the first question."""

    usual_ms = 1000

    def __init__(self, command: Sequence[str], seed: int = 0, ms: int | None = None) -> None:
        """The words of the command; a program has to bring its own chance."""
        super().__init__(seed, ms)
        self.command = list(command)
        self._process: Process | None = None
        self._starts = 0
        self._spoke = False  # the process that runs now has answered once

    def choose(self, seen: Seen) -> Choice:
        """What the program says; once it broke down twice, it is not asked any more."""
        process = self._running()
        ms = seen.ms or self.usual_ms
        try:
            line = process.ask(
                self.asked(seen, ms), ms + SLACK + (0 if self._spoke else START_TIME)
            )
            self._spoke = True
            return Choice(self.heard(line))
        except LateError as error:
            if process.hangs:
                self.close()
            raise LateError(ms) from error
        except (CrashedError, GarbledError):  # after garbage, no line can be trusted
            self.close()
            raise

    def asked(self, seen: Seen, ms: int) -> bytes:
        """The question as a line."""
        return question(seen, ms)

    def heard(self, line: bytes) -> str:
        """The move of an answer."""
        return read_answer(line)

    @property
    def given_up(self) -> bool:
        """Whether it broke down so often that it is not asked any more."""
        return self._process is None and self._starts == STARTS

    def _running(self) -> Process:
        if self._process is None:
            if self.given_up:
                raise GoneError
            self._starts += 1
            self._spoke = False
            self._process = Process(self.command)
        return self._process

    def close(self) -> None:
        """End the process, if one runs."""
        if self._process is not None:
            self._process.stop()
            self._process = None


def question(seen: Seen, ms: int) -> bytes:
    """A decision as a line of JSON."""
    data = {"seat": seen.seat, "kind": seen.kind, "view": seen.view, "legal": seen.legal, "ms": ms}
    return json.dumps(data).encode() + b"\n"


def read_answer(line: bytes) -> str:
    """The move in a line of JSON; other keys may stand beside it."""
    return str(read_reply(line)["move"])


def read_reply(line: bytes) -> dict[str, Any]:
    """All that an answer says; its move is a text."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise GarbledError(line) from None
    if not isinstance(data, dict) or not isinstance(data.get("move"), str):
        raise GarbledError(line)
    return data
