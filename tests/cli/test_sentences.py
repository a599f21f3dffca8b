from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from tokyork import Game
from tokyork.cities import CITIES
from tokyork.core.events import EVENT_NAMES
from tokyork.sentences import Sentences, essential
from tokyork.text import texts

RAW = re.compile(r"\b(log|move|card|face|place|token|tile|monster|seat|decision)-\w|\{")


def played(city: str, seed: int) -> tuple[Game, list[tuple[str, int]]]:
    """A random game, and every move it offered with the number of dice then."""
    game = Game(city, 2 + seed % 5, seed=seed)
    dice = Random(seed)
    offered: list[tuple[str, int]] = []
    while not game.over:
        moves = game.legal_moves
        offered += [(move, len(game.view()["dice"])) for move in moves]
        game.play(dice.choice(moves))
    return game, offered


@pytest.mark.parametrize("kind", EVENT_NAMES.values())
def test_every_kind_of_event_has_a_sentence(kind: str) -> None:
    assert texts().has(f"log-{kind}")


@pytest.fixture
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks one of its values fails the test instead of showing a gap."""
    lenient = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, values: Any = None) -> Any:  # noqa: ANN401
        text, errors = lenient(bundle, pattern, values)
        assert not errors, (text, errors)
        return text, errors

    monkeypatch.setattr(FluentBundle, "format_pattern", strict)


@pytest.mark.usefixtures("no_gaps")
@pytest.mark.parametrize("city", CITIES)
def test_nothing_raw_is_left_in_what_people_read(city: str) -> None:
    for seed in range(6):
        game, offered = played(city, seed)
        words = Sentences.of(game.view())
        told = [words.event(event) for event in game.events()]
        told += [words.move(move, dice, lambda _: 3) for move, dice in offered]
        assert [sentence for sentence in told if RAW.search(sentence)] == []


def test_moves_in_words() -> None:
    words = Sentences("tokyo", ["gigazaur", "the_king"])
    price = {"wings": 5}.__getitem__
    assert words.move("keep 3 3", 6, price) == "keep 3 3, reroll 4 dice"
    assert words.move("keep", 6, price) == "keep nothing, reroll all dice"
    assert words.move("buy wings", 6, price) == "buy Wings for 5 energy"
    assert words.move("buy wings from p2", 6, price) == "buy Wings from The King (p2) for 5 energy"
    assert words.move("use stretchy 1 claw", 6, price) == "use Stretchy: turn 1 into Claw"
    assert words.move("use herd_culler 2", 6, price) == "use Herd Culler on a die: 2"
    assert words.move("cure poison", 6, price) == "remove a token: Poison"
    assert words.move("dance", 6, price) == "dance"


def test_causes_name_the_owner_only_if_it_is_another_monster() -> None:
    words = Sentences("tokyo", ["gigazaur", "the_king"])
    event = {"kind": "points_gained", "seat": "p1", "amount": 1}
    own = {"kind": "card", "seat": "p1", "card": "alpha_monster"}
    assert words.event(event | {"cause": own}) == (
        "Gigazaur (p1) scores 1 point because of Alpha Monster."
    )
    event = {"kind": "health_lost", "seat": "p1", "amount": 2, "loss": 2}
    theirs = {"kind": "card", "seat": "p2", "card": "flame_thrower"}
    assert words.event(event | {"cause": theirs}) == (
        "Gigazaur (p1) loses 2 health because of Flame Thrower of The King (p2)."
    )


def test_a_purchase_is_told_once() -> None:
    game = Game.from_scenario(
        {
            "game": "tokyo",
            "players": [{"energy": 9}, {}],
            "market": ["wings", "jets", "stretchy"],
            "rolls": [[1, 1, 2, 2, 3, 3]],
        }
    )
    game.play("stop")
    since = len(game.events())
    game.play("buy wings")
    kinds = [event["kind"] for event in essential(game.events(since))]
    assert kinds == ["card_bought", "card_revealed"]


def test_only_the_last_of_several_rolls_is_told() -> None:
    game = Game("tokyo", 2, seed=1, options={"first": "p1"})
    game.play("keep")
    game.play("keep")
    kinds = [event["kind"] for event in essential(game.events())]
    assert "rolled" not in kinds[: kinds.index("dice_final")]
