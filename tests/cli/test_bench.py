"""./run bench: its JSON, and what it does without a compiled engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.engine import digest
from bench.rows import Row, disagreements
from bench.worker import Worker
from tokyork import compiled
from tokyork.cities import CITIES

ROOT = Path(__file__).parents[2]
KEYS = [
    "who",
    "game",
    "seats",
    "build",
    "mode",
    "decisions_per_cpu_s",
    "games_per_cpu_s",
    "copy_us",
    "bytes",
    "hash",
]


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", "--seconds", "0", "--rounds", "1", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )


def test_rows_for_every_city_number_of_seats_build_and_mode() -> None:
    builds = ["compiled", "interpreted"] if compiled.is_current() else ["interpreted"]
    done = bench("--json")
    rows = json.loads(done.stdout)["rows"]

    assert [(row["game"], row["seats"], row["build"], row["mode"]) for row in rows] == [
        (city, seats, build, mode)
        for city in CITIES
        for seats in (2, 4, 6)
        for build in builds
        for mode in ("inside", "driven", "face", "text")
    ]
    assert all(list(row) == KEYS for row in rows)
    assert all(row["who"] == "tokyork" for row in rows)
    assert all(0 < row["copy_us"] < row["bytes"] for row in rows)
    assert len({row["hash"] for row in rows}) == len(CITIES) * 3
    assert rows[0]["hash"] == digest("tokyo", 2, "driven")
    faces = json.loads(done.stdout)["face"]
    assert [
        (row["game"], row["seats"], row["build"], row["mode"], row["goal"]) for row in faces
    ] == [
        (city, seats, build, mode, goal)
        for city in CITIES
        for seats in (2, 4, 6)
        for build in builds
        for mode, goal in (("face", 3.0), ("text", 8.0))
    ]
    assert all(row["times_driven"] > 0 for row in faces)
    assert ("there is no compiled engine" in done.stderr) == (len(builds) == 1)


def test_tables_for_people() -> None:
    done = bench()

    assert done.stdout.split()[: len(KEYS)] == KEYS
    assert "How cost grows" in done.stdout
    assert "A decision through tokyork.Game" in done.stdout
    for title in ("seats (", "events told", "Keep cards on the table", "turn, from"):
        assert f"\n{title}" in done.stdout


def test_builds_that_play_different_games_are_named() -> None:
    worker = Worker([sys.executable, "-c", ""], {}, str(ROOT))
    rows = [Row("tokyork", "tokyo", 4, build, "inside", worker) for build in ("one", "other")]
    worker.close()
    rows[0].hash = rows[1].hash = "same"
    assert disagreements(rows) == []

    rows[1].hash = "different"
    assert disagreements(rows) == [
        "tokyo, 4 seats: the builds and modes do not play the same games"
    ]


def test_the_best_keep_is_measured_for_six_and_eight_dice() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench", "odds", "--repeats", "2", "--json"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    rows = json.loads(done.stdout)
    assert [(row["dice"], row["goal"]) for row in rows] == [(6, 2.0), (8, 20.0)]
    assert all(row["ms"] > 0 for row in rows)
