"""Games from files: records, snapshots and scenarios. Every complaint names the file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork import Game
from tokyork.errors import BadInputError, TokyorkError
from tokyork.formats import reading
from tokyork.formats.record import read_record
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from pathlib import Path

    from tokyork.formats.record import Record


def open_game(path: Path) -> Game:
    """The game that a record, a snapshot or a scenario holds, with a log from here on."""
    data = _content(path)
    try:
        game = _game_of(data)
    except TokyorkError as error:
        raise BadInputError(str(path), str(error)) from error
    except Exception as error:  # whatever a damaged file leads to, it is the file's fault
        raise BadInputError(
            str(path), texts()("terminal-broken_file", reason=repr(error))
        ) from error
    if game.state.log is None:
        game.state.log = []
    return game


def _game_of(data: dict[str, Any]) -> Game:
    if "snapshot" in data:
        return Game.from_snapshot(data)
    if "record" in data:
        return Game.load(read_record(data).text())
    if "players" in data:
        return Game.from_scenario(data)
    raise TokyorkError(texts()("terminal-no_game_file"))


def open_record(path: Path) -> Record:
    """The record in a file."""
    data = _content(path)
    try:
        return read_record(data)
    except TokyorkError as error:
        raise BadInputError(str(path), str(error)) from error


def replay(path: Path, record: Record, to: int | None) -> Game:
    """The game after a number of a record's moves, or after all of them."""
    if to is not None and to > len(record.moves):
        limit = texts()("terminal-too_many_moves", moves=len(record.moves))
        raise BadInputError(str(path), limit)
    record.moves = record.moves[:to]
    try:
        return Game.load(record.text())
    except TokyorkError as error:
        raise BadInputError(str(path), str(error)) from error


def _content(path: Path) -> dict[str, Any]:
    """A file's mapping."""
    data = reading.load_yaml(path)
    if not isinstance(data, dict):
        raise BadInputError(str(path), texts()("terminal-no_game_file"))
    return data
