"""Reading plain data (from YAML, JSON or Python) with errors that name the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import yaml

from tokyork.errors import BadInputError

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path


def mapping(value: object, place: str, keys: Iterable[str] | None = None) -> dict[str, Any]:
    """A mapping with text keys; if `keys` is given, with no others."""
    if not isinstance(value, dict):
        raise BadInputError(place, f"a mapping was expected, not {shown(value)}")
    allowed = None if keys is None else set(keys)
    for key in value:
        if allowed is not None and key not in allowed:
            known = ", ".join(sorted(allowed))
            raise BadInputError(inside(place, str(key)), f"unknown key; expected one of {known}")
    return {str(key): entry for key, entry in value.items()}


def sequence(value: object, place: str, most: int | None = None) -> list[Any]:
    """A list, of at most so many entries."""
    if not isinstance(value, list):
        raise BadInputError(place, f"a list was expected, not {shown(value)}")
    if most is not None and len(value) > most:
        raise BadInputError(place, f"at most {most} entries were expected, not {len(value)}")
    return value


def whole(value: object, place: str, least: int, most: int | None = None) -> int:
    """A whole number within bounds."""
    bounds = (
        f"a whole number of at least {least}"
        if most is None
        else (f"a whole number from {least} to {most}")
    )
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInputError(place, f"{bounds} was expected, not {shown(value)}")
    if value < least or (most is not None and value > most):
        raise BadInputError(place, f"{bounds} was expected, not {value}")
    return value


def truth(value: object, place: str) -> bool:
    """Yes or no."""
    if not isinstance(value, bool):
        raise BadInputError(place, f"true or false was expected, not {shown(value)}")
    return value


def word(value: object, place: str, known: Iterable[str], what: str) -> str:
    """One of the known words; numbers in YAML count as words."""
    text = str(value) if isinstance(value, str | int) and not isinstance(value, bool) else None
    words = list(known)
    if text is None or text not in words:
        listed = ", ".join(words) if len(words) <= 12 else f"one of {len(words)} ids"
        raise BadInputError(place, f"{what} was expected ({listed}), not {shown(value)}")
    return text


def seat(value: object, place: str, seats: int) -> int:
    """A seat such as p2."""
    return int(word(value, place, [f"p{n + 1}" for n in range(seats)], "a seat")[1:]) - 1


def inside(place: str, key: str) -> str:
    """The place of an entry."""
    return f"{place}.{key}" if place else key


def shown(value: object) -> str:
    """A value as an error message shows it."""
    text = "nothing" if value is None else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class _StrictLoader(yaml.SafeLoader):
    """A safe loader that refuses a key given twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        """Build a mapping, each key once."""
        seen: list[object] = []
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if key in seen:
                problem = f"the key {shown(key)} is given twice"
                raise yaml.MarkedYAMLError(problem=problem, problem_mark=key_node.start_mark)
            seen.append(key)
        return super().construct_mapping(node, deep=deep)


def load_yaml(path: Path) -> object:
    """The content of a YAML (or JSON) file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInputError(str(path), f"cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadInputError(str(path), "UTF-8 text was expected") from error
    return parse_yaml(text, str(path))


def parse_yaml(text: str, place: str) -> object:
    """The content of a YAML (or JSON) text."""
    try:
        return yaml.load(text, Loader=_StrictLoader)  # noqa: S506 - a safe loader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = f"line {mark.line + 1}" if mark else "somewhere"
        raise BadInputError(
            place, f"{line}: plain YAML was expected, but {error.problem}"
        ) from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        first = str(error).splitlines()[0]
        raise BadInputError(place, f"YAML was expected, but {first}") from error
