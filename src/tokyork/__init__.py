"""Tokyork: King of Tokyo and King of New York, complete and exact.

Examples:
    >>> import tokyork
    >>> game = tokyork.Game("tokyo", seats=4, seed=1)
    >>> while not game.over:
    ...     game.play_number(game.decision.default.number)
    >>> len(game.winners)
    1
"""

from typing import TYPE_CHECKING

from tokyork import compiled as _compiled

is_compiled = _compiled.use()  # before anything of the engine is imported
"""Whether the engine runs compiled; interpreted, it is about ten times slower."""

from tokyork.decision import Decision, Move
from tokyork.errors import BadInputError, GameOverError, IllegalMoveError, TokyorkError
from tokyork.game import Game, svg
from tokyork.playout import Playout, playout

if TYPE_CHECKING:
    from tokyork.bots.fair_position import Position

__version__ = "1.0.0"
__all__ = [
    "BadInputError",
    "Decision",
    "Game",
    "GameOverError",
    "IllegalMoveError",
    "Move",
    "Playout",
    "Position",
    "TokyorkError",
    "is_compiled",
    "playout",
    "svg",
]


def __getattr__(name: str) -> object:
    """What only those need who search is loaded when they ask for it."""
    if name == "Position":
        from tokyork.bots.fair_position import Position

        return Position
    raise AttributeError(f"module 'tokyork' has no attribute {name!r}")
