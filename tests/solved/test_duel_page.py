"""The page about the duel says what the solution says."""

from __future__ import annotations

from tools.make_duel_page import PAGE, page


def test_the_page_is_made_from_the_solution() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
