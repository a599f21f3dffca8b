"""Where things are, and how this script speaks."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from pathlib import Path


class Places:
    """The folders of a clone."""

    def __init__(self, root: Path) -> None:
        """The clone is there."""
        self.root = root

    @property
    def venv(self) -> Path:
        """Where the locked packages are installed."""
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The Python that has them."""
        return python_in(self.venv)

    @property
    def lock(self) -> Path:
        """There while a ./run sets up."""
        return self.root / ".venv.lock"

    @property
    def log(self) -> Path:
        """What venv and pip said last."""
        return self.venv / "set-up.log"

    @property
    def build(self) -> Path:
        """What is built from the sources."""
        return self.root / "build"

    def requirements(self, name: str) -> Path:
        """What is installed together."""
        return self.root / "requirements" / f"{name}.txt"


class LabPlaces(Places):
    """The same with the environment of the laboratory's extras: others stay small."""

    @property
    def venv(self) -> Path:
        """Where they are installed."""
        return self.build / "lab"

    @property
    def lock(self) -> Path:
        """There while it is set up."""
        return self.build / "lab.lock"


def python_in(venv: Path) -> Path:
    """The interpreter of a virtual environment."""
    return venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python"


def say(text: str) -> None:
    """One line for people."""
    print(f"run: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> NoReturn:
    """Say why, and end."""
    say(text)
    raise SystemExit(1)
