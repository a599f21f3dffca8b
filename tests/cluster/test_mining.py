"""A server's own games make puzzles on PostgreSQL, too."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.server.running import Running
from tests.server.test_puzzle_mine import MOST_BARREN, play
from tokyork.cli import OK, main
from tokyork.puzzles.book import read_book

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest


def test_public_games_in_a_database_become_puzzles_of_the_server(
    database: Callable[[], str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address, book = database(), tmp_path / "own.xz"
    running = Running(address)
    running.server.puzzles.own = book  # as `serve --puzzles` does it
    guest = running.browser()
    for _ in range(MOST_BARREN):
        play(guest, listed=True)
        capsys.readouterr()
        assert main(["puzzles", "make", "--db", address, "--out", str(book), "--json"]) == OK
        if json.loads(capsys.readouterr().out)["found"]:
            break

    groups = guest.http.get("/api/puzzles").json()["groups"]
    own = [name for group in groups if group["own"] for name in group["ids"]]
    assert sorted(own) == sorted(puzzle.id for puzzle in read_book(book))
    assert own
    guest.close()
    running.stop()
