"""`./run bench cold`: from nothing to a game, with empty caches of pip and npm."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROOT = Path(__file__).parents[1]
PATIENCE = 600.0
TARGETS = {"help": 12, "page": 45, "wheel": 20}
"""Seconds on two cores."""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure all, or those named; a wheel is needed in dist/ for that of the wheel."""
    for name in argv or TARGETS:
        with tempfile.TemporaryDirectory(prefix="tokyork-cold-") as scratch:
            before, began = _computed(), time.monotonic()
            seconds = MEASURES[name](Path(scratch)) - began
            _end_all_of(scratch)
            computed = _computed() - before
        print(f"{name}: {seconds:.1f} s (at most {TARGETS[name]}), {computed:.1f} s computing")
    return 0


def _help(scratch: Path) -> float:
    """A fresh clone, and `./run tokyork --help`."""
    run = _clone(scratch) / "run"
    subprocess.run([run, "tokyork", "--help"], env=_cold(scratch), capture_output=True, check=True)  # noqa: S603 - our own command
    return time.monotonic()


def _page(scratch: Path) -> float:
    """A fresh clone, and the first page in a browser."""
    return _first_page([str(_clone(scratch) / "run"), "tokyork"], scratch)


def _wheel(scratch: Path) -> float:
    """An empty environment, the wheel of dist/, and the first page in a browser."""
    [wheel] = (ROOT / "dist").glob("*.whl")
    places = scratch / "venv" / ("Scripts" if os.name == "nt" else "bin")
    commands: tuple[list[str | Path], ...] = (
        [sys.executable, "-m", "venv", scratch / "venv"],
        [places / "python", "-m", "pip", "install", "--quiet", wheel],
    )
    for command in commands:
        subprocess.run(command, env=_cold(scratch), capture_output=True, check=True)  # noqa: S603 - our own command
    return _first_page([str(places / "tokyork")], scratch)


MEASURES: dict[str, Callable[[Path], float]] = {"help": _help, "page": _page, "wheel": _wheel}


def _clone(scratch: Path) -> Path:
    git = shutil.which("git") or "git"
    subprocess.run([git, "clone", "--quiet", ROOT, scratch / "clone"], check=True)  # noqa: S603 - our own command
    return scratch / "clone"


def _cold(scratch: Path) -> dict[str, str]:
    """Everything that is kept elsewhere is kept in the scratch folder, and no browser opens."""
    ours = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    kept = {"PIP_CACHE_DIR": "pip", "npm_config_cache": "npm", "XDG_DATA_HOME": "data"}
    return (
        ours | {name: str(scratch / folder) for name, folder in kept.items()} | {"BROWSER": "true"}
    )


def _first_page(command: list[str], scratch: Path) -> float:
    """When the page with the game's script has come."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(  # noqa: S603 - ours
        [*command, "serve", "--port", str(port)],
        env=_cold(scratch),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < deadline and server.poll() is None:
            with contextlib.suppress(OSError):
                address = f"http://127.0.0.1:{port}/"
                with urllib.request.urlopen(address, timeout=5) as page:
                    if b"<script" in page.read():
                        return time.monotonic()
            time.sleep(0.05)
    finally:
        server.terminate()
        server.wait()
    raise TimeoutError


def _end_all_of(scratch: str) -> None:
    """A first start compiles in the background: here nobody waits for that."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if scratch.encode() in (process / "cmdline").read_bytes():
                os.kill(int(process.name), signal.SIGKILL)
    time.sleep(0.5)


def _computed() -> float:
    """Seconds that programs computed which we waited for."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
