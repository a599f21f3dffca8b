"""A player with common sense and no foresight: it scores each move and takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.bots.base import Bot
from tokyork.bots.new_york import NewYorkOutlook
from tokyork.bots.outlook import Outlook
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Callable

OUTLOOKS: dict[str, type[Outlook]] = {"tokyo": Outlook, "new_york": NewYorkOutlook}
SAMPLES = 24
MOST_DICE = 8


class GreedyBot(Bot):
    """Likes points, stays alive, and spends what it has."""

    def choose(self, view: dict[str, Any], legal: list[str]) -> str:
        """The best move by a simple score; the default where it knows no better."""
        outlook = OUTLOOKS[view["city"]](view)
        score = self._scorer(view, outlook)
        if score is None:
            return str(view["decision"]["default"])
        return max(legal, key=score)

    def _scorer(self, view: dict[str, Any], outlook: Outlook) -> Callable[[str], float] | None:
        kind = view["decision"]["kind"]
        if kind == "roll":
            return self._roll_scorer(view, outlook)
        return outlook.scorers().get(kind)

    def _roll_scorer(self, view: dict[str, Any], outlook: Outlook) -> Callable[[str], float]:
        """What the dice are worth on average after one more throw, the same for every keep."""
        chance = self.chance(view)
        faces = CITIES[view["city"]].faces
        throws = [chance.choices(faces, k=MOST_DICE) for _ in range(SAMPLES)]
        dice = len(view["dice"])

        def score(move: str) -> float:
            words = move.split()
            if words[0] == "stop":
                return outlook.worth(view["dice"])
            if words[0] != "keep":
                return outlook.worth(view["dice"]) - 1  # a card's own reroll: not worth its price
            kept = words[1:]
            rerolled = dice - len(kept)
            worths = [outlook.worth(kept + throw[:rerolled]) for throw in throws]
            return sum(worths) / SAMPLES

        return score
