"""Files that cannot be used: one line with the file, the place and what was expected."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from tokyork import Game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

Data = dict[str, Any]


def record() -> Data:
    game = Game("tokyo", 3, seed=5)
    for _ in range(12):
        assert game.decision is not None
        game.play(game.decision.default)
    assert game.record is not None
    return game.record.data()


def position() -> Data:
    return Game("tokyo", 2, seed=1).snapshot()


def scenario() -> Data:
    return {"game": "tokyo", "players": [{}, {}], "script": []}


RECORDS: dict[str, tuple[Data, str]] = {
    "wrong_version": ({"record": 2}, "record: expected version 1"),
    "unknown_city": ({"game": "atlantis"}, "game: expected a game"),
    "unknown_monster": ({"seats": ["godzilla", "kong"]}, "seats[0]: expected a monster"),
    "one_seat": ({"seats": ["gigazaur"]}, "seats: expected 2 to 6"),
    "bad_option": ({"options": {"health": -1}}, "options.health: expected a whole number"),
    "no_seed": ({"seed": None}, "seed: expected a whole number"),
    "no_list": ({"moves": "stop"}, "moves: expected a list"),
    "no_text": ({"moves": [7]}, "moves[0]: expected a move"),
    "illegal_move": ({"moves": ["p1 fly"]}, "moves[0]:"),
    "unknown_key": ({"colour": "red"}, "colour"),
}
SNAPSHOTS: dict[str, tuple[Data, str]] = {
    "wrong_version": ({"snapshot": 99}, "snapshot: expected version 1"),
    "unknown_city": ({"game": "atlantis"}, "game: expected a game"),
    "unknown_card": ({"market": ["excalibur"]}, "market[0]: expected a card"),
    "no_monsters": ({"monsters": []}, "monsters: expected 2 to 6"),
    "cards_lost": ({"deck": []}, "expected"),
    "no_decision": ({"pending": None}, "pending: expected a decision"),
    "no_dice": ({"dice": []}, "pending:"),
}
SCENARIOS: dict[str, tuple[Data, str]] = {
    "unknown_key": ({"weather": "rain"}, "weather: unknown key"),
    "unknown_city": ({"game": "atlantis"}, "game: expected a game"),
    "unknown_card": ({"market": ["excalibur"]}, "market[0]: expected a card"),
    "impossible": ({"players": [{"at": "tokyo_city"} for _ in range(2)]}, "players[1].at:"),
    "too_healthy": ({"players": [{"health": 99}, {}]}, "players[0].health: expected at most"),
    "short_roll": ({"rolls": [["claw"]]}, "rolls:"),
}
TEXTS = {
    "empty": "",
    "garbage": "\x01\x02 [[[ {",
    "list": "- 1\n- 2\n",
    "sentence": "this is no game",
    "truncated": '{"snapshot": 1, "game": "tokyo", "monsters": [{"mons',
    "endless": "&a [*a]",
}


def assert_one_line(done: CompletedProcess[str], file: str, expected: str) -> None:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith(f"tokyork: {file}: ")
    assert expected in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("name", RECORDS)
def test_bad_record(tokyork_here: Program, tmp_path: Path, name: str) -> None:
    change, expected = RECORDS[name]
    (tmp_path / "game.yaml").write_text(yaml.safe_dump(record() | change))
    assert_one_line(tokyork_here("replay", "game.yaml"), "game.yaml", expected)


@pytest.mark.parametrize("name", SNAPSHOTS)
def test_bad_snapshot(tokyork_here: Program, tmp_path: Path, name: str) -> None:
    change, expected = SNAPSHOTS[name]
    (tmp_path / "game.json").write_text(json.dumps(position() | change))
    done = tokyork_here("play", "--terminal", "--load", "game.json")
    assert_one_line(done, "game.json", expected)


@pytest.mark.parametrize("name", SCENARIOS)
def test_bad_scenario(tokyork_here: Program, tmp_path: Path, name: str) -> None:
    change, expected = SCENARIOS[name]
    (tmp_path / "bad.yaml").write_text(yaml.safe_dump(scenario() | change))
    done = tokyork_here("scenario", "bad.yaml")
    line, count = done.stdout.splitlines()
    assert done.returncode == 2
    assert line.startswith("ERROR bad.yaml: ")
    assert expected in line
    assert count == "0 ok, 0 failed, 1 in error"
    assert_one_line(tokyork_here("play", "--terminal", "--load", "bad.yaml"), "bad.yaml", expected)


def test_wrong_versions_in_a_process_of_their_own(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(yaml.safe_dump(record() | {"record": 2}))
    assert_one_line(tokyork("replay", "game.yaml"), "game.yaml", "record: expected version 1")
    (tmp_path / "game.json").write_text(json.dumps(position() | {"snapshot": 2}))
    done = tokyork("play", "--terminal", "--load", "game.json")
    assert_one_line(done, "game.json", "snapshot: expected version 1")


@pytest.mark.parametrize("name", TEXTS)
def test_text_that_is_no_game(tokyork_here: Program, tmp_path: Path, name: str) -> None:
    (tmp_path / "file.yaml").write_text(TEXTS[name])
    assert_one_line(tokyork_here("replay", "file.yaml"), "file.yaml", "expected")
    assert_one_line(
        tokyork_here("play", "--terminal", "--load", "file.yaml"), "file.yaml", "expected"
    )
    done = tokyork_here("scenario", "file.yaml")
    assert done.returncode == 2
    assert done.stdout.startswith("ERROR file.yaml: ")
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["garbage", "truncated"])
def test_such_text_in_a_process_of_its_own(tokyork: Program, tmp_path: Path, name: str) -> None:
    (tmp_path / "file.yaml").write_text(TEXTS[name])
    assert_one_line(tokyork("replay", "file.yaml"), "file.yaml", "expected")
    assert_one_line(tokyork("play", "--terminal", "--load", "file.yaml"), "file.yaml", "expected")
    assert tokyork("scenario", "file.yaml").returncode == 2


def test_bytes_that_are_no_text(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "file.yaml").write_bytes(b"\xff\xfe\x00record")
    assert_one_line(tokyork("replay", "file.yaml"), "file.yaml", "UTF-8")


def test_a_record_cut_off_anywhere_gives_a_shorter_game_or_one_line(
    tokyork: Program, tmp_path: Path
) -> None:
    text = yaml.safe_dump(record(), sort_keys=False)
    for length in (9, len(text) // 3, len(text) - 3):
        (tmp_path / "cut.yaml").write_text(text[:length])
        done = tokyork("replay", "cut.yaml")
        if done.returncode:
            assert_one_line(done, "cut.yaml", "expected")


@pytest.mark.parametrize("args", [("replay",), ("play", "--terminal", "--load")])
def test_missing_file(tokyork: Program, args: tuple[str, ...]) -> None:
    assert_one_line(tokyork(*args, "nowhere.yaml"), "nowhere.yaml", "cannot be read")


def test_a_folder_is_no_record(tokyork: Program) -> None:
    assert_one_line(tokyork("replay", "."), ".", "cannot be read")


def test_a_position_in_no_phase_gives_one_line(tokyork: Program, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text(json.dumps(position() | {"phase": 99}))
    done = tokyork("play", "--terminal", "--load", "game.json", typed="stop\n")
    assert done.returncode == 2
    assert done.stderr.startswith("tokyork: game.json: ")
    assert done.stderr.count("\n") == 1


def test_prepared_dice_that_do_not_fit_give_one_line(tokyork: Program, tmp_path: Path) -> None:
    faces = ["claw", "claw", "claw", "claw", "claw", "claw"]
    (tmp_path / "bad.yaml").write_text(yaml.safe_dump(scenario() | {"rolls": [faces, faces]}))
    done = tokyork("play", "--terminal", "--load", "bad.yaml", typed="keep claw\n")
    assert done.returncode == 2
    assert done.stderr.startswith("tokyork: bad.yaml: ")
    assert done.stderr.count("\n") == 1
