"""What players can agree on only in New York."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.state import Options

if TYPE_CHECKING:
    from tokyork.core.state import State


class NewYorkOptions(Options):
    """Those of New York beside the shared ones."""

    one_in_manhattan: bool = False  # however many play


def agreed(g: State) -> NewYorkOptions:
    """The options of a game of New York."""
    return g.options  # type: ignore[return-value] # `cast` would be one more call each time
