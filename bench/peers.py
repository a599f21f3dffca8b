"""Others' engines, installed in an environment of their own: build/peers."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

from bench.worker import Worker

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "peers"
PACKAGES = ("open_spiel", "catanatron")
GAMES = {
    "open_spiel": ("hearts", "pig(players=4)", "backgammon"),
    "catanatron": ("catan",),
}
MODES = {"open_spiel": ("inside", "driven"), "catanatron": ("driven",)}
BUILDS = {"open_spiel": "compiled", "catanatron": "interpreted"}


def say(text: str) -> None:
    """One line of progress."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def python() -> Path:
    """The environment's interpreter."""
    return FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def installed() -> list[str]:
    """The peers that can be measured, after trying to install them all."""
    if not python().exists():
        say(f"making {FOLDER.relative_to(ROOT)}")
        try:
            venv.create(FOLDER, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            say(f"no environment can be made, and the peers are left out ({error})")
            return []
    return [package for package in PACKAGES if _can_import(package) or _install(package)]


def _can_import(package: str) -> bool:
    module = {"open_spiel": "pyspiel"}.get(package, package)
    return _run("-c", f"import {module}").returncode == 0


def _install(package: str) -> bool:
    say(f"installing {package}")
    options = ("--quiet", "--no-input", "--disable-pip-version-check")
    done = _run("-m", "pip", "install", *options, package)
    if done.returncode == 0 and _can_import(package):
        return True
    errors = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    why = errors[-1] if errors else "pip did not say why"
    say(f"{package} cannot be installed and is left out ({why})")
    return False


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603 - our own command
        [python(), *arguments], capture_output=True, text=True, env=environment(), check=False
    )


def environment() -> dict[str, str]:
    """Ours, without what would shadow their packages."""
    ours = ("PYTHONPATH", "PYTHONHOME")
    return {name: value for name, value in os.environ.items() if name not in ours}


def worker() -> Worker:
    """A process that measures them."""
    script = str(Path(__file__).with_name("peer_worker.py"))
    return Worker([str(python()), script], environment(), str(ROOT))
