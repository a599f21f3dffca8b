"""Throws in the log: the dice are put into sentences that are kept without them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tokyork.cities import CITIES
from tokyork.server.feed import logbook
from tokyork.words.nameless import nameless


@pytest.mark.parametrize("language", ["en", "de", "hu", "ru"])
@pytest.mark.parametrize("city", CITIES)
def test_a_throw_is_told_as_if_its_dice_had_been_in_the_sentence_from_the_beginning(
    city: str, language: str
) -> None:
    chance, words, faces = Random(16), nameless(city, language), CITIES[city].faces
    for number in range(300):
        thrown = [faces[n] for n in sorted(chance.choices(range(6), k=chance.randint(1, 8)))]
        dice = thrown if chance.random() < 0.3 else thrown[: chance.randint(1, len(thrown))]
        event: dict[str, Any] = {"kind": "rolled", "number": number, "seat": "p1"}
        event |= {"dice": dice, "all": thrown, "cause": {"kind": "dice", "seat": "p1"}}
        event |= {"times": chance.randint(1, 2)} | ({"again": True} if number % 2 else {})
        whole = logbook._said(words, msgspec.json.encode(logbook._content(event)))
        assert logbook._told_as(words, event) == whole
