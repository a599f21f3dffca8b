"""How a computer player can fail to answer."""

from __future__ import annotations

from tokyork.errors import TokyorkError
from tokyork.formats.reading import shown
from tokyork.words.texts import texts

CRASHED, GARBLED, ILLEGAL, LATE, GONE = "crashed", "garbled", "illegal", "late", "gone"
LONGEST_SHOWN = 200
KINDS = (CRASHED, GARBLED, ILLEGAL, LATE, GONE)


class BotError(TokyorkError):
    """No answer that can be played; the text says why."""

    kind: str = CRASHED


class IllegalAnswerError(BotError):
    """It said something, but no legal move."""

    kind = ILLEGAL

    def __init__(self, move: str, count: int) -> None:
        """Show the move, and how many there were to choose from."""
        super().__init__(texts()("bots-illegal", move=shown(move), count=count))


class WrongAnswerError(BotError):
    """A bot of Python gave back something else than it is asked for."""

    kind = GARBLED

    def __init__(self, method: str, found: object) -> None:
        """Name the method, and show what it gave back."""
        said = repr(found) if found is None else shown(found)
        super().__init__(texts()(f"bots-wrong_{method}", found=said))


class LateError(BotError):
    """It said nothing in time."""

    kind = LATE

    def __init__(self, ms: int) -> None:
        """Tell the time it had."""
        super().__init__(texts()("bots-late", ms=ms))


class GarbledError(BotError):
    """What it said is not what the protocol asks for."""

    kind = GARBLED

    def __init__(self, line: bytes) -> None:
        """Show what it said."""
        found = shown(line[:LONGEST_SHOWN].decode(errors="replace").rstrip())
        super().__init__(texts()("bots-garbled", found=found))


class CrashedError(BotError):
    """It broke down."""


class GoneError(BotError):
    """It broke down before, and is not asked any more."""

    kind = GONE

    def __init__(self) -> None:
        """Say so."""
        super().__init__(texts()("bots-gone"))
