"""A game played again, move by move: its positions and what happened, as a spectator sees it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tokyork import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.state import State


@dataclass(frozen=True)
class PlayedGame:
    """A game with every position it went through."""

    game: Game
    """As it stands after the last move."""
    positions: list[State]
    """Before the first move, then after each."""
    moves: list[str]
    """Such as `p1 keep 3 3`; one fewer than the positions."""
    events: list[dict[str, Any]]
    """What happened, as spectators know it; their `after` counts moves as positions do."""

    @property
    def seats(self) -> list[str]:
        """All seats, in clockwise order."""
        return self.game.seats

    @property
    def first_move(self) -> int:
        """How many moves were made before the first position: some games begin in the middle."""
        return int(self.positions[0].made)

    def events_of_turns(self) -> list[list[dict[str, Any]]]:
        """The events turn by turn; those before the first turn are the first entry."""
        starts = [n for n, event in enumerate(self.events) if event["kind"] == "turn_started"]
        edges = [0, *starts, len(self.events)]
        return [self.events[a:b] for a, b in pairwise(edges)]

    def events_of_moves(self, first: int, last: int) -> list[dict[str, Any]]:
        """What the moves with these numbers brought, both included; the first move is number 1."""
        return [event for event in self.events if first <= event["after"] <= last]


def play_again(start: str, moves: Sequence[str] = ()) -> PlayedGame:
    """The game of a saved text, with these moves after those that it holds."""
    game, before = _beginning(start)
    if game.state.log is None:  # a position keeps none, but what follows is told
        game.state.log = []
    positions = [game.state.clone()]
    made = [*before, *moves]
    for move in made:
        seat, _, text = move.partition(" ")
        game.play(text, seat)
        positions.append(game.state.clone())
    return PlayedGame(game, positions, made, game.events())


def _beginning(start: str) -> tuple[Game, list[str]]:
    """The game before all its moves, and the moves."""
    game = Game.load(start)
    record = game.record
    if record is None:
        return game, []
    bare = record.with_moves([])
    return Game.load(bare.text()), record.moves
