"""What is made from the sources and kept is what they would make now."""

from __future__ import annotations

from tools import make_cards, make_rulings


def test_the_browser_knows_the_cards_as_they_are() -> None:
    """If not: python tools/make_cards.py."""
    assert make_cards.FILE.read_text(encoding="utf-8") == make_cards.facts()


def test_the_little_boards_show_what_the_scenarios_play() -> None:
    """If not: python tools/make_rulings.py."""
    assert make_rulings.FILE.read_text(encoding="utf-8") == make_rulings.rulings()
