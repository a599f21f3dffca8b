"""Everything that is sent has the shape that the browser's types promise."""

from __future__ import annotations

import subprocess
import sys
from typing import get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from tests.helpers import ROOT, Plan, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.server.feed.logbook import Library
from tokyork.server.feed.showing import lines, shown
from tokyork.server.protocol.choices import Line
from tokyork.server.protocol.view_shapes import View, ViewChange
from tokyork.views.event_kinds import AnyEvent, Cause
from tokyork.words.parts import as_read_by, plain
from tokyork.words.sentences import Sentences


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
            assert fits(game.view(eyes), View)
    assert game is not None
    for seat in ("p1", None):
        for event in game.events(0, seat):
            assert msgspec.to_builtins(msgspec.convert(event, AnyEvent)) == event


def test_a_key_too_many_does_not_fit() -> None:
    cause = {"kind": "dice", "secret": 1}

    assert not fits(cause, Cause)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"number": 1, "after": 0, "kind": "x", "cause": cause}, AnyEvent)


@pytest.mark.parametrize("city", CITIES)
def test_a_choice_offers_every_legal_move_in_words(city: str) -> None:
    for game in walk(city, Plan(4, 8, rich=True), most=200):
        if game.decision is None:
            continue
        seen = shown(game, game.decision.seat, 3, undo=True)
        seen.deadline = 1.5
        choice = seen.choice
        assert choice is not None
        assert [offer.move for offer in choice.offers] == game.legal_moves
        assert all(offer.label or offer.move.startswith("keep") for offer in choice.offers)
        assert choice.default in game.legal_moves
        assert (choice.undo, seen.deadline, seen.seq) == (True, 1.5, 3)
        words = [choice.question, choice.help, plain(seen.waiting or [])]
        words += [r.label + plain(r.why) for r in choice.refusals]
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


def test_a_full_borough_is_refused_with_its_reason_and_one_with_room_is_not() -> None:
    players = [{"at": "bronx"}, {"at": "queens"}, {"at": "queens"}, {"at": "lower"}]
    game = Game.from_scenario(
        {"game": "new_york", "players": players, "turn": "p1", "rolls": [["heart"] * 6]}
    )
    while game.decision and game.decision.kind != "move":
        game.play(game.decision.default)
    seen = shown(game, "p1", 0)

    assert seen.choice is not None
    refused = {one.move: plain(one.why) for one in seen.choice.refusals}
    assert "full" in refused["move queens"]
    assert "move brooklyn" not in refused
    assert "move manhattan" not in refused


def test_consequences_tell_what_the_dice_would_do() -> None:
    game = next(
        g
        for g in walk("tokyo", Plan(3, 2), most=500)
        if g.decision and g.decision.kind == "roll" and g.view()["dice"].count("energy") >= 2
    )
    assert game.decision is not None
    seen = shown(game, game.decision.seat, 0)
    assert seen.choice is not None
    own = [one.gain for one in seen.choice.consequences if one.seats == [game.decision.seat]]
    assert [gain.amount for gain in own if gain.what == "energy"]
    assert "energy" in plain(seen.choice.outcome)


@pytest.mark.parametrize("city", CITIES)
def test_a_log_written_turn_by_turn_is_the_log_written_at_once(city: str) -> None:
    game = None
    library = Library()
    for step, game in enumerate(walk(city, Plan(4, 6, rich=True), most=400)):
        library.read(game)
        if step % 25 == 0:
            library.lines(game, "p2", "en")
    assert game is not None
    words = Sentences.of(game.view("p2"), numbered=False)
    told = library.lines(game, "p2", "en")
    whole = lines(game.events(0, "p2"), words)
    for reader in (None, "p2"):
        written = [msgspec.json.decode(w.own.get(reader or "", w.text), type=Line) for w in told]
        read = [replace(line, text=as_read_by(reader, line.text)) for line in whole]
        assert written == read


def test_every_key_of_a_view_may_change() -> None:
    assert get_type_hints(ViewChange) == get_type_hints(View)


def test_the_browsers_types_are_those_of_the_server() -> None:
    command = [sys.executable, str(ROOT / "tools" / "make_types.py"), "--check"]

    assert subprocess.run(command, check=False).returncode == 0
