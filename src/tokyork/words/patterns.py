"""Fluent messages, ready to be filled in with values that keep their parts.

Text, variables, selections and references are understood, which is all that our files use.
`fluent.runtime` joins everything into one string and takes ten times as long: `tests/words`
compares the two over every message.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from fluent.syntax import ast

from tokyork.words.parts import (
    Amount,
    AmountPart,
    Phrase,
    PlacePart,
    SeatPart,
    TextPart,
    for_reader,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tokyork.words.parts import Parts

_SHORT = 1000  # below, a whole number is written alike in every language


class Variable(NamedTuple):
    """Where a value goes."""

    name: str


YOU = "you"
"""The variant for whoever sits where a seat is named."""


class Selection(NamedTuple):
    """A choice by a value: a number itself, its plural category, a word, or the id of a place.

    Where a seat chooses, both variants are told: only the reader knows whether it is theirs.
    """

    name: str
    variants: dict[str, Pattern]
    default: Pattern


Pattern: TypeAlias = "list[TextPart | Variable | Selection]"


Find: TypeAlias = "Callable[[str], Pattern]"
"""Another message by its id, or a term by its id with a dash in front."""


def compiled(pattern: ast.Pattern, find: Find) -> Pattern:
    """A pattern of the parser as one that can be filled in."""
    found: Pattern = []
    for element in pattern.elements:
        found += _elements(element, find)
    return found


def _elements(element: ast.TextElement | ast.Placeable, find: Find) -> Pattern:
    if isinstance(element, ast.TextElement):
        return [TextPart(element.value)]
    expression = element.expression
    if isinstance(expression, ast.StringLiteral):
        return [TextPart(str(expression.parse()["value"]))]
    if isinstance(expression, ast.VariableReference):
        return [Variable(expression.id.name)]
    if isinstance(expression, ast.MessageReference):
        return find(expression.id.name)
    if isinstance(expression, ast.TermReference):
        return find(f"-{expression.id.name}")
    if isinstance(expression, ast.SelectExpression) and isinstance(
        expression.selector, ast.VariableReference
    ):
        return [_selection(expression, expression.selector.id.name, find)]
    raise TypeError(f"{type(expression).__name__} is not used in our messages")


def _selection(expression: ast.SelectExpression, name: str, find: Find) -> Selection:
    variants = {_key(one.key): compiled(one.value, find) for one in expression.variants}
    default = next(one for one in expression.variants if one.default)
    return Selection(name, variants, variants[_key(default.key)])


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def names_in(pattern: Pattern) -> frozenset[str]:
    """The values that a pattern may ask for."""
    found: set[str] = set()
    for element in pattern:
        if isinstance(element, Variable):
            found.add(element.name)
        elif isinstance(element, Selection):
            variants = (*element.variants.values(), element.default)
            found.update((element.name,), *(names_in(variant) for variant in variants))
    return frozenset(found)


def filled(pattern: Pattern, values: Mapping[str, object], language: str) -> str:
    """The text with its values in place: a `Phrase` if one of them has parts."""
    parts: Parts = []
    if _fill(pattern, values, language, parts):
        return Phrase(parts)
    return "".join([part.text for part in parts])


def _fill(pattern: Pattern, values: Mapping[str, object], language: str, parts: Parts) -> bool:
    """Append what a pattern says; whether that is more than plain text."""
    rich = False
    for element in pattern:
        if isinstance(element, TextPart):
            parts.append(element)
        elif isinstance(element, Variable):
            rich |= _put(element.name, values, language, parts)
        elif (seat := _seat(element, values)) is not None:
            parts += _by_reader(seat, element, values, language)
            rich = True
        else:
            rich |= _fill(_variant(element, values, language), values, language, parts)
    return rich


def _seat(selection: Selection, values: Mapping[str, object]) -> str | None:
    """The one seat by which words are chosen, if they depend on who reads them."""
    value = values.get(selection.name)
    if YOU not in selection.variants or not isinstance(value, Phrase):
        return None
    (first, *others) = value.parts or [TextPart("")]
    return first.seat if isinstance(first, SeatPart) and not others else None


def _by_reader(
    seat: str, selection: Selection, values: Mapping[str, object], language: str
) -> Parts:
    you: Parts = []
    others: Parts = []
    _fill(selection.variants[YOU], values, language, you)
    _fill(selection.default, values, language, others)
    return for_reader(seat, you, others)


def _put(name: str, values: Mapping[str, object], language: str, parts: Parts) -> bool:
    value = values.get(name, f"{{${name}}}")
    if isinstance(value, Phrase):
        parts += value.parts
        return True
    if isinstance(value, Amount):
        parts.append(AmountPart(_number(value, language), int(value), value.of))
        return True
    if isinstance(value, int | float) and not isinstance(value, bool):
        parts.append(TextPart(_number(value, language)))
    else:
        parts.append(TextPart(str(value)))
    return False


def _variant(selection: Selection, values: Mapping[str, object], language: str) -> Pattern:
    value = values.get(selection.name)
    found = selection.variants.get(str(value))
    if found is None and isinstance(value, Phrase):
        found = selection.variants.get(_place(value))
    if found is None and isinstance(value, int | float):
        found = selection.variants.get(_plural(language, float(value)))
    return selection.default if found is None else found


def _place(phrase: Phrase) -> str:
    """The id of the place that a phrase names: a key cannot have the space of Staten Island."""
    (first, *others) = phrase.parts or [TextPart("")]
    return first.place if isinstance(first, PlacePart) and not others else ""


def _number(number: float, language: str) -> str:
    if isinstance(number, int) and -_SHORT < number < _SHORT:
        return str(int(number))
    from babel.numbers import format_decimal  # noqa: PLC0415 - slow, and seldom needed

    return format_decimal(number, locale=language)


def get_ready(languages: Iterable[str]) -> None:
    """Load what is slow to load, before somebody waits for a sentence."""
    for language in languages:
        _plural(language, 1.0)


@lru_cache(maxsize=1024)
def _plural(language: str, number: float) -> str:
    from babel import Locale  # noqa: PLC0415 - slow, and not every program speaks

    whole = int(number) if number == int(number) else number
    return str(Locale.parse(language).plural_form(abs(whole)))
