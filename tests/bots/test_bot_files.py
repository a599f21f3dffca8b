"""Bots in files of Python: found by file and class, in every process, and what is wrong is told."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import ROOT
from tokyork import BadInputError, Game
from tokyork.arena import Contest, play_games
from tokyork.bots import SafeSeat, make_bot
from tokyork.simulate import new_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BOTS = '''
from beside import like
from tokyork.bots import Bot, best_of


class Rusher(Bot):
    """Claws first."""

    def choose(self, seen):
        return best_of((move, like(move)) for move in seen.legal)


class Stumbler(Bot):
    def choose(self, seen):
        return 1 / 0


class Quitter(Bot):
    def choose(self, seen):
        raise SystemExit("enough")


class Unborn(Bot):
    def __init__(self, seed, ms):
        raise RuntimeError("not today")


class Passer:
    pass
'''
BEGINNERS = """
from tokyork.bots import Bot


class Silent(Bot):
    def choose(self, seen):
        pass


class Texter(Bot):
    def choose(self, seen):
        return seen.legal[0]


class Numberless(Bot):
    def pick(self, seen):
        pass


class Unfinished(Bot):
    pass


class Deserter(Bot):
    def choose(self, seen):
        import os

        os._exit(3)
"""


@pytest.fixture
def bots(tmp_path: Path) -> Callable[[str], str]:
    (tmp_path / "my.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "beside.py").write_text("def like(move): return move.count('claw')\n", "utf-8")
    return lambda name: f"{tmp_path / 'my.py'}:{name}"


@pytest.fixture
def beginners(tmp_path: Path) -> Callable[[str], str]:
    (tmp_path / "beginners.py").write_text(BEGINNERS, encoding="utf-8")
    return lambda name: f"{tmp_path / 'beginners.py'}:{name}"


def tokyork(*arguments: str) -> subprocess.CompletedProcess[str]:
    env = {"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"}
    return subprocess.run(
        [sys.executable, "-P", "-m", "tokyork", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env=env,
    )


def test_a_class_of_a_file_plays(bots: Callable[[str], str]) -> None:
    game = Game("tokyo", 2, seed=1)
    bot = make_bot(bots("Rusher"), seed=4)
    assert type(bot).__name__ == "Rusher"
    assert (bot.seed, bot.ms, bot.games) == (4, None, None)
    assert bot.choose(game).move in game.legal_moves
    assert make_bot(bots("Rusher:250ms")).ms == 250
    assert make_bot(bots("Rusher:30games")).games == 30


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Passer", "is not a bot: make the class from tokyork.bots.Bot"),
        ("Runner", r"expected one of the bots in .*\(Rusher, Stumbler, Quitter, Unborn\), got 'Ru"),
        ("Unborn", r"cannot be made: RuntimeError: not today \(my.py, line 25\)"),
        ("", "expected one of the bots"),
    ],
)
def test_a_class_that_does_not_do_is_named(
    bots: Callable[[str], str], name: str, told: str
) -> None:
    with pytest.raises(BadInputError, match=told) as error:
        make_bot(bots(name), place="--bots")
    assert str(error.value).startswith("--bots: ")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("x = = 1", r"cannot be run: SyntaxError: .*line 1"),
        ("import no_such_thing", r"ModuleNotFoundError: .*\(bad.py, line 1\)"),
        ("import sys\nsys.exit(2)", r"SystemExit: 2 \(bad.py, line 2\)"),
        ("x = 1", "found no bot in"),
        (None, r"cannot read .*bad.py \(No such file or directory\)"),
    ],
)
def test_a_file_that_does_not_do_is_named(tmp_path: Path, content: str | None, told: str) -> None:
    file = tmp_path / "bad.py"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(BadInputError, match=told):
        make_bot(f"{file}:Rusher")


@pytest.mark.parametrize("file", ["a\0b.py", "x" * 5000 + ".py", "/.py", "\ud800.py"])
def test_a_name_that_no_file_can_have_is_refused_in_a_sentence(file: str) -> None:
    with pytest.raises(BadInputError, match="cannot"):
        make_bot(f"{file}:Rusher")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Stumbler", "ZeroDivisionError: division by zero (my.py, line 15)"),
        ("Quitter", "SystemExit: enough (my.py, line 20)"),
    ],
)
def test_a_bot_that_breaks_down_is_replaced_and_its_line_is_told(
    bots: Callable[[str], str], name: str, told: str
) -> None:
    seat = SafeSeat(make_bot(bots(name)))
    g = new_table("tokyo", 2, 1)
    seat.pick(g)
    seat.choose(g)
    assert [failure.reason for failure in seat.failures] == [told, told]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Silent", "choose must return a Choice, such as best_of makes, and it returned None"),
        ("Texter", "choose must return a Choice, such as best_of makes, and it returned 'keep'"),
        ("Unfinished", "NotImplementedError: Unfinished has no method choose"),
    ],
)
def test_a_bot_that_answers_something_else_is_told_what_is_wanted(
    beginners: Callable[[str], str], name: str, told: str
) -> None:
    seat = SafeSeat(make_bot(beginners(name)))
    g = new_table("tokyo", 2, 1)
    seat.pick(g)
    seat.choose(g)
    assert [failure.reason for failure in seat.failures] == [told, told]


def test_a_bot_that_picks_no_number_is_told_what_is_wanted(beginners: Callable[[str], str]) -> None:
    seat = SafeSeat(make_bot(beginners("Numberless")))
    seat.pick(new_table("tokyo", 2, 1))
    told = "pick must return the number of a legal move, and it returned None"
    assert [failure.reason for failure in seat.failures] == [told]


@pytest.mark.parametrize("command", ["arena", "simulate"])
def test_a_bot_that_ends_its_process_ends_the_command(
    beginners: Callable[[str], str], command: str
) -> None:
    args = ("--games", "12", "--jobs", "2")
    done = tokyork(command, "--bots", f"{beginners('Deserter')},random", *args)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last == "tokyork: A worker process ended before its work was done (exit code 3)."


def test_workers_play_with_bots_of_a_file_as_one_process_does(bots: Callable[[str], str]) -> None:
    contest = Contest("tokyo", (bots("Rusher"), "random"), 2, 12, 3)

    def winners(jobs: int) -> list[list[bool]]:
        results = [result for part in play_games(contest, jobs) for result in part]
        assert not any(result.crash for result in results)
        return [[account.won for account in result.accounts] for result in results]

    assert winners(2) == winners(1)


def test_the_commands_take_bots_of_a_file(bots: Callable[[str], str]) -> None:
    args = ("--games", "6", "--jobs", "2", "--json")
    arena = tokyork("arena", "--bots", f"{bots('Rusher')},random", *args)
    assert arena.returncode == 0, arena.stderr
    assert [bot["name"] for bot in json.loads(arena.stdout)["bots"]] == [bots("Rusher"), "random"]

    simulated = tokyork("simulate", "--bots", f"{bots('Stumbler')},random", "--seats", "3", *args)
    assert simulated.returncode == 0
    assert json.loads(simulated.stdout)["games"] == 6
    assert "ZeroDivisionError: division by zero (my.py, line 15)" in simulated.stderr
    assert len(simulated.stderr.splitlines()) == 1

    played = tokyork("play", "--terminal", "--seats", f"{bots('Rusher')},random", "--seed", "3")
    assert played.returncode == 0, played.stderr


def test_commands_say_what_is_wrong_with_bots() -> None:
    for command in ("arena", "simulate"):
        done = tokyork(command, "--bots", "none.py:Rusher,random", "--games", "2")
        assert done.returncode == 2
        assert done.stderr == ("tokyork: --bots: cannot read none.py (No such file or directory)\n")
    played = tokyork("play", "--terminal", "--bots", "none.py:Rusher,random")
    assert played.stderr == "tokyork: --bots: cannot read none.py (No such file or directory)\n"
    crowded = tokyork("play", "--terminal", "--bots", ",".join(["random"] * 6))
    assert crowded.stderr.startswith("tokyork: --bots: ")
    both = tokyork("play", "--terminal", "--bots", "random", "--seats", "you,random")
    assert (both.returncode, both.stderr.count("\n")) == (2, 1)
    assert "either --bots or --seats" in both.stderr
    assert "--terminal" in tokyork("play", "--bots", "random").stderr
    crowd = tokyork("simulate", "--seats", "2", "--bots", "random,random,random")
    assert "at most 2 bots" in crowd.stderr


def test_a_contest_by_games_can_be_repeated() -> None:
    def played() -> Any:  # noqa: ANN401 - JSON
        args = ("--games", "4", "--seed", "2", "--json")
        done = tokyork("arena", "--bots", "search:12games,greedy", *args)
        assert done.returncode == 0, done.stderr
        return [(bot["win_share"], bot["rating"]) for bot in json.loads(done.stdout)["bots"]]

    assert played() == played()


def test_the_example_of_monte_carlo_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    bot = make_bot("examples/monte_carlo.py:MonteCarlo:40games", seed=1)
    game = Game("tokyo", 3, seed=2)
    for _ in range(3):
        assert bot.choose(game) == bot.choose(game)
        game.play(bot.choose(game).move)
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert (ROOT / "examples" / "monte_carlo.py").read_text("utf-8").partition('"""\n\n')[2] in text
