from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from bench.__main__ import digest
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


def bench() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bench", "--json", "--seconds", "0"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )


def test_rows_for_every_city_with_the_same_hashes_each_time() -> None:
    done = bench()
    rows = json.loads(done.stdout)
    assert [(row["game"], row["seats"]) for row in rows] == [
        (city, seats) for city in CITIES for seats in (2, 4, 6)
    ]
    assert all(list(row) == KEYS for row in rows)
    assert rows[0]["hash"] == digest("tokyo", 2)
    assert "tokyo, 2 seats" in done.stderr
