"""Writes what is printed on cards and tiles besides their words: client/src/lib/game/*.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork import Game  # noqa: E402 - after the path
from tokyork.cities import CITIES  # noqa: E402 - the same
from tokyork.core.causing import cause  # noqa: E402 - the same
from tokyork.new_york.army import ARMY  # noqa: E402 - the same
from tokyork.new_york.board import (  # noqa: E402 - its folder must be found first
    BUILDINGS,
    REWARD,
    REWARD_KIND,
    STRENGTH,
    TILES,
    UNIT_BEHIND,
)
from tokyork.new_york.cards import NewYorkCard  # noqa: E402 - the same

if TYPE_CHECKING:
    from tokyork.core.rules import Rules

FOLDER = ROOT / "client" / "src" / "lib" / "game"
REWARDS = ("points", "energy", "health")
FIRE = 5  # more than any card takes away
NEW_YORK_CARDS: list[NewYorkCard] = [
    card for card in CITIES["new_york"].box.cards if isinstance(card, NewYorkCard)
]


def facts() -> str:
    """Price, kind and copies of every card, by city and id."""
    cities = (f'"{city}": {{\n{printed(rules)}\n}}' for city, rules in CITIES.items())
    return "{" + ",\n".join(cities) + "}\n"


def printed(rules: Rules) -> str:
    """A line for each card of a city."""
    box = rules.box
    found = {
        box.cards[slot].id: {
            "cost": int(box.cards[slot].cost),
            "kind": "keep" if slot < box.keeps else "discard",
            "copies": int(box.cards[slot].in_box),
        }
        for slot in box.by_rank
    }
    return ",\n".join(f'"{card}": {json.dumps(found[card])}' for card in sorted(found))


def tiles() -> str:
    """What every tile needs and pays, and what unit is on its back."""
    found = {
        tile: {
            "strength": STRENGTH[number],
            "pays": {"what": REWARDS[REWARD_KIND[number]], "amount": REWARD[number]},
            "becomes": TILES[UNIT_BEHIND[number]] if number < BUILDINGS else None,
            "also": also_paid(number),
        }
        for number, tile in enumerate(TILES)
    }
    lines = (f'"{tile}": {json.dumps(about)}' for tile, about in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def also_paid(tile: int) -> dict[str, dict[str, object]]:
    """What else destroying a tile brings its destroyer, by the card that says so."""
    found: dict[str, dict[str, object]] = {}
    for card in NEW_YORK_CARDS:
        game = Game("new_york", seats=2, seed=1)
        me = game.state.monsters[0]
        me.health = 5
        before = (me.points, me.energy, me.health)
        card.when_i_destroy(game.state, me, tile)
        for what, had, has in zip(REWARDS, before, (me.points, me.energy, me.health), strict=True):
            if has != had:
                found[card.id] = {"what": what, "amount": int(has - had)}
    return found


def shields() -> str:
    """How much less the army's fire takes from who holds a card."""
    found: dict[str, int] = {}
    for card in NEW_YORK_CARDS:
        game = Game("new_york", seats=2, seed=1)
        me = game.state.monsters[0]
        me.cause = cause(ARMY, 1)
        if less := FIRE - card.damage_to_me(game.state, me, FIRE):
            found[card.id] = int(less)
    return json.dumps(found) + "\n"


FILES = {
    FOLDER / "cards.json": facts,
    FOLDER / "tiles.json": tiles,
    FOLDER / "shields.json": shields,
}

if __name__ == "__main__":
    for path, made in FILES.items():
        path.write_text(made(), encoding="utf-8")
