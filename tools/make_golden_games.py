"""Golden games of a release: python -m tools.make_golden_games (with src and . on PYTHONPATH).

Run once for each release, before its version is tagged. What it writes is never changed: later
versions must play these records to the same end, move by move, or say under "Rules" in the
changelog why they do not.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from tokyork import Game, __version__

FOLDER = Path(__file__).parents[1] / "tests" / "golden_games"
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "tokyo_2": ("tokyo", 2, {}),
    "tokyo_2_energy": ("tokyo", 2, {"two_player_energy": True}),
    "tokyo_3_health": ("tokyo", 3, {"health": 15}),
    "tokyo_4_points": ("tokyo", 4, {"points": 12}),
    "tokyo_4_finish": ("tokyo", 4, {"finish_round": True}),
    "tokyo_5": ("tokyo", 5, {}),
    "tokyo_6": ("tokyo", 6, {}),
    "new_york_2": ("new_york", 2, {}),
    "new_york_3_health": ("new_york", 3, {"health": 14}),
    "new_york_4_manhattan": ("new_york", 4, {"one_in_manhattan": True}),
    "new_york_4_points": ("new_york", 4, {"points": 12}),
    "new_york_5": ("new_york", 5, {}),
    "new_york_6": ("new_york", 6, {}),
}
"""City, seats and options, by the name of the file."""
LONGEST = 3000


def main() -> int:
    """Write the games of this version, unless they are there."""
    folder = FOLDER / __version__
    if folder.exists():
        print(f"{folder} is there already, and never changes", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    for name, (city, seats, options) in GAMES.items():
        record = played(city, seats, options, seed=len(name))
        told = {"record": record, **course(record), "middle": middle_of(record)}
        text = json.dumps(told, indent=1, ensure_ascii=False)
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name)
    return 0


def played(city: str, seats: int, options: dict[str, Any], seed: int) -> str:
    """The record of a game of chance that buys what it can."""
    game, dice = Game(city, seats, seed=seed, options=options), Random(seed)  # noqa: S311 - a game
    for _ in range(LONGEST):
        if game.over:
            break
        moves = game.legal_moves
        buys = [n for n, text in enumerate(moves) if text.startswith("buy ")]
        game.play_number(dice.choice(buys) if buys else dice.randrange(len(moves)))
    assert game.over  # noqa: S101 - a game without an end is no golden one
    assert game.record is not None  # noqa: S101 - it began at the beginning
    return game.record.text()


def course(text: str) -> dict[str, Any]:
    """How a record ends, and a hash over how the monsters stood after each of its moves."""
    game = Game.load(text)
    assert game.record is not None  # noqa: S101 - it is one
    moves = game.record.moves
    bare = Game.load(_without_moves(text))
    heard = hashlib.sha256()
    for move in moves:
        seat, _, words = move.partition(" ")
        bare.play(words, seat=seat)
        heard.update(json.dumps(standing(bare)).encode())
    end = {"winners": bare.winners, "ending": bare.ending, "monsters": standing(bare)}
    return {"moves": len(moves), "end": end, "course": heard.hexdigest()}


def middle_of(text: str) -> dict[str, Any]:
    """A position half-way as a snapshot, and how the game ended from there."""
    game = Game.load(text)
    assert game.record is not None  # noqa: S101 - it is one
    half = Game.load(_without_moves(text))
    rest = game.record.moves[len(game.record.moves) // 2 :]
    for move in game.record.moves[: -len(rest)]:
        half.play(move.partition(" ")[2])
    snapshot = half.snapshot()
    return {"snapshot": snapshot, "rest": rest, "end": end_from(snapshot, rest)}


def end_from(snapshot: dict[str, Any], rest: list[str]) -> list[list[Any]]:
    """How the monsters stand when these moves were made in a position."""
    game = Game.from_snapshot(snapshot)
    for move in rest:
        game.play(move.partition(" ")[2])
    return standing(game)


def _without_moves(text: str) -> str:
    return text[: text.index("moves:")] + "moves: []\n"


def standing(game: Game) -> list[list[Any]]:
    """What the table shows of each monster, in words that no version changes."""
    return [
        [
            monster["seat"],
            monster["health"],
            monster["points"],
            monster["energy"],
            monster["at"],
            sorted(card["id"] for card in monster["cards"]),
        ]
        for monster in game.view()["monsters"]
    ]


if __name__ == "__main__":
    sys.exit(main())
