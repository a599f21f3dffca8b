# ruff: noqa: RUF001 - the signs are those that people see
from __future__ import annotations

import io
import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from rich.console import Console

from tokyork import Game
from tokyork.terminal import picture
from tokyork.terminal.screen import view_with_prices
from tokyork.words.sentences import Sentences

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from subprocess import CompletedProcess

    Program = Callable[..., CompletedProcess[str]]

Position = dict[str, Any]

STACKS = {
    "manhattan": [["hospital_2", "high_rise_1"], ["high_rise_1"]],
    "bronx": [["high_rise_1", "hospital_3"], ["high_rise_1", "power_plant_3", "high_rise_1"]],
}
BOROUGHS = {
    "manhattan": {"stacks": STACKS["manhattan"], "units": ["jet"]},
    "bronx": {"stacks": STACKS["bronx"], "units": ["infantry", "infantry", "tank"]},
}
MARKET = ["shadow_double", "towering_titan", "drink_the_hudson"]
HEARTS = ["heart"] * 6


def position(*players: dict[str, Any], rolls: list[str], **more: object) -> Position:
    """A position with known boroughs; the first player's turn begins with this roll."""
    given = {"game": "new_york", "players": list(players), "rolls": [rolls]}
    return given | {"boroughs": BOROUGHS, "market": MARKET} | more


TABLE = position(
    {"at": "bronx", "health": 6, "goals": ["superstar"], "souvenirs": ["queens"]},
    {"at": "midtown"},
    {"at": "lower@2", "cards": ["tourist"], "tokens": {"web": 2}},
    {"at": "bronx", "goals": ["statue_of_liberty"]},
    {"at": "queens", "next_keep": True},
    rolls=["heart", "star", "claw", "destroy", "ouch", "ouch"],
)


@pytest.fixture
def play(tokyork_here: Program, tmp_path: Path) -> Callable[..., str]:
    """Plays on from a position; everybody is a person, and what is typed ends with `quit`."""

    def run(given: Position, *typed: str) -> str:
        (tmp_path / "position.yaml").write_text(yaml.safe_dump(given))
        seats = ",".join(["you"] * len(given["players"]))
        args = ("play", "--terminal", "--load", "position.yaml", "--seats", seats)
        done = tokyork_here(*args, typed="\n".join([*typed, "quit", ""]))
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return run


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# --- whole games ---


def test_a_whole_game_can_be_piped_in(tokyork_here: Program) -> None:
    game = Game("new_york", 5, seed=1)
    dice = Random(1)
    while not game.over:
        game.play(dice.choice(game.legal_moves))
    assert game.record is not None
    typed = "\n".join([*game.record.moves, ""])
    args = ("play", "--terminal", "--city", "new_york", "--seats", "you,you,you,you,you")
    done = tokyork_here(*args, "--seed", "1", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert f"({game.winners[0]}) wins" in done.stdout.splitlines()[-1]
    assert "not legal" not in done.stdout


def test_numbers_are_enough_to_play_against_bots(tokyork_here: Program) -> None:
    args = ("play", "--terminal", "--city", "new_york", "--seats", "you,greedy,random")
    done = tokyork_here(*args, "--seed", "3", typed="1\n" * 300)
    assert done.returncode == 0
    assert "wins" in done.stdout.splitlines()[-1]


def test_a_replay_shows_the_map(tokyork_here: Program, tmp_path: Path) -> None:
    game = Game("new_york", 2, seed=1)
    for _ in range(5):
        assert game.decision is not None
        game.play(game.decision.default)
    (tmp_path / "game.yaml").write_text(game.save())
    assert "Tiles in Manhattan" in tokyork_here("replay", "game.yaml").stdout


# --- the map ---


def drawn(given: Position, width: int) -> list[str]:
    game = Game.from_scenario(given)
    view = view_with_prices(game, None)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(picture.table(view, Sentences.of(view), ["you"] * len(game.seats))[0])
    return capture.get().splitlines()


@pytest.mark.parametrize("width", [80, 110])
def test_the_map_shows_stacks_units_and_who_is_where(width: int) -> None:
    lines = drawn(TABLE, width)
    assert all(len(line) <= width for line in lines)
    columns = [[cell.strip() for cell in line.split("│")] for line in lines]
    bronx = [row[2] for row in columns if len(row) > 3]
    start = bronx.index("Bronx")
    assert bronx[start + 1 : start + 7] == [
        "» Captain Fish (p1)",
        "» Rob (p4)",
        "High-rise 1 ×2",
        "High-rise 1 ×3",
        "Infantry ×2",
        "Tank ×1",
    ]


def test_the_map_shows_the_zones_with_income_and_both_tracks() -> None:
    lines = [line.split("│")[1].strip() for line in drawn(TABLE, 80) if line.startswith("│")]
    assert lines[:6] == [
        "Manhattan, room for two",
        "Upper    2 points, 2 energy",
        "Midtown  2 points, 1 energy",
        "» Kong (p2)",
        "Lower    1 point, 1 energy",
        "» Sheriff (p3), track 2",
    ]
    tiles = lines[lines.index("Tiles in Manhattan") :]
    assert tiles[:4] == ["Tiles in Manhattan", "Hospital 2 ×2", "High-rise 1 ×1", "Jet ×1"]


def test_the_map_shows_goal_cards_and_souvenirs() -> None:
    lines = drawn(TABLE, 80)
    assert "Superstar: Captain Fish (p1) · Statue of Liberty: Rob (p4)" in lines[-1]
    assert any("p1’s souvenir" in line for line in lines)


def test_units_that_appeared_this_turn_are_marked(play: Callable[..., str]) -> None:
    before, _, after = play(TABLE, "stop", "resolve destroy", "destroy high_rise_1").rpartition(">")
    assert "(1 new)" in before.rpartition("> destroy")[2] + after
    assert "(1 new)" not in before.rpartition("> destroy")[0]


@pytest.mark.parametrize("place", ["lower", "midtown", "upper"])
def test_the_zones_pay_what_the_map_says(place: str, play: Callable[..., str]) -> None:
    given = position({"at": place}, {"at": "queens"}, rolls=HEARTS)
    income = Sentences.of(Game.from_scenario(given).view()).texts(f"zone-{place}", "income")
    points, energy = income.split(", ")
    out = play(given, "log")
    assert f"collects income in Manhattan: +{points}, +{energy}." in out


def test_only_what_changed_is_shown_again(play: Callable[..., str]) -> None:
    out = play(TABLE, "stop", "resolve heart").partition("> resolve heart")[2]
    assert "Player" in out
    assert "Tiles in Manhattan" not in out
    assert "What it does" not in out


def test_belongings_name_goals_tokens_and_rights(play: Callable[..., str]) -> None:
    out = play(TABLE)
    assert "Tourist, Web × 2" in out
    assert "next Keep card for free" in out


# --- what moves would do now ---


def test_the_list_of_faces_tells_what_each_would_do(play: Callable[..., str]) -> None:
    out = play(TABLE, "stop")
    assert "1 × Heart: heal 1" in out
    assert "1 × Claw: 1 damage to Kong (p2), Sheriff (p3) each" in out
    assert "1 × Star: +1 point, because you hold Superstar" in out
    assert "1 × Destruction: destroy tiles in the Bronx" in out
    assert "2 × Ouch!: the army hits you for 3, Rob (p4) for 3" in out


def test_in_manhattan_hearts_are_useless_and_claws_go_outside(play: Callable[..., str]) -> None:
    rolls = ["heart", "claw", "star", "star", "star", "ouch"]
    out = play(position({"at": "lower"}, {"at": "queens"}, rolls=rolls), "stop")
    assert "1 × Heart: nothing, hearts do not heal in Manhattan" in out
    assert "1 × Claw: 1 damage to Kong (p2)" in out
    assert "3 × Star: you take Superstar and score: +1 point" in out
    assert "1 × Ouch!: the army hits you for 1" in out


def test_claws_at_an_empty_manhattan_and_three_ouch(play: Callable[..., str]) -> None:
    rolls = ["claw", "star", "star", "ouch", "ouch", "ouch"]
    out = in_one_line(play(position({"at": "bronx"}, {"at": "queens"}, rolls=rolls), "stop"))
    assert "1 × Claw: nothing, because Manhattan was empty when your turn began" in out
    assert "2 × Star: nothing, you need 3 to take Superstar" in out
    assert "the army hits you for 3; you take the Statue of Liberty and score +3 points" in out


def test_a_holder_whose_card_asks_for_more_stars(play: Callable[..., str]) -> None:
    rolls = ["star", "star", "star", "claw", "heart", "ouch"]
    holder = {"at": "lower", "goals": ["superstar"], "cards": ["diva"]}
    out = play(position({"at": "bronx"}, holder, rolls=rolls), "?", "stop")
    assert "with 4 you take Superstar from Kong (p2) for +2 points" in in_one_line(out)
    assert "3 × Star: nothing, you need 4 to take Superstar" in out


def test_a_tile_tells_what_it_needs_pays_and_leaves(play: Callable[..., str]) -> None:
    rolls = ["destroy", "destroy", "destroy", "destroy", "star", "star"]
    given = position({"at": "bronx", "cards": ["can_opener"]}, {"at": "lower"}, rolls=rolls)
    out = play(given, "stop", "resolve destroy", "destroy high_rise_1")
    assert "Destruction to spend: 4" in out
    assert "destroy high_rise_1     needs 1, pays +1 point, leaves Infantry" in out
    assert "destroy infantry        needs 2, pays +1 health, leaves nothing" in out
    assert "destroy tank            needs 3, pays +3 points, leaves nothing" in out
    assert "Destruction to spend: 3" in out
    assert "destroy hospital_3   needs 3, pays +3 health, leaves Tank" in out


def test_results_that_cards_add_are_among_those_left(play: Callable[..., str]) -> None:
    given = position({"at": "bronx", "cards": ["stomp"]}, {"at": "lower"}, rolls=HEARTS)
    out = play(given, "stop")
    assert "Left  [heart] [heart] [heart] [heart] [heart] [heart] [destroy]" in out
    assert "1 × Destruction: destroy tiles" in out


def test_fees_stand_beside_the_moves_that_cost_them(play: Callable[..., str]) -> None:
    rolls = ["ouch", "claw", "star", "star", "star", "star"]
    cursed = {"at": "bronx", "energy": 5, "tokens": {"curse": 2}}
    market = ["new_york_marathon", "shadow_double", "towering_titan"]
    given = position(cursed, {"at": "lower", "energy": 2}, rolls=rolls, market=market)
    assert "reroll 2 dice and pay 2 energy for Ouch" in play(given)
    assert "flee to Queens for 2 energy" in play(given, "stop", "resolve claw")


def test_a_card_from_the_discard_pile_is_offered_at_its_real_price(
    play: Callable[..., str],
) -> None:
    buyer = {"at": "bronx", "energy": 9, "cards": ["scavenger"]}
    given = position(buyer, {"at": "lower"}, rolls=HEARTS, discard=["diva"])
    assert "buy Diva from the discard pile for 4 energy" in play(given, "stop", "stay")


# --- help ---

ATTACK = ["claw", "claw", "heart", "star", "star", "star"]
RUINS = ["destroy", "destroy", "destroy", "star", "star", "claw"]
HOME, AWAY = {"at": "bronx"}, {"at": "lower"}
WEBBED = {"at": "bronx", "tokens": {"web": 1}}
CURSED = {"at": "bronx", "health": 4, "tokens": {"curse": 1}}
STRANGER = {"at": "lower", "energy": 3, "cards": ["of_another_world"]}
CROWD: list[dict[str, Any]] = [
    {"at": "bronx"},
    {"at": "lower"},
    {"at": "upper@2", "health": 9},
    {"at": "queens"},
    {"at": "brooklyn", "health": 1},
]
RICH = {"at": "bronx", "energy": 9}


def shop(card: str, **more: object) -> Position:
    buyer = RICH | {"points": 4, "health": 5} | more
    return position(buyer, AWAY, rolls=HEARTS, market=[card, *MARKET[:2]])


KINDS: dict[str, tuple[Position, list[str]]] = {
    "place": (position({}, {}, rolls=[], first_turn=True) | {"rolls": []}, []),
    "start": (position(HOME | {"cards": ["super_speed"]}, AWAY, rolls=HEARTS), []),
    "roll": (position(HOME, AWAY, rolls=ATTACK), []),
    "roll with a card": (
        position(HOME | {"cards": [{"id": "carapace", "tokens": 2}]}, AWAY, rolls=ATTACK),
        [],
    ),
    "dice": (position(HOME | {"cards": ["chameleon"]}, AWAY, rolls=ATTACK), ["stop"]),
    "resolve": (position(HOME, AWAY, rolls=ATTACK), ["stop"]),
    "heart": (position(CURSED, AWAY, rolls=ATTACK), ["stop", "resolve heart"]),
    "claw": (position(WEBBED, AWAY, rolls=ATTACK), ["stop", "resolve claw"]),
    "destroy": (position(HOME, AWAY, rolls=RUINS), ["stop", "resolve destroy"]),
    "destroy elsewhere": (
        position(HOME | {"energy": 1, "cards": ["seismic_ray"]}, AWAY, rolls=RUINS),
        ["stop", "resolve destroy"],
    ),
    "damage": (position(HOME, STRANGER, rolls=ATTACK), ["stop", "resolve claw"]),
    "flee": (position(HOME, AWAY, rolls=ATTACK), ["stop", "resolve claw"]),
    "move": (position(HOME, AWAY, rolls=HEARTS), ["stop"]),
    "buy": (shop("flatiron_building"), ["stop", "stay"]),
    "buy from discard": (
        shop("flatiron_building", cards=["scavenger"]) | {"discard": ["diva"]},
        ["stop", "stay"],
    ),
    "choose next_stage": (shop("next_stage"), ["stop", "stay", "buy next_stage"]),
    "choose tesla_cannon": (
        shop("tesla_cannon", cards=["diva", "hunter"]),
        ["stop", "stay", "buy tesla_cannon"],
    ),
    "choose photo_op": (
        position(RICH, AWAY, {"at": "queens"}, rolls=HEARTS, market=["photo_op", *MARKET[:2]]),
        ["stop", "stay", "buy photo_op"],
    ),
    "choose of_another_world": (
        shop("diva", cards=["of_another_world"]),
        ["stop", "stay", "buy diva"],
    ),
    "choose stink_attack": (
        position({"at": "queens", "cards": ["stink_attack"]}, AWAY, rolls=HEARTS),
        ["stop", "move bronx"],
    ),
}


@pytest.mark.parametrize("name", KINDS)
def test_help_names_every_move_of_the_decision(name: str, play: Callable[..., str]) -> None:
    given, moves = KINDS[name]
    game = Game.from_scenario(given)
    for move in moves:
        game.play(move)
    assert game.decision is not None
    assert game.decision.kind == name.split(maxsplit=1)[0]
    shown = play(given, *moves, "?").rpartition("The decision\n")[2]
    explained = in_one_line(shown.partition("What you can type")[0])
    verbs = {move.split()[0] for move in game.legal_moves}
    assert [verb for verb in verbs if f"“{verb}" not in explained] == []
    assert "The map" in explained


def test_help_tells_what_is_compulsory_and_what_ouch_would_do(play: Callable[..., str]) -> None:
    out = in_one_line(play(TABLE, "?"))
    assert "one: the army hits you for 3. Two: the army hits you for 3, Rob (p4) for 3." in out
    assert "you take the Statue of Liberty from Rob (p4): +3 points, −3 for Rob (p4)" in out
    assert "You must destroy what you can" in out
    assert "Manhattan is full" in out
    alone = position(HOME, {"at": "queens"}, rolls=HEARTS)
    assert "Manhattan has room, so you will have to enter it" in in_one_line(play(alone, "?"))
    inside = position(AWAY, {"at": "queens"}, rolls=HEARTS)
    assert "you will climb to Midtown" in in_one_line(play(inside, "?"))


def test_help_has_the_worth_of_every_tile(play: Callable[..., str]) -> None:
    out = play(KINDS["destroy"][0], "stop", "resolve destroy", "?")
    assert "You have 3 destruction left for tiles in the Bronx." in out
    assert "Power plant 3  3            +3 energy  Tank" in out
    assert "Tank           4            +3 points  nothing" in out


def test_a_monster_that_must_leave_is_told_why(play: Callable[..., str]) -> None:
    given = position(*CROWD, rolls=["ouch", "ouch", "ouch", "star", "star", "star"])
    given["boroughs"] = {**BOROUGHS, "brooklyn": {"units": ["infantry"]}}
    out = play(given, "stop", "resolve ouch", "?")
    assert "Sheriff (p3), you: Where do you go?" in out
    assert "Fewer than five monsters are left" in out


def test_help_and_search_know_the_goal_cards(play: Callable[..., str]) -> None:
    out = play(TABLE, "?", "? statue of liberty")
    assert out.count("Statue of Liberty · King of New York · Goal") == 2
    assert "Superstar · King of New York · Goal" in out


def test_the_rules_are_told_with_all_tiles(play: Callable[..., str]) -> None:
    out = in_one_line(play(TABLE, "rules"))
    for words in (
        "Lower 1 point and 1 energy, Midtown 2 points and 1 energy, Upper 2 points and 2 energy",
        "you must enter it",
        "you must destroy one",
        "may flee to an outer borough",
        "FIVE OR SIX MONSTERS",
        "High-rise 1 1 +1 point Infantry",
        "Jet 3 +2 energy nothing",
    ):
        assert words in out


def test_goal_cards_are_found_without_a_price(tokyork_here: Program) -> None:
    cards = json.loads(tokyork_here("cards", "superstar", "--json").stdout)
    assert (cards[0]["id"], cards[0]["kind"], cards[0]["cost"]) == ("superstar", "goal", None)
    lines = tokyork_here("cards", "statue", "of", "liberty").stdout.splitlines()
    assert lines[0] == "Statue of Liberty · King of New York · Goal"
