"""Writes client/src/pages/new/box.json: how many copies of each card lie in each city's box."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.cities import CITIES  # noqa: E402 - after the path

FILE = ROOT / "client" / "src" / "pages" / "new" / "box.json"


def main() -> None:
    """Copies by city and card."""
    boxes = {
        city: {card.id: int(card.in_box) for card in sorted(rules.box.cards, key=lambda card: card.id)}
        for city, rules in CITIES.items()
    }
    FILE.write_text(json.dumps(boxes, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
