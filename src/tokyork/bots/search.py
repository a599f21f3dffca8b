"""A player that plays many games in its head: the same luck for every move it thinks about."""

from __future__ import annotations

from time import perf_counter
from types import MappingProxyType
from typing import TYPE_CHECKING

from tokyork.bots.base import Choice, Seen, best_of
from tokyork.bots.expected_roll import after_next_roll
from tokyork.bots.known import known_values
from tokyork.bots.learned import LearnedBot
from tokyork.bots.rounds import play_round
from tokyork.bots.same_dice import SameDice
from tokyork.bots.thinking.ahead import after_move
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play
from tokyork.core.chance import seeded

if TYPE_CHECKING:
    from tokyork.bots.network import Network
    from tokyork.core.state import State

ENOUGH = 120  # games for a choice
SPARE = 0.1  # of the time is kept for the last games and the answer itself
BATCH, FEW = 64, 4  # games that are judged together, at most and at least
DEALS = 128
MOST_CANDIDATES = 6
HOPELESS = 0.1  # a first guess this much below the best is not looked at
LOOKS = 2  # deals in which the next roll is seen through
PATIENCE = 0.5  # of the time may go into that
OFF = 0.006  # how far the network's guess of a difference between two moves usually is off
SOON = 12  # deals after which a move that is clearly worse is dropped
CLEARLY = 2.6  # standard errors


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
        if self._games is not None:
            return min(BATCH, self._games - self.played)
        if self._seconds is None:
            return BATCH
        pace = (perf_counter() - self._started) / max(1, self.played)
        return max(FEW, min(BATCH, int(SPARE / 2 * self._seconds / pace)))

    @property
    def passed(self) -> float:
        """The share of its time that has passed; nothing if there is no clock."""
        if self._seconds is None:
            return 0.0
        return (perf_counter() - self._started) / max(self._seconds, 0.001)

    @property
    def spent(self) -> float:
        """From 0 to 1, where nothing is left."""
        if self._games is not None:
            return min(1.0, self.played / self._games)
        if self._seconds is None:
            return 1.0
        return min(1.0, max(self.passed, self.played / ENOUGH))


class Rivalry:
    """Moves that are compared: what came of each in the same deals."""

    def __init__(self, numbers: list[int], guesses: list[float]) -> None:
        """Nothing was tried yet; a guess is what the network thinks of a move at once.

        The first move is the one with the best guess: the others are told by how much they differ
        from it.
        """
        self.numbers = numbers
        self._guesses = guesses
        self._found: list[list[float]] = [[] for _ in numbers]
        self.left = list(range(len(numbers)))
        """The places of those that may still be the best."""

    def learn(self, place: int, chance: float) -> None:
        """What one deal came to after a move; every move that is left gets the same deals."""
        self._found[place].append(chance)

    def values(self) -> list[float]:
        """What each move is worth, by the guesses and by what was found."""
        first = self._found[0]
        if not first:
            return list(self._guesses)
        level = sum(first) / len(first)
        return [level + self._gap(place) for place in range(len(self.numbers))]

    def _gap(self, place: int) -> float:
        """How much better than the first: as far as games are sure of it, else as guessed.

        Whoever takes the best of many noisy means takes the luckiest. So the noise is measured, and
        weighed against how far guesses are usually off.
        """
        guessed = self._guesses[place] - self._guesses[0]
        found = _gaps(self._found[place], self._found[0])
        if len(found) < 2:
            return guessed
        mean, noise = _mean_and_noise(found)
        trust = OFF**2 / (OFF**2 + noise)
        return guessed + trust * (mean - guessed)

    def drop_the_worse(self) -> None:
        """Those that are clearly worse than the best so far in the same deals."""
        values = self.values()
        best = max(self.left, key=values.__getitem__)
        if len(self._found[best]) < SOON:
            return
        left = [n for n in self.left if n == best or not self._is_worse(n, best)]
        # The first one stays, as the others are told by it, until nothing is left to tell.
        self.left = left if len(left) == 1 or 0 in left else [0, *left]

    def _is_worse(self, place: int, best: int) -> bool:
        mean, noise = _mean_and_noise(_gaps(self._found[best], self._found[place]))
        return mean > 0 and mean * mean > CLEARLY**2 * noise


def _gaps(some: list[float], others: list[float]) -> list[float]:
    """Deal by deal, as far as both have come."""
    return [a - b for a, b in zip(some, others, strict=False)]


def _mean_and_noise(gaps: list[float]) -> tuple[float, float]:
    """The mean, and its variance."""
    mean = sum(gaps) / len(gaps)
    return mean, sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)


class SearchBot(LearnedBot):
    """Chooses the move with the best chances in the games it played in its head."""

    usual_ms = 1000
    knows_duel = True
    """Whether it plays perfectly where the game is the solved one."""
    rounds = MappingProxyType({"tokyo": 1, "new_york": 1})
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
        if self.knows_duel and (exact := known_values(g)):
            return list(enumerate(exact))
        values = self.values(seen)
        if kind_of(g.pending) == steps.ROLL and g.dice:
            return list(enumerate(values))  # exact by the network; games only add noise: docs
        return self._compare(seen, values, self.last_turn(g), budget)

    def _compare(
        self, seen: Seen, values: list[float], last: int, budget: Budget
    ) -> list[tuple[int, float]]:
        """The moves that are not hopeless, each tried in the same deals."""
        best = max(values)
        ranked = sorted(range(len(values)), key=lambda n: -values[n])
        numbers = [n for n in ranked if values[n] > best - HOPELESS][:MOST_CANDIDATES]
        guesses = self._looked_deeper(seen, numbers, [values[n] for n in numbers], budget)
        numbers = sorted(numbers, key=lambda n: -guesses[n])
        rivalry = Rivalry(numbers, [guesses[n] for n in numbers])
        deals = Deals(self, seen)
        tried = 0
        while len(rivalry.left) > 1 and budget.spent < 1.0:
            count = max(1, budget.batch // len(rivalry.left))
            places = [place for _ in range(count) for place in rivalry.left]
            games = [
                deals.played(tried + n // len(rivalry.left), numbers[place])
                for n, place in enumerate(places)
            ]
            play_round(games, last, self.network)
            for place, chance in zip(places, self.network.chances(games, seen.index), strict=True):
                rivalry.learn(place, chance)
            tried += count
            budget.played += len(games)
            rivalry.drop_the_worse()
        return list(zip(numbers, rivalry.values(), strict=True))

    def _looked_deeper(
        self, seen: Seen, numbers: list[int], values: list[float], budget: Budget
    ) -> dict[int, float]:
        """What moves are worth with the next roll seen through, by exact odds; if there is time."""
        guesses = dict(zip(numbers, values, strict=True))
        if len(numbers) == 1:
            return guesses
        sums = dict.fromkeys(numbers, 0.0)
        for looks in range(1, LOOKS + 1):
            g = seen.deal(self._deal_seed(seen, looks - 1))
            for number in numbers:
                if budget.passed > PATIENCE:
                    return guesses
                sums[number] += after_next_roll(after_move(g, number), seen.index, self.network)
            guesses = {number: total / looks for number, total in sums.items()}
        return guesses

    def last_turn(self, g: State) -> int:
        """How far a game in the head goes."""
        return int(g.turn) - 1 + self.rounds[g.rules.id] * sum(m.alive for m in g.monsters)

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

    def played(self, number: int, move: int) -> State:
        """A deal after a move, with dice that are the same whatever is chosen."""
        while len(self._dealt) <= min(number, DEALS - 1):
            self._dealt.append(self._seen.deal(self._seed * DEALS + len(self._dealt)))
        g = self._dealt[number % DEALS].clone()
        g.chance = seeded(self._seed * 1_000_003 + number)
        SameDice(self._seed * 1_000_003 + number).watch(g)
        play(g, move)
        return g
