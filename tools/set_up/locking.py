"""The locked requirements, from what pyproject.toml asks for."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from tools.set_up.places import fail, python_in, say
from tools.set_up.processes import call
from tools.set_up.pythons import find_python

if TYPE_CHECKING:
    from tools.set_up.commands import Clone
    from tools.set_up.processes import Command

EXTRAS = ("--extra", "lab", "--extra", "openspiel", "--extra", "ray")
SETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "runtime": (("pyproject.toml",), ()),
    "client": (("--group", "client"), ()),
    "wheel": (("pyproject.toml", "--group", "engine-tests"), ("runtime",)),
    "fuzz": (("--group", "fuzz"), ()),
    "cluster": (("--group", "cluster"), ("runtime",)),
    "dev": (("pyproject.toml", "--group", "dev"), ("runtime", "client", "wheel")),
    "release": (("--group", "release"), ("dev",)),
    "docs": (("--group", "docs"), ("dev",)),
    "lab": (
        ("pyproject.toml", *EXTRAS, "--group", "engine-tests"),
        ("runtime", "wheel"),
    ),
}
"""What each is made from, and whose versions it keeps to."""


def lock_all(clone: Clone, options: list[str]) -> int:
    """Lock every set; uv resolves for all systems and Pythons at once, and lives only meanwhile."""
    python = find_python()
    with tempfile.TemporaryDirectory() as scratch:
        uv = _fetch_uv(clone, python, Path(scratch))
        for name, (sources, others) in SETS.items():
            say(f"locking {_file(name)}")
            code = call(
                [
                    *(uv, "pip", "compile", "--quiet", "--no-annotate", "--generate-hashes"),
                    *("--universal", "--python-version", "3.11", "--python", python),
                    # What the files' header says: no option, no path of this machine.
                    *("--custom-compile-command", "./run lock"),
                    *("--cache-dir", Path(scratch, "cache")),
                    *sources,
                    *(word for other in others for word in ("--constraint", _file(other))),
                    *("--output-file", _file(name), *options),
                ],
                environment=clone.environment,
                cwd=clone.places.root,
            )
            if code:
                return code
    return 0


def _file(name: str) -> str:
    return f"requirements/{name}.txt"


def _fetch_uv(clone: Clone, python: str, scratch: Path) -> Path:
    say("fetching uv")
    made = scratch / "venv"
    pip = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "uv")
    commands: tuple[Command, ...] = ([python, "-m", "venv", made], [python_in(made), *pip])
    for command in commands:
        if call(command, environment=clone.environment):
            fail("uv could not be fetched")
    return python_in(made).with_name("uv.exe" if os.name == "nt" else "uv")
