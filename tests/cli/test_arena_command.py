from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tokyork import cli
from tokyork.simulate import new_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from subprocess import CompletedProcess

    from tokyork.core.state import State

    Program = Callable[..., CompletedProcess[str]]

KEYS = ["name", "games", "win_share", "low", "high", "rating", "ms_per_move"]
EXAMPLE = f"cmd:{sys.executable} {ROOT / 'examples' / 'random_bot.py'}"


def test_json_has_exactly_the_agreed_keys(tokyork: Program) -> None:
    args = ("--city", "new_york", "--bots", "greedy,random,random,random", "--games", "4")
    done = tokyork("arena", *args, "--json")
    data = json.loads(done.stdout)
    greedy, random = data["bots"]

    assert (done.returncode, done.stderr) == (0, "")
    assert list(data) == ["city", "seats", "games", "bots"]
    assert (data["city"], data["seats"], data["games"]) == ("new_york", 4, 4)
    assert list(greedy) == list(random) == KEYS
    assert (greedy["name"], greedy["games"]) == ("greedy", 4)
    assert (random["name"], random["games"]) == ("random", 12)
    assert 4 * greedy["win_share"] + 12 * random["win_share"] <= 4 + 1e-4
    assert all(bot["low"] <= bot["win_share"] <= bot["high"] for bot in data["bots"])


def test_jobs_change_nothing_but_the_time(tokyork: Program) -> None:
    args = ("arena", "--bots", "random,random:1s,random", "--games", "30", "--seed", "9", "--json")
    outputs = [tokyork(*args, "--jobs", jobs).stdout for jobs in "12"]
    alone, together = (re.sub(r'"ms_per_move": .*', "", output) for output in outputs)

    assert '"games": 30' in alone
    assert alone == together


def test_bots_are_dealt_over_the_seats(tokyork_here: Program) -> None:
    args = ("--bots", "random,random:1s", "--seats", "5", "--games", "20", "--json")
    data = json.loads(tokyork_here("arena", *args).stdout)

    assert data["seats"] == 5
    assert [bot["games"] for bot in data["bots"]] == [50, 50]


def test_people_get_a_table_with_the_best_first(tokyork_here: Program) -> None:
    done = tokyork_here("arena", "--bots", "random,greedy", "--games", "10")
    lines = done.stdout.splitlines()

    assert "10 games, 2 seats" in lines[0]
    assert lines[1].startswith("Bot")
    assert [line.split()[0] for line in lines[2:]] == ["greedy", "random"]
    assert re.search(r"\d+\.\d%  +\d+\.\d to \d+\.\d%", lines[2])


def test_a_program_can_take_part(tokyork: Program) -> None:
    args = ("--bots", f"random,{EXAMPLE}", "--games", "2", "--jobs", "2", "--json")
    done = tokyork("arena", *args)

    assert (done.returncode, done.stderr) == (0, "")
    assert [bot["name"] for bot in json.loads(done.stdout)["bots"]] == ["random", EXAMPLE]


def test_failing_programs_are_told_and_the_games_go_on(tokyork_here: Program) -> None:
    name = f"cmd:{sys.executable} -u -c '[print(7) for _ in open(0)]'"
    done = tokyork_here("arena", "--bots", f"random,{name}", "--games", "2", "--json")

    assert done.returncode == 0
    assert json.loads(done.stdout)["games"] == 2
    assert done.stderr.startswith(f"{name}: ")
    assert "4 garbled" in done.stderr
    assert "seed 1000000000" in done.stderr
    assert done.stderr.count("\n") == 1


def test_crashes_are_told_with_their_seeds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = iter([1, 2, 3])

    def breaking(city: str, seats: int, seed: int) -> State:
        if next(games) == 2:
            message = "a bug"
            raise RuntimeError(message)
        return new_table(city, seats, seed)

    monkeypatch.setattr("tokyork.arena.games.new_table", breaking)
    args = ["arena", "--bots", "random,random,random", "--games", "3", "--seed", "7", "--json"]
    assert cli.main(args) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 2
    assert err == "game with seed 7000000000 failed: RuntimeError('a bug')\n"


@pytest.mark.parametrize(
    "args",
    [
        ("--bots", "random,nobody"),
        ("--bots", "random"),
        ("--bots", "random,random,random,random,random,random,random"),
        ("--bots", "random,,random"),
        ("--bots", "random,greedy:soon"),
        ("--bots", "random,cmd:no_such_program_here"),
        ("--bots", "random,random", "--city", "atlantis"),
    ],
)
def test_bad_options_give_one_line(tokyork_here: Program, args: tuple[str, ...]) -> None:
    done = tokyork_here("arena", *args)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "expected" in done.stderr


def test_one_bot_may_play_against_itself_if_told_how_many_seats(tokyork_here: Program) -> None:
    done = tokyork_here("arena", "--bots", "random", "--seats", "3", "--games", "3", "--json")

    assert json.loads(done.stdout)["bots"][0]["games"] == 9
