"""One server for one file: a second one is refused, however the first one ends."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from tests.server.test_durable import Process
from tests.server.test_serve_command import refusal
from tokyork.errors import BadInputError
from tokyork.server.storage.store import Store

if TYPE_CHECKING:
    from pathlib import Path


def test_a_second_server_on_the_same_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    first = Process(db)
    said = refusal("--port", "0", "--db", str(db), folder=tmp_path)
    first.kill()

    assert "another Tokyork server is using" in said
    assert str(db) in said
    assert str(first.process.pid) in said


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_the_file_is_free_once_the_first_has_ended(how: signal.Signals, tmp_path: Path) -> None:
    first = Process(tmp_path / "tables.db")
    first.process.send_signal(how)
    first.process.wait(20)
    first.kill()
    second = Process(tmp_path / "tables.db")

    assert second.address.startswith("127.0.0.1:")
    second.kill()


def test_two_stores_of_one_process_are_refused_too(tmp_path: Path) -> None:
    first = Store(str(tmp_path / "x.db"))
    with pytest.raises(BadInputError, match="another Tokyork server is using"):
        Store(str(tmp_path / "x.db"))
    first.close()
    Store(str(tmp_path / "x.db")).close()
