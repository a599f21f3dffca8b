from __future__ import annotations

import json
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest
import yaml

from tokyork import Game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

pytestmark = pytest.mark.interpreted

SCENARIO = {
    "game": "tokyo",
    "players": [{"energy": 6}, {"at": "tokyo_city", "cards": ["wings"], "energy": 2}],
    "market": ["acid_attack", "alien_origin", "plot_twist"],
    "rolls": [["claw", "claw", "claw", 1, 2, 3]],
}


def random_game(seats: int, seed: int) -> Game:
    game = Game("tokyo", seats, seed=seed)
    dice = Random(seed)
    while not game.over:
        game.play(dice.choice(game.legal_moves))
    return game


def moves_of(game: Game) -> list[str]:
    assert game.record is not None
    return game.record.moves


@pytest.fixture
def scenario(tmp_path: Path) -> str:
    (tmp_path / "position.yaml").write_text(yaml.safe_dump(SCENARIO))
    return "position.yaml"


# --- whole games ---


def test_a_whole_game_can_be_piped_in(tokyork: Program) -> None:
    game = random_game(3, seed=6)
    typed = "\n".join(["# a comment", "", *moves_of(game)]) + "\n"
    done = tokyork("play", "--terminal", "--seats", "you,you,you", "--seed", "6", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.splitlines()[-1]
    assert f"({game.winners[0]}) wins" in last
    assert "not legal" not in done.stdout


def test_output_that_is_no_terminal_has_no_colours(tokyork: Program) -> None:
    done = tokyork("play", "--terminal", "--seats", "random,greedy,random", "--seed", "2")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "wins" in done.stdout.splitlines()[-1]


def test_numbers_are_enough_to_play_against_bots(tokyork_here: Program) -> None:
    done = tokyork_here("play", "--terminal", "--seats", "you,random,greedy", typed="1\n" * 400)
    assert done.returncode == 0
    assert "Nobody wins" in done.stdout or "wins" in done.stdout.splitlines()[-1]


def test_the_same_seed_and_moves_give_the_same_game(tokyork_here: Program) -> None:
    args = ("play", "--terminal", "--seats", "you,greedy,random", "--seed", "12")
    assert (
        tokyork_here(*args, typed="2\n" * 30).stdout == tokyork_here(*args, typed="2\n" * 30).stdout
    )


def test_people_take_turns_at_one_keyboard(tokyork_here: Program) -> None:
    args = ("play", "--terminal", "--seats", "you:Anna,you:Ben", "--seed", "1")
    done = tokyork_here(*args, typed="stop\nend\nstay\n" * 6)
    assert "(p1), Anna: " in done.stdout
    assert "(p2), Ben: " in done.stdout


# --- what is typed ---


def test_end_of_input_says_that_the_game_is_unfinished(tokyork: Program) -> None:
    done = tokyork("play", "--terminal", "--seats", "you,you", "--seed", "1", typed="stop\n")
    assert done.returncode == 1
    assert "unfinished" in done.stderr
    assert done.stderr.count("\n") == 1


def test_quit_leaves(tokyork_here: Program) -> None:
    done = tokyork_here("play", "--terminal", "--seats", "you,you", typed="quit\nstop\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "unfinished" in done.stdout


def test_a_refused_move_says_why_and_is_asked_again(tokyork_here: Program, scenario: str) -> None:
    typed = "keep heart\nfly\n99\np2 stop\nstop\nquit\n"
    done = tokyork_here("play", "--terminal", "--seats", "you,you", "--load", scenario, typed=typed)
    assert "there are not that many dice showing heart" in done.stdout
    assert "'fly' is not legal" in done.stdout
    assert "Expected a number from 1 to" in done.stdout
    assert "it is p1’s choice" in done.stdout
    assert "left unfinished after 1 move." in done.stdout


def test_faces_may_be_shortened_and_stand_in_any_order(
    tokyork_here: Program, scenario: str
) -> None:
    typed = "keep c 3 c CLAW\nsave after.json\nquit\n"
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    assert "not legal" not in tokyork_here(*args, typed=typed).stdout


def test_the_list_of_keeps_is_short_and_every_number_works(
    tokyork_here: Program, scenario: str
) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    short = tokyork_here(*args, typed="quit\n").stdout
    assert "  12  keep" in short
    assert "  13  keep" not in short
    assert "more. “moves” lists them all" in short
    everything = tokyork_here(*args, typed="moves\n32\nquit\n").stdout
    assert "  32  keep" in everything
    assert "after 1 move." in everything


def test_help_explains_the_decision_and_the_cards_in_sight(
    tokyork_here: Program, scenario: str
) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    out = tokyork_here(*args, typed="?\nquit\n").stdout
    for words in (
        "Which dice do you keep?",
        "Acid Attack ·",
        "Plot Twist ·",
        "Wings ·",
        "save FILE",
    ):
        assert words in out
    assert "If you also have a Mimic copy, you add 2 claws." in out


def test_help_on_one_card_of_the_game(tokyork_here: Program, scenario: str) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    out = tokyork_here(*args, typed="? extra head\n?giant_brain\n? excalibur\nrules\nquit\n").stdout
    assert "Extra Head ·" in out
    assert "Giant Brain ·" in out
    assert "There is no card called excalibur." in out
    assert "three of a kind" in out


def test_what_happened_is_told_with_its_cause(tokyork_here: Program, scenario: str) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    done = tokyork_here(*args, typed="stop\npass\nstay\nbuy acid_attack\nlog\nquit\n")
    assert "Cyber Kitty (p2) is about to lose 3 of its 10 health." in done.stdout
    assert "Cyber Kitty (p2) loses 3 health to Gigazaur (p1)’s claws." in done.stdout
    assert "Gigazaur (p1) buys Acid Attack for 6 energy." in done.stdout
    shown = done.stdout.replace("> log", "")
    assert shown.count("Gigazaur (p1) buys Acid Attack") == 2


# --- undo ---


def test_undo_takes_back_until_dice_are_revealed(tokyork_here: Program, scenario: str) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    out = tokyork_here(*args, typed="undo\nstop\nundo\nkeep claw\nundo\nquit\n").stdout
    assert out.count("cannot be undone") == 2
    assert out.count("The last move has been undone.") == 1
    assert "left unfinished after 1 move." in out


def test_what_was_undone_is_told_again(tokyork_here: Program, scenario: str) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--load", scenario)
    out = tokyork_here(*args, typed="stop\nundo\nstop\nquit\n").stdout
    assert out.count("Gigazaur (p1) has rolled 1 2 3 Claw Claw Claw.") == 2


def test_another_seats_choice_ends_undo(tokyork_here: Program, scenario: str) -> None:
    args = ("play", "--terminal", "--seats", "you,random", "--load", scenario)
    out = tokyork_here(*args, typed="stop\nundo\nquit\n").stdout
    assert "cannot be undone" in out


def test_no_undo_of_what_a_bot_chose(tokyork_here: Program, tmp_path: Path) -> None:
    game = Game.from_scenario(SCENARIO)
    game.play("stop")
    assert game.decision is not None
    assert game.decision.seat == "p2"
    (tmp_path / "game.json").write_text(game.save())
    done = tokyork_here("play", "--terminal", "--load", "game.json", typed="undo\nquit\n")
    assert "cannot be undone" in done.stdout


# --- saving and loading ---


def test_a_saved_game_goes_on_where_it_was(tokyork_here: Program, tmp_path: Path) -> None:
    moves = moves_of(random_game(2, seed=3))
    args = ("play", "--terminal", "--seats", "you,you")
    typed = "\n".join([*moves[:20], "save half.yaml", "quit", ""])
    assert tokyork_here(*args, "--seed", "3", typed=typed).returncode == 0
    record = yaml.safe_load((tmp_path / "half.yaml").read_text())
    assert record["moves"] == moves[:20]
    rest = "\n".join([*moves[20:-1], "save end.yaml", moves[-1], ""])
    assert tokyork_here(*args, "--load", "half.yaml", typed=rest).returncode == 0
    assert yaml.safe_load((tmp_path / "end.yaml").read_text())["moves"] == moves[:-1]


def test_load_during_a_game(tokyork_here: Program, scenario: str, tmp_path: Path) -> None:
    args = ("play", "--terminal", "--seats", "you,you", "--seed", "1")
    typed = f"load\nload nowhere\nload {scenario}\nsave here.json\nquit\n"
    out = tokyork_here(*args, typed=typed).stdout
    assert "load FILE" in out
    assert "nowhere: cannot be read" in out
    assert f"Loaded {scenario}." in out
    saved = json.loads((tmp_path / "here.json").read_text())
    assert saved["monsters"][0]["energy"] == 6


def test_a_game_with_other_seats_is_not_loaded(tokyork_here: Program, scenario: str) -> None:
    out = tokyork_here(
        "play", "--terminal", "--seats", "you,you,you", typed=f"load {scenario}\nquit\n"
    ).stdout
    assert "expected 3 seats" in out
    done = tokyork_here("play", "--terminal", "--seats", "you,you,you", "--load", scenario)
    assert done.returncode == 2


def test_a_file_that_cannot_be_written(tokyork_here: Program) -> None:
    done = tokyork_here("play", "--terminal", "--seats", "you,you", typed="save no/where\nquit\n")
    assert "no/where cannot be written" in done.stdout
    assert done.returncode == 0


def test_snapshots_are_played_on(tokyork_here: Program, tmp_path: Path) -> None:
    game = Game("tokyo", 4, seed=2)
    game.play("stop")
    (tmp_path / "game.json").write_text(json.dumps(game.snapshot()))
    typed = "1\n" * 400
    done = tokyork_here("play", "--terminal", "--load", "game.json", typed=typed)
    assert done.returncode == 0
    assert "win" in done.stdout.splitlines()[-1]


# --- bots that fail ---


def test_a_program_that_fails_is_told_and_the_game_goes_on(tokyork: Program) -> None:
    program = f"cmd:{sys.executable} -S -E -c 'import sys; sys.exit(7)'"
    done = tokyork("play", "--terminal", "--seats", f"{program},random", "--seed", "3")

    assert (done.returncode, done.stderr) == (0, "")
    told = " ".join(done.stdout.split())
    assert told.count("it exited with code 7. The default move is made instead.") == 2
    assert told.count("it crashed twice and is no longer asked.") == 1
    assert "wins" in done.stdout.splitlines()[-1]


def test_a_bot_that_is_not_there_is_told_what_can_be_typed(tokyork_here: Program) -> None:
    done = tokyork_here("play", "--terminal", "--seats", "you,grumpy")

    assert done.returncode == 2
    assert "you:NAME" in done.stderr
    assert "greedy" in done.stderr
    assert "'grumpy'" in done.stderr
