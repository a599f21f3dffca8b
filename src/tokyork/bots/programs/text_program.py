"""A program that reads words: a language model at the table, or whatever else can read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tokyork.bots.programs.program import ProgramBot, read_reply
from tokyork.words.told_table import RULES, told_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.bots.base import Seen

MOST_TOKENS = 10_000_000
"""In one answer; whoever says more is not believed."""


class TextProgramBot(ProgramBot):
    """Asks in plain words, and notes what an answer cost if the program says so."""

    usual_ms = 30_000  # models take their time

    def __init__(self, command: Sequence[str], seed: int = 0, ms: int | None = None) -> None:
        """The words of the command."""
        super().__init__(command, seed, ms)
        self.tokens: int | None = None
        """What all answers cost together, if any of them said."""

    def asked(self, seen: Seen, ms: int) -> bytes:
        """The rules in short, the table and the choice in words."""
        view = seen.view
        data = {
            "seat": seen.seat,
            "rules": RULES[view["city"]],
            "words": told_choice(view, list(seen.legal)),
            "ms": ms,
        }
        return json.dumps(data).encode() + b"\n"

    def heard(self, line: bytes) -> str:
        """The move, after its price was noted."""
        reply = read_reply(line)
        tokens = reply.get("tokens")
        if isinstance(tokens, int) and 0 <= tokens <= MOST_TOKENS:
            self.tokens = (self.tokens or 0) + tokens
        return str(reply["move"])
