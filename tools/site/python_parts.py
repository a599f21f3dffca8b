"""What of Python and its packages a browser needs: chosen here, packed by offline/pack.mjs."""

from __future__ import annotations

import pickle
import shutil
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "hu", "ru")
WITHOUT = (
    "__main__.py",
    "arena",
    "bots/training",
    "cli.py",
    "client",
    "drawn/art.json",
    "lab",
    "simulate.py",
    "solved",
    "terminal",
    "server/bus/nats_bus.py",
    "server/metrics.py",
    "server/storage/postgres/database_copies.py",
    "server/storage/postgres/opening_database.py",
    "server/storage/postgres/postgres_store.py",
    "server/storage/postgres/renewal.py",
    "server/web/app.py",
    "server/web/cuttable.py",
    "server/web/documentation.py",
    "server/web/door.py",
    "server/web/guarded.py",
    "server/web/guarded_socket.py",
    "server/web/logs.py",
    "server/web/serve.py",
    "server/web/serve_options.py",
    "server/work/bounds.py",
    "server/work/worker_pool.py",
    "server/work/workers.py",
)
"""Of our package: for servers, terminals and laboratories."""
PACKAGES = ("anyio", "fluent.syntax", "mypy_extensions", "starlette", "typing_extensions", "yaml")
"""Pure Python, as they are installed here."""
BABEL = ("__init__.py", "core.py", "localedata.py", "numbers.py", "plural.py", "util.py")
SPOKEN = ("plural_form", "ordinal_form", "number_symbols", "decimal_formats")
LOOKED_UP = ("parent_exceptions", "likely_subtags", "language_aliases", "all_currencies")
"""What Babel's data is asked for here, of a language and of all."""
WHOLE = ("_pyodide", "asyncio", "importlib", "msgspec", "librt", "pyodide")
"""Packages of which all is kept: what they import depends on what happens."""
LATE = (
    "calendar",
    "_strptime",
    "csv",
    "fractions",
    "statistics",
    "textwrap",
    "pprint",
    "_pylong",
    "encodings.cp437",
)
"""Modules that a mistake or a rare number may want."""
NEEDED = ROOT / "offline" / "modules.txt"


def gather(tree: Path, stdlib: Path, wheels: Iterable[Path]) -> None:
    """Lay everything out below `tree`, as offline/pack.mjs wants it."""
    shutil.rmtree(tree, ignore_errors=True)
    site = tree / "site"
    _standard_library(stdlib, tree / "stdlib")
    shutil.copytree(ROOT / "src" / "tokyork", site / "tokyork", ignore=_left_out)
    for language in LANGUAGES:
        shutil.copytree(ROOT / "locales" / language, site / "tokyork" / "locales" / language)
    for name in PACKAGES:
        _package(name, site)
    _babel(site)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    _leave_out_the_unused(tree / "stdlib")
    _leave_out_the_unused(site)
    for useless in [*site.rglob("*.pyi"), *site.rglob("py.typed"), *site.glob("*.dist-info")]:
        shutil.rmtree(useless) if useless.is_dir() else useless.unlink()


def _left_out(folder: str, names: list[str]) -> set[str]:
    inside = Path(folder).relative_to(ROOT / "src" / "tokyork")
    found = {name for name in names if (inside / name).as_posix() in WITHOUT}
    return found | {name for name in names if name in {"__pycache__", "_compiled"}}


def _standard_library(stdlib: Path, target: Path) -> None:
    with zipfile.ZipFile(stdlib) as archive:
        archive.extractall(target)


def _leave_out_the_unused(folder: Path) -> None:
    """Of others' modules only those stay that were ever imported."""
    lines = NEEDED.read_text(encoding="utf-8").splitlines()
    needed = {line for line in lines if line and not line.startswith("#")} | set(LATE)
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if parts[0] in {*WHOLE, "tokyork"}:
            continue
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name not in needed:
            path.unlink()


def _package(name: str, site: Path) -> None:
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(name)
    origin = Path(spec.origin)
    target = site / name.replace(".", "/")
    if origin.name != "__init__.py":
        shutil.copy(origin, site / origin.name)
        return
    nothing = shutil.ignore_patterns("__pycache__", "*.so", "pytest_plugin.py")
    shutil.copytree(origin.parent, target, ignore=nothing)


def _babel(site: Path) -> None:
    """The plurals and numbers of our languages; of all others it knows ten megabytes."""
    spec = find_spec("babel")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("babel")
    source, target = Path(spec.origin).parent, site / "babel"
    (target / "locale-data").mkdir(parents=True)
    for name in BABEL:
        shutil.copy(source / name, target / name)
    _slimmed(source / "global.dat", target / "global.dat", LOOKED_UP)
    for language in (*LANGUAGES, "root"):
        data = Path("locale-data") / f"{language}.dat"
        _slimmed(source / data, target / data, SPOKEN)


def _slimmed(source: Path, target: Path, keys: Iterable[str]) -> None:
    """Only these keys; the others stay with nothing behind them."""
    known = pickle.loads(source.read_bytes())  # noqa: S301 - an installed package's own
    slim = {key: value if key in keys else {} for key, value in known.items()}
    target.write_bytes(pickle.dumps(slim, 4))
