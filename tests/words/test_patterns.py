"""Our filling-in of Fluent messages says what `fluent.runtime` says, for every message."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tokyork.words.parts import Phrase, PlacePart, TextPart
from tokyork.words.texts import LOCALES, SOFT_HYPHEN, Texts, languages

if TYPE_CHECKING:
    from pathlib import Path

FILES = [path.name for path in sorted((LOCALES / "en").glob("*.ftl"))]
VALUES: tuple[object, ...] = (0, 1, 2, 5, 21, 1.5, 12345, "yes", "no", "points", "Bronx", "card")


def bundle_of(path: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", FILES)
def test_every_message_is_filled_in_as_fluent_does_it(language: str, name: str) -> None:
    path = LOCALES / language / name
    bundle, ours = bundle_of(path, language), Texts(language)
    source = path.read_text(encoding="utf-8")
    names = re.findall(r"\$(\w+)", source)
    for message_id in re.findall(r"^([a-zA-Z][\w-]*) *=", source, re.MULTILINE):
        message = bundle.get_message(message_id)
        patterns: Any = {None: message.value} | message.attributes
        for attribute, pattern in patterns.items():
            if pattern is None:
                continue
            for value in VALUES:
                values = dict.fromkeys(names, value)
                expected, errors = bundle.format_pattern(pattern, values)
                assert not errors
                assert ours(message_id, attribute, **values) == expected


def test_a_place_is_chosen_by_its_id_where_a_key_cannot_be_its_name() -> None:
    texts = Texts()
    island, bronx = PlacePart("Staten Island", "staten_island"), PlacePart("Bronx", "bronx")

    assert texts("move-place", place=Phrase([island])) == "start on Staten Island"
    assert texts("move-place", place=Phrase([bronx])) == "start in the Bronx"
    assert texts("move-place", place=Phrase([PlacePart("Queens", "queens")])) == "start in Queens"


def test_a_phrase_of_more_than_a_place_is_not_chosen_by_an_id() -> None:
    around = Phrase([TextPart("near "), PlacePart("Staten Island", "staten_island")])

    assert Texts()("move-place", place=around) == "start in near Staten Island"


def test_words_for_a_terminal_have_no_soft_hyphens() -> None:
    broken = [Texts("de"), Texts("de", breaks=False)]

    with_breaks, without = (texts("card-tokyo-frenzy") for texts in broken)

    assert with_breaks.replace(SOFT_HYPHEN, "") == without
