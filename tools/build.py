"""Compile the engine with mypyc into build/compiled; called by ./run build."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tokyork import compiled

ROOT = Path(__file__).parents[1]
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="tokyork", ext_modules=mypycify(sys.argv[4:], opt_level="3", debug_level="0"),
      script_args=["build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]])
"""
NO_COMPILER = 3  # nothing is wrong, but nothing was built
# The functions of the engine are called only from within: that lets the compiler inline them.
FLAGS = (
    "-DNDEBUG",
    "-fwrapv",
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    "-fno-plt",
)


def main() -> int:
    """Build if there is anything to build; says on standard error what it does."""
    if compiled.is_current():
        say("the compiled engine is up to date")
        return 0
    compiler = next((name for name in ("cc", "gcc", "clang") if shutil.which(name)), None)
    if compiler is None:
        say("no C compiler found: the engine runs interpreted")
        return NO_COMPILER
    say("compiling the engine (about a minute)")
    stamp = compiled.digest()  # before compiling: an edit meanwhile makes the build stale
    with tempfile.TemporaryDirectory() as scratch:
        done = compile_in(Path(scratch))
        if done.returncode:
            log = ROOT / "build" / "build.log"
            log.parent.mkdir(exist_ok=True)
            log.write_text(done.stdout, encoding="utf-8")
            say(f"compiling failed, the engine runs interpreted; {log} says why")
            return 1
        install(Path(scratch) / "lib", stamp)
    say("the compiled engine is ready")
    return 0


def compile_in(scratch: Path) -> subprocess.CompletedProcess[str]:
    """Compile a copy of the sources, so that nothing is left beside them."""
    shutil.copytree(ROOT / "src" / "tokyork", scratch / "src" / "tokyork")
    copies = [str(path.relative_to(ROOT / "src")) for path in compiled.sources()]
    command = [sys.executable, "-c", SETUP, str(scratch / "lib"), str(scratch / "tmp"), "--"]
    environment = os.environ | {
        "PYTHONPATH": str(scratch / "src"),
        compiled.INTERPRETED: "1",
        "CFLAGS": " ".join(FLAGS),
    }
    return subprocess.run(  # noqa: S603 - our own command
        [*command, *copies],
        cwd=scratch / "src",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def install(built: Path, stamp: str) -> None:
    """Put the modules in place; the stamp comes last, so that half a build is none."""
    target = compiled.folder()
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(built, target)
    (target / "stamp").write_text(stamp)


def say(text: str) -> None:
    """One line for people."""
    print(f"build: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
