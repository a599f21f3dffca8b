"""No seat is told what it may not know, in any position of any game."""

from __future__ import annotations

from random import Random

import pytest

from tests.helpers import Plan, as_bytes, at_some, everything, in_every_city, pick, walk
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.formats.snapshot import snapshot
from tokyork.views.deals import determinize
from tokyork.views.view import view

pytestmark = pytest.mark.interpreted


@in_every_city(games=10)
def test_a_view_shows_nothing_hidden(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if not at_some(game, 4):
            continue
        g = game.state
        spectator = as_bytes(view(g, None))
        for seat in range(plan.seats):
            mine = as_bytes(view(g, seat))
            for seed in (1, 2):
                dealt = determinize(g, seat, seed)
                assert as_bytes(view(dealt, seat)) == mine
                assert as_bytes(view(dealt, None)) == spectator
        assert as_bytes(view(determinize(g, None, 3), None)) == spectator


@in_every_city(games=10)
def test_the_phase_in_a_view_fits_the_decision(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        seen = game.view()
        kind = seen["decision"] and seen["decision"]["kind"]
        if kind in {"start", "roll", "buy", "end"}:
            assert seen["phase"] == kind
        elif kind == "place":
            assert seen["phase"] == "setup"
        elif kind in {"resolve", "heart", "claw", "destroy", "flee", "yield"}:
            assert seen["phase"] == "resolve"
        elif kind in {"dice", "probe"}:
            assert seen["phase"] in {"dice", "resolve"}


@in_every_city(games=10)
def test_determinize_keeps_what_the_seat_knows_and_deals_the_rest_anew(
    city: str, plan: Plan
) -> None:
    for game in walk(city, plan):
        if not at_some(game, 4):
            continue
        g = game.state
        before = as_bytes([everything(g), snapshot(g)])
        for seat in range(plan.seats):
            dealt = determinize(g, seat, plan.seed + g.made)
            known = int(g.drawn) + int(g.monsters[seat].known)
            assert dealt.deck[:known] == g.deck[:known]
            assert sorted(dealt.deck) == sorted(g.deck)
            assert len(g.deck) - known < 12 or dealt.deck != g.deck
            assert dealt.chance != g.chance
            assert dealt.loaded == ()
            assert everything(dealt.monsters) == everything(g.monsters)
            if g.pending and g.pending >> 6 & 7 == seat:
                assert dealt.moves == g.moves
        assert as_bytes([everything(g), snapshot(g)]) == before


@in_every_city(games=10)
def test_a_determinized_game_can_be_played_to_its_end(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 25):
            g = determinize(game.state, game.state.made % plan.seats, plan.seed)
            dice = Random(plan.seed)
            while not g.over:
                assert g.moves
                agenda.play(g, pick(g, dice, plan.taste))


@in_every_city(games=10)
def test_only_its_seat_is_told_a_secret(city: str, plan: Plan) -> None:
    *_, game = walk(city, plan)
    told = {seat: game.events(seat=seat) for seat in (*game.seats, None)}

    for number, event in enumerate(told[None]):
        secret = event["kind"] == "card_seen"
        for seat in game.seats:
            if not secret:
                assert told[seat][number] == event
            elif seat == event["seat"]:
                assert told[seat][number]["card"] in CITIES[city].box.by_id
            else:
                assert told[seat][number] == event
                assert not {"card", "amount"} & event.keys()
