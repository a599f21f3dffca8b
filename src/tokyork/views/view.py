"""What one seat may see, by allow-list: nothing else ever leaves the engine.

One function serves live games, snapshots for clients, replays and bots. The
deck's order, the dice to come and what others peeked at are never in it.
docs/view.md says what every key means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core import causing, phases
from tokyork.core.agenda import amount_of, card_of, decision_of
from tokyork.core.belongings import cards_of, charges_of, held_slot, tokens_of
from tokyork.core.dice import spread
from tokyork.core.shop import price
from tokyork.core.state import (
    NO_CARD,
)
from tokyork.core.verbs import DREW_BLOOD, SHELTERED, max_health
from tokyork.formats.notation import (
    card_id,
    chooser,
    decision_kind,
    default_move,
    legal_texts,
    seat_text,
)
from tokyork.formats.options import options_data
from tokyork.new_york import cards as new_york_cards
from tokyork.new_york.board import in_new_york
from tokyork.new_york.market import discard_price
from tokyork.tokyo import cards as tokyo_cards
from tokyork.tokyo.copies import copy_charges
from tokyork.tokyo.market import seen_cards
from tokyork.views.event_view import ENDINGS, cause_view

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.core.cards import Card
    from tokyork.core.state import Monster, State

PHASES = {
    phases.START: "start",
    phases.THROW: "start",
    phases.ROLL: "roll",
    phases.WINDOW: "roll",
    phases.RESOLVE: "dice",
    phases.MOVE: "resolve",
    phases.BUY: "move",
    phases.END: "buy",
    phases.OVER: "end",
}
"""The phase that is under way, by the one that comes next."""

SEAT_KEYS = ("seat", "decision", "prices", "other_prices", "known_deck")
"""What of a view only its seat sees, or sees otherwise."""

_COUNTED = {"heart", "claw", "destroy", "payment"}  # steps whose amount is for people


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position as this seat sees it; without a seat, as a spectator does."""
    public = public_view(g)
    return public if seat is None else seen_by(g, seat, public)


def public_view(g: State) -> dict[str, Any]:
    """The position as a spectator sees it."""
    rules = g.rules
    return {
        "city": rules.id,
        "seat": None,
        "options": options_data(rules, g.options),
        "turn": g.turn,
        "phase": _phase(g),
        "active": seat_text(g.active),
        "order": seat_text(g.order),
        "first": seat_text(g.first),
        "last_round": g.last_round,
        "made": g.made,
        "monsters": [monster_view(g, m) for m in g.monsters],
        "market": [None if card == NO_CARD else card_id(rules, card) for card in g.market],
        "deck": len(g.deck) - g.drawn,
        "discard": sorted(card_id(rules, card) for card in g.discard),
        "dice": [rules.faces[face] for face in spread(g.dice)],
        "side_dice": [rules.faces[face] for face in spread(g.side)],
        "rolls_left": g.rolls,
        "extra_turns": [seat_text(turn & 7) for turn in g.queued],
        "decision": _decision_view(g),
        "over": g.over,
        "winners": _winners(g) if g.over else [],
        "ending": ENDINGS[g.ending],
        **rules.board_view(g),
    }


def seen_by(g: State, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees, with what only this seat does."""
    me, rules = g.monsters[seat], g.rules
    return {
        **public,
        "seat": seat_text(seat),
        "decision": _asked(g, seat, public["decision"]),
        "prices": [None if c == NO_CARD else int(price(g, me, c)) for c in g.market],
        "other_prices": _other_prices(g, me),
        "known_deck": [card_id(rules, card) for card in _known_deck(g, me)],
    }


def _winners(g: State) -> list[str]:
    return [seat_text(n) for n in range(len(g.monsters)) if g.winners >> n & 1]


def _phase(g: State) -> str:
    return PHASES[int(g.phase)] if g.turn else "setup"


def _known_deck(g: State, me: Monster) -> Iterable[int]:
    return g.deck[g.drawn : g.drawn + int(me.known)]


def _other_prices(g: State, me: Monster) -> dict[str, dict[str, int]]:
    """What cards outside the market cost this monster, by where its own cards let it buy."""
    return _new_york_prices(g, me) if in_new_york(g) else _tokyo_prices(g, me)


def _tokyo_prices(g: State, me: Monster) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    if me.powers & tokyo_cards.MASKS.shops_from_rivals:
        rivals = [m for m in g.monsters if m.alive and m is not me]
        found |= {seat_text(m.seat): _prices(g, me, cards_of(m)) for m in rivals}
    if seen := seen_cards(g, me):
        found["deck"] = _prices(g, me, seen)
    return found


def _new_york_prices(g: State, me: Monster) -> dict[str, dict[str, int]]:
    if not me.powers & new_york_cards.MASKS.shops_from_discard:
        return {}
    keeps = [card for card in g.discard if g.rules.box.cards[card].keep]
    return {"discard": {card_id(g.rules, c): int(discard_price(g, me, c)) for c in keeps}}


def _prices(g: State, me: Monster, cards: Iterable[int]) -> dict[str, int]:
    return {card_id(g.rules, card): int(price(g, me, card)) for card in cards}


def monster_view(g: State, m: Monster) -> dict[str, Any]:
    """One monster; all of it is public."""
    rules = g.rules
    data: dict[str, Any] = {
        "seat": seat_text(m.seat),
        "monster": rules.monsters[m.who],
        "alive": m.alive,
        "health": m.health,
        "max_health": max_health(g, m),
        "points": m.points,
        "energy": m.energy,
        "at": rules.places[m.at],
        "cards": [_card_view(g, m, slot) for slot in cards_of(m)],
        "tokens": {token.id: n for token in rules.box.tokens if (n := tokens_of(m, token))},
        "cards_seen": m.known,
        "energy_gained": m.gained,
        "drew_blood": bool(m.memo & DREW_BLOOD),
        "sheltered": bool(m.memo & SHELTERED),
    }
    data |= rules.monster_view(g, m)
    if m.loss:
        data |= {"loss": m.loss, "loss_cause": cause_view(rules, m.cause)}
    elif m.held:
        claws = causing.cause(causing.CLAWS, g.active)
        data |= {"loss": m.held, "loss_cause": cause_view(rules, claws)}
    return data


def _card_view(g: State, m: Monster, slot: int) -> dict[str, Any]:
    card = g.rules.box.cards[slot]
    data: dict[str, Any] = {"id": card.id, "used": bool(m.used & card.bit)}
    if card.holds_tokens:
        data["tokens"] = charges_of(m, card)
    if card.bears_copies:
        data["copies"] = copy_view(g, m)
        if m.copies:
            copied = g.rules.box.cards[int(m.copies).bit_length() - 1]
            data["copy_used"] = _copy_used(m, copied)
            if copied.holds_tokens:
                data["tokens"] = copy_charges(m, copied)
    return data


def _copy_used(m: Monster, copied: Card) -> bool:
    """Whether a copy was used this turn; only who has the card itself too marks it apart."""
    used = m.used if held_slot(m, copied) < 0 else 0
    return bool((used | m.used_copies) & copied.bit)


def copy_view(g: State, m: Monster) -> dict[str, str] | None:
    """Which card a monster copies, and whose it is."""
    if not m.copies:
        return None
    slot = int(m.copies).bit_length() - 1
    owner = next(other for other in g.monsters if other.cards >> slot & 1)
    return {"seat": seat_text(owner.seat), "card": g.rules.box.cards[slot].id}


def _decision_view(g: State) -> dict[str, Any] | None:
    if not g.pending:
        return None
    data: dict[str, Any] = {"seat": seat_text(chooser(g)), "kind": decision_kind(g)}
    if card_of(g.pending) != NO_CARD:
        data["card"] = card_id(g.rules, card_of(g.pending))
    if decision_of(g).name in _COUNTED:
        data["amount"] = amount_of(g.pending)
    return data


def _asked(g: State, seat: int, public: dict[str, Any] | None) -> dict[str, Any] | None:
    """The decision as a seat sees it: some moves name a card that only the chooser has seen."""
    if public is None or seat != chooser(g):
        return public
    moves = legal_texts(g)
    return {**public, "moves": moves, "default": moves[default_move(g)]}
