"""What players can agree on only in Tokyo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.state import Options

if TYPE_CHECKING:
    from tokyork.core.state import State


class TokyoOptions(Options):
    """Those of Tokyo beside the shared ones."""

    finish_round: bool = False  # the round is played to its end, then most points win
    two_player_energy: bool = False  # two players get energy for Tokyo, not points


def agreed(g: State) -> TokyoOptions:
    """The options of a game of Tokyo."""
    return g.options  # type: ignore[return-value] # `cast` would be one more call each time
