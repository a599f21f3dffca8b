"""What can be done only in New York; see core.moves."""

from typing import Final

PLACE: Final = 19  # a: borough
FLEE: Final = 21  # a: borough
SHED: Final = 22  # x: claws
DESTROY: Final = 23  # a: tile, b: borough + 1 if another one, x: tiles left if not the lowest
SCATTER: Final = 24  # a: tile, b: borough
PHOTO: Final = 25  # a: seat
DISCARD: Final = 26  # a: card
ENERGY: Final = 28  # x: points that become energy
BUY_FROM_DISCARD: Final = 14  # a: card
PAY: Final = 27  # x: health

ONE_BOROUGH: Final = 6  # a borough in b
