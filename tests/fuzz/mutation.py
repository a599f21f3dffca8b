"""Changes inputs: letters here and there, and values inside what is JSON or YAML."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.fuzz.targets import LONGEST, text_of
from tokyork import BadInputError
from tokyork.formats import reading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

TOKENS = (
    b"[", b"]", b"{", b"}", b":", b": ", b",", b"- ", b"? ", b"&a ", b"*a", b"!!binary ", b"<<: ",
    b"|\n", b">\n", b"%TAG ! b\n", b"---\n", b"#", b"'", b'"', b"\\", b"\\ud800", b"\\u001b[31m",
    b"\x1b[31m", b"\x00", b"\n", b"\t", b"\r", b" ", b"9" * 50, b"-1", b"1e999", b"NaN", b"null",
    b"true", b"p1", b"p9", b"keep ", b"stop", b"buy wings", b"use ", b"from ", b">=", b"|", b"all",
    b"\xff", b"\xc2\x85", b"\xe2\x80\xa8", b"\xe2\x80\xae", b"\xef\xbb\xbf", b"\xed\xa0\x80",
)  # fmt: skip
JUNK: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 63, 64, 255, 1 << 31, 1 << 62, 1 << 63, 1 << 64, 10**39, 1.5,
    -0.0, "", "p1", "p9", "wings", "mimic", "roll", "tokyo", "new_york", "1", "all", "\x1b[31m",
    "\u202e", "a" * 300, [], {}, [[]], [None], ["p1"], {"p1": 1}, {"": 0}, [[1, 2], [3]],
)  # fmt: skip


def mutated(data: bytes, dice: Random) -> bytes:
    """Something like it, changed in a few places."""
    for _ in range(1 + dice.randrange(4)):
        changes = (*_BYTES, _structure, _structure, _structure)
        data = dice.choice(changes)(data, dice)
    return data[:LONGEST]


# --- letters ---


def _flip(data: bytes, dice: Random) -> bytes:
    if not data:
        return b"\x00"
    at = dice.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]


def _insert(data: bytes, dice: Random) -> bytes:
    at = dice.randint(0, len(data))
    return data[:at] + dice.choice(TOKENS) * dice.choice((1, 1, 1, 2, 40)) + data[at:]


def _cut(data: bytes, dice: Random) -> bytes:
    start, end = sorted(dice.randint(0, len(data)) for _ in range(2))
    return data[:start] + data[end:]


def _repeat(data: bytes, dice: Random) -> bytes:
    start, end = sorted(dice.randint(0, len(data)) for _ in range(2))
    return (data[:end] + data[start:end] * dice.choice((1, 2, 30)) + data[end:])[:LONGEST]


def _move(data: bytes, dice: Random) -> bytes:
    start, end, to = sorted(dice.randint(0, len(data)) for _ in range(3))
    return data[:start] + data[end:to] + data[start:end] + data[to:]


_BYTES: tuple[Callable[[bytes, Random], bytes], ...] = (_flip, _insert, _cut, _repeat, _move)


# --- values ---


def _places(data: Any) -> Iterator[tuple[Any, Any]]:  # noqa: ANN401 - any plain data
    entries = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in list(entries):
        yield data, key
        if isinstance(value, dict | list):
            yield from _places(value)


def _structure(data: bytes, dice: Random) -> bytes:
    """Another value in one place of it, or none, or one of another place."""
    try:
        found = reading.parse_yaml(text_of(data), "")
    except BadInputError:
        return data
    places = list(_places(found)) if isinstance(found, dict | list) else []
    if not places:
        return data
    holder, key = dice.choice(places)
    change = dice.randrange(5)
    if type(holder[key]) is int and dice.random() < 0.7:
        holder[key] += dice.choice((-1, 1, 2, 3, 8, 64, 1 << 20))
    elif change == 0:
        del holder[key]
    elif change == 1:
        other, where = dice.choice(places)
        holder[key] = json.loads(json.dumps(other[where])) if _is_there(other, where) else None
    elif change == 2 and isinstance(holder, list):
        holder[:] = (holder * 30)[:3000]
    else:
        holder[key] = dice.choice(JUNK)
    return json.dumps(found).encode()[:LONGEST]


def _is_there(holder: Any, key: Any) -> bool:  # noqa: ANN401 - any plain data
    return key in holder if isinstance(holder, dict) else key < len(holder)
