"""Why a computer player chose its move, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.words.sentences import Sentences, prices

if TYPE_CHECKING:
    from tokyork.bots.base import Choice

OTHERS = 3


def reason(choice: Choice, view: dict[str, Any], language: str | None = None) -> str:
    """The move with its value, and the best of the others; `view` is what the bot saw."""
    words = Sentences.of(view, language)
    asked = prices(view)

    def told(move: str, value: float | None) -> str:
        in_words = words.move(move, len(view["dice"]), asked.__getitem__)
        if value is None:
            return in_words
        return words.texts("bots-move_value", move=in_words, value=f"{value:.2f}")

    others = [told(*entry) for entry in choice.values if entry[0] != choice.move][:OTHERS]
    chosen = told(choice.move, dict(choice.values).get(choice.move))
    if not others:
        return words.texts("bots-reason_alone" if choice.values else "bots-no_reason", move=chosen)
    return words.texts("bots-reason", move=chosen, others="; ".join(others))
