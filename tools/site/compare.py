"""Whether games in the browser's Python are as here: python -m tools.site.compare GAMES."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.build_client import BIN
from tools.site.games_to_compare import digests
from tools.site.make_site import OFFLINE, WORK
from tools.site.python_parts import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SCRIPT = ROOT / "tools" / "site" / "games_to_compare.py"


def in_browsers_python(
    expression: str, script: str = str(SCRIPT), engine: Path | None = None
) -> tuple[list[str], float]:
    """What it is there, and the milliseconds it took; the site must have been made."""
    engine = engine or next(WORK.glob("engine-*"))
    command = [str(BIN / "node"), "play.mjs", str(engine), script, expression]
    done = subprocess.run(command, cwd=OFFLINE, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    said = json.loads(done.stdout.splitlines()[-1])
    return said["found"], float(said["ms"])


def main(games: int) -> int:
    """Compare so many; the exit code."""
    there, ms = in_browsers_python(f"digests(0, {games})")
    here = digests(0, games)
    same = sum(one == other for one, other in zip(here, there, strict=True))
    print(f"{same} of {games} games are the same; {ms / games:.0f} ms each there")
    return int(same != games)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 600))
