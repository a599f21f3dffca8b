"""The compiled engine: never stale, never waited for."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import compiled
from tools.set_up import builds, install
from tools.set_up.places import Places

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
BEHIND = "run: running interpreted this time while the compiled engine is built in the background\n"

# Stands for tools/build.py: begins at once, ends only when the test lets it.
SLOW_BUILD = """
import pathlib, time
root = pathlib.Path(__file__).parents[1]
(root / "begun").write_text("")
for _ in range(600):
    if (root / "go").exists():
        (root / "built").write_text("")
        break
    time.sleep(0.05)
"""


class Clone:
    """A small copy of the repository with a compiled engine that is easy to tell apart."""

    def __init__(self, root: Path) -> None:
        self.root = root
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src", root / "src", ignore=ignored)
        shutil.copytree(ROOT / "requirements", root / "requirements")
        shutil.copytree(ROOT / "locales", root / "locales")
        shutil.copytree(ROOT / "tools" / "set_up", root / "tools" / "set_up", ignore=ignored)
        shutil.copy(ROOT / "tools" / "__init__.py", root / "tools")
        shutil.copy(ROOT / "run", root)
        self.core = root / "src" / "tokyork" / "core"
        self.folder = root / "build" / "compiled" / str(sys.implementation.cache_tag)

    def python(self, code: str, **environment: str) -> str:
        """What a program prints with this copy of the sources."""
        inherited = {k: v for k, v in os.environ.items() if k != compiled.INTERPRETED}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env={**inherited, "PYTHONPATH": str(self.root / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def pretend_to_build(self) -> None:
        """Put a 'compiled' moves module in place, stamped as the sources are now."""
        target = self.folder / "tokyork" / "core"
        target.mkdir(parents=True, exist_ok=True)
        shutil.copy(self.core / "moves.py", target)
        digest = self.python("from tokyork import compiled; print(compiled.digest())")
        (self.folder / "stamp").write_text(digest)

    def engine(self, **environment: str) -> str:
        """Which engine a program gets."""
        code = "import tokyork.core.moves as m, tokyork; print(m.__file__)"
        file = Path(self.python(code, **environment))
        if file == self.core / "moves.py":
            return "the sources"
        assert file == self.folder / "tokyork" / "core" / "moves.py"
        return "the build"


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    made = Clone(tmp_path / "a clone")
    made.pretend_to_build()
    return made


# --- a stale build shadows nothing ---


def test_a_current_build_is_used(clone: Clone) -> None:
    assert clone.engine() == "the build"


def test_a_package_that_imports_its_modules_gets_them_from_the_build(clone: Clone) -> None:
    target = clone.folder / "tokyork" / "odds"
    target.mkdir()
    shutil.copy(clone.root / "src" / "tokyork" / "odds" / "solve.py", target)
    code = "from tokyork import odds; print(odds.solve.__file__, odds.live.__file__, sep='|')"

    built, source = map(Path, clone.python(code).split("|"))
    assert built == target / "solve.py"
    assert source == clone.root / "src" / "tokyork" / "odds" / "live.py"


def test_it_is_not_used_where_the_environment_says_so(clone: Clone) -> None:
    assert clone.engine(TOKYORK_INTERPRETED="1") == "the sources"


def edit(path: Path) -> None:
    path.write_text(path.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")


def delete(path: Path) -> None:
    path.unlink()


def add(path: Path) -> None:
    path.with_name("zz_added.py").write_text("", encoding="utf-8")


def rename(path: Path) -> None:
    path.rename(path.with_name("zz_renamed.py"))


def touch_and_keep_the_size(path: Path) -> None:
    """Not even the time of the file tells."""
    before = path.stat()
    text = path.read_text(encoding="utf-8")
    path.write_text(text[:3] + text[3].swapcase() + text[4:], encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert path.stat().st_size == before.st_size


@pytest.mark.parametrize("change", [edit, touch_and_keep_the_size])
@pytest.mark.parametrize("file", ["core/moves.py", "odds/solve.py", "tokyo/rules.py"])
def test_an_edited_source_wins_at_once(
    clone: Clone, file: str, change: Callable[[Path], None]
) -> None:
    path = clone.root / "src" / "tokyork" / file
    change(path)

    assert clone.engine() == "the sources"


@pytest.mark.parametrize("change", [delete, rename])
def test_a_source_that_is_gone_makes_the_build_stale(
    clone: Clone, change: Callable[[Path], None]
) -> None:
    added = clone.core / "zy_extra.py"
    added.write_text("", encoding="utf-8")
    clone.pretend_to_build()
    assert clone.engine() == "the build"
    change(added)

    assert clone.engine() == "the sources"


def test_a_new_source_makes_the_build_stale(clone: Clone) -> None:
    add(clone.core / "moves.py")

    assert clone.engine() == "the sources"


def test_half_a_build_is_none(clone: Clone) -> None:
    (clone.folder / "stamp").unlink()

    assert clone.engine() == "the sources"


def test_a_change_taken_back_makes_the_build_current_again(clone: Clone) -> None:
    path = clone.core / "moves.py"
    before = path.read_text(encoding="utf-8")
    edit(path)
    path.write_text(before, encoding="utf-8")

    assert clone.engine() == "the build"


# --- tools/build.py ---


@pytest.fixture
def builder(clone: Clone, monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401 - a module
    """tools/build.py, at work on the clone, with everything but the compiler."""
    spec = importlib.util.spec_from_file_location("build_tool", ROOT / "tools" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", clone.root)
    monkeypatch.setattr(module.compiled, "_HERE", clone.root / "src" / "tokyork")
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    (clone.folder / "recipe").write_text(module.recipe())
    return module


def compiling(code: int, then: Callable[[], None] = lambda: None) -> Callable[[Path, str], Any]:
    def compile_in(scratch: Path, _: str) -> subprocess.CompletedProcess[str]:
        (scratch / "lib").mkdir()
        then()
        return subprocess.CompletedProcess([], code, stdout="what the compiler said")

    return compile_in


def test_nothing_is_compiled_twice(clone: Clone, builder: Any) -> None:  # noqa: ANN401 - hatchling has no types here
    builder.compile_in = None  # would not be callable

    assert builder.main() == 0
    assert clone.engine() == "the build"


def test_an_edit_while_compiling_makes_the_build_stale(
    clone: Clone,
    builder: Any,  # noqa: ANN401 - hatchling has no types here
) -> None:
    edit(clone.core / "moves.py")
    builder.compile_in = compiling(0, then=lambda: edit(clone.core / "moves.py"))

    assert builder.main() == 0
    assert not builder.compiled.is_current()
    assert clone.engine() == "the sources"


def test_what_cannot_be_compiled_runs_interpreted_and_says_so(
    clone: Clone,
    builder: Any,  # noqa: ANN401 - hatchling has no types here
    capsys: pytest.CaptureFixture[str],
) -> None:
    edit(clone.core / "moves.py")
    builder.compile_in = compiling(1)

    assert builder.main() == 1
    assert "compiling failed, the engine runs interpreted" in capsys.readouterr().err
    assert (clone.root / "build" / "build.log").read_text() == "what the compiler said"
    assert clone.engine() == "the sources"


def test_without_a_compiler_one_line_says_so(
    clone: Clone,
    builder: Any,  # noqa: ANN401 - hatchling has no types here
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    edit(clone.core / "moves.py")
    monkeypatch.setattr(shutil, "which", lambda _: None)

    assert builder.main() == 3
    assert capsys.readouterr().err == f"build: {builds.NO_COMPILER}\n"


def test_another_compiler_or_other_flags_make_it_compile_anew(
    clone: Clone,
    builder: Any,  # noqa: ANN401 - hatchling has no types here
) -> None:
    builder.compile_in = compiling(0)
    (clone.folder / "recipe").write_text("mypy 0.1 -O0")

    assert builder.main() == 0
    assert builder.made_by() == builder.recipe()
    assert not (clone.folder / "tokyork").exists()  # what `compiling` makes


def test_the_compiler_finds_what_pip_lays_out_for_a_build(
    builder: Any,  # noqa: ANN401 - hatchling has no types here
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """It does so by PYTHONPATH; the copy of the sources comes first."""
    monkeypatch.setenv("PYTHONPATH", "/laid/out")
    monkeypatch.setattr(subprocess, "run", lambda *_, **options: options["env"])
    environment = builder.compile_in(tmp_path, "cc")

    assert environment["PYTHONPATH"].split(os.pathsep) == [str(tmp_path / "src"), "/laid/out"]
    assert environment["CC"] == "cc"


@pytest.mark.parametrize(
    ("name", "platform", "some"),
    [("posix", "linux", "-fno-plt"), ("posix", "darwin", "-fwrapv"), ("nt", "win32", "/DNDEBUG")],
)
def test_every_kind_of_compiler_gets_its_own_flags(
    builder: Any,  # noqa: ANN401 - hatchling has no types here
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    platform: str,
    some: str,
) -> None:
    monkeypatch.setattr(builder.sys, "platform", platform)
    monkeypatch.setattr(builder, "IS_WINDOWS", name == "nt")

    assert some in builder.flags()
    assert {flag[0] for flag in builder.flags()} == {"/" if name == "nt" else "-"}


# --- an installed wheel ---


def install_in(site: Path, clone: Clone, *, with_engine: bool) -> Path:
    """The package as a wheel has it: without stamps, and away from the clone."""
    package = Path(shutil.copytree(clone.root / "src" / "tokyork", site / "tokyork"))
    shutil.copytree(clone.root / "locales", package / "locales")
    if with_engine:
        shutil.copytree(clone.folder / "tokyork", package / compiled.PACKAGED / "tokyork")
    return package


@pytest.mark.parametrize("with_engine", [True, False])
def test_a_wheel_has_its_engine_inside_and_says_so(
    clone: Clone, tmp_path: Path, with_engine: bool
) -> None:
    package = install_in(tmp_path / "site", clone, with_engine=with_engine)
    code = "import tokyork, tokyork.core.moves as m; print(tokyork.is_compiled, m.__file__)"
    told = clone.python(code, PYTHONPATH=str(tmp_path / "site"))

    folder = package / compiled.PACKAGED / "tokyork" if with_engine else package
    assert told == f"{with_engine} {folder / 'core' / 'moves.py'}"
    spurned = clone.python(code, PYTHONPATH=str(tmp_path / "site"), TOKYORK_INTERPRETED="1")
    assert spurned == f"False {package / 'core' / 'moves.py'}"


@pytest.mark.parametrize(
    ("with_engine", "spurned", "lines"), [(True, "", 0), (False, "", 1), (False, "1", 0)]
)
def test_a_wheel_without_its_engine_says_so_where_it_matters(
    clone: Clone, tmp_path: Path, with_engine: bool, spurned: str, lines: int
) -> None:
    install_in(tmp_path / "site", clone, with_engine=with_engine)
    code = (
        "import contextlib, sys; from tokyork.cli import main; "
        "sys.stderr, sys.stdout = sys.stdout, sys.stderr; main(['cards', 'wings']); "
        "main(['simulate', '--games', '1', '--seats', '2', '--language', 'en'])"
    )
    told = clone.python(code, PYTHONPATH=str(tmp_path / "site"), TOKYORK_INTERPRETED=spurned)

    slow = [line for line in told.splitlines() if line.startswith("tokyork: The engine runs inter")]
    assert len(slow) == lines


# --- ./run tokyork ---


class Starts:
    """./run in the clone, set up already, with a compiler that takes its time."""

    def __init__(self, clone: Clone) -> None:
        self.clone = clone
        root = clone.root
        (root / "tools" / "build.py").write_text(SLOW_BUILD)
        self.programs = root / "bin"
        self.programs.mkdir()
        self.give_compiler()
        self._set_up()

    def give_compiler(self) -> None:
        self._script(self.programs / "cc", "exit 1")

    def take_compiler(self) -> None:
        (self.programs / "cc").unlink()

    def _set_up(self) -> None:
        """A .venv that ./run takes for installed."""
        venv = self.clone.root / ".venv"
        (venv / "bin").mkdir(parents=True)
        self._script(venv / "bin" / "python", f'exec "{sys.executable}" "$@"')
        (venv / "pyvenv.cfg").write_text("home = somewhere\n")
        for name in ("runtime", "dev"):
            stamp = install.fingerprint(Places(self.clone.root), name)
            (venv / f"{name}.stamp").write_text(stamp)

    @staticmethod
    def _script(path: Path, text: str) -> None:
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def run(self, **environment: str) -> str:
        """Start the program; what ./run had to say."""
        inherited = {k: v for k, v in os.environ.items() if k != compiled.INTERPRETED}
        done = subprocess.run(
            [sys.executable, self.clone.root / "run", "tokyork", "cards", "wings"],
            env={**inherited, "PATH": str(self.programs), **environment},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert "Wings" in done.stdout
        return done.stderr

    def wait_for(self, name: str) -> None:
        for _ in range(600):
            if (self.clone.root / name).exists():
                return
            time.sleep(0.05)
        raise AssertionError(name)

    def finish(self) -> None:
        """Let a build that is under way end, so that the folder can be removed."""
        (self.clone.root / "go").write_text("")
        if (self.clone.root / "begun").exists():
            self.wait_for("built")


@pytest.fixture
def starts(clone: Clone) -> Any:  # noqa: ANN401 - a generator of Starts
    made = Starts(clone)
    edit(clone.core / "moves.py")
    yield made
    made.finish()


def test_the_first_start_does_not_wait_for_the_compiler(starts: Starts) -> None:
    told = starts.run()

    assert told == BEHIND
    starts.wait_for("begun")
    assert not (starts.clone.root / "built").exists()
    starts.finish()


def test_the_same_sources_are_built_behind_only_once(starts: Starts) -> None:
    starts.run()
    starts.wait_for("begun")
    starts.finish()
    for name in ("begun", "built"):
        (starts.clone.root / name).unlink()

    assert BEHIND not in starts.run()
    assert not (starts.clone.root / "begun").exists()


def test_sources_edited_again_are_built_again(starts: Starts) -> None:
    starts.run()
    starts.wait_for("begun")
    starts.finish()
    edit(starts.clone.core / "moves.py")

    assert starts.run() == BEHIND


def test_a_start_without_a_compiler_says_that_it_runs_interpreted(starts: Starts) -> None:
    starts.take_compiler()

    assert starts.run() == f"run: {builds.NO_COMPILER}\n"
    assert not (starts.clone.root / "begun").exists()


def test_a_start_that_is_to_be_interpreted_builds_nothing(starts: Starts) -> None:
    assert starts.run(TOKYORK_INTERPRETED="1") == ""
    assert not (starts.clone.root / "begun").exists()
