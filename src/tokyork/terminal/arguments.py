"""Words of the command line: numbers within bounds, and complaints in one clean line."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from tokyork.formats.reading import MOST_SEED, shown
from tokyork.plain_text import short
from tokyork.terminal.streams import LONGEST_COMPLAINT

LONGEST_NUMBER = 20
MOST_WORK = 1_000_000_000


class CarefulParser(argparse.ArgumentParser):
    """Complains in a line that can be seen, however odd the arguments are."""

    def error(self, message: str) -> NoReturn:
        """End the program with what is wrong, without the list of all that would be right."""
        told = short(message, LONGEST_COMPLAINT)
        self.exit(2, f"{self.prog}: error: {told} ({self.prog} --help tells more)\n")


def whole_number(text: str) -> int:
    """A whole number."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        message = f"expected a whole number of at most {LONGEST_NUMBER} digits, got {shown(text)}"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def seed_number(text: str) -> int:
    """What the dice of a game follow from."""
    number = whole_number(text)
    if number > MOST_SEED:
        raise argparse.ArgumentTypeError(f"expected a number up to {MOST_SEED}")
    return number


def port_number(text: str) -> int:
    """A port of this machine."""
    number = whole_number(text)
    if number > 65535:
        raise argparse.ArgumentTypeError("expected a number up to 65535")
    return number


def positive_number(text: str) -> int:
    """A number of something there is to do."""
    number = whole_number(text)
    if not 1 <= number <= MOST_WORK:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to {MOST_WORK}")
    return number


def add_engine(parser: Any) -> None:  # noqa: ANN401 - argparse keeps the type of groups to itself
    """Who does the work."""
    parser.add_argument(
        "--engine", choices=("local", "ray"), default="local", help="who plays (default: local)"
    )
    parser.add_argument("--address", metavar="HOST:PORT", help="of a Ray cluster that runs already")


def add_city(parser: Any) -> None:  # noqa: ANN401 - the same
    """Where is played."""
    parser.add_argument("--city", default="tokyo", help="tokyo or new_york (default: tokyo)")


def add_seed(parser: Any) -> None:  # noqa: ANN401 - the same
    """What all games follow from."""
    parser.add_argument("--seed", type=seed_number, default=1, help="default: 1")


def add_jobs(parser: Any) -> None:  # noqa: ANN401 - the same
    """How many processes do the work."""
    parser.add_argument("--jobs", type=positive_number, help="processes (default: 1)")


def add_json(parser: Any) -> None:  # noqa: ANN401 - the same
    """Data instead of words."""
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
