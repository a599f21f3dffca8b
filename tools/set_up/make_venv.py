"""Make a virtual environment with pip inside, in a third of a second: `python make_venv.py DIR`.

The venv module asks pip to install itself, which takes three seconds. Its wheel holds nothing but
Python files, so that unpacking it is all there is to it. Runs with the Python of the environment
to be, without what is beside it.
"""

from __future__ import annotations

import sys
import sysconfig
import venv
import zipfile
from pathlib import Path


def main(folder: str) -> None:
    """Afterwards `python -m pip` works in there."""
    wheel = pips_wheel()
    builder = venv.EnvBuilder(with_pip=wheel is None, symlinks=sys.platform != "win32")
    builder.create(folder)
    if wheel is not None:
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(packages_of(folder))


def pips_wheel() -> Path | None:
    """The one that comes with this Python; some systems keep it in a folder of their own."""
    import ensurepip  # noqa: PLC0415 - found to be there, and asked for nothing but its place

    kept = sysconfig.get_config_var("WHEEL_PKG_DIR")
    folders = [Path(ensurepip.__file__).with_name("_bundled"), *([Path(kept)] if kept else [])]
    wheels = [wheel for folder in folders for wheel in sorted(folder.glob("pip-*.whl"))]
    return wheels[-1] if wheels else None


def packages_of(folder: str) -> str:
    """Where an environment keeps its packages."""
    return sysconfig.get_path("purelib", "venv", {"base": folder, "platbase": folder})


if __name__ == "__main__":
    main(sys.argv[1])
