"""Answers to `why`, as the one who asks may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.causes import rule_link, why_line, why_refused
from tokyork.notation import decision_kind
from tokyork.sentences import Sentences
from tokyork.server.because import Because, Reason
from tokyork.server.course import LONGEST_MOVE
from tokyork.server.paragraphs import paragraph_of_refusal
from tokyork.server.refusals import RefusedError
from tokyork.why import why_not

if TYPE_CHECKING:
    from tokyork.causes import Link
    from tokyork.core.game import State
    from tokyork.server.because import Why
    from tokyork.server.tables import Table


def because(table: Table, guest: str, language: str, request: Why) -> Because:
    """The chain of causes that somebody asks for, or a refusal."""
    game = table.running.game
    seat = table.eyes_of(guest)
    words = Sentences.of(game.view(), language, numbered=False)
    if request.line is not None:
        if not 0 <= request.line < len(game.state.log or ()):
            raise RefusedError("bad", "server-no_line")
        eyes = None if seat is None else int(seat[1:]) - 1
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
    return Reason(link.kind, link.text, link.cards, link.rule, link.title, link.ruling)
