"""What `hint` and `odds` tell: the coach in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork import odds
from tokyork.coach.counsel import counsel
from tokyork.coach.strip import strip
from tokyork.errors import BadInputError
from tokyork.formats.notation import chooser, decision_kind
from tokyork.words.numbers import chance
from tokyork.words.parts import plain
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from rich.console import Console

    from tokyork import Game
    from tokyork.coach.replies import Chip

MESSAGES = {"harm": "chip_harm", "knock_out": "chip_falls", "card": "chip_card"}


def show_hint(console: Console, game: Game, keep: str) -> None:
    """The best move, how good it is, and why; compared with a keep if one is named."""
    words = Sentences.of(game.view())
    if _is_wrong(console, words, keep):
        return
    told = counsel(game.state, keep or None)
    console.print(words.texts("coach-best", move=told.label), style="green")
    console.print(plain(told.verdict))
    console.print(plain(told.reason))


def show_strip(console: Console, game: Game, keep: str) -> None:
    """The chances that matter if these dice are kept."""
    words = Sentences.of(game.view())
    g = game.state
    if decision_kind(g) != "roll":
        console.print(words.texts("coach-not_rolling"), style="red")
        return
    if _is_wrong(console, words, keep):
        return
    kept = odds.read_dice(keep, g.rules.faces) if keep else None
    chips = strip(g, int(chooser(g)), kept)
    if not chips:
        console.print(words.texts("coach-no_odds"))
        return
    title = {"any": "no" if keep else "yes", "kept": words.dice(keep.split())}
    console.print(words.texts("coach-odds_title", **title))
    for chip in chips:
        console.print("  " + _line(chip, words))


def _is_wrong(console: Console, words: Sentences, keep: str) -> bool:
    """Whether these are no dice; then that is said."""
    try:
        odds.read_dice(keep, words.rules.faces)
    except BadInputError:
        console.print(words.texts("coach-bad_keep"), style="red")
        return True
    return False


def _line(chip: Chip, words: Sentences) -> str:
    goal = chip.goal
    about = goal.about or ""
    return words.texts(
        f"coach-{MESSAGES.get(goal.use, 'chip')}",
        faces=words.dice([goal.face] * goal.count),
        had="yes" if chip.chance == 1.0 else "no",
        chance=chance(chip.chance, words.texts),
        seat=words.seat(about) if goal.use == "knock_out" else "",
        card=words.card(about) if goal.use == "card" else "",
    )
