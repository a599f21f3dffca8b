"""Which paragraph of the rules tells about a decision or about a refusal: its anchor on the page.

The words of an anchor are the Fluent message `rules-ANCHOR`, its heading the attribute `title`.
"""

from __future__ import annotations

from typing import Final

from tokyork.words.texts import texts

_DECISIONS: Final = {
    "tokyo": {
        "roll": "roll",
        "dice": "change_dice",
        "probe": "probe",
        "resolve": "order",
        "heart": "cure",
        "damage": "damage",
        "yield": "yield",
        "buy": "buy",
        "snatch": "snatch",
        "end": "sell",
        "start": "start_cards",
        "choose": "choose",
    },
    "new_york": {
        "place": "place",
        "roll": "roll",
        "dice": "change_dice",
        "resolve": "order",
        "heart": "cure",
        "claw": "shed",
        "destroy": "duty",
        "damage": "damage",
        "flee": "flee",
        "move": "move",
        "move_out": "too_small",
        "buy": "buy",
        "start": "start_cards",
        "choose": "choose",
    },
}
# What a refusal adds to the decision: a reason of `why.py`, and the paragraph about it.
_REASONS: Final = {
    "tokyo": {
        "why-energy": "buy",
        "why-not_in_market": "market",
        "why-bought_enough": "no_end",
        "why-no_rolls": "roll",
        "why-may_not_reroll": "extra_rolls",
        "why-not_yours": "choose",
        "why-not_now": "choose",
    },
    "new_york": {
        "why-energy": "buy",
        "why-not_in_market": "market",
        "why-no_rolls": "tokens",
        "why-may_not_reroll": "keep",
        "why-condition": "prices",
        "why-bought_enough": "no_end",
        "why-ridden_enough": "no_end",
        "why-not_yours": "choose",
        "why-not_now": "choose",
    },
}


def decisions_of(city: str) -> tuple[str, ...]:
    """The kinds of decisions that come up in a city."""
    return tuple(_DECISIONS[city])


def paragraph(city: str, kind: str) -> str:
    """The anchor for a kind of decision.

    `choose-CARD` is a card's own question; a few cards have a paragraph of their own.
    """
    asked, _, card = kind.partition("-")
    own = f"{city}-{card}"
    return own if card and texts().has(f"rules-{own}") else f"{city}-{_DECISIONS[city][asked]}"


def paragraph_of_refusal(city: str, kind: str, reason: str) -> str:
    """The anchor for a reason why a move is refused, in a decision of this kind."""
    special = _REASONS[city].get(reason)
    if special is None or (reason == "why-energy" and kind != "buy"):
        return paragraph(city, kind)
    return f"{city}-{special}"


def anchors(city: str) -> set[str]:
    """Every anchor that a decision or a refusal can lead to."""
    return {f"{city}-{name}" for map_ in (_DECISIONS, _REASONS) for name in map_[city].values()}
