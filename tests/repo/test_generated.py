"""What is made from the sources and kept is what they would make now."""

from __future__ import annotations

from tools import make_cards, make_credits, make_fair_vectors, make_openings, make_rulings


def test_the_browser_knows_the_cards_as_they_are() -> None:
    """If not: python tools/make_cards.py."""
    for path, made in make_cards.FILES.items():
        assert path.read_text(encoding="utf-8") == made()


def test_the_little_boards_show_what_the_scenarios_play() -> None:
    """If not: python tools/make_rulings.py."""
    assert make_rulings.FILE.read_text(encoding="utf-8") == make_rulings.rulings()


def test_the_browsers_dice_are_compared_with_what_the_scheme_says() -> None:
    """If not: python tools/make_fair_vectors.py."""
    kept = make_fair_vectors.FILE.read_text(encoding="utf-8")

    assert kept == make_fair_vectors.vectors()


def test_the_browser_shows_what_the_atlas_counted() -> None:
    """If not: python tools/make_openings.py."""
    kept = make_openings.PAGE.read_text(encoding="utf-8")

    assert kept == make_openings.shown(make_openings.figures())


def test_everybodys_work_is_named_with_its_licence() -> None:
    """If not: python tools/make_credits.py."""
    assert make_credits.FILE.read_text(encoding="utf-8") == make_credits.credits_page()
