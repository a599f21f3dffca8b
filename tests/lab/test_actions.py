"""Actions: one number for every legal move, the same meaning everywhere."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING

import pytest

from tokyork import Game
from tokyork.core import agenda
from tokyork.core import moves as m
from tokyork.lab.actions import VERSION, ActionSpace, action_space
from tokyork.lab.batch import Batch
from tokyork.lab.encoding.numbering import mask
from tokyork.new_york.board import BOROUGHS, TILES
from tokyork.new_york.moves import ONE_BOROUGH
from tokyork.odds.wishes import read_dice
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from collections.abc import Sequence

CITIES = ("tokyo", "new_york")
KNOWN = {1: {"tokyo": (1076, "a3345e789330241e"), "new_york": (575, "5e91036aa43d7906")}}
"""By version: how many there are, and the digest of their names."""


@pytest.mark.parametrize("city", CITIES)
def test_every_legal_move_is_one_action_and_no_two_are_the_same(city: str) -> None:
    known = action_space(city)
    for number in range(60):
        chance = random.Random(number)
        g = Game(city, seats=2 + number % 5, seed=number).state
        while not g.over:
            actions = known.numbers(g)
            assert len(set(actions)) == len(actions) == len(g.moves)
            pick = chance.randrange(len(actions))
            assert known.find(g, actions[pick]) == pick
            agenda.play(g, pick)


@pytest.mark.parametrize("city", CITIES)
def test_a_number_keeps_its_meaning_within_a_version(city: str) -> None:
    names = action_space(city).names
    digest = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]

    assert (len(names), digest) == KNOWN[VERSION][city]
    assert len(set(names)) == len(names)


def test_dice_are_kept_by_their_places_when_sorted() -> None:
    dice = read_dice("claw 3 3 1 heart energy", FACES)

    assert mask(dice, read_dice("1", FACES)) == 0b000001
    assert mask(dice, read_dice("3", FACES)) == 0b000010
    assert mask(dice, read_dice("3 3 claw", FACES)) == 0b100110
    assert mask(dice, read_dice("", FACES)) == 0


def test_a_move_that_is_not_legal_is_not_found() -> None:
    game = Game("tokyo", seats=2, seed=1)

    assert action_space("tokyo").find(game.state, action_space("tokyo").names.index("yield")) == -1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_rival_has_the_same_number_from_every_seat(seat: int) -> None:
    """A seat is told by how far it is clockwise, so turning the table changes no number."""
    players = [{"cards": ["healing_ray"]}, {"at": "tokyo_city"}, {"health": 5, "energy": 4}]
    turned = players[-seat:] + players[:-seat] if seat else players
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": turned,
            "turn": f"p{seat + 1}",
            "rolls": [["heart", "heart", "1", "1", "2", "2"]],
        }
    )
    game.play("stop")
    known = action_space("tokyo")
    offered = [known.names[number] for number in known.numbers(game.state)]

    assert "ray seat+2" in offered


# --- rows ---


def _spelled(known: ActionSpace, row: Sequence[int]) -> str:
    """The name of the action that a row is, by what docs/lab.md says of rows alone."""
    verb, a, b, x = map(int, row)
    words = known.verbs[verb].split()
    cards = [card.id for card in known.rules.box.cards]
    lists = {
        "face": known.rules.faces,
        "token": [token.id for token in known.rules.box.tokens],
        "tile": TILES,
        "unit": TILES,
        "borough": BOROUGHS,
        "card": cards,
    }
    left = [number for number in (a, b) if number]
    text = " ".join(lists[word][left.pop(0) - 1] if word in lists else word for word in words)
    if words[0] == "use":
        return _use_spelled(known, text, (a, b, x))
    if words[0] == "keep":
        return f"keep dice {_places(x)}".rstrip()
    if "seat" in words:
        return f"{text}+{x}"
    height = "x" if "tile" in words else ""
    least = 1 if {"tile", "card"} & set(words) else -1
    counted = {"tile", "card", "shed", "pay", "energy", "market", "deck"} & set(words)
    return f"{text} {height}{x}" if counted and x > least else text


def _use_spelled(known: ActionSpace, text: str, row: tuple[int, int, int]) -> str:
    a, b, x = row
    box = known.rules.box
    form = next(card.form for card in box.cards if card.id == text.split()[1])
    faces = known.rules.faces
    if form == m.ONE_FACE:
        return f"{text} {faces[a - 1]}"
    if form == m.FACE_TO_FACE:
        return f"{text} {faces[a - 1]} {faces[b - 1]}"
    if form == m.MANY_FACES:
        return f"{text} dice {_places(x)}".rstrip()
    if form in {m.ONE_CARD, m.SEAT_AND_CARD}:
        whose = " of holder" if form == m.SEAT_AND_CARD else ""
        return f"{text} {box.cards[a - 1].id}{whose}" + (f" {x}" if x > 1 else "")
    if form == ONE_BOROUGH:
        return f"{text} {BOROUGHS[a - 1]}"
    return f"{text} {x}" if form == m.NUMBER else text


def _places(kept: int) -> str:
    return " ".join(str(place + 1) for place in range(8) if kept >> place & 1)


@pytest.mark.parametrize("city", CITIES)
def test_a_row_of_four_numbers_tells_each_action(city: str) -> None:
    known = action_space(city)

    assert len({tuple(row) for row in known.rows.tolist()}) == len(known)
    assert [_spelled(known, row) for row in known.rows.tolist()] == known.names


@pytest.mark.parametrize("city", CITIES)
def test_every_legal_move_has_the_row_of_its_notation(city: str) -> None:
    known = action_space(city)
    buys = seats = 0
    for number in range(8):
        chance = random.Random(number)
        game = Game(city, seats=2 + number % 5, seed=number)
        while not game.over:
            rows = known.rows_of(game.state)
            texts = game.legal_moves
            assert len(rows) == len(texts)
            for (verb, _, _, x), text in zip(rows.tolist(), texts, strict=True):
                assert known.verbs[verb].split()[0] == text.split()[0]
                if known.verbs[verb] == "buy market":
                    assert game.view()["market"][x - 1] == text.split()[1]
                    buys += 1
                elif "seat" in known.verbs[verb].split():
                    me = int(game.view()["decision"]["seat"][1:])
                    there = (me - 1 + x) % len(game.view()["monsters"]) + 1
                    assert text.split()[1] == f"p{there}"
                    seats += 1
            game.play(chance.choice(texts))
    assert buys > 20


def test_a_batch_shows_the_rows_of_its_masks() -> None:
    batch = Batch("tokyo", seats=3, n=4, seed=1)
    for _ in range(20):
        batch.step(batch.sample())
    for game, g in enumerate(batch.states):
        expected = {tuple(row) for row in batch.action_space.rows_of(g).tolist()}

        assert {tuple(row) for row in batch.rows(game).tolist()} == expected
