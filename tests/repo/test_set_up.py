"""How ./run sets up: once, whole, one at a time, whatever interrupts it."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest

from tests.repo.small_clone import SmallClone, ended, has_ended, kill

if TYPE_CHECKING:
    from pathlib import Path

CARDS = ("tokyork", "cards")
ONCE = ["venv", "pip runtime"]


@pytest.fixture
def clone(tmp_path: Path) -> SmallClone:
    return SmallClone(tmp_path / "a clone")


# --- once ---


def test_the_first_use_installs_and_later_ones_only_compare(clone: SmallClone) -> None:
    first = clone.run(*CARDS)
    second = clone.run(*CARDS)

    assert [line.split(" with ")[0] for line in first[2].splitlines()] == [
        "run: making .venv",
        "run: installing the runtime requirements",
        "run: ready",
    ]
    assert (first[:2], second[2]) == (second[:2], "")
    assert clone.diary == ONCE
    assert not clone.is_locked


def test_the_program_gets_our_packages_and_the_users_folder(
    clone: SmallClone, tmp_path: Path
) -> None:
    """What PYTHONPATH and PYTHONHOME name would shadow ours; -P keeps the user's files out."""
    code, said, _ = clone.run(*CARDS, cwd=tmp_path, more={"PYTHONPATH": "/elsewhere"})

    assert code == 0
    assert said.splitlines() == [
        "arguments -P -m tokyork cards",
        f"in {tmp_path}",
        f"with {clone.root / 'src'} None",
    ]


def test_new_requirements_are_installed_and_others_left_alone(clone: SmallClone) -> None:
    clone.run(*CARDS)
    for name in ("runtime", "fuzz"):
        with (clone.root / "requirements" / f"{name}.txt").open("a") as file:
            file.write("# another\n")
    clone.run(*CARDS)
    clone.run(*CARDS)

    assert clone.diary == [*ONCE, "pip runtime"]


def test_dev_has_what_the_program_needs(clone: SmallClone) -> None:
    clone.run("test", "-q")
    clone.run(*CARDS)

    assert clone.diary == ["venv", "pip dev", "pip cluster"]


def test_a_python_that_was_taken_away_is_replaced(clone: SmallClone) -> None:
    clone.run(*CARDS)
    (clone.root / ".venv" / "bin" / "python").unlink()
    (clone.root / ".venv" / "bin" / "python").symlink_to("/no/such/python")

    assert clone.run(*CARDS)[0] == 0
    assert clone.diary == [*ONCE, *ONCE]


# --- what goes wrong ---


def test_without_a_network_one_line_says_so_and_nothing_is_lost(clone: SmallClone) -> None:
    clone.pip_does("WARNING: Retrying after ConnectionError; Max retries exceeded")
    code, said, told = clone.run(*CARDS)

    assert (code, said) == (1, "")
    assert told.splitlines()[-1].startswith(
        "run: cannot reach the package index; once online, run this again ("
    )
    clone.pip_does("")
    assert clone.run(*CARDS)[0] == 0
    assert clone.diary == [*ONCE, "pip runtime"]  # the environment was whole


def test_what_pip_complains_of_is_told_and_half_an_environment_made_anew(
    clone: SmallClone,
) -> None:
    clone.pip_does("ERROR: no such thing")
    code, _, told = clone.run(*CARDS)

    assert code == 1
    assert told.splitlines()[-1].startswith("run: pip failed: ERROR: no such thing (")
    assert not clone.is_locked
    clone.pip_does("")
    assert clone.run(*CARDS)[0] == 0
    assert clone.diary == [*ONCE, *ONCE]


# --- one at a time ---


def test_of_two_at_once_one_installs_and_the_other_waits(clone: SmallClone) -> None:
    clone.pip_does("hang")
    first = clone.start(*CARDS)
    clone.workers()
    second = clone.start(*CARDS)
    assert second.stderr
    assert second.stderr.readline().startswith("run: waiting for another ./run")
    clone.let_go()

    assert (ended(first)[0], ended(second)[0]) == (0, 0)
    assert [line for line in clone.diary if not line.startswith("workers")] == ONCE


@pytest.mark.parametrize(
    ("how", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_ends_it_with_all_it_started(
    clone: SmallClone, how: signal.Signals, code: int
) -> None:
    clone.pip_does("hang")
    process = clone.start(*CARDS)
    workers = clone.workers()
    ending = kill(process, how)

    assert (ending[0], ending[2].count("\n")) == (code, 2)  # no traceback
    assert all(map(has_ended, workers))
    assert not clone.is_locked
    clone.pip_does("")
    assert clone.run(*CARDS)[0] == 0
    assert clone.diary[-2:] == ONCE


def test_a_waiting_one_ends_at_once(clone: SmallClone) -> None:
    clone.pip_does("hang")
    first = clone.start(*CARDS)
    clone.workers()
    second = clone.start(*CARDS)
    assert second.stderr
    second.stderr.readline()

    assert kill(second, signal.SIGINT)[0] == 130
    clone.let_go()
    assert ended(first)[0] == 0


def test_one_that_was_killed_keeps_the_lock_until_its_worker_has_ended(clone: SmallClone) -> None:
    clone.pip_does("hang")
    first = clone.start(*CARDS)
    clone.workers()
    kill(first, signal.SIGKILL)
    second = clone.start(*CARDS)
    assert second.stderr
    assert second.stderr.readline().startswith("run: waiting for another ./run")
    clone.let_go()

    assert ended(second)[0] == 0
    assert [line for line in clone.diary if not line.startswith("workers")] == [*ONCE, *ONCE]
    assert not clone.is_locked


@pytest.mark.parametrize("owner", ["999999999\n", "999999999\n-999999998\n"])
def test_a_dead_ones_lock_is_cleared(clone: SmallClone, owner: str) -> None:
    (clone.root / ".venv.lock").mkdir()
    (clone.root / ".venv.lock" / "owner").write_text(owner)

    assert clone.run(*CARDS)[0] == 0
    assert not clone.is_locked


def test_a_lock_that_never_had_an_owner_is_taken(clone: SmallClone) -> None:
    (clone.root / ".venv.lock").mkdir()

    assert clone.run(*CARDS)[0] == 0
    assert not clone.is_locked
