"""How it ended: for everybody who fell, who did it and with what, and what led to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.words.parts import Parts  # noqa: TC001 - msgspec reads it

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork.review.teller import Teller

_TOLD = {
    "attacked",
    "dice_final",
    "stayed",
    "loss_avoided",
    "health_lost",
    "token_gained",
    "card_bought",
    "tile_destroyed",
    "knocked_out",
    "reborn",
}
"""What may belong to the story of an end."""
Event = dict[str, Any]


class Fall(Struct):
    """How one monster went out."""

    seat: str
    turn: int
    at: int
    """How many moves were made before it happened."""
    by: str | None
    """Whose claws, card or dice; nobody for the rules."""
    cause: str
    """Such as `claws`, `card`, `army`, `token`."""
    card: str | None
    """Which card or token, if it was one."""
    loss: int
    """How hard the last blow was."""
    health: int
    """What was left before it."""
    headline: Parts
    short: Parts
    """The same in a few words: the turn and the cause."""
    lines: list[Parts]
    """What led to it in that turn."""


def ends(turns: Iterable[list[Event]], teller: Teller) -> list[Fall]:
    """Of everybody who was knocked out, in order; `turns` are the events turn by turn."""
    return [
        _end(events[: number + 1], teller)
        for events in turns
        for number, event in enumerate(events)
        if event["kind"] == "knocked_out"
    ]


def _end(events: list[Event], teller: Teller) -> Fall:
    last, begun = events[-1], events[0]
    seat = last["seat"]
    turn = begun["amount"] if begun["kind"] == "turn_started" else 0
    blow = next((e for e in reversed(events) if _hurts(e, seat)), None)
    cause: dict[str, str] = (blow or last)["cause"]
    loss, health = (blow["loss"], blow["amount"]) if blow else (0, 0)
    return Fall(
        seat,
        turn,
        max(0, last["after"] - 1),
        cause.get("seat"),
        cause["kind"],
        cause.get("card"),
        loss,
        health,
        teller.end(seat, turn, cause, (loss, health)),
        teller.end(seat, turn, cause, (loss, health), "review-fall"),
        teller.lines(_story(events, seat, cause)),
    )


def _hurts(event: Event, seat: str) -> bool:
    return event["kind"] == "health_lost" and bool(event["seat"] == seat)


def _story(events: list[Event], seat: str, cause: dict[str, str]) -> list[Event]:
    """The events of the turn that concern the victim, and the dice or card behind them."""
    by = cause.get("seat")
    return [
        event
        for event in events
        if event["kind"] in _TOLD and (event.get("seat") == seat or _leads(event, by, cause))
    ]


def _leads(event: Event, by: str | None, cause: dict[str, str]) -> bool:
    """Whether this is the deed of who caused the end that brought it about."""
    if event.get("seat") != by:
        return False
    if event["kind"] == "card_bought":
        return bool(event["card"] == cause.get("card"))
    if event["kind"] == "attacked":
        return cause["kind"] == "claws"
    return event["kind"] == "dice_final" and cause["kind"] in {"claws", "army"}
