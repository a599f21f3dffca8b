"""A position in few words: what differs from an empty table, without what nobody sees.

The deck is whatever lies nowhere else, and is dealt anew: a puzzle is about what can be known.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from tokyork.core.agenda import ahead, card_of
from tokyork.core.packed import packed
from tokyork.core.setup import cards_in_play
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import chooser
from tokyork.formats.record import begin, new_record
from tokyork.formats.snapshot import card_name, restore, snapshot
from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from tokyork.core.state import State

_LEFT_OUT = ("deck", "chance", "drawn", "loaded", "loaded_used")


def pack_position(g: State) -> dict[str, Any]:
    """The position as whoever must choose may know it; nobody may have looked into the deck."""
    copy = determinize(g, chooser(g), 0)
    rest = sorted(copy.deck[copy.drawn :])
    copy.deck = packed(rest)
    copy.drawn = 0
    data = snapshot(copy)
    usual = _usual(g.rules.id, len(g.monsters))
    monsters = [
        _difference(mine, standard)
        for mine, standard in zip(data["monsters"], usual["monsters"], strict=True)
    ]
    kept = {key: value for key, value in data.items() if key not in _LEFT_OUT}
    return {"seats": len(monsters)} | _difference(kept, usual) | {"monsters": monsters}


def unpack_position(city: str, data: dict[str, Any], seed: int = 0) -> State:
    """The position again, with the unseen dealt by a seed."""
    usual = _usual(city, data["seats"])
    monsters = [
        standard | mine for mine, standard in zip(data["monsters"], usual["monsters"], strict=True)
    ]
    whole = usual | data | {"monsters": monsters, "drawn": 0, "loaded": [], "loaded_used": 0}
    whole.pop("seats")
    whole["deck"] = _deck(whole, city)
    g = restore(whole)
    return determinize(g, chooser(g), seed)


def _difference(data: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """What is not as usual."""
    return {key: value for key, value in data.items() if key not in usual or usual[key] != value}


@cache
def _usual(city: str, seats: int) -> dict[str, Any]:
    """An ordinary table as its first game begins, as far as no shuffle has to do with it."""
    data = snapshot(begin(new_record(city, seats, 1, {"first": "p1"}, None)))
    monsters = [{k: v for k, v in m.items() if k != "monster"} for m in data["monsters"]]
    plain = {key: value for key, value in data.items() if not isinstance(value, list)}
    return plain | {"monsters": monsters, "queued": [], "side": [], "probed": [], "agenda": []}


def _deck(whole: dict[str, Any], city: str) -> list[str]:
    """All cards of the game that lie nowhere else."""
    from tokyork.cities import CITIES  # noqa: PLC0415 - only where it is needed
    from tokyork.formats.options import read_options  # noqa: PLC0415 - only where it is needed

    rules = CITIES[city]
    options = read_options(rules, len(whole["monsters"]), whole["options"])
    elsewhere = {*whole["discard"], *whole["market"]}
    elsewhere |= {card for monster in whole["monsters"] for card in monster["cards"]}
    elsewhere |= {item[3] for item in whole["agenda"] if item[3] is not None}
    names = [card_name(rules, slot) for slot in sorted(cards_in_play(rules, options))]
    return [name for name in names if name not in elsewhere]


def can_be_packed(g: State) -> bool:
    """Whether nobody knows a card of the deck, and none is on its way."""
    flying = [item for item in ahead(g) if card_of(item) != NO_CARD]
    return not g.peeked and not flying and not any(m.known for m in g.monsters)
