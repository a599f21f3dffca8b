"""Positions that people make up: read, shown, and played from."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tokyork import Game
from tokyork.errors import BadInputError
from tokyork.fair.source import SystemSource
from tokyork.formats import reading
from tokyork.server.protocol.calls import NewPractice, NewSeat, NewTable
from tokyork.server.protocol.messages import Problem
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.protocol.seating import Settings
from tokyork.server.work.place_to_think import NoAnswerError
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.server.work.place_to_think import Keys, Thinking

LONGEST = 20_000
UNUSED = ("title", "source", "script")
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


class PreparedPosition(Struct):
    """A position that somebody made up."""

    scenario: str
    """As it was understood, as JSON."""
    view: Any
    """Everything that lies open."""
    start: str
    """Its game, as text."""
    seeded: bool
    """Whether whoever made it up knows its dice."""


class Unreadable(Struct):
    """Why there is none."""

    message: str
    place: str | None = None


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


def position_of(wanted: NewPractice) -> PreparedPosition | Unreadable:
    """What somebody made up; a worker does this, because the text may be anything."""
    try:
        scenario, game = read_practice(wanted)
    except BadPositionError as error:
        return Unreadable(error.message, error.place)
    except RefusedError as error:
        return Unreadable(error.message)
    return PreparedPosition(json.dumps(scenario), game.view(), game.save(), "seed" in scenario)


async def look_at(wanted: NewPractice, pool: Thinking, who: Keys) -> PreparedPosition:
    """The position that a guest made up, or a refusal."""
    try:
        found: PreparedPosition | Unreadable = await pool.read("practice", who, wanted=wanted)
    except NoAnswerError as error:
        raise RefusedError("bad", "practice-no_scenario") from error
    if isinstance(found, PreparedPosition):
        return found
    if found.place is not None:
        raise BadPositionError(found.place)
    raise RefusedError("bad", found.message)


def read_practice(wanted: NewPractice) -> tuple[dict[str, Any], Game]:
    """The scenario that somebody made up, without what it does not need, and its game."""
    if len(wanted.text) > LONGEST:
        raise RefusedError("bad", "practice-too_long")
    data = _parsed(wanted.text)
    scenario = {key: value for key, value in data.items() if key not in UNUSED}
    source = None if "seed" in scenario or not wanted.begin else SystemSource()
    try:
        return scenario, Game.from_scenario(scenario, source)
    except BadInputError as error:
        raise BadPositionError(error.place) from error


def _parsed(text: str) -> dict[str, Any]:
    try:
        return reading.mapping(reading.parse_yaml(text, "text"), "text")
    except BadInputError as error:
        raise RefusedError("bad", "practice-no_scenario") from error


def table_for(wanted: NewPractice, game: Game) -> NewTable:
    """A table for one person, and bots everywhere else."""
    if wanted.seat not in game.seats:
        raise RefusedError("bad", "server-no_seat")
    if game.over:
        raise RefusedError("bad", "practice-over")
    seats = [
        NewSeat("person", wanted.name, salt=wanted.salt)
        if seat == wanted.seat
        else NewSeat("bot", level=wanted.level)
        for seat in game.seats
    ]
    return NewTable(Settings(game.city), seats, dice=wanted.dice)
