"""One fixed, numbered space of actions for each city, closed under the notation.

A number means the same in every game of a city and for every seat: dice are kept by a mask over
the sorted dice, market cards are bought by their place, seats are told clockwise from whoever
chooses. `VERSION` changes whenever a number changes its meaning.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

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

    from tokyork.core.cards import Card
    from tokyork.core.rules import Rules
    from tokyork.core.state import State

VERSION: Final = 1
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
        self.numbering = Numbering(rules)
        self._add(m.KEEP, _masks("keep"))
        self._number_words()
        if rules.id == "tokyo":
            self._number_tokyo()
        else:
            self._number_new_york()
        for card in self._acting():
            self._number_card(card)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.names)

    def numbers(self, g: State) -> list[int]:
        """The actions of all legal moves of the pending decision, in their order."""
        return [int(number) for number in numbers(self.numbering, g)]

    def find(self, g: State, action: int) -> int:
        """The number of the legal move that is this action, or -1."""
        known = self.numbers(g)
        return known.index(action) if action in known else -1

    # --- numbering ---

    def _add(self, verb: int, names: Sequence[str]) -> None:
        self.numbering.first[verb] = len(self.names)
        self.names += names

    def _number_words(self) -> None:
        plain = _PLAIN | (_PLAIN_IN_TOKYO if self.rules.id == "tokyo" else {})
        for verb, name in plain.items():
            self.numbering.plain[verb] = len(self.names)
            self.names.append(name)
        self._add(m.RESOLVE, [f"resolve {face}" for face in self.rules.faces])
        self._add(m.CURE, [f"cure {token.id}" for token in self.rules.box.tokens])
        self._add(m.BUY, [f"buy market {place + 1}" for place in range(SLOTS)])

    def _number_tokyo(self) -> None:
        self._add(tokyo.RAY, [f"ray seat+{step}" for step in range(_SEATS)])
        self._add(tokyo.BUY_FROM_DECK, [f"buy deck {place + 1}" for place in range(_LOOKS)])
        self._add(tokyo.BUY_FROM_SEAT, self._of_keeps("buy", " from holder"))
        self._add(tokyo.COPY, self._of_keeps("copy", " of holder"))

    def _number_new_york(self) -> None:
        for verb, word in ((new_york.PLACE, "place"), (m.MOVE, "move"), (new_york.FLEE, "flee")):
            self._add(verb, [f"{word} {borough}" for borough in BOROUGHS])
        self._add(new_york.DESTROY, _destructions())
        self.numbering.away = len(self.names)
        self.names += [f"destroy {unit} at {borough}" for unit in _UNITS for borough in BOROUGHS]
        self._add(new_york.SCATTER, [f"scatter {u} {b}" for u in _UNITS for b in BOROUGHS])
        self._add(new_york.PHOTO, [f"photo seat+{step}" for step in range(_SEATS)])
        self._add(new_york.DISCARD, self._of_keeps("discard"))
        self._add(new_york.BUY_FROM_DISCARD, self._of_keeps("buy", " from discard"))
        self._add(new_york.SHED, [f"shed {n}" for n in range(MOST_NUMBER + 1)])
        self._add(new_york.PAY, [f"pay {n}" for n in range(MOST_NUMBER + 1)])
        self._add(new_york.ENERGY, [f"energy {n}" for n in range(MOST_POINTS + 1)])

    def _acting(self) -> list[Card]:
        """Keep cards that have moves of their own, by id."""
        box = self.rules.box
        cards = [box.cards[slot] for slot in box.by_rank]
        return [card for card in cards if card.keep and (card.form or card.moments)]

    def _number_card(self, card: Card) -> None:
        for copy in range(int(card.in_box)):
            self.numbering.uses[int(card.slot) + copy] = len(self.names)
        self.names += self._uses(card)

    def _uses(self, card: Card) -> Sequence[str]:
        """What can follow `use CARD`."""
        use, faces = f"use {card.id}", self.rules.faces
        forms: dict[int, Sequence[str]] = {
            m.ONE_FACE: [f"{use} {face}" for face in faces],
            m.FACE_TO_FACE: [f"{use} {face} {other}" for face in faces for other in faces],
            m.MANY_FACES: _masks(use),
            m.ONE_CARD: self._of_keeps(use),
            m.SEAT_AND_CARD: self._of_keeps(use, " of holder"),
            new_york.ONE_BOROUGH: [f"{use} {borough}" for borough in BOROUGHS],
            m.NUMBER: [f"{use} {n}" for n in range(MOST_POINTS + 1)],
        }
        return forms.get(card.form, [use])

    def _of_keeps(self, words: str, whose: str = "") -> list[str]:
        """One for each physical Keep card; of equal ones the first holder has the first."""
        box, found = self.rules.box, []
        for slot in range(box.keeps):
            copy = slot - box.kind[slot]
            found.append(f"{words} {box.cards[slot].id}{whose}" + (f" {copy + 1}" if copy else ""))
        return found


def _masks(words: str) -> list[str]:
    """By the places of the sorted dice: `keep dice 1 2 5`."""
    named = []
    for kept in range(1 << MOST_DICE):
        places = " ".join(str(place + 1) for place in range(MOST_DICE) if kept >> place & 1)
        named.append(f"{words} dice {places}".rstrip())
    return named


def _destructions() -> list[str]:
    heights = ("", *(f" x{left}" for left in range(2, HEIGHT + 1)))
    return [f"destroy {tile}{height}" for tile in TILES for height in heights]


@cache
def action_space(city: str) -> ActionSpace:
    """The actions of a city."""
    return ActionSpace(CITIES[reading.word(city, "city", CITIES, "a city")])
