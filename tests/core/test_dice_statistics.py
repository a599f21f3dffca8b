"""The generator stands a statistical test; `./run bench dice` is the long one."""

from __future__ import annotations

from collections import Counter
from itertools import cycle, islice

import pytest

from bench.dice import Faces, Verdict, chi_square, examine, main
from tokyork.core.dice import FACES

pytestmark = pytest.mark.interpreted

DRAWS = 60_000


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_faces_pairs_runs_and_throws_are_as_chance_has_them(seed: int) -> None:
    found = list(examine(DRAWS, seed))

    assert len(found) == 14
    assert {test.test.split(",")[0] for test in found} >= {"faces", "pairs", "runs of a face"}
    assert [test for test in found if not test.fair] == []


def test_a_table_and_an_exit_code_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--draws", "20000"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "fair"


# --- the test itself notices what is not fair ---


def unfair(row: list[int]) -> set[str]:
    faces = Faces()
    faces.add(row)
    return {test.test for test in faces.verdicts() if not test.fair}


def test_a_loaded_die_is_noticed() -> None:
    row = list(islice(cycle([0, 1, 2, 3, 4, 5, 5]), DRAWS))

    assert "faces" in unfair(row)


def test_a_die_that_goes_round_is_too_good_to_be_true() -> None:
    found = unfair(list(islice(cycle(range(FACES)), DRAWS)))

    assert {"faces", "pairs, 1 apart", "runs of a face", "runs of a half"} <= found


def test_a_die_that_sticks_is_noticed() -> None:
    row = [face for face in islice(cycle([3, 1, 4, 0, 5, 2]), DRAWS // 2) for _ in range(2)]

    assert {"pairs, 1 apart", "runs of a face"} <= unfair(row)


def test_the_distance_is_known_by_hand() -> None:
    found = chi_square("coin", Counter({0: 60, 1: 40}), {0: 0.5, 1: 0.5})

    assert (found.distance, found.freedom) == (4.0, 1)
    assert found.p == pytest.approx(0.0455, abs=0.003)


@pytest.mark.parametrize(
    ("freedom", "distance", "p"), [(5, 11.07, 0.05), (35, 57.34, 0.01), (461, 461, 0.49)]
)
def test_the_chance_of_a_distance_is_that_of_the_tables(
    freedom: int, distance: float, p: float
) -> None:
    assert Verdict("", 0, distance, freedom).p == pytest.approx(p, abs=0.003)
