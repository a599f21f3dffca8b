"""Chains of causes: what a line of the log came from, and the rule behind it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game
from tokyork.words.causes import Link, why_line, why_refused
from tokyork.words.causes.rulings import all_named
from tokyork.words.event_groups import grouped
from tokyork.words.parts import CardPart, parts_of
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.words.causes import Link

DULL = [1, 1, 2, 2, 3, 3]


def cards(link: Link) -> list[str]:
    """The cards that a link names."""
    return [part.card for part in parts_of(link.text) if isinstance(part, CardPart)]


def played(*moves: str, players: list[dict[str, Any]], rolls: list[Any], **more: Any) -> Game:  # noqa: ANN401 - hatchling has no types here
    data = {"game": "tokyo", "players": players, "turn": "p1", "rolls": [*rolls, DULL, DULL]}
    game = Game.from_scenario(data | {"market": ["energize", "mimic", "tank"]} | more)
    game.state.log = []
    for move in moves:
        game.play(move)
    return game


def why(game: Game, kind: str, card: str | None = None) -> list[Link]:
    """The chain of the last event of this kind, perhaps of those that a card caused."""
    number = next(
        event["number"]
        for event in reversed(game.events())
        if event["kind"] == kind and card in {None, event["cause"].get("card")}
    )
    return why_line(game.state, None, number, Sentences.of(game.view(), numbered=False))


def told(links: list[Link]) -> str:
    return "\n".join(link.text for link in links)


def test_a_loss_leads_back_to_claws_dice_cards_and_the_rule() -> None:
    game = played(
        "stop",
        players=[{"cards": ["acid_attack"]}, {"at": "tokyo_city"}],
        rolls=[["claw", "claw", 1, 1, 2, 3]],
    )
    links = why(game, "health_lost")

    assert [link.kind for link in links] == ["event", "event", "card", "rule"]
    assert "attacks with 3 claws" in links[0].text
    assert "has rolled" in links[1].text
    assert cards(links[2]) == ["acid_attack"]
    assert links[-1].rule == "tokyo-claws"
    assert links[-1].title == "Claws"


def test_what_was_spared_is_told_with_its_card() -> None:
    game = played(
        "stop",
        players=[{}, {"at": "tokyo_city", "cards": ["armor_plating"]}],
        rolls=[["claw", 1, 1, 2, 2, 3]],
    )
    links = why(game, "loss_avoided")

    assert any(cards(link) == ["armor_plating"] for link in links)
    assert "attacks with 1 claw" in told(links)


def test_a_card_leads_back_to_the_turn_in_which_it_was_bought() -> None:
    game = played(
        "stop",
        "buy alpha_monster",
        "end",
        "stop",
        "stop",
        players=[{"energy": 7}, {"at": "tokyo_city"}],
        rolls=[DULL, DULL, ["claw", 1, 1, 2, 2, 3]],
        market=["alpha_monster", "mimic", "tank"],
    )
    links = why(game, "points_gained", "alpha_monster")

    assert cards(links[0]) == ["alpha_monster"]
    assert "attacks with 1 claw" in told(links)
    assert "buys Alpha Monster" in told(links)


def test_somebody_stays_because_of_an_attack() -> None:
    game = played(
        "stop",
        "stay",
        players=[{"energy": 8}, {"at": "tokyo_city"}],
        rolls=[["claw", 1, 1, 2, 2, 3]],
    )
    links = why(game, "stayed")

    assert "loses 1 health" in links[0].text
    assert links[-1].rule == "tokyo-yield"


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_every_line_of_every_game_has_causes_in_words(city: str) -> None:
    for seed in range(3):
        game, dice = Game(city, seats=3 + seed, seed=seed), Random(seed)
        while not game.over and game.state.made < 400:
            assert game.decision is not None
            cards = [m for m in game.decision.moves if str(m).startswith(("buy", "use"))]
            game.play(dice.choice(cards or list(game.decision.moves)))
        words = Sentences.of(game.view(), numbered=False)
        for event in grouped(game.events()):
            links = why_line(game.state, None, event["number"], words)
            assert links[-1].kind == "rule"
            for link in links:
                assert not link.text.startswith(("rules-", "because-", "log-", "card-"))
                assert link.ruling is None or texts().has(f"ruling-{link.ruling}")


def test_rulings_that_are_named_exist() -> None:
    assert [name for name in sorted(all_named()) if not texts().has(f"ruling-{name}")] == []


def test_a_spectator_learns_no_card_that_only_its_owner_has_seen() -> None:
    game = Game("tokyo", seats=2, seed=1)
    hidden = set(game.state.rules.box.by_id) - {card for card in game.view()["market"] if card}
    words = Sentences.of(game.view(), numbered=False)
    for number in range(len(game.events())):
        for link in why_line(game.state, None, number, words):
            assert not hidden & set(cards(link))


# --- what cannot be done ---


def refused(game: Game, move: str) -> list[Link]:
    return why_refused(game.state, move, Sentences.of(game.view(), numbered=False))


def test_a_card_that_is_too_dear_says_its_price() -> None:
    game = played("stop", players=[{"energy": 3}, {"at": "tokyo_city"}], rolls=[DULL])
    links = refused(game, "buy tank")

    assert links[0].text == "It costs 4, and you have 3 energy."
    assert cards(links[-1]) == ["tank"]


def test_a_cheaper_price_names_what_makes_it_cheaper() -> None:
    game = played(
        "stop",
        players=[{"energy": 2, "cards": ["alien_origin"]}, {"at": "tokyo_city"}],
        rolls=[DULL],
    )
    links = refused(game, "buy tank")

    assert "Printed price: 4 energy; price now: 3" in told(links)
    assert ["alien_origin"] in [cards(link) for link in links]


def test_a_card_that_works_at_another_time_says_when() -> None:
    game = played(
        "stop", players=[{"energy": 5, "cards": ["wings"]}, {"at": "tokyo_city"}], rolls=[DULL]
    )

    assert "when you are about to lose health" in told(refused(game, "use wings"))
