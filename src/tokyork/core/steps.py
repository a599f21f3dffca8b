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
TURN_END: Final = 13
TURN_OVER: Final = 14
NEXT_TURN: Final = 15
ANSWER: Final = 16
SETTLED: Final = 17
CHOOSE: Final = 18
CITY_STEPS: Final = 24
