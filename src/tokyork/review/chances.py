"""The chances of all seats to win, after every move, as the learned network judges them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.formats.notation import decision_kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.state import State

JUDGED = ("roll", "buy")
"""Decisions at which the network was taught to judge; at others something is half done."""


def chances(positions: Sequence[State]) -> list[list[float]]:
    """For each position of a game, the chances of all seats; together they are 1.

    A position in which something is half done has the chances of the one before it. If
    nobody wins, all are 0 at the end.
    """
    from tokyork.bots.network import load_network  # noqa: PLC0415 - numpy is slow to load

    judged = [n for n, g in enumerate(positions) if n == 0 or is_judged(g)]
    network = load_network(positions[0].rules.id)
    shares = dict(zip(judged, network.shares([positions[n] for n in judged]), strict=True))
    found: list[list[float]] = []
    for n in range(len(positions)):
        found.append(shares[n] if n in shares else found[-1])
    return found


def is_judged(g: State) -> bool:
    """Whether the network can say something about this position."""
    return g.over or (g.pending != 0 and decision_kind(g) in JUDGED)
