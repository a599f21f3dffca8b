"""A game as one browser sees it, in words: its view, what it may choose, and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tokyork.core.hand import cards_of
from tokyork.notation import card_id
from tokyork.prospects import Prospects
from tokyork.sentences import Sentences, grouped, prices
from tokyork.server.messages import Choice, Line, Offer, Refusal, Shown
from tokyork.server.orders import fitting
from tokyork.server.paragraphs import paragraph
from tokyork.server.preview import preview
from tokyork.text import FALLBACK
from tokyork.why import why_not

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tokyork import Game

SHOPS = ("buy", "snatch")


def shown(  # noqa: PLR0913 - whose eyes, and what only the table knows
    game: Game,
    seat: str | None,
    seq: int,
    *,
    language: str = FALLBACK,
    undo: bool = False,
    deadline: float | None = None,
) -> Shown:
    """The game for whoever holds this seat; for a spectator without one."""
    view: Any = game.view(seat)
    words = Sentences.of(view, language, numbered=False)
    decision = view["decision"]
    if decision is None:
        return Shown(seq, view, None, None)
    waiting = words.texts(f"waiting-{decision['kind']}", seat=words.seat(decision["seat"]))
    if decision["seat"] != seat:
        return Shown(seq, view, None, waiting)
    return Shown(seq, view, _choice(game, view, words, undo, deadline), waiting)


def _choice(
    game: Game, view: dict[str, Any], words: Sentences, undo: bool, deadline: float | None
) -> Choice:
    decision = view["decision"]
    rule = paragraph(words.city, words.decision_kind(decision))
    return Choice(
        decision["seat"],
        decision["kind"],
        words.question(decision),
        words.explanation(decision, tapping=True),
        rule,
        words.texts(f"rules-{rule}", "title"),
        _offers(view, words),
        _refusals(game, view, words),
        decision["default"],
        preview(game, view["seat"], words),
        undo,
        deadline,
        fitting(view),
    )


# --- moves ---


def _offers(view: dict[str, Any], words: Sentences) -> list[Offer]:
    prospects = Prospects(view, words) if "boroughs" in view else None
    cost = prices(view).__getitem__
    dice = len(view["dice"])
    return [
        Offer(
            move,
            "" if move.startswith("keep") else words.move(move, dice, cost),
            prospects.move(move) if prospects else None,
        )
        for move in view["decision"]["moves"]
    ]


def _refusals(game: Game, view: dict[str, Any], words: Sentences) -> list[Refusal]:
    """What cannot be done now though it is in sight: cards to buy and one's own to use."""
    decision = view["decision"]
    wanted = [f"use {card}" for card in _usable(game, view)]
    if decision["kind"] in SHOPS:
        wanted += [f"buy {card}" for card in dict.fromkeys(view["market"]) if card]
    if decision["kind"] == "buy":
        wanted.append("sweep")
    offered = decision["moves"]
    missing = [w for w in wanted if not any(m == w or m.startswith(f"{w} ") for m in offered)]
    return [_refusal(game, move, view, words) for move in missing]


def _usable(game: Game, view: dict[str, Any]) -> list[str]:
    """The seat's own cards that are used by a move at some time."""
    g = game.state
    me = g.monsters[int(view["seat"][1:]) - 1]
    cards = g.rules.box.cards
    return [card_id(g.rules, slot) for slot in cards_of(me) if cards[slot].moments]


def _refusal(game: Game, move: str, view: dict[str, Any], words: Sentences) -> Refusal:
    reason, values = why_not(game.state, move)
    if "card" in values:
        values["card"] = words.card(str(values["card"]))
    label = words.move(move, len(view["dice"]), prices(view).__getitem__)
    return Refusal(move, label, words.texts(reason, **values))


# --- the log ---


def lines(events: Iterable[dict[str, Any]], words: Sentences) -> list[Line]:
    """Events as the lines of a log, alike ones together; they begin with a turn."""
    found: list[Line] = []
    turn = 0
    for event in grouped(events):
        turn = event["amount"] if event["kind"] == "turn_started" else turn
        found.append(_line(event, turn, words))
    return found


def _line(event: dict[str, Any], turn: int, words: Sentences) -> Line:
    seat = event.get("seat")
    return Line(
        event["number"],
        turn,
        event["kind"],
        seat[0] if isinstance(seat, list) else seat,
        words.event(event),
        _cards(event),
        event["cause"]["kind"],
    )


def _cards(event: dict[str, Any]) -> list[str]:
    """The cards a line speaks of."""
    named = event.get("card", [])
    cards = named if isinstance(named, list) else [named]
    cause = event["cause"]
    if cause["kind"] in {"card", "power"} and "card" in cause and cause["card"] not in cards:
        cards = [*cards, cause["card"]]
    return list(cards)
