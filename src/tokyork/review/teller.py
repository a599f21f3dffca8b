"""What happened, as short stories for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.words import numbers
from tokyork.words.event_groups import essential
from tokyork.words.parts import for_reader, joined, parts_of
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.words.parts import Parts

_QUIET = {
    "turn_started",
    "rolled",
    "card_revealed",
    "deck_shuffled",
    "goes_first",
    "rolled_off",
    "fell",
    "goal_lost",
}
"""What is no news in a review."""
_CARDS = ("card", "power")
_BY_THE_READER = ("review-fall-claws", "review-fall-card_of")
"""What has other words for whoever did it."""
MOST_LINES = 7


class Teller:
    """The words for one game in one language."""

    def __init__(self, game: Game, language: str | None = None) -> None:
        """Monsters are told by their names alone."""
        monsters = [monster["monster"] for monster in game.view()["monsters"]]
        self.words = Sentences(game.city, monsters, language, numbered=False)

    def lines(self, events: list[dict[str, Any]]) -> list[Parts]:
        """Sentences for what matters of these events; of many, the first and the last ones."""
        told = [event for event in essential(events) if event["kind"] not in _QUIET]
        if len(told) > MOST_LINES:
            told = [told[0], *told[1 - MOST_LINES :]]
        return [parts_of(self.words.event(event)) for event in told]

    def cause(  # noqa: PLR0913, PLR0917 - whose turn, for whom, and what there is to tell
        self,
        kind: str,
        change: float,
        seat: str,
        leader: str,
        dice: list[str],
        events: list[dict[str, Any]],
    ) -> Parts:
        """What turned a game, in a sentence: the dice, who stayed or left, a purchase."""
        values: dict[str, object] = {
            "seat": self.words.seat(seat),
            "leader": self.words.seat(leader),
            "change": numbers.change(change, self.words.texts),
            "dice": self.words.dice(dice),
        }
        bought = [event["card"] for event in events if event["kind"] == "card_bought"]
        if bought:
            values["cards"] = joined(", ", [self.words.card(card) for card in bought])
        told = "rest" if kind == "purchase" and not bought else kind
        return parts_of(self.words.texts(f"review-cause-{told}", **values))

    def ending(self, ending: str, winners: list[str], points: int, turn: int) -> Parts:
        """Who won, how and when."""
        names = self.words.seats(winners)
        values = {"winners": names, "count": len(winners), "points": points, "turn": turn}
        return parts_of(self.words.texts(f"review-won-{ending}", **values))

    def end(
        self,
        seat: str,
        turn: int,
        cause: dict[str, str],
        blow: tuple[int, int],
        manner: str = "review-end",
    ) -> Parts:
        """Who knocked a monster out, and with what; a blow is its strength and what it met.

        The manner is `review-end` for a sentence, `review-fall` for a few words.
        """
        loss, health = blow
        values: dict[str, object] = {"seat": self.words.seat(seat), "turn": turn}
        values |= {"loss": loss, "health": health}
        if "seat" in cause:
            values["by"] = self.words.seat(cause["seat"])
        kind = cause["kind"]
        if kind in _CARDS and "card" in cause:
            values["card"] = self.words.card(cause["card"])
            kind = "card" if cause.get("seat", seat) == seat else "card_of"
        elif kind == "token" and "card" in cause:
            values["card"] = self.words.token(cause["card"])
        known = kind in {"claws", "army", "card", "card_of", "token"} and health > 0
        message = f"{manner}-{kind if known else 'rules'}"
        told = parts_of(self.words.texts(message, **values))
        if message not in _BY_THE_READER:
            return told
        return for_reader(cause["seat"], parts_of(self.words.texts(message, "you", **values)), told)
