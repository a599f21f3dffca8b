"""A game as one browser sees it, in words: its view, what it may choose, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.server.feed.offers import Offers
from tokyork.server.feed.preview import consequences, outcome, useless_faces
from tokyork.server.protocol.choices import ChoiceView, Line, Shown
from tokyork.server.table.orders import fitting, silencing
from tokyork.words.causes.decision_paragraphs import paragraph
from tokyork.words.event_groups import told_once
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences
from tokyork.words.texts import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork import Game
    from tokyork.words.parts import Parts


def shown(
    game: Game,
    seat: str | None,
    seq: int,
    *,
    language: str = FALLBACK,
    undo: bool = False,
) -> Shown:
    """The game for whoever holds this seat; for a spectator without one."""
    view: Any = game.view(seat)
    words = Sentences.of(view, language, numbered=False)
    decision = view["decision"]
    if decision is None:
        return Shown(seq, view, None, None)
    waiting = parts_of(words.waiting(decision))
    if decision["seat"] != seat:
        return Shown(seq, view, None, waiting)
    choice = choice_of(game, view, words)
    choice.undo = undo
    return Shown(seq, view, choice, waiting)


def choice_of(
    game: Game, view: dict[str, Any], words: Sentences, *, ready: bool = False
) -> ChoiceView:
    """What the seat of this view must choose; `ready` to be sent, not to be read."""
    decision, g = view["decision"], game.state
    rule = paragraph(words.city, words.decision_kind(decision))
    offers = Offers(game, view, words)
    found = consequences(g, view["seat"])
    offered: Any = offers.ready() if ready else offers.all()
    return ChoiceView(
        seat=decision["seat"],
        kind=decision["kind"],
        question=words.question(decision),
        help=words.explanation(decision, tapping=True),
        rule=rule,
        rule_title=words.texts(f"rules-{rule}", "title"),
        offers=offered,
        refusals=offers.refusals(),
        default=decision["default"],
        consequences=found,
        outcome=outcome(g, view["seat"], found, words),
        useless=useless_faces(g),
        note=offers.note(),
        undo=False,
        standing=fitting(view),
        silencing=silencing(view),
    )


# --- the log ---


def lines(events: Iterable[dict[str, Any]], words: Sentences) -> list[Line]:
    """Events as the lines of a log, alike ones together; they begin with a turn."""
    found: list[Line] = []
    turn = 0
    for event in told_once(events):
        turn = event["amount"] if event["kind"] == "turn_started" else turn
        found.append(line_of(event, turn, parts_of(words.event(event))))
    return found


def line_of(event: dict[str, Any], turn: int, said: Parts) -> Line:
    """One event, perhaps with others that go with it, as a line; `said` is what it says."""
    seat = event.get("seat")
    return Line(
        event["number"],
        turn,
        event["kind"],
        seat[0] if isinstance(seat, list) else seat,
        said,
        event["cause"]["kind"],
    )
