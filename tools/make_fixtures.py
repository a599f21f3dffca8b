"""Writes client/test/fixtures: a snapshot message for each kind of decision of both cities.

Component tests use them, and so can whoever works on the look of the table.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork import Game  # noqa: E402 - after the path
from tokyork.cities import CITIES  # noqa: E402
from tokyork.sentences import Sentences  # noqa: E402
from tokyork.server import messages  # noqa: E402
from tokyork.server.showing import lines, shown  # noqa: E402

FOLDER = ROOT / "client" / "test" / "fixtures"
RECENT = 60  # lines of the log
WORST: dict[str, dict[str, Any]] = {
    "tokyo": {
        "game": "tokyo",
        "players": [
            {
                "health": 6,
                "points": 17,
                "energy": 12,
                "cards": [
                    "extra_head",
                    "giant_brain",
                    "background_dweller",
                    "friend_of_children",
                    "energy_hoarder",
                    {"id": "smoke_cloud", "tokens": 3},
                    "stretchy",
                ],
            },
            {
                "at": "tokyo_city",
                "health": 3,
                "points": 14,
                "energy": 7,
                "cards": ["wings", "jets"],
            },
            {"at": "tokyo_bay", "health": 10, "points": 9, "energy": 21},
            {"health": 1, "points": 19, "cards": ["nova_breath", "urbavore", "fire_breathing"]},
            {"health": 8, "points": 12, "energy": 3, "tokens": {"poison": 2, "shrink": 1}},
            {"health": 10, "points": 4, "energy": 14},
        ],
        "rolls": [[1, 2, 3, 3, "heart", "energy", "claw"]],
    },
    "new_york": {
        "game": "new_york",
        "players": [
            {"at": "brooklyn", "health": 6, "points": 17, "energy": 12, "goals": ["superstar"]},
            {"at": "midtown", "health": 3, "points": 14, "energy": 7, "tokens": {"web": 2}},
            {"at": "upper@2", "health": 10, "points": 9, "energy": 21},
            {"at": "brooklyn", "health": 1, "points": 19, "goals": ["statue_of_liberty"]},
            {"at": "bronx", "health": 8, "points": 12, "energy": 3, "tokens": {"curse": 2}},
            {"at": "bronx", "health": 10, "points": 4, "energy": 14},
        ],
        "boroughs": {
            "brooklyn": {"units": ["infantry", "infantry", "jet", "tank"]},
            "manhattan": {"units": ["infantry", "jet", "tank"]},
            "bronx": {"units": ["jet", "infantry"]},
            "queens": {"units": ["tank"]},
        },
        "rolls": [["claw", "star", "destroy", "destroy", "heart", "ouch"]],
    },
}


def message(game: Game) -> messages.Snapshot:
    """What whoever must choose would get."""
    seat = game.decision.seat if game.decision else None
    view: Any = game.view()
    words = Sentences.of(view, numbered=False)
    seats = [
        messages.Seat(
            name,
            "person" if name == seat else "bot",
            "Ada" if name == seat else "",
            None if name == seat else 3,
            m["monster"],
            name == seat,
            True,
            False,
            None,
            None,
        )
        for name, m in zip(game.seats, view["monsters"], strict=True)
    ]
    settings = messages.Settings(game.city)
    table = messages.Table("fixture", "playing", settings, seats, True, False, 0, None)
    events = game.events(0, seat)
    told = lines(events, words)[-RECENT:]
    return messages.Snapshot(
        messages.VERSION,
        table,
        shown(game, seat, game.state.made, undo=True),
        len(events),
        told,
        [],
    )


def save(name: str, game: Game) -> None:
    """One file."""
    (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(message(game)))


def every_kind(city: str) -> None:
    """Random games until no new kind of decision has come for long."""
    dice = Random(7)  # noqa: S311 - the same every time
    found: set[str] = set()
    for seed in range(400):
        game = Game(city, 2 + seed % 5, seed=seed)
        while game.decision:
            decision = game.decision
            kind = decision.kind + (f"-{decision.card}" if decision.card else "")
            if kind not in found and (decision.kind in {"place", "start"} or game.state.turn > 6):
                found.add(kind)
                save(f"{city}-{kind}", game)
            game.play(dice.choice(decision.moves))
        if "over" not in found:
            found.add("over")
            save(f"{city}-over", game)


def main() -> None:
    """All of them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for city in CITIES:
        every_kind(city)
        save(f"{city}-worst", Game.from_scenario(WORST[city]))


if __name__ == "__main__":
    main()
