"""The examples that come with the package: programs to begin one's own from."""

from __future__ import annotations

import shutil
from pathlib import Path

from tokyork.errors import BadInputError

_PACKAGE = Path(__file__).parents[1]
_SUFFIXES = (".py", ".ipynb")


def shipped() -> list[Path]:
    """Those of a wheel, or of the clone."""
    places = (_PACKAGE / "examples", _PACKAGE.parents[1] / "examples")
    found = next((place for place in places if place.is_dir()), None)
    if found is None:
        raise BadInputError("examples", "this installation came without them")
    return sorted(path for path in found.iterdir() if path.suffix in _SUFFIXES)


def copy_examples(target: Path) -> list[Path]:
    """Copy all of them into a folder; none of its files is overwritten."""
    wanted = {path: target / path.name for path in shipped()}
    for place in wanted.values():
        if place.exists():
            raise BadInputError(str(place), "there is such a file already")
    target.mkdir(parents=True, exist_ok=True)
    for path, place in wanted.items():
        shutil.copyfile(path, place)
    return list(wanted.values())
