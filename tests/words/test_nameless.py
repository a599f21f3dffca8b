"""What is said once for all tables is, with the names in it, what is said at each of them."""

from __future__ import annotations

import msgspec
import pytest

from tests.helpers import Plan, walk
from tokyork.cities import CITIES
from tokyork.words import nameless as shared
from tokyork.words.event_groups import grouped
from tokyork.words.nameless import Names, nameless
from tokyork.words.parts import as_read_by, parts_of, readers
from tokyork.words.sentences import Sentences
from tokyork.words.texts import languages, texts


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", languages())
def test_a_sentence_with_the_names_put_in_is_the_sentence_of_the_table(
    language: str, city: str
) -> None:
    *_, game = walk(city, Plan(seats=4, seed=3, rich=True))
    words = Sentences.of(game.view(), language, numbered=False)
    names, without = Names.of(words), nameless(city, language)
    named = 0
    for event in grouped(game.events()):
        ours, theirs = parts_of(words.event(event)), parts_of(without.event(event))
        for seat in (None, *readers(ours)):
            said = msgspec.json.encode(as_read_by(seat, theirs))
            assert names.put_into(said) == msgspec.json.encode(as_read_by(seat, ours))
            named += names.put_into(said) != said
    assert named > 50


@pytest.mark.parametrize("language", languages())
def test_no_text_has_a_mark_of_a_seat(language: str) -> None:
    marks = set(shared._MARKS.values())
    for catalogue in texts(language)._catalogues:
        assert not marks & set("".join(catalogue._sources.values()))


def test_names_with_special_letters_are_put_in_as_json_has_them() -> None:
    words = Sentences("tokyo", ["the_king", "kraken"], "en", numbered=False)
    words._names["seat", "p1"] = 'A "quoted"\nname'
    said = msgspec.json.encode(parts_of(nameless("tokyo", "en").seat("p1")))

    (part,) = msgspec.json.decode(Names(words).put_into(said))
    assert part["text"] == 'A "quoted"\nname'


def test_what_is_remembered_for_all_tables_is_bounded() -> None:
    assert shared._nameless.cache_info().maxsize is not None
    assert shared._names_of.cache_info().maxsize is not None
