from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tokyork import cli, simulate
from tokyork.core.random_play import play_randomly

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import CompletedProcess

    from tokyork.core.state import State

    Program = Callable[..., CompletedProcess[str]]

pytestmark = pytest.mark.interpreted

KEYS = ["city", "seats", "games", "errors", "win_share", "mean_turns", "mean_decisions"]
ENDINGS = ["by_points", "by_elimination", "by_card", "no_winner"]


def test_json_has_exactly_the_agreed_keys(tokyork: Program) -> None:
    done = tokyork("simulate", "--seats", "3", "--games", "60", "--seed", "4", "--json")
    data = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert list(data) == [*KEYS, *ENDINGS]
    assert (data["city"], data["seats"], data["games"], data["errors"]) == ("tokyo", 3, 60, 0)
    assert sum(data[ending] for ending in ENDINGS) == 60
    assert len(data["win_share"]) == 3
    assert sum(data["win_share"]) == pytest.approx(1 - data["no_winner"] / 60, abs=1e-5)


def test_jobs_change_nothing(tokyork: Program) -> None:
    args = ("simulate", "--seats", "2", "--games", "600", "--seed", "9", "--json")
    alone, together = tokyork(*args, "--jobs", "1"), tokyork(*args, "--jobs", "2")
    assert together.returncode == 0
    assert alone.stdout == together.stdout


def test_other_seeds_are_other_games(tokyork: Program) -> None:
    outputs = {tokyork("simulate", "--games", "20", "--seed", seed).stdout for seed in "12"}
    assert len(outputs) == 2


def test_people_get_a_table(tokyork: Program) -> None:
    done = tokyork("simulate", "--games", "20", "--seats", "2")
    assert "20 random games" in done.stdout
    assert done.stdout.count("%") == 2


def test_the_first_players_share_comes_first() -> None:
    tally = simulate.Tally(3)
    g = simulate.new_table("tokyo", 3, 1)
    g.first, g.winners, g.ending, g.over = 2, 0b001, 1, True
    tally.games = 1
    tally.count(g)
    assert tally.data("tokyo")["win_share"] == [0, 1, 0]


def test_a_shared_victory_counts_in_parts() -> None:
    tally = simulate.Tally(3)
    g = simulate.new_table("tokyo", 3, 1)
    g.first, g.winners, g.ending, g.over = 0, 0b101, 1, True
    tally.games = 1
    tally.count(g)
    assert tally.data("tokyo")["win_share"] == [0.5, 0, 0.5]


def test_crashes_are_counted_and_their_seeds_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    crashes = iter([False, True, False])

    def crash(g: State, picker: int) -> int:
        if next(crashes):
            message = "a bug"
            raise RuntimeError(message)
        return int(play_randomly(g, picker))

    monkeypatch.setattr(simulate, "play_randomly", crash)
    assert cli.main(["simulate", "--games", "3", "--seed", "7", "--json"]) == 1
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert data["errors"] == 1
    assert sum(data[ending] for ending in ENDINGS) == 2
    seed = simulate.SimulationPlan("tokyo", 4, 3, 7).seed_of(1)
    assert err == f"game with seed {seed} failed: RuntimeError('a bug')\n"
