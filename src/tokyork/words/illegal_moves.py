"""Why a move is not legal: the id of a message and its values, no prose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.core.belongings import held_slot
from tokyork.core.dice import count, total
from tokyork.core.shop import SWEEP_COST, bought_enough, price
from tokyork.core.state import NO_CARD
from tokyork.formats.notation import (
    LONGEST_MOVE,
    card_id,
    chooser,
    decision_kind,
    faces_text,
    move_text,
    normal_text,
)
from tokyork.new_york.board import BOROUGHS, in_new_york
from tokyork.new_york.market import discard_price
from tokyork.new_york.places import ridden_enough
from tokyork.plain_text import visible

if TYPE_CHECKING:
    from tokyork.core.state import Monster, State

Reason = tuple[str, dict[str, object]]


def why_not(g: State, text: str) -> Reason:
    """The reason why this is not among the legal moves of the pending decision."""
    words = normal_text(g, visible(text[:LONGEST_MOVE])).split()
    if not words:
        return "why-empty", {}
    kind = decision_kind(g)
    me = g.monsters[chooser(g)]
    if words[0] == "keep" and kind == "roll":
        return _why_not_keep(g, words[1:])
    if words[0] == "buy" and kind in {"buy", "snatch"} and len(words) > 1:
        return _why_not_buy(g, me, words)
    if words[0] == "sweep" and kind == "buy":
        return "why-energy", {"cost": SWEEP_COST, "energy": int(me.energy)}
    if words[0] == "use" and len(words) > 1:
        return _why_not_use(g, me, words[1])
    if words[0] == "move" and _ridden_there_enough(g, words[-1]):
        return "why-ridden_enough", {}
    verbs = {move_text(g.rules, move).split()[0] for move in g.moves}
    if words[0] in verbs:
        return "why-not_offered", {}
    return "why-other_decision", {"kind": kind}


def _why_not_keep(g: State, faces: list[str]) -> Reason:
    unknown = [face for face in faces if face not in g.rules.faces]
    if unknown:
        return "why-unknown_face", {"face": unknown[0], "faces": " ".join(g.rules.faces)}
    for face, name in enumerate(g.rules.faces):
        if faces.count(name) > count(g.dice, face):
            return "why-no_such_die", {"face": name, "dice": faces_text(g.rules, g.dice)}
    if len(faces) == total(g.dice):
        return "why-keep_all", {}
    if not g.rolls:
        return "why-no_rolls", {}
    return "why-may_not_reroll", {}


def _why_not_buy(g: State, me: Monster, words: list[str]) -> Reason:
    box = g.rules.box
    if words[1] not in box.by_id:
        return "why-unknown_card", {"card": words[1]}
    slot = box.by_id[words[1]]
    offered = [box.kind[card] for card in g.market if card != NO_CARD]
    if len(words) == 2 and slot not in offered:
        return "why-not_in_market", {"card": words[1], "market": _market(g)}
    asked = discard_price if words[2:] == ["from", "discard"] else price
    cost = int(asked(g, me, slot))
    if cost > me.energy:
        return "why-energy", {"cost": cost, "energy": int(me.energy)}
    if bought_enough(g, box.cards[slot]):
        return "why-bought_enough", {"card": words[1]}
    if not box.cards[slot].may_be_bought(g, me):
        return "why-condition", {"card": words[1]}
    return "why-not_offered", {}


def _ridden_there_enough(g: State, borough: str) -> bool:
    if not in_new_york(g) or borough not in BOROUGHS:
        return False
    return ridden_enough(g, BOROUGHS.index(borough))


def _market(g: State) -> str:
    return ", ".join(card_id(g.rules, card) for card in g.market if card != NO_CARD)


def _why_not_use(g: State, me: Monster, name: str) -> Reason:
    box = g.rules.box
    if name not in box.by_id:
        return "why-unknown_card", {"card": name}
    card = box.cards[box.by_id[name]]
    if held_slot(me, card) < 0 and not me.copies & card.bit:
        return "why-not_yours", {"card": name}
    return "why-not_now", {"card": name}
