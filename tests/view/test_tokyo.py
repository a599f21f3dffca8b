"""What everybody sees of a turn in Tokyo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.interpreted

View = dict[str, Any]

ATTACK: list[Any] = ["claw", "claw", 1, 1, 2, 3]


def seen(*moves: str, players: Sequence[Any], rolls: Sequence[Any], **more: object) -> View:
    """The last player's view after these moves of a position."""
    given = {"game": "tokyo", "players": list(players), "rolls": list(rolls), **more}
    game = Game.from_scenario(given)
    for move in moves:
        game.play(move)
    return game.view(game.seats[-1])


def table(*cards: str, seats: int = 5) -> list[dict[str, Any]]:
    """The first outside with these cards, the second in Tokyo City, the others outside."""
    return [{"cards": list(cards)}, {"at": "tokyo_city"}, *[{} for _ in range(seats - 2)]]


def test_the_bay_is_open_from_five_living_monsters_on() -> None:
    assert seen(players=table(), rolls=[ATTACK])["bay_open"] is True
    assert seen(players=table(seats=4), rolls=[ATTACK])["bay_open"] is False
    dead = [*table(seats=4), {"dead": True}]
    assert seen(players=dead, rolls=[ATTACK])["bay_open"] is False


def test_claws_are_counted_with_those_of_cards_once_the_dice_are_final() -> None:
    players = table("spiked_tail")

    assert seen(players=players, rolls=[ATTACK])["turn_facts"]["claws"] == 0
    assert seen("stop", players=players, rolls=[ATTACK])["turn_facts"]["claws"] == 3


def test_a_place_given_up_shows_its_trap_until_the_turn_is_over() -> None:
    players = table()
    players[1]["cards"] = ["burrowing"]
    players[2]["at"] = "tokyo_bay"
    view = seen("stop", "yield", players=players, rolls=[ATTACK])

    trap = {"damage": 1, "seat": "p2", "card": "burrowing"}
    assert view["turn_facts"]["traps"] == {"tokyo_city": trap}
    after = seen("stop", "yield", "stay", players=players, rolls=[ATTACK] * 2)
    assert after["turn_facts"]["traps"] == {}


def test_two_traps_of_one_place_add_up() -> None:
    players = table()
    copy = {"id": "mimic", "copies": {"seat": "p2", "card": "burrowing"}}
    players[1]["cards"] = ["burrowing", copy]
    players[2]["at"] = "tokyo_bay"
    traps = seen("stop", "yield", players=players, rolls=[ATTACK])["turn_facts"]["traps"]

    assert traps["tokyo_city"]["damage"] == 2


def test_a_die_rerolled_by_another_is_marked() -> None:
    players = table("stretchy")
    players[0]["energy"] = 9
    players[2]["cards"] = ["psychic_probe"]
    rolls = [ATTACK, ["energy"]]
    view = seen("stop", "use psychic_probe claw", players=players, rolls=rolls)

    assert view["turn_facts"]["probed"] == ["energy"]
    assert view["dice"] == ["1", "1", "2", "3", "energy", "claw"]


def test_an_extra_turn_may_have_fewer_dice() -> None:
    players = [{"cards": ["freeze_time"]}, {"at": "tokyo_city"}]
    rolls = [[1, 1, 1, 2, 2, 3], [1, 1, 2, 2, 3]]
    before = seen("stop", players=players, rolls=rolls)
    view = seen("stop", "again", players=players, rolls=rolls)

    assert before["turn_facts"]["fewer_dice"] == 0
    assert (view["active"], view["turn_facts"]["fewer_dice"], len(view["dice"])) == ("p1", 1, 5)


def test_the_phase_and_the_last_round() -> None:
    given: dict[str, Any] = {
        "players": [{"points": 20, "energy": 3}, {"at": "tokyo_city"}],
        "rolls": [ATTACK],
        "options": {"finish_round": True},
    }
    views = [seen(*moves, **given) for moves in ((), ("stop",), ("stop", "stay"))]

    assert [view["phase"] for view in views] == ["roll", "resolve", "buy"]
    assert [view["last_round"] for view in views] == [False, False, False]
    assert seen("stop", "stay", "end", **given)["last_round"] is True


def test_a_turn_taken_in_anothers_place_says_whose_place() -> None:
    buyer = {"cards": ["opportunist"], "energy": 9}
    view = seen(
        *("stop", "sweep", "buy frenzy"),
        players=[{"energy": 2}, {"at": "tokyo_city"}, buyer],
        market=["jets", "wings", "mimic"],
        deck=["frenzy", "heal", "tank"],
        rolls=[[1, 1, 2, 2, 3, "heart"]] * 3,
    )

    assert (view["active"], view["order"], view["extra_turns"]) == ("p3", "p1", [])


# --- monsters ---


def test_a_loss_says_how_big_it_is_and_who_causes_it() -> None:
    players = table()
    players[1] |= {"cards": ["wings"], "energy": 2}
    view = seen("stop", players=players, rolls=[ATTACK])
    monster = view["monsters"][1]

    assert view["decision"] == {"seat": "p2", "kind": "damage"}
    assert (monster["loss"], monster["loss_cause"]) == (2, {"kind": "claws", "seat": "p1"})
    assert "loss" not in view["monsters"][0]


def test_a_held_blow_is_a_loss_by_claws() -> None:
    players = table()
    players[1]["cards"] = ["jets"]
    monster = seen("stop", players=players, rolls=[ATTACK])["monsters"][1]

    assert (monster["loss"], monster["loss_cause"]) == (2, {"kind": "claws", "seat": "p1"})


def test_who_is_sheltered_and_who_drew_blood() -> None:
    players = table()
    players[1] |= {"cards": ["wings"], "energy": 2}
    players[2]["at"] = "tokyo_bay"
    before = seen("stop", players=players, rolls=[ATTACK])["monsters"]
    after = seen("stop", "use wings", players=players, rolls=[ATTACK])["monsters"]

    assert [m["sheltered"] for m in before] == [False] * 5
    assert [m["sheltered"] for m in after] == [False, True, False, False, False]
    assert [m["drew_blood"] for m in before] == [False] * 5
    assert [m["drew_blood"] for m in after] == [True, False, False, False, False]


def test_energy_gained_this_turn() -> None:
    rolls = [["energy", "energy", 1, 1, 2, 3]]
    monsters = seen("stop", players=[{"energy": 4}, {}], rolls=rolls)["monsters"]

    assert [(m["energy"], m["energy_gained"]) for m in monsters] == [(6, 2), (0, 0)]


def test_a_card_used_this_turn_is_marked() -> None:
    players = table()
    players[2]["cards"] = ["psychic_probe"]
    before = seen("stop", players=players, rolls=[ATTACK, ["energy"]])
    after = seen("stop", "use psychic_probe claw", players=players, rolls=[ATTACK, ["energy"]])

    assert before["monsters"][2]["cards"] == [{"id": "psychic_probe", "used": False}]
    assert after["monsters"][2]["cards"] == [{"id": "psychic_probe", "used": True}]


def test_the_use_of_a_copy_is_marked_apart() -> None:
    players = table()
    copy = {"id": "mimic", "copies": {"seat": "p3", "card": "psychic_probe"}}
    players[2]["cards"] = ["psychic_probe"]
    players[3]["cards"] = [copy]
    rolls = [ATTACK, ["energy"]]
    before = seen("stop", "pass", players=players, rolls=rolls)["monsters"][3]["cards"]
    after = seen("stop", "pass", "use psychic_probe claw", players=players, rolls=rolls)

    assert (before[0]["used"], before[0]["copy_used"]) == (False, False)
    mimic = after["monsters"][3]["cards"][0]
    assert (mimic["used"], mimic["copy_used"]) == (False, True)
    assert after["monsters"][2]["cards"][0]["used"] is False


def test_everybody_sees_that_a_card_was_looked_at_but_not_which() -> None:
    view = seen(
        *("stop", "use made_in_a_lab"),
        players=[{"energy": 9, "cards": ["made_in_a_lab"]}, {}],
        deck=["wings"],
        market=["jets", "heal", "mimic"],
        rolls=[[1, 1, 2, 2, 3, "heart"]],
    )

    assert [m["cards_seen"] for m in view["monsters"]] == [1, 0]
    assert view["known_deck"] == []
    assert "wings" not in str(view)


def test_hearts_left_to_choose_about() -> None:
    players = [{"health": 5, "tokens": {"poison": 2}}, {"at": "tokyo_city"}]
    rolls = [["heart", "heart", "heart", 1, 1, 2]]

    assert seen("stop", players=players, rolls=rolls)["decision"]["amount"] == 3
    assert seen("stop", "heal", players=players, rolls=rolls)["decision"]["amount"] == 2
