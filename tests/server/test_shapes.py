"""Everything that is sent has the shape that the browser's types promise."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from tests.helpers import ROOT, Plan, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.sentences import Sentences
from tokyork.server import shapes
from tokyork.server.logbook import Library
from tokyork.server.showing import lines, shown


def fits(value: object, shape: type) -> bool:
    """Whether it has all keys of the shape, and no others: msgspec leaves those out."""
    return bool(msgspec.convert(value, shape, strict=True) == value)


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("plan", [Plan(4, 3), Plan(6, 4, rich=True), Plan(2, 5, "defaults")])
def test_views_and_events_have_their_shapes(city: str, plan: Plan) -> None:
    game = None
    for game in walk(city, plan, most=250):
        seat = game.decision.seat if game.decision else None
        for eyes in (seat, None):
            assert fits(game.view(eyes), shapes.View)
    assert game is not None
    for seat in ("p1", None):
        assert all(fits(event, shapes.Event) for event in game.events(0, seat))


def test_a_key_too_many_does_not_fit() -> None:
    cause = {"kind": "dice", "secret": 1}

    assert not fits(cause, shapes.Cause)
    assert not fits({"number": 1, "after": 0, "kind": "x", "cause": cause}, shapes.Event)


@pytest.mark.parametrize("city", CITIES)
def test_a_choice_offers_every_legal_move_in_words(city: str) -> None:
    for game in walk(city, Plan(4, 8, rich=True), most=200):
        if game.decision is None:
            continue
        seen = shown(game, game.decision.seat, 3, undo=True, deadline=1.5)
        choice = seen.choice
        assert choice is not None
        assert [offer.move for offer in choice.offers] == game.legal_moves
        assert all(offer.label or offer.move.startswith("keep") for offer in choice.offers)
        assert choice.default in game.legal_moves
        assert (choice.undo, choice.deadline, seen.seq) == (True, 1.5, 3)
        words = [choice.question, choice.help, seen.waiting or ""]
        words += [r.label + r.why for r in choice.refusals] + choice.preview
        assert all(text and "{" not in text and "-" not in text.split()[0][1:] for text in words)
        offered = {offer.move for offer in choice.offers}
        assert not offered & {refusal.move for refusal in choice.refusals}
        assert shown(game, None, 3).choice is None


def test_a_card_that_is_for_sale_twice_is_refused_once() -> None:
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": [{"energy": 2}, {}],
            "turn": "p1",
            "market": ["extra_head", "jets", "extra_head"],
            "rolls": [["1", "1", "2", "2", "3", "3"]],
        }
    )
    game.play("stop")
    seen = shown(game, "p1", 0)

    assert seen.choice is not None
    refused = [refusal.move for refusal in seen.choice.refusals]
    assert refused == ["buy extra_head", "buy jets"]


def test_a_preview_tells_what_the_dice_would_do() -> None:
    game = next(
        g
        for g in walk("tokyo", Plan(3, 2), most=500)
        if g.decision and g.decision.kind == "roll" and g.view()["dice"].count("energy") >= 2
    )
    assert game.decision is not None
    seen = shown(game, game.decision.seat, 0)
    assert seen.choice is not None
    assert any("energy" in text for text in seen.choice.preview)


@pytest.mark.parametrize("city", CITIES)
def test_a_log_written_turn_by_turn_is_the_log_written_at_once(city: str) -> None:
    game = None
    library = Library()
    for step, game in enumerate(walk(city, Plan(4, 6, rich=True), most=400)):
        if step % 25 == 0:
            library.book(game, "p2", "en").all_lines(game)
    assert game is not None
    words = Sentences.of(game.view("p2"), numbered=False)
    assert library.book(game, "p2", "en").all_lines(game) == lines(game.events(0, "p2"), words)


def test_the_browsers_types_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"]

    assert subprocess.run(command, check=False).returncode == 0
