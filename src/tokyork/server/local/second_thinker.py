"""What the second worker runs: a task comes in as bytes, and so does its answer go back."""

from __future__ import annotations

import logging
import pickle
from typing import Any

from tokyork.server.work import tasks

_log = logging.getLogger(__name__)


def answer_to(asked: bytes) -> bytes:
    """Whether it could be done, and what came of it or what went wrong."""
    task, values = pickle.loads(asked)  # noqa: S301 - our own first worker's
    try:
        return pickle.dumps((True, tasks.answer(task, values)))
    except Exception as error:  # noqa: BLE001 - whatever went wrong, whoever asked must hear of it
        _log.exception("The task %s failed", task)
        return pickle.dumps((False, repr(error)))


def answered(asked: Any) -> Any:  # noqa: ANN401 - objects of the browser
    """The same for client/src/lib/local/second_worker.ts."""
    from pyodide.ffi import to_js  # type: ignore[import-not-found] # noqa: PLC0415 - only there

    return to_js(answer_to(asked.to_bytes()))
