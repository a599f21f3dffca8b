"""The styles play with visibly different temperaments."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.helpers import needs_speed
from tokyork import Game
from tokyork.bots import Seen, make_bot
from tokyork.cities import CITIES
from tokyork.core.agenda import seat_of

pytestmark = pytest.mark.interpreted

STYLES = ("brawler", "builder", "showoff")
GAMES = 12


@cache
def deeds(city: str, name: str) -> dict[str, float]:
    """What a bot among three random ones does in a turn of its own, on average."""
    total: Counter[str] = Counter()
    for seed in range(GAMES):
        for event in play(city, name, seed).events():
            if event.get("seat") == f"p{seed % 4 + 1}":
                total.update(deed(event))
    return {what: total[what] / total["turns"] for what in ("claws", "cards", "points")}


def play(city: str, name: str, seed: int) -> Game:
    """A game with the bot in one of four seats."""
    game = Game(city, seats=4, seed=seed)
    bots = [make_bot(name if seat == seed % 4 else "random", seed) for seat in range(4)]
    while not game.over:
        game.play_number(bots[seat_of(game.state.pending)].pick(Seen(game.state)))
    return game


def deed(event: dict[str, Any]) -> dict[str, int]:
    """What an event adds to the account of its seat."""
    match event["kind"]:
        case "turn_started":
            return {"turns": 1}
        case "dice_final":
            return {"claws": event["dice"].count("claw")}
        case "card_bought":
            return {"cards": 1}
        case "points_gained" if event["cause"]["kind"] in {"dice", "rules"}:
            return {"points": event["amount"]}
        case _:
            return {}


@needs_speed
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    ("what", "style"), [("claws", "brawler"), ("cards", "builder"), ("points", "showoff")]
)
def test_each_style_does_most_of_what_it_loves(city: str, what: str, style: str) -> None:
    most = deeds(city, style)[what]
    for other in STYLES:
        if other != style:
            assert most > deeds(city, other)[what]
