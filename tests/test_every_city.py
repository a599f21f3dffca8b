"""What holds in every position of every game, whatever the city."""

from __future__ import annotations

import json
import os
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
import yaml
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.helpers import (
    SHARED,
    TASTES,
    Plan,
    as_bytes,
    begin,
    everything,
    fields,
    held,
    pick,
    table,
    walk,
)
from tokyork import Game, GameOverError, IllegalMoveError
from tokyork.cities import CITIES
from tokyork.core import agenda
from tokyork.core.agenda import card_of
from tokyork.core.dice import MOST_COUNTED, MOST_DICE, spread
from tokyork.core.game import NO_CARD, Board, Monster
from tokyork.core.setup import cards_in_play
from tokyork.core.turn import LAST_TURN
from tokyork.deals import determinize
from tokyork.notation import default_move, find_move, legal_texts
from tokyork.record import read_record, replay
from tokyork.snapshot import restore, snapshot
from tokyork.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.game import State

Property: TypeAlias = "Callable[[str, Plan], None]"

SOAK = int(os.environ.get("TOKYORK_SOAK", "1"))  # so many times more games than usual

FRESH = st.builds(Plan, st.integers(2, 6), st.integers(0, 2**32), st.sampled_from(TASTES))
ANY = st.builds(
    Plan, st.integers(2, 6), st.integers(0, 2**32), st.sampled_from(TASTES), st.booleans()
)


def in_every_city(
    plans: st.SearchStrategy[Plan] = ANY, games: int = 50
) -> Callable[[Property], Property]:
    """Try a property on random games of each city; the same games on every run."""
    quietly = settings(
        max_examples=games * SOAK,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )

    def decorate(test: Property) -> Property:
        tried: Property = pytest.mark.parametrize("city", CITIES)(quietly(given(plan=plans)(test)))
        return tried

    return decorate


def at_some(game: Game, every: int) -> bool:
    """Whether a costly check is made at this decision."""
    return game.over or game.state.made % every == 0


# --- bounds ---


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
            for item in [*agenda.ahead(g), g.pending]
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
            assert 0 <= m.known <= len(g.deck) - g.drawn
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


# --- moves ---


@in_every_city()
def test_every_decision_offers_at_least_two_different_moves(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if not game.over:
            assert len(game.legal_moves) >= 2
            assert len(set(game.legal_moves)) == len(game.legal_moves)


@in_every_city()
def test_every_move_is_found_again_by_its_text(city: str, plan: Plan) -> None:
    dice = Random(plan.seed)
    for game in walk(city, plan):
        moves = list(enumerate(game.legal_moves))
        for number, text in moves if len(moves) <= 12 else dice.sample(moves, 12):
            assert find_move(game.state, text) == number


@in_every_city(games=10)
def test_faces_may_stand_in_any_order(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        for number, text in enumerate(game.legal_moves):
            words = text.split()
            if words[0] == "keep":
                backwards = "  ".join(["KEEP", *reversed(words[1:])])
                assert find_move(game.state, backwards) == number


@in_every_city()
def test_the_default_is_legal(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.decision:
            assert game.decision.default in game.decision.moves


@in_every_city(games=10)
def test_the_moves_are_derived_from_the_position(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        before = game.legal_moves
        agenda.rederive(game.state)
        assert game.legal_moves == before


@in_every_city(games=12)
def test_every_legal_move_can_be_played(city: str, plan: Plan) -> None:
    dice = Random(plan.seed)
    for game in walk(city, plan):
        g = game.state
        if g.over:
            return
        numbers = range(len(g.moves))
        for number in numbers if len(numbers) <= 8 else dice.sample(numbers, 8):
            copy = g.clone()
            agenda.play(copy, number)
            assert copy.made == g.made + 1
            assert copy.over != bool(copy.pending)
            assert copy.over or len(copy.moves) >= 2


@in_every_city(games=6)
def test_a_refused_move_changes_nothing(city: str, plan: Plan) -> None:
    faces = CITIES[city].faces
    sixteen = f"keep {' '.join(faces[:1] * 16)}"  # more than one hexadecimal digit counts
    tried = dict.fromkeys(
        ["", "dance", "keep", "keep 9", "buy", "buy gold", "use", "use gold", "sweep", "p1 stop"]
    )
    tried[sixteen] = None
    for game in walk(city, plan):
        if game.over or not at_some(game, 5):
            continue
        legal = game.legal_moves
        before = _all_of(game)
        for text in [text for text in list(tried)[-40:] if text not in legal]:
            with pytest.raises(IllegalMoveError):
                game.play(text)
        other = next(seat for seat in game.seats if seat != _decision(game).seat)
        with pytest.raises(IllegalMoveError, match=_decision(game).seat):
            game.play(legal[0], seat=other)
        assert _all_of(game) == before
        tried.update(dict.fromkeys(legal[:2] + legal[-4:]))


def _decision(game: Game) -> Any:  # noqa: ANN401 - only to tell mypy that there is one
    assert game.decision
    return game.decision


def _all_of(game: Game) -> bytes:
    moves = game.record.moves if game.record else None
    return as_bytes([everything(game.state), game.snapshot(), game.events(), moves])


# --- the end ---


@in_every_city(games=40)
def test_every_game_ends_and_says_how(city: str, plan: Plan) -> None:
    *_, game = walk(city, plan)
    g = game.state
    alive = [seat for seat, m in zip(game.seats, g.monsters, strict=True) if m.alive]

    assert game.over
    assert g.turn <= LAST_TURN
    assert set(game.winners) <= set(alive)
    if game.ending == "points":
        assert all(g.monsters[game.seats.index(w)].points >= g.options.points for w in game.winners)
    elif game.ending == "elimination":
        assert game.winners == alive
    elif game.ending == "no_winner":
        assert game.winners == []
        assert not alive or g.turn == LAST_TURN
    else:
        assert game.ending == "card"
    assert bool(game.winners) == (game.ending != "no_winner")
    with pytest.raises(GameOverError):
        game.play("stop")


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_defaults_ends(city: str, seats: int) -> None:
    game = Game(city, seats, seed=seats)
    while not game.over:
        assert game.state.made < 100_000
        game.play_number(default_move(game.state))


# --- saving ---


@in_every_city(FRESH, games=12)
def test_a_record_replays_to_the_position_at_every_decision(city: str, plan: Plan) -> None:
    positions = []
    game = None
    for game in walk(city, plan):
        positions.append(as_bytes(snapshot(game.state)))
    assert game
    assert game.record
    record = read_record(yaml.safe_load(game.save()))

    assert len(record.moves) == len(positions) - 1
    for made in [0, 1, len(positions) // 3, len(positions) // 2, len(positions) - 1]:
        assert as_bytes(snapshot(replay(record, made))) == positions[made]
    assert as_bytes(snapshot(Game.load(game.save()).state)) == positions[-1]


@in_every_city(games=10)
def test_a_snapshot_reproduces_the_position_at_every_decision(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        g = game.state
        copy = restore(json.loads(json.dumps(snapshot(g))))
        assert as_bytes(snapshot(copy)) == as_bytes(snapshot(g))
        assert legal_texts(copy) == legal_texts(g) or g.over
        if at_some(game, 10):
            before, after = everything(g), everything(copy)
            assert [k for k in before if k not in {"log", "moves"} and before[k] != after[k]] == []


@in_every_city(games=12)
def test_a_restored_game_and_a_clone_go_on_like_the_original(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if game.over or not at_some(game, 40):
            continue
        g = game.state.clone()
        others = [game.state.clone(), restore(json.loads(json.dumps(snapshot(g))))]
        dice = Random(plan.seed)
        while not g.over:
            number = pick(g, dice, plan.taste)
            for other in (g, *others):
                agenda.play(other, number)
        for other in others:
            assert as_bytes(snapshot(other)) == as_bytes(snapshot(g))


# --- clones ---


@pytest.mark.parametrize("city", CITIES)
def test_a_clone_of_a_monster_has_every_field(city: str) -> None:
    m = table(city).monsters[0]
    names = fields(m)
    for number, name in enumerate(names):
        setattr(m, name, _other(getattr(m, name), number))
    copy = m.clone()

    assert {name: getattr(copy, name) for name in names} == everything(m)


@pytest.mark.parametrize("city", CITIES)
def test_a_clone_of_a_position_has_every_field(city: str) -> None:
    g = table(city)
    apart = {*SHARED, "board", "log", "agenda", "depth"}
    plain = [name for name in fields(g) if name not in apart]
    for number, name in enumerate(plain):
        if name != "monsters":
            setattr(g, name, _other(getattr(g, name), number))
    agenda.set_ahead(g, [130, 77])
    copy = g.clone()

    assert agenda.ahead(copy) == [130, 77]
    assert all(getattr(copy, name) is getattr(g, name) for name in SHARED)
    assert {name: everything(getattr(copy, name)) for name in plain} == {
        name: everything(getattr(g, name)) for name in plain
    }


@in_every_city(games=10)
def test_a_clone_is_the_same_in_every_field(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 10):
            g = game.state
            assert everything(g.clone()) == everything(g) | {"log": None}


@in_every_city(games=10)
def test_a_clone_shares_nothing_that_changes(city: str, plan: Plan) -> None:
    for game in walk(city, plan):
        if at_some(game, 10):
            before = as_bytes([everything(game.state), snapshot(game.state)])
            scramble(game.state.clone())
            assert as_bytes([everything(game.state), snapshot(game.state)]) == before


def _other(value: object, number: int) -> object:
    """A different value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1000 + number
    if isinstance(value, tuple):
        return (*value, number)
    if isinstance(value, list):
        return [*value, number]
    raise TypeError(type(value))


def scramble(g: State | Monster | Board) -> None:
    """Change every field, and every list in place."""
    for number, name in enumerate(fields(g)):
        value = getattr(g, name)
        if name in SHARED:
            continue
        if name == "moves":
            setattr(g, name, [])  # the list is a constant of the decision, and never changed
        elif isinstance(value, Board):
            scramble(value)
        elif isinstance(value, list):
            _scramble_list(value)
        elif isinstance(value, dict):
            value.clear()
        elif isinstance(value, int | tuple):
            setattr(g, name, _other(value, number))


def _scramble_list(values: list[Any]) -> None:
    for number, value in enumerate(values):
        if isinstance(value, Monster):
            scramble(value)
        elif isinstance(value, list):
            _scramble_list(value)
        else:
            values[number] = None
    values.append(None)


# --- what a seat may know ---


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
            known = g.drawn + g.monsters[seat].known
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


# --- events ---


@in_every_city()
def test_events_tell_every_change_of_points_health_and_energy(city: str, plan: Plan) -> None:
    game = begin(city, plan)
    start = {"points": 0, "health": int(game.state.options.health), "energy": 0}
    told = {seat: dict(start) for seat in game.seats}
    if plan.rich:  # the position began with what its scenario gave
        told = _told_backwards(game)
    heard = 0
    for game in walk(city, plan):
        for event in game.events(since=heard):
            _apply(told, event)
            heard += 1
        assert told == _numbers(game)


def _numbers(game: Game) -> dict[str, dict[str, int]]:
    return {
        seat: {"points": int(m.points), "health": int(m.health), "energy": int(m.energy)}
        for seat, m in zip(game.seats, game.state.monsters, strict=True)
    }


def _told_backwards(game: Game) -> dict[str, dict[str, int]]:
    """What the monsters had before the events up to the first decision."""
    told = _numbers(game)
    for event in game.events():
        _apply(told, event, sign=-1)
    return told


def _apply(told: dict[str, dict[str, int]], event: dict[str, Any], sign: int = 1) -> None:
    what, _, how = event["kind"].partition("_")
    if what in {"points", "health", "energy"}:
        assert event["amount"] > 0
        gained = event["amount"] if how == "gained" else -event["amount"]
        told[event["seat"]][what] += sign * gained
    elif event["kind"] == "reborn":
        told[event["seat"]]["health"] = event["amount"]
    elif event["kind"] == "knocked_out":
        told[event["seat"]] |= {"health": 0, "energy": 0}


@in_every_city()
def test_events_are_numbered_and_follow_the_moves(city: str, plan: Plan) -> None:
    heard = 0
    after = 0
    for game in walk(city, plan):
        for event in game.events(since=heard):
            assert event["number"] == heard
            assert after <= event["after"] <= game.state.made
            after = event["after"]
            heard += 1
    json.dumps(game.events())


@in_every_city(games=10)
def test_every_event_names_a_cause(city: str, plan: Plan) -> None:
    *_, game = walk(city, plan)

    for event in game.events():
        cause = event["cause"]
        if cause["kind"] == "rules":
            assert cause.keys() == {"kind"}, event
        elif cause["kind"] in {"dice", "claws", "choice"}:
            assert cause["seat"] in game.seats, event
        elif cause["kind"] in {"card", "power", "token"}:
            assert "card" in cause, event
