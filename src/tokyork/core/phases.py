"""The phases of a turn, in their order; State.phase is the one that comes next."""

from typing import Final

START: Final = 0  # before the first roll
THROW: Final = 1  # the first roll
ROLL: Final = 2
WINDOW: Final = 3  # others, then the roller, may change dice
RESOLVE: Final = 4
MOVE: Final = 5  # entering the city, moving about in it
BUY: Final = 6
END: Final = 7
OVER: Final = 8
