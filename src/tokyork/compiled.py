"""The compiled engine: used if it was built from exactly these sources, else left alone.

In a clone, `./run build` compiles the packages below with mypyc into build/compiled. A stamp
there holds the digest of the sources it was made from. Importing `tokyork` compares it with the
sources beside this file, so a stale build can never shadow an edited file.

An installed wheel carries the compiled modules in a folder of the package. They were made
together with the sources beside them, for one Python and one system, as the wheel's name says.

This module is also loaded by its file, without the package around it, by what builds and starts:
it needs the standard library and nothing else.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib.machinery import PathFinder
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

PACKAGES = ("core", "tokyo", "new_york", "odds", "bots/thinking", "lab/encoding")
MODULES = ("formats/notation", "views/deals", "views/event_view", "views/view")
"""Single ones of other packages: those that read the engine's position most."""
INTERPRETED = "TOKYORK_INTERPRETED"  # set in the environment: never use the compiled engine
PACKAGED = "_compiled"
"""The folder of the package in a wheel."""
SHARED = "tokyork__mypyc"
"""The library in which mypyc keeps the code of all modules; they import it by its bare name."""
_HERE = Path(__file__).parent


def sources() -> list[Path]:
    """The files that are compiled, in a fixed order."""
    found = [path for package in PACKAGES for path in sorted((_HERE / package).glob("*.py"))]
    single = [(_HERE / module).with_suffix(".py") for module in MODULES]
    return [path for path in found if path.name != "__init__.py"] + single


def digest() -> str:
    """What the sources are known by, for this Python."""
    known = hashlib.sha256(f"{SHARED} {sys.version}".encode())
    for path in sources():
        known.update(path.name.encode())
        known.update(path.read_bytes())
    return known.hexdigest()


def folder() -> Path:
    """Where the compiled engine of a clone lies."""
    return _HERE.parents[1] / "build" / "compiled" / str(sys.implementation.cache_tag)


def is_installed() -> bool:
    """Whether this is no clone: an installed package has everything inside."""
    return (_HERE / "locales").is_dir()


def is_current() -> bool:
    """Whether there is a compiled engine of this clone, and of these very sources."""
    stamp = folder() / "stamp"
    return stamp.is_file() and stamp.read_text() == digest()


def usable() -> Path | None:
    """Where a compiled engine is that may be used."""
    if os.environ.get(INTERPRETED):
        return None
    if (_HERE / PACKAGED).is_dir():
        return _HERE / PACKAGED
    return folder() if is_current() else None


def use() -> bool:
    """Let the packages' modules be found compiled first, if those may be used."""
    found = usable()
    if found is None:
        return False
    sys.meta_path.insert(0, _Finder(found))
    return True


class _Finder:  # as importlib.abc.MetaPathFinder, whose module is slow to load
    """Finds compiled modules; a package itself, and what is not compiled, is left to others."""

    def __init__(self, root: Path) -> None:
        """In this folder, which is laid out as the sources are."""
        self._shared = [str(root)]
        self._folders = {
            f"tokyork.{package.replace('/', '.')}": [str(root / "tokyork" / package)]
            for package in (*PACKAGES, *{module.rpartition("/")[0] for module in MODULES})
        }

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,  # noqa: ARG002 - of the interface
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """Where the module is, if it is one of ours."""
        if fullname == SHARED:
            return PathFinder.find_spec(fullname, self._shared, target)
        where = self._folders.get(fullname.rpartition(".")[0])
        return PathFinder.find_spec(fullname, where, target) if where else None
