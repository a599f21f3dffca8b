"""The course of a training: lessons of playing and learning, in a folder where it can go on."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

import msgspec
import numpy as np

from tokyork.bots.network import Network
from tokyork.bots.training.adam import Adam, cross_entropy
from tokyork.bots.training.polish import MOST_STEPS, polished
from tokyork.bots.training.self_play import (
    TOKYO,
    GamesToPlay,
    Samples,
    TestMatch,
    joined,
    play_batch,
    play_match,
    rows_of,
    shuffled_batches,
)
from tokyork.bots.training.solved_positions import solved_positions
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.pool import in_parts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

T = TypeVar("T")
R = TypeVar("R")

PART = 50  # games in one task
ROWS = 2048  # in one step of learning
TESTED = 0.05  # of the games are kept apart, to see what was really learned
MEMORY = 6  # lessons of its own games that it learns from
SELVES = 3  # past networks at the tables of a lesson
MATCH = 12  # games against greedy in one match
VERSION = 5
SOLVED = 0.06  # so many positions of the solved duel for each of its own, in Tokyo


@dataclass(frozen=True)
class LessonResult:
    """What one round of playing and learning came to."""

    number: int
    games: int
    rows: int
    turns: float
    """Mean length of a game."""
    error: float
    """On positions not learned from: the mean surprise at how their games ended."""
    wins: float
    """The share of victories of one player with the network against three rivals."""

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return dict(vars(self))


Tell: TypeAlias = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and of how much."""


class Workers(Protocol):
    """Does pieces of work, and yields what comes of them in their order."""

    def __call__(self, work: Callable[[T], R], parts: Sequence[T], jobs: int) -> Iterator[R]:
        """In so many processes."""


@dataclass
class Curriculum:
    """A training of one city's network; everything follows from the seed."""

    folder: Path
    city: str
    start: Path | None = None
    """A network to go on from; without one, the first lesson is learned from the quick player."""
    against: str = ""
    """A bot to find the best response to: it sits in all other seats."""
    seed: int = 1
    lessons: int = 8
    opening: int = 60_000
    """Games of the quick player that the first lesson learns from."""
    games: int = 16_000
    """Games of the network in each of the others: against itself, later against guests, too."""
    epochs: int = 1
    rate: float = 8e-4
    matches: int = 10
    """Against `greedy` after each lesson, to see the curve; nothing is learned from them."""
    done: list[LessonResult] = field(default_factory=list)
    workers: Workers = in_parts
    """Who plays: processes of this machine, or whatever else does work and keeps its order."""

    def resume(self) -> None:
        """Find out how far an earlier run came."""
        self.folder.mkdir(parents=True, exist_ok=True)
        notes = self.folder / "course.json"
        if not notes.exists():
            return
        data = reading.mapping(reading.load_yaml(notes), str(notes))
        mine = self._settings()
        if data.get("settings") != mine:
            expected = f"expected a folder of the same training: {mine}"
            raise BadInputError(str(notes), expected)
        try:
            self.done = msgspec.convert(data.get("lessons"), list[LessonResult])
        except msgspec.ValidationError as error:
            raise BadInputError(str(notes), f"expected the notes of a training: {error}") from error

    def _settings(self) -> dict[str, Any]:
        return {
            "version": VERSION,
            "city": self.city,
            "against": self.against,
            "start": None if self.start is None else self.start.name,
            "seed": self.seed,
            "opening": self.opening,
            "games": self.games,
            "epochs": self.epochs,
            "rate": self.rate,
        }

    def weights(self, number: int) -> Path:
        """Where the network of a lesson lies."""
        return self.folder / f"lesson{number:02}.npz"

    def next_lesson(self, jobs: int, tell: Tell) -> LessonResult:
        """Play, learn, save; `tell` hears what is done of how much."""
        number = len(self.done)
        fresh = self._play(number, jobs, tell)
        remembered = [
            self._read(n) for n in range(max(0 if self.start else 1, number - MEMORY + 1), number)
        ]
        learned, tested = self._apart(joined([*remembered, fresh]))
        network = self._network(number)
        self._learn(network, self._with_solved(learned, number), number, tell)
        error = _error(network, tested)
        network.save(self.weights(number))
        wins = self._compete(number, jobs, tell)
        games = self._games(number)
        turns = round(fresh.turns / games, 2)
        lesson = LessonResult(number, games, len(fresh.targets), turns, error, wins)
        self.done.append(lesson)
        self._note()
        return lesson

    def finish(self, tell: Tell) -> Path:
        """Where the network of the last lesson lies; in Tokyo, once it has learned the duel."""
        last = len(self.done) - 1
        if not self._teaches_duel:
            return self.weights(last)
        path = self.folder / f"polished{last:02}.npz"
        if not path.exists():
            steps = min(MOST_STEPS, self._games(last) // 2)
            before = Network.load(self.weights(last))

            def told(done: int, total: int) -> None:
                tell("learn", done, total)

            polished(before, self._read(last), self.seed, steps, told).save(path)
        return path

    @property
    def _teaches_duel(self) -> bool:
        """A best response is no pupil of perfect play."""
        return self.city == TOKYO and not self.against

    def _games(self, number: int) -> int:
        return self.games if number or self.start else self.opening

    def _network(self, number: int) -> Network:
        if number == 0:
            return self._first()
        return Network.load(self.weights(number - 1))

    def _first(self) -> Network:
        """What the training begins with."""
        if self.start is None:
            return Network.fresh(self.seed)
        return Network.widened(Network.load(self.start), self.seed)

    def _play(self, number: int, jobs: int, tell: Tell) -> Samples:
        kept = self.folder / f"games{number:02}.npz"
        if kept.exists():
            return self._read(number)
        weights = self.weights(number - 1) if number else self.start
        first = (self.seed * 1000 + number) * 1_000_000
        games = self._games(number)
        last = first + games
        past = tuple(self.weights(n) for n in past_selves(number))
        tasks = [
            GamesToPlay(self.city, weights, range(n, min(n + PART, last)), past, self.against)
            for n in range(first, last, PART)
        ]
        parts: list[Samples] = []
        for part in self.workers(play_batch, tasks, jobs):
            parts.append(part)
            tell("play", min(len(parts) * PART, games), games)
        samples = joined(parts)
        _write(kept, samples)
        return samples

    def _read(self, number: int) -> Samples:
        return _read(self.folder / f"games{number:02}.npz")

    def _apart(self, samples: Samples) -> tuple[Samples, Samples]:
        """What is learned from, and what is only tested on: whole stretches of games."""
        width = len(samples.rows) // len(samples.targets)
        cut = len(samples.targets) - max(1, int(len(samples.targets) * TESTED))
        learned = Samples(samples.rows[: cut * width], samples.targets[:cut])
        return learned, Samples(samples.rows[cut * width :], samples.targets[cut:])

    def _with_solved(self, samples: Samples, number: int) -> Samples:
        """With positions whose values are known."""
        if not self._teaches_duel:
            return samples
        count = int(SOLVED * len(samples.targets))
        return joined([samples, solved_positions(count, self.seed * 1000 + number)])

    def _learn(
        self,
        network: Network,
        samples: Samples,
        number: int,
        tell: Tell,
    ) -> None:
        adam = Adam(network)
        batches = [
            batch
            for epoch in range(self.epochs)
            for batch in shuffled_batches(samples, ROWS, self.seed * 100 + number * 10 + epoch)
        ]
        for made, batch in enumerate(batches):
            rate = self.rate * (1 - made / len(batches)) / (2 if number else 1)
            adam.learn(rows_of(samples, batch), samples.targets[batch], rate)
            if made % 20 == 19 or made + 1 == len(batches):
                tell("learn", made + 1, len(batches))

    def _compete(self, number: int, jobs: int, tell: Tell) -> float:
        """Let the new network play; nothing is learned from that."""
        rival = self.against or "greedy"
        tasks = [
            TestMatch(self.city, self.weights(number), range(first, first + MATCH), rival)
            for first in range(0, self.matches * MATCH, MATCH)
        ]
        won = 0.0
        for done, part in enumerate(self.workers(play_match, tasks, jobs), 1):
            won += part
            tell("test", done, self.matches)
        return round(won / max(1, self.matches * MATCH), 3)

    def _note(self) -> None:
        """Written anew and put in place at once: an interruption leaves the old one."""
        data = {"settings": self._settings(), "lessons": [lesson.data() for lesson in self.done]}
        new = self.folder / "course.new"
        new.write_text(json.dumps(data, indent=1) + "\n")
        new.replace(self.folder / "course.json")


def past_selves(number: int) -> list[int]:
    """The lessons whose networks sit at the tables of this one: spread over all before."""
    before = number - 1  # the one that plays and learns
    return sorted({1 + before * n // (SELVES + 1) for n in range(1, SELVES + 1)} - {before, 0, 1})


def _error(network: Network, samples: Samples) -> float:
    numbers = shuffled_batches(samples, len(samples.targets), 0)[0]
    chances = network.forward(rows_of(samples, numbers))
    return round(cross_entropy(chances, samples.targets[numbers]), 5)


def _write(path: Path, samples: Samples) -> None:
    rows = np.frombuffer(samples.rows, dtype=np.uint8)
    new = path.with_suffix(".new.npz")
    np.savez_compressed(new, rows=rows, targets=samples.targets, turns=samples.turns)
    new.replace(path)


def _read(path: Path) -> Samples:
    with np.load(path) as data:
        return Samples(data["rows"].tobytes(), data["targets"], int(data["turns"]))
