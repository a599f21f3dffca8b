"""Parquet: one line reads all games, and the report of both formats is the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import polars as pl
import pytest

from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.engines import LocalEngine
from tokyork.lab.data.produce import produce

if TYPE_CHECKING:
    from pathlib import Path


def _filled(path: Path, form: str, rows: str = "games", jobs: int = 1) -> DataFolder:
    plan = DataPlan("new_york", 2, 50, 7, rows=rows, format=form)
    folder = DataFolder.begin(path, plan, resume=False)
    assert sum(len(done.part) for done in produce(folder, LocalEngine(jobs))) == 50
    return folder


@pytest.mark.parametrize("rows", ["games", "turns", "decisions"])
def test_parquet_and_csv_hold_the_same(tmp_path: Path, rows: str) -> None:
    for form in ("parquet", "csv"):
        _filled(tmp_path / form, form, rows)
    parquet = pl.read_parquet(tmp_path / "parquet" / rows / "*.parquet")
    text = pl.read_csv(tmp_path / "csv" / rows / "*.csv", infer_schema=False)

    assert parquet.columns == text.columns
    plain = [name for name in parquet.columns if name not in {"moves", "alive"}]
    assert parquet.select(plain).cast(pl.String).equals(text.select(plain).fill_null(""))


def test_workers_change_no_byte(tmp_path: Path) -> None:
    digests = {
        _filled(tmp_path / str(jobs), "parquet", jobs=jobs).manifest["digest"] for jobs in (1, 2)
    }

    assert len(digests) == 1
