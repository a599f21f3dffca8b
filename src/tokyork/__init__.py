"""Tokyork: King of Tokyo and King of New York, complete and exact.

>>> import tokyork
>>> game = tokyork.Game("tokyo", seats=4, seed=1)
>>> while not game.over:
...     game.play_number(game.decision.default.number)
>>> len(game.winners)
1
"""

from tokyork import compiled as _compiled

is_compiled = _compiled.use()  # before anything of the engine is imported
"""Whether the engine runs compiled; interpreted, it is about ten times slower."""

from tokyork.errors import BadInputError, GameOverError, IllegalMoveError, TokyorkError
from tokyork.game import Decision, Game, Move
from tokyork.playout import Playout, playout

__version__ = "0.1.0"
__all__ = [
    "BadInputError",
    "Decision",
    "Game",
    "GameOverError",
    "IllegalMoveError",
    "Move",
    "Playout",
    "TokyorkError",
    "is_compiled",
    "playout",
]
