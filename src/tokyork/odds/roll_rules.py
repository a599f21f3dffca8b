"""What may be done with the dice: the rules of a roll, and one choice in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tokyork.core.dice import FACES
from tokyork.errors import BadInputError

NO_FACE: Final = -1
ALL_FACES: Final = (1 << FACES) - 1
MOST_REROLLS: Final = 40  # of any kind; no game comes near it

STOP: Final = "stop"
KEEP: Final = "keep"
EXTRA: Final = "extra"
FREE: Final = "free"


@dataclass(frozen=True)
class RollRules:
    """How cards and tokens bend a roll. Sets of faces are bits, `1 << face`."""

    free: int = NO_FACE
    """A face whose dice may be rerolled one by one, as often as one likes, at no cost."""
    frozen: int = 0
    """Faces that may not be rerolled."""
    taxed: int = 0
    """Faces that cost the fee once in every reroll that includes one of them."""
    fee: int = 0
    purse: int = 0
    """What fees can be paid from."""
    fee_price: float = 0.0
    """What paying the fee once takes off the value."""
    must_reroll: bool = False
    """Whether rolling may not stop while there are rerolls, extra ones apart."""
    extra: tuple[float, ...] = ()
    """For each extra reroll that may be bought, what it takes off the value."""

    @property
    def payments(self) -> int:
        """How often the fee can be paid."""
        return self.purse // self.fee if self.taxed and self.fee else 0

    @property
    def costly(self) -> int:
        """The faces that really cost something."""
        return self.taxed if self.fee else 0


PLAIN: Final = RollRules()


@dataclass(frozen=True)
class RollChoice:
    """What to do with the dice as they lie."""

    kind: str
    """`stop`, `keep` (and roll the others), `extra` (the same with an extra reroll), or `free`."""
    keep: int
    """The dice that stay."""
    value: float = 0.0
    """What it comes to if everything after it is played for the best."""


def check_rules(rules: RollRules, rerolls: int) -> None:
    """Refuse what cannot be counted."""
    if not NO_FACE <= rules.free < FACES:
        raise BadInputError("rules.free", f"expected a face from 0 to 5, or -1, got {rules.free}")
    for place, bits in (("frozen", rules.frozen), ("taxed", rules.taxed)):
        if not 0 <= bits <= ALL_FACES:
            raise BadInputError(f"rules.{place}", f"expected bits of six faces, got {bits}")
    if rules.fee < 0 or rules.purse < 0:
        raise BadInputError("rules.fee", "expected a fee and a purse of at least 0")
    if min([rules.fee_price, *rules.extra]) < 0:
        raise BadInputError("rules", "expected prices of at least 0")
    if not 0 <= rerolls <= MOST_REROLLS - len(rules.extra):
        most = MOST_REROLLS - len(rules.extra)
        raise BadInputError("rerolls", f"expected a whole number from 0 to {most}, got {rerolls}")
