"""The course of a game: what everybody had and where everybody stood after each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork.new_york.board import BOROUGHS

if TYPE_CHECKING:
    from tokyork.review.played import PlayedGame

_MORE = {"points_gained": "points", "energy_gained": "energy", "health_gained": "health"}
_LESS = {
    "points_lost": "points",
    "energy_lost": "energy",
    "energy_paid": "energy",
    "health_lost": "health",
    "health_trimmed": "health",
    "health_paid": "health",
}
_NOWHERE = ("outside", "nowhere")


class PastTurn(Struct):
    """One turn, and how everybody stood when it was over; lists are in the order of the seats."""

    number: int
    """0 is the beginning of the game."""
    seat: str | None
    """Whose turn it was."""
    at: int
    """How many moves were made when it began."""
    points: list[int]
    health: list[int]
    energy: list[int]
    inside: list[str | None]
    """Who stood in Tokyo or Manhattan, and in which place of it."""
    chances: list[float]
    """To win, as the network judges."""


class Standing:
    """What one monster has, kept up by events."""

    def __init__(self, points: int, health: int, energy: int, place: str) -> None:
        """As a game begins."""
        self.points = points
        self.health = health
        self.energy = energy
        self.place = place

    def note(self, event: dict[str, Any]) -> None:
        """Follow an event of this monster."""
        kind = event["kind"]
        if kind in _MORE:
            setattr(self, _MORE[kind], getattr(self, _MORE[kind]) + event["amount"])
        elif kind in _LESS:
            setattr(self, _LESS[kind], getattr(self, _LESS[kind]) - event["amount"])
        elif kind == "moved":
            self.place = event["to"]
        elif kind == "reborn":
            self.health = event["amount"]
        elif kind == "knocked_out":
            self.health = self.energy = 0


def standings(played: PlayedGame) -> dict[str, Standing]:
    """What everybody has before the first event."""
    g = played.positions[0]
    found = {
        seat: Standing(int(m.points), int(m.health), int(m.energy), g.rules.places[m.at])
        for seat, m in zip(played.seats, g.monsters, strict=True)
    }
    for event in reversed(played.events):  # what happened before the first choice is told, too
        if event["after"] <= played.first_move and "seat" in event:
            _take_back(found[event["seat"]], event)
    return found


def _take_back(standing: Standing, event: dict[str, Any]) -> None:
    """Undo what happens before a first choice: a place, and income there."""
    if event["kind"] == "moved":
        standing.place = event["from"]
    elif event["kind"] in _MORE:
        key = _MORE[event["kind"]]
        setattr(standing, key, getattr(standing, key) - event["amount"])


def course(played: PlayedGame, chances: list[list[float]]) -> list[PastTurn]:
    """The beginning, then every turn."""
    standing = standings(played)
    found: list[PastTurn] = []
    for events in played.events_of_turns():
        for event in events:
            if "seat" in event:
                standing[event["seat"]].note(event)
        found.append(_turn(events, list(standing.values())))
    numbers = [int(g.turn) for g in played.positions]
    for turn in found:
        later = (n for n, number in enumerate(numbers) if number > turn.number)
        turn.chances = chances[next(later, -1)]
    return found


def _turn(events: list[dict[str, Any]], standing: list[Standing]) -> PastTurn:
    begun = events[0] if events and events[0]["kind"] == "turn_started" else None
    return PastTurn(
        begun["amount"] if begun else 0,
        begun["seat"] if begun else None,
        begun["after"] if begun else 0,
        [one.points for one in standing],
        [one.health for one in standing],
        [one.energy for one in standing],
        [one.place if is_inside(one.place) else None for one in standing],
        [],
    )


def is_inside(place: str) -> bool:
    """Whether this is in Tokyo, or in Manhattan."""
    return place not in _NOWHERE and place not in BOROUGHS
