"""Compiles the engine for the browser, with what PyPI has.

mypyc writes it in C, Zig's Clang compiles that to a side module of Pyodide. What both must know
of the Python there comes from Pyodide's own package (its settings) and offline/headers.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import mypyc

from tokyork import compiled
from tools.site.python_parts import ROOT, our_files
from tools.site.signatures import unmet

if TYPE_CHECKING:
    from collections.abc import Iterable

OFFLINE = ROOT / "offline"
HEADERS = OFFLINE / "headers"
TOOLCHAIN = OFFLINE / "toolchain.txt"
WORK = ROOT / "build" / "offline"
SETTINGS = "_sysconfigdata__emscripten_wasm32-emscripten"
GROUP = compiled.SHARED.removesuffix("__mypyc")
RUNTIME = Path(mypyc.__file__).parent / "lib-rt"
OTHERS = (
    *("frameobject", "patchlevel", "structmember"),
    *("internal/pycore_frame", "internal/pycore_genobject"),
    *("internal/pycore_object", "internal/pycore_pyerrors", "internal/pycore_setobject"),
    "internal/pycore_unicodeobject",
)
"""Headers that are asked for by name; all of it is in Python.h."""
COMPILING = (
    *("-target", "wasm32-wasi-musl", "-fPIC", "-Os", "-g0", "-DNDEBUG", "-fwrapv"),
    *("-fvisibility=hidden", "-fno-strict-aliasing", "-fno-sanitize=all"),
    # An undeclared function would be called as one that gives a number.
    *("-w", "-Werror=implicit-function-declaration", "-Werror=int-conversion"),
)
LINKING = (
    *("-shared", "--experimental-pic", "--no-entry", "--gc-sections", "--strip-all"),
    "--unresolved-symbols=import-dynamic",
)


class CannotCompileError(Exception):
    """It says why."""


def compiled_engine(pyodide: Path) -> Path | None:
    """A folder with the compiled modules, laid out as `tokyork.compiled` looks for them.

    None if the compiler cannot be had; what it refuses is an error.
    """
    ours = our_files()
    sources = [path for path in compiled.sources() if path in ours]
    target = WORK / "compiled"
    stamp, made_of = target / "stamp", _state(sources)
    if stamp.exists() and stamp.read_text(encoding="ascii") == made_of:
        return target
    if (zig := _zig()) is None:
        return None
    print("build: compiling the engine for the browser (a minute or two)", file=sys.stderr)
    with TemporaryDirectory() as scratch:
        _compile(zig, Path(scratch), sources, pyodide)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(Path(scratch, "made"), target)
    stamp.write_text(made_of, encoding="ascii")
    return target


def _state(sources: Iterable[Path]) -> str:
    """What it is made of, and by what."""
    by = [TOOLCHAIN, *sorted(HEADERS.iterdir()), *sorted(Path(__file__).parent.glob("*_in_c.py"))]
    package = OFFLINE / "package-lock.json"
    known = hashlib.sha256(version("mypy").encode())
    for path in (*sources, *by, package, Path(__file__)):
        known.update(path.name.encode())
        known.update(path.read_bytes())
    return known.hexdigest()


def _zig() -> Path | None:
    """The compiler, installed by its hash where nothing else can see it."""
    folder = WORK / "toolchain"
    stamp, wanted = folder / ".stamp", TOOLCHAIN.read_bytes()
    if not stamp.exists() or stamp.read_bytes() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        command = (
            *(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"),
            *("--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check"),
            *("--target", str(folder), "-r", str(TOOLCHAIN)),
        )
        if subprocess.run(command, check=False).returncode:  # noqa: S603 - our own command
            return None
        stamp.write_bytes(wanted)
    return next(path for path in (folder / "ziglang").glob("zig*") if path.stem == "zig")


def _compile(zig: Path, scratch: Path, sources: list[Path], pyodide: Path) -> None:
    """Into the folder `made` there."""
    told = _settings(pyodide / "python_stdlib.zip")
    written = _in_c(scratch, sources, told)
    names = scratch / "names"
    for name in OTHERS:
        path = (names / name).with_suffix(".h")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#include <Python.h>\n", encoding="ascii")
    found = (HEADERS, names, RUNTIME, RUNTIME / "vecs", scratch / "c")
    compiling = (str(zig), "cc", *COMPILING, *(f"-I{folder}" for folder in found), "-c")
    suffix = str(told["EXT_SUFFIX"])
    modules = {compiled.SHARED: written["library"][0], **written["shims"]}
    for module, code in modules.items():
        source = scratch / "c" / code
        last = module.rpartition(".")[2]
        target = scratch.joinpath("made", *module.split(".")).with_name(last + suffix)
        target.parent.mkdir(parents=True, exist_ok=True)
        _run([*compiling, str(source), "-o", str(source.with_suffix(".o"))])
        linking = (str(zig), "wasm-ld", *LINKING, f"--export=PyInit_{last}")
        _run([*linking, str(source.with_suffix(".o")), "-o", str(target)])
        if missing := unmet(target, pyodide / "pyodide.asm.wasm"):
            raise CannotCompileError(f"Pyodide has no such functions: {', '.join(missing)}")


def _settings(stdlib: Path) -> dict[str, object]:
    """What Python in the browser knows of itself."""
    with zipfile.ZipFile(stdlib) as archive:
        names: dict[str, dict[str, object]] = {}
        exec(archive.read(f"{SETTINGS}.py"), names)  # noqa: S102 - by its hash, Pyodide's own
    return names["build_time_vars"]


def _in_c(scratch: Path, sources: list[Path], told: dict[str, object]) -> dict[str, Any]:
    """Where the library's C and each module's shim are."""
    shutil.copytree(ROOT / "src" / "tokyork", scratch / "src" / "tokyork")
    settings = scratch / "settings.json"
    settings.write_text(json.dumps(told, default=str), encoding="utf-8")
    files = [str(path.relative_to(ROOT / "src")) for path in sources]
    command = (
        *(sys.executable, "-m", "tools.site.engine_in_c", str(settings)),
        *(str(scratch / "c"), GROUP, *files),
    )
    said = _run(command, cwd=scratch / "src", PYTHONPATH=os.pathsep.join([".", str(ROOT)]))
    return dict(json.loads(said.splitlines()[-1]))


def _run(command: Iterable[str], cwd: Path | None = None, **more: str) -> str:
    """What it prints; what it complains of is an error."""
    places = {name: str(WORK / "zig") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    environment = os.environ | places | {compiled.INTERPRETED: "1"} | more
    done = subprocess.run(  # noqa: S603 - our own command
        list(command), cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompileError((done.stdout + done.stderr)[-4000:])
    return done.stdout
