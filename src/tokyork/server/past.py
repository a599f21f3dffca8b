"""Games played again for replays: plain functions that workers are asked for."""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from tokyork import Game, reading
from tokyork.cities import CITIES
from tokyork.errors import BadInputError, TokyorkError
from tokyork.record import Record, read_record
from tokyork.review.chances import chances
from tokyork.review.played import Played, play_again
from tokyork.server.logbook import Library
from tokyork.server.messages import Line  # noqa: TC001 - msgspec reads them
from tokyork.server.shapes import Event, View  # noqa: TC001 - the same
from tokyork.server.showing import shown

MOST_MOVES = 5000
MarkKind = Literal["turn", "out", "bought", "over"]
_MARKS: dict[str, MarkKind] = {
    "turn_started": "turn",
    "knocked_out": "out",
    "card_bought": "bought",
    "game_over": "over",
}


class Mark(Struct):
    """Something on the time line that one may want to jump to."""

    step: int
    kind: MarkKind
    seat: str | None
    turn: int | None
    card: str | None


class Outline(Struct):
    """A whole game, apart from its positions."""

    city: str
    monsters: list[str]
    steps: int
    """How many moves were made: there is a position before them and after each."""
    lengths: list[int]
    """How many events there were, position by position."""
    lines: list[Line]
    marks: list[Mark]
    chances: list[list[float]]
    """To win, seat by seat, position by position."""


class Step(Struct):
    """A position, and what led to it."""

    step: int
    view: View
    waiting: str | None
    move: str | None
    """Such as `p1 keep 3 3`; the first position has none."""
    events: list[Event]


class Opened(Struct):
    """A game that somebody brought."""

    city: str
    monsters: list[str]
    start: str
    moves: list[str]


class Fault(Struct):
    """Why a game that somebody brought cannot be opened."""

    place: str
    why: str


@lru_cache(maxsize=4)
def _played(start: str, moves: tuple[str, ...]) -> Played:
    return play_again(start, moves)


def outline(start: str, moves: list[str], seat: str | None, language: str) -> Outline:
    """What is to be known of a game before one looks at it."""
    played = _played(start, tuple(moves))
    game = played.game
    told = game.events(0, seat)
    return Outline(
        game.city,
        _monsters(game),
        len(played.moves),
        _lengths(played, told),
        Library().book(game, seat, language).all_lines(game),
        [_mark(event, played.first_move) for event in told if event["kind"] in _MARKS],
        chances(played.positions),
    )


def steps(
    start: str, moves: list[str], part: tuple[int, int], seat: str | None, language: str
) -> list[Step]:
    """Some positions, with what led to each."""
    played = _played(start, tuple(moves))
    told = played.game.events(0, seat)
    lengths = [0, *_lengths(played, told)]
    found = []
    first, last = part
    for n in range(first, min(last, len(played.moves)) + 1):
        events: Any = told[lengths[n] : lengths[n + 1]]
        seen = shown(Game.of(played.positions[n]), seat, n, language=language)
        move = played.moves[n - 1] if n else None
        found.append(Step(n, seen.view, seen.waiting, move, events))
    return found


def fork(start: str, moves: list[str], at: int, seat: str, seed: int) -> str:
    """The game as it stood after some moves, for who plays on: nobody knows what will come."""
    played = _played(start, tuple(moves))
    return Game.of(played.positions[at]).determinize(seat, seed).save()


def record(start: str, moves: list[str]) -> str:
    """A game as text, to be kept and opened again."""
    game = Game.load(start)
    if game.record is None:  # it did not begin at set-up
        return json.dumps({"start": json.loads(start), "moves": moves})
    known = game.record
    return Record(known.game, known.seats, known.options, known.seed, [*known.moves, *moves]).text()


def opened(text: str) -> Opened | Fault:
    """The game of a text that somebody brought, played to its end, or what is wrong with it."""
    place = "moves"
    try:
        start, moves = _read(text)
        if len(moves) > MOST_MOVES:
            return Fault("moves", f"at most {MOST_MOVES} moves were expected, not {len(moves)}")
        game = Game.load(start)
        for number, move in enumerate(moves):
            place = f"moves[{number}]"
            seat, _, what = move.partition(" ")
            game.play(what, seat)
    except BadInputError as error:
        return Fault(error.place, error.expected)
    except TokyorkError as error:
        return Fault(place, str(error).removesuffix("."))
    return Opened(game.city, _monsters(game), start, moves)


def _read(text: str) -> tuple[str, list[str]]:
    data = reading.parse_yaml(text, "game")
    if isinstance(data, dict) and "start" in data:
        given = reading.mapping(data, "game", ("start", "moves"))
        moves = reading.sequence(given.get("moves") or [], "moves")
        return json.dumps(given["start"]), [str(move) for move in moves]
    known = read_record(data)
    bare = Record(known.game, known.seats, known.options, known.seed)
    return bare.text(), known.moves


def _lengths(played: Played, told: list[dict[str, Any]]) -> list[int]:
    after = [event["after"] for event in told]
    first = played.first_move
    return [bisect_right(after, first + n) for n in range(len(played.positions))]


def _mark(event: dict[str, Any], first_move: int) -> Mark:
    kind = _MARKS[event["kind"]]
    turn = event["amount"] if kind == "turn" else None
    return Mark(event["after"] - first_move, kind, event.get("seat"), turn, event.get("card"))


def _monsters(game: Game) -> list[str]:
    names = CITIES[game.city].monsters
    return [names[int(monster.who)] for monster in game.state.monsters]
