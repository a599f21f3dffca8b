"""Games to look back upon: random ones, and one whose figures are counted by hand."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING

from tests.helpers import Plan, begin, pick
from tokyork.formats.notation import chooser, legal_texts, seat_text
from tokyork.formats.snapshot import snapshot
from tokyork.review import play_again

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.review import PlayedGame

MOST = 2000


def saved(city: str, plan: Plan) -> tuple[str, list[str]]:
    """A random game: its beginning as text, and its moves."""
    game = begin(city, plan)
    start = json.dumps(snapshot(game.state))
    return start, _moves(game, Random(plan.seed), plan.taste)


def _moves(game: Game, dice: Random, taste: str) -> list[str]:
    g = game.state
    moves: list[str] = []
    while not g.over and len(moves) < MOST:
        number = pick(g, dice, taste)
        moves.append(f"{seat_text(chooser(g))} {legal_texts(g)[number]}")
        game.play_number(number)
        g = game.state
    return moves


@cache
def random_game(city: str, plan: Plan) -> PlayedGame:
    """A random game, played again."""
    return play_again(*saved(city, plan))
