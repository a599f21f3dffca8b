"""What can be told only of Tokyo."""

from typing import Final

CARD_SEEN: Final = 25  # secret: amount is the card
REBORN: Final = 32
LAST_ROUND: Final = 37
