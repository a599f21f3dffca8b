"""Blunders: what gives a victory away is found, what does not is not, and boards are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork import Game
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.quick import Quick
from tokyork.cli import main
from tokyork.lab.insight import blunders
from tokyork.lab.insight.blunders import looked_at

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def _about_to_win() -> Game:
    """Three points lie in the market; a rival wins next turn unless they are bought."""
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": [{"points": 17, "energy": 5}, {"points": 19, "at": "tokyo_city"}],
            "market": ["apartment_building", "tank", "wings"],
            "rolls": [["1", "1", "2", "2", "heart", "energy"]],
        }
    )
    game.play("stop")
    while game.view()["decision"]["kind"] != "buy":
        game.play(game.legal_moves[0])
    return game


def test_a_victory_that_is_not_taken_is_a_blunder_and_taking_it_is_none() -> None:
    game = _about_to_win()
    moves = game.legal_moves
    quick = Quick(LEVEL_HEAD["tokyo"])
    wins, leaves = moves.index("buy apartment_building"), moves.index("end")
    loss, better = looked_at(game.state, leaves, quick)

    assert better == wins
    assert loss is not None
    assert loss.low > 0.8
    assert looked_at(game.state, wins, quick) == (None, wins)


def test_a_report_draws_the_boards_of_blunders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(blunders, "DEALS", 8)
    monkeypatch.setattr(blunders, "AGAIN", 60)
    folder = str(tmp_path / "games")
    given = ["--games", "2", "--seats", "2", "--format", "csv", "--out", folder]
    assert main(["simulate", *given]) == 0
    assert main(["report", folder, "--blunders", "2"]) == 0
    page = (tmp_path / "games" / "report" / "report.html").read_text()
    rows = (tmp_path / "games" / "report" / "blunders.csv").read_text().splitlines()

    assert rows[0].startswith("game,turn,seat,decision,played,better")
    assert len(rows) > 1  # random moves give much away
    assert page.count("<figure>") == min(len(rows) - 1, 6)
    assert "wins" in page.partition("<figcaption>")[2][:200]
    assert capsys.readouterr().out
