"""A process that measures what it is asked to, one task at a time, until its input ends.

A task is a line of JSON, `[name, [argument, ...]]`, and so is its answer. The parent asks
one worker at a time, so that slices of different builds alternate and never run together.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def serve(tasks: Mapping[str, Callable[..., Any]]) -> None:
    """Answer on the standard output, which nothing else may use meanwhile."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        name, arguments = json.loads(line)
        print(json.dumps(tasks[name](*arguments)), file=answers, flush=True)


class WorkerError(RuntimeError):
    """A worker died."""


class Worker:
    """The parent's side."""

    def __init__(self, command: list[str], environment: Mapping[str, str], cwd: str) -> None:
        self.process = subprocess.Popen(  # noqa: S603 - our own command
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            cwd=cwd,
            encoding="utf-8",
        )

    def ask(self, task: str, *arguments: object) -> Any:  # noqa: ANN401 - any JSON
        """Have one task done."""
        asked, answers = self._pipes()
        try:
            print(json.dumps([task, arguments]), file=asked, flush=True)
            line = answers.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise WorkerError(f"the worker ended with {self.process.wait()} at {task}")
        return json.loads(line)

    def close(self) -> None:
        """Let it end."""
        asked, answers = self._pipes()
        with suppress(BrokenPipeError):  # it may have died
            asked.close()
        self.process.wait()
        answers.close()

    def _pipes(self) -> tuple[IO[str], IO[str]]:
        if self.process.stdin is None or self.process.stdout is None:
            raise WorkerError("the worker has no pipes")
        return self.process.stdin, self.process.stdout


if __name__ == "__main__":
    from bench.engine import TASKS

    serve(TASKS)
