"""Messages are parsed one by one, and come out as if their files were read as a whole."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tests.helpers import ROOT
from tokyork import text
from tokyork.text import Texts, languages, texts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

VALUES = {"amount": 1, "count": 2, "price": 0, "seats": 1}


@pytest.mark.parametrize("language", languages())
def test_every_message_is_found_and_says_what_its_file_says(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    names: list[str] = []
    for path in sorted((text.LOCALES / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        whole.add_resource(FluentResource(source))
        body = FluentParser().parse(source).body
        names += [entry.id.name for entry in body if isinstance(entry, ast.Message)]

    assert len(names) == len(set(names))
    for name in names:
        message = whole.get_message(name)
        for attribute in (None, *message.attributes):
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is not None:
                expected, _ = whole.format_pattern(pattern, VALUES)
                assert texts(language)(name, attribute, **VALUES) == expected


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a language without messages yet."""
    monkeypatch.setattr(text, "LOCALES", tmp_path)
    text._bundle.cache_clear()
    (tmp_path / "en").mkdir()
    yield tmp_path / "en"
    text._bundle.cache_clear()


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
    program = "import sys, tokyork; sys.exit('fluent.runtime' in sys.modules)"
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}

    assert subprocess.run([sys.executable, "-c", program], check=False, env=env).returncode == 0
