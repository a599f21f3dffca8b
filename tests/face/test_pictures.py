"""A table as SVG: whole, of our own drawings, and nothing from elsewhere."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest

import tokyork
from tokyork import Game, Position
from tokyork.cities import CITIES
from tokyork.drawn.svg_pen import art
from tokyork.words.texts import languages
from tools import make_drawings


def some(city: str, seats: int) -> Game:
    game, dice = Game(city, seats, seed=seats), Random(seats)
    while not game.over and game.state.made < 20 * seats:
        game.play_number(dice.choice(game.legal_numbers))
    return game


def test_the_drawings_are_those_of_the_browser() -> None:
    kept = make_drawings.TARGET.read_text(encoding="utf-8")
    assert kept == make_drawings.made(), "run tools/make_drawings.py"


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_shows_itself(city: str, seats: int) -> None:
    game = some(city, seats)
    drawn = tokyork.svg(game)
    root = ET.fromstring(drawn)

    assert game._repr_svg_() == drawn
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    hosts = set(re.findall(r"https?://[^\"' )]+", drawn)) - {"http://www.w3.org/2000/svg"}
    assert hosts == set()
    assert all(link.startswith("#") for link in re.findall(r'href="([^"]*)"', drawn))
    assert not re.search(r"@import|@font-face|<script|<image|url\((?!#)", drawn)
    ids = re.findall(r'\bid="([^"]+)"', drawn)
    assert len(ids) == len(set(ids))
    named = {*re.findall(r'href="#([^"]*)"', drawn), *re.findall(r"url\(#([^)]*)\)", drawn)}
    assert named <= set(ids)
    for monster in game.view()["monsters"]:
        assert f">{monster['seat']}</text>" in drawn


def test_whoever_must_choose_is_framed() -> None:
    game = Game("new_york", 3, seed=11)  # where a start is chosen against the order of turns
    decision, colour = game.decision, art()["colours"]["new_york"]["accent"]
    assert decision is not None
    assert decision.seat != game.view()["active"]
    framed = tokyork.svg(game).partition(f'stroke="{colour}" stroke-width="4"')[2]
    assert re.findall(r">(p\d)</text>", framed)[0] == decision.seat
    assert f'stroke="{colour}" stroke-width="4"' not in framed


def test_a_long_name_and_its_seat_do_not_share_a_line() -> None:
    drawn = tokyork.svg(Game("tokyo", monsters=["space_penguin", "the_king", "alienoid"], seed=1))
    lines = {
        text: float(y) for y, text in re.findall(r'<text [^>]* y="([^"]*)"[^>]*>([^<]*)<', drawn)
    }
    assert lines["p1"] - lines["Space Penguin"] > 50


@pytest.mark.parametrize("city", CITIES)
def test_the_end_of_a_game_is_drawn_too(city: str) -> None:
    game, dice = Game(city, 4, seed=3), Random(3)
    while not game.over:
        game.play_number(dice.choice(game.legal_numbers))
    assert 'data-mood="ko"' in tokyork.svg(game) or 'data-mood="win"' in tokyork.svg(game)


def test_two_pictures_on_a_page_do_not_share_ids() -> None:
    first, second = (tokyork.svg(some("tokyo", seats)) for seats in (2, 3))
    ids = [set(re.findall(r'\bid="([^"]+)"', drawn)) for drawn in (first, second)]
    assert not ids[0] & ids[1]


def test_what_a_seat_sees_is_drawn_for_it_alone() -> None:
    game = some("new_york", 3)
    position = Position(game)
    assert ET.fromstring(position._repr_svg_()) is not None
    assert ET.fromstring(tokyork.svg(game, "p2")) is not None


@pytest.mark.parametrize("language", languages())
def test_it_speaks_every_language(language: str) -> None:
    from tokyork.drawn import draw  # noqa: PLC0415 - only here

    for city in CITIES:
        assert ET.fromstring(draw(some(city, 4).view(), language)) is not None
