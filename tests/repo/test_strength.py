"""The published table of strength is what was measured."""

from __future__ import annotations

from bench import strength
from tokyork.bots import make_bot
from tokyork.cities import CITIES


def test_the_page_shows_the_games_that_were_played() -> None:
    assert strength.table(strength.read()) in strength.PAGE.read_text()


def test_every_pairing_of_fast_bots_was_played_in_both_cities() -> None:
    found = strength.read()
    fast = {(city, *pair) for city in CITIES for pair in strength.FAST}
    slow = {(city, *pair) for city in CITIES for pair in strength.SLOW}

    assert fast <= set(found) <= fast | slow
    assert all(row["games"] >= 8 and 0 <= row["wins"] <= row["games"] for row in found.values())


def test_the_names_are_bots() -> None:
    for pair in (*strength.FAST, *strength.SLOW):
        for name in pair:
            make_bot(name)
