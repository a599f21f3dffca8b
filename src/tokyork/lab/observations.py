"""What a seat observes as an array, with a legend that says what every byte means."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8

from tokyork.cities import CITIES
from tokyork.formats import reading
from tokyork.lab.encoding.lens import KINDS, PHASES, Lens
from tokyork.lab.encoding.observe import (
    DISCARD_BYTES,
    LOOKS,
    NEW_YORK_WIDTH,
    QUEUE,
    SEATS,
    TOKYO_WIDTH,
    nothing_shown,
    observe,
)
from tokyork.new_york.board import BOROUGHS, BUILDINGS, STACKS, TILES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from tokyork.core.rules import Rules
    from tokyork.core.state import State
    from tokyork.game import Game

VERSION: Final = 1
_CARD_BYTES: Final = 6


class ObservationSpace:
    """The observations of a city."""

    def __init__(self, rules: Rules) -> None:
        """Write the legend, in the order of `encoding.observe`."""
        self.lens = Lens(rules)
        self.legend: list[str] = [*_legend(rules)]
        self.width = TOKYO_WIDTH if rules.id == "tokyo" else NEW_YORK_WIDTH

    def describe(self, place: int) -> str:
        """What the byte at this place means."""
        return self.legend[place]

    def of(self, game: Game, seat: int) -> NDArray[np.uint8]:
        """What a seat of a game sees, seats numbered from 0."""
        return self.of_state(game.state, seat)

    def of_state(self, g: State, seat: int) -> NDArray[np.uint8]:
        """The same of the engine's own position."""
        out = vec[u8]([0] * self.width)
        observe(self.lens, g, seat, out, 0, nothing_shown())
        return np.asarray(out)


@cache
def observation_space(city: str) -> ObservationSpace:
    """The observations of a city."""
    return ObservationSpace(CITIES[reading.word(city, "city", CITIES, "a city")])


# --- the legend ---


def _legend(rules: Rules) -> Iterable[str]:
    for step in range(SEATS):
        who = "me" if step == 0 else f"seat+{step}"
        yield from (f"{who}: {what}" for what in _of_monster(rules))
    yield from _of_table(rules)
    yield from _of_tokyo(rules) if rules.id == "tokyo" else _of_new_york(rules)


def _of_monster(rules: Rules) -> Iterable[str]:
    yield from ("there", "alive", "monster", "health", "most health", "points", "energy", "place")
    yield from (f"cards, bits: {names}" for names in _bits_of_cards(rules, _CARD_BYTES))
    yield from (f"used this turn, bits: {names}" for names in _bits_of_cards(rules, _CARD_BYTES))
    yield from ("copied card + 1", "whose it is, clockwise + 1", "copy used this turn")
    yield from (f"tokens on cards, four bits each: {n + 1} of 3" for n in range(3))
    yield "tokens, four bits each: " + ", ".join(token.id for token in rules.box.tokens)
    yield from ("cards seen on the deck", "energy gained this turn")
    yield "bits: sheltered, drew blood"
    yield from ("loss to settle", "its kind + 1", "whose, clockwise + 1", "its card + 1")
    if rules.id == "tokyo":
        yield from ("unused", "unused")
    else:
        yield "bits: superstar, statue of liberty, next keep card, " + ", ".join(BOROUGHS)
        yield "damage dealt to it this turn"


def _bits_of_cards(rules: Rules, width: int) -> Iterable[str]:
    cards = rules.box.cards
    for first in range(0, 8 * width, 8):
        yield ", ".join(card.id for card in cards[first : first + 8])


def _of_table(rules: Rules) -> Iterable[str]:
    faces = rules.faces
    yield from ("seats", "living", "active, clockwise + 1", "in turn, clockwise + 1")
    yield from ("first, clockwise + 1", "turn", "last round", "over")
    yield "phase: " + ", ".join(PHASES)
    yield "decision: " + ", ".join(KINDS)
    yield from ("chooser, clockwise + 1", "card that asks + 1", "amount to share out")
    yield "rolls left"
    yield from (f"dice: {face}" for face in faces)
    yield from (f"dice thrown aside: {face}" for face in faces)
    yield from (f"extra turn {n + 1}, clockwise + 1" for n in range(QUEUE))
    for place in range(3):
        yield f"market {place + 1}: card + 1"
        yield f"market {place + 1}: price for me"
    yield "cards in the deck"
    yield from (f"discard, bits: {names}" for names in _bits_of_cards(rules, DISCARD_BYTES))
    yield from (f"known card {n + 1} of the deck + 1" for n in range(LOOKS))
    yield from ("claws of the turn", "note of an extra turn")
    yield from (f"cards that pay back, two bits each: {n + 1} of 2" for n in range(2))
    yield from ("points to win", "health at the start")
    yield from (f"winner: {'me' if step == 0 else f'seat+{step}'}" for step in range(SEATS))
    yield "how it ended"


def _of_tokyo(rules: Rules) -> Iterable[str]:
    yield from (f"dice others rerolled: {face}" for face in rules.faces)
    for place in rules.places[1:]:
        yield f"trap in {place}: damage"
        yield f"trap in {place}: whose, clockwise + 1"
        yield f"trap in {place}: card + 1"


def _of_new_york(rules: Rules) -> Iterable[str]:
    yield from (f"results left: {face}" for face in rules.faces)
    yield from (f"added results: {face}" for face in rules.faces)
    yield from ("destruction left", "borough it falls on + 1", "units only", "claws do nothing")
    yield "destroyed, bits: " + ", ".join(TILES[:8])
    yield "destroyed, bits: " + ", ".join(TILES[8:])
    yield from ("stars for superstar", "energy a move costs", "entering has paid")
    yield from (f"free rides, two bits a borough: {n + 1} of 2" for n in range(2))
    yield from ("room in manhattan", "superstar, clockwise + 1", "statue, clockwise + 1")
    for borough in BOROUGHS:
        for stack in range(STACKS):
            yield f"{borough}: top of stack {stack + 1} + 1"
            yield f"{borough}: height of stack {stack + 1}"
        yield from (f"{borough}: {unit}" for unit in TILES[BUILDINGS:])
        yield from (f"{borough}: fresh {unit}" for unit in TILES[BUILDINGS:])
