"""Positions that people make up: read, shown, and played from."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

import msgspec

from tokyork import Game, reading
from tokyork.errors import BadInputError
from tokyork.server.guides import NewPractice, Practice
from tokyork.server.messages import NewSeat, NewTable, Problem, Settings
from tokyork.server.refusals import RefusedError
from tokyork.text import texts

LONGEST = 20_000
UNUSED = ("title", "source", "script")
SEEDS = 1 << 31
_REASONS = (
    (r"players\[\d+\]\.at", "at"),
    (r"players\[\d+\]\.health", "health"),
    (r"players\[\d+\]\.monster", "monster"),
    (r"players\[\d+\]\.(points|energy)", "number"),
    (r"players\[\d+\]\.tokens\b.*", "tokens"),
    (r"players\[\d+\]\.goals", "goals"),
    (r"players\[\d+\]\.cards\b.*|(market|deck|discard)\b.*", "card"),
    (r"boroughs\.\w+\.(stacks|units).*", "tiles"),
    (r"players", "alive"),
    (r"turn", "turn"),
    (r"rolls.*", "rolls"),
)
"""Why something cannot be, by its place in a scenario."""
_SEAT = re.compile(r"players\[(\d)\](?:\.(\w+))?")
_BOROUGH = re.compile(r"boroughs\.(\w+)")


class BadPositionError(RefusedError):
    """A position that cannot be; it names its place in words."""

    def __init__(self, place: str) -> None:
        """The place is one of a scenario."""
        super().__init__("bad", "practice-bad")
        self.place = place

    def problem(self, language: str) -> Problem:
        """Where, and why."""
        words = texts(language)
        found = (why for where, why in _REASONS if re.fullmatch(where, self.place))
        why = words(f"practice-why-{next(found, 'other')}")
        return Problem(self.kind, words(self.message, where=self._where(language), why=why))

    def _where(self, language: str) -> str:
        words = texts(language)
        if seat := _SEAT.match(self.place):
            number, part = int(seat[1]) + 1, seat[2]
            if part is None or not words.has(f"practice-part-{part}"):
                return words("practice-seat", number=number)
            return words("practice-seat_part", number=number, part=words(f"practice-part-{part}"))
        if borough := _BOROUGH.match(self.place):
            return words(f"place-{borough[1]}")
        part = re.split(r"[.\[]", self.place)[0]
        return words(f"practice-part-{part}") if words.has(f"practice-part-{part}") else self.place


def read_practice(wanted: NewPractice) -> tuple[dict[str, Any], Game]:
    """The scenario that somebody made up, without what it does not need, and its game."""
    if len(wanted.text) > LONGEST:
        raise RefusedError("bad", "practice-too_long")
    data = _parsed(wanted.text)
    scenario = {key: value for key, value in data.items() if key not in UNUSED}
    dice = {} if "seed" in scenario or not wanted.begin else {"seed": secrets.randbelow(SEEDS)}
    try:
        return scenario, Game.from_scenario({**scenario, **dice})
    except BadInputError as error:
        raise BadPositionError(error.place) from error


def _parsed(text: str) -> dict[str, Any]:
    try:
        data = msgspec.json.decode(text)  # what our own pages send; YAML takes its time
    except (msgspec.MsgspecError, RecursionError):
        data = None
    try:
        return reading.mapping(data or reading.parse_yaml(text, "text"), "text")
    except BadInputError as error:
        raise RefusedError("bad", "practice-no_scenario") from error


def shown(scenario: dict[str, Any], game: Game, table: str | None = None) -> Practice:
    """What the editor shows: everything that lies open."""
    view: Any = game.view()
    return Practice(json.dumps(scenario), view, table)


def table_for(wanted: NewPractice, game: Game) -> NewTable:
    """A table for one person, and bots everywhere else."""
    if wanted.seat not in game.seats:
        raise RefusedError("bad", "server-no_seat")
    if game.over:
        raise RefusedError("bad", "practice-over")
    seats = [
        NewSeat("person", wanted.name)
        if seat == wanted.seat
        else NewSeat("bot", level=wanted.level)
        for seat in game.seats
    ]
    return NewTable(Settings(game.city), seats)
