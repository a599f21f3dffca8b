"""A game as text: rules, options, seed or seal, and moves replay it exactly."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from operator import index
from os import urandom
from typing import TYPE_CHECKING, Any, SupportsIndex

from tokyork.cities import CITIES
from tokyork.core.agenda import play
from tokyork.core.setup import empty_table, start
from tokyork.errors import BadInputError
from tokyork.formats import reading
from tokyork.formats.notation import chooser, decision_kind, find_move, seat_text
from tokyork.formats.options import options_data, read_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.core.rules import Rules
    from tokyork.core.state import State
    from tokyork.fair.seal import Seal
    from tokyork.fair.source import Draw

VERSION = 1
USUAL_SEATS = 4
_KEYS = ("record", "game", "seats", "options", "seed", "fair", "draws", "moves")


class Record:
    """What is needed to play a game again."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts of a record
        self,
        game: str,
        seats: list[str],
        options: dict[str, Any],
        seed: int,
        moves: list[str] | None = None,
        seal: Seal | None = None,
    ) -> None:
        """A game about to begin, or with the moves made so far, each as `p1 keep 3 3`.

        With a seal, everything is drawn by it, and the seed means nothing.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.moves = moves if moves is not None else []
        self.seal = seal
        self.draws: list[str] = []
        """What a file says was drawn; nothing checks it but `tokyork.verify`."""

    def with_moves(self, moves: list[str]) -> Record:
        """The same beginning, with these moves."""
        return Record(self.game, self.seats, self.options, self.seed, moves, self.seal)

    def data(self) -> dict[str, Any]:
        """The record as plain data."""
        beginning = {
            "record": VERSION,
            "game": self.game,
            "seats": list(self.seats),
            "options": dict(self.options),
        }
        moves = {"moves": list(self.moves)}
        if self.seal is None:
            return beginning | {"seed": self.seed} | moves
        return beginning | {"fair": self.seal.data(), "draws": list(self.draws)} | moves

    def text(self) -> str:
        """The record as YAML; as JSON, which is YAML too, if a browser is to check its dice."""
        if self.seal is not None:
            return json.dumps(self.data(), indent=1) + "\n"
        import yaml  # only who saves needs it

        return yaml.safe_dump(self.data(), sort_keys=False, allow_unicode=True)


def new_record(
    city: str,
    seats: SupportsIndex | None,
    seed: SupportsIndex | None,
    options: Mapping[str, Any] | None,
    monsters: Sequence[str] | None,
) -> Record:
    """The record of a game about to begin; without a seed, one that nobody foresees."""
    rules = CITIES[reading.word(city, "city", CITIES, "a city")]
    if monsters is None:
        names = list(rules.monsters[: USUAL_SEATS if seats is None else _read_seats(seats)])
    else:
        names = read_monsters(rules, _listed(monsters), "monsters")
        if seats is not None and _read_seats(seats) != len(names):
            raise BadInputError("monsters", f"expected {seats} of them, got {len(names)}")
    given = dict(options) if isinstance(options, Mapping) else options
    agreed = {} if given is None else reading.mapping(given, "options")
    read_options(rules, len(names), agreed)
    chosen = int.from_bytes(urandom(6)) if seed is None else reading.seed(seed, "seed")
    return Record(city, names, agreed, chosen)


def _listed(names: object) -> object:
    """Any kind of list as one; a text is none, though it can be gone through."""
    return list(names) if isinstance(names, Iterable) and not isinstance(names, str) else names


def _read_seats(seats: SupportsIndex) -> int:
    try:
        count = index(seats)
    except TypeError:
        found = reading.shown(seats)
        raise BadInputError("seats", f"expected a whole number, got {found}") from None
    if not 2 <= count <= 6:
        raise BadInputError("seats", f"expected 2 to 6 seats, got {reading.shown(count)}")
    return count


def read_monsters(rules: Rules, value: object, place: str = "seats") -> list[str]:
    """Who plays, in the order of the seats."""
    listed = reading.sequence(value, place, 6)
    names = [
        reading.word(value, f"{place}[{n}]", rules.monsters, "a monster")
        for n, value in enumerate(listed)
    ]
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadInputError(place, "expected 2 to 6 different monsters")
    return names


def draw_text(rules: Rules, draw: Draw) -> str:
    """A draw as records write it: after how many moves, of what, and what came."""
    from tokyork.fair.scheme import DICE

    drawn = [rules.faces[n] if draw.stream == DICE else str(n) for n in draw.drawn]
    return " ".join([str(draw.made), draw.stream, *drawn])


def begin(record: Record) -> State:
    """Set the table of a record, with a log, and run to its first decision."""
    rules = CITIES[record.game]
    options = read_options(rules, len(record.seats), record.options)
    record.options = options_data(rules, options)
    monsters = [rules.monsters.index(name) for name in record.seats]
    g = empty_table(rules, options, monsters, record.seed)
    if record.seal is not None:
        from tokyork.fair.source import FairSource

        g.source = FairSource(record.seal, len(monsters))
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
        raise BadInputError(place, "expected no more moves: the game is over")
    seat, _, move = text.partition(" ")
    if seat != seat_text(chooser(g)):
        expected = f"expected a move by {seat_text(chooser(g))} ({decision_kind(g)})"
        raise BadInputError(place, f"{expected}, got {reading.shown(text)}")
    index = find_move(g, move)
    if index < 0:
        expected = f"expected a legal move ({decision_kind(g)})"
        raise BadInputError(place, f"{expected}, got {reading.shown(text)}")
    play(g, index)


def read_record(data: object) -> Record:
    """A record from plain data, or BadInputError."""
    given = reading.mapping(data, "record", _KEYS)
    if isinstance(given.get("record"), bool) or given.get("record") != VERSION:
        found = reading.shown(given.get("record"))
        raise BadInputError("record", f"expected version {VERSION}, got {found}")
    game = reading.word(given.get("game"), "game", CITIES, "a game")
    rules = CITIES[game]
    seats = read_monsters(rules, given.get("seats"))
    told = given.get("options")
    options = reading.mapping({} if told is None else told, "options")
    read_options(rules, len(seats), options)
    seal = _read_seal(given["fair"]) if "fair" in given else None
    if seal is not None and "seed" in given:
        raise BadInputError("seed", "expected none beside fair dice")
    seed = reading.seed(given.get("seed"), "seed") if seal is None else 0
    moves = read_moves(given.get("moves") or [])
    record = Record(game, seats, options, seed, moves, seal)
    record.draws = read_draws(given.get("draws", []))
    return record


def _read_seal(value: object) -> Seal:
    from tokyork.fair.seal import read_seal

    return read_seal(value)


def read_moves(value: object) -> list[str]:
    """The moves of a file."""
    moves = reading.sequence(value, "moves")
    for number, text in enumerate(moves):
        if not isinstance(text, str):
            raise BadInputError(f"moves[{number}]", "expected a move such as 'p1 keep 3 3'")
    return moves


def read_draws(value: object) -> list[str]:
    """What a file says was drawn."""
    draws = reading.sequence(value, "draws")
    for number, text in enumerate(draws):
        if not isinstance(text, str):
            raise BadInputError(f"draws[{number}]", "expected a draw such as '0 dice 1 claw'")
    return draws
