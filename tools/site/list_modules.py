"""Writes offline/modules.txt: python -m tools.site.list_modules, after ./run site.

Everything is packed once, and a tour is made in the browser's Python: what is imported then, of
Python's own library and others' packages, is what a site needs.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.build_client import BIN
from tools.site.compare import in_browsers_python
from tools.site.make_site import OFFLINE, PACKAGES, WORK
from tools.site.python_parts import NEEDED, ROOT, gather

TOUR = ROOT / "tools" / "site" / "tour.py"
ABOUT = "# What a page makes Python import, beside our own package: see tools/site/list_modules.py."


def main() -> int:
    """Tour and write."""
    with TemporaryDirectory() as folder:
        tree, engine = Path(folder, "tree"), Path(folder, "engine")
        engine.mkdir()
        wheels = (WORK / "wheels").glob("*.whl")
        gather(tree, PACKAGES / "python_stdlib.zip", wheels, whole=True)
        packing = [str(BIN / "node"), "pack.mjs", str(tree), str(engine)]
        subprocess.run(packing, cwd=OFFLINE, check=True)  # noqa: S603 - our own command
        found, _ = in_browsers_python("await modules()", str(TOUR), engine)
    ours = ("tokyork", "__main__", "anyio")
    names = [name for name in found if name.partition(".")[0] not in ours]
    NEEDED.write_text("\n".join([ABOUT, *names, ""]), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
