"""The examples that train run, and write how strong they became."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHORT = ["--minutes", "0.01", "--games", "16", "--judged", "4"]
EXAMPLES = {
    "train_policy": (SHORT, ()),
    "self_play": ([*SHORT, "--choices", "512"], ()),
    "maskable_ppo": (SHORT, ("torch", "sb3_contrib")),
    "rllib_ppo": ([*SHORT, "--runners", "0", "--batch", "256"], ("torch", "ray.rllib")),
    "imitate": (
        [
            "--imitate=0.02",
            "--improve=0.02",
            "--pupils=4",
            "--twins=2",
            "--size=64",
            "--games=16",
            "--judged=4",
            "--last=4",
        ],
        ("torch",),
    ),
}


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_trains_and_tells_its_strength(name: str, city: str, tmp_path: Path) -> None:
    options, needed = EXAMPLES[name]
    for package in needed:
        pytest.importorskip(package)
    curve, policy = tmp_path / "curve.csv", tmp_path / "policy.zip"
    where = ["--curve", str(curve), "--out", str(policy)]
    subprocess.run(
        [sys.executable, str(ROOT / "examples" / f"{name}.py"), "--city", city, *options, *where],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        cwd=tmp_path,
        check=True,
    )

    with curve.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["rival"] for row in rows} == {"random", "greedy"}
    assert all(0 <= float(row["wins"]) <= int(row["games"]) for row in rows)
    assert list(tmp_path.glob("policy.*"))
