"""Moves that gave a victory away, found by playing on from them and from what else was possible.

A position is dealt anew as its chooser knows it, and all moves are continued under the same luck by
the quick player. What looks bad is tried again with other luck, so that nobody is blamed for having
been the worst of many by chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.quick import Quick
from tokyork.core.agenda import play, seat_of
from tokyork.formats.notation import decision_kind, legal_texts, seat_text
from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.game_rows import replayed
from tokyork.lab.data.row_files import read_rows
from tokyork.lab.insight.estimates import Interval, mean
from tokyork.views.deals import determinize
from tokyork.views.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from numpy.typing import NDArray

    from tokyork.core.state import State
    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.data.engines import Engine

KINDS = ("yield", "flee", "buy", "move")
"""Decisions of few moves, whose worth shows in how the game ends."""
MOST_MOVES = 8
DEALS, AGAIN = 24, 400
"""Continuations of each move at the first look, and of the two that are compared at the second."""
SUSPECT = 0.12
"""How much of the victory must seem lost for a second look."""
GRAVE = 0.05
"""What must be lost for certain to be told."""


@dataclass
class Blunder:
    """A move, a better one, and what it cost."""

    game: int
    turn: int
    seat: str
    kind: str
    played: str
    better: str
    loss: Interval
    """Of the win share, by continuations that had no part in finding it."""
    view: dict[str, Any]
    """What the chooser saw."""


def blunders_in(folder: DataFolder, engine: Engine, games: int) -> Iterator[list[Blunder]]:
    """Those of so many games of a folder, evenly taken, a game at a time."""
    there = [game for part in folder.plan.parts() if folder.has(part) for game in part]
    step = max(len(there) // games, 1) if games else 1
    return engine.run(_of_game, [(folder.path, game) for game in there[::step][:games]])


def _of_game(task: tuple[Path, int]) -> list[Blunder]:
    path, game = task
    folder = DataFolder.open(path)
    part = next(part for part in folder.plan.parts() if game in part)
    row = read_rows(folder.file("games", part))[game - part.start]
    return [] if row["error"] else list(found_in(folder.plan, game, row["moves"]))


def found_in(plan: DataPlan, game: int, moves: bytes) -> Iterator[Blunder]:
    """Those of one game."""
    quick = Quick(LEVEL_HEAD[plan.city])
    for g, number in replayed(plan, game, moves):
        if number >= 0 and decision_kind(g) in KINDS and len(g.moves) <= MOST_MOVES:
            loss, better = looked_at(g, number, quick)
            if loss is not None and loss.low > GRAVE:
                yield _told(g, game, number, better, loss)


def looked_at(g: State, number: int, quick: Quick) -> tuple[Interval | None, int]:
    """What the move lost against the one that looked best, and which that is."""
    every = list(range(len(g.moves)))
    first = continued(g, every, quick, range(DEALS)).mean(axis=0)
    better = int(first.argmax())
    if first[better] - first[number] < SUSPECT:
        return None, better
    again = continued(g, [number, better], quick, range(DEALS, DEALS + AGAIN))
    return mean(again[:, 1] - again[:, 0]), better


def continued(g: State, numbers: list[int], quick: Quick, deals: range) -> NDArray[np.float64]:
    """What the chooser has of the victory: a row a deal, a column a move."""
    seat = int(seat_of(g.pending))
    won = np.zeros((len(deals), len(numbers)))
    for row, deal in enumerate(deals):
        dealt = determinize(g, seat, int(g.made) * 1000 + deal)
        for column, number in enumerate(numbers):
            copy = dealt.clone()
            play(copy, number)
            while not copy.over:
                play(copy, quick.move(copy))
            winners = int(copy.winners)
            won[row, column] = (winners >> seat & 1) / max(winners.bit_count(), 1)
    return won


def _told(g: State, game: int, number: int, better: int, loss: Interval) -> Blunder:
    texts = legal_texts(g)
    seat = int(seat_of(g.pending))
    kind, seen = decision_kind(g), view(g, seat)
    name = seat_text(seat)
    return Blunder(game, int(g.turn), name, kind, texts[number], texts[better], loss, seen)
