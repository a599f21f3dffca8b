"""Compile the engine with mypyc into build/compiled; called by ./run build and by the wheel's hook.

It needs mypy and setuptools, and nothing of what the package needs to run.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # whoever runs this file by its name has only tools/ there

from tools.set_up.builds import COMPILERS, NO_COMPILER, NOTHING_BUILT, load  # noqa: E402 - its folder must be found first

IS_WINDOWS = os.name == "nt"
compiled = load(ROOT / "src" / "tokyork" / "compiled.py")

# The functions of the engine are called only from within: that lets the compiler inline them.
HIDDEN = ("-DNDEBUG", "-fwrapv", "-fvisibility=hidden")
FLAGS = {
    "unix": (*HIDDEN, "-fno-semantic-interposition", "-fno-plt"),
    "darwin": HIDDEN,  # has neither of the two
    "msvc": ("/DNDEBUG", "/Gy", "/GS-"),
}
"""By the kind of compiler; mypyc adds its own, optimisation among them."""
SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
made = mypycify(sys.argv[5:], opt_level="3", debug_level="0", group_name=sys.argv[4])
for extension in made:
    # A new list: they all share the one that mypyc made.
    extension.extra_compile_args = [*extension.extra_compile_args, *json.loads(sys.argv[3])]
setup(name="tokyork", ext_modules=made,
      script_args=["build_ext", "--build-lib", sys.argv[1], "--build-temp", sys.argv[2]])
"""


def main() -> int:
    """Build if there is anything to build; says on standard error what it does."""
    if compiled.is_current() and made_by() == recipe():
        say("the compiled engine is up to date")
        return 0
    compiler = find_compiler()
    if compiler is None:
        say(NO_COMPILER)
        return NOTHING_BUILT
    say("compiling the engine (about a minute)")
    stamp = compiled.digest()  # before compiling: an edit meanwhile makes the build stale
    with tempfile.TemporaryDirectory() as scratch:
        done = compile_in(Path(scratch), compiler)
        if done.returncode:
            log = ROOT / "build" / "build.log"
            log.parent.mkdir(exist_ok=True)
            log.write_text(done.stdout, encoding="utf-8")
            say(f"compiling failed, the engine runs interpreted; {log} says why")
            return 1
        install(Path(scratch) / "lib", stamp)
    say("the compiled engine is ready")
    return 0


# --- with what ---


def find_compiler() -> str | None:
    """The C compiler that setuptools is going to use, as a command; empty if only it knows."""
    if IS_WINDOWS:
        return "" if _has_msvc() else None
    usual = (os.environ.get("CC"), sysconfig.get_config_var("CC"), *COMPILERS)
    return next((name for name in usual if name and shutil.which(shlex.split(name)[0])), None)


def _has_msvc() -> bool:
    """Setuptools looks where Visual Studio and its build tools say that they are."""
    ask = (
        "import setuptools; from distutils.ccompiler import new_compiler; "
        "new_compiler().initialize()"
    )
    done = subprocess.run([sys.executable, "-c", ask], capture_output=True, check=False)  # noqa: S603 - our own command
    return done.returncode == 0


def flags() -> tuple[str, ...]:
    """What this machine's compiler is told."""
    if IS_WINDOWS:
        return FLAGS["msvc"]
    return FLAGS["darwin" if sys.platform == "darwin" else "unix"]


def recipe() -> str:
    """What a build is made by, beside the sources: if it changes, they are compiled anew."""
    system = (sysconfig.get_platform(), os.environ.get("ARCHFLAGS", ""))
    return " ".join(["mypy", version("mypy"), *flags(), *filter(None, system)])


def made_by() -> str:
    """The recipe of the build that is there."""
    path = compiled.folder() / "recipe"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# --- how ---


def compile_in(scratch: Path, compiler: str) -> subprocess.CompletedProcess[str]:
    """Compile a copy of the sources, so that nothing is left beside them."""
    import json  # noqa: PLC0415 - most calls have nothing to compile

    shutil.copytree(ROOT / "src" / "tokyork", scratch / "src" / "tokyork")
    copies = [str(path.relative_to(ROOT / "src")) for path in compiled.sources()]
    group = compiled.SHARED.removesuffix("__mypyc")
    where = [str(scratch / "lib"), str(scratch / "tmp")]
    # pip lets its own builds find their requirements by that variable, too.
    found = [str(scratch / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = os.pathsep.join(found)
    environment = os.environ | {"PYTHONPATH": paths, compiled.INTERPRETED: "1"}
    if compiler:
        environment["CC"] = compiler
    return subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", SETUP, *where, json.dumps(flags()), group, *copies],
        cwd=scratch / "src",
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def install(built: Path, stamp: str) -> None:
    """Put the modules in place; the stamp comes last, so that half a build is none."""
    target = compiled.folder()
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(built, target, dirs_exist_ok=True)
    (target / "recipe").write_text(recipe(), encoding="utf-8")
    (target / "stamp").write_text(stamp)


def say(text: str) -> None:
    """One line for people."""
    print(f"build: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
