"""What everybody sees of a turn in New York."""

from __future__ import annotations

from typing import Any

import pytest

from tokyork import Game

pytestmark = pytest.mark.interpreted

STACKS = [["high_rise_2", "hospital_2"], ["high_rise_1"], ["power_plant_3"]]
BOROUGHS = {
    "bronx": {"stacks": STACKS, "units": ["infantry", "jet", "tank"]},
    "queens": {"units": ["jet"]},
}
MARKET = ["shadow_double", "towering_titan", "drink_the_hudson"]
HOME: dict[str, Any] = {"at": "bronx"}
AWAY: dict[str, Any] = {"at": "lower"}
RUINS = ["destroy", "destroy", "destroy", "destroy", "star", "claw"]
QUIET = ["star", "star", "heart", "heart", "energy", "energy"]


def game_after(
    *moves: str, players: list[dict[str, Any]], rolls: list[str], **more: object
) -> Game:
    given = {"game": "new_york", "players": players, "rolls": [rolls] * 3}
    game = Game.from_scenario({**given, "boroughs": BOROUGHS, "market": MARKET, **more})
    for move in moves:
        game.play(move)
    return game


def facts(*moves: str, rolls: list[str], **more: Any) -> dict[str, Any]:  # noqa: ANN401 - hatchling has no types here
    """The facts of the turn as the last player sees them."""
    more.setdefault("players", [HOME, AWAY])
    game = game_after(*moves, rolls=rolls, **more)
    found: dict[str, Any] = game.view(game.seats[-1])["turn_facts"]
    return found


# --- dice ---


def test_while_dice_are_rolled_they_are_the_results() -> None:
    found = facts(rolls=QUIET)

    assert sorted(found["results"]) == sorted(QUIET)
    assert found["added"] == []


def test_resolved_results_are_gone_and_added_ones_count() -> None:
    players = [HOME | {"cards": ["stomp"]}, AWAY]
    found = facts("stop", "resolve energy", players=players, rolls=QUIET)

    assert found["results"] == ["heart", "heart", "star", "star", "destroy"]
    assert found["added"] == ["destroy"]


def test_a_resolved_kind_takes_its_added_results_along() -> None:
    players = [HOME | {"cards": ["stomp"]}, AWAY]
    found = facts("stop", "resolve destroy", players=players, rolls=QUIET)

    assert "destroy" not in found["results"]
    assert found["added"] == []


def test_a_new_turn_begins_without_the_results_of_the_last() -> None:
    players = [HOME | {"cards": ["stomp"]}, AWAY]
    moves = ("stop", "resolve destroy", "resolve energy", "resolve star", "stay", "end")
    found = facts(*moves, players=players, rolls=QUIET)

    assert sorted(found["results"]) == sorted(QUIET)
    assert (found["added"], found["destroyed"], found["destruction"]) == ([], [], 0)


@pytest.mark.parametrize(("other", "banned"), [("lower", False), ("queens", True)])
def test_an_empty_manhattan_bans_attacks_for_the_turn(other: str, banned: bool) -> None:
    assert facts(rolls=QUIET, players=[HOME, {"at": other}])["attack_ban"] is banned


def test_the_ban_holds_although_somebody_enters_in_the_turn() -> None:
    players = [HOME | {"cards": ["super_speed"]}, {"at": "queens"}]
    found = facts("use super_speed manhattan", rolls=QUIET, players=players)

    assert found["attack_ban"] is True


def test_claws_are_told_when_the_attack_is_made() -> None:
    players = [HOME | {"cards": ["towering_titan"]}, AWAY]
    more = {"market": ["shadow_double", "subway", "drink_the_hudson"]}

    assert facts("stop", players=players, rolls=RUINS, **more)["claws"] == 0
    assert facts("stop", "resolve claw", players=players, rolls=RUINS, **more)["claws"] == 3


# --- destruction ---


def test_destruction_left_and_where_it_falls() -> None:
    before = facts("stop", rolls=RUINS)
    first = facts("stop", "resolve destroy", rolls=RUINS)
    second = facts("stop", "resolve destroy", "destroy high_rise_1", rolls=RUINS)

    assert (before["destruction"], before["destruction_borough"]) == (0, "bronx")
    assert (first["destruction"], first["destruction_borough"]) == (4, "bronx")
    assert (second["destruction"], second["destroyed"]) == (3, ["high_rise_1"])


def test_destruction_can_be_moved_to_another_borough() -> None:
    players = [HOME | {"cards": ["seismic_ray"], "energy": 1}, AWAY]
    moves = ("stop", "resolve destroy", "use seismic_ray queens")

    assert facts(*moves, players=players, rolls=RUINS)["destruction_borough"] == "queens"


def test_destruction_left_is_known_while_a_fee_is_being_paid() -> None:
    cards = ["seismic_ray", "of_another_world"]
    players = [HOME | {"cards": cards, "energy": 1}, AWAY]
    game = game_after(
        *("stop", "resolve destroy", "use seismic_ray queens"), players=players, rolls=RUINS
    )
    view = game.view("p2")

    assert (view["decision"]["kind"], view["decision"]["amount"]) == ("choose", 1)
    assert view["turn_facts"]["destruction"] == 4
    game.play("pay 0")
    view = game.view("p2")
    assert (view["decision"]["kind"], view["decision"]["amount"]) == ("destroy", 4)


def test_cabs_limit_destruction_to_units() -> None:
    players = [HOME | {"cards": ["hailing_cabs"]}, AWAY]

    assert facts("stop", players=players, rolls=RUINS)["units_only"] is False
    called = facts("stop", "use hailing_cabs", players=players, rolls=RUINS)
    assert called["units_only"] is True


def test_every_monster_has_its_own_strengths_of_tiles() -> None:
    players = [HOME, {"at": "lower", "cards": ["can_opener", "long_neck"]}]
    monsters = game_after(players=players, rolls=RUINS).view()["monsters"]
    printed, bent = (m["tile_strengths"] for m in monsters)

    assert printed == {
        "high_rise_1": 1,
        "high_rise_2": 2,
        "high_rise_3": 3,
        "power_plant_2": 2,
        "power_plant_3": 3,
        "hospital_2": 2,
        "hospital_3": 3,
        "infantry": 2,
        "jet": 3,
        "tank": 4,
    }
    assert bent == printed | {"jet": 2, "tank": 3}


# --- stars, damage, moving ---


@pytest.mark.parametrize(("cards", "needed"), [([], 3), (["diva"], 4)])
def test_the_stars_that_take_superstar(cards: list[str], needed: int) -> None:
    players = [HOME, AWAY | {"goals": ["superstar"], "cards": cards}]

    assert facts(players=players, rolls=QUIET)["stars_needed"] == needed


def test_superstar_on_the_table_takes_three_stars() -> None:
    players = [HOME, AWAY | {"cards": ["diva"]}]

    assert facts(players=players, rolls=QUIET)["stars_needed"] == 3


def test_damage_dealt_by_the_active_monster_to_each_seat() -> None:
    rolls = ["claw", "claw", "heart", "heart", "star", "star"]
    players = [AWAY, HOME, {"at": "queens", "cards": ["bulletproof"]}]

    assert set(facts(players=players, rolls=rolls)["damage_dealt"].values()) == {0}
    after = facts("stop", "resolve claw", players=players, rolls=rolls)
    assert after["damage_dealt"] == {"p1": 0, "p2": 2, "p3": 2}


def test_a_card_of_the_market_taxes_moves() -> None:
    taxed = ["new_york_marathon", "shadow_double", "drink_the_hudson"]

    assert facts(rolls=QUIET)["move_cost"] == 0
    assert facts(rolls=QUIET, market=taxed)["move_cost"] == 2


def test_an_extra_turn_of_free_movement_pays_for_entering_once() -> None:
    market = ["subway", "shadow_double", "drink_the_hudson"]
    players = [HOME | {"energy": 10}, {"at": "queens"}]
    buying = ("stop", "resolve star", "resolve energy", "buy subway")
    given: dict[str, Any] = {"players": players, "rolls": QUIET, "market": market}

    assert facts(*buying, **given)["free_movement"] is False
    riding = facts(*buying, "end", **given)
    assert (riding["free_movement"], riding["entry_paid"]) == (True, False)
    again = facts(*buying, "end", "move bronx", "move manhattan", **given)
    assert (again["free_movement"], again["entry_paid"]) == (True, True)


def test_rides_and_purchases_that_could_go_on_for_ever_are_counted() -> None:
    market = ["subway", "subterranean_cable", "shadow_double"]
    players = [HOME | {"energy": 10}, {"at": "queens"}]
    buying = ("stop", "resolve star", "resolve energy", "buy subterranean_cable", "buy subway")
    given: dict[str, Any] = {"players": players, "rolls": QUIET, "market": market}
    bought = facts(*buying, **given)
    riding = facts(*buying, "end", "move bronx", "move brooklyn", "move bronx", **given)

    assert (bought["repeats"], bought["rides"]) == ({"subterranean_cable": 1}, {})
    assert (riding["repeats"], riding["rides"]) == ({}, {"bronx": 2, "brooklyn": 1})


# --- the table ---


@pytest.mark.parametrize(("seats", "capacity"), [(4, 1), (5, 2), (6, 2)])
def test_manhattan_holds_two_from_five_monsters_on(seats: int, capacity: int) -> None:
    assert Game("new_york", seats, seed=1).view()["manhattan_capacity"] == capacity
    single = Game("new_york", seats, seed=1, options={"one_in_manhattan": True})
    assert single.view()["manhattan_capacity"] == 1


def test_before_everybody_is_placed_destruction_falls_nowhere() -> None:
    view = Game("new_york", 2, seed=1).view()

    assert (view["phase"], view["turn"]) == ("setup", 0)
    assert view["turn_facts"]["destruction_borough"] is None


def test_the_phases_of_a_turn() -> None:
    players = [HOME | {"cards": ["super_speed", "chameleon"], "energy": 3}, AWAY]
    game = game_after(players=players, rolls=QUIET)
    phases = []
    for move in ("pass", "stop", "pass", "resolve heart", "pass", "resolve star", "stay", "end"):
        phases.append((game.view()["phase"], game.view()["decision"]["kind"]))
        game.play(move)

    assert phases == [
        ("start", "start"),
        ("roll", "roll"),
        ("dice", "dice"),
        ("resolve", "resolve"),
        ("resolve", "dice"),
        ("resolve", "resolve"),
        ("move", "move"),
        ("buy", "buy"),
    ]


def test_claws_left_to_choose_about() -> None:
    players = [HOME | {"tokens": {"web": 1}}, AWAY]
    rolls = ["claw", "claw", "heart", "heart", "star", "star"]
    view = game_after("stop", "resolve claw", players=players, rolls=rolls).view()

    assert (view["decision"]["kind"], view["decision"]["amount"]) == ("claw", 2)


def test_a_loss_to_the_army_says_so() -> None:
    players = [HOME | {"cards": ["of_another_world"], "energy": 1}, AWAY]
    rolls = ["ouch", "star", "star", "heart", "heart", "energy"]
    monster = game_after("stop", "resolve ouch", players=players, rolls=rolls).view()["monsters"][0]

    assert (monster["loss"], monster["loss_cause"]) == (3, {"kind": "army", "seat": "p1"})
