"""Blunders as a table, and the gravest with a picture of the board."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from tokyork.drawn import draw
from tokyork.lab.insight.findings import AnswerTable, spans

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.lab.insight.blunders import Blunder

LANGUAGE = "en"
SHOWN = 6
"""Boards on a page: each is a large picture."""


def blunder_table(blunders: Sequence[Blunder]) -> AnswerTable:
    """All that were found."""
    rows = [
        (one.game, one.turn, one.seat, one.kind, one.played, one.better, *spans(one.loss))
        for one in blunders
    ]
    columns = ("game", "turn", "seat", "decision", "played", "better", "loss", "low", "high")
    note = (
        "Found by playing on from some of the games: what the move gave away of the win share, if "
        "all go on like the quick player, with luck that had no part in finding it."
    )
    return AnswerTable("blunders", "Which moves lost games?", note, columns, rows)


def pictured(blunder: Blunder) -> str:
    """The board as its chooser saw it, with a sentence above, as HTML."""
    told = (
        f"Game {blunder.game}, turn {blunder.turn}: {blunder.seat} played "
        f"{_quoted(blunder.played)}; "
        f"{_quoted(blunder.better)} wins {100 * blunder.loss.value:.0f} games in a hundred more."
    )
    return f"<figure><figcaption>{escape(told)}</figcaption>{draw(blunder.view, LANGUAGE)}</figure>"


def _quoted(move: str) -> str:
    return f"\N{LEFT DOUBLE QUOTATION MARK}{move}\N{RIGHT DOUBLE QUOTATION MARK}"
