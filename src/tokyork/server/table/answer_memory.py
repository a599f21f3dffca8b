"""Answers that are given again when the same request comes again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from tokyork.server.protocol.messages import Answer

OF_A_PLAYER = 200
"""Answers that are kept for somebody who holds a seat."""
OF_A_SPECTATOR = 64
SPECTATORS = 100
"""Guests without a seat for whom answers are kept."""


class AnswerMemory:
    """What a table answered last, guest by guest: nobody pushes out what another one asked."""

    def __init__(self) -> None:
        """Nothing was asked yet."""
        self._of: OrderedDict[str, OrderedDict[str, Answer]] = OrderedDict()

    def get(self, guest: str, nonce: str) -> Answer | None:
        """What this guest was answered, if it is still known."""
        own = self._of.get(guest)
        return None if own is None else own.get(nonce)

    def keep(self, guest: str, answer: Answer, seated: Collection[str | None]) -> None:
        """Remember an answer; `seated` are the guests who hold seats."""
        own = self._of.setdefault(guest, OrderedDict())
        own[answer.nonce] = answer
        most = OF_A_PLAYER if guest in seated else OF_A_SPECTATOR
        while len(own) > most:
            own.popitem(last=False)
        self._of.move_to_end(guest)
        if len(self._of) > SPECTATORS:
            self._forget_spectators(seated)

    def _forget_spectators(self, seated: Collection[str | None]) -> None:
        """Let go of those without a seat who asked longest ago."""
        others = [guest for guest in self._of if guest not in seated]
        for guest in others[: max(0, len(others) - SPECTATORS)]:
            del self._of[guest]
