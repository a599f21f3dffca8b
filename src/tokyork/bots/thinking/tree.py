"""A tree of decisions over many deals: what was tried, and how it went for whom.

The nodes are information sets. A node is known by the moves that led to it and by what
its chooser sees of the decision, not by the deal; the same node is reached in many deals.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tokyork.core import steps
from tokyork.core.agenda import kind_of, play, seat_of

if TYPE_CHECKING:
    from tokyork.bots.thinking.quick import Quick
    from tokyork.core.state import State

EAGER: Final = 0.08  # how much what was seldom tried is worth a try
TRUST: Final = 10.0  # how many games the first guess counts for
RIPE: Final = 6  # games through a move before its next decisions get nodes
MOST_MOVES: Final = 12  # of a node below the root
HABIT: Final = 0.01  # how much better the quick player's own move is taken to be at first


class Node:
    """One decision: the moves worth a try, and what came of them for the chooser."""

    def __init__(self, seat: i64, moves: list[int], guesses: list[float]) -> None:
        """Nothing was tried yet. A guess says how much a move is above or below the others."""
        self.seat: i64 = seat
        self.moves: list[int] = moves
        self.guesses: list[float] = guesses
        self.visits: i64 = 0
        self.tries: list[float] = [0.0] * len(moves)
        self.sums: list[float] = [0.0] * len(moves)
        self.below: list[dict[int, Node]] = [{} for _ in moves]

    def mean(self) -> float:
        """How the games through here went on average."""
        total = 0.0
        for part in self.sums:
            total += part
        if not self.visits:
            return 0.0
        return total / float(int(self.visits))

    def value(self, number: i64, mean: float) -> float:
        """What a move is worth so far, the first guess included."""
        tried = self.tries[number] + TRUST
        return (self.sums[number] + TRUST * (mean + self.guesses[number])) / tried

    def pick(self) -> i64:
        """The move to try next: good so far, or seldom tried."""
        best: i64 = 0
        most = -1e300
        mean = self.mean()
        known = log(float(int(self.visits)) + 2.0)
        number: i64 = 0
        while number < len(self.moves):
            score = self.value(number, mean) + EAGER * sqrt(known / (self.tries[number] + 2.0))
            if score > most:
                best, most = number, score
            number += 1
        return best


class SearchedGame:
    """One game of the search: how it left the tree, and where it was stopped."""

    def __init__(self, g: State) -> None:
        """Nothing was chosen yet."""
        self.g: State = g
        self.nodes: list[Node] = []
        self.picked: list[int] = []

    def went(self, shares: list[float]) -> None:
        """Tell all nodes on the way how it went."""
        for number, node in enumerate(self.nodes):
            node.sums[self.picked[number]] += shares[node.seat]


class Tree:
    """The search of one decision."""

    def __init__(self, root: Node, quick: Quick) -> None:
        """Begin with the decision to be made, and somebody to play on from the leaves."""
        self.root: Node = root
        self.quick: Quick = quick
        self.nodes: i64 = 1

    def descend(self, g: State, last: i64) -> SearchedGame:
        """Play a deal by the tree until there is no node for its next decision."""
        game = SearchedGame(g)
        node: Node | None = self.root
        while node is not None:
            picked = node.pick()
            node.visits += 1
            node.tries[picked] += 1.0
            game.nodes.append(node)
            game.picked.append(int(picked))
            play(g, _number_of(g, node.moves[picked]))
            ripe = node.tries[picked] >= RIPE
            node = self._next(g, node.below[picked], last, ripe)
        return game

    def _next(self, g: State, below: dict[int, Node], last: i64, ripe: bool) -> Node | None:
        """The node of the next decision that is worth one, if there is one yet."""
        while not g.over and g.turn <= last:
            kind = kind_of(g.pending)
            if kind == steps.ROLL or len(g.moves) > MOST_MOVES:
                play(g, self.quick.move(g))
            else:
                return self._found(g, below, ripe)
        return None

    def _found(self, g: State, below: dict[int, Node], ripe: bool) -> Node | None:
        sight = _sight(g)
        node = below.get(sight)
        if node is None and ripe:
            node = self._new(g)
            below[sight] = node
            self.nodes += 1
        return node

    def _new(self, g: State) -> Node:
        seat = seat_of(g.pending)
        habit = self.quick.move(g)
        guesses = [-HABIT] * len(g.moves)
        guesses[habit] = 0.0
        return Node(seat, list(g.moves), guesses)


def _number_of(g: State, move: i64) -> i64:
    """The place of a move among the legal ones."""
    number: i64 = 0
    while g.moves[number] != move:
        number += 1
    return number


def _sight(g: State) -> i64:
    """What tells decisions after the same moves apart."""
    kind = kind_of(g.pending)
    seat = seat_of(g.pending)
    sight = kind | seat << 6 | g.monsters[seat].health << 9 | g.active << 14 | g.turn << 17
    for move in g.moves:
        sight = (sight * 1_000_003 ^ move) & 0xFFFFFFFFFF
    return sight
