"""What was logged as a warning or an error, for the host to see: the latest kinds, counted."""

from __future__ import annotations

import contextlib
import logging
from typing import TYPE_CHECKING

from tokyork.plain_text import short
from tokyork.server.protocol.administration import AdminError

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_KINDS = 100
LONGEST = 500
_Kind = tuple[str, int, str, int, str]


class KeptErrors(logging.Handler):
    """Keeps as many kinds of lines as there is room for; the one not seen for longest goes."""

    def __init__(self) -> None:
        """Nothing has gone wrong yet."""
        super().__init__(logging.WARNING)
        self._kept: dict[_Kind, AdminError] = {}

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Hear all loggers meanwhile."""
        root = logging.getLogger()
        root.addHandler(self)
        try:
            yield
        finally:
            root.removeHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Count it; the handler's lock is held."""
        kind = (record.name, record.levelno, record.pathname, record.lineno, str(record.msg)[:100])
        known = self._kept.pop(kind, None)
        count, first = (known.count + 1, known.first) if known else (1, record.created)
        level, text = record.levelname.lower(), _text(record)
        self._kept[kind] = AdminError(level, record.name, text, count, first, record.created)
        while len(self._kept) > MOST_KINDS:
            self._kept.pop(next(iter(self._kept)))

    def latest(self) -> list[AdminError]:
        """The latest first."""
        self.acquire()
        try:
            return list(reversed(self._kept.values()))
        finally:
            self.release()


def _text(record: logging.LogRecord) -> str:
    """The message, and what kind of error was behind it; where in our sources is in the log."""
    error = record.exc_info[1] if record.exc_info else None
    behind = "" if error is None else f" ({type(error).__name__}: {str(error)[:LONGEST]})"
    return short(f"{record.getMessage().strip()}{behind}", LONGEST)
