"""Games of a network against itself and others, and what was seen in them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

import numpy as np

from tokyork.bots.base import Bot, Seen
from tokyork.bots.learned import LearnedBot
from tokyork.bots.names import make_bot
from tokyork.bots.network import Network
from tokyork.bots.network.encode import encode
from tokyork.bots.tempers import LEVEL_HEAD
from tokyork.bots.thinking.features import WIDTH, features
from tokyork.bots.thinking.quick import Quick
from tokyork.bots.training.opponents import League, beset
from tokyork.bots.training.pupil import Pupil
from tokyork.cities import CITIES
from tokyork.core import steps
from tokyork.core.agenda import kind_of, play, seat_of
from tokyork.core.setup import empty_table, start
from tokyork.simulate import new_table
from tokyork.tokyo.places import TOKYO_CITY

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from tokyork.bots.training.opponents import TrainingPlayer
    from tokyork.core.state import State

SEATS = (2, 2, 3, 4, 4, 4, 5, 6)
MATCH_SEATS = 4
TOKYO = "tokyo"
NO_CARDS = 0.12  # of the games are played without cards,
FOR_TWO = 0.7  # and so many of those by two
UNDER_WAY = 0.3  # of all games begin with any health, points and energy
OCCUPIED = 0.7  # of those, in Tokyo, with somebody inside
EXPLORING = 0.04  # of all moves are any move at all
OPENING_SHOWN = 0.25  # of the positions of quick games: there are many of those
SHOWN = 1.0  # of all others
TRUST = 0.92  # in what came a moment later; the rest in what the network thought of it


@dataclass(frozen=True)
class GamesToPlay:
    """Games to be played with one network, or by the quick player if there is none."""

    city: str
    weights: Path | None
    seeds: range
    past: tuple[Path, ...] = ()
    """Networks of before, which may sit at the tables, too."""
    against: str = ""
    """The name of a bot that sits in all seats but one, for a best response to it."""


@dataclass(frozen=True)
class Samples:
    """Rows of features, and what each came to."""

    rows: bytes
    targets: NDArray[np.float32]
    turns: int = 0


def play_batch(batch: GamesToPlay) -> Samples:
    """Play the games and label what was seen; nothing is learned from the seats of guests."""
    network = None if batch.weights is None else Network.load(batch.weights)
    quick = Quick(LEVEL_HEAD[batch.city])
    league = League(batch.city, [Pupil(Network.load(path)) for path in batch.past])
    rows: list[bytes] = []
    targets: list[NDArray[np.float32]] = []
    turns = 0
    for seed in batch.seeds:
        chance = Random(seed)
        table = varied_table(batch.city, chance, seed)
        seats = len(table.monsters)
        host: TrainingPlayer = quick if network is None else Pupil(network)
        if batch.against:
            players = beset(host, batch.against, seats, chance)
        else:
            players = [host] * seats if network is None else league.invite(host, seats, chance)
        shown = OPENING_SHOWN if network is None else SHOWN
        seen, g = _play_game(table, players, chance, shown)
        turns += int(g.turn)
        for seat, of_seat in enumerate(seen):
            if of_seat and players[seat] is host:
                rows += of_seat
                targets.append(_targets(of_seat, network, _share(g, seat)))
    return Samples(b"".join(rows), np.concatenate(targets), turns)


def varied_table(city: str, chance: Random, seed: int) -> State:
    """A game about to begin: as the rules say, or without cards, or long under way."""
    rules = CITIES[city]
    options = rules.new_options()
    seats = chance.choice(SEATS)
    if chance.random() < NO_CARDS:
        options.deck = {}
        seats = 2 if chance.random() < FOR_TWO else seats
    g = empty_table(rules, options, list(range(seats)), seed)
    start(g)
    if chance.random() < UNDER_WAY:
        for m in g.monsters:
            m.health = chance.randint(1, int(options.health))
            m.points = chance.randint(0, int(options.points) - 3)
            m.energy = chance.choice((0, 0, 1, 2, 3, 4, 6, 8))
        if city == TOKYO and chance.random() < OCCUPIED:
            g.monsters[chance.randrange(seats)].at = TOKYO_CITY
    return g


def _play_game(
    g: State, players: list[TrainingPlayer], chance: Random, shown: float
) -> tuple[list[list[bytes]], State]:
    """To the end; this share of its positions is noted."""
    seen: list[list[bytes]] = [[] for _ in players]
    turn = -1
    while not g.over:
        kind = kind_of(g.pending)
        if kind == steps.BUY or (kind == steps.ROLL and g.turn != turn):
            turn = int(g.turn)
            if chance.random() < shown:
                _look(g, seen)
        if chance.random() < EXPLORING:
            play(g, chance.randrange(len(g.moves)))
        else:
            play(g, players[seat_of(g.pending)].move(g))
    return seen, g


def _look(g: State, seen: list[list[bytes]]) -> None:
    """Note what each living seat sees."""
    for seat, m in enumerate(g.monsters):
        if m.alive:
            seen[seat].append(features([g], seat))


def _share(g: State, seat: int) -> float:
    winners = int(g.winners)
    return 1 / winners.bit_count() if winners >> seat & 1 else 0.0


def _targets(rows: list[bytes], network: Network | None, share: float) -> NDArray[np.float32]:
    """What each position came to: a mean over what was thought of all later ones and the end."""
    targets = np.full(len(rows), share, dtype=np.float32)
    if network is not None:
        thought = network.forward(encode(b"".join(rows)))
        later = share
        for n in range(len(rows) - 2, -1, -1):
            later = TRUST * later + (1 - TRUST) * float(thought[n + 1])
            targets[n] = later
    return targets


@dataclass(frozen=True)
class TestMatch:
    """Games of one player with a network against three of a bot."""

    city: str
    weights: Path
    seeds: range
    against: str = "greedy"


def play_match(match: TestMatch) -> float:
    """How many the network wins, seats in turn."""
    network = Network.load(match.weights)
    won = 0.0
    for seed in match.seeds:
        mine = seed % MATCH_SEATS
        g = new_table(match.city, MATCH_SEATS, seed)
        bots: list[Bot] = [make_bot(match.against, seed * 8 + n) for n in range(MATCH_SEATS)]
        bots[mine] = LearnedBot(seed * 8 + mine, network=network)
        while not g.over:
            play(g, bots[seat_of(g.pending)].pick(Seen(g)))
        won += _share(g, mine)
    return won


def joined(parts: list[Samples]) -> Samples:
    """All samples together."""
    return Samples(
        b"".join(part.rows for part in parts),
        np.concatenate([part.targets for part in parts]),
        sum(part.turns for part in parts),
    )


def shuffled_batches(samples: Samples, size: int, seed: int) -> list[NDArray[np.int64]]:
    """Numbers of rows, in random order, in batches."""
    order = np.random.default_rng(seed).permutation(len(samples.targets))
    return [order[n : n + size] for n in range(0, len(order), size)]


def rows_of(samples: Samples, numbers: NDArray[np.int64]) -> NDArray[np.float32]:
    """These rows, encoded."""
    table = np.frombuffer(samples.rows, dtype=np.uint8).reshape(-1, WIDTH)
    return encode(table[numbers].tobytes())
