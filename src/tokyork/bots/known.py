"""What is known for certain: the values of moves where the game is the solved one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tokyork.core.state import State

SEATS = 2


def known_values(g: State) -> list[float]:
    """The chance to win with each legal move, if both play perfectly; nothing elsewhere."""
    if len(g.monsters) != SEATS or g.deck or find_spec("tokyork.solved") is None:
        return []  # a browser has no tables of it
    import tokyork.bots.network  # noqa: F401, PLC0415 - before numpy: one thread is enough
    from tokyork.solved.duel_moves import duel_values, is_duel  # noqa: PLC0415 - numpy is slow

    return duel_values(g) if is_duel(g) else []
