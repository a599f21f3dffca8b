"""The rows of the table: who is measured, how, and the medians of what came out."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from bench import peers
from bench.peers import say
from bench.worker import Worker, WorkerError
from tokyork.cities import CITIES
from tokyork.compiled import INTERPRETED

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[1]
SEATS = (2, 4, 6)
MODES = ("inside", "driven", "face", "text")
GOALS = {"face": 3.0, "text": 8.0}  # times the cost of the engine's own step, driven
COPY_REPEATS = {"compiled": 20, "interpreted": 2}


@dataclass(eq=False)
class Row:
    """One row while it is being measured."""

    who: str
    game: str
    seats: int
    build: str
    mode: str
    worker: Worker
    hash: str | None = None
    bytes: float | None = None
    speeds: list[tuple[float, float]] = field(default_factory=list)
    copies: list[float] = field(default_factory=list)

    def prepare(self) -> None:
        """What does not change from round to round."""
        if self.who != "tokyork":
            self.worker.ask("copy_time", self.who, self.game, 1)
            self.bytes = self.worker.ask("copy_size", self.who, self.game)
            return
        self.hash = self.worker.ask("digest", self.game, self.seats, self.mode)
        self.bytes = self.worker.ask("copy_size", self.game, self.seats)

    def slice(self, seconds: float, part: int) -> None:
        """One short measurement of everything else."""
        if self.who == "tokyork":
            arguments: tuple[object, ...] = (self.game, self.seats, self.mode, seconds, part)
            copied: tuple[object, ...] = (self.game, self.seats, COPY_REPEATS[self.build])
        else:
            arguments = (self.who, self.game, self.mode, seconds)
            copied = (self.who, self.game, COPY_REPEATS[self.build])
        decisions, games = self.worker.ask("speed", *arguments)
        self.speeds.append((decisions, games))
        self.copies.append(self.worker.ask("copy_time", *copied))

    @property
    def is_ours(self) -> bool:
        """Whether it is our own engine."""
        return self.who == "tokyork"

    @property
    def pace(self) -> float:
        """Decisions in a second of CPU time."""
        return median(decisions for decisions, _ in self.speeds)

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "who": self.who,
            "game": self.game.partition("(")[0],
            "seats": self.seats,
            "build": self.build,
            "mode": self.mode,
            "decisions_per_cpu_s": round(self.pace),
            "games_per_cpu_s": round(median(games for _, games in self.speeds), 1),
            "copy_us": round(median(self.copies), 3),
            "bytes": None if self.bytes is None else round(self.bytes),
            "hash": self.hash,
        }


def workers() -> dict[str, Worker]:
    """A process for each build of ours that there is."""
    found: dict[str, Worker] = {}
    for build in ("compiled", "interpreted"):
        worker = start(build)
        if worker.ask("build") == build:
            found[build] = worker
        else:
            say("there is no compiled engine: its rows are left out (./run build says why)")
            worker.close()
    return found


def start(build: str) -> Worker:
    """A process that measures one build of ours."""
    environment = {name: value for name, value in os.environ.items() if name != INTERPRETED}
    environment["PYTHONPATH"] = str(ROOT / "src")
    environment["PYTHONHASHSEED"] = "0"
    if build == "interpreted":
        environment[INTERPRETED] = "1"
    return Worker([sys.executable, "-m", "bench.worker"], environment, str(ROOT))


def our_rows(ours: dict[str, Worker]) -> list[Row]:
    """Every city, number of seats, build and mode."""
    return [
        Row("tokyork", city, seats, build, mode, worker)
        for city in CITIES
        for seats in SEATS
        for build, worker in ours.items()
        for mode in MODES
    ]


def peer_rows(worker: Worker, names: list[str]) -> list[Row]:
    """Every game of the peers with these names."""
    rows: list[Row] = []
    for who in names:
        for game in peers.GAMES[who]:
            try:
                seats = worker.ask("seats", who, game)
            except WorkerError as error:
                say(f"{who} cannot play {game} and is left out ({error})")
                return rows
            rows += [
                Row(who, game, seats, peers.BUILDS[who], mode, worker) for mode in peers.MODES[who]
            ]
    return rows


def measure(rows: list[Row], rounds: int, seconds: float) -> list[Row]:
    """All rows in turn, round after round; says which could be measured."""
    for number, row in enumerate(rows, 1):
        if number % 4 == 1:
            say(f"preparing {row.who} {row.game}, {row.seats} seats")
        rows = _without_dead(rows, row, row.prepare)
    for part in range(rounds):
        say(f"round {part + 1} of {rounds}")
        for row in rows:
            rows = _without_dead(rows, row, partial(row.slice, seconds, part))
    return rows


def _without_dead(rows: list[Row], row: Row, work: Callable[[], None]) -> list[Row]:
    """Let a row work; a peer that crashes loses its rows, and ours do not suffer."""
    if row not in rows:
        return rows
    try:
        work()
    except WorkerError as error:
        if row.who == "tokyork":
            raise
        say(f"{row.who} {row.game} failed; the peers are left out ({error})")
        return [other for other in rows if other.worker is not row.worker]
    return rows


def costs(rows: list[Row]) -> list[dict[str, Any]]:
    """What a decision costs through the public face, in engine's own driven steps of this run."""
    paces = {(row.game, row.seats, row.build, row.mode): row.pace for row in rows if row.is_ours}
    return [
        {
            "game": game,
            "seats": seats,
            "build": build,
            "mode": mode,
            "times_driven": round(paces[game, seats, build, "driven"] / pace, 2),
            "goal": GOALS[mode],
        }
        for (game, seats, build, mode), pace in paces.items()
        if mode in GOALS and (game, seats, build, "driven") in paces
    ]


def disagreements(rows: list[Row]) -> list[str]:
    """Games that do not end alike in every build and mode, one line each."""
    hashes: dict[tuple[str, int], set[str | None]] = {}
    for row in rows:
        if row.who == "tokyork":
            hashes.setdefault((row.game, row.seats), set()).add(row.hash)
    return [
        f"{game}, {seats} seats: the builds and modes do not play the same games"
        for (game, seats), found in hashes.items()
        if len(found) > 1
    ]
