"""Numbers of the steps that both cities share; a city's own start at CITY_STEPS."""

from typing import Final

TURN_START: Final = 1
START: Final = 2
ROLL: Final = 3
DICE: Final = 4
HEARTS: Final = 5
BUY: Final = 6
BOUGHT: Final = 7
SWEPT: Final = 8
END: Final = 9
NEXT_TURN: Final = 10
ANSWER: Final = 11
SETTLED: Final = 12
CHOOSE: Final = 13
CITY_STEPS: Final = 24
