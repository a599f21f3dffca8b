"""Cards at other prices than those printed, for as long as somebody wants to know what follows."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.formats import reading

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tokyork.core.rules import Rules

PRICE = "price"
"""The word before the card: `price.CARD=3`."""
LEAST, MOST = 1, 20
"""A card for nothing could be bought without end."""


def read_prices(rules: Rules, given: object, place: str = "--options") -> dict[str, int]:
    """Cards by their ids with what they shall cost."""
    if not isinstance(given, dict):
        raise BadInputError(place, f"expected {PRICE}.CARD=NUMBER")
    cards = rules.box.by_id
    return {
        reading.word(card, f"{place}: {PRICE}", cards, "a card"): reading.whole(
            cost, f"{place}: {PRICE}.{card}", LEAST, MOST
        )
        for card, cost in given.items()
    }


def without_prices(rules: Rules, words: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, int]]:
    """What is agreed on in a game, and the prices, which no game can agree on."""
    agreed = {name: value for name, value in words.items() if name != PRICE}
    return agreed, read_prices(rules, words.get(PRICE, {}))


@contextmanager
def priced(rules: Rules, prices: Mapping[str, int]) -> Iterator[None]:
    """Let cards cost this in all games of the city that this process plays meanwhile."""
    box = rules.box
    printed = {card: int(box.cards[box.by_id[card]].cost) for card in prices}
    try:
        for card, cost in prices.items():
            box.reprice(box.by_id[card], cost)
        yield
    finally:
        for card, cost in printed.items():
            box.reprice(box.by_id[card], cost)
