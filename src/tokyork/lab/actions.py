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
from tokyork.core.agenda import seat_of
from tokyork.core.dice import FACES, MOST_DICE, count
from tokyork.core.moves import a_of, b_of, verb_of, x_of
from tokyork.core.shop import SLOTS
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.new_york import moves as new_york
from tokyork.new_york.board import BOROUGHS, BUILDINGS, HEIGHT, TILES
from tokyork.tokyo import moves as tokyo
from tokyork.tokyo.market import seen_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tokyork.core.cards import Card
    from tokyork.core.rules import Rules
    from tokyork.core.state import State

VERSION: Final = 1
MASKS: Final = 1 << MOST_DICE
_SEATS: Final = 6
_LOOKS: Final = 2  # cards that look at the deck: one, and its copy
_MOST_POINTS: Final = 20
_MOST_NUMBER: Final = 15
_PLAIN: Final = {
    m.STOP: "stop",
    m.PASS: "pass",
    m.END: "end",
    m.STAY: "stay",
    m.HEAL: "heal",
    m.SWEEP: "sweep",
}
_ONLY: Final = {"tokyo": {tokyo.YIELD: "yield", tokyo.AGAIN: "again"}, "new_york": {}}


class Space:
    """The actions of a city: their names, and the way from a legal move to its number."""

    def __init__(self, rules: Rules) -> None:
        """Number everything that can ever be done."""
        self.rules = rules
        self.names: list[str] = []
        self._first: dict[str, int] = {}
        self._plain: dict[int, int] = {}
        self._number_dice()
        self._number_words()
        if rules.id == "tokyo":
            self._number_tokyo()
        else:
            self._number_new_york()
        self._number_cards()
        self._ways = self._all_ways()

    def __len__(self) -> int:
        """How many there are."""
        return len(self.names)

    # --- numbering ---

    def _add(self, family: str, names: Iterable[str]) -> None:
        self._first[family] = len(self.names)
        self.names += names

    def _number_dice(self) -> None:
        self._add("keep", _masks("keep"))

    def _number_words(self) -> None:
        for verb, name in (_PLAIN | _ONLY[self.rules.id]).items():
            self._plain[verb] = len(self.names)
            self.names.append(name)
        faces, tokens = self.rules.faces, self.rules.box.tokens
        self._add("resolve", [f"resolve {face}" for face in faces])
        self._add("cure", [f"cure {token.id}" for token in tokens])
        self._add("buy", [f"buy market {place + 1}" for place in range(SLOTS)])

    def _number_tokyo(self) -> None:
        self._add("ray", [f"ray seat+{step}" for step in range(_SEATS)])
        self._add("deck", [f"buy deck {place + 1}" for place in range(_LOOKS)])
        self._add("rival", self._of_keeps("buy", "from holder"))
        self._add("copy", self._of_keeps("copy", "of holder"))

    def _number_new_york(self) -> None:
        for word in ("place", "move", "flee"):
            self._add(word, [f"{word} {borough}" for borough in BOROUGHS])
        self._add("destroy", _destructions())
        self._add("away", [f"destroy {t} at {b}" for t in TILES[BUILDINGS:] for b in BOROUGHS])
        self._add("scatter", [f"scatter {t} {b}" for t in TILES[BUILDINGS:] for b in BOROUGHS])
        self._add("photo", [f"photo seat+{step}" for step in range(_SEATS)])
        self._add("discard", self._of_keeps("discard"))
        self._add("pile", self._of_keeps("buy", "from discard"))
        self._add("shed", [f"shed {n}" for n in range(_MOST_NUMBER + 1)])
        self._add("pay", [f"pay {n}" for n in range(_MOST_NUMBER + 1)])
        self._add("energy", [f"energy {n}" for n in range(_MOST_POINTS + 1)])

    def _number_cards(self) -> None:
        """What follows `use CARD`, as the card's form says."""
        for card in self._acting():
            self._add(f"use {card.id}", self._uses(card))

    def _acting(self) -> list[Card]:
        box = self.rules.box
        known = {box.cards[slot].id: box.cards[slot] for slot in box.by_rank}
        return [card for card in known.values() if card.keep and (card.form or card.moments)]

    def _uses(self, card: Card) -> Iterable[str]:
        use, faces = f"use {card.id}", self.rules.faces
        if card.form == m.ONE_FACE:
            return [f"{use} {face}" for face in faces]
        if card.form == m.FACE_TO_FACE:
            return [f"{use} {face} {other}" for face in faces for other in faces]
        if card.form == m.MANY_FACES:
            return _masks(use)
        if card.form == m.ONE_CARD:
            return self._of_keeps(use)
        if card.form == m.SEAT_AND_CARD:
            return self._of_keeps(use, "of holder")
        if card.form == new_york.ONE_BOROUGH:
            return [f"{use} {borough}" for borough in BOROUGHS]
        if card.form == m.NUMBER:
            return [f"{use} {n}" for n in range(_MOST_POINTS + 1)]
        return [use]

    def _of_keeps(self, words: str, whose: str = "") -> list[str]:
        """One for each physical Keep card; of equal ones the first holder has the first."""
        box, found = self.rules.box, []
        for slot in range(box.keeps):
            copy = slot - box.kind[slot]
            holder = f" {whose}" if whose else ""
            if copy:
                holder += f" {copy + 1}"
            found.append(f"{words} {box.cards[slot].id}{holder}")
        return found

    # --- the number of a move ---

    def number(self, g: State, move: int) -> int:
        """The action that this legal move of the pending decision is."""
        verb = int(verb_of(move))
        plain = self._plain.get(verb)
        return self._ways[verb](g, move) if plain is None else plain

    def numbers(self, g: State) -> list[int]:
        """The actions of all legal moves, in their order."""
        return [self.number(g, move) for move in g.moves]

    def find(self, g: State, action: int) -> int:
        """The number of the legal move that is this action, or -1."""
        return next((n for n, known in enumerate(self.numbers(g)) if known == action), -1)

    def _all_ways(self) -> dict[int, Callable[[State, int], int]]:
        first = self._first
        ways: dict[int, Callable[[State, int], int]] = {
            m.KEEP: lambda g, move: first["keep"] + mask(g.dice, x_of(move)),
            m.USE: self._use,
            m.RESOLVE: lambda _, move: first["resolve"] + int(a_of(move)),
            m.CURE: lambda _, move: first["cure"] + int(a_of(move)),
            m.BUY: lambda g, move: first["buy"] + self._place(g, a_of(move)),
        }
        return ways | (self._tokyo_ways() if self.rules.id == "tokyo" else self._new_york_ways())

    def _tokyo_ways(self) -> dict[int, Callable[[State, int], int]]:
        first = self._first
        return {
            tokyo.RAY: lambda g, move: first["ray"] + _steps(g, a_of(move)),
            tokyo.BUY_FROM_DECK: lambda g, move: first["deck"] + self._look(g, a_of(move)),
            tokyo.BUY_FROM_SEAT: lambda g, move: (
                first["rival"] + self._held(g, a_of(move), b_of(move))
            ),
            tokyo.COPY: lambda g, move: first["copy"] + self._held(g, a_of(move), b_of(move)),
        }

    def _new_york_ways(self) -> dict[int, Callable[[State, int], int]]:
        first = self._first
        return {
            new_york.PLACE: lambda _, move: first["place"] + int(a_of(move)),
            m.MOVE: lambda _, move: first["move"] + int(a_of(move)),
            new_york.FLEE: lambda _, move: first["flee"] + int(a_of(move)),
            new_york.DESTROY: lambda _, move: self._destroy(move),
            new_york.SCATTER: lambda _, move: (
                first["scatter"] + _unit_in(int(a_of(move)), int(b_of(move)))
            ),
            new_york.PHOTO: lambda g, move: first["photo"] + _steps(g, a_of(move)),
            new_york.DISCARD: lambda _, move: first["discard"] + self._kind(a_of(move)),
            new_york.BUY_FROM_DISCARD: lambda _, move: first["pile"] + self._kind(a_of(move)),
            new_york.SHED: lambda _, move: first["shed"] + _bounded(x_of(move), _MOST_NUMBER),
            new_york.PAY: lambda _, move: first["pay"] + _bounded(x_of(move), _MOST_NUMBER),
            new_york.ENERGY: lambda _, move: first["energy"] + _bounded(x_of(move), _MOST_POINTS),
        }

    def _use(self, g: State, move: int) -> int:
        card = self.rules.box.cards[a_of(move)]
        return self._first[f"use {card.id}"] + self._argument(g, card, move)

    def _argument(self, g: State, card: Card, move: int) -> int:
        b, x = int(b_of(move)), int(x_of(move))
        if card.form == m.FACE_TO_FACE:
            return b * FACES + x
        if card.form == m.MANY_FACES:
            return mask(g.dice, x)
        if card.form == m.ONE_CARD:
            return self._kind(b)
        if card.form == m.SEAT_AND_CARD:
            return self._held(g, b, x)
        if card.form == m.NUMBER:
            return _bounded(x, _MOST_POINTS)
        return b  # a face, a borough, or nothing

    def _destroy(self, move: int) -> int:
        tile, away, left = int(a_of(move)), int(b_of(move)), int(x_of(move))
        if away:
            return self._first["away"] + _unit_in(tile, away - 1)
        return self._first["destroy"] + tile * HEIGHT + max(0, left - 1)

    def _kind(self, slot: int) -> int:
        return self.rules.box.kind[slot]

    def _place(self, g: State, slot: int) -> int:
        """Where in the market; of equal cards the first."""
        kinds = self.rules.box.kind
        return next(n for n, card in enumerate(g.market) if card < len(kinds) and kinds[card] == kinds[slot])

    def _look(self, g: State, slot: int) -> int:
        seen = seen_cards(g, g.monsters[seat_of(g.pending)])
        return next(n for n, card in enumerate(seen) if self._kind(card) == self._kind(slot))

    def _held(self, g: State, slot: int, seat: int) -> int:
        """The kind, and how many who hold the same come before, clockwise from the chooser."""
        kind, seats = self._kind(slot), len(g.monsters)
        chooser = int(seat_of(g.pending))
        before = 0
        for step in range(1, seats + 1):
            holder = (chooser + step) % seats
            if holder == seat:
                break
            before += self._holds(g, holder, kind)
        return kind + before

    def _holds(self, g: State, seat: int, kind: int) -> bool:
        slots = range(kind, kind + int(self.rules.box.cards[kind].in_box))
        return any(g.monsters[seat].cards >> slot & 1 for slot in slots)


def mask(dice: int, kept: int) -> int:
    """Which of the sorted dice are kept, lowest first; of equal ones the first."""
    found, place = 0, 0
    for face in range(FACES):
        found |= ((1 << int(count(kept, face))) - 1) << place
        place += int(count(dice, face))
    return found


def _masks(words: str) -> list[str]:
    """By the places of the sorted dice, `keep 1 2 5` being `keep dice 1 2 5`."""
    named = []
    for kept in range(MASKS):
        places = " ".join(str(place + 1) for place in range(MOST_DICE) if kept >> place & 1)
        named.append(f"{words} dice {places}".rstrip())
    return named


def _destructions() -> list[str]:
    heights = ("", *(f" x{left}" for left in range(2, HEIGHT + 1)))
    return [f"destroy {tile}{height}" for tile in TILES for height in heights]


def _unit_in(tile: int, borough: int) -> int:
    return (tile - BUILDINGS) * len(BOROUGHS) + borough


def _steps(g: State, seat: int) -> int:
    """How many seats clockwise from the chooser."""
    return int(seat - seat_of(g.pending)) % len(g.monsters)


def _bounded(number: int, most: int) -> int:
    if not 0 <= number <= most:
        raise BadInputError("options", f"the lab counts to {most}, and this game to {number}")
    return int(number)


@cache
def space(city: str) -> Space:
    """The actions of a city."""
    return Space(CITIES[reading.word(city, "city", CITIES, "a city")])
