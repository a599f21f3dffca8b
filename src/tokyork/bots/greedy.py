"""A player with common sense and no foresight: it scores each move and takes the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.bots.base import Bot, Choice, Seen, best_of
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

    def choose(self, seen: Seen) -> Choice:
        """The best move by a simple score; the default where it knows no better."""
        view = seen.view
        score = self._scorer(seen, OUTLOOKS[seen.city](view))
        if score is None:
            return Choice(str(view["decision"]["default"]))
        return best_of((move, score(move)) for move in seen.legal)

    def _scorer(self, seen: Seen, outlook: Outlook) -> Callable[[str], float] | None:
        if seen.kind == "roll":
            return self._roll_scorer(seen, outlook)
        return outlook.scorers().get(seen.kind)

    def _roll_scorer(self, seen: Seen, outlook: Outlook) -> Callable[[str], float]:
        """What the dice are worth on average after one more throw, the same for every keep."""
        chance = self.chance(seen)
        faces = CITIES[seen.city].faces
        throws = [chance.choices(faces, k=MOST_DICE) for _ in range(SAMPLES)]
        shown: list[str] = seen.view["dice"]

        def score(move: str) -> float:
            words = move.split()
            if words[0] == "stop":
                return outlook.worth(shown)
            if words[0] != "keep":
                return outlook.worth(shown) - 1  # a card's own reroll: not worth its price
            kept = words[1:]
            rerolled = len(shown) - len(kept)
            worths = [outlook.worth(kept + throw[:rerolled]) for throw in throws]
            return sum(worths) / SAMPLES

        return score
