"""Writes what is printed on cards and tiles besides their words: client/src/lib/game/*.json."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.cities import CITIES  # noqa: E402 - after the path
from tokyork.new_york.board import (  # noqa: E402 - its folder must be found first
    BUILDINGS,
    REWARD,
    REWARD_KIND,
    STRENGTH,
    TILES,
    UNIT_BEHIND,
)

if TYPE_CHECKING:
    from tokyork.core.rules import Rules

FOLDER = ROOT / "client" / "src" / "lib" / "game"
REWARDS = ("points", "energy", "health")


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
        }
        for number, tile in enumerate(TILES)
    }
    lines = (f'"{tile}": {json.dumps(about)}' for tile, about in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


FILES = {FOLDER / "cards.json": facts, FOLDER / "tiles.json": tiles}

if __name__ == "__main__":
    for path, made in FILES.items():
        path.write_text(made(), encoding="utf-8")
