from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from tests.helpers import Plan, walk
from tokyork import Game
from tokyork.cities import CITIES
from tokyork.terminal.now import faces_now, hints, now
from tokyork.words.event_groups import essential
from tokyork.words.outlook import Outlook
from tokyork.words.sentences import Sentences
from tokyork.words.texts import texts

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


KINDS = {kind for rules in CITIES.values() for kind in rules.event_names.values()}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_event_has_a_sentence(kind: str) -> None:
    assert texts().has(f"log-{kind}")


@pytest.fixture
def no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that lacks one of its values fails the test instead of showing a gap."""
    lenient = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, values: Any = None) -> Any:  # noqa: ANN401 - hatchling has no types here
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


@pytest.mark.usefixtures("no_gaps")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_nothing_raw_is_left_in_what_moves_would_do(seats: int) -> None:
    for game in walk("new_york", Plan(seats, seed=seats, rich=True), most=120):
        if game.decision is None:
            return
        view = game.view(game.decision.seat)
        ahead = Outlook(view, Sentences.of(view))
        told = [ahead.move(move) or "" for move in game.legal_moves]
        told += [*hints(ahead), *now(ahead), *(text for _, text in faces_now(ahead))]
        assert [text for text in told if RAW.search(text) or "prospect-" in text] == []


def test_moves_in_words() -> None:
    words = Sentences("tokyo", ["gigazaur", "the_king"])
    price = {"wings": 5, "wings from p2": 4, "wings from deck": 6}.__getitem__
    assert words.move("keep 3 3", 6, price) == "keep 3 3, reroll 4 dice"
    assert words.move("keep", 6, price) == "keep nothing, reroll all dice"
    assert words.move("buy wings", 6, price) == "buy Wings for 5 energy"
    assert words.move("buy wings from p2", 6, price) == (
        "buy Wings from The King (p2) for 4 energy"
    )
    assert words.move("buy wings from deck", 6, price) == "buy Wings from the deck for 6 energy"
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
        "Gigazaur (p1) loses 2 health because of The King (p2)’s Flame Thrower."
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


# --- groups: one line for what belongs together ---


def story(
    *moves: str, rolls: list[str], players: list[dict[str, Any]], **more: object
) -> list[str]:
    """The lines told of moves from a position of New York."""
    plain = {"market": ["overload", "webspinner", "king_of_queens"]}  # no tax on moving
    given = {"game": "new_york", "players": players, "rolls": [rolls], **plain, **more}
    game = Game.from_scenario(given)
    for move in moves:
        game.play(move)
    words = Sentences.of(game.view())
    return [words.event(event) for event in essential(game.events())]


BOROUGHS = {
    "bronx": {"stacks": [["high_rise_2", "hospital_2"], ["high_rise_1"]], "units": ["infantry"]}
}
MARKET = ["power_substation", "shadow_double", "towering_titan"]
QUIET = ["star", "star", "claw", "claw", "energy", "energy"]


def test_a_tile_is_told_with_its_reward_and_what_it_leaves() -> None:
    rolls = ["destroy", "destroy", "destroy", "destroy", "destroy", "star"]
    told = story(
        "stop",
        "resolve destroy",
        "destroy high_rise_2",
        "destroy high_rise_1",
        "destroy infantry",
        players=[{"at": "bronx", "health": 5}, {"at": "lower"}],
        rolls=rolls,
        boroughs=BOROUGHS,
    )
    fish = "Captain Fish (p1)"
    assert told[2:5] == [
        f"{fish} destroys High-rise 2 in the Bronx: +2 points, Jet moves in, Hospital 2 beneath.",
        f"{fish} destroys High-rise 1 in the Bronx: +1 point, Infantry moves in.",
        f"{fish} destroys Infantry in the Bronx: +1 health.",
    ]


def test_the_army_hits_everybody_it_reaches_in_one_line() -> None:
    told = story(
        "stop",
        "resolve ouch",
        players=[{"at": "bronx"}, {"at": "bronx"}, {"at": "lower"}],
        rolls=["ouch", "ouch", "star", "star", "claw", "heart"],
        boroughs=BOROUGHS,
    )
    assert "Kong (p2), Captain Fish (p1): each loses 1 health to the army." in told


def test_income_entering_climbing_and_fleeing() -> None:
    told = story(
        "stop",
        "resolve claw",
        "flee queens",
        "resolve energy",
        players=[{"at": "bronx"}, {"at": "lower"}],
        rolls=QUIET,
    )
    assert "Kong (p2) loses 2 health to Captain Fish (p1)’s claws." in told
    assert "Kong (p2) flees from Lower Manhattan to Queens." in told
    assert "Captain Fish (p1) enters Lower Manhattan: +1 point." in told
    inside = [{"at": "lower"}, {"at": "queens"}]
    told = story("stop", "resolve claw", "resolve energy", players=inside, rolls=QUIET)
    assert told[1] == "Captain Fish (p1) collects income in Manhattan: +1 point, +1 energy."
    assert "Captain Fish (p1) climbs to Midtown." in told


def test_a_ride_names_its_card() -> None:
    told = story(
        *("stop", "resolve star", "resolve energy", "buy subway", "end"),
        *("move queens", "move manhattan"),
        players=[{"at": "bronx", "energy": 10}, {"at": "brooklyn"}],
        rolls=QUIET,
        market=["subway", "shadow_double", "towering_titan"],
    )
    assert told[-2:] == [
        "Captain Fish (p1) leaves Lower Manhattan for Queens because of Subway.",
        "Captain Fish (p1) enters Lower Manhattan because of Subway: +1 point.",
    ]


def test_the_second_track_slides_over() -> None:
    players = [{"at": at} for at in ("bronx", "lower", "midtown@2", "queens", "queens")]
    told = story("stop", "resolve claw", "flee brooklyn", players=players, rolls=QUIET)
    assert "Kong (p2), Sheriff (p3): each loses 2 health to Captain Fish (p1)’s claws." in told
    assert "Sheriff (p3) slides over to the first track in Midtown." in told


def test_goal_cards_bring_their_points() -> None:
    players: list[dict[str, Any]] = [
        {"at": "bronx"},
        {"at": "lower", "points": 5, "goals": ["statue_of_liberty"]},
    ]
    rolls = ["ouch", "ouch", "ouch", "star", "star", "star"]
    told = story("stop", "resolve ouch", players=players, rolls=rolls)
    assert "Captain Fish (p1) takes the Statue of Liberty card from Kong (p2): +3 points." in told
    assert "Kong (p2) loses 3 points along with the Statue of Liberty." in told
    assert "Captain Fish (p1) takes the Superstar card: +1 point." in told


def test_added_results_and_souvenirs_are_told_once() -> None:
    units = {"bronx": {"units": ["infantry"] * 3, "stacks": []}}
    players: list[dict[str, Any]] = [
        {"at": "bronx", "cards": ["fury", "tourist"], "souvenirs": ["bronx"]},
        {"at": "lower"},
    ]
    told = story(
        "stop",
        "resolve claw",
        "stay",
        "resolve energy",
        "resolve star",
        "move queens",
        players=players,
        rolls=QUIET,
        boroughs=units,
    )
    assert "Captain Fish (p1) adds to its dice because of Fury: Destruction Energy." in told
    assert "Captain Fish (p1) leaves a souvenir in Queens: +1 point, +1 energy." in told


def test_a_purchase_is_told_with_what_it_brings() -> None:
    buyer = {"at": "bronx", "energy": 3}
    told = story(
        "stop",
        "resolve energy",
        "resolve claw",
        "stay",
        "stay",
        "buy power_substation",
        players=[buyer, {"at": "lower"}],
        rolls=QUIET,
        market=MARKET,
    )
    assert "Captain Fish (p1) buys Power Substation for 5 energy: +1 point, +8 energy." in told
    assert "Captain Fish (p1) loses 3 health because of Power Substation." in told


def test_an_attack_on_nobody_says_so() -> None:
    players = [{"at": "bronx"}, {"at": "queens"}]
    moves = ("stop", "resolve claw", "resolve energy", "end")
    told = story(*moves, players=players, rolls=QUIET, market=MARKET)
    assert "Captain Fish (p1) attacks with 2 claws, but hits nobody." in told
