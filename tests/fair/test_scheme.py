"""The scheme of docs/fair_dice.md: what it says is what is drawn."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from tokyork.cities import CITIES
from tokyork.fair import scheme
from tokyork.fair.seal import Seal

SECRET = bytes(range(32))
SALT = "ab" * 32
DOC = (Path(__file__).parents[2] / "docs" / "fair_dice.md").read_text(encoding="utf-8")


def by_hand(key: bytes, draw: int, block: int) -> bytes:
    message = draw.to_bytes(8, "big") + block.to_bytes(4, "big")
    return hmac.new(key, message, hashlib.sha256).digest()


def test_a_key_needs_the_secret_the_stream_and_the_salt_of_every_seat() -> None:
    message = f"tokyork fair 1\ndice\n-\n{SALT}\n-\n".encode()
    expected = hmac.new(SECRET, message, hashlib.sha256).digest()
    seal = Seal(SECRET.hex(), {"p2": SALT})

    assert seal.key("dice", 3) == expected
    others = [
        seal.key("deck", 3),
        seal.key("tiles", 3),
        seal.key("dice", 4),
        Seal(SECRET.hex(), {"p1": SALT}).key("dice", 3),
        Seal("00" * 32, {"p2": SALT}).key("dice", 3),
    ]
    assert len({expected, *others}) == 6


def test_a_throw_takes_a_byte_a_die_and_drops_those_that_would_favour_a_face() -> None:
    key = hashlib.sha256(b"some key").digest()
    dropped = 0
    for number in range(400):
        drawn = by_hand(key, number, 0) + by_hand(key, number, 1)
        fair = [byte for byte in drawn if byte < 252]
        dropped += sum(byte >= 252 for byte in drawn[:8])
        assert scheme.throw_faces(key, number, 8) == [byte % 6 for byte in fair[:8]]
    assert dropped > 10  # it did happen


def test_a_shuffle_draws_words_and_drops_those_that_would_favour_a_place() -> None:
    key = hashlib.sha256(b"another key").digest()
    drawn = b"".join(by_hand(key, 5, block) for block in range(12))
    words = [int.from_bytes(drawn[n : n + 4], "big") for n in range(0, len(drawn), 4)]
    things = list(range(66))
    for limit in range(66, 1, -1):
        while words[0] >= 2**32 - 2**32 % limit:
            words.pop(0)
        place = words.pop(0) % limit
        things[limit - 1], things[place] = things[place], things[limit - 1]

    assert scheme.shuffle(key, 5, range(66)) == things


def test_every_face_and_every_order_come_equally_often() -> None:
    key = hashlib.sha256(b"a third key").digest()
    faces = Counter(face for n in range(6000) for face in scheme.throw_faces(key, n, 6))
    orders = Counter(tuple(scheme.shuffle(key, n, range(4))) for n in range(24_000))

    # Chi squared far out in its tail, so that only a real bias fails: 5 and 23 degrees of freedom.
    assert sum((count - 6000) ** 2 / 6000 for count in faces.values()) < 30
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 70


@pytest.mark.parametrize("city", CITIES)
def test_the_document_numbers_the_faces_as_the_engine_does(city: str) -> None:
    name = {"tokyo": "Tokyo", "new_york": "New York"}[city]
    row = re.search(rf"\| {name} \|(.+)\|\n", DOC)
    assert row is not None

    assert tuple(re.findall(r"`(\w+)`", row[1])) == CITIES[city].faces
