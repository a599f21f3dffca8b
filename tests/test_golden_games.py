"""Whole games as text. A change of play shows as a difference that can be read."""

from difflib import unified_diff
from pathlib import Path

import pytest
import yaml

from tests.golden.make import FOLDER, SEATS, digest, document, path_of
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.formats.record import read_record

pytestmark = pytest.mark.interpreted

RECORD_KEYS = ("record", "game", "seats", "options", "seed", "moves")
FILES = sorted(FOLDER.glob("*.yaml"))
ANEW = "if this is meant: PYTHONPATH=src:. python tests/golden/make.py, and read the diff"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_goes_as_it_always_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    data = yaml.safe_load(text)
    record = read_record({key: data[key] for key in RECORD_KEYS})

    difference = unified_diff(text.splitlines(), document(record).splitlines(), "golden", "now")

    assert "\n".join(list(difference)[:60]) == "", ANEW


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_ends_in_the_same_position(path: Path) -> None:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    game = Game.load(yaml.safe_dump({key: data[key] for key in RECORD_KEYS}))

    assert game.over
    assert digest(game) == data["digest"], ANEW


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", SEATS)
def test_there_is_a_golden_game_for_every_number_of_seats(city: str, seats: int) -> None:
    assert path_of(city, seats) in FILES, ANEW
