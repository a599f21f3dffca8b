"""A start looks for damage without keeping players waiting; `bench storage` has figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.storage import restart
from tokyork.server.storage import opening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_file_of_many_tables_takes_the_first_move_soon(tmp_path: Path) -> None:
    told = restart(str(tmp_path / "many.db"), 1000, 30)

    assert told["first_move_s"] < 5.0


def test_the_looks_for_damage_end_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)
    told = restart(str(tmp_path / "many.db"), 500, 30)

    assert not told["all_checked_at_start"]
    assert told["first_move_s"] < 5.0
