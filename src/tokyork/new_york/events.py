"""What can be told only of New York."""

from typing import Final

HEALTH_PAID: Final = 38
TILE_DESTROYED: Final = 39  # amount: tile, extra: borough
BUILDING_REVEALED: Final = 40  # amount: tile, extra: borough
UNIT_MOVED: Final = 41  # amount: tile, extra: borough it goes to
GOAL_TAKEN: Final = 42  # amount: goal, extra: seat that loses it, or NOBODY
GOAL_LOST: Final = 43  # amount: goal; nobody has it now
RESULTS_ADDED: Final = 44  # amount: results, as dice
SOUVENIR_PLACED: Final = 45  # amount: borough
