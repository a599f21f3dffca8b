"""`tokyork report` and `tokyork compare`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]


def test_a_report_says_where_it_is(tokyork: Program, tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    made = tokyork("simulate", "--games", "30", "--format", "csv", "--out", folder)
    done = tokyork("report", folder, "--jobs", "2")

    assert made.returncode == 0
    assert (done.returncode, done.stderr) == (0, "")
    assert "report.html" in done.stdout
    assert (tmp_path / "games" / "report" / "cards.csv").exists()


def test_a_folder_without_games_is_refused_in_a_sentence(tokyork: Program, tmp_path: Path) -> None:
    done = tokyork("report", str(tmp_path))

    assert done.returncode == 2
    assert "simulate --out" in done.stderr


def test_shorter_games_are_said_to_be_shorter(tokyork: Program) -> None:
    words = ("compare", "--games", "150", "--seats", "3", "--options", "points=8")
    told, data = tokyork(*words), json.loads(tokyork(*words, "--json").stdout)
    turns = next(row for row in data["rows"] if row["measure"] == "turns")

    assert told.returncode == 0
    assert "shorter" in told.stdout
    assert turns["change"]["high"] < 0
    assert data["options"] == ["", "points=8"]


def test_the_same_rules_take_as_long(tokyork: Program) -> None:
    same = ("--options", "points=20", "--options", "points=20")

    assert "as long" in tokyork("compare", "--games", "60", *same).stdout


@pytest.mark.parametrize("words", [("--options", "points=0"), ("--options", "a") * 3])
def test_what_cannot_be_compared_is_refused(tokyork: Program, words: tuple[str, ...]) -> None:
    done = tokyork("compare", "--games", "5", *words)

    assert done.returncode == 2
    assert "--options" in done.stderr
