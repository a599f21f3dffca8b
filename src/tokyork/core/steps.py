"""Numbers of the steps that both cities share; a city's own start at CITY_STEPS."""

from typing import Final

TURN_START: Final = 1
START: Final = 2
THROW: Final = 3
ROLL: Final = 4
DICE: Final = 5
HEARTS: Final = 6
BUY: Final = 7
BOUGHT: Final = 8
SNATCH_ROUND: Final = 9
SNATCH: Final = 10
SWEPT: Final = 11
END: Final = 12
TURN_OVER: Final = 13
NEXT_TURN: Final = 14
ANSWER: Final = 15
SETTLED: Final = 16
CHOOSE: Final = 17
CITY_STEPS: Final = 24
