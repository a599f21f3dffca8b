"""Writes client/test/fair/vectors.json: fair dice reckoned from the words of the scheme alone.

Nothing of `tokyork` is used, so that the browser's dice are compared with a second reading.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "client" / "test" / "fair" / "vectors.json"
STREAMS = ("dice", "deck", "tiles")
TOKYO = ("1", "2", "3", "heart", "energy", "claw")
GAMES = 3
TURNS = 12


def signed(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA256."""
    return hmac.new(key, message, hashlib.sha256).digest()


def made_up(*words: object) -> bytes:
    """32 bytes that look random, the same at every run."""
    return hashlib.sha256(" ".join(map(str, words)).encode()).digest()


def stream_key(secret: bytes, stream: str, salts: dict[str, str], seats: int) -> bytes:
    """The key of a stream."""
    text = f"tokyork fair 1\n{stream}\n"
    for number in range(1, seats + 1):
        text += salts.get(f"p{number}", "-") + "\n"
    return signed(secret, text.encode("ascii"))


def block(key: bytes, draw: int, number: int) -> bytes:
    """A block of a draw."""
    return signed(key, draw.to_bytes(8, "big") + number.to_bytes(4, "big"))


def throw(key: bytes, draw: int, dice: int) -> list[int]:
    """What so many dice show."""
    faces: list[int] = []
    number = 0
    while len(faces) < dice:
        faces += [byte % 6 for byte in block(key, draw, number) if byte < 252]
        number += 1
    return faces[:dice]


def shuffle(key: bytes, draw: int, things: list[int]) -> list[int]:
    """The things in the order that a shuffle leaves them in."""
    mixed = list(things)
    data = b"".join(block(key, draw, number) for number in range(len(mixed) // 4 + 2))
    words = [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]
    limit = len(mixed)
    while limit >= 2:
        word = words.pop(0)
        if word < (1 << 32) // limit * limit:
            other = word % limit
            mixed[limit - 1], mixed[other] = mixed[other], mixed[limit - 1]
            limit -= 1
    return mixed


def entry(  # noqa: PLR0913, PLR0917 - the fields of an entry
    before: str, number: int, kind: str, commitment: str, why: str, game: str = ""
) -> dict[str, Any]:
    """The next entry of the list."""
    at = 1_790_000_000 + 97 * number
    told = [before, str(number), kind, commitment, why, str(at), *([game] if game else [])]
    text = "\n".join(told)
    digest = hashlib.sha256(text.encode("ascii")).hexdigest()
    return {
        "number": number,
        "kind": kind,
        "commitment": commitment,
        "why": why,
        "at": at,
        "before": before,
        "hash": digest,
        "game": game,
    }


def digest(told: dict[str, Any]) -> str:
    """What the list keeps of a game."""
    options = json.dumps(told["options"], sort_keys=True, separators=(",", ":"))
    lines = ["tokyork game 1", told["game"], *told["seats"], options, *told["moves"]]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode("ascii")).hexdigest()


def chain(commitments: list[str], digests: list[str]) -> list[dict[str, Any]]:
    """A list in which the last game has not ended, and the first was never used.

    Of the second there is no digest: older servers told none.
    """
    found: list[dict[str, Any]] = []
    whys = ["unused", *["over"] * (len(commitments) - 2)]
    kept = ["", "", *digests[1:]]
    steps = [("committed", commitment, "", "") for commitment in commitments]
    steps += [("ended", *end) for end in zip(commitments, whys, kept, strict=False)]
    for kind, commitment, why, told in steps:
        before = found[-1]["hash"] if found else "0" * 64
        found.append(entry(before, len(found) + 1, kind, commitment, why, told))
    return found


class Played:
    """A game of nothing but throws and keeps, as its file tells it."""

    def __init__(self, secret: bytes, salts: dict[str, str], seats: int) -> None:
        """Shuffle the deck twice: a reshuffle is a draw of its own."""
        self.keys = {name: stream_key(secret, name, salts, seats) for name in STREAMS}
        self.counts = dict.fromkeys(STREAMS, 0)
        self.draws: list[str] = []
        self.moves: list[str] = []
        for size in (66, 7):
            self._note("deck", shuffle(self.keys["deck"], self._next("deck"), list(range(size))))
        self._note("tiles", shuffle(self.keys["tiles"], self._next("tiles"), [0, 0, 1, 1, 2, 5, 9]))
        self.lying = self._throw(6)
        for turn in range(TURNS):
            self._turn(f"p{turn % seats + 1}", turn)

    def _next(self, stream: str) -> int:
        self.counts[stream] += 1
        return self.counts[stream] - 1

    def _note(self, stream: str, things: list[Any]) -> None:
        self.draws.append(" ".join([str(len(self.moves)), stream, *map(str, things)]))

    def _throw(self, dice: int) -> list[int]:
        faces = throw(self.keys["dice"], self._next("dice"), dice)
        self._note("dice", [TOKYO[face] for face in faces])
        return sorted(faces)

    def _turn(self, seat: str, turn: int) -> None:
        for roll in range(2):
            kept = sorted(self.lying[: (turn + roll) % 6])
            words = [seat, "keep", *(TOKYO[face] for face in kept)]
            self.moves.append(" ".join(words))
            self.lying = sorted(kept + self._throw(6 - len(kept)))
        self.moves.append(f"{seat} end")
        self.lying = self._throw(6)


def game(number: int) -> dict[str, Any]:
    """The file of a finished game; its place in the list is not known yet."""
    secret = made_up("secret", number)
    seats = number + 2
    salts = {f"p{seat}": made_up("salt", number, seat).hex() for seat in range(1, seats)}
    played = Played(secret, salts, seats)
    commitment = hashlib.sha256(secret).hexdigest()
    fair = {
        "version": 1,
        "commitment": commitment,
        "secret": secret.hex(),
        "salts": salts,
        "entry": None,
    }
    monsters = ["gigazaur", "the_king", "cyber_kitty", "alienoid"][:seats]
    return {
        "record": 1,
        "game": "tokyo",
        "seats": monsters,
        "options": {},
        "fair": fair,
        "draws": played.draws,
        "moves": played.moves,
    }


def scheme() -> list[dict[str, Any]]:
    """Keys, throws and shuffles, one by one."""
    found = []
    for number, seats in enumerate((2, 3, 6)):
        secret = made_up("scheme", number)
        salts = {f"p{seat}": made_up("own", number, seat).hex() for seat in range(2, seats + 1)}
        key = stream_key(secret, STREAMS[number], salts, seats)
        found.append(
            {
                "secret": secret.hex(),
                "commitment": hashlib.sha256(secret).hexdigest(),
                "seats": seats,
                "salts": salts,
                "stream": STREAMS[number],
                "throws": [[draw, n, throw(key, draw, n)] for draw, n in throws(key)],
                "shuffles": [
                    [draw, shuffle(key, draw, list(range(size)))]
                    for draw, size in ((0, 1), (1, 2), (2, 9), (3, 66), (1 << 40, 130))
                ],
            }
        )
    return found


def throws(key: bytes) -> list[tuple[int, int]]:
    """Some throws; the last drop a byte, and need more than a block."""
    dropping = next(draw for draw in range(1000) if max(block(key, draw, 0)[:6]) >= 252)
    return [(0, 1), (1, 6), (7, 8), ((1 << 32) + 5, 15), (dropping, 6), (3, 80)]


def vectors() -> str:
    """The whole file."""
    secrets = [made_up("secret", number) for number in range(GAMES)]
    unlucky = [hashlib.sha256(made_up(word)).hexdigest() for word in ("unused", "left")]
    commitments = [hashlib.sha256(secret).hexdigest() for secret in secrets]
    games = [game(number) for number in range(GAMES)]
    listed = chain([unlucky[0], *commitments, unlucky[1]], [digest(one) for one in games])
    for told, place in zip(games, listed[1:], strict=False):
        told["fair"]["entry"] = place
    return json.dumps({"scheme": scheme(), "list": listed, "games": games}) + "\n"


if __name__ == "__main__":
    FILE.write_text(vectors(), encoding="utf-8")
