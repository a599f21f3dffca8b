"""What of Python and its packages a browser needs: chosen here, packed by offline/pack.mjs."""

from __future__ import annotations

import pickle
import shutil
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork import compiled
from tokyork.bots.network.plain import PLANES, in_planes
from tools.site.reachable import reachable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "de", "hu", "ru")
FIRSTS = ("tokyork.server.local.browser", "tokyork.server.local.second_thinker")
"""What a page starts: all else is there because this may import it."""
WITHOUT = (
    *(f"tokyork.bots.programs.{name}" for name in ("program", "text_program", "process", "groups")),
    *("tokyork.bots.training", "tokyork.lab", "tokyork.simulate", "tokyork.solved"),
)
"""Of our package: for laboratories, with processes, or too large for a browser."""
DRAWINGS = {"art.json"}
"""For notebooks: pages draw by themselves."""
NETWORK = ".npz"
DATA = {".json", ".jsonl", ".npz", ".xz", ".yaml"}
PAGES_ALONE = {
    *("admin", "client_admin", "client_board", "client_coach", "client_days", "client_ear"),
    *(
        "client_fair",
        "client_gallery",
        "client_me",
        "client_offline",
        "client_openings",
        "client_people",
    ),
    *("client_rules", "client_table", "client_why", "people", "telling", "terminal", "verify"),
}
"""Words that only pages, hosts and terminals use."""
PACKAGES = ("fluent.syntax", "mypy_extensions", "starlette", "yaml")
"""Pure Python, as they are installed here."""
MODERN = "from typing import *\n"
"""What the others ask of `typing_extensions` is Python's own there."""
BABEL = ("__init__.py", "core.py", "localedata.py", "numbers.py", "plural.py", "util.py")
SPOKEN = ("plural_form", "ordinal_form", "number_symbols", "decimal_formats")
LOOKED_UP = ("parent_exceptions", "likely_subtags", "language_aliases")
"""What Babel's data is asked for here, of a language and of all."""
WHOLE = ("_pyodide", "importlib", "msgspec", "pyodide")
"""Packages of which all is kept: what they import depends on what happens."""
NEVER = "importlib.metadata"
"""What is installed and in which version: nothing is."""
LATE = (
    "calendar",
    "_strptime",
    "fractions",
    "statistics",
    "textwrap",
    "_pylong",
    "encodings.cp437",
)
"""Modules that a mistake or a rare number may want."""
ENTITIES = "html5: dict[str, str] = {}\nname2codepoint: dict[str, int] = {}\n"
"""In place of all named letters of HTML: nobody reads HTML there, it is only written."""
NEEDED = ROOT / "offline" / "modules.txt"


def our_files() -> set[Path]:
    """Of our package, the modules that may be imported."""
    return reachable(ROOT / "src", FIRSTS, WITHOUT)


def gather(
    tree: Path,
    stdlib: Path,
    wheels: Iterable[Path],
    *,
    engine: Path | None = None,
    whole: bool = False,
) -> None:
    """Lay everything out below `tree`, as offline/pack.mjs wants it.

    `engine` has it compiled: then it goes without its sources. With `whole`, of others' packages
    everything: to find out what of them is needed.
    """
    shutil.rmtree(tree, ignore_errors=True)
    site = tree / "site"
    _standard_library(stdlib, tree / "stdlib")
    _ours(site)
    if engine is not None:
        _compiled(engine, site)
    for name in PACKAGES:
        _package(name, site)
    (site / "typing_extensions.py").write_text(MODERN, encoding="utf-8")
    _babel(site)
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    if not whole:
        _leave_out_the_unused(tree / "stdlib")
        _leave_out_the_unused(site)
    for useless in [*site.rglob("*.pyi"), *site.rglob("py.typed"), *site.glob("*.dist-info")]:
        shutil.rmtree(useless) if useless.is_dir() else useless.unlink()


def _ours(site: Path) -> None:
    """Our package: what may be imported, with the data beside it, and its words."""
    source = ROOT / "src"
    files = our_files()
    data = {
        path
        for folder in {path.parent for path in files}
        for path in folder.iterdir()
        if path.suffix in DATA and path.name not in DRAWINGS
    }
    words = {
        path
        for language in LANGUAGES
        for path in (ROOT / "locales" / language).glob("*.ftl")
        if path.stem not in PAGES_ALONE
    }
    for path in sorted(files | data):
        copy = _copy_in_planes if path.suffix == NETWORK else _copy
        copy(path, site / path.relative_to(source))
    for path in sorted(words):
        _copy_words(path, site / "tokyork" / path.relative_to(ROOT))


def _compiled(engine: Path, site: Path) -> None:
    """In place of the sources it was made from, where an installed package has it."""
    nothing = shutil.ignore_patterns("stamp")
    shutil.copytree(engine, site / "tokyork" / compiled.PACKAGED, ignore=nothing)
    for library in engine.glob("tokyork/**/*.so"):
        name = library.name.partition(".")[0]
        (site / library.relative_to(engine)).with_name(f"{name}.py").unlink()


def _copy_in_planes(path: Path, target: Path) -> None:
    """A network as it travels lightest: what packs it all does that better than its own file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path) as archive, zipfile.ZipFile(target, "w") as light:
        light.comment = PLANES
        for name in sorted(archive.namelist()):
            light.writestr(zipfile.ZipInfo(name), in_planes(archive.read(name)))


def _copy_words(path: Path, target: Path) -> None:
    """Without what is said to translators."""
    target.parent.mkdir(parents=True, exist_ok=True)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = "".join(line for line in lines if not line.startswith("#"))
    target.write_text(kept, encoding="utf-8")


def _copy(path: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, target)


def _standard_library(stdlib: Path, target: Path) -> None:
    with zipfile.ZipFile(stdlib) as archive:
        archive.extractall(target)
    (target / "html" / "entities.py").write_text(ENTITIES, encoding="utf-8")


def _leave_out_the_unused(folder: Path) -> None:
    """Of others' modules only those stay that were ever imported."""
    lines = NEEDED.read_text(encoding="utf-8").splitlines()
    needed = {line for line in lines if line and not line.startswith("#")} | set(LATE)
    code = [*folder.rglob("*.py"), *folder.rglob("*.so")]
    for path in sorted(code):
        parts = path.relative_to(folder).with_name(path.name.partition(".")[0]).parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if parts[0] in {*WHOLE, "tokyork"} and not name.startswith(NEVER):
            continue
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
    _slimmed(source / "global.dat", target / "global.dat", LOOKED_UP, _about_ours)
    for language in (*LANGUAGES, "root"):
        data = Path("locale-data") / f"{language}.dat"
        _slimmed(source / data, target / data, SPOKEN)


def _about_ours(known: dict[str, str]) -> dict[str, str]:
    """Of what is known of all languages, what concerns ours."""
    return {name: one for name, one in known.items() if name.partition("_")[0] in LANGUAGES}


def _all_of_it(known: object) -> object:
    return known


def _slimmed(
    source: Path,
    target: Path,
    keys: Iterable[str],
    part: Callable[[Any], object] = _all_of_it,
) -> None:
    """Only these keys, of each a part; the others stay with nothing behind them."""
    known = pickle.loads(source.read_bytes())  # noqa: S301 - an installed package's own
    slim = {key: part(value) if key in keys else {} for key, value in known.items()}
    target.write_bytes(pickle.dumps(slim, 4))
