"""The environment that ./run installs into."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from venv import EnvBuilder

from tools.set_up import make_venv

if TYPE_CHECKING:
    import pytest

SCRIPT = Path(make_venv.__file__)
BASE = getattr(sys, "_base_executable", sys.executable)


def test_pip_works_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    _run(BASE, "-I", str(SCRIPT), str(folder))
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    told = _run(str(python), "-m", "pip", "--version")
    assert told.startswith("pip ")
    assert str(folder) in told
    asked = _run(str(python), "-c", "import sys; print(sys.prefix != sys.base_prefix)")
    assert asked.strip() == "True"


def test_where_python_brings_no_wheel_of_pip_its_own_way_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []
    monkeypatch.setattr(make_venv, "pips_wheel", lambda: None)
    monkeypatch.setattr(EnvBuilder, "create", lambda self, _: asked.append(self.with_pip))
    make_venv.main(str(tmp_path))
    assert asked == [True]


def _run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
