"""The cities there are."""

from typing import Final

from tokyork.core.rules import Rules
from tokyork.new_york.rules import NEW_YORK
from tokyork.tokyo.rules import TOKYO

CITIES: Final[dict[str, Rules]] = {"tokyo": TOKYO, "new_york": NEW_YORK}
