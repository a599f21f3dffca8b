"""Dice counted: bands that hold 95 of 100, and a warning that fair dice hardly ever get."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tokyork.review.faces import EXACT, DiceTally, tally

FACES = ("1", "2", "3", "heart", "energy", "claw")


def fair(dice: int, seed: int) -> DiceTally:
    thrown = Counter(Random(seed).choices(FACES, k=dice))
    return tally({face: thrown[face] for face in FACES})


@pytest.mark.parametrize("dice", [60, 600, EXACT, EXACT + 1, 60_000])
def test_a_band_holds_about_95_of_100_counts_of_fair_dice(dice: int) -> None:
    found = [face for seed in range(60) for face in fair(dice, seed).faces]
    inside = sum(face.low <= face.count <= face.high for face in found) / len(found)

    assert 0.9 < inside <= 1


def test_fair_dice_are_hardly_ever_unlikely_and_loaded_ones_are() -> None:
    assert sum(fair(600, seed).unlikely for seed in range(200)) <= 2
    assert tally({**dict.fromkeys(FACES, 100), "claw": 170}).unlikely
    assert not tally(dict.fromkeys(FACES, 0)).unlikely
