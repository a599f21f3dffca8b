"""One step of a chain of causes, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tokyork.words.causes.rulings import ruling_of_card

if TYPE_CHECKING:
    from tokyork.words.sentences import Sentences


class Link(NamedTuple):
    """A cause: something that happened, a card at work, or a paragraph of the rules."""

    kind: str
    """`event`, `card`, `rule` or `reason`."""
    text: str
    rule: str | None = None
    """The paragraph of the rules that says so."""
    title: str | None = None
    """What that paragraph is called."""
    ruling: str | None = None
    """The ruling that says more."""


def rule_link(words: Sentences, anchor: str, ruling: str | None = None) -> Link:
    """A paragraph of the rules."""
    message = f"rules-{anchor}"
    return Link("rule", words.texts(message), anchor, words.texts(message, "title"), ruling)


def card_link(words: Sentences, card: str) -> Link:
    """What a card says."""
    message = words.card_message(card)
    text = words.texts("because-card", card=words.card(card), text=words.texts(message, "text"))
    return Link("card", text, ruling=ruling_of_card(words.texts, message, card))
