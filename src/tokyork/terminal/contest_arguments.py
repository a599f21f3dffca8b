"""The options of `arena` and `train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tokyork.terminal.arguments import (
    add_city,
    add_engine,
    add_jobs,
    add_json,
    add_seed,
    positive_number,
    whole_number,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

Run: TypeAlias = "Callable[[argparse.Namespace], int]"


def add_arena(commands: Any, run: Run) -> None:  # noqa: ANN401 - argparse keeps its type to itself
    """What `arena` takes."""
    arena = commands.add_parser("arena", help="play many games between bots")
    arena.set_defaults(run=run)
    add_city(arena)
    arena.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="such as greedy,search:400games,my.py:Rusher,cmd:./mybot; all are in docs/bots.md",
    )
    arena.add_argument("--games", type=positive_number, default=100, help="default: 100")
    arena.add_argument(
        "--seats",
        type=int,
        choices=range(2, 7),
        help="seats at the table, shared out among the bots (default: one each)",
    )
    add_seed(arena)
    arena.add_argument(
        "--same-dice",
        action="store_true",
        help="the same dice and cards for every seating of a round",
    )
    arena.add_argument(
        "--less-luck",
        action="store_true",
        help="the same, and take the luck of dice, cards and tiles out of the result",
    )
    arena.add_argument(
        "--perfect",
        action="store_true",
        help="instead, what each bot gives away in a duel without cards against perfect play",
    )
    add_jobs(arena)
    add_json(arena)


def add_train(commands: Any, run: Run) -> None:  # noqa: ANN401 - the same
    """What `train` takes."""
    train = commands.add_parser("train", help="train the network of the bot `learned` by self-play")
    train.set_defaults(run=run)
    add_city(train)
    train.add_argument(
        "--folder", type=Path, required=True, help="where to save it; give it again to resume"
    )
    train.add_argument(
        "--start", type=Path, help="a network to go on from (default: none, from the beginning)"
    )
    train.add_argument(
        "--against",
        default="",
        metavar="BOT",
        help="find the best response to this bot, which takes all other seats",
    )
    train.add_argument("--lessons", type=positive_number, default=8, help="default: 8")
    train.add_argument(
        "--opening",
        type=positive_number,
        default=60_000,
        help="games in the first lesson (default: 60000)",
    )
    train.add_argument(
        "--games",
        type=positive_number,
        default=16_000,
        help="games in each later lesson (default: 16000)",
    )
    add_seed(train)
    train.add_argument(
        "--matches",
        type=whole_number,
        default=10,
        help="matches against greedy after each lesson (default: 10)",
    )
    add_jobs(train)
    add_engine(train)
