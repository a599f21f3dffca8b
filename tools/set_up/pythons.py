"""Which Python .venv is made with."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.set_up.places import fail

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("python3", "python3.14", "python3.13", "python3.12", "python3.11")
ASK = """
import os, sys
if sys.version_info < (3, 11): sys.exit(1)
print(os.path.realpath(getattr(sys, "_base_executable", "") or sys.executable))
try: import ensurepip, venv
except ImportError: sys.exit(3)
"""
WITHOUT_VENV = 3


def find_python() -> str:
    """A Python with its venv module.

    Its real path, not a link: when an upgrade takes that Python away, the one of .venv dangles,
    and the next ./run sees it.
    """
    incomplete = ""
    for path, is_complete in _found():
        if is_complete:
            return path
        incomplete = incomplete or path
    return fail(f"{incomplete} has no venv module; install it (on Debian and Ubuntu: python3-venv)")


def _found() -> Iterator[tuple[str, bool]]:
    """Each with whether it can make a virtual environment; first the one that runs this."""
    ours = os.path.realpath(getattr(sys, "_base_executable", "") or sys.executable)
    yield ours, all(importlib.util.find_spec(name) for name in ("ensurepip", "venv"))
    for name in NAMES:
        command = shutil.which(name)
        if command is None:
            continue
        done = subprocess.run(  # noqa: S603 - a Python that the user has
            [command, "-c", ASK], capture_output=True, text=True, check=False
        )
        if done.returncode in {0, WITHOUT_VENV} and done.stdout.strip():
            yield done.stdout.strip(), done.returncode == 0
