"""The causes of what is told, and of a loss of health; a city may have one more."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tokyork.core.state import NO_CARD, NOBODY, State

RULES: Final = 0
DICE: Final = 1  # seat: whose dice
CLAWS: Final = 2  # seat: whose claws
CARD: Final = 3  # seat: whose card; a loss it causes is nobody's attack
OWN_POWER: Final = 4  # a loss that a monster itself deals by a card, without claws
TOKEN: Final = 5
CHOICE: Final = 6  # seat: who chose
CAUSE_NAMES: Final[dict[int, str]] = {
    RULES: "rules",
    DICE: "dice",
    CLAWS: "claws",
    CARD: "card",
    OWN_POWER: "power",
    TOKEN: "token",
    CHOICE: "choice",
}


def cause(kind: i64, seat: i64 = NOBODY, card: i64 = NO_CARD) -> i64:
    """Pack a cause."""
    return kind | seat << 4 | card << 8


def cause_kind(packed: i64) -> i64:
    """Dice, claws, a card, ..."""
    return packed & 15


def cause_seat(packed: i64) -> i64:
    """Whose dice or card, or NOBODY."""
    return packed >> 4 & 15


def cause_card(packed: i64) -> i64:
    """Which card or token, or NO_CARD."""
    return packed >> 8


@mypyc_attr(acyclic=True, free_list_len=1)  # made often, seldom two at a time
class Causing:
    """The cause of what is told within `with`."""

    def __init__(self, g: State, why: i64) -> None:
        """Keep the cause there was for afterwards."""
        self.g: State = g
        self.before: i64 = g.cause
        g.cause = why

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.g.cause = self.before
