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


def main() -> None:
    """Price and kind of every card, by city and id."""
    cities = (f'"{city}": {{\n{printed(rules)}\n}}' for city, rules in CITIES.items())
    FILE.write_text("{" + ",\n".join(cities) + "}\n", encoding="utf-8")


def printed(rules: Rules) -> str:
    """A line for each card of a city."""
    box = rules.box
    facts = {
        box.cards[slot].id: {
            "cost": int(box.cards[slot].cost),
            "kind": "keep" if slot < box.keeps else "discard",
        }
        for slot in box.by_rank
    }
    return ",\n".join(f'"{card}": {json.dumps(facts[card])}' for card in sorted(facts))


if __name__ == "__main__":
    main()
