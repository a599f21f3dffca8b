from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

pytestmark = pytest.mark.interpreted

GOOD = "{game: tokyo, players: [{}, {}], script: [{expect: {turn: p1}}]}"
WRONG = "{game: tokyo, players: [{}, {}], script: [{expect: {turn: p2}}]}"
BROKEN = "{game: tokyo, players: [{}], script: []}"


def test_all_ok(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    done = tokyork("scenario", "a.yaml", "a.yaml")
    assert done.stdout == "ok a.yaml\nok a.yaml\n2 ok, 0 failed, 0 in error\n"
    assert (done.returncode, done.stderr) == (0, "")


def test_a_failure_names_the_first_difference(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(GOOD)
    (tmp_path / "b.yaml").write_text(WRONG)
    done = tokyork("scenario", "b.yaml", "a.yaml")
    assert done.stdout == (
        "FAIL b.yaml: script[0]: turn: expected p2, is p1\nok a.yaml\n1 ok, 1 failed, 0 in error\n"
    )
    assert done.returncode == 1


def test_folders_are_searched_in_order_and_errors_win(tokyork: Program, tmp_path: Path) -> None:
    deep = tmp_path / "tests" / "deep"
    deep.mkdir(parents=True)
    (tmp_path / "tests" / "z.yaml").write_text(WRONG)
    (deep / "b.yaml").write_text(BROKEN)
    (deep / "a.yaml").write_text(GOOD)
    (deep / "notes.txt").write_text("not a scenario")
    done = tokyork("scenario", "tests")
    words = [line.split(":")[0] for line in done.stdout.splitlines()]
    assert words == [
        "ok tests/deep/a.yaml",
        "ERROR tests/deep/b.yaml",
        "FAIL tests/z.yaml",
        "1 ok, 1 failed, 1 in error",
    ]
    assert done.returncode == 2


def test_a_missing_path_is_an_error_line(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    done = tokyork("scenario", "nowhere", "empty")
    missing, empty, count = done.stdout.splitlines()
    assert missing.startswith("ERROR nowhere: ")
    assert empty.startswith("ERROR empty: ")
    assert count == "0 ok, 0 failed, 2 in error"
    assert done.returncode == 2
