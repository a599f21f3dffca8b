"""Bots by name, with times, and programs."""

from __future__ import annotations

import sys

import pytest

from tokyork import BadInputError
from tokyork.bots import BOTS, Bot, make_bot
from tokyork.bots.greedy import GreedyBot
from tokyork.bots.names import split_budget
from tokyork.bots.programs.program import ProgramBot

pytestmark = pytest.mark.interpreted


def test_every_name_makes_a_bot_with_its_seed() -> None:
    levels = {f"level{number}" for number in range(1, 6)}
    assert {"random", "greedy", "brawler", "builder", "showoff", *levels} <= set(BOTS)
    assert [make_bot(name, seed=5).seed for name in BOTS] == [5] * len(BOTS)


@pytest.mark.parametrize(
    ("text", "name", "limit"),
    [
        ("greedy", "greedy", None),
        ("greedy:250ms", "greedy", 250),
        ("greedy:1s", "greedy", 1000),
        ("greedy:60s", "greedy", 60_000),
        ("greedy:0ms", "greedy:0ms", None),
        ("greedy:1m", "greedy:1m", None),
        ("cmd:./mybot --fast", "cmd:./mybot --fast", None),
        ("cmd:./mybot --at 12:30", "cmd:./mybot --at 12:30", None),
        ("cmd:./mybot --fast:50ms", "cmd:./mybot --fast", 50),
    ],
)
def test_a_time_may_stand_behind_a_name(text: str, name: str, limit: int | None) -> None:
    assert split_budget(text) == (name, limit, None)


@pytest.mark.parametrize("number", [1, 400, 9_999_999])
def test_a_number_of_games_may_stand_behind_a_name(number: int) -> None:
    assert split_budget(f"search:{number}games") == ("search", None, number)
    bot = make_bot(f"search:{number}games")
    assert (bot.ms, bot.games) == (None, number)


def test_a_program_counts_no_games() -> None:
    with pytest.raises(BadInputError, match="a program has a time for each move"):
        make_bot(f"cmd:{sys.executable}:40games")


def test_the_time_reaches_the_bot() -> None:
    assert make_bot("greedy").ms is None
    assert make_bot("greedy:250ms").ms == 250
    assert make_bot("level5:250ms").ms == 250
    assert isinstance(make_bot("greedy:2s"), GreedyBot)


def test_a_time_replaces_the_usual_number_of_games() -> None:
    class Counting(Bot):
        usual_games = 100

    assert (Counting(1).games, Counting(1).ms) == (100, None)
    assert (Counting(1, 250).games, Counting(1, 250).ms) == (None, 250)


def test_a_program_has_a_second_unless_told_otherwise() -> None:
    bot = make_bot(f"cmd:{sys.executable} -c 'a b' --fast")
    assert isinstance(bot, ProgramBot)
    assert (bot.command, bot.ms) == ([sys.executable, "-c", "a b", "--fast"], 1000)
    assert make_bot(f"cmd:{sys.executable}:30ms").ms == 30


@pytest.mark.parametrize("name", ["", "gready", "Greedy", "level9", ":1s", "cm:ls", "greedy "])
def test_an_unknown_name_is_told_what_there_is(name: str) -> None:
    with pytest.raises(BadInputError) as error:
        make_bot(name, place="--bots")
    assert str(error.value).startswith("--bots: expected a bot")
    assert all(known in str(error.value) for known in BOTS)
    assert repr(name) in str(error.value)


@pytest.mark.parametrize("time", ["", "fast", "1", "0s", "-1s", "1.5s", "99999999ms"])
def test_a_bad_time_is_named(time: str) -> None:
    with pytest.raises(BadInputError, match=r"250ms or 1s after greedy:"):
        make_bot(f"greedy:{time}")


@pytest.mark.parametrize("command", ["", " ", "no_such_program_here --fast", "'open"])
def test_a_program_must_be_there(command: str) -> None:
    with pytest.raises(BadInputError, match="expected an executable program"):
        make_bot(f"cmd:{command}")
