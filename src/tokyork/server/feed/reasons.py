"""Answers to `why`, as the one who asks may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.formats.notation import decision_kind, seat_number
from tokyork.server.protocol.messages import Because, Reason
from tokyork.server.protocol.refusals import RefusedError
from tokyork.server.table.match import LONGEST_MOVE
from tokyork.words.causes import rule_link, why_line, why_refused
from tokyork.words.causes.decision_paragraphs import paragraph_of_refusal
from tokyork.words.illegal_moves import why_not
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from tokyork.core.state import State
    from tokyork.server.protocol.requests import Why
    from tokyork.server.table.table import Table
    from tokyork.words.causes import Link


def because(table: Table, guest: str, language: str, request: Why) -> Because:
    """The chain of causes that somebody asks for, or a refusal."""
    game = table.running.game
    seat = table.eyes_of(guest)
    words = Sentences.of(game.view(), language, numbered=False)
    if request.line is not None:
        if not 0 <= request.line < len(game.state.log or ()):
            raise RefusedError("bad", "server-no_line")
        eyes = None if seat is None else seat_number(seat)
        links = why_line(game.state, eyes, request.line, words)
    else:
        if seat is None or seat != table.running.chooser:
            raise RefusedError("not_yours", "server-not_your_choice")
        links = _refused(game.state, (request.move or "")[:LONGEST_MOVE], words)
    return Because(request.nonce, [_reason(link) for link in links])


def _refused(g: State, move: str, words: Sentences) -> list[Link]:
    reason, _ = why_not(g, move)
    anchor = paragraph_of_refusal(words.city, decision_kind(g), reason)
    if move.startswith("sweep"):
        anchor = f"{words.city}-sweep"
    return [*why_refused(g, move, words), rule_link(words, anchor)]


def _reason(link: Link) -> Reason:
    return Reason(link.kind, parts_of(link.text), link.rule, link.title, link.ruling)
