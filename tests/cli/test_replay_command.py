from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING

import pytest

from tokyork import Game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A finished game, saved as game.yaml."""
    game = Game("tokyo", 3, seed=8)
    dice = Random(1)
    while not game.over:
        game.play(dice.choice(game.legal_moves))
    (tmp_path / "game.yaml").write_text(game.save(), encoding="utf-8")
    return game


def test_it_shows_the_end_and_who_won(tokyork: Program, game: Game) -> None:
    done = tokyork("replay", "game.yaml")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"({game.winners[0]}) wins" in done.stdout


def test_json_is_the_spectators_view_and_nothing_else(tokyork: Program, game: Game) -> None:
    done = tokyork("replay", "game.yaml", "--json")
    assert json.loads(done.stdout) == game.view()
    assert done.stderr == ""


def test_it_stops_after_so_many_moves(tokyork_here: Program, game: Game) -> None:
    assert game.record is not None
    record = game.record
    record.moves = record.moves[:17]
    expected = Game.load(record.text()).view()
    assert (
        json.loads(tokyork_here("replay", "game.yaml", "--to", "17", "--json").stdout) == expected
    )
    assert "After 17 of " in tokyork_here("replay", "game.yaml", "--to", "17").stdout


def test_the_beginning_is_after_no_moves(tokyork_here: Program, game: Game) -> None:
    view = json.loads(tokyork_here("replay", "game.yaml", "--to", "0", "--json").stdout)
    assert view["made"] == 0
    assert view["options"] == game.view()["options"]


def test_more_moves_than_there_are_is_bad_input(tokyork_here: Program, game: Game) -> None:
    assert game.record is not None
    done = tokyork_here("replay", "game.yaml", "--to", str(len(game.record.moves) + 1))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tokyork: game.yaml: expected at most ")
