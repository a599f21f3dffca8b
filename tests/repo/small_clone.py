"""A clone that is quick to set up: its Python and its pip only write down what they would do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import signal

ROOT = Path(__file__).parents[2]

# Stands for Python, venv, pip and the program. Writes down what it did, one line each.
PYTHON = """
import os, pathlib, subprocess, sys, time
root = pathlib.Path({root!r})
def did(what):
    with (root / "diary").open("a") as diary:
        diary.write(what + "\\n")
arguments = sys.argv[1:]
if arguments[0] == "-I" and arguments[1].endswith("make_venv.py"):
    did("venv")
    made = pathlib.Path(arguments[2])
    (made / "bin").mkdir()
    (made / "bin" / "python").symlink_to(pathlib.Path(__file__).with_name("python"))
    (made / "pyvenv.cfg").write_text("version = 3\\n")
elif arguments[:2] == ["-m", "pip"]:
    did("pip " + pathlib.Path(arguments[-1]).stem)
    how = (root / "pip").read_text()
    if how == "hang":
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(300)"])
        did(f"workers {{os.getpid()}} {{child.pid}}")
        while not (root / "go").exists():
            time.sleep(0.02)
        child.kill()
    elif how:
        sys.exit(how)
else:
    print("arguments", *arguments)
    print("in", os.getcwd())
    print("with", os.environ.get("PYTHONPATH"), os.environ.get("PYTHONHOME"))
"""
# Runs the script as a user would, but with that Python as the one that is found.
RUN = """
import sys
sys.path.insert(0, {root!r})
from tools.set_up import pythons
pythons.find_python = lambda: {python!r}
from tools.set_up.commands import main
sys.exit(main({root!r}, sys.argv[1:]))
"""
PATIENCE = 60.0


class SmallClone:
    """What ./run needs of a clone, in a folder with a space in its name."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("tools/set_up", "requirements"):
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, root / name, ignore=ignored)
        shutil.copy(ROOT / "tools" / "__init__.py", root / "tools")
        shutil.copy(ROOT / "run", root)
        self.fake = root / "fake"
        self.fake.mkdir()
        (self.fake / "python.py").write_text(PYTHON.format(root=str(root)), encoding="utf-8")
        script = f'#!/bin/sh\nexec "{sys.executable}" "{self.fake / "python.py"}" "$@"\n'
        (self.fake / "python").write_text(script, encoding="utf-8")
        (self.fake / "python").chmod(0o755)
        self.pip_does("")

    def pip_does(self, how: str) -> None:
        """'' installs, 'hang' waits for the file 'go', anything else is an error that it prints."""
        (self.root / "pip").write_text(how, encoding="utf-8")

    @property
    def diary(self) -> list[str]:
        """What was done, as far as it was begun."""
        path = self.root / "diary"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []

    @property
    def is_locked(self) -> bool:
        return bool(list(self.root.glob(".venv.lock*")))

    def start(
        self, *arguments: str, cwd: Path | None = None, more: dict[str, str] | None = None
    ) -> subprocess.Popen[str]:
        """Interpreted: nothing is compiled behind."""
        code = RUN.format(root=str(self.root), python=str(self.fake / "python"))
        return subprocess.Popen(
            [sys.executable, "-c", code, *arguments],
            cwd=cwd,
            env={**os.environ, "TOKYORK_INTERPRETED": "1", **(more or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(
        self, *arguments: str, cwd: Path | None = None, more: dict[str, str] | None = None
    ) -> tuple[int, str, str]:
        """The exit code, and what was said."""
        return ended(self.start(*arguments, cwd=cwd, more=more))

    def wait_for(self, begun: str) -> str:
        """Until a line of the diary begins so; the line."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if found := [line for line in self.diary if line.startswith(begun)]:
                return found[-1]
            time.sleep(0.02)
        raise AssertionError(self.diary)

    def workers(self) -> list[int]:
        """The processes of a pip that hangs."""
        return [int(word) for word in self.wait_for("workers").split()[1:]]

    def let_go(self) -> None:
        (self.root / "go").touch()


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    stdout, stderr = process.communicate(timeout=PATIENCE)
    return process.returncode, stdout, stderr


def has_ended(pid: int) -> bool:
    """Wait for it; a process that nobody has buried yet has ended, too."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
            if Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2][1] == "Z":
                return True
        except OSError:
            return True
        time.sleep(0.02)
    return False


def kill(process: subprocess.Popen[str], how: signal.Signals) -> tuple[int, str, str]:
    process.send_signal(how)
    return ended(process)
