"""Make the golden games anew: python tests/golden/make.py (with src and . on PYTHONPATH).

A golden game is a record, the digest of its last position, and the course of
the game as text, made by replaying it. Whoever changes the rules makes them anew and reads
the difference.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from textwrap import indent
from typing import TYPE_CHECKING, Any

import yaml

from tests.helpers import pick
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.formats.record import Record

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent
SEATS = range(2, 7)
SEEDS = range(40)  # the game with the most cards among these is taken
LONGEST = 260  # moves


def main() -> None:
    """Write one game for each city and number of seats."""
    for city in CITIES:
        for seats in SEATS:
            path = path_of(city, seats)
            path.write_text(document(_liveliest(city, seats)), encoding="utf-8")
            print(path.name)  # noqa: T201 - a program's output


def path_of(city: str, seats: int) -> Path:
    """Where a golden game is kept."""
    return FOLDER / f"{city}_{seats}_seats.yaml"


# --- playing ---


def _liveliest(city: str, seats: int) -> Record:
    games = [_played(city, seats, seed) for seed in SEEDS]
    short = [game for game in games if len(game.moves) <= LONGEST]
    return max(short or games, key=lambda game: len(_bought(game)))


def _played(city: str, seats: int, seed: int) -> Record:
    game = Game(city, seats, seed=seed)
    dice = Random(seed)
    while not game.over:
        game.play_number(_choice(game, dice))
    assert game.record
    return game.record


def _choice(game: Game, dice: Random) -> int:
    """Keep pairs, buy what can be bought, and otherwise choose any kind of move."""
    moves = game.legal_moves
    buys = [n for n, text in enumerate(moves) if text.startswith("buy ")]
    if buys and dice.random() < 0.9:
        return dice.choice(buys)
    faces = game.view()["dice"]
    pairs = [face for face in faces if faces.count(face) > 1 or face == "energy"]
    keep = " ".join(["keep", *pairs])
    if keep in moves and dice.random() < 0.8:
        return moves.index(keep)
    return pick(game.state, dice, "verbs")


def _bought(record: Record) -> set[str]:
    words = [move.split() for move in record.moves]
    return {move[2] for move in words if move[1] == "buy"}


# --- telling ---


def document(record: Record) -> str:
    """The golden file of a record."""
    game, course = _replayed(record)
    cards = len(_bought(record))
    head = {
        "title": f"{record.game}, {len(record.seats)} seats: {cards} different cards",
        "digest": digest(game),
    }
    return "".join(
        [
            "# Made by tests/golden/make.py. If a change is meant, make it anew; read the diff.\n",
            yaml.safe_dump(head, sort_keys=False, width=200),
            "course: |\n",
            indent("\n".join(course), "  "),
            "\n",
            record.text(),
        ]
    )


def digest(game: Game) -> str:
    """A short name for a whole position."""
    data = json.dumps(game.snapshot(), sort_keys=True).encode()
    return hashlib.sha256(data).hexdigest()[:16]


def _replayed(record: Record) -> tuple[Game, list[str]]:
    empty = Record(record.game, record.seats, record.options, record.seed)
    game = Game.load(empty.text())
    course: list[str] = []
    moves = iter(record.moves)
    known: dict[str, str] = {}
    while not game.over:
        course.append(f"turn {game.state.turn}, {game.view()['active']}")
        course += _changed(game, known)
        course += _turn(game, moves)
    winners = " and ".join(game.winners) or "nobody"
    return game, [*course, "the end", *_changed(game, known), f"{winners} won: {game.ending}"]


def _turn(game: Game, moves: Iterator[str]) -> list[str]:
    """The moves of one turn, and its final dice."""
    turn = game.state.turn
    active = game.view()["active"]
    heard = len(game.events())
    made: list[str] = []
    while not game.over and game.state.turn == turn:
        move = next(moves)
        seat, _, text = move.partition(" ")
        game.play(text, seat=seat)
        made.append(text if seat == active else move)
    final = [event["dice"] for event in game.events(since=heard) if event["kind"] == "dice_final"]
    return [f"  > {'; '.join(made)}", *[f"  = {' '.join(dice)}" for dice in final[:1]]]


def _changed(game: Game, known: dict[str, str]) -> list[str]:
    """The monsters that are not as they were a turn ago."""
    now = {monster["seat"]: _monster(monster) for monster in game.view()["monsters"]}
    lines = [f"  {seat} {line}" for seat, line in now.items() if known.get(seat) != line]
    known |= now
    return lines


def _monster(view: dict[str, Any]) -> str:
    if not view["alive"]:
        return "is out"
    cards = [card["id"] for card in view["cards"]]
    tokens = [f"{number} {token}" for token, number in view["tokens"].items()]
    numbers = [f"health {view['health']}", f"points {view['points']}", f"energy {view['energy']}"]
    return ", ".join([*numbers, view["at"], *tokens, *cards])


if __name__ == "__main__":
    main()
