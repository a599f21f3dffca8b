"""The golden games of every release are played to the same end, move by move."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tokyork import __version__
from tools.make_golden_games import FOLDER, GAMES, course, end_from

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.interpreted

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_a_release_goes_as_it_went_then(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    record = told.pop("record")
    told.pop("middle", None)

    assert course(record) == told, "a change of the rules: say so in the changelog"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_position_of_a_release_is_played_on_as_it_was_then(path: Path) -> None:
    middle = json.loads(path.read_text(encoding="utf-8")).get("middle")
    if middle is None:
        assert path.parent.name == "0.1.0", "only the first had none"
        return

    assert end_from(middle["snapshot"], middle["rest"]) == middle["end"]


def test_this_version_has_its_games() -> None:
    names = {path.stem for path in FILES if path.parent.name == __version__}

    assert names == set(GAMES), "python -m tools.make_golden_games"
