"""Tests of the engine as it was installed: `python tests/installed.py`, away from any clone.

`./run test-wheel` copies the tests beside an empty environment with nothing but the wheel, what it
requires and pytest; cibuildwheel does the same on every system. Arguments are pytest's.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tokyork

ENGINE = (
    "tests/core",
    "tests/every_city",
    "tests/odds",
    "tests/test_golden_games.py",
    "tests/test_golden_releases.py",
    "tests/test_playout.py",
    "tests/test_scenarios.py",
    "tests/view",
)
"""The rules, and what they are made of: what compiling could break."""


def main(arguments: list[str]) -> int:
    """The exit code; nothing is tested that is not compiled or not installed."""
    package = Path(tokyork.__file__).parent
    if package.parent.name == "src":
        sys.exit(f"tokyork is that of a clone: {package}")
    if not tokyork.is_compiled:
        sys.exit(f"the engine of {package} is not compiled")
    sys.stdout.write(f"tokyork {tokyork.__version__} in {package}\n")
    are_named = any(Path(argument.partition("::")[0]).exists() for argument in arguments)
    which = () if are_named else ENGINE
    return int(pytest.main(["-q", "-n", "auto", "--compiled", *which, *arguments]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
