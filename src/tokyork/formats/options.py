"""The options players agree on, as data."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tokyork.core.state import NOBODY, Options
from tokyork.errors import BadInputError
from tokyork.formats import reading

if TYPE_CHECKING:
    from tokyork.core.rules import Rules

_SHARED = ("health", "points", "deck", "first")
_DIAL = 20
_MOST = 9999
_FOR_TWO = "two_player_energy"


def read_options(rules: Rules, seats: int, data: object, place: str = "options") -> Options:
    """Options from a mapping; a bad one is refused with a reason."""
    given = reading.mapping(data if data is not None else {}, place, (*_SHARED, *rules.options))
    options = rules.new_options()
    if "health" in given:
        options.health = reading.whole(given["health"], f"{place}.health", 1, _MOST)
    if "points" in given:
        options.points = reading.whole(given["points"], f"{place}.points", 1, _MOST)
        options.cap = max(_DIAL, options.points)
    if given.get("first") is not None:
        options.first = reading.seat(given["first"], f"{place}.first", seats)
    if given.get("deck") is not None:
        options.deck = _read_deck(rules, given["deck"], f"{place}.deck")
    for name in rules.options:
        if name in given:
            setattr(options, name, reading.truth(given[name], f"{place}.{name}"))
    if given.get(_FOR_TWO) and seats != 2:
        raise BadInputError(f"{place}.{_FOR_TWO}", f"expected two players, got {seats}")
    return options


def _read_deck(rules: Rules, data: object, place: str) -> dict[str, int]:
    deck: dict[str, int] = {}
    for card, copies in reading.mapping(data, place).items():
        where = f"{place}.{card}"
        reading.word(card, where, rules.box.by_id, f"a card of {rules.id}")
        most = int(rules.box.cards[rules.box.by_id[card]].in_box)
        deck[card] = reading.whole(copies, where, 0, most)
    return deck


@lru_cache
def _standard(rules: Rules) -> Options:
    return rules.new_options()


def options_data(rules: Rules, options: Options) -> dict[str, Any]:
    """Options as a mapping, only what differs from the rulebooks."""
    standard = _standard(rules)
    data: dict[str, Any] = {}
    for name in ("health", "points", *rules.options):
        value = getattr(options, name)
        if value != getattr(standard, name):
            data[name] = value
    if options.deck is not None:
        data["deck"] = dict(options.deck)
    if options.first != NOBODY:
        data["first"] = f"p{options.first + 1}"
    return data
