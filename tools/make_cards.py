"""Writes client/src/lib/cards.json: what is printed on the cards besides their words."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.cities import CITIES  # noqa: E402 - after the path

if TYPE_CHECKING:
    from tokyork.core.rules import Rules

FILE = ROOT / "client" / "src" / "lib" / "cards.json"


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


if __name__ == "__main__":
    FILE.write_text(facts(), encoding="utf-8")
