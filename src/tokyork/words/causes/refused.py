"""Why a move that is in sight cannot be made now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.shop import price
from tokyork.formats.notation import chooser
from tokyork.words.causes.links import Link, card_link
from tokyork.words.illegal_moves import why_not
from tokyork.words.parts import capitalized

if TYPE_CHECKING:
    from tokyork.core.box import Box
    from tokyork.core.state import State
    from tokyork.words.sentences import Sentences

_DISCOUNTS = "my_discount"
_REROLLING = ("frozen_face", "others_must_reroll")


def why_refused(g: State, move: str, words: Sentences) -> list[Link]:
    """The reason, and the cards it is about; whoever shows it adds the rule."""
    reason, values = why_not(g, move)
    verb, *rest = move.lower().split() or [""]
    card = rest[0] if rest and rest[0] in g.rules.box.by_id else None
    shown = dict(values)
    if "card" in shown and shown["card"] in g.rules.box.by_id:
        shown["card"] = words.card(str(shown["card"]))
    links = [Link("reason", _sentence(words.texts(reason, **shown)))]
    if verb == "buy" and card:
        links += _price(g, card, words)
    if verb == "use" and card:
        links += _moments(g.rules.box, card, words)
    if card:
        links.append(card_link(words, card))
    if verb in {"keep", "stop"}:
        links += [card_link(words, other) for other in _stubborn(g)]
    return links


def _sentence(text: str) -> str:
    """A reason is written as part of a sentence; here it stands alone."""
    return capitalized(text) + ("" if text.endswith((".", "!")) else ".")


def _price(g: State, card: str, words: Sentences) -> list[Link]:
    """The printed price, and what makes it another one."""
    box, me = g.rules.box, g.monsters[chooser(g)]
    slot = box.by_id[card]
    printed, asked = int(box.cards[slot].cost), int(price(g, me, slot))
    if printed == asked:
        return []
    text = words.texts("because-price_now", printed=printed, asked=asked)
    bending = me.powers & box.bent.get(_DISCOUNTS, 0)
    cheaper = dict.fromkeys(c.id for n, c in enumerate(box.cards) if bending >> n & 1)
    return [Link("reason", text), *(card_link(words, other) for other in cheaper)]


def _moments(box: Box, name: str, words: Sentences) -> list[Link]:
    """When a card can be used at all."""
    card = box.cards[box.by_id[name]]
    when = [name for name, moment in box.moments.items() if card.moments & moment]
    moments = [words.texts(f"because-{name}") for name in when]
    if not moments:
        return []
    listed = words.texts("because-or").join(moments)
    return [Link("reason", words.texts("because-moments", moments=listed))]


def _stubborn(g: State) -> list[str]:
    """Cards that forbid some dice to be rerolled, or to stop."""
    box = g.rules.box
    found: list[str] = []
    for monster in g.monsters:
        mine = int(monster.seat) == chooser(g)
        hook = _REROLLING[0] if mine else _REROLLING[1]
        bending = monster.powers & box.bent.get(hook, 0)
        found += [c.id for n, c in enumerate(box.cards) if bending >> n & 1]
    return list(dict.fromkeys(found))
