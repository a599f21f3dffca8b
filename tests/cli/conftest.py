from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tokyork import cli

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
Run = subprocess.CompletedProcess[str]


@pytest.fixture
def tokyork(tmp_path: Path) -> Callable[..., Run]:
    """Runs the program in a folder of its own; what is typed comes from `typed`."""

    def run(*args: str, typed: str = "") -> Run:
        return subprocess.run(
            [sys.executable, "-P", "-m", "tokyork", *args],
            input=typed,
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONWARNINGS": "error"},
            capture_output=True,
            encoding="utf-8",
            timeout=50,
            check=False,
        )

    return run


@pytest.fixture
def tokyork_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Run]:
    """The same in this process, which is quicker where there are many cases."""
    monkeypatch.chdir(tmp_path)

    def run(*args: str, typed: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.main(args)
        out, err = capsys.readouterr()
        return subprocess.CompletedProcess(args, code, out, err)

    return run
