"""A training follows from its seed, and goes on where it was interrupted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest

from tokyork import BadInputError
from tokyork.bots.network import Network, load_network
from tokyork.bots.network.encode import INPUTS
from tokyork.bots.network.layers import FOLDER, HIDDEN
from tokyork.bots.thinking.features import WIDTH
from tokyork.bots.training import Curriculum
from tokyork.bots.training.polish import polished, strays_from_solved
from tokyork.bots.training.solved_positions import solved_positions
from tokyork.cli import main
from tokyork.lab.data.engines import InOrder, LocalEngine

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


def test_the_engines_of_the_laboratory_train_the_same_network(tmp_path: Path) -> None:
    by_pool = take(course(tmp_path / "pool"))
    by_engine = course(tmp_path / "engine")
    by_engine.workers = InOrder(LocalEngine(2))

    assert weights(take(by_engine)) == weights(by_pool)


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


def test_a_training_may_go_on_from_a_network(tmp_path: Path) -> None:
    made = Curriculum(tmp_path, "tokyo", start=FOLDER / "tokyo.npz", lessons=1, games=2, matches=0)
    made.resume()

    assert take(made).done[0].games == 2
    assert Network.load(made.weights(0)).weights[0].shape == (INPUTS, HIDDEN[0])


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
    assert "polished00.npz" in told
    assert main(words) == 0
    assert "Resuming after 1 lesson" in capsys.readouterr().out


def test_the_last_lesson_learns_the_duel_and_keeps_what_was_learned(tmp_path: Path) -> None:
    made = take(course(tmp_path, lessons=1))
    before = Network.load(made.weights(0))
    samples = solved_positions(200, seed=4)
    after = polished(before, samples, seed=1, steps=60, tell=lambda *_: None)

    assert strays_from_solved(after, seed=9) < strays_from_solved(before, seed=9) - 0.02


def test_a_best_response_is_not_taught_the_duel(tmp_path: Path) -> None:
    made = course(tmp_path / "free", lessons=1)
    made.against = "random"
    take(made)

    assert made.finish(lambda *_: None) == made.weights(0)


def test_positions_of_the_duel_have_the_values_of_the_table() -> None:
    rows, targets = solved_positions(40, seed=3).rows, solved_positions(40, seed=3).targets

    assert len(rows) == 40 * WIDTH
    assert np.allclose(targets[::2] + targets[1::2], 1)
    assert min(targets) < 0.2
    assert max(targets) > 0.8


def test_the_network_of_the_package_knows_the_duel() -> None:
    assert strays_from_solved(load_network("tokyo"), seed=5) < 0.03
