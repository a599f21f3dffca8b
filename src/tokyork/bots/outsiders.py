"""Players of foreign kinds, to measure ours by: simple minds that no training has ever met.

They read nothing but the view and the moves as text, and each has one idea. Nothing in `training/`
may import this file; a test sees to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.bots.base import Bot, Choice
from tokyork.formats.notation import default_move
from tokyork.tokyo.resolve import FACES as TOKYO_FACES

if TYPE_CHECKING:
    from tokyork.bots.base import Seen

NUMBERS = frozenset(TOKYO_FACES[:3])
WOUNDED = 4  # health at which even an outsider wants hearts


class Outsider(Bot):
    """Has faces that it wants, and habits for the rest."""

    stubborn = True
    """Whether it stays in the centre when hit."""
    buys = True

    def choose(self, seen: Seen) -> Choice:
        """By the kind of decision; what it has no idea of, by default."""
        if seen.kind == "roll":
            return Choice(self._keep(seen))
        if seen.kind in {"yield", "flee"}:
            return Choice("stay" if self.stubborn and "stay" in seen.legal else seen.legal[0])
        if seen.kind == "buy":
            return Choice(self._purchase(seen))
        return Choice(default_of(seen))

    def wanted(self, seen: Seen, dice: list[str]) -> frozenset[str]:
        """The faces it keeps."""
        raise NotImplementedError

    def _keep(self, seen: Seen) -> str:
        dice = list(seen.view["dice"])
        wanted = self.wanted(seen, dice)
        kept = [face for face in dice if face in wanted]
        if len(kept) == len(dice):
            return default_of(seen)
        move = " ".join(["keep", *kept])
        return seen.legal[number] if (number := seen.number_of(move)) >= 0 else default_of(seen)

    def _purchase(self, seen: Seen) -> str:
        """The first card it can pay, if it buys at all."""
        cards = [move for move in seen.legal if move.startswith("buy ")]
        return cards[-1] if cards and self.buys else default_of(seen)


def default_of(seen: Seen) -> str:
    """What a player with no opinion would do, as the notation says it."""
    return seen.legal[default_move(seen.deal(0))]


def my_monster(seen: Seen) -> dict[str, Any]:
    """The chooser's own monster in the view."""
    found: dict[str, Any] = next(m for m in seen.view["monsters"] if m["seat"] == seen.seat)
    return found


class RusherBot(Outsider):
    """Wants points, as fast as it can: sets of numbers, or stars and buildings."""

    buys = False

    def wanted(self, seen: Seen, dice: list[str]) -> frozenset[str]:
        """The number it has most of, the higher the better."""
        if seen.city == "tokyo":
            return frozenset({max(sorted(NUMBERS), key=lambda face: (dice.count(face), face))})
        return frozenset({"star", "destroy"})


class BerserkBot(Outsider):
    """Wants claws, stays where it is hit, and thinks of nothing else."""

    def wanted(self, seen: Seen, dice: list[str]) -> frozenset[str]:  # noqa: ARG002 - the same always
        """Claws."""
        return frozenset({"claw"})


class BankerBot(Outsider):
    """Saves energy, spends it on cards, heals early and leaves the centre at the first blow."""

    stubborn = False

    def wanted(self, seen: Seen, dice: list[str]) -> frozenset[str]:  # noqa: ARG002 - the same
        """Energy; hearts too when it is hurt."""
        hurt = my_monster(seen)["health"] <= WOUNDED + 2
        return frozenset({"energy", "heart"} if hurt else {"energy"})


class CopycatBot(Outsider):
    """Makes the default move, always: it takes every throw as it comes."""

    def choose(self, seen: Seen) -> Choice:
        """The default."""
        return Choice(default_of(seen))


OUTSIDERS = {
    "rusher": RusherBot,
    "berserk": BerserkBot,
    "banker": BankerBot,
    "copycat": CopycatBot,
}
