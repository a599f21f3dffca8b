"""A host mines the games of the server for puzzles, and the server shows them."""

from __future__ import annotations

import json
import lzma
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.running import Running
from tests.server.test_players import settled
from tokyork.cli import BAD_INPUT, OK, main
from tokyork.puzzles.book import daily_puzzle, puzzle_book, read_book, write_book
from tokyork.server.puzzle_desk import book_beside, puzzle_list

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.running import Browser

NAME = "Zebulon"
MOST_BARREN = 8


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    found = Running(str(tmp_path / "tables.db"))
    yield found
    found.stop()


def play(guest: Browser, **settings: Any) -> str:  # noqa: ANN401 - whatever a table has
    table = guest.make(NAME, 2, 2, begin=True, **settings)
    guest.enter(table).entered().play_on()
    settled(guest, table)
    return table


def mine(db: Path, capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, int]:
    capsys.readouterr()
    assert main(["puzzles", "make", "--db", str(db), "--json", *more]) == OK
    found: dict[str, int] = json.loads(capsys.readouterr().out)
    return found


def test_public_games_become_puzzles_of_the_server_while_it_runs(
    running: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "tables.db"
    guest = running.browser()
    before = guest.http.get("/api/puzzles").json()
    assert not any(group["own"] for group in before["groups"])
    play(guest)  # nobody else's business
    play(guest, listed=True, options={"points": 6})  # other rules
    assert mine(db, capsys) | {"book": ""} == {
        "games": 0,
        "skipped": 1,
        "found": 0,
        "puzzles": 0,
        "book": "",
    }
    guest.make(NAME, 2, begin=True, listed=True)  # goes on
    for _ in range(MOST_BARREN):  # hardly any game has no puzzle, but chance has its say
        play(guest, listed=True)
        found = mine(db, capsys)
        assert found["games"] == 1  # those before were looked through
        if found["found"]:
            break

    assert found["puzzles"] == found["found"] >= 1
    book = book_beside(str(db))
    assert book is not None
    mined = read_book(book)
    own = [group for group in guest.http.get("/api/puzzles").json()["groups"] if group["own"]]
    assert sorted(name for group in own for name in group["ids"]) == sorted(p.id for p in mined)
    asked = guest.http.get(f"/api/puzzles/{mined[0].id}?language=hu").json()
    assert len(asked["puzzle"]["answers"]) == len(mined[0].answers)
    assert NAME.encode() not in lzma.decompress(book.read_bytes())
    assert mine(db, capsys)["games"] == 0
    guest.close()


def test_the_day_has_the_same_puzzle_on_a_server_with_puzzles_of_its_own(tmp_path: Path) -> None:
    book = tmp_path / "own.xz"
    some = read_book()[:3]
    for number, puzzle in enumerate(some):
        puzzle.id = f"t{number:08x}"
    write_book(some, book)

    groups = puzzle_list((str(book), 1)).groups
    package = sorted(name for group in groups if not group.own for name in group.ids)

    assert package == sorted(puzzle_book())
    assert daily_puzzle().id in package
    assert sum(len(group.ids) for group in groups if group.own) == 3


def test_a_damaged_book_of_ones_own_hides_no_others(running: Running, tmp_path: Path) -> None:
    (tmp_path / "tables.db-puzzles.xz").write_bytes(b"not packed")

    guest = running.browser()
    found = guest.http.get("/api/puzzles").json()["groups"]
    guest.close()

    assert sum(len(group["ids"]) for group in found) == len(puzzle_book())


def test_what_is_no_file_of_tables_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.db"
    other.write_bytes(b"something else")

    assert main(["puzzles", "make", "--db", str(tmp_path / "none.db")]) == BAD_INPUT
    assert "does not exist" in capsys.readouterr().err
    assert main(["puzzles", "make", "--db", str(other)]) == BAD_INPUT
    assert capsys.readouterr().err.count("\n") <= 2
    assert not (tmp_path / "none.db").exists()
    assert main(["puzzles", "make", "--db", "postgresql://nobody@localhost/x"]) == BAD_INPUT
    assert "--out" in capsys.readouterr().err
