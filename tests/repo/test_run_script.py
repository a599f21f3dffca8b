"""./run before any set-up: what it says, with which Python, and where it may be called from."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.repo.small_clone import SmallClone
from tools.set_up import install, locks, pythons
from tools.set_up.commands import COMMANDS
from tools.set_up.places import Places

RUN = Path(__file__).parents[2] / "run"
# Runs the script on a Python that takes itself for an older one.
OLD = """
import sys
sys.version_info = (3, 8, 0)
sys.argv = [{script!r}, *sys.argv[1:]]
__file__ = {script!r}
exec(compile(open(__file__).read(), __file__, "exec"))
"""


def run(
    *arguments: str,
    script: Path = RUN,
    cwd: Path | None = None,
    more: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [script, *arguments],
        cwd=cwd,
        env=os.environ | (more or {}),
        capture_output=True,
        text=True,
        check=False,
    )


# --- what it says ---


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",), ("help",)])
def test_help(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    for command in COMMANDS:
        assert f"\n  {command} " in done.stdout


def test_an_unknown_command_gets_one_line() -> None:
    done = run("tokio", "--json")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "run: unknown command 'tokio'; ./run --help lists them\n"


# --- from where ---


def test_from_another_folder(tmp_path: Path) -> None:
    assert run("--help", cwd=tmp_path).stdout.startswith("usage: ./run")


def test_through_python_as_on_windows(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(RUN), "--help"], cwd=tmp_path, capture_output=True, check=True
    )
    assert done.stdout.startswith(b"usage: ./run")


def test_through_a_symlink_it_works_beside_the_script(tmp_path: Path) -> None:
    clone = SmallClone(tmp_path / "a clone")
    clone.run("tokyork", "cards")
    link = tmp_path / "elsewhere"
    link.symlink_to(Path("a clone") / "run")

    done = run("tokyork", "cards", script=link, more={"TOKYORK_INTERPRETED": "1"})
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("arguments -P -m tokyork cards\n")
    assert clone.diary == ["venv", "pip runtime"]


def test_what_the_users_variables_name_shadows_nothing(tmp_path: Path) -> None:
    for name in ("tools", "subprocess", "hashlib", "signal"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('shadowed')\n")

    for path in (str(tmp_path), f"{tmp_path}/", ".", f"{tmp_path}/../{tmp_path.name}"):
        assert run("--help", more={"PYTHONPATH": path}, cwd=tmp_path).returncode == 0, path


# --- with which Python ---


def old_python(*arguments: str, path: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", OLD.format(script=str(RUN)), *arguments],
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_any_python_can_read_the_script() -> None:
    ast.parse(RUN.read_text(encoding="utf-8"), feature_version=(3, 4))


def test_an_old_python_looks_for_a_newer_one(tmp_path: Path) -> None:
    (tmp_path / "python3.13").symlink_to(sys.executable)
    done = old_python("--help", path=f"/no/such/folder{os.pathsep}{tmp_path}")

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("usage: ./run")


def test_an_old_python_alone_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tmp_path / "python3").chmod(0o755)
    done = old_python("tokyork", path=str(tmp_path))

    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("run: Python 3.11 or later is needed")
    assert done.stderr.count("\n") == 1


def test_a_python_without_venv_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit):
        pythons.find_python()
    assert "has no venv module; install it" in capsys.readouterr().err

    (tmp_path / "python3.12").symlink_to(sys.executable)
    assert pythons.find_python() == os.path.realpath(sys.executable)


# --- where nothing can be written ---


def test_a_folder_that_is_not_ours_gets_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def mkdir(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", mkdir)  # whoever runs tests as root may write anywhere
    with pytest.raises(SystemExit), locks.Lock(Places(tmp_path)).holding():
        pass
    assert capsys.readouterr().err == f"run: cannot write to {tmp_path}: Permission denied\n"


def test_nothing_is_ready_where_there_is_nothing(tmp_path: Path) -> None:
    assert not install.is_ready(Places(tmp_path), "runtime")
