"""JSON, and the plain part of YAML, from anybody: little can be said, and reading it is linear.

Texts hold mappings, lists, words, numbers, truths and nothing. What makes YAML dangerous or
surprising is refused or is just a word: aliases and anchors, tags, merge keys and directives;
dates, binary and numbers in other bases. Depth, entries, digits and length are bounded.
"""

from __future__ import annotations

import json
import math
import re
from itertools import accumulate
from typing import TYPE_CHECKING, Any

import yaml

from tokyork.plain_text import short

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST = 1 << 21
"""Letters of a text."""
DEEPEST = 32
"""Lists and mappings inside each other."""
MOST_VALUES = 100_000
"""Of a text: every key, word and number, every list and mapping."""
MOST_DIGITS = 40
"""Of a number; whoever asks for one has bounds of its own."""
_LONGEST_REASON = 160

# libyaml's scanner, where it is installed, is thirty times as quick as that in Python.
_PARSER: type[yaml.BaseLoader] = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_WORDS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON"), True),
    **dict.fromkeys(("false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF"), False),
}
_WHOLE = re.compile(r"[-+]?[0-9]+")
_FRACTION = re.compile(r"[-+]?[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?")
_DIRECTIVE = re.compile(r"^%", re.MULTILINE)
_QUOTED = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_NO_BRACKET = re.compile(r"[^\[\]{}]+")
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


class NotPlainError(ValueError):
    """A text that cannot be read; it says where and why, in a few words."""


def parse(text: str) -> object:
    """The content of a text, or NotPlainError."""
    if len(text) > LONGEST:
        raise NotPlainError(f"expected at most {LONGEST:,} letters, got {len(text):,}")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise NotPlainError("expected text, but there is half a letter in it") from error
    try:
        return _json(text)
    except (ValueError, RecursionError):  # YAML tells the line
        return _Yaml(text).content()


# --- JSON ---


def _json(text: str) -> object:
    """JSON, as programs write it; ValueError if it is not, or not as plain as it must be."""
    if text.lstrip()[:1] not in {"{", "["} or _is_too_much(text):
        raise ValueError
    found: object = _DECODER.decode(text)
    if _SURROGATE.search(text):
        json.dumps(found, ensure_ascii=False).encode()  # UnicodeEncodeError is a ValueError
    return found


def _is_too_much(text: str) -> bool:
    """Looked for before anything is built; quoted brackets do not count."""
    bare = _QUOTED.sub("", text)
    steps = accumulate(_STEPS[bracket] for bracket in _NO_BRACKET.sub("", bare))
    return any(depth > DEEPEST for depth in steps) or _values_in(bare) > MOST_VALUES


def _values_in(bare: str) -> int:
    return 1 + sum(map(bare.count, ",:[{"))


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError
    return found


def _no_constant(_: str) -> object:
    raise ValueError


def whole_number(text: str) -> int:
    """The number of so many digits, or ValueError; Python takes its time for thousands of them."""
    if len(text) > MOST_DIGITS:
        raise ValueError
    return int(text)


def _fraction(text: str) -> float:
    found = float(text[: MOST_DIGITS + 1])
    if len(text) > MOST_DIGITS or not math.isfinite(found):
        raise ValueError
    return found


_DECODER = json.JSONDecoder(
    object_pairs_hook=_once_each,
    parse_int=whole_number,
    parse_float=_fraction,
    parse_constant=_no_constant,
)


# --- YAML ---


class _Yaml:
    """Builds the content of one text from what the parser tells, piece by piece."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._values = 0

    def content(self) -> object:
        if found := _DIRECTIVE.search(self._text):
            raise _refusal(self._text.count("\n", 0, found.start()), "a line begins with %")
        loader = _PARSER(self._text)
        try:
            return self._document(self._pieces(loader))
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            raise _refusal(mark.line if mark else None, str(error.problem)) from error
        except (yaml.YAMLError, ValueError) as error:
            if isinstance(error, NotPlainError):
                raise
            raise _refusal(None, str(error).partition("\n")[0]) from error
        finally:
            loader.dispose()

    def _pieces(self, loader: yaml.BaseLoader) -> Iterator[yaml.Event]:
        """What there is to build from; everything that is not plain is refused on the way."""
        while loader.check_event():
            event: yaml.Event = loader.get_event()  # type: ignore[no-untyped-call]
            if isinstance(event, yaml.NodeEvent):
                self._check(event)
            yield event

    def _check(self, event: yaml.NodeEvent) -> None:
        line = _line(event)
        if isinstance(event, yaml.AliasEvent) or event.anchor is not None:
            raise _refusal(line, "there is an alias or an anchor (& or *)")
        if getattr(event, "tag", None) is not None:
            raise _refusal(line, "there is a tag (!)")
        self._values += 1
        if self._values > MOST_VALUES:
            raise _refusal(line, f"there are more than {MOST_VALUES:,} values")

    def _document(self, pieces: Iterator[yaml.Event]) -> object:
        found: object = None
        documents = 0
        for event in pieces:
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    raise _refusal(_line(event), "a second document begins")
            elif isinstance(event, yaml.NodeEvent):
                found = self._value(event, pieces, 0)
        return found

    def _value(self, event: yaml.Event, pieces: Iterator[yaml.Event], depth: int) -> object:
        if isinstance(event, yaml.ScalarEvent):
            return _scalar(event)
        if depth == DEEPEST:
            line = _line(event)
            raise _refusal(line, f"more than {DEEPEST} lists and mappings are inside each other")
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(pieces, depth + 1)
        return self._mapping(pieces, depth + 1)

    def _list(self, pieces: Iterator[yaml.Event], depth: int) -> list[object]:
        found: list[object] = []
        while not isinstance(event := next(pieces), yaml.SequenceEndEvent):
            found.append(self._value(event, pieces, depth))
        return found

    def _mapping(self, pieces: Iterator[yaml.Event], depth: int) -> dict[str, object]:
        found: dict[str, object] = {}
        while not isinstance(event := next(pieces), yaml.MappingEndEvent):
            key = _key(event)
            if key in found:
                name = short(repr(key[:_LONGEST_REASON]), 60)
                raise _refusal(_line(event), f"the key {name} is given twice")
            found[key] = self._value(next(pieces), pieces, depth)
        return found


def _line(event: yaml.Event) -> int | None:
    return event.start_mark.line if event.start_mark else None


def _key(event: yaml.Event) -> str:
    """A key is always a word, so that no number can be chosen to make a mapping slow."""
    line = _line(event)
    if not isinstance(event, yaml.ScalarEvent):
        raise _refusal(line, "a key is no word")
    key: str = event.value
    if key == "<<" and event.implicit[0]:
        raise _refusal(line, "there is a merge key (<<)")
    return key


def _scalar(event: yaml.ScalarEvent) -> object:
    """A word, unless it stands there unquoted and means something else."""
    text: str = event.value
    if not event.implicit[0]:
        _check_letters(event, text)
        return text
    if text in _WORDS:
        return _WORDS[text]
    try:
        if _WHOLE.fullmatch(text):
            return whole_number(text)
        if _FRACTION.fullmatch(text):
            return _fraction(text)
    except ValueError as error:
        wanted = f"there is a number of more than {MOST_DIGITS} digits"
        raise _refusal(_line(event), wanted) from error
    return text


def _check_letters(event: yaml.ScalarEvent, text: str) -> None:
    """Only an escape in quotes can spell half a letter."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise _refusal(_line(event), "there is half a letter (\\ud800)") from error


def _refusal(line: int | None, problem: str) -> NotPlainError:
    where = "" if line is None else f"line {line + 1}: "
    return NotPlainError(f"{where}expected plain YAML, but {short(problem, _LONGEST_REASON)}")
