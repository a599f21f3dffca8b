"""One fixed, numbered space of actions for each city, closed under the notation.

A number means the same in every game of a city and for every seat: dice are kept by a mask over
the sorted dice, market cards are bought by their place, seats are told clockwise from whoever
chooses. `VERSION` changes whenever a number changes its meaning.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

import numpy as np

from tokyork.cities import CITIES
from tokyork.core import moves as m
from tokyork.core.dice import MOST_DICE
from tokyork.core.shop import SLOTS
from tokyork.formats import reading
from tokyork.lab.encoding.numbering import MOST_NUMBER, MOST_POINTS, Numbering, numbers
from tokyork.new_york import moves as new_york
from tokyork.new_york.board import BOROUGHS, BUILDINGS, HEIGHT, TILES
from tokyork.tokyo import moves as tokyo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from tokyork.core.cards import Card
    from tokyork.core.rules import Rules
    from tokyork.core.state import State

VERSION: Final = 1
Row = tuple[int, int, int, int]
Family = list[tuple[str, tuple[int, int, int]]]
"""Actions of one verb: their names with a, b and x."""

_SEATS: Final = 6
_LOOKS: Final = 2  # cards that look at the deck: one, and its copy
_UNITS: Final = TILES[BUILDINGS:]
_PLAIN: Final = {
    m.STOP: "stop",
    m.PASS: "pass",
    m.END: "end",
    m.STAY: "stay",
    m.HEAL: "heal",
    m.SWEEP: "sweep",
}
_PLAIN_IN_TOKYO: Final = {tokyo.YIELD: "yield", tokyo.AGAIN: "again"}


class ActionSpace:
    """The actions of a city: their names, and the way from a legal move to its number."""

    def __init__(self, rules: Rules) -> None:
        """Number everything that can ever be done."""
        self.rules = rules
        self.names: list[str] = []
        self.verbs: list[str] = []
        """What the first number of a row means."""
        self.numbering = Numbering(rules)
        self._rows: list[Row] = []
        self._add(m.KEEP, "keep", _masks("keep"))
        self._number_words()
        if rules.id == "tokyo":
            self._number_tokyo()
        else:
            self._number_new_york()
        for card in self._acting():
            self._number_card(card)
        self.rows: NDArray[np.uint8] = np.array(self._rows, np.uint8)
        """Each action as four numbers, (verb, a, b, x), for networks that point at moves."""

    def __len__(self) -> int:
        """How many there are."""
        return len(self.names)

    def numbers(self, g: State) -> list[int]:
        """The actions of all legal moves of the pending decision, in their order."""
        return [int(number) for number in numbers(self.numbering, g)]

    def rows_of(self, g: State) -> NDArray[np.uint8]:
        """A row for each legal move of the pending decision, in their order."""
        return self.rows[self.numbers(g)]

    def find(self, g: State, action: int) -> int:
        """The number of the legal move that is this action, or -1."""
        known = self.numbers(g)
        return known.index(action) if action in known else -1

    # --- numbering ---

    def _add(self, verb: int, word: str, family: Family) -> None:
        self.numbering.first[verb] = len(self.names)
        self._append(word, family)

    def _append(self, word: str, family: Family) -> None:
        """Put actions behind that have a verb of their own in rows."""
        self.verbs.append(word)
        for name, (a, b, x) in family:
            self.names.append(name)
            self._rows.append((len(self.verbs) - 1, a, b, x))

    def _number_words(self) -> None:
        plain = _PLAIN | (_PLAIN_IN_TOKYO if self.rules.id == "tokyo" else {})
        for verb, name in plain.items():
            self.numbering.plain[verb] = len(self.names)
            self._append(name, [(name, (0, 0, 0))])
        self._add(m.RESOLVE, "resolve face", _each("resolve", self.rules.faces))
        self._add(m.CURE, "cure token", _each("cure", [t.id for t in self.rules.box.tokens]))
        self._add(m.BUY, "buy market", _counted("buy market ", 1, SLOTS))

    def _number_tokyo(self) -> None:
        self._add(tokyo.RAY, "ray seat", _counted("ray seat+", 0, _SEATS - 1))
        self._add(tokyo.BUY_FROM_DECK, "buy deck", _counted("buy deck ", 1, _LOOKS))
        self._add(
            tokyo.BUY_FROM_SEAT, "buy card from holder", self._of_keeps("buy", " from holder")
        )
        self._add(tokyo.COPY, "copy card of holder", self._of_keeps("copy", " of holder"))

    def _number_new_york(self) -> None:
        for verb, word in ((new_york.PLACE, "place"), (m.MOVE, "move"), (new_york.FLEE, "flee")):
            self._add(verb, f"{word} borough", _each(word, BOROUGHS))
        self._add(new_york.DESTROY, "destroy tile", _destructions())
        self.numbering.away = len(self.names)
        self._append("destroy unit at borough", _units_in("destroy", " at"))
        self._add(new_york.SCATTER, "scatter unit borough", _units_in("scatter", ""))
        self._add(new_york.PHOTO, "photo seat", _counted("photo seat+", 0, _SEATS - 1))
        self._add(new_york.DISCARD, "discard card", self._of_keeps("discard"))
        from_discard = self._of_keeps("buy", " from discard")
        self._add(new_york.BUY_FROM_DISCARD, "buy card from discard", from_discard)
        self._add(new_york.SHED, "shed", _counted("shed ", 0, MOST_NUMBER))
        self._add(new_york.PAY, "pay", _counted("pay ", 0, MOST_NUMBER))
        self._add(new_york.ENERGY, "energy", _counted("energy ", 0, MOST_POINTS))

    def _acting(self) -> list[Card]:
        """Keep cards that have moves of their own, by id."""
        box = self.rules.box
        cards = [box.cards[slot] for slot in box.by_rank]
        return [card for card in cards if card.keep and (card.form or card.moments)]

    def _number_card(self, card: Card) -> None:
        for copy in range(int(card.in_box)):
            self.numbering.uses[int(card.slot) + copy] = len(self.names)
        self._append(f"use {card.id}", self._uses(card))

    def _uses(self, card: Card) -> Family:
        """What can follow `use CARD`."""
        use, faces = f"use {card.id}", self.rules.faces
        pairs = [
            (f"{use} {face} {other}", (a + 1, b + 1, 0))
            for a, face in enumerate(faces)
            for b, other in enumerate(faces)
        ]
        forms: dict[int, Family] = {
            m.ONE_FACE: _each(use, faces),
            m.FACE_TO_FACE: pairs,
            m.MANY_FACES: _masks(use),
            m.ONE_CARD: self._of_keeps(use),
            m.SEAT_AND_CARD: self._of_keeps(use, " of holder"),
            new_york.ONE_BOROUGH: _each(use, BOROUGHS),
            m.NUMBER: _counted(f"{use} ", 0, MOST_POINTS),
        }
        return forms.get(card.form, [(use, (0, 0, 0))])

    def _of_keeps(self, words: str, whose: str = "") -> Family:
        """One for each physical Keep card; of equal ones the first holder has the first."""
        box, found = self.rules.box, []
        for slot in range(box.keeps):
            kind = int(box.kind[slot])
            copy = slot - kind
            name = f"{words} {box.cards[slot].id}{whose}" + (f" {copy + 1}" if copy else "")
            found.append((name, (kind + 1, 0, copy + 1)))
        return found


def _each(words: str, things: Sequence[str]) -> Family:
    """One for each thing, which is told by its place from 1 on."""
    return [(f"{words} {thing}", (place + 1, 0, 0)) for place, thing in enumerate(things)]


def _counted(words: str, first: int, last: int) -> Family:
    """One for each number."""
    return [(f"{words}{number}", (0, 0, number)) for number in range(first, last + 1)]


def _units_in(verb: str, at: str) -> Family:
    """One for each kind of unit and borough."""
    return [
        (f"{verb} {unit}{at} {borough}", (BUILDINGS + kind + 1, place + 1, 0))
        for kind, unit in enumerate(_UNITS)
        for place, borough in enumerate(BOROUGHS)
    ]


def _masks(words: str) -> Family:
    """By the places of the sorted dice: `keep dice 1 2 5`."""
    named = []
    for kept in range(1 << MOST_DICE):
        places = " ".join(str(place + 1) for place in range(MOST_DICE) if kept >> place & 1)
        named.append((f"{words} dice {places}".rstrip(), (0, 0, kept)))
    return named


def _destructions() -> Family:
    """Of each kind of tile by how high it is; a unit has no height."""
    return [
        (f"destroy {tile}" + (f" x{left}" if left > 1 else ""), (kind + 1, 0, left))
        for kind, tile in enumerate(TILES)
        for left in range(1, HEIGHT + 1)
    ]


@cache
def action_space(city: str) -> ActionSpace:
    """The actions of a city."""
    return ActionSpace(CITIES[reading.word(city, "city", CITIES, "a city")])
