"""What can be done only in Tokyo; see core.moves."""

from typing import Final

RAY: Final = 10  # a: seat
YIELD: Final = 16
COPY: Final = 17  # a: card, b: seat
AGAIN: Final = 18
BUY_FROM_SEAT: Final = 12  # a: card, b: seat
BUY_FROM_DECK: Final = 13  # a: card
