"""Whoever a sentence is about reads "you" in it, everybody else a name; it is made once for all."""

from __future__ import annotations

import pytest

from tests.helpers import Plan, walk
from tokyork.cities import CITIES
from tokyork.words.event_groups import grouped
from tokyork.words.parts import (
    Phrase,
    SeatPart,
    TextPart,
    as_read_by,
    capitalized,
    in_plain_words,
    parts_of,
    plain,
)
from tokyork.words.sentences import Sentences
from tokyork.words.texts import languages

KONG = Phrase([SeatPart("Kong", "p2")])


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("language", languages())
def test_nobody_reads_their_own_monsters_name_in_the_log(language: str, city: str) -> None:
    *_, game = walk(city, Plan(seats=4, seed=3, rich=True))
    words = Sentences.of(game.view(), language, numbered=False)
    seats = game.seats
    spoken_to = 0
    for event in grouped(game.events()):
        parts = parts_of(words.event(event))
        for seat in seats:
            named = [part for part in as_read_by(seat, parts) if isinstance(part, SeatPart)]
            assert seat not in [part.seat for part in named], plain(parts)
            spoken_to += as_read_by(seat, parts) != as_read_by(None, parts)
    assert spoken_to > 50


def test_a_sentence_is_told_once_for_whoever_it_is_about_and_the_others() -> None:
    words = Sentences("new_york", ["rob", "kong"], "en", numbered=False)
    told = words.texts("log-goes_first", seat=KONG)

    assert told == "Kong goes first."
    assert plain(as_read_by("p2", parts_of(told))) == "You go first."
    assert plain(as_read_by("p1", parts_of(told))) == "Kong goes first."
    assert as_read_by(None, parts_of(told))[0] == SeatPart("Kong", "p2")


def test_one_of_several_is_told_in_their_place() -> None:
    words = Sentences("new_york", ["rob", "kong"], "en", numbered=False)
    lost = {"kind": "health_lost", "seat": ["p1", "p2"], "amount": 2, "cause": {"kind": "army"}}
    told = parts_of(words.event(lost))

    assert plain(as_read_by("p2", told)) == "Rob, you: each loses 2 health to the army."
    assert plain(as_read_by("p1", told)) == "You, Kong: each loses 2 health to the army."


def test_a_capital_begins_the_sentence_of_every_reader() -> None:
    parts = [TextPart("you", to="p1"), TextPart("kong", but="p1"), TextPart(" go")]
    told = capitalized(Phrase(parts))

    assert (plain(as_read_by("p1", parts_of(told))), told) == ("You go", "Kong go")


def test_programs_read_what_the_others_do() -> None:
    data = [{"part": "text", "text": "You", "to": "p1"}, {"part": "text", "text": "Kong"}]

    assert in_plain_words({"line": data}) == {"line": "Kong"}
