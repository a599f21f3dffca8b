"""The log: counted, clean, and readable by programs."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.running import wait_until
from tokyork.server.web.logs import Counted, JsonLines, TextLines, logs_to

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def log() -> Iterator[logging.Logger]:
    logger = logging.getLogger("tests.counted")
    logger.propagate = False
    logger.setLevel(logging.INFO)
    yield logger
    logger.handlers.clear()


def writing(
    log: logging.Logger, form: logging.Formatter, seconds: float = 60.0
) -> tuple[io.StringIO, Counted]:
    stream = io.StringIO()
    writer = logging.StreamHandler(stream)
    writer.setFormatter(form)
    handler = Counted(writer, seconds)
    log.addHandler(handler)
    return stream, handler


def test_a_line_is_written_once_and_its_likes_are_counted(log: logging.Logger) -> None:
    stream, handler = writing(log, TextLines())
    for number in range(1235):
        log.warning("Nobody is home at %d", number)
    log.warning("Something else")
    handler.tell()
    lines = stream.getvalue().splitlines()

    assert [line.partition(": ")[2] for line in lines] == [
        "Nobody is home at 0",
        "Something else",
        "… and 1,234 more like it: Nobody is home at 0 count=1234",
    ]


def test_the_count_is_told_by_itself(log: logging.Logger) -> None:
    stream, _ = writing(log, TextLines(), 0.1)
    for _ in range(3):
        log.warning("Again")
    wait_until(lambda: "2 more like it" in stream.getvalue(), 2.0)

    log.warning("Again")
    assert stream.getvalue().count("\n") == 3


def test_errors_of_one_place_are_counted_too(log: logging.Logger) -> None:
    stream, handler = writing(log, TextLines())
    nothing: dict[int, int] = {}
    for number in range(500):
        try:
            _ = nothing[number]
        except KeyError:
            log.exception("It failed")
    handler.close()

    assert stream.getvalue().count("Traceback") == 1
    assert "499 more like it" in stream.getvalue()


def test_lines_of_thousands_of_kinds_do_not_fill_memory_or_disk(log: logging.Logger) -> None:
    stream, handler = writing(log, TextLines())
    for number in range(5000):
        log.warning(f"Kind {number}")  # noqa: G004 - that is the point

    assert stream.getvalue().count("\n") < 1100
    assert len(handler._seen) < 1100
    handler.close()


def test_what_a_stranger_wrote_cannot_forge_lines_or_move_the_cursor(log: logging.Logger) -> None:
    stream, _ = writing(log, TextLines())
    log.warning("Name: %s", "Ann\n2026-01-01 ERROR \x1b[2J" + "x" * 10_000)

    assert stream.getvalue().count("\n") == 1
    assert "\x1b" not in stream.getvalue()
    assert len(stream.getvalue()) < 2200


def test_programs_read_one_object_a_line(log: logging.Logger) -> None:
    stream, _ = writing(log, JsonLines())
    log.info("Table %s rests", "abc", extra={"table": "abc", "address": "192.0.2.0/24"})
    try:
        Path("/nowhere").read_text(encoding="utf-8")
    except OSError:
        log.exception("Cannot save")
    first, second = [json.loads(line) for line in stream.getvalue().splitlines()]

    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "info",
        "logger": "tests.counted",
        "message": "Table abc rests",
        "table": "abc",
        "address": "192.0.2.0/24",
    }
    assert second["trace"].startswith("Traceback")


def test_whole_addresses_with_secrets_are_logged_at_no_level() -> None:
    root, stream = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level
    with logs_to("json", "debug", stream):
        logging.getLogger("uvicorn.error").info('"WebSocket /ws/x?seat=secret" [accepted]')
        for _ in range(3):
            logging.getLogger("tokyork.x").debug("heard")
    told = [json.loads(line)["message"] for line in stream.getvalue().splitlines()]

    assert told == ["heard", "… and 2 more like it: heard"]
    assert (root.handlers, root.level) == before
