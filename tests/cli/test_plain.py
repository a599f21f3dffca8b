"""`tokyork play --plain`: a game in the terminal for the ear."""

from __future__ import annotations

import io
import re
import sys

import pytest

from tokyork.cli import main
from tokyork.terminal.screen import new_console

DRAWN = re.compile(r"[\x1b│─╭╮╰╯┃━]")


def plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *more: str
) -> list[str]:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    main(["play", "--plain", "--seed", "5", *more])
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_whole_game_has_no_drawing_no_colour_and_one_fact_a_line(
    city: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = plain(monkeypatch, capsys, "1\n" * 400, "--city", city, "--bots", "random")

    assert not [line for line in lines if DRAWN.search(line)]
    assert not [line for line in lines if re.search(r"\S {2,}\S", line)]
    assert [line for line in lines if line.startswith("Your turn.")]
    assert lines[-1].endswith(".")


def test_moves_are_listed_on_request_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "1 stop: stop rolling" not in plain(monkeypatch, capsys, "quit\n")
    assert "1 stop: stop rolling" in plain(monkeypatch, capsys, "moves\nquit\n")


def test_an_empty_line_repeats_the_question_and_nonsense_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = plain(monkeypatch, capsys, "\nxyzzy\nkeep 3 3 3 3 3 3 3\nbuy 1\nd\nquit\n")
    dice = [line for line in lines if line.startswith("Dice: ")]

    assert len(dice) == 3
    assert len(set(dice)) == 1
    assert any("xyzzy" in line and "?" in line for line in lines)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "d\nm\nr 2\ns 1\nl\nb\ng\n?\no\nh\n", "Dice: "),
        ("de", "w\ni\ng 2\na 1\nl\nb\nz\n?\nc\nt\n", "Würfel: "),
        ("hu", "k\nn\nf 2\np 1\nl\nb\nc\n?\ne\nt\n", "Kockák: "),
        ("ru", "к\nя\nс 2\nр 1\nл\nд\nц\n?\nш\nп\n", "Кубики: "),  # noqa: RUF001 - Russian
    ],
)
def test_words_on_demand_in_every_language(
    language: str,
    typed: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{typed}quit\n"))
    main(["--language", language, "play", "--plain", "--seed", "5"])
    lines = capsys.readouterr().out.splitlines()

    assert [line for line in lines if line.startswith(told)]
    assert not [line for line in lines if line.startswith("spoken-")]


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert new_console().no_color
    monkeypatch.delenv("NO_COLOR")
    assert not new_console().no_color
