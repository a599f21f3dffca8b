"""What one seat may see, by allow-list: nothing else ever leaves the engine.

One function serves live games, snapshots for clients, replays and bots. The
deck's order, the dice to come and what others peeked at are never in it.
docs/view.md says what every key means.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core import events, phases
from tokyork.core.agenda import amount_of, card_of, decision_of
from tokyork.core.dice import spread
from tokyork.core.game import (
    BY_CARD,
    BY_ELIMINATION,
    BY_POINTS,
    NO_CARD,
    NO_WINNER,
    NOBODY,
    UNFINISHED,
    Event,
)
from tokyork.core.hand import cards_of, charges_of, copy_charges, held_slot, tokens_of
from tokyork.core.shop import discard_price, price, seen_cards
from tokyork.core.verbs import DREW_BLOOD, SHELTERED, max_health
from tokyork.notation import (
    card_id,
    chooser,
    decision_kind,
    default_move,
    legal_texts,
    seat_text,
)
from tokyork.options import options_data

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.core.cards import Card
    from tokyork.core.game import Monster, State
    from tokyork.core.rules import Rules

ENDINGS = {
    UNFINISHED: None,
    BY_POINTS: "points",
    BY_ELIMINATION: "elimination",
    BY_CARD: "card",
    NO_WINNER: "no_winner",
}


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

_COUNTED = {"heart", "claw", "destroy", "payment"}  # steps whose amount is for people


def view(g: State, seat: int | None) -> dict[str, Any]:
    """The position as this seat sees it; without a seat, as a spectator does."""
    rules = g.rules
    data: dict[str, Any] = {
        "city": rules.id,
        "seat": None if seat is None else seat_text(seat),
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
        "decision": _decision_view(g, seat),
        "over": g.over,
        "winners": [seat_text(n) for n in range(len(g.monsters)) if g.winners >> n & 1],
        "ending": ENDINGS[g.ending],
        **rules.board_view(g),
    }
    if seat is not None:
        me = g.monsters[seat]
        data["prices"] = [None if c == NO_CARD else int(price(g, me, c)) for c in g.market]
        data["other_prices"] = _other_prices(g, me)
        data["known_deck"] = [card_id(rules, card) for card in _known_deck(g, me)]
    return data


def _phase(g: State) -> str:
    return PHASES[int(g.phase)] if g.turn else "setup"


def _known_deck(g: State, me: Monster) -> tuple[int, ...]:
    return g.deck[g.drawn : g.drawn + me.known]


def _other_prices(g: State, me: Monster) -> dict[str, dict[str, int]]:
    """What cards outside the market cost this monster, by where its own cards let it buy."""
    masks = g.masks
    found: dict[str, dict[str, int]] = {}
    if me.powers & masks.shops_from_rivals:
        rivals = [m for m in g.monsters if m.alive and m is not me]
        found |= {seat_text(m.seat): _prices(g, me, cards_of(m)) for m in rivals}
    if seen := seen_cards(g, me):
        found["deck"] = _prices(g, me, seen)
    if me.powers & masks.shops_from_discard:
        keeps = [card for card in g.discard if g.rules.box.cards[card].keep]
        found["discard"] = {
            card_id(g.rules, card): int(discard_price(g, me, card)) for card in keeps
        }
    return found


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
        claws = events.cause(events.CLAWS, g.active)
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


def _decision_view(g: State, seat: int | None) -> dict[str, Any] | None:
    if not g.pending:
        return None
    data: dict[str, Any] = {"seat": seat_text(chooser(g)), "kind": decision_kind(g)}
    if card_of(g.pending) != NO_CARD:
        data["card"] = card_id(g.rules, card_of(g.pending))
    if decision_of(g).name in _COUNTED:
        data["amount"] = amount_of(g.pending)
    if seat == chooser(g):  # some moves name a card that only this seat has seen
        data["moves"] = legal_texts(g)
        data["default"] = data["moves"][default_move(g)]
    return data


# --- events ---

_DICE_EVENTS = {
    events.ROLLED_OFF,
    events.ROLLED,
    events.DICE_FINAL,
    events.ROLLED_ASIDE,
    events.RESULTS_ADDED,
}
_TILE_EVENTS = {events.TILE_DESTROYED, events.BUILDING_REVEALED, events.UNIT_MOVED}
_GOAL_EVENTS = {events.GOAL_TAKEN, events.GOAL_LOST}
_CARD_EVENTS = {
    events.CARD_BOUGHT,
    events.CARD_GAINED,
    events.CARD_LOST,
    events.CARD_REVEALED,
    events.CHARGES_SET,
    events.COPY_PLACED,
    events.COPY_ENDED,
}
_TOKEN_EVENTS = {events.TOKEN_GAINED, events.TOKEN_LOST}
_EXTRA_NAMES = {
    events.CARD_BOUGHT: "price",
    events.CARD_REVEALED: "slot",
    events.CHARGES_SET: "tokens",
    events.TOKEN_GAINED: "now",
    events.TOKEN_LOST: "now",
    events.HEALTH_LOST: "loss",
    events.DICE_FINAL: "added_claws",
}


def event_view(rules: Rules, event: Event, number: int, seat: int | None) -> dict[str, Any]:
    """An event as this seat sees it."""
    kind = event.kind
    data: dict[str, Any] = {
        "number": number,
        "after": event.after,
        "kind": events.EVENT_NAMES[int(kind)],
    }
    if event.seat != NOBODY:
        data["seat"] = seat_text(event.seat)
    if kind in _DICE_EVENTS:
        data["dice"] = [rules.faces[face] for face in spread(event.amount)]
        if kind == events.ROLLED:
            data["all"] = [rules.faces[face] for face in spread(event.extra)]
    elif kind in _CARD_EVENTS or kind in _TOKEN_EVENTS:
        data["token" if kind in _TOKEN_EVENTS else "card"] = card_id(rules, event.amount)
    elif kind == events.CARD_SEEN:
        if seat == event.seat:
            data["card"] = card_id(rules, event.amount)
    elif kind == events.DIE_CHANGED:
        data |= {"face": rules.faces[event.amount], "to": rules.faces[event.extra]}
    elif kind == events.MOVED:
        data |= {"from": rules.places[event.amount], "to": rules.places[event.extra]}
    elif kind in _TILE_EVENTS:
        data |= {"tile": rules.tiles[event.amount], "borough": rules.boroughs[event.extra]}
    elif kind == events.SOUVENIR_PLACED:
        data["borough"] = rules.boroughs[event.amount]
    elif kind in _GOAL_EVENTS:
        data["goal"] = rules.goals[event.amount]
        if kind == events.GOAL_TAKEN and event.extra != NOBODY:
            data["from"] = seat_text(event.extra)
    elif kind == events.GAME_OVER:
        data["ending"] = ENDINGS[int(event.amount)]
        data["winners"] = [seat_text(n) for n in range(6) if event.extra >> n & 1]
    else:
        data["amount"] = event.amount
    if kind in _EXTRA_NAMES:
        data[_EXTRA_NAMES[int(kind)]] = event.extra
    elif kind == events.COPY_PLACED:
        data["owner"] = seat_text(event.extra)
    data["cause"] = cause_view(rules, event.cause)
    return data


def cause_view(rules: Rules, cause: int) -> dict[str, str]:
    """Why something happened: which card, whose dice and which kind of result."""
    kind, card = events.cause_kind(cause), events.cause_card(cause)
    data = {"kind": events.CAUSE_NAMES[int(kind)]}
    if events.cause_seat(cause) != NOBODY:
        data["seat"] = seat_text(events.cause_seat(cause))
    if card != NO_CARD and kind == events.DICE:
        data["face"] = rules.faces[card]
    elif card != NO_CARD:
        data["card"] = card_id(rules, card)
    return data
