"""Tables where somebody wants help, as scenarios."""

from __future__ import annotations

from typing import Any

ROLL: dict[str, Any] = {
    "game": "tokyo",
    "players": [{"energy": 3}, {"at": "tokyo_city", "health": 3}, {}],
    "rolls": [["3", "3", "claw", "heart", "1", "2"]],
}
YIELD: dict[str, Any] = {
    "game": "tokyo",
    "players": [{}, {}, {"at": "tokyo_city", "health": 6}],
    "rolls": [["claw", "claw", "1", "2", "heart", "heart"]],
}
FIRE: dict[str, Any] = {
    "game": "new_york",
    "players": [{"at": "queens"}, {"at": "queens", "health": 2}, {"at": "lower"}],
    "boroughs": {"queens": {"units": ["infantry", "jet"]}, "manhattan": {"units": ["tank"]}},
    "rolls": [["destroy", "destroy", "destroy", "heart", "star", "energy"]],
}
