"""Numbers of the steps that only New York's turn has."""

from typing import Final

PLACE: Final = 24
PAY: Final = 25
KIND: Final = 26
CLAWS: Final = 27
ATTACK: Final = 28
FLEE_ROUND: Final = 29
FLEE: Final = 30
DESTROY: Final = 31
STATUE: Final = 32
MOVE: Final = 33
EXIT: Final = 34
ARRIVE: Final = 35
CLAIM: Final = 36
REROLL: Final = 37
