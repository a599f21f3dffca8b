"""The published table of strength is what was measured."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bench import strength
from tokyork.bots import make_bot
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_the_page_shows_the_games_that_were_played() -> None:
    assert strength.table(strength.read()) in strength.PAGE.read_text()
    assert strength.picture(strength.read()) == strength.PICTURE.read_text()


def test_only_pairings_of_the_table_are_kept() -> None:
    found = strength.read()
    pairs = {(city, *pair) for city in CITIES for pair in (*strength.FAST, *strength.SLOW)}

    assert {key[:3] for key in found} <= pairs
    assert {key[3] for key in found} <= set(strength.ALL_SEATS)
    assert all(row["games"] >= 8 and 0 <= row["wins"] <= row["games"] for row in found.values())


def test_the_names_are_bots() -> None:
    for pair in (*strength.FAST, *strength.SLOW):
        for name in pair:
            make_bot(name)


def test_it_begins_a_row_goes_on_with_it_and_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"Before\n\n{strength.HEAD}\n\nAfter\n")
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "PICTURE", tmp_path / "strength.svg")
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    words = ["--slow-games=0", "--seats=4", "--city=tokyo", "--one=level1", "--jobs=1"]

    assert strength.main(["--games", "8", *words]) == 0
    assert strength.main(["--games", "16", *words]) == 0
    [row] = json.loads(strength.FILE.read_text())
    assert row["games"] == 16
    assert 0 <= row["wins"] <= 16
    assert "| 4 | `level1` | `random` |" in page.read_text()
    assert page.read_text().endswith("After\n")
    assert "level1 / 3 random" in strength.PICTURE.read_text()
