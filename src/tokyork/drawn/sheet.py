"""The whole picture: who must choose, the city, every seat, the dice and the market."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from typing import TYPE_CHECKING, Any

from tokyork.drawn.svg_boards import HEIGHTS, WIDTH, draw_board, mood_of
from tokyork.drawn.svg_pen import Frame, Pen
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDE = 720.0
_GAP = 10.0
_HEAD = 40.0
_SEAT = 104.0
_DIE = 46.0
_CARD = 96.0
_COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}


def draw(view: dict[str, Any], language: str | None = None) -> str:
    """What a view shows, as SVG; it holds all that it needs."""
    words = Sentences.of(view, language)
    pen = Pen(view["city"], "t" + sha256(repr(view).encode()).hexdigest()[:8])
    title = _title(view, words)
    pen.text(title, _GAP, 27, 19, bold=True, room=_WIDE - 2 * _GAP)
    y = _HEAD
    board = (_WIDE - 2 * _GAP) * HEIGHTS[view["city"]] / WIDTH
    draw_board(pen, view, words, Frame(_GAP, y, _WIDE - 2 * _GAP, board))
    y += board + _GAP
    y = _draw_seats(pen, view, words, y)
    y = _draw_table(pen, view, words, y)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE:g} {y:g}" width="{_WIDE:g}" '
        f'height="{y:g}" role="img"><title>{escape(title)}</title>'
        f'<rect width="{_WIDE:g}" height="{y:g}" rx="12" fill="{pen.colours["bg"]}"/>'
        f"{pen.whole()}</svg>"
    )


def _title(view: dict[str, Any], words: Sentences) -> str:
    texts = words.texts
    if view["over"]:
        ended = {"kind": "game_over", "ending": view["ending"], "winners": view["winners"]}
        said = str(words.event(ended))
    else:
        seat, question = words.seat(view["decision"]["seat"]), words.question(view["decision"])
        said = str(texts("terminal-whose_choice", seat=seat, question=question))
    return f"{texts('table-turn', turn=view['turn'])} · {said}"


# --- seats ---


def _draw_seats(pen: Pen, view: dict[str, Any], words: Sentences, y: float) -> float:
    monsters = view["monsters"]
    columns = _COLUMNS[len(monsters)]
    width = (_WIDE - (columns + 1) * _GAP) / columns
    for number, monster in enumerate(monsters):
        x = _GAP + number % columns * (width + _GAP)
        top = y + number // columns * (_SEAT + _GAP)
        _draw_seat(pen, view, words, monster, Frame(x, top, width, _SEAT))
    return y + -(-len(monsters) // columns) * (_SEAT + _GAP)


def _draw_seat(
    pen: Pen, view: dict[str, Any], words: Sentences, monster: dict[str, Any], at: Frame
) -> None:
    asked = view["decision"] is not None and monster["seat"] == view["decision"]["seat"]
    pen.panel(at, edge="accent" if asked else "line", width=4 if asked else 2)
    mood = mood_of(view, monster)
    face = Frame(at.x + 6, at.y + 12, 66, 66)
    pen.drawing("monsters", monster["monster"], face, mood, bust=True)
    x, room = at.x + 80, at.width - 86
    muted = "text" if monster["alive"] else "text-2"
    name = str(words.texts(f"monster-{monster['monster']}"))
    pen.text(name, x, at.y + 24, 15, bold=True, colour=muted, room=room)
    below = face.x + face.width / 2
    pen.text(monster["seat"], below, at.y + 95, 14, colour="text-2", anchor="middle")
    _draw_figures(pen, monster, x, at.y + 34)
    place = words.place(monster["at"]) if monster["alive"] else ""
    pen.text(str(place), x, at.y + 76, 14, colour="text-2", room=room)
    cards = ", ".join(str(words.card(card)) for card in _cards(monster))
    pen.text(cards, x, at.y + 94, 14, room=room)


def _cards(monster: dict[str, Any]) -> Sequence[str]:
    """All that lies in front of it, by their ids."""
    kept = [card["id"] for card in monster["cards"]]
    return [*kept, *monster.get("goals", ())]


def _draw_figures(pen: Pen, monster: dict[str, Any], x: float, y: float) -> None:
    if not monster["alive"]:
        pen.drawing("icons", "skull", Frame(x, y, 24, 24))
        return
    for icon in ("health", "points", "energy"):
        pen.drawing("icons", icon, Frame(x, y, 20, 20))
        pen.text(str(monster[icon]), x + 23, y + 16, 16, bold=True)
        x += 48


# --- dice and market ---


def _draw_table(pen: Pen, view: dict[str, Any], words: Sentences, y: float) -> float:
    """The dice in a row, and below them what is for sale."""
    dice = [*view["dice"], *view["side_dice"]]
    for number, face in enumerate(dice):
        x = _GAP + number * (_DIE + 6)
        pen.drawing("dice", face, Frame(x, y, _DIE, _DIE))
    if dice:
        y += _DIE + _GAP
    width = (_WIDE - _CARD - 5 * _GAP) / 3
    for slot, card in enumerate(view["market"]):
        at = Frame(_GAP + slot * (width + _GAP), y, width, 40)
        pen.panel(at, "surface-2")
        if card is not None:
            name = str(words.card(card))
            pen.text(name, at.x + 10, at.y + 26, 15, bold=True, room=width - 66)
            pen.drawing("icons", "energy", Frame(at.x + width - 50, at.y + 9, 22, 22))
            price = str(words.printed_price(card))
            pen.text(price, at.x + width - 10, at.y + 26, 16, bold=True, anchor="end")
    x = _GAP + 3 * (width + _GAP)
    pen.drawing("icons", "deck", Frame(x, y + 4, 32, 32))
    pen.text(str(view["deck"]), x + 40, y + 27, 17, bold=True)
    return y + 40 + _GAP
