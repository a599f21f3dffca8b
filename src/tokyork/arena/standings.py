"""What a contest came to: win shares, ratings, time, failures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from openskill.models import PlackettLuce

from tokyork.simulate import SHARES

if TYPE_CHECKING:
    from tokyork.arena.contest import Contest
    from tokyork.arena.games import Account, Result
    from tokyork.bots import Failure

Z = 1.959963984540054  # of the normal distribution, 95 % lie within so many deviations


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty, by Wilson's score interval."""
    if games == 0:
        return 0.0, 1.0
    share, grain = wins / games, Z * Z / games
    middle = (share + grain / 2) / (1 + grain)
    half = Z * sqrt(share * (1 - share) / games + grain / (4 * games)) / (1 + grain)
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass(frozen=True)
class RoundMean:
    """A share of wins by rounds of the same luck: its mean, and how far that may be off."""

    share: float
    low: float
    high: float
    fewer: float
    """How many times more plain games would have told it as exactly."""

    def data(self) -> dict[str, float]:
        """As plain data."""
        return {name: round(value, 6) for name, value in vars(self).items()}


def mean_of_rounds(rounds: list[tuple[float, int]]) -> RoundMean:
    """Of the shares and seats of each round, with the interval of their mean by Student's t."""
    seats = sum(played for _, played in rounds)
    share = sum(total for total, _ in rounds) / max(seats, 1)
    if len(rounds) < 2:
        return RoundMean(share, 0.0, 1.0, 1.0)
    strays = sum((total - share * played) ** 2 for total, played in rounds)
    variance = strays * len(rounds) / (len(rounds) - 1) / seats**2
    half = _student(len(rounds) - 1) * sqrt(variance)
    luck = min(max(share, 0.0), 1.0)
    plain = luck * (1 - luck) / seats
    low, high = max(share - half, 0.0), min(share + half, 1.0)
    return RoundMean(share, low, high, plain / variance if variance else 1.0)


def _student(freedom: int) -> float:
    """About how many deviations hold 95 % if so few rounds tell their size (Cornish-Fisher)."""
    return Z + (Z**3 + Z) / (4 * freedom) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)


@dataclass
class Entry:
    """All seats that one name played."""

    mu: float
    """Its rating, and how sure that is."""
    sigma: float
    seats: int = 0
    shares: int = 0
    answers: int = 0
    seconds: float = 0.0
    failures: Counter[str] = field(default_factory=Counter)
    first_failure: tuple[int, Failure] | None = None
    """The seed of its game, and what happened."""
    rounds: dict[int, tuple[float, int]] = field(default_factory=dict)
    """By seeds: the victories less their luck, and the seats."""

    def add(self, account: Account, winners: int, seed: int) -> None:
        """Add one seat of one game."""
        self.seats += 1
        self.shares += SHARES // winners if account.won else 0
        total, played = self.rounds.get(seed, (0.0, 0))
        won = 1 / winners if account.won else 0.0
        self.rounds[seed] = total + won - account.luck, played + 1
        self.answers += account.answers
        self.seconds += account.seconds
        self.failures.update(failure.kind for failure in account.failures)
        if self.first_failure is None and account.failures:
            self.first_failure = seed, account.failures[0]

    def data(self, name: str) -> dict[str, Any]:
        """Its line in the table."""
        wins = self.shares / SHARES
        low, high = wilson(wins, self.seats)
        return {
            "name": name,
            "games": self.seats,
            "win_share": round(wins / max(self.seats, 1), 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "rating": round(self.mu, 3),
            "ms_per_move": round(1000 * self.seconds / max(self.answers, 1), 4),
        }


class Standings:
    """Counts results as they come; the order matters to the ratings only."""

    def __init__(self, contest: Contest) -> None:
        """Everybody starts from the same rating."""
        self.contest = contest
        # No strength changes during a contest, so nothing makes old games count less.
        self._model = PlackettLuce(tau=0.0)
        start = self._model.mu, self._model.sigma
        self.entries = {name: Entry(*start) for name in contest.bots}
        self.games = 0
        self.crashes: list[tuple[int, str]] = []
        """The seed of each game that crashed, and how."""

    def add(self, result: Result) -> None:
        """Count a game."""
        if result.crash:
            self.crashes.append((result.seed, result.crash))
            return
        self.games += 1
        winners = sum(account.won for account in result.accounts)
        for account in result.accounts:
            self.entries[self.contest.bots[account.bot]].add(account, winners, result.seed)
        self._rate(result)

    def _rate(self, result: Result) -> None:
        """Winners before all others; each seat moves its name, as if they were rivals."""
        entries = [self.entries[self.contest.bots[account.bot]] for account in result.accounts]
        # A new rating for each seat: the model takes the same object twice for one player.
        before = [[self._model.rating(entry.mu, entry.sigma)] for entry in entries]
        ranks = [1.0 if account.won else 2.0 for account in result.accounts]
        after = self._model.rate(before, ranks)
        for entry, [old], [new] in zip(entries, before, after, strict=True):
            entry.mu += new.mu - old.mu
            entry.sigma *= new.sigma / old.sigma

    def data(self) -> dict[str, Any]:
        """The result as plain data, the names in the order they were given."""
        return {
            "city": self.contest.city,
            "seats": self.contest.seats,
            "games": self.games,
            "bots": [self._line(name, entry) for name, entry in self.entries.items()],
        }

    def _line(self, name: str, entry: Entry) -> dict[str, Any]:
        """With what is known by rounds, if the games of a round have the same luck."""
        line = entry.data(name)
        if self.contest.same_dice or self.contest.less_luck:
            line["by_rounds"] = mean_of_rounds(list(entry.rounds.values())).data()
        return line
