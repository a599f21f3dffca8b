"""Numbers of the steps that only Tokyo's turn has."""

from typing import Final

PROBE_ROUND: Final = 24
PROBE: Final = 25
RESOLVE_ORDER: Final = 27
ENERGY: Final = 28
ATTACK: Final = 29
YIELD_ROUND: Final = 30
YIELD_STEP: Final = 31
ENTER: Final = 32
SNATCH_ROUND: Final = 33
SNATCH: Final = 34
