"""Words of the command line: numbers within bounds, and complaints in one clean line."""

from __future__ import annotations

import argparse
from typing import NoReturn

from tokyork.formats.reading import MOST_SEED, shown
from tokyork.plain_text import short
from tokyork.terminal.streams import LONGEST_COMPLAINT

LONGEST_NUMBER = 20
MOST_WORK = 1_000_000_000


class CarefulParser(argparse.ArgumentParser):
    """Complains in a line that can be seen, however odd the arguments are."""

    def error(self, message: str) -> NoReturn:
        """End the program with what is wrong."""
        super().error(short(message, LONGEST_COMPLAINT))


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
