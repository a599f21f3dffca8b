"""What the dice would do as they lie, in short."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.coach.effects import changes, until_resolved
from tokyork.coach.wording import change_in_short
from tokyork.deals import determinize
from tokyork.notation import decision_kind, default_move, legal_texts

if TYPE_CHECKING:
    from tokyork import Game
    from tokyork.core.game import State
    from tokyork.sentences import Sentences

ABOUT_DICE = ("roll", "dice", "resolve")


def preview(game: Game, seat: str, words: Sentences) -> list[str]:
    """Gains and losses in short, one's own first; nothing where no dice are at stake."""
    g = game.state
    if decision_kind(g) not in ABOUT_DICE or not g.dice:
        return []
    me = int(seat[1:]) - 1
    found = changes(until_resolved(determinize(g, me, int(g.made)), _usual))
    order = sorted(found, key=lambda key: (key[0] - me) % len(g.monsters))
    told = [change_in_short(*key, found[key], me, words) for key in order]
    return told or [words.texts("preview-nothing")]


def _usual(g: State) -> int:
    moves = legal_texts(g)
    return moves.index("stop") if "stop" in moves else int(default_move(g))
