"""What the wheel is made of, with and without a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any
from zipfile import ZipFile

import pytest

from tests.helpers import ROOT
from tools import wheel_hook
from tools.set_up import builds
from tools.set_up.places import Places

if TYPE_CHECKING:
    from pathlib import Path


BUILT = {
    "tokyork/client",
    "tokyork/documentation/index.html",
    "tokyork/documentation/assets/a.js",
}


class App:
    """What hatchling says to people."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def display_warning(self, text: str) -> None:
        self.told.append(text)

    def abort(self, text: str) -> None:
        raise SystemExit(text)


class Made:
    """What the hook makes of a build."""

    def __init__(self, version: str = "standard") -> None:
        self.app = App()
        self.data: dict[str, Any] = {"force_include": {}}
        root, nothing = str(ROOT), {"": None}
        hook = wheel_hook.WheelHook(root, {}, nothing, nothing, root, "wheel", self.app)  # type: ignore[arg-type] # as far as it is asked
        hook.initialize(version, self.data)

    @property
    def included(self) -> set[str]:
        return set(self.data["force_include"].values())


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/a.js", "assets/a.js.map", "sitemap.xml.gz"):
        (folder / name).touch()
    return folder


@pytest.fixture(autouse=True)
def client(monkeypatch: pytest.MonkeyPatch, site: Path) -> None:
    """It is built already, with the documentation; nobody asked for the sources."""
    monkeypatch.setattr(wheel_hook, "DOCUMENTATION", site)
    monkeypatch.setattr(builds, "client_is_current", lambda _: True)
    monkeypatch.delenv(wheel_hook.INTERPRETED, raising=False)


def compiling(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    done: Any = subprocess.CompletedProcess([], code)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: done)


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled one, with its stamps."""
    compiled = builds.load(ROOT / "src" / "tokyork" / "compiled.py")
    tmp_path = tmp_path / "engine"
    monkeypatch.setattr(compiled, "folder", lambda: tmp_path)
    monkeypatch.setattr(builds, "load", lambda _: compiled)
    (tmp_path / "tokyork" / "core").mkdir(parents=True)
    for name in ("stamp", "recipe", "tokyork__mypyc.so", "tokyork/core/moves.pyd"):
        (tmp_path / name).touch()


def test_a_compiled_wheel_is_for_one_system(
    monkeypatch: pytest.MonkeyPatch,
    engine: None,  # noqa: ARG001 - a fixture that is only wanted
) -> None:
    compiling(monkeypatch, 0)
    made = Made()

    assert made.included == {
        *BUILT,
        "tokyork/_compiled/tokyork__mypyc.so",
        "tokyork/_compiled/tokyork/core/moves.pyd",
    }
    assert (made.data["infer_tag"], made.data["pure_python"]) == (True, False)
    assert made.app.told == []


@pytest.mark.parametrize("code", [builds.NOTHING_BUILT, 1])
def test_where_nothing_can_be_compiled_it_is_for_every_system(
    monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    compiling(monkeypatch, code)
    made = Made()

    assert made.included == BUILT
    assert "infer_tag" not in made.data


def test_without_a_compiler_one_line_says_so(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    done = subprocess.run(
        [sys.executable, tmp_path / "tools" / "build.py"],
        env={key: value for key, value in os.environ.items() if key != "CC"} | {"PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == builds.NOTHING_BUILT
    assert done.stderr == f"build: {builds.NO_COMPILER}\n"


def test_who_asks_for_the_sources_gets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(wheel_hook.INTERPRETED, "1")

    made = Made()
    assert made.included == BUILT
    assert made.app.told == ["TOKYORK_INTERPRETED is set: the engine is not compiled"]


def test_without_documentation_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, site: Path
) -> None:
    compiling(monkeypatch, 1)
    (site / "index.html").unlink()
    made = Made()

    assert made.included == {"tokyork/client"}
    assert made.app.told == ["the documentation is not built (./run docs): left out"]


def test_an_installation_that_points_to_the_clone_builds_nothing() -> None:
    assert Made("editable").included == set()


def test_a_client_that_cannot_be_built_ends_it_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(builds, "client_is_current", lambda _: False)
    monkeypatch.setattr(builds, "build_client", lambda *_: False)
    with pytest.raises(SystemExit, match="the browser client could not be built"):
        Made()


def test_a_real_wheel_has_everything_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    if not builds.client_is_current(Places(ROOT)):
        pytest.skip("the browser client is not built")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory"]
    subprocess.run(
        [*command, str(tmp_path / "dist")],
        cwd=ROOT,
        env=os.environ | {wheel_hook.INTERPRETED: "1"},
        capture_output=True,
        check=True,
    )
    [wheel] = (tmp_path / "dist").iterdir()

    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(ZipFile(wheel).namelist())
    assert {"tokyork/client/index.html", "tokyork/locales/de/log.ftl"} <= names
    sources = {path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.py")}
    assert {path.as_posix() for path in sources} <= names
