"""Games as data: the same for any number of workers, nothing finished lost, all to be replayed."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tokyork.errors import BadInputError
from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.data_plan import DataPlan, read_option_words
from tokyork.lab.data.engines import LocalEngine, engine_of
from tokyork.lab.data.game_rows import packed_moves, replayed, unpacked_moves
from tokyork.lab.data.produce import play_part, produce
from tokyork.playout import end_digest, playout

CITIES = ("tokyo", "new_york")
ROOT = Path(__file__).parents[2]


def _plan(**other: object) -> DataPlan:
    usual: dict[str, Any] = {"city": "tokyo", "seats": 3, "games": 40, "seed": 3, "format": "csv"}
    return DataPlan(**(usual | other))


def _filled(path: Path, plan: DataPlan, jobs: int = 1) -> DataFolder:
    folder = DataFolder.begin(path, plan, resume=False)
    assert sum(len(done.part) for done in produce(folder, LocalEngine(jobs))) == plan.games
    return folder


def _contents(path: Path) -> dict[str, bytes]:
    return {str(file.relative_to(path)): file.read_bytes() for file in path.rglob("*.*")}


def _table(folder: DataFolder, kind: str) -> list[dict[str, str]]:
    rows: list[dict[str, str]] = []
    for file in sorted((folder.path / kind).iterdir()):
        with file.open(encoding="utf-8", newline="") as lines:
            rows += csv.DictReader(lines)
    return rows


@pytest.mark.parametrize("rows", ["games", "turns", "decisions"])
def test_any_number_of_workers_writes_the_same_bytes(tmp_path: Path, rows: str) -> None:
    plan = _plan(rows=rows, bots=("greedy", "random", "random"))
    for jobs in (1, 3):
        _filled(tmp_path / str(jobs), plan, jobs)

    assert _contents(tmp_path / "1") == _contents(tmp_path / "3")


@pytest.mark.parametrize("city", CITIES)
def test_random_games_are_those_of_playout(tmp_path: Path, city: str) -> None:
    plan = _plan(city=city, options={"points": 12})
    folder = _filled(tmp_path / "d", plan)
    seeds = [plan.seed_of(game) for game in range(plan.games)]
    for row, known in zip(
        folder.games(), playout(city, 3, seeds, options={"points": 12}), strict=True
    ):
        assert row["digest"] == known.digest
        assert tuple(row["winners"].split()) == known.winners
        assert int(row["turns"]) == known.turns


@pytest.mark.parametrize("city", CITIES)
def test_every_game_can_be_replayed(tmp_path: Path, city: str) -> None:
    folder = _filled(
        tmp_path / "d", _plan(city=city, games=12, bots=("greedy", "greedy", "random"))
    )
    for row in folder.games():
        *_, (g, last) = replayed(folder.plan, int(row["game"]), row["moves"])
        assert last == -1
        assert end_digest(g) == row["digest"]


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadInputError, match="game 0"):
        list(replayed(_plan(), 0, b"\xfe" * 5))
    with pytest.raises(BadInputError, match="no end"):
        list(replayed(_plan(), 0, b"\x00"))


def test_large_numbers_of_moves_survive_packing() -> None:
    numbers = [0, 254, 255, 256, 1, 65535, 3]

    assert list(unpacked_moves(packed_moves(numbers))) == numbers


def test_decisions_and_turns_add_up_to_the_games(tmp_path: Path) -> None:
    folder = _filled(tmp_path / "d", _plan(rows="decisions"))
    turns = _filled(tmp_path / "t", _plan(rows="turns"))
    games = list(folder.games())

    assert len(_table(folder, "decisions")) == sum(int(row["decisions"]) for row in games)
    of_turns = _table(turns, "turns")
    assert sum(int(row["decisions"]) for row in of_turns) == sum(int(r["decisions"]) for r in games)
    assert len({(row["game"], row["turn"]) for row in of_turns}) == len(of_turns)
    bought = sum(row["move"].startswith("buy ") for row in _table(folder, "decisions"))
    assert bought == sum(len(row["bought"].split()) for row in of_turns)


def test_resuming_plays_only_what_is_missing_and_ends_alike(tmp_path: Path) -> None:
    plan = _plan(games=60)
    _filled(tmp_path / "whole", plan)
    folder = DataFolder.begin(tmp_path / "cut", plan, resume=False)
    first = next(produce(folder, LocalEngine(1)))
    again = DataFolder.begin(tmp_path / "cut", plan, resume=True)
    parts = [done.part for done in produce(again, LocalEngine(1))]

    assert first.part not in parts
    assert _contents(tmp_path / "whole") == _contents(tmp_path / "cut")


@pytest.mark.parametrize(
    ("other", "named"), [({"seed": 4}, "seed"), ({"games": 41}, "games"), ({"seats": 2}, "seats")]
)
def test_other_games_are_not_mixed_in(tmp_path: Path, other: dict[str, Any], named: str) -> None:
    _filled(tmp_path / "d", _plan())
    with pytest.raises(BadInputError, match="expected a new folder"):
        DataFolder.begin(tmp_path / "d", _plan(), resume=False)
    with pytest.raises(BadInputError, match=named):
        DataFolder.begin(tmp_path / "d", _plan(**other), resume=True)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(BadInputError, match="empty or new"):
        DataFolder.begin(tmp_path, _plan(), resume=True)
    for text in ("[]", "{", '{"layout": 2}', '{"layout": 1, "city": "osaka"}'):
        (tmp_path / "manifest.json").write_text(text)
        with pytest.raises(BadInputError):
            DataFolder.open(tmp_path)
    with pytest.raises(BadInputError, match="simulate --out"):
        DataFolder.open(tmp_path / "nowhere")


def die_once(item: tuple[Path, int]) -> int:
    """Kill the own process, the first time."""
    mark, number = item
    if number == 2 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    items = [(tmp_path / "died", number) for number in range(8)]

    assert sorted(LocalEngine(2).run(die_once, items)) == list(range(8))
    assert (tmp_path / "died").exists()


def _wait_until_gone(group: int) -> None:
    """Whoever was started with it ends with it."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    pytest.fail("some of its processes play on")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_neither_an_interruption_nor_a_kill_loses_a_finished_part(tmp_path: Path, how: int) -> None:
    words = ["--games", "100000", "--seats", "3", "--seed", "3", "--format", "csv", "--jobs", "2"]
    command = [sys.executable, "-m", "tokyork", "simulate", *words, "--out", str(tmp_path / "d")]
    with subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    ) as program:
        deadline = time.monotonic() + 60
        while not list((tmp_path / "d").glob("games/0*")) and time.monotonic() < deadline:
            time.sleep(0.05)
        program.send_signal(how)
        _, told = program.communicate(timeout=60)
    _wait_until_gone(program.pid)
    folder = DataFolder.open(tmp_path / "d")
    kept = [part for part in folder.plan.parts() if folder.has(part)]

    assert kept
    assert folder.manifest["finished"] is False
    for part in kept[:1]:
        assert (
            folder.file("games", part).read_bytes() == play_part((folder.plan, part)).files["games"]
        )
    if how == signal.SIGINT:
        assert program.returncode == 130
        assert "--resume" in told


def test_options_as_they_are_typed() -> None:
    assert read_option_words("points=15, one_in_manhattan,deck.wings=0") == {
        "points": 15,
        "one_in_manhattan": True,
        "deck": {"wings": 0},
    }
    assert read_option_words("") == {}


def test_an_address_is_rays() -> None:
    with pytest.raises(BadInputError, match="address"):
        engine_of("local", 1, "127.0.0.1:6379")
