"""A training follows from its seed, and goes on where it was interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tokyork import BadInputError
from tokyork.bots.training import Curriculum
from tokyork.cli import main

if TYPE_CHECKING:
    from pathlib import Path


def course(folder: Path, lessons: int = 2, seed: int = 1) -> Curriculum:
    made = Curriculum(folder, "tokyo", seed=seed, lessons=lessons, opening=2, games=2, matches=0)
    made.resume()
    return made


def take(made: Curriculum) -> Curriculum:
    while len(made.done) < made.lessons:
        made.next_lesson(1, lambda *_: None)
    return made


def weights(made: Curriculum) -> list[float]:
    with np.load(made.weights(len(made.done) - 1)) as data:
        return [float(number) for name in sorted(data.files) for number in data[name].flat]


def test_an_interrupted_training_goes_on_to_the_same_end(tmp_path: Path) -> None:
    straight = take(course(tmp_path / "straight"))
    take(course(tmp_path / "broken", lessons=1))
    (tmp_path / "broken" / "games01.new.npz").write_bytes(b"half a file")
    resumed = course(tmp_path / "broken")

    assert len(resumed.done) == 1
    assert weights(take(resumed)) == weights(straight)
    assert resumed.done == straight.done
    assert [lesson.number for lesson in straight.done] == [0, 1]
    assert all(lesson.rows > 0 and lesson.error > 0 for lesson in straight.done)


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    take(course(tmp_path, lessons=1))

    with pytest.raises(
        BadInputError, match=r"course\.json: expected a folder of the same training"
    ):
        course(tmp_path, seed=2)


def test_the_command_shows_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "--folder", str(tmp_path), "--lessons", "1", "--matches", "0"]
    words += ["--opening", "2", "--games", "2"]

    assert main(words) == 0
    told = capsys.readouterr().out
    assert "Wins against three greedy" in told
    assert "lesson00.npz" in told
    assert main(words) == 0
    assert "Resuming after 1 lesson" in capsys.readouterr().out
