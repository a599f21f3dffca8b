"""Whole games by their hashes: the same in every Python, or something is wrong."""

from __future__ import annotations

import hashlib
import json

from tokyork import Game

CITIES = ("tokyo", "new_york")


def digest(number: int) -> str:
    """Of one game: every position and move, chosen by arithmetic that is the same anywhere."""
    city = CITIES[number % 2]
    game = Game(city, seats=2 + number % 5, seed=number)
    known, state = hashlib.sha256(), number * 2654435761 + 1
    while game.decision is not None:
        moves = game.decision.moves
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        move = game.play(moves[(state >> 33) % len(moves)])
        known.update(move.encode())
        known.update(json.dumps(game.view(), sort_keys=True).encode())
    known.update(" ".join(game.winners).encode())
    return known.hexdigest()[:16]


def digests(first: int, count: int) -> list[str]:
    """Of so many games."""
    return [digest(number) for number in range(first, first + count)]
