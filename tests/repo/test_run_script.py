"""./run before any set-up: what it says, and where it may be called from."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

RUN = Path(__file__).parents[2] / "run"


def run(
    *arguments: str, script: Path = RUN, cwd: Path | None = None, path: str | None = None
) -> subprocess.CompletedProcess[str]:
    environment = os.environ if path is None else os.environ | {"PATH": path}
    return subprocess.run(
        [script, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A ./run of its own, in a folder with a space in its name and no .venv."""
    folder = tmp_path / "a clone"
    folder.mkdir()
    return Path(shutil.copy(RUN, folder))


@pytest.fixture
def path_without_python(tmp_path: Path) -> str:
    """Every program of the script but Python."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for program in ("cat", "cksum", "dirname", "mkdir", "mv", "readlink", "rm", "sleep"):
        found = shutil.which(program)
        assert found
        (folder / program).symlink_to(found)
    return str(folder)


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("help",)])
def test_help(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    for command in ("tokyork", "test", "check", "format", "bench", "lock"):
        assert f"\n  {command} " in done.stdout


def test_an_unknown_command_gets_one_line() -> None:
    done = run("tokio", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "run: unknown command 'tokio'; ./run --help lists them\n"


def test_from_another_folder(tmp_path: Path) -> None:
    assert run("--help", cwd=tmp_path).stdout.startswith("usage: ./run")


def test_through_a_symlink_and_past_a_dead_lock(
    copy: Path, tmp_path: Path, path_without_python: str
) -> None:
    """Set-up works beside the script, not beside the link, and clears a dead one's lock."""
    link = tmp_path / "elsewhere"
    link.symlink_to(Path("a clone") / "run")
    (copy.parent / ".venv.lock").mkdir()
    (copy.parent / ".venv.lock" / "owner").write_text("999999999\n")  # nobody's: to be cleared
    done = run("tokyork", script=link, path=path_without_python)
    assert done.stderr.startswith("run: Python 3.11 or later is needed")
    assert [file.name for file in copy.parent.iterdir()] == ["run"]


def test_without_python_one_line_says_so(copy: Path, path_without_python: str) -> None:
    done = run("tokyork", script=copy, path=path_without_python)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("run: Python 3.11 or later is needed")
    assert done.stderr.count("\n") == 1
    assert [file.name for file in copy.parent.iterdir()] == ["run"]
