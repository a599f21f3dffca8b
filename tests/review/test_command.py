"""`tokyork review` in a terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.cli import BAD_INPUT, OK, main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(params=list(CITIES))
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A game that is over."""
    game = Game(request.param, 3, seed=2)
    while decision := game.decision:
        game.play(decision.default)
    path = tmp_path / "game.yaml"
    path.write_text(game.save(), encoding="utf-8")
    return path


def test_a_record_is_looked_back_upon(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record)]) == OK

    told = capsys.readouterr().out
    assert "Luck of the dice" in told
    assert "Turns played" in told
    assert "stat-" not in told
    assert "review-" not in told


def test_a_review_is_told_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--json"]) == OK

    found = json.loads(capsys.readouterr().out)
    assert found["seats"] == ["p1", "p2", "p3"]
    assert found["ending"]["winners"]


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.yaml"
    path.write_text("record: 7", encoding="utf-8")

    assert main(["review", str(path)]) == BAD_INPUT
    assert "no.yaml" in capsys.readouterr().err
    assert main(["review", str(path), "--language", "xx"]) == BAD_INPUT
