"""Games played again for replays: plain functions that workers are asked for by name."""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import lru_cache
from typing import Any

from msgspec import Struct

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.errors import BadInputError, TokyorkError
from tokyork.fair.source import SystemSource
from tokyork.formats import reading
from tokyork.formats.record import read_record
from tokyork.review.chances import chances
from tokyork.review.played import PlayedGame, play_again
from tokyork.server.feed.showing import lines, shown
from tokyork.server.protocol.calls import Mark, MarkKind, Outline, StepView
from tokyork.words.sentences import Sentences

MOST_MOVES = 5000
_MARKS: dict[str, MarkKind] = {
    "turn_started": "turn",
    "knocked_out": "out",
    "card_bought": "bought",
    "game_over": "over",
}


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
def _played(start: str, moves: tuple[str, ...]) -> PlayedGame:
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
        lines(told, Sentences.of(game.view(), language, numbered=False)),
        [_mark(event, played.first_move) for event in told if event["kind"] in _MARKS],
        chances(played.positions),
    )


def steps(
    start: str, moves: list[str], part: tuple[int, int], seat: str | None, language: str
) -> list[StepView]:
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
        found.append(StepView(n, seen.view, seen.waiting, move, events))
    return found


def fork(start: str, moves: list[str], at: int, seat: str) -> str:
    """The game as it stood after some moves, for who plays on: nobody knows what will come."""
    played = _played(start, tuple(moves))
    return Game.of(played.positions[at]).determinize(seat, 0, SystemSource()).save()


def record(start: str, moves: list[str]) -> str:
    """A game as text, to be kept and opened again; if it is sealed, to be checked, too."""
    played = _played(start, tuple(moves)).game
    if played.record is not None:
        played.record.draws = played.draws()
        return played.record.text()
    begun = json.loads(start)  # it did not begin at set-up
    if played.seal is None:
        return json.dumps({"start": begun, "moves": moves})
    sealed = {"fair": played.seal.data(), "draws": played.draws()}
    return json.dumps({"start": begun, **sealed, "moves": moves}, indent=1) + "\n"


def opened(text: str) -> Opened | Fault:
    """The game of a text that somebody brought, played to its end, or what is wrong with it."""
    place = "moves"
    try:
        start, moves = _read(text)
        if len(moves) > MOST_MOVES:
            return Fault("moves", f"expected at most {MOST_MOVES} moves, got {len(moves)}")
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
        given = reading.mapping(data, "game", ("start", "fair", "draws", "moves"))
        moves = reading.sequence(given.get("moves") or [], "moves", MOST_MOVES)
        return json.dumps(given["start"]), [_text(move, n) for n, move in enumerate(moves)]
    known = read_record(data)
    bare = known.with_moves([])
    return bare.text(), known.moves


def _text(move: object, number: int) -> str:
    if not isinstance(move, str):
        raise BadInputError(f"moves[{number}]", "expected a move such as 'p1 keep 3 3'")
    return move


def _lengths(played: PlayedGame, told: list[dict[str, Any]]) -> list[int]:
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
