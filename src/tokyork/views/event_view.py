"""An event of the engine as one seat may know it: plain data, of the shapes in `events`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from tokyork.core import events
from tokyork.core.causing import DICE, cause_card, cause_kind, cause_seat
from tokyork.core.dice import spread
from tokyork.core.state import (
    BY_CARD,
    BY_ELIMINATION,
    BY_POINTS,
    NO_CARD,
    NO_WINNER,
    NOBODY,
    UNFINISHED,
    Event,
)
from tokyork.formats.notation import card_id, seat_text
from tokyork.new_york import events as new_york
from tokyork.new_york.board import BOROUGHS, BUILDINGS, GOALS, TILES, UNIT_BEHIND
from tokyork.tokyo import events as tokyo
from tokyork.tokyo.cards import AT_PROBE, TokyoCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from tokyork.core.rules import Rules

ENDINGS = {
    UNFINISHED: None,
    BY_POINTS: "points",
    BY_ELIMINATION: "elimination",
    BY_CARD: "card",
    NO_WINNER: "no_winner",
}
Fields: TypeAlias = dict[str, Any]
_Reader: TypeAlias = "Callable[[Rules, Event], Fields]"


def event_view(rules: Rules, event: Event, number: int, seat: int | None) -> Fields:
    """An event as this seat sees it."""
    kind = int(event.kind)
    data: Fields = {"number": number, "after": event.after, "kind": rules.event_names[kind]}
    if event.seat != NOBODY:
        data["seat"] = seat_text(event.seat)
    if kind in _READERS and (seat == event.seat or not is_private(event)):
        data |= _READERS[kind](rules, event)
    data["cause"] = cause_view(rules, event.cause)
    return data


def is_private(event: Event) -> bool:
    """Whether the seat that an event is about knows more of it than others do."""
    return int(event.kind) == tokyo.CARD_SEEN


def cause_view(rules: Rules, cause: int) -> dict[str, str]:
    """Why something happened: which card, whose dice and which kind of result."""
    kind, card = cause_kind(cause), cause_card(cause)
    data = {"kind": rules.cause_names[int(kind)]}
    if cause_seat(cause) != NOBODY:
        data["seat"] = seat_text(cause_seat(cause))
    if card != NO_CARD and kind == DICE:
        data["face"] = rules.faces[card]
    elif card != NO_CARD:
        data["card"] = card_id(rules, card)
    return data


# --- what the numbers of an event stand for, kind by kind ---


def _faces(rules: Rules, dice: int) -> list[str]:
    return [rules.faces[face] for face in spread(dice)]


def _amount(_: Rules, event: Event) -> Fields:
    return {"amount": event.amount}


def _dice(rules: Rules, event: Event) -> Fields:
    return {"dice": _faces(rules, event.amount)}


def _card(rules: Rules, event: Event) -> Fields:
    return {"card": card_id(rules, event.amount)}


def _token(rules: Rules, event: Event) -> Fields:
    return {"token": card_id(rules, event.amount), "now": event.extra}


def _tile(_: Rules, event: Event) -> Fields:
    return {"tile": TILES[event.amount], "borough": BOROUGHS[event.extra]}


def _destroyed(rules: Rules, event: Event) -> Fields:
    if event.amount >= BUILDINGS:
        return _tile(rules, event)
    return _tile(rules, event) | {"becomes": TILES[UNIT_BEHIND[event.amount]]}


def _goal(_: Rules, event: Event) -> Fields:
    return {"goal": GOALS[event.amount]}


def _goal_taken(rules: Rules, event: Event) -> Fields:
    loser = {} if event.extra == NOBODY else {"from": seat_text(event.extra)}
    return _goal(rules, event) | loser


def _moved(rules: Rules, event: Event) -> Fields:
    return {"from": rules.places[event.amount], "to": rules.places[event.extra]}


def _changed(rules: Rules, event: Event) -> Fields:
    faces = {"face": rules.faces[event.amount], "to": rules.faces[event.extra]}
    return faces | {"rerolled": _rerolls(rules, cause_card(event.cause))}


def _rerolls(rules: Rules, card: int) -> bool:
    """Whether a card throws dice of others again: all other cards that change one turn it."""
    found = rules.box.cards[card] if card != NO_CARD else None
    return isinstance(found, TokyoCard) and bool(found.moments & AT_PROBE)


def _game_over(_: Rules, event: Event) -> Fields:
    winners = [seat_text(n) for n in range(6) if event.extra >> n & 1]
    return {"ending": ENDINGS[int(event.amount)], "winners": winners}


_READERS: dict[int, _Reader] = {
    **dict.fromkeys(
        (
            events.TURN_STARTED,
            events.POINTS_GAINED,
            events.POINTS_LOST,
            events.HEALTH_GAINED,
            events.HEALTH_TRIMMED,
            new_york.HEALTH_PAID,
            events.LOSS_AVOIDED,
            events.ENERGY_GAINED,
            events.ENERGY_LOST,
            events.ENERGY_PAID,
            events.ATTACKED,
            events.DECK_SHUFFLED,
            tokyo.REBORN,
        ),
        _amount,
    ),
    **dict.fromkeys((events.ROLLED_OFF, events.ROLLED_ASIDE, new_york.RESULTS_ADDED), _dice),
    **dict.fromkeys(
        (events.CARD_GAINED, events.CARD_LOST, tokyo.CARD_SEEN, events.COPY_ENDED), _card
    ),
    **dict.fromkeys((events.TOKEN_GAINED, events.TOKEN_LOST), _token),
    **dict.fromkeys((new_york.BUILDING_REVEALED, new_york.UNIT_MOVED), _tile),
    events.ROLLED: lambda rules, e: _dice(rules, e) | {"all": _faces(rules, e.extra)},
    events.DIE_CHANGED: _changed,
    events.DICE_FINAL: lambda rules, e: _dice(rules, e) | {"added_claws": e.extra},
    events.HEALTH_LOST: lambda rules, e: _amount(rules, e) | {"loss": e.extra},
    events.CARD_BOUGHT: lambda rules, e: _card(rules, e) | {"price": e.extra},
    events.CARD_REVEALED: lambda rules, e: _card(rules, e) | {"slot": e.extra},
    events.CHARGES_SET: lambda rules, e: _card(rules, e) | {"tokens": e.extra},
    events.COPY_PLACED: lambda rules, e: _card(rules, e) | {"owner": seat_text(e.extra)},
    events.MOVED: _moved,
    new_york.TILE_DESTROYED: _destroyed,
    new_york.SOUVENIR_PLACED: lambda _, e: {"borough": BOROUGHS[e.amount]},
    new_york.GOAL_TAKEN: _goal_taken,
    new_york.GOAL_LOST: _goal,
    events.GAME_OVER: _game_over,
}
