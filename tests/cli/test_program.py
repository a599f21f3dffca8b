from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import tokyork as package

if TYPE_CHECKING:
    from collections.abc import Callable

    Program = Callable[..., subprocess.CompletedProcess[str]]

ROOT = Path(__file__).parents[2]
COMMANDS = (
    "serve",
    "play",
    "scenario",
    "replay",
    "simulate",
    "cards",
    "odds",
    "arena",
    "bot-check",
    "train",
)


def test_help_names_all_commands(tokyork: Program) -> None:
    done = tokyork("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(tokyork: Program, command: str) -> None:
    done = tokyork(command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"usage: tokyork {command}")


def test_version_is_that_of_the_package(tokyork: Program) -> None:
    assert tokyork("--version").stdout == f"tokyork {package.__version__}\n"


@pytest.mark.parametrize(
    "args", [("simulate", "--games", "0"), ("simulate", "--seats", "7"), ("compare",), ("fly",)]
)
def test_wrong_arguments_are_told_in_one_line(tokyork: Program, args: tuple[str, ...]) -> None:
    done = tokyork(*args)

    assert done.returncode == 2
    assert not done.stdout
    assert len(done.stderr.splitlines()) == 1
    assert "--help" in done.stderr


def test_an_unknown_command_is_bad_input(tokyork: Program) -> None:
    assert tokyork("fly").returncode == 2


@pytest.mark.parametrize(
    "args",
    [
        ("play", "--terminal", "--city", "atlantis"),
        ("play", "--terminal", "--seats", "you"),
        ("play", "--terminal", "--seats", "you,nobody"),
        ("play", "--terminal", "--seats", ""),
        ("simulate", "--city", "atlantis"),
        ("cards", "--city", "atlantis"),
        ("odds", "1 2", "--want", "all", "--city", "atlantis"),
    ],
)
def test_bad_options_give_one_line(tokyork_here: Program, args: tuple[str, ...]) -> None:
    done = tokyork_here(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "expected" in done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    script = f"{sys.executable} -m tokyork cards | head -1"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        script, shell=True, env=env, capture_output=True, encoding="utf-8", check=False
    )
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_a_terminal_without_our_letters_still_works() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tokyork", "play", "--terminal", "--seats", "you,random"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "ascii"},
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
