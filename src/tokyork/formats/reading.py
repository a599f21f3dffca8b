"""Reading plain data (from YAML, JSON or Python) with errors that name the place."""

from __future__ import annotations

from itertools import islice
from operator import index
from typing import TYPE_CHECKING, Any

from tokyork.errors import BadInputError
from tokyork.formats.notation import seat_number, seat_text
from tokyork.plain_text import short

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable
    from pathlib import Path

MOST_SEED = (1 << 64) - 1
_LONGEST_FILE = 1 << 23  # bytes: as many letters as a text may have, of four bytes each
_LONGEST_KEY = 60
_SHOWN = 60
_SHOWN_BITS = 128
_SHOWN_ENTRIES = 12
_SHOWN_DEPTH = 3


def mapping(value: object, place: str, keys: Iterable[str] | None = None) -> dict[str, Any]:
    """A mapping with text keys; if `keys` is given, with no others."""
    if not isinstance(value, dict):
        raise BadInputError(place, f"expected a mapping, got {shown(value)}")
    allowed = None if keys is None else set(keys)
    found = {_key(key, place): entry for key, entry in value.items()}
    for key in found:
        if allowed is not None and key not in allowed:
            known = ", ".join(sorted(allowed))
            where = inside(place, short(key, _LONGEST_KEY))
            raise BadInputError(where, f"unknown key; expected one of {known}")
    return found


def _key(key: object, place: str) -> str:
    if isinstance(key, str):
        return key
    if isinstance(key, int) and key.bit_length() <= _SHOWN_BITS:
        return str(key)
    raise BadInputError(place, f"expected words as keys, got {shown(key)}")


def sequence(value: object, place: str, most: int | None = None) -> list[Any]:
    """A list, of at most so many entries."""
    if not isinstance(value, list):
        raise BadInputError(place, f"expected a list, got {shown(value)}")
    if most is not None and len(value) > most:
        raise BadInputError(place, f"expected at most {most} entries, got {len(value)}")
    return value


def whole(value: object, place: str, least: int, most: int | None = None) -> int:
    """A whole number within bounds: of Python, or anything that counts as one (`__index__`)."""
    bounds = (
        f"a whole number of at least {least}"
        if most is None
        else (f"a whole number from {least} to {most}")
    )
    try:
        number = None if isinstance(value, bool) else index(value)  # type: ignore[arg-type] # asked
    except TypeError:
        number = None
    if number is None or number < least or (most is not None and number > most):
        raise BadInputError(place, f"expected {bounds}, got {shown(value)}")
    return number


def move_number(value: object) -> int:
    """The place of a move among the legal ones, which is for others to check."""
    try:
        return index(value)  # type: ignore[arg-type] # asked
    except TypeError:
        raise BadInputError("move", f"expected its text or number, got {shown(value)}") from None


def text(value: object, place: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadInputError(place, f"expected text, got {shown(value)}")
    return value


def seed(value: object, place: str) -> int:
    """What the dice of a game follow from."""
    return whole(value, place, 0, MOST_SEED)


def truth(value: object, place: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadInputError(place, f"expected true or false, got {shown(value)}")
    return value


def word(value: object, place: str, known: Iterable[str], what: str) -> str:
    """One of the known words; numbers in YAML count as words."""
    text = value if isinstance(value, str) else None
    if isinstance(value, int) and not isinstance(value, bool) and value.bit_length() < _SHOWN_BITS:
        text = str(value)
    words = list(known)
    if text is None or text not in words:
        listed = ", ".join(words) if len(words) <= 12 else f"one of {len(words)} ids"
        raise BadInputError(place, f"expected {what} ({listed}), got {shown(value)}")
    return text


def seat(value: object, place: str, seats: int) -> int:
    """A seat such as p2."""
    return seat_number(word(value, place, [seat_text(n) for n in range(seats)], "a seat"))


def inside(place: str, key: str) -> str:
    """The place of an entry."""
    return f"{place}.{key}" if place else key


def shown(value: object) -> str:
    """A value as an error message shows it: only as much of it as is shown is put into words."""
    return "nothing" if value is None else short(_glimpse(value, 0), _SHOWN)


def _glimpse(value: object, depth: int) -> str:
    if isinstance(value, str | bytes):
        return repr(value[:_SHOWN])
    if isinstance(value, int) and value.bit_length() > _SHOWN_BITS:
        return "a huge number"
    if isinstance(value, list | tuple | dict | set | frozenset):
        return _glimpse_inside(value, depth)
    if value is None or isinstance(value, int | float):
        return repr(value)
    return f"a {type(value).__name__}"


def _glimpse_inside(value: Collection[Any], depth: int) -> str:
    start, end = "[]" if isinstance(value, list) else "()" if isinstance(value, tuple) else "{}"
    entries = list(islice(value, _SHOWN_ENTRIES if depth < _SHOWN_DEPTH else 0))
    if isinstance(value, dict):
        parts = [
            f"{_glimpse(key, depth + 1)}: {_glimpse(value[key], depth + 1)}" for key in entries
        ]
    else:
        parts = [_glimpse(entry, depth + 1) for entry in entries]
    more = ["..."] if len(value) > len(entries) else []
    return start + ", ".join(parts + more) + end


def load_yaml(path: Path) -> object:
    """The content of a YAML (or JSON) file."""
    place = str(path)
    try:
        with path.open("rb") as file:
            content = file.read(_LONGEST_FILE + 1)
        text = content.decode("utf-8")
    except OSError as error:
        raise BadInputError(place, f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadInputError(place, _too_long(content) or "expected UTF-8 text") from error
    except ValueError as error:  # a name that no file can have
        raise BadInputError(place, "expected the name of a file") from error
    if problem := _too_long(content):
        raise BadInputError(place, problem)
    return parse_yaml(text, place)


def _too_long(content: bytes) -> str | None:
    fits = len(content) <= _LONGEST_FILE
    return None if fits else f"expected at most {_LONGEST_FILE:,} bytes"


def parse_yaml(text: str, place: str) -> object:
    """The content of a YAML (or JSON) text."""
    from tokyork.formats import plain_yaml  # YAML is slow to load: only who reads needs it

    try:
        return plain_yaml.parse(text)
    except plain_yaml.NotPlainError as error:
        raise BadInputError(place, str(error)) from error
