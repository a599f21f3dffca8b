"""A player that plays many games in its head: tree search over deals of what is unseen."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from tokyork.bots.base import Choice, Seen, best_of
from tokyork.bots.learned import LearnedBot
from tokyork.bots.rolls import RollSearch
from tokyork.bots.rounds import play_round
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.quick import Quick
from tokyork.bots.thinking.tree import Node, SearchedGame, Tree
from tokyork.core import steps
from tokyork.core.agenda import kind_of, move_at
from tokyork.core.chance import seeded

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State

ENOUGH = 400  # games for a choice: more won no more in Tokyo (docs/bots.md)
SPARE = 0.1  # of the time is kept for the last games and the answer itself
BATCH, FEW = 64, 4  # games that are judged together, at most and at least
DEALS = 128
MOST_CANDIDATES = 8
CLEARLY = 0.3  # about three and a half times what the judgement a round later strays
HOPELESS = 0.15  # a first guess this much below the best is not looked at


class Budget:
    """How much may still be thought: by the clock, or by a number of games."""

    def __init__(self, ms: int | None, games: int | None) -> None:
        """The clock starts now."""
        self._started = perf_counter()
        self._seconds = None if ms is None or games is not None else ms / 1000 * (1 - SPARE)
        self._games = games
        self.played = 0

    @property
    def batch(self) -> int:
        """How many games are played and judged together: fewer where they take long."""
        if self._seconds is None:
            return BATCH
        pace = (perf_counter() - self._started) / max(1, self.played)
        return max(FEW, min(BATCH, int(SPARE / 2 * self._seconds / pace)))

    @property
    def spent(self) -> float:
        """From 0 to 1, where nothing is left."""
        if self._games is not None:
            return min(1.0, self.played / self._games)
        if self._seconds is None:
            return 1.0
        passed = (perf_counter() - self._started) / max(self._seconds, 0.001)
        return min(1.0, max(passed, self.played / ENOUGH))

    def set_aside(self, seconds: float) -> None:
        """Keep so much for what comes after the games."""
        if self._seconds is not None:
            self._seconds -= seconds


class SearchBot(LearnedBot):
    """Chooses the move with the best chances in the games it played in its head."""

    usual_ms = 1000
    rounds = 1
    """How far a game in the head goes before the network judges it."""

    def __init__(
        self,
        seed: int = 0,
        ms: int | None = None,
        network: Network | None = None,
        games: int | None = None,
    ) -> None:
        """With a number of games instead of a clock, the choice can be repeated."""
        super().__init__(seed, ms, network)
        self._quick: Quick | None = None
        if games is not None:
            self.limit_games(games)

    # --- choosing ---

    def choose(self, seen: Seen) -> Choice:
        """The best move, and the runners-up with their shares of wins."""
        return best_of((seen.legal[number], value) for number, value in self.search(seen))

    def pick(self, seen: Seen) -> int:
        """Its number."""
        return max(self.search(seen), key=lambda entry: entry[1])[0]

    def search(self, seen: Seen) -> list[tuple[int, float]]:
        """The moves worth a thought by their numbers, with their shares of wins."""
        budget = Budget(self.ms if seen.ms is None else seen.ms, self.games)
        self.wake(seen.city)
        g = seen.deal(self._deal_seed(seen, 0))
        if kind_of(g.pending) == steps.ROLL and g.dice:
            return RollSearch(self, seen, Deals(self, seen), g).search(budget)
        return self._search_tree(seen, g, budget)

    def _search_tree(self, seen: Seen, g: State, budget: Budget) -> list[tuple[int, float]]:
        values = self.move_values(seen)
        top = max(values)
        guesses = [value - top for value in values]
        ranked = sorted(range(len(values)), key=lambda n: -values[n])
        numbers = [n for n in ranked if guesses[n] > -HOPELESS][:MOST_CANDIDATES]
        root = Node(seen.index, [move_at(g, n) for n in numbers], [guesses[n] for n in numbers])
        if len(numbers) > 1:
            self._grow(Tree(root, self.player(seen.city)), seen, self.last_turn(g), budget)
        mean = root.mean()
        return [(n, root.value(i, mean)) for i, n in enumerate(numbers)]

    def player(self, city: str) -> Quick:
        """Who plays the games: one without memory where choices must be the same again."""
        if self._quick is None or self.games is not None:
            self._quick = Quick(LEVEL_HEAD[city])
        return self._quick

    def _grow(self, tree: Tree, seen: Seen, last: int, budget: Budget) -> None:
        """Play games until the budget is spent or the choice is clear."""
        deals = Deals(self, seen)
        while budget.spent < 1.0 and not _settled(tree.root):
            games: list[SearchedGame] = []
            while len(games) < budget.batch and budget.spent < 1.0:
                g = deals.next(budget.played)
                games.append(tree.descend(g, last))
                budget.played += 1
            played = [game.g for game in games]
            play_round(played, last, seen.index, self, tree.quick)
            for game, shares in zip(games, self.network.shares(played), strict=True):
                game.went(shares)

    def last_turn(self, g: State) -> int:
        """How far a game in the head goes."""
        return int(g.turn) - 1 + self.rounds * sum(m.alive for m in g.monsters)

    def deal_seed(self, seen: Seen) -> int:
        """The same for the same decision."""
        return self._deal_seed(seen, 0)


class Deals:
    """Deals of what is unseen, each used again with other dice."""

    def __init__(self, bot: SearchBot, seen: Seen) -> None:
        """None is made yet."""
        self._seen = seen
        self._seed = bot.deal_seed(seen)
        self._dealt: list[State] = []

    def next(self, number: int) -> State:
        """The position for one game."""
        if len(self._dealt) < DEALS:
            self._dealt.append(self._seen.deal(self._seed * DEALS + len(self._dealt)))
        g = self._dealt[number % len(self._dealt)].clone()
        g.chance = seeded(self._seed * 1_000_003 + number)
        return g


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
        or values[best] - values[number] > CLEARLY * (1 / tries[best] + 1 / tries[number]) ** 0.5
        for number in range(len(tries))
    )
