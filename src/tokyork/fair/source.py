"""Where games on a server draw from."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Any, NamedTuple

from tokyork.core.dice import FACES, gather
from tokyork.core.state import Source
from tokyork.errors import BadInputError
from tokyork.fair import scheme
from tokyork.fair.seal import read_seal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.fair.seal import Seal


class Draw(NamedTuple):
    """One throw or shuffle."""

    made: int
    """Moves made before it."""
    stream: str
    drawn: list[int]
    """Faces, cards or tiles by their numbers, in the order in which they were drawn."""


class FairSource(Source):
    """Draws by keys that follow from a secret and the seats' salts, and notes what it drew."""

    def __init__(self, seal: Seal, seats: int, used: Sequence[int] = (0, 0, 0)) -> None:
        """From the beginning of a game, or after so many draws of each stream."""
        self.seal = seal
        self.seats = seats
        self.draws: list[Draw] = []
        self._keys = {stream: seal.key(stream, seats) for stream in scheme.STREAMS}
        self._used = dict(zip(scheme.STREAMS, used, strict=True))

    def data(self) -> dict[str, Any]:
        """The seal, and how much was drawn by it: to go on from here."""
        return self.seal.data() | {"used": list(self._used.values())}

    def throw(self, made: int, number: int) -> int:
        """The next throw."""
        faces = scheme.throw_faces(self._keys[scheme.DICE], self._next(scheme.DICE), number)
        self.draws.append(Draw(made, scheme.DICE, faces))
        return gather(faces)

    def shuffled(self, made: int, things: list[int], board: bool) -> list[int]:
        """The next shuffle."""
        stream = scheme.TILES if board else scheme.DECK
        mixed = scheme.shuffle(self._keys[stream], self._next(stream), things)
        self.draws.append(Draw(made, stream, mixed))
        return mixed

    def _next(self, stream: str) -> int:
        self._used[stream] += 1
        return self._used[stream] - 1


def read_source(data: object, seats: int) -> FairSource:
    """A source from plain data, or what is wrong with it."""
    if not isinstance(data, dict):
        raise BadInputError("fair", "expected a mapping")
    used = data.get("used")
    sealed = {key: value for key, value in data.items() if key != "used"}
    if not isinstance(used, list) or not all(_is_count(n) for n in used) or len(used) != 3:
        raise BadInputError("fair.used", "expected three whole numbers")
    return FairSource(read_seal(sealed), seats, used)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value < 1 << 32


class SystemSource(Source):
    """Draws from the operating system: nobody can foresee it, and nobody can check it."""

    def __init__(self) -> None:
        """Nothing is kept."""
        self._random = SystemRandom()

    def throw(self, made: int, number: int) -> int:  # noqa: ARG002 - it notes nothing
        """Any throw."""
        return gather([self._random.randrange(FACES) for _ in range(number)])

    def shuffled(self, made: int, things: list[int], board: bool) -> list[int]:  # noqa: ARG002
        """Any order."""
        self._random.shuffle(things)
        return things
