"""What holds of cards, monsters, dice and board in every position of every game."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.helpers import Plan, held, in_every_city, walk
from tokyork.core.agenda import ahead, card_of
from tokyork.core.dice import MOST_COUNTED, MOST_DICE, spread
from tokyork.core.setup import cards_in_play
from tokyork.core.state import NO_CARD

pytestmark = pytest.mark.interpreted


@in_every_city()
def test_every_card_is_in_exactly_one_place(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        places = Counter(g.deck[g.drawn :])
        places.update(g.discard)
        places.update(card for card in g.market if card != NO_CARD)
        for m in g.monsters:
            places.update(held(g.rules, m))
        in_flight = {
            int(card_of(item))
            for item in [*ahead(g), g.pending]
            if card_of(item) != NO_CARD and not places[int(card_of(item))]
        }
        places.update(card for card in in_flight if not g.rules.box.cards[card].keep)

        assert places == Counter(cards_in_play(g.rules, g.options))


@in_every_city()
def test_the_numbers_of_the_monsters_stay_in_bounds(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        seen = game.view()["monsters"]
        for m in g.monsters:
            assert 0 <= m.points <= g.options.cap
            assert 0 <= m.health <= seen[m.seat]["max_health"]
            assert m.alive == (m.health > 0)
            assert m.energy >= 0
            assert 0 <= int(m.known) <= len(g.deck) - g.drawn
            assert 0 <= m.at < len(g.rules.places)
            if not m.alive:
                assert (m.energy, m.cards, m.copies, m.tokens) == (0, 0, 0, 0)
        for token in g.rules.box.tokens:
            assert sum(monster["tokens"].get(token.id, 0) for monster in seen) <= token.supply


@in_every_city()
def test_the_dice_are_at_most_eight_and_only_those_thrown(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        for dice, most in ((g.dice, MOST_DICE), (g.probed, MOST_DICE), (g.side, MOST_COUNTED)):
            assert 0 <= dice < 1 << 24
            assert len(spread(dice)) <= most
        assert g.rolls >= 0
        assert Counter(spread(g.probed)) <= Counter(spread(g.dice)), "a probed die lies there"


@in_every_city()
def test_the_board_stays_as_the_city_allows_it(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        game.state.rules.check_board(game.state)


@in_every_city()
def test_a_copy_is_of_a_card_in_front_of_somebody(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        for m in g.monsters:
            if m.copies:
                assert int(m.copies).bit_count() == 1
                assert m.cards & g.rules.box.bearers
                assert any(other.cards & m.copies for other in g.monsters)


@in_every_city()
def test_one_living_seat_has_one_decision_until_the_game_is_over(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        decision = game.decision
        assert game.over == (decision is None)
        if decision:
            monster = game.state.monsters[game.seats.index(decision.seat)]
            assert monster.alive
            assert game.winners == []
            assert game.ending is None
