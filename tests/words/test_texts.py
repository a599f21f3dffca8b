"""Messages are found in the files of their language, and parsed one by one."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.helpers import ROOT
from tokyork.words import texts as text
from tokyork.words.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language without messages yet."""
    monkeypatch.setattr(text, "LOCALES", tmp_path)
    text._catalogue.cache_clear()
    (tmp_path / "en").mkdir()
    yield tmp_path / "en"
    text._catalogue.cache_clear()


def test_a_message_may_refer_to_others_in_any_file(folder: Path) -> None:
    (folder / "a.ftl").write_text("greeting = { hello }, { -name }!\n    .twice = { greeting }\n")
    (folder / "b.ftl").write_text("# said first\nhello = Good\n    morning\n-name = Kong\n")
    english = Texts("en")

    assert english("greeting") == "Good\nmorning, Kong!"
    assert english("greeting", "twice") == "Good\nmorning, Kong!"


def test_an_unknown_message_shows_its_id(folder: Path) -> None:
    (folder / "a.ftl").write_text("known = Yes\n")
    english = Texts("en")

    assert (english.has("known"), english.has("unknown")) == (True, False)
    assert (english("unknown"), english("known", "text")) == ("unknown", "known.text")


def test_nothing_is_loaded_for_words_before_a_word_is_wanted() -> None:
    program = "import sys, tokyork; sys.exit('fluent.syntax' in sys.modules)"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}

    assert subprocess.run([sys.executable, "-c", program], check=False, env=env).returncode == 0
