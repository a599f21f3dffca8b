"""Names and chat as others may see them."""

from __future__ import annotations

import pytest

from tokyork.server.protocol.clean_text import LONGEST_NAME, LONGEST_TEXT, clean_name, clean_text
from tokyork.server.protocol.refusals import RefusedError


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("\u202eAnn\u2066", "Ann"),
        ("A\x00n\x1bn\x7f", "Ann"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Юрий", "Юрий"),
        ("Zoe\u0308", "Zoë"),
        ("李", "李"),
        ("a" + "\u0335" * 30, "a" + "\u0335" * 3),
        ("x" * 99, "x" * LONGEST_NAME),
        ("\ufeffAnn\u200b", "Ann"),
        ("A\u3164n\u034fn\u2800", "Ann"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
    ],
)
def test_a_name_is_one_short_line_without_tricks(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@pytest.mark.parametrize(
    "written", ["", "   ", "\u200b", "\u202e\u2066", "\u0301", "\x00", "\u3164", "\u2800\u115f"]
)
def test_a_name_that_nobody_sees_is_refused(written: str) -> None:
    with pytest.raises(RefusedError):
        clean_name(written)


def test_chat_is_refused_when_it_is_empty_or_too_long() -> None:
    assert clean_text(" hello \u202e there ") == "hello there"
    for text in ("", " \u200b", "x" * (LONGEST_TEXT + 1)):
        with pytest.raises(RefusedError):
            clean_text(text)
