"""How secret and salts become throws and shuffles: docs/fair_dice.md, line by line.

Nothing here knows the games. `client/src/lib/fair` is the same in TypeScript, written from
the same page; tests compare the two.
"""

from __future__ import annotations

import hashlib
import hmac
from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

VERSION: Final = 1
SECRET_BYTES: Final = 32
DICE, DECK, TILES = "dice", "deck", "tiles"
STREAMS: Final = (DICE, DECK, TILES)
FACES: Final = 6
_FAIR_BYTES: Final = 252  # the largest multiple of six that a byte can pass
_WORD: Final = 4
_WORDS: Final = 1 << 8 * _WORD


def commitment_of(secret: bytes) -> str:
    """What is shown before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def stream_key(secret: bytes, salts: Mapping[str, str], seats: Sequence[str], stream: str) -> bytes:
    """The key of dice, deck or tiles: it needs the secret and the salt of every seat."""
    lines = [f"tokyork fair {VERSION}", stream, *(salts.get(seat, "-") for seat in seats)]
    return _keyed(secret, "".join(f"{line}\n" for line in lines).encode())


def throw_faces(key: bytes, number: int, dice: int) -> list[int]:
    """The faces of the throw with this number, counted from 0."""
    faces: list[int] = []
    for byte in _bytes(key, number):
        if len(faces) == dice:
            break
        if byte < _FAIR_BYTES:
            faces.append(byte % FACES)
    return faces


def shuffle(key: bytes, number: int, things: Sequence[int]) -> list[int]:
    """The things in the order of the shuffle with this number, counted from 0."""
    mixed = list(things)
    words = _words(key, number)
    for limit in range(len(mixed), 1, -1):
        fair = _WORDS - _WORDS % limit
        chosen = next(word for word in words if word < fair) % limit
        mixed[limit - 1], mixed[chosen] = mixed[chosen], mixed[limit - 1]
    return mixed


def _words(key: bytes, number: int) -> Iterator[int]:
    drawn = _bytes(key, number)
    while True:
        yield int.from_bytes(bytes(next(drawn) for _ in range(_WORD)))


def _bytes(key: bytes, number: int) -> Iterator[int]:
    for block in count():
        yield from _keyed(key, number.to_bytes(8) + block.to_bytes(4))


def _keyed(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, "sha256")
