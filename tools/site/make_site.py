"""Makes the whole game a folder of files: ./run site DIR.

Python and our package come from Pyodide's npm package and two wheels, and what compiles the
engine for it from another, all pinned by hash in offline/; they are installed only for this.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.build_client import BIN, NPM, install, npm, say
from tools.site.compiled_engine import CannotCompileError, compiled_engine
from tools.site.python_parts import LANGUAGES, ROOT, gather
from tools.site.static_words import manifest

if TYPE_CHECKING:
    from pathlib import Path

OFFLINE = ROOT / "offline"
PACKAGES = OFFLINE / "node_modules" / "pyodide"
STAMP = OFFLINE / "node_modules" / ".stamp"
WORK = ROOT / "build" / "offline"
SITE = ROOT / "build" / "site"
PLATFORM = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"
MOST_BYTES = 6_500_000
"""Of everything, with brotli: what somebody downloads who wants to play without a connection."""
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def main(target: str | None = None, *, renew: bool = True) -> int:
    """Build it into build/site, and copy it to where somebody wants it.

    Without `renew`, one that was made from the very same sources will do.
    """
    if not (install() and _packages() and _wheels()):
        return 1
    made_of, stamp = _state(), ROOT / "build" / "site.built"
    if not renew and stamp.exists() and stamp.read_text(encoding="ascii") == made_of:
        return _copy(target)
    try:
        engine = _engine()
    except CannotCompileError as error:
        say(f"compiling the engine for the browser failed:\n{error}")
        return 1
    say("building the site")
    os.environ |= {"TOKYORK_SITE": "1", "TOKYORK_ENGINE": engine.name}
    done = npm("run", "--silent", "build", quiet=True)
    if done.returncode:
        say(f"building the site failed:\n{done.stdout}")
        return 1
    shutil.copytree(engine, SITE / engine.name)
    for language in LANGUAGES:
        (SITE / f"site.{language}.webmanifest").write_bytes(manifest(language))
    (SITE / "site.webmanifest").write_bytes(manifest("en"))
    shutil.copy(ROOT / "LICENSE", SITE / "LICENSE.txt")
    _compress()
    stamp.write_text(made_of, encoding="ascii")
    return _copy(target)


def size() -> int:
    """The bytes of the site that was made last, as they travel."""
    told = json.loads((SITE / "offline.json").read_text(encoding="utf-8"))
    return int(told["bytes"])


def _copy(target: str | None) -> int:
    if target is not None:
        ours = shutil.ignore_patterns("*.br", "offline.json")
        shutil.copytree(SITE, target, dirs_exist_ok=True, ignore=ours)
    say(f"the site is in {target or SITE}")
    return 0


def _state() -> str:
    """What a site is made of."""
    known = hashlib.sha256()
    for part in ("src/tokyork", "locales", "client/src", "client/public", "offline", "tools/site"):
        for path in sorted((ROOT / part).rglob("*")):
            hidden = {"node_modules", "__pycache__"} & set(path.parts)
            if path.is_file() and not hidden:
                known.update(path.relative_to(ROOT).as_posix().encode())
                known.update(path.read_bytes())
    return known.hexdigest()


def _packages() -> bool:
    """Pyodide, unless it is there."""
    lock = hashlib.sha256((OFFLINE / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == lock:
        return True
    say("installing Python for the browser")
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    done = subprocess.run(  # noqa: S603 - our own command
        [str(BIN / "node"), str(NPM), "ci", "--no-audit", "--no-fund"],
        cwd=OFFLINE,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        say(f"npm failed; are you online?\n{done.stdout[-2000:]}")
        return False
    STAMP.write_text(lock, encoding="utf-8")
    return True


def _wheels() -> bool:
    """What is compiled for the browser, by its hash."""
    wanted = (OFFLINE / "wheels.txt").read_bytes()
    stamp = WORK / "wheels" / ".stamp"
    if stamp.exists() and stamp.read_bytes() == wanted:
        return True
    shutil.rmtree(WORK / "wheels", ignore_errors=True)
    where = ("--platform", PLATFORM, "--implementation", "cp", "--abi", "cp314")
    command = (
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"),
        *("--only-binary", ":all:", *where, "--python-version", PYTHON),
        *("--dest", str(WORK / "wheels"), "-r", str(OFFLINE / "wheels.txt")),
    )
    done = subprocess.run(command, check=False)  # noqa: S603 - our own command
    if done.returncode == 0:
        stamp.write_bytes(wanted)
    return done.returncode == 0


def _engine() -> Path:
    """Python and our package, in a folder named after what they are."""
    faster = compiled_engine(PACKAGES)
    if faster is None:
        say("the engine of the site runs interpreted, about ten times slower: no compiler for it")
    say("packing Python for the browser")
    wheels = (WORK / "wheels").glob("*.whl")
    gather(WORK / "tree", PACKAGES / "python_stdlib.zip", wheels, engine=faster)
    made = WORK / "engine"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir()
    packing = [str(BIN / "node"), "pack.mjs", str(WORK / "tree"), str(made)]
    subprocess.run(packing, cwd=OFFLINE, check=True)  # noqa: S603 - our own command
    for name in RUNTIME:
        shutil.copyfile(PACKAGES / name, made / name)
    lock = json.loads((PACKAGES / "pyodide-lock.json").read_text(encoding="utf-8"))
    lock["packages"] = {}  # all that is needed is packed already
    (made / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    files = sorted(made.iterdir())
    sizes = {path.name: path.stat().st_size for path in files}
    known = hashlib.sha256()
    for path in files:
        known.update(path.read_bytes())
    (made / "files.json").write_text(json.dumps(sizes), encoding="utf-8")
    target = WORK / f"engine-{known.hexdigest()[:12]}"
    for old in WORK.glob("engine-*"):
        shutil.rmtree(old)
    return made.rename(target)


def _compress() -> None:
    """For our own server: what others serve they compress themselves."""
    command = [str(BIN / "node"), "compress.mjs", str(SITE), str(WORK / "compressed")]
    done = subprocess.run(command, cwd=OFFLINE, check=True, capture_output=True, text=True)  # noqa: S603 - ours
    (SITE / "offline.json").write_text(json.dumps({"bytes": int(done.stdout)}), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else None))
