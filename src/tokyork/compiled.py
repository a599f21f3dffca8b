"""The compiled engine: used if it was built from exactly these sources, else left alone.

`./run build` compiles the packages below with mypyc into build/compiled. A stamp there
holds the digest of the sources it was made from. Importing `tokyork` compares it with the
sources beside this file, so a stale build can never shadow an edited file.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import sys
from pathlib import Path

PACKAGES = ("core", "tokyo", "new_york")
INTERPRETED = "TOKYORK_INTERPRETED"  # set in the environment: never use the compiled engine
_HERE = Path(__file__).parent


def sources() -> list[Path]:
    """The files that are compiled, in a fixed order."""
    found = [path for package in PACKAGES for path in sorted((_HERE / package).glob("*.py"))]
    return [path for path in found if path.name != "__init__.py"]


def digest() -> str:
    """What the sources are known by."""
    known = hashlib.sha256(sys.version.encode())
    for path in sources():
        known.update(path.name.encode())
        known.update(path.read_bytes())
    return known.hexdigest()


def folder() -> Path:
    """Where the compiled engine of a clone lies."""
    return _HERE.parents[1] / "build" / "compiled" / sys.implementation.cache_tag


def is_current() -> bool:
    """Whether there is a compiled engine, and of these very sources."""
    stamp = folder() / "stamp"
    return stamp.is_file() and stamp.read_text() == digest()


def use() -> bool:
    """Let the engine's packages find their compiled modules first, if those may be used."""
    if os.environ.get(INTERPRETED) or not is_current():
        return False
    # mypyc keeps the code of all modules in one library, which they import by its bare name.
    sys.path.append(str(folder()))
    for package in PACKAGES:
        module = importlib.import_module(f"tokyork.{package}")
        module.__path__.insert(0, str(folder() / "tokyork" / package))
    return True
