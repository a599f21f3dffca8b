"""The log of a game: everything once, and a reroll is called one."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.words.event_groups import told_once
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Iterable


def lines(events: Iterable[dict[str, Any]], game: Game) -> list[str]:
    words = Sentences.of(game.view(), "en", numbered=False)
    return [str(words.event(event)) for event in told_once(events)]


def played_at_random(city: str, seed: int) -> Game:
    game = Game(city, 4, seed=seed, options={"health": 8, "points": 15})
    dice = random.Random(seed)
    while (decision := game.decision) is not None:
        game.play(dice.choice(decision.moves).number)
    return game


@pytest.mark.parametrize("city", CITIES)
def test_no_line_repeats_the_one_before(city: str) -> None:
    for seed in range(12):
        game = played_at_random(city, seed)
        for before, line in pairwise(lines(game.events(), game)):
            assert before != line


def test_dice_that_were_told_with_their_throw_are_not_told_again() -> None:
    game = Game("tokyo", 2, seed=1, options={"first": "p1"})
    game.play("keep")
    game.play("keep")
    kinds = [event["kind"] for event in told_once(game.events())]
    assert kinds.count("rolled") >= 3
    assert "dice_final" not in kinds


def test_who_rerolls_all_dice_is_said_to_reroll() -> None:
    game = Game("tokyo", 2, seed=1, options={"first": "p1"})
    game.play("keep")
    told = [line for line in lines(game.events(), game) if "rolls" in line]
    assert " rolls: " in told[-2]
    assert " rerolls all dice: " in told[-1]


def test_a_die_that_is_thrown_again_is_not_turned() -> None:
    """Even if it shows the same face."""
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": [{}, {"cards": ["psychic_probe"]}],
            "rolls": [[1, 1, 2, 2, 3, "claw"], [3]],
        }
    )
    game.play("stop")
    game.play("use psychic_probe 3")
    event = next(event for event in game.events() if event["kind"] == "die_changed")
    assert (event["face"], event["to"], event["rerolled"]) == ("3", "3", True)
    told = " ".join(lines(game.events(), game))
    assert "rerolls 3 because of Psychic Probe: 3." in told
    assert "turns" not in told
