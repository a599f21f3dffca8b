"""docs/view.md explains every key of every view, and no other."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.helpers import ROOT, Plan, walk
from tokyork import Game
from tokyork.cities import CITIES

pytestmark = pytest.mark.interpreted

Keys = set[tuple[str, str]]
"""Each with the title of the section that explains it."""

NAMES = {"tokyo": "Tokyo", "new_york": "New York"}
# What random games may not meet: a copied card, a trap.
RARE: dict[str, Any] = {
    "game": "tokyo",
    "players": [
        {"cards": [{"id": "mimic", "copies": {"seat": "p2", "card": "burrowing"}}]},
        {"at": "tokyo_city", "cards": ["burrowing", "smoke_cloud"]},
        {"at": "tokyo_bay"},
        {},
        {},
    ],
    "rolls": [["claw", 1, 1, 2, 2, 3]],
}


def documented() -> Keys:
    page = (ROOT / "docs" / "view.md").read_text(encoding="utf-8")
    found: Keys = set()
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title = section.partition("\n")[0]
        if title == "An event":  # see test_documented_events.py
            continue
        found |= {(title, key) for key in re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)}
    return found


def seen() -> Keys:
    """The keys of the views and causes of some rich games, and of what is too rare for them."""
    found: Keys = set()
    for city in CITIES:
        for seats in (2, 5):
            for game in walk(city, Plan(seats, seed=seats, rich=True)):
                for seat in (*game.seats, None):
                    found |= keys_of(game.view(seat))
            found |= {("A cause", key) for event in game.events() for key in event["cause"]}
    rare = Game.from_scenario(RARE)
    for move in ("stop", "yield"):
        rare.play(move)
    return found | keys_of(rare.view())


def keys_of(view: dict[str, Any]) -> Keys:
    city = NAMES[view["city"]]
    of_city = {"bay_open"} if city == "Tokyo" else {"boroughs", "goals", "manhattan_capacity"}
    found = {(city if key in of_city else "The table", key) for key in view}
    found |= {(f"The turn in {city}", key) for key in view["turn_facts"]}
    found |= {("The decision", key) for key in view["decision"] or ()}
    for monster in view["monsters"]:
        found |= {("A monster", key) for key in monster}
        found |= {("A card of a monster", key) for card in monster["cards"] for key in card}
        found |= {("A cause", key) for key in monster.get("loss_cause", ())}
    for borough in view.get("boroughs", {}).values():
        found |= {("A borough", key) for key in borough}
        found |= {("A stack", key) for stack in borough["stacks"] for key in stack}
    for trap in view["turn_facts"].get("traps", {}).values():
        found |= {("A trap", key) for key in trap}
    return found


def test_every_key_of_a_view_is_explained_and_every_key_explained_is_in_a_view() -> None:
    there, explained = seen(), documented()

    assert sorted(there - explained) == []
    assert sorted(explained - there) == []
