"""A game as text: rules, options, seed and moves replay it exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tokyork import reading
from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError
from tokyork.notation import chooser, decision_kind, find_move, seat_text
from tokyork.options import options_data, read_options

if TYPE_CHECKING:
    from tokyork.core.game import State

VERSION = 1
_KEYS = ("record", "game", "seats", "options", "seed", "moves")


class Record:
    """What is needed to play a game again."""

    def __init__(
        self,
        game: str,
        seats: list[str],
        options: dict[str, Any],
        seed: int,
        moves: list[str] | None = None,
    ) -> None:
        """A game about to begin, or with the moves made so far, each as `p1 keep 3 3`."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.moves = moves if moves is not None else []

    def data(self) -> dict[str, Any]:
        """The record as plain data."""
        return {
            "record": VERSION,
            "game": self.game,
            "seats": list(self.seats),
            "options": dict(self.options),
            "seed": self.seed,
            "moves": list(self.moves),
        }

    def text(self) -> str:
        """The record as YAML."""
        return yaml.safe_dump(self.data(), sort_keys=False, allow_unicode=True)


def begin(record: Record) -> State:
    """Set the table of a record, with a log, and run to its first decision."""
    rules = CITIES[record.game]
    options = read_options(rules, len(record.seats), record.options)
    record.options = options_data(rules, options)
    monsters = [rules.monsters.index(name) for name in record.seats]
    g = empty_table(rules, options, monsters, record.seed)
    g.log = []
    start(g)
    return g


def replay(record: Record, to: int | None = None) -> State:
    """Play a record again, up to and including a number of moves."""
    g = begin(record)
    for number, text in enumerate(record.moves if to is None else record.moves[:to]):
        _play_recorded(g, text, f"moves[{number}]")
    return g


def _play_recorded(g: State, text: str, place: str) -> None:
    if g.over:
        raise BadInputError(place, "no more moves were expected: the game is over")
    seat, _, move = text.partition(" ")
    if seat != seat_text(chooser(g)):
        expected = f"a move of {seat_text(chooser(g))} ({decision_kind(g)}) was expected"
        raise BadInputError(place, f"{expected}, not {reading.shown(text)}")
    index = find_move(g, move)
    if index < 0:
        expected = f"a legal move ({decision_kind(g)}) was expected"
        raise BadInputError(place, f"{expected}, not {reading.shown(text)}")
    play(g, index)


def read_record(data: object) -> Record:
    """A record from plain data, or BadInputError."""
    given = reading.mapping(data, "record", _KEYS)
    if given.get("record") != VERSION:
        found = reading.shown(given.get("record"))
        raise BadInputError("record", f"version {VERSION} was expected, not {found}")
    game = reading.word(given.get("game"), "game", CITIES, "a game")
    rules = CITIES[game]
    listed = reading.sequence(given.get("seats"), "seats", 6)
    seats = [
        reading.word(value, f"seats[{n}]", rules.monsters, "a monster")
        for n, value in enumerate(listed)
    ]
    if len(seats) < 2 or len(set(seats)) < len(seats):
        raise BadInputError("seats", "2 to 6 different monsters were expected")
    options = reading.mapping(given.get("options") or {}, "options")
    read_options(rules, len(seats), options)
    seed = reading.whole(given.get("seed"), "seed", 0)
    moves = reading.sequence(given.get("moves") or [], "moves")
    for number, text in enumerate(moves):
        if not isinstance(text, str):
            raise BadInputError(f"moves[{number}]", "a move such as 'p1 keep 3 3' was expected")
    return Record(game, seats, options, seed, moves)
