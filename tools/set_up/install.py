"""What .venv holds: made on first use, and again whenever its requirements change."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tools.set_up.places import fail, say

if TYPE_CHECKING:
    from tools.set_up.locks import Lock
    from tools.set_up.places import Places
    from tools.set_up.processes import Command

PIP = (
    *("-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"),
    "--no-compile",  # whatever is imported is compiled then; most is not
)
MAKE_VENV = Path(__file__).with_name("make_venv.py")
INCLUDED = {"dev": ("runtime", "client", "wheel")}
"""It has all of the others, the same versions."""
OFFLINE = re.compile(r"connection ?(broken|error)|max retries|timed out", re.IGNORECASE)


def prepare(places: Places, name: str) -> None:
    """Afterwards .venv holds these requirements."""
    if is_ready(places, name):
        return
    from tools.set_up.locks import Lock  # noqa: PLC0415 - a start with everything ready is quick

    lock = Lock(places)
    with lock.holding():
        if not is_ready(places, name):  # or another ./run did it while this one waited
            _install(places, name, lock)


def is_ready(places: Places, name: str) -> bool:
    """Whether they are installed, by the very stamp of these requirements."""
    try:
        stamp = (places.venv / f"{name}.stamp").read_text(encoding="ascii")
    except (OSError, ValueError):
        return False
    return os.access(places.python, os.X_OK) and stamp == fingerprint(places, name)


def fingerprint(places: Places, name: str) -> str:
    """What an installed set is known by.

    Its requirements, and the Python of .venv, which pyvenv.cfg tells without starting it.
    """
    known = hashlib.sha256(places.requirements(name).read_bytes())
    known.update((places.venv / "pyvenv.cfg").read_bytes())
    return known.hexdigest()


def _install(places: Places, name: str, lock: Lock) -> None:
    unfinished = places.venv / "unfinished"
    # On what an interrupted install left, pip would take half a package for a whole one.
    if not os.access(places.python, os.X_OK) or unfinished.exists():
        from tools.set_up.pythons import find_python  # noqa: PLC0415 - only here

        python = find_python()
        say(f"making .venv with {python}")
        _remove(places)
        places.venv.mkdir()
        unfinished.touch()
        if not lock.work([python, "-I", MAKE_VENV, places.venv]):
            fail(f"could not make .venv; {places.log} says why")
    unfinished.touch()
    say(f"installing the {name} requirements")
    command: Command = [places.python, *PIP, "--require-hashes", "-r", places.requirements(name)]
    if not lock.work(command):
        _explain(places)
    for done in (name, *INCLUDED.get(name, ())):
        (places.venv / f"{done}.stamp").write_text(fingerprint(places, done), encoding="ascii")
    unfinished.unlink()
    say("ready")


def _remove(places: Places) -> None:
    try:
        shutil.rmtree(places.venv)
    except FileNotFoundError:
        return
    except OSError as error:  # on Windows, a program that still runs
        fail(f"cannot remove {error.filename}: {error.strerror}")


def _explain(places: Places) -> NoReturn:
    said = places.log.read_text(encoding="utf-8", errors="replace")
    if OFFLINE.search(said):
        (places.venv / "unfinished").unlink()  # pip fetches everything before it installs anything
        fail(
            "cannot reach the package index; once online, run this again "
            f"({places.log} has details)"
        )
    reason = next((line for line in said.splitlines() if "ERROR" in line), "it did not say why")
    fail(f"pip failed: {reason} ({places.log} has the details)")
