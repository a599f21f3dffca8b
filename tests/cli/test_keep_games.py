"""`tokyork simulate --out`: games that are kept."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tokyork.lab.data.data_folder import DataFolder

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]


def test_the_command_keeps_games_and_says_where(tokyork: Program, tmp_path: Path) -> None:
    words = ("--bots", "greedy,random", "--options", "points=15", "--format", "csv", "--seats", "2")
    out = ("--out", str(tmp_path / "d"))
    done = tokyork("simulate", *words, "--games", "6", *out, "--json")
    manifest = json.loads(done.stdout)

    assert (done.returncode, done.stderr) == (0, "")
    assert manifest["finished"]
    assert manifest["options"] == {"points": 15}
    assert manifest["bots"] == ["greedy", "random"]
    assert manifest["digest"] == DataFolder.open(tmp_path / "d").digest()
    again = tokyork("simulate", *words, "--games", "6", *out)
    assert again.returncode == 2
    assert "--resume" in again.stderr
    resumed = tokyork("simulate", *words, "--games", "6", *out, "--resume")
    assert resumed.returncode == 0
    assert "6 games" in resumed.stdout


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--options", "points=x"), "--options.points"),
        (("--options", "height=3"), "--options"),
        (("--options", "points=3,points=4"), "--options"),
        (("--resume",), "--out"),
        (("--engine", "ray"), "--out"),
    ],
)
def test_what_cannot_be_played_is_refused(
    tokyork: Program, words: tuple[str, ...], named: str
) -> None:
    done = tokyork("simulate", "--games", "2", *words)

    assert done.returncode == 2
    assert named in done.stderr
    assert done.stderr.count("\n") == 1


def test_options_are_agreed_on_without_a_folder_too(tokyork: Program) -> None:
    usual = tokyork("simulate", "--games", "60", "--json")
    short = tokyork("simulate", "--games", "60", "--options", "points=6", "--json")

    assert json.loads(short.stdout)["mean_turns"] < json.loads(usual.stdout)["mean_turns"]
