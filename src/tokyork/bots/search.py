"""A player that plays many games in its head: tree search over deals of what is unseen."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tokyork.bots.base import Choice, Seen, best_of
from tokyork.bots.thinker import Thinker
from tokyork.core import steps
from tokyork.core.chance import seeded
from tokyork.minds.leaves import SPREAD, all_shares
from tokyork.minds.quick import Quick
from tokyork.minds.tree import Game, Node, Tree
from tokyork.minds.worth import Temper, worths

if TYPE_CHECKING:
    from tokyork.core.game import State
    from tokyork.odds.solve import Plan

SPARE = 0.004  # seconds of the budget that are kept for the answer itself
BATCH = 16  # games between two looks at the clock, judged together
DEALS = 128
MOST_CANDIDATES = 8
HOPELESS = 0.12  # a first guess this much below the best is not looked at


class SearchBot(Thinker):
    """Chooses the move with the best share of wins in the games it played in its head."""

    usual_ms = 1000
    temper = Temper()
    rounds = 2
    """How far a game in the head goes before it is judged."""

    def __init__(self, seed: int = 0, ms: int | None = None, playouts: int | None = None) -> None:
        """With a number of games instead of a clock, the choice can be repeated."""
        super().__init__(seed, ms)
        self.playouts = playouts
        self._quick = Quick(self.temper)
        if playouts is not None:
            self.ms = None

    # --- what it believes without search ---

    def judge(self, states: list[State], seat: int) -> list[float]:
        """By the hand-made measure."""
        return worths(states, seat, self.temper)

    def shares(self, states: list[State]) -> list[list[float]]:
        """For each position, each seat's chance to win."""
        return all_shares(states, self.temper)

    def slope(self, share: float) -> float:
        """What one of the judge's units is worth in chances, for a seat with such a chance."""
        return max(share * (1.0 - share), 0.02) / SPREAD

    # --- choosing ---

    def choose(self, seen: Seen) -> Choice:
        """The best move, and the runners-up with their shares of wins."""
        root, numbers = self.search(seen)
        mean = root.mean()
        found = [(seen.legal[n], root.value(i, mean)) for i, n in enumerate(numbers)]
        return best_of(found)

    def pick(self, seen: Seen) -> int:
        """Its number."""
        root, numbers = self.search(seen)
        mean = root.mean()
        values = [root.value(i, mean) for i in range(len(numbers))]
        return numbers[values.index(max(values))]

    def search(self, seen: Seen) -> tuple[Node, list[int]]:
        """The decision with all that was found out, and the numbers of the moves in it."""
        started = perf_counter()
        g = seen.deal(self._deal_seed(seen, 0))
        is_roll = g.pending & 63 == steps.ROLL and g.dice != 0
        plan = self.plan(g, seen.index) if is_roll else None
        slope = self.slope(self.shares([g])[0][seen.index])
        values = self.move_values(seen) if plan is None else self.values_by(plan, g, seen.index)
        top = max(values)
        guesses = [(value - top) * slope for value in values]
        ranked = sorted(range(len(values)), key=lambda n: -values[n])
        numbers = [n for n in ranked if guesses[n] > -HOPELESS][:MOST_CANDIDATES]
        root = Node(seen.index, [g.moves[n] for n in numbers], [guesses[n] for n in numbers])
        if len(numbers) > 1:
            self._grow(Tree(root, self._player(), plan, slope), seen, started)
        return root, numbers

    def _player(self) -> Quick:
        """Who plays the games: one without memory where choices must be the same again."""
        return Quick(self.temper) if self.playouts is not None else self._quick

    def _grow(self, tree: Tree, seen: Seen, started: float) -> None:
        """Play games until the budget is spent or the choice is clear."""
        deals: list[State] = []
        ms = seen.ms if seen.ms is not None and self.playouts is None else self.ms
        played = 0
        while not _settled(tree.root):
            if self.playouts is not None and played >= self.playouts:
                return
            if ms is not None and perf_counter() - started > ms / 1000 - SPARE:
                return
            games: list[Game] = []
            for _ in range(BATCH):
                games.append(self._game(tree, seen, deals, played))
                played += 1
            for game, shares in zip(games, self.shares([e.g for e in games]), strict=True):
                game.went(shares)

    def _game(self, tree: Tree, seen: Seen, deals: list[State], played: int) -> Game:
        if len(deals) < DEALS:
            deals.append(seen.deal(self._deal_seed(seen, 0) * DEALS + len(deals)))
        g = deals[played % len(deals)].clone()
        g.chance = seeded(self._deal_seed(seen, 0) * 1_000_003 + played)
        living = sum(m.alive for m in g.monsters)
        return tree.play(g, self.rounds * living)


def _settled(root: Node) -> bool:
    """Whether no other move can still become the best, as far as chance lets us say."""
    tries = root.tries
    if min(tries) < 30:
        return False
    mean = root.mean()
    values = [root.value(number, mean) for number in range(len(tries))]
    best = values.index(max(values))
    return all(
        number == best
        or values[best] - values[number] > (1 / tries[best] + 1 / tries[number]) ** 0.5
        for number in range(len(tries))
    )
