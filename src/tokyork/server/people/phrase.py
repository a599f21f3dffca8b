"""A player's secret as a phrase of twelve words, and back.

The 128 bits of the secret and 4 bits of checksum are twelve words of a list of 2,048. Nothing is
kept of a phrase: it is the secret in other letters, of which the server has the SHA-256 only. With
128 random bits behind it nobody can guess, so that no slower hash is needed.
"""

from __future__ import annotations

import hashlib
from functools import cache

from tokyork.server.people.phrase_words import WORDS
from tokyork.server.protocol.refusals import RefusedError

COUNT = 12
BITS, CHECK = 11, 4
LONGEST = 400
"""Letters of whatever somebody types."""
START = 4
"""So many letters of a word tell which it is."""


def phrase_of(secret: str) -> str:
    """The words of a secret of 32 hexadecimal digits."""
    number = int(secret, 16) << CHECK | _check(secret)
    places = [number >> BITS * n & (1 << BITS) - 1 for n in reversed(range(COUNT))]
    return " ".join(WORDS[place] for place in places)


def secret_of(text: str) -> str:
    """The secret of a phrase as somebody typed it, or a refusal that says what is wrong."""
    typed = text[:LONGEST].casefold().replace(",", " ").split()
    if len(typed) != COUNT:
        raise RefusedError("bad", "people-phrase_count", count=COUNT, found=len(typed))
    number = 0
    for word in typed:
        place = _places().get(word[:START])
        if place is None:
            raise RefusedError("bad", "people-phrase_word", word=word[:24])
        number = number << BITS | place
    secret = f"{number >> CHECK:032x}"
    if number & (1 << CHECK) - 1 != _check(secret):
        raise RefusedError("bad", "people-phrase_wrong")
    return secret


def _check(secret: str) -> int:
    return hashlib.sha256(b"phrase" + bytes.fromhex(secret)).digest()[0] >> CHECK


@cache
def _places() -> dict[str, int]:
    return {word[:START]: place for place, word in enumerate(WORDS)}
