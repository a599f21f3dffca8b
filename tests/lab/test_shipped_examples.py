"""The examples come with the package, and overwrite nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.helpers import ROOT
from tokyork.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_all_examples_are_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "examples", str(tmp_path / "new" / "mine")]) == 0

    copied = {path.name: path.read_bytes() for path in (tmp_path / "new" / "mine").iterdir()}
    files = [path for path in (ROOT / "examples").iterdir() if path.suffix in {".py", ".ipynb"}]
    assert copied == {path.name: path.read_bytes() for path in files}
    assert "train_policy.py" in copied
    assert f"{len(copied)} examples" in capsys.readouterr().out


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "train_policy.py"
    mine.write_text("mine", encoding="utf-8")

    assert main(["examples", str(tmp_path)]) == 2
    assert "train_policy.py" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["train_policy.py"]
    assert mine.read_text(encoding="utf-8") == "mine"
