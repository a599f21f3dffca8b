"""What is published: built, and tested as its users get it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tools.set_up.install import PIP
from tools.set_up.places import fail, python_in, say
from tools.set_up.processes import call

if TYPE_CHECKING:
    from tools.set_up.commands import Clone
    from tools.set_up.processes import Command

NEEDED = ("tests", "tools", "bench", "docs", "pyproject.toml")
"""What tests of the engine read beside the package."""


def build_wheel(clone: Clone, *, archive: bool = True) -> int:
    """Into dist/, with what is built already if it is current; documentation is made anew."""
    clone.build()
    clone.client()
    if clone.documentation():
        fail("the documentation could not be made")
    dist = clone.places.root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    say("building the wheel")
    targets = ("--target", "wheel", *(("--target", "sdist") if archive else ()))
    return clone.python("-m", "hatchling", "build", *targets)


def test_wheel(clone: Clone, arguments: list[str]) -> int:
    """Install it where nothing of the clone is in reach, and test the engine there."""
    wheels = list((clone.places.root / "dist").glob("*.whl"))
    if len(wheels) != 1:
        fail(f"expected one wheel in dist/, found {len(wheels)}")
    say(f"testing {wheels[0].name} in an empty environment")
    with tempfile.TemporaryDirectory(prefix="tokyork ") as scratch:
        python = _install(clone, wheels[0], Path(scratch))
        tests = Path(scratch, "tests of the wheel")
        tests.mkdir()
        for name in NEEDED:
            _copy(clone.places.root / name, tests / name)
        environment = {k: v for k, v in clone.environment.items() if k != "PYTHONPATH"}
        command: Command = [python, "tests/installed.py", *arguments]
        return call(command, environment=environment, cwd=tests)


def _install(clone: Clone, wheel: Path, scratch: Path) -> Path:
    """Its locked requirements, what its tests need, and then itself with nothing more."""
    python = python_in(scratch / "venv")
    pip = (clone.places.python, "-m", "pip", "--python", python, *PIP[2:])
    commands: tuple[Command, ...] = (
        (clone.places.python, "-m", "venv", "--without-pip", scratch / "venv"),
        (*pip, "--require-hashes", "-r", clone.places.requirements("wheel")),
        (*pip, "--no-deps", "--no-index", wheel),
    )
    for command in commands:
        if call(command, environment=clone.environment):
            fail("the wheel could not be installed")
    return python


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "browser"))
    else:
        shutil.copy(source, target)
