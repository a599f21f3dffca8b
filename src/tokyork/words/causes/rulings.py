"""Which of our rulings say more about an event or a card: ids of the page of rulings."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from tokyork.words.texts import FALLBACK, LOCALES, texts

if TYPE_CHECKING:
    from tokyork.words.causes.story import Told
    from tokyork.words.texts import Texts

_EVENTS = {
    "deck_shuffled": "empty_deck",
    "fell": "out",
    "knocked_out": "out",
    "turn_queued": "extra_turn",
    "health_trimmed": "lost_maximum",
    "token_gained": "tokens",
    "last_round": "finish_round",
    "card_revealed": "refill",
}
_OF_TOKYO = {
    "dice_final": "dice_order",
    "stayed": "yield_order",
    "copy_placed": "fresh_copy",
}
_OF_NEW_YORK = {
    "results_added": "added_results",
    "health_gained": "one_at_a_time",
    "token_lost": "one_at_a_time",
}
_CITIES = {"tokyo": _OF_TOKYO, "new_york": _OF_NEW_YORK}
_ENDINGS = {"points": "win_check", "elimination": "last_monster", "no_winner": "nobody"}
_GOALS = {"superstar": "superstar", "statue_of_liberty": "triple_ouch"}
_TOGETHER = "together"
_POINTS = "points"


def ruling_of(city: str, event: Told) -> str | None:
    """The ruling behind an event, if there is one."""
    kind = event["kind"]
    if kind == "health_lost":
        return "poison" if event["cause"]["kind"] == "token" and city == "tokyo" else _TOGETHER
    if kind in {"points_gained", "points_lost"}:
        return _POINTS
    found = {
        "game_over": _ENDINGS.get(event.get("ending", "")),
        "goal_taken": _GOALS.get(event.get("goal", "")),
        **_EVENTS,
        **_CITIES[city],
    }
    return found.get(kind)


def ruling_of_card(words: Texts, message: str, card: str) -> str | None:
    """The ruling about a card, if there is one: called after it, or naming it."""
    if words.has(f"ruling-{card}"):
        return card
    name = texts(FALLBACK)(message)
    return next((ruling for ruling, text in _rulings().items() if name in text), None)


@lru_cache
def _rulings() -> dict[str, str]:
    """All rulings in English, where they are written first."""
    source = (LOCALES / FALLBACK / "rulings.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^ruling-(?!section-)(\w+) = (.*)$", source, re.MULTILINE))


def all_named() -> set[str]:
    """Every ruling that an event is linked to."""
    groups = (_EVENTS, _OF_TOKYO, _OF_NEW_YORK, _ENDINGS, _GOALS)
    return {_TOGETHER, _POINTS, "poison"}.union(*(group.values() for group in groups))
