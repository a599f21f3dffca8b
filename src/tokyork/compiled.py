"""The compiled engine: used if it was built from exactly these sources, else left alone.

`./run build` compiles the packages below with mypyc into build/compiled. A stamp there
holds the digest of the sources it was made from. Importing `tokyork` compares it with the
sources beside this file, so a stale build can never shadow an edited file.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGES = ("core", "tokyo", "new_york", "odds", "bots/thinking", "lab/encoding")
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
    """Let the packages' modules be found compiled first, if those may be used."""
    if os.environ.get(INTERPRETED) or not is_current():
        return False
    # mypyc keeps the code of all modules in one library, which they import by its bare name.
    sys.path.append(str(folder()))
    sys.meta_path.insert(0, _Finder())
    return True


class _Finder(MetaPathFinder):
    """Finds compiled modules; a package itself, and what is not compiled, is left to others."""

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - of the interface
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Where the module is, if it is one of ours."""
        package = fullname.rpartition(".")[0].replace(".", "/")
        if package.removeprefix("tokyork/") not in PACKAGES:
            return None
        return PathFinder.find_spec(fullname, [str(folder() / package)], target)
