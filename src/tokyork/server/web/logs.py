"""What is logged: text or JSON on stderr, no line over and over again.

Somebody who makes the server complain a thousand times a second would otherwise fill its disk.
"""

from __future__ import annotations

import contextlib
import json
import logging
import sys
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

KINDS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
MINUTE = 60.0
MOST_KINDS = 1000
LONGEST = 2000
LONGEST_TRACE = 8000
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


@contextlib.contextmanager
def logs_to(kind: str, level: str, stream: TextIO | None = None) -> Iterator[None]:
    """All loggers write here, until it is over; then everything is as before."""
    writer = logging.StreamHandler(stream or sys.stderr)
    writer.setFormatter(JsonLines() if kind == "json" else TextLines())
    handler = Counted(writer)
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn")
    handlers, levels = root.handlers[:], (root.level, uvicorn.level)
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Below a warning it tells whole addresses, and secrets may stand in them.
    uvicorn.setLevel(logging.WARNING)
    try:
        yield
    finally:
        handler.close()
        root.handlers[:] = handlers
        root.setLevel(levels[0])
        uvicorn.setLevel(levels[1])


@dataclass
class _Repeated:
    since: float
    record: logging.LogRecord
    more: int = 0


class Counted(logging.Handler):
    """Writes the first of its kind, and once a minute how many more there were."""

    def __init__(self, writer: logging.Handler, seconds: float = MINUTE) -> None:
        """Write to another handler."""
        super().__init__()
        self._writer = writer
        self._seconds = seconds
        self._seen: dict[tuple[object, ...], _Repeated] = {}
        self._timer: threading.Timer | None = None

    def emit(self, record: logging.LogRecord) -> None:
        """Write it or count it; the handler's lock is held."""
        kind = _kind(record)
        if len(self._seen) >= MOST_KINDS and kind not in self._seen:
            kind = (record.levelno,)
        seen, now = self._seen.get(kind), time.monotonic()
        if seen is not None and (seen.more or now - seen.since < self._seconds):
            seen.more += 1
            self._tell_later()
            return
        self._seen[kind] = _Repeated(now, record)
        self._writer.handle(record)

    def _tell_later(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(self._seconds, self.tell)
            self._timer.daemon = True
            self._timer.start()

    def tell(self) -> None:
        """Write what was counted, and begin anew."""
        with self.lock or threading.RLock():
            seen, self._seen, self._timer = self._seen, {}, None
            for repeated in seen.values():
                if repeated.more:
                    self._writer.handle(_and_more(repeated))

    def close(self) -> None:
        """Nothing that was counted is lost."""
        if self._timer is not None:
            self._timer.cancel()
        self.tell()
        super().close()


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    """What makes two lines alike: where they come from, whatever they are about."""
    error = record.exc_info[0] if record.exc_info else None
    return record.name, record.levelno, record.pathname, record.lineno, str(record.msg)[:100], error


def _and_more(repeated: _Repeated) -> logging.LogRecord:
    said = f"… and {repeated.more:,} more like it: {repeated.record.getMessage()}"
    fields = {"name": repeated.record.name, "msg": said, "count": repeated.more}
    level = {"levelno": repeated.record.levelno, "levelname": repeated.record.levelname}
    return logging.makeLogRecord(fields | level)


class TextLines(logging.Formatter):
    """Time, level and message for people; a traceback below it."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and perhaps a traceback, whose end tells most."""
        when = self.formatTime(record)
        fields = "".join(f" {key}={_clean(str(value))}" for key, value in _fields(record).items())
        line = f"{when} {record.levelname} {record.name}: {_message(record)}{fields}"
        trace = self.formatException(record.exc_info)[-LONGEST_TRACE:] if record.exc_info else ""
        return f"{line}\n{trace}" if trace else line


class JsonLines(logging.Formatter):
    """One object a line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """All of it in one line."""
        time_text = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{time_text}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
            **_fields(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return json.dumps(line, default=str, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    return _clean(record.getMessage().strip()[:LONGEST])


def _fields(record: logging.LogRecord) -> dict[str, object]:
    """What was said with `extra`."""
    return {key: value for key, value in vars(record).items() if key not in _USUAL}


def _clean(text: str) -> str:
    """One line, and nothing that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
