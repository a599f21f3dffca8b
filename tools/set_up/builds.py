"""What is built from the sources, and whether it is stale: the engine and the browser client.

Sources are compared by what they hold: not even the time of a file tells that it was edited.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tools.set_up.places import fail, say
from tools.set_up.processes import call, start_behind

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from types import ModuleType

    from tools.set_up.places import Places
    from tools.set_up.processes import Command

COMPILERS = ("cc", "gcc", "clang")
NOTHING_BUILT = 3  # of tools/build.py: nothing is wrong, but there is no compiler
NO_COMPILER = "no C compiler found: the engine runs interpreted, about ten times slower"


def has_compiler() -> bool:
    """Whether it is worth trying; on Windows only setuptools knows where to look."""
    return os.name == "nt" or any(map(shutil.which, COMPILERS))


# --- the engine ---


def build_engine(places: Places, environment: Mapping[str, str]) -> None:
    """Compile it, unless it is up to date or there is no C compiler."""
    before = _engine_state(places)
    built = places.build / "built"
    if call([places.python, places.root / "tools" / "build.py"], environment=environment) == 0:
        built.parent.mkdir(exist_ok=True)
        built.write_text(before, encoding="ascii")
    else:
        built.unlink(missing_ok=True)  # without a compiler, too: each start says so


def build_engine_behind(places: Places, environment: Mapping[str, str]) -> None:
    """The first start does not wait for the compiler: it runs interpreted and builds behind.

    Once for each state of the sources, so that a build that fails is not tried for ever.
    """
    now = _engine_state(places)
    if now == _read(places.build / "built"):
        return
    tried = places.build / "tried"
    if now == _read(tried):
        say("running interpreted: the compiled engine is not built yet; ./run build builds it")
        return
    try:
        tried.parent.mkdir(exist_ok=True)
        tried.write_text(now, encoding="ascii")
    except OSError:  # a folder that only others may write to
        return
    if not has_compiler():
        say(NO_COMPILER)
        return
    say("running interpreted this time while the compiled engine is built in the background")
    command: Command = [sys.executable, places.root / "run", "build"]
    start_behind(command, places.build / "behind.log", environment)


def _engine_state(places: Places) -> str:
    """What the sources of the engine are known by here."""
    compiled = load(places.root / "src" / "tokyork" / "compiled.py")
    return _digest([*compiled.sources(), places.venv / "pyvenv.cfg"])


def load(path: Path) -> ModuleType:
    """A module by its file: the package around it may need what is not installed yet."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- the browser client ---


def client_is_current(places: Places) -> bool:
    """Whether it was built from these very sources and words."""
    is_built = (places.build / "client" / "index.html").is_file()
    return is_built and _read(places.build / "client.built") == _client_state(places)


def build_client(places: Places, python: Path, environment: Mapping[str, str]) -> bool:
    """Build it with this Python, which has Node; whether that went well."""
    made_of = _client_state(places)
    if call([python, places.root / "tools" / "build_client.py"], environment=environment):
        return False
    (places.build / "client.built").write_text(made_of, encoding="ascii")
    return True


def need_client(places: Places, environment: Mapping[str, str]) -> None:
    """Build it, unless it is up to date."""
    if client_is_current(places):
        return
    from tools.set_up.install import prepare  # noqa: PLC0415 - seldom needed

    prepare(places, "client")
    if not build_client(places, places.python, environment):
        fail("the browser client could not be built")


def _client_state(places: Places) -> str:
    """What it is made of."""
    return _digest([*_files(places.root / "client"), *_files(places.root / "locales", ".ftl")])


# --- files ---


def _files(folder: Path, ending: str = "") -> Iterator[Path]:
    """In a fixed order, without what is installed and what tests it."""
    for at, folders, names in os.walk(folder):
        folders[:] = sorted(set(folders) - {"node_modules", "test"})
        yield from (Path(at, name) for name in sorted(names) if name.endswith(ending))


def _digest(files: Iterable[Path]) -> str:
    known = hashlib.sha256()
    for path in files:
        known.update(path.name.encode(errors="surrogateescape"))
        known.update(hashlib.sha256(path.read_bytes()).digest())
    return known.hexdigest()


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""
