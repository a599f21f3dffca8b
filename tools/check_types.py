"""Check with pyright what users of the package see; at first it is fetched into build/pyright.

Users check their programs with whatever they like: mypy reads all our sources, this one the
examples and a program that uses every public name. Its version is locked in tools/pyright.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tools.build_client import BIN, NPM

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "tools" / "pyright"
FOLDER = ROOT / "build" / "pyright"
NODE = next(path for path in (BIN / "node", BIN / "node.exe") if path.exists())


def main() -> int:
    """Whether there is nothing to complain about."""
    if not _is_installed() and not _install():
        return 1
    program = FOLDER / "node_modules" / "pyright" / "index.js"
    command = [str(NODE), str(program), "--project", str(ROOT), "--pythonpath", sys.executable]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603 - our own


def _is_installed() -> bool:
    stamp = FOLDER / "package-lock.json"
    wanted = (LOCKED / "package-lock.json").read_bytes()
    return (FOLDER / "node_modules" / "pyright").is_dir() and stamp.read_bytes() == wanted


def _install() -> bool:
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(LOCKED / name, FOLDER / name)
    command = [str(NODE), str(NPM), "ci", "--no-audit", "--no-fund"]
    done = subprocess.run(  # noqa: S603 - our own command
        command, cwd=FOLDER, capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(f"pyright cannot be fetched; are you online?\n{done.stdout[-1000:]}", file=sys.stderr)
        shutil.rmtree(FOLDER, ignore_errors=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
