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
SWEPT: Final = 9
END: Final = 10
TURN_OVER: Final = 11
NEXT_TURN: Final = 12
ANSWER: Final = 13
SETTLED: Final = 14
CHOOSE: Final = 15
PAY: Final = 16
REROLL: Final = 17
CITY_STEPS: Final = 24
