"""What is made once for many is what each would be told alone, and nothing that others may not."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.helpers import Plan, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.server.feed import logbook, offers, preview
from tokyork.server.feed.logbook import Library
from tokyork.server.feed.messages_for import MessagesFor
from tokyork.server.feed.moment import Moment
from tokyork.server.feed.showing import shown
from tokyork.server.feed.sights import SharedFields, Sight, own_fields
from tokyork.server.protocol.calls import NewSeat
from tokyork.server.protocol.seating import Settings
from tokyork.server.table.table import new_table
from tokyork.views.view import SEAT_KEYS, public_view, seen_by
from tokyork.words.texts import languages

if TYPE_CHECKING:
    from tokyork.server.table.table import Table

GUESTS = ("ann", "ben", "cat", "dan")
MOVES = 60


def sitting(game: Game) -> Table:
    """A table of three who play on from here; the fourth guest watches."""
    seats = [NewSeat("person", name.title()) for name in GUESTS[:3]]
    table = new_table("shared", "ann", Settings(game.city), seats)
    for guest, chair in zip(GUESTS, table.data.chairs, strict=False):
        chair.guest = guest
    table.begin(Game.of(game.state))
    return table


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", languages())
def test_a_choice_ready_to_be_sent_is_the_choice_in_words(city: str, language: str) -> None:
    kinds = set()
    for game in walk(city, Plan(3, seed=8, rich=True), most=150):
        if game.decision is None:
            continue
        table = sitting(game)
        match = table.running
        assert match.chooser is not None
        sent = Moment(table, match, None).shown(match.chooser, language).choice
        if sent is None:  # a game that is won already
            continue
        alone = shown(match.game, match.chooser, 0, language=language, undo=False).choice
        assert json.loads(msgspec.json.encode(sent)) == json.loads(msgspec.json.encode(alone))
        kinds.add(game.decision.kind)
    assert len(kinds) > 3


@pytest.mark.parametrize("city", CITIES)
def test_nobody_is_told_anything_because_somebody_else_was_told_before(city: str) -> None:
    """Whoever is told first, each hears the same: nothing of one is in what others get."""
    table = sitting(Game(city, seats=3, seed=21))
    for number in range(MOVES):
        game = table.running.game
        if game.over:
            break
        before = MessagesFor(table, Library())
        saw = {guest: before.sight(guest, "en") for guest in GUESTS}
        table.play(game.legal_moves[number % len(game.legal_moves)], "ann")
        told: list[dict[str, bytes]] = []
        for order in (GUESTS, GUESTS[::-1]):
            messages = MessagesFor(table, Library())
            told.append({})
            for guest in order:
                sight = saw[guest]
                assert sight is not None
                told[-1][guest] = messages.went_on(guest, "en", sight).message
        assert told[0] == told[1]
        for guest, message in told[0].items():
            decision = json.loads(message)["game"]["view"].get("decision") or {}
            assert "moves" not in decision or table.eyes_of(guest) == table.running.chooser
            assert guest != "dan" or "known_deck" not in json.loads(message)["game"]["view"]


@pytest.mark.parametrize("city", CITIES)
def test_a_change_is_what_differs_and_has_what_is_private_only_for_its_seat(city: str) -> None:
    views: list[tuple[dict[str, Any], dict[str, Any]]] = []
    for game in walk(city, Plan(3, seed=8, rich=True), most=80):
        public = public_view(game.state)
        views.append((public, seen_by(game.state, 0, public)))
    for (public, own), (public_now, own_now) in pairwise(views):
        known, shared = SharedFields.of(public), SharedFields.of(public_now)
        change = shared.since(known)
        assert not json.loads(b"{" + change + b"}").keys() & set(SEAT_KEYS)
        for before, now in ((public, public_now), (own, own_now)):
            sight = Sight(0, before["seat"], known, own_fields(before), [], 0)
            sent = json.loads(bytes(sight.change(change, own_fields(now))))
            assert set(sight.gone(shared, own_fields(now))) == before.keys() - now.keys()
            whole = json.loads(msgspec.json.encode(now))
            differing = {k: v for k, v in whole.items() if before.get(k, before) != now[k]}
            assert sent.keys() == differing.keys()
            monsters = {m["seat"]: m for m in json.loads(msgspec.json.encode(before["monsters"]))}
            monsters |= {m["seat"]: m for m in sent.pop("monsters", [])}
            assert list(monsters.values()) == whole["monsters"]
            assert sent == {k: v for k, v in differing.items() if k != "monsters"}


@pytest.mark.parametrize(
    "remembered",
    [logbook._said, offers._plain, offers._kept, offers._refused, preview._outcome],
    ids=lambda one: str(one.__name__),
)
def test_what_is_remembered_for_all_tables_is_bounded(remembered: Any) -> None:  # noqa: ANN401 - a cache
    assert remembered.cache_info().maxsize is not None
