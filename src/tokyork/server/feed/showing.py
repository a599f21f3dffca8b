"""A game as one browser sees it, in words: its view, what it may choose, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.formats.notation import seat_number
from tokyork.server.feed.offers import Offers
from tokyork.server.feed.preview import consequences, outcome, useless_faces
from tokyork.server.protocol.choices import ChoiceView, Line, Shown
from tokyork.server.table.orders import fitting, silencing
from tokyork.views.view import public_view, seen_by
from tokyork.words.causes.decision_paragraphs import paragraph
from tokyork.words.event_groups import told_once
from tokyork.words.parts import parts_of
from tokyork.words.sentences import Sentences
from tokyork.words.texts import FALLBACK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork import Game
    from tokyork.words.parts import Parts


def shown(  # noqa: PLR0913 - whose eyes, and what only the table knows
    game: Game,
    seat: str | None,
    seq: int,
    *,
    language: str = FALLBACK,
    undo: bool = False,
    deadline: float | None = None,
    public: dict[str, Any] | None = None,
) -> Shown:
    """The game for whoever holds this seat; for a spectator without one.

    What everybody sees can be given, if it was looked at before.
    """
    public = public_view(game.state) if public is None else public
    view: Any = public if seat is None else seen_by(game.state, seat_number(seat), public)
    words = Sentences.of(view, language, numbered=False)
    decision = view["decision"]
    if decision is None:
        return Shown(seq, view, None, None)
    waiting = parts_of(words.waiting(decision))
    if decision["seat"] != seat:
        return Shown(seq, view, None, waiting, deadline)
    return Shown(seq, view, _choice(game, view, words, undo), waiting, deadline)


def _choice(game: Game, view: dict[str, Any], words: Sentences, undo: bool) -> ChoiceView:
    decision, g = view["decision"], game.state
    rule = paragraph(words.city, words.decision_kind(decision))
    offers = Offers(game, view, words)
    found = consequences(g, view["seat"])
    return ChoiceView(
        seat=decision["seat"],
        kind=decision["kind"],
        question=words.question(decision),
        help=words.explanation(decision, tapping=True),
        rule=rule,
        rule_title=words.texts(f"rules-{rule}", "title"),
        offers=offers.all(),
        refusals=offers.refusals(),
        default=decision["default"],
        consequences=found,
        outcome=outcome(g, view["seat"], found, words),
        useless=useless_faces(g),
        note=offers.note(),
        undo=undo,
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
