from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tokyork.bots.programs import check as checks
from tokyork.bots.programs.check import Check, table_of
from tokyork.bots.random import RandomBot
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    from tokyork.bots import Seen

    Program = Callable[..., CompletedProcess[str]]

EXAMPLE = ROOT / "examples" / "random_bot.py"


def write(path: Path, lines: str) -> str:
    """A program whose answer is made by these lines, out of `question`."""
    path.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    question = json.loads(line)\n"
        f"    {lines}\n"
        "    print(json.dumps({'move': move}), flush=True)\n"
    )
    return str(path)


# --- what it says ---


def test_the_example_passes(tokyork: Program) -> None:
    done = tokyork("bot-check", sys.executable, str(EXAMPLE), "--games", "25")
    lines = done.stdout.splitlines()

    assert (done.returncode, done.stderr) == (0, "")
    assert lines[0].startswith("Asked ")
    assert "in 25 games" in lines[0]
    assert any(line.startswith("Slowest answer: ") for line in lines)
    assert lines[-1] == "All answers were good"


def test_a_command_may_be_one_text(tokyork_here: Program) -> None:
    done = tokyork_here("bot-check", f"{sys.executable} '{EXAMPLE}'", "--games", "2")

    assert done.returncode == 0


def test_illegal_answers_are_told_with_their_seeds(tokyork_here: Program, tmp_path: Path) -> None:
    wrong = "move = 'dance' if question['kind'] == 'resolve' else question['legal'][0]"
    program = write(tmp_path / "bot.py", wrong)
    done = tokyork_here("bot-check", sys.executable, program, "--games", "8")

    assert done.returncode == 1
    assert "illegal\n" in done.stdout
    assert "King of New York, 2 seats, seed 1, move " in done.stdout
    assert "(resolve): it answered 'dance', which is not one of the " in done.stdout
    assert done.stdout.splitlines()[-1].startswith("Not good; ")


def test_one_game_can_be_asked_again(tokyork_here: Program, tmp_path: Path) -> None:
    wrong = "move = 'dance' if question['kind'] == 'place' else question['legal'][0]"
    command = (sys.executable, write(tmp_path / "bot.py", wrong))
    all_games = tokyork_here("bot-check", *command, "--games", "4").stdout
    [place] = [line for line in all_games.splitlines() if "seed 3," in line and "dance" in line]

    assert place in tokyork_here("bot-check", *command, "--games", "1", "--seed", "3").stdout


def test_late_answers_are_told(tokyork_here: Program, tmp_path: Path) -> None:
    late = "time.sleep(0.15 if question['kind'] == 'buy' else 0); move = question['legal'][-1]"
    program = write(tmp_path / "bot.py", late)
    done = tokyork_here("bot-check", sys.executable, program, "--games", "3", "--ms", "60")

    assert done.returncode == 1
    assert "late\n" in done.stdout
    assert "(buy): it did not answer within 60 ms" in done.stdout


def test_crashes_are_told_with_the_last_words(tokyork_here: Program, tmp_path: Path) -> None:
    crash = "move = question['legal'][0 if question['made'] else 0]"
    program = write(tmp_path / "bot.py", crash)
    done = tokyork_here("bot-check", sys.executable, program, "--games", "2")

    assert done.returncode == 1
    assert "crashed\n" in done.stdout
    assert "it exited with code 1: KeyError: 'made'" in done.stdout


def test_it_gives_up_on_a_hopeless_program(tokyork_here: Program) -> None:
    done = tokyork_here("bot-check", f"{sys.executable} -S -E -c 'print(0)'")

    assert done.returncode == 1
    assert f"Asked {checks.MOST_FAILURES} questions" in done.stdout
    assert "Stopped before all games" in done.stdout


def test_it_ends_in_time(tokyork_here: Program, tmp_path: Path) -> None:
    slow = "time.sleep(0.1); move = question['legal'][0]"
    program = write(tmp_path / "bot.py", slow)
    done = tokyork_here("bot-check", sys.executable, program, "--seconds", "2")

    assert done.returncode == 0
    assert "Stopped before all games" in done.stdout


@pytest.mark.parametrize("command", [["no_such_program"], ["no_such_program", "a"], ["'a"], [""]])
def test_a_program_that_is_not_there_is_bad_input(
    tokyork_here: Program, command: list[str]
) -> None:
    done = tokyork_here("bot-check", *command)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "expected" in done.stderr


# --- what it asks ---


class Counting(RandomBot):
    """Stands for a program, without a process."""

    asked: list[tuple[str, str, str]]
    given_up = False

    def __init__(self, _: list[str], ms: int) -> None:
        super().__init__(ms=ms)

    def pick(self, seen: Seen) -> int:
        self.asked.append((seen.city, seen.kind, seen.seat))
        return super().pick(seen)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    monkeypatch.setattr(Counting, "asked", found, raising=False)
    monkeypatch.setattr(checks, "ProgramBot", Counting)
    return found


def test_all_kinds_of_decisions_of_both_cities_are_asked(asked: list[tuple[str, str, str]]) -> None:
    check = Check([], ms=100)
    for _ in check.run(range(100), seconds=60):
        pass

    assert check.report.never == []
    assert check.report.asked == len(asked) > 400
    assert {city for city, _, _ in asked} == set(CITIES)
    assert len({seat for _, _, seat in asked}) == 6


def test_the_same_seed_asks_the_same_questions(asked: list[tuple[str, str, str]]) -> None:
    for _ in range(2):
        assert list(Check([], ms=100).run(range(12), seconds=60)) == list(range(1, 13))
    half = len(asked) // 2

    assert asked[:half] == asked[half:]


def test_the_games_are_of_both_cities_and_all_sizes_poor_and_rich() -> None:
    tables = [table_of(seed) for seed in range(20)]
    kinds = {(g.rules.id, len(g.monsters), any(m.cards for m in g.monsters)) for g in tables}

    assert kinds == {(city, n, rich) for city in CITIES for n in range(2, 7) for rich in (0, 1)}
