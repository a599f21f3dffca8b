"""The puzzles of the package: read when somebody first asks for them."""

from __future__ import annotations

import lzma
from datetime import UTC, date, datetime
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tokyork.errors import BadInputError
from tokyork.puzzles.puzzle import Puzzle

if TYPE_CHECKING:
    from collections.abc import Sequence

BOOK: Final = Path(__file__).with_name("book.jsonl.xz")
LARGEST: Final = 64 << 20
"""Bytes that a book may unpack to."""
EPOCH: Final = date(1970, 1, 1)
STRIDE: Final = 7919
"""From one day to the next; a prime, so that all puzzles come before one comes again."""
_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Puzzle)


def write_book(puzzles: Sequence[Puzzle], path: Path) -> None:
    """The same puzzles always make the same file; whoever reads it meanwhile finds it whole."""
    lines = b"".join(_ENCODER.encode(puzzle) + b"\n" for puzzle in puzzles)
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    new.replace(path)


def read_book(path: Path = BOOK) -> list[Puzzle]:
    """What `write_book` wrote."""
    try:
        unpacker = lzma.LZMADecompressor()
        text = unpacker.decompress(path.read_bytes(), LARGEST)
        return [_DECODER.decode(line) for line in text.splitlines()]
    except (OSError, lzma.LZMAError, msgspec.DecodeError) as error:
        raise BadInputError(path.name, "expected a book of puzzles") from error


@cache
def puzzle_book() -> dict[str, Puzzle]:
    """All puzzles of the package, by their ids."""
    return {puzzle.id: puzzle for puzzle in read_book()}


def puzzle_named(name: str) -> Puzzle:
    """The puzzle with this id."""
    found = puzzle_book().get(name)
    if found is None:
        raise BadInputError("puzzle", "expected the id of a puzzle")
    return found


def daily_puzzle(day: date | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody; days are those of UTC.

    The browser's `daily.ts` finds the same one.
    """
    names = sorted(puzzle_book())
    days = ((day or datetime.now(UTC).date()) - EPOCH).days
    return puzzle_book()[names[days * STRIDE % len(names)]]
