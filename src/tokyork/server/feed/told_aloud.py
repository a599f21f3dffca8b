"""Answers to `hear`: what is new, or what a typed line means, in few words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import structs

from tokyork.core import events
from tokyork.formats.notation import normal_text
from tokyork.server.protocol.messages import Heard
from tokyork.words.causes import why_refused
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences
from tokyork.words.spoken.asking import question
from tokyork.words.spoken.budget import heard_by, sentence
from tokyork.words.spoken.ear import Ear
from tokyork.words.spoken.on_demand import told_on_demand
from tokyork.words.spoken.telling_turns import ending, news
from tokyork.words.spoken.typed_lines import understand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork import Game
    from tokyork.server.protocol.requests import Hear
    from tokyork.server.table.table import Table
    from tokyork.words.spoken.typed_lines import Typed

MOST_TOLD = 400
"""Events that are told to somebody who was away."""
MOST_KEPT = 100
"""Answers that are remembered until the next change."""
ASKED_ELSEWHERE = {"odds": "odds", "hint": "coach", "undo": "undo"}
"""Commands that the browser carries out by another request."""


class Hearing:
    """What is heard at one table; news that many ask for are made once."""

    def __init__(self, table: Table) -> None:
        """Nothing was asked yet."""
        self._table = table
        self._seq = -1
        self._made: dict[tuple[object, ...], Heard] = {}

    def heard(self, guest: str, language: str, request: Hear) -> Heard:
        """What somebody hears who sees the table as this guest does."""
        if request.line is not None:
            return _heard(self._table, guest, language, request)
        if self._seq != self._table.seq or len(self._made) >= MOST_KEPT:
            self._seq = self._table.seq
            self._made.clear()
        seat = self._table.eyes_of(guest)
        reader = _reader(self._table, guest, seat)
        chosen_for = _is_chosen_for(self._table, seat)
        key = (seat, reader, chosen_for, language, request.since, request.full)
        if key not in self._made:
            self._made[key] = _heard(self._table, guest, language, request)
        return structs.replace(self._made[key], nonce=request.nonce)


def _heard(table: Table, guest: str, language: str, request: Hear) -> Heard:
    game, seat = table.running.game, table.eyes_of(guest)
    view: dict[str, Any] = game.view(seat)
    if _is_chosen_for(table, seat):
        view = view | {"decision": None}
    words = Sentences.of(view, language, numbered=False)
    ear = Ear(words, view, _reader(table, guest, seat), request.full)
    if request.line is None:
        return _news(game, seat, ear, request)
    count = len(game.state.log or ())
    return _answer(
        game, ear, understand(words, view, request.line), Heard(request.nonce, [], count)
    )


def _is_chosen_for(table: Table, seat: str | None) -> bool:
    """Whether a bot stands in, or nothing that matters is left to choose."""
    if seat is None or table.running.chooser != seat:
        return False
    return table.chair(seat).stood_in or table.foregone() is not None


def _reader(table: Table, guest: str, seat: str | None) -> str:
    """Whom it is `you` to: where several people share a device, none of them."""
    own = [one for one, chair in table.seats if chair.guest == guest]
    return own[0] if own == [seat] else ""


def _news(game: Game, seat: str | None, ear: Ear, request: Hear) -> Heard:
    log = game.state.log or ()
    since = max(min(request.since, len(log)), len(log) - MOST_TOLD, 0)
    start = _turn_before(log, since)
    told = news(ear, game.events(start, seat), since - start)
    said = [parts_of(message) for message in told.messages]
    return Heard(request.nonce, said, start + told.heard)


def _turn_before(log: Sequence[Any], number: int) -> int:
    """Where the turn began in which an event comes."""
    while number > 0:
        number -= 1
        if log[number].kind == events.TURN_STARTED:
            break
    return number


def _answer(game: Game, ear: Ear, line: Typed, answer: Heard) -> Heard:
    """What a line brings: words, a move to make, or something to ask for."""
    if line.kind == "move":
        move = normal_text(game.state, line.text)
        if move in ear.view["decision"]["moves"]:
            answer.move = move
            return answer
        found = why_refused(game.state, line.text, ear.words)[0].text
        lines = [found]
    elif line.kind == "command" and line.text in ASKED_ELSEWHERE:
        answer.ask = ASKED_ELSEWHERE[line.text]
        return answer
    elif line.kind == "command":
        first = max(len(game.state.log or ()) - MOST_TOLD, 0)
        lines = told_on_demand(ear, line, lambda: game.events(first, ear.view["seat"]))
    else:
        lines = [line.text] if line.kind == "refused" else [_asked_again(ear)]
    whole = [heard_by(ear.reader, sentence(text)) for text in lines]
    answer.said = [parts_of(text) for text in whole]
    return answer


def _asked_again(ear: Ear) -> str:
    """The question once more, with everything that belongs to it; or whom one waits for."""
    view, words = ear.view, ear.words
    if view["over"]:
        return ending(ear)
    decision = view["decision"]
    if decision is None:
        return words.texts("spoken-no_moves")
    if decision["seat"] == view["seat"]:
        return question(ear, begins=True, changed=True)
    return words.waiting(decision)
