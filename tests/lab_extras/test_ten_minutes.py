"""What docs/lab.md says for the first ten minutes works, word for word but for its minutes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import MagicMock

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).parents[2]
INSTALLED = 2  # lines that make an environment and install what is here already
SHORTER = {"--games 200": "--games 20", "--minutes 5": "--minutes 0.01 --games 16 --judged 4"}


def blocks(language: str) -> list[str]:
    """Of the chapter."""
    text = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    chapter = text.split("## In ten minutes")[1].split("\n## ")[0]
    return re.findall(rf"```{language}\n(.*?)```", chapter, re.DOTALL)


def test_every_command_works_in_its_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [commands] = blocks("sh")
    lines = commands.splitlines()
    assert [line.split()[0] for line in lines[:INSTALLED]] == ["python", "pip"]
    assert not re.search(r"https?:", commands)
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    for line in lines[INSTALLED:]:
        for long, short in SHORTER.items():
            line = line.replace(long, short)  # noqa: PLW2901 - the same line, shorter
        program, *words = line.split()
        ours = [sys.executable, "-m", "tokyork"] if program == "tokyork" else [sys.executable]
        subprocess.run([*ours, *words], cwd=tmp_path, env=environment, check=True)

    assert (tmp_path / "games" / "report" / "report.html").is_file()
    drawn = MagicMock()
    monkeypatch.setitem(sys.modules, "matplotlib", drawn)  # the only thing that is not here
    monkeypatch.setitem(sys.modules, "matplotlib.pyplot", drawn.pyplot)
    monkeypatch.chdir(tmp_path)
    [plot] = blocks("python")
    exec(plot, {})
    curves = {call.kwargs["label"]: list(call.args[1]) for call in drawn.pyplot.plot.mock_calls}
    assert set(curves) == {"against three random", "against three greedy"}
    assert all(0 <= share <= 1 for shares in curves.values() for share in shares)
    drawn.pyplot.savefig.assert_called_once_with("curve.png")
