"""The odds strip: what it finds worth telling, and that its chances are exact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tokyork import Game, odds
from tokyork.coach.strip import MOST, strip

if TYPE_CHECKING:
    from tokyork.coach.replies import Chip


def chips_of(game: Game, keep: str) -> list[Chip]:
    g = game.state
    return strip(g, int(g.active), odds.read_dice(keep, g.rules.faces))


def rolling(*, rolls: list[str], **more: Any) -> Game:  # noqa: ANN401 - a scenario
    players = more.pop("players", [{}, {"at": "tokyo_city"}, {}])
    return Game.from_scenario({"game": "tokyo", "players": players, "rolls": [rolls], **more})


def by_dice(chips: list[Chip]) -> dict[tuple[str, int], Chip]:
    return {(chip.face, chip.count): chip for chip in chips}


def test_chances_are_those_of_the_odds() -> None:
    game = rolling(rolls=["3", "3", "claw", "heart", "1", "2"])
    roll = odds.roll_of(game.state)
    keep = odds.read_dice("3 3", game.state.rules.faces)

    for chip in chips_of(game, "3 3"):
        wish = odds.read_wish(f"{chip.face}>={chip.count}", game.state.rules.faces)
        expected = odds.plan(roll.pool, roll.rerolls, wish, roll.rules).keep(roll.dice, keep).value
        assert chip.chance == pytest.approx(expected, abs=1e-6)


def test_what_is_in_hand_comes_first() -> None:
    chips = chips_of(rolling(rolls=["3", "3", "claw", "heart", "1", "2"]), "3 3")

    assert (chips[0].face, chips[0].count, chips[0].use) == ("3", 3, "points")
    assert len(chips) <= MOST


def test_hearts_that_cannot_heal_are_not_told() -> None:
    inside = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{"at": "tokyo_city", "health": 4}, {}, {}],
    )
    outside = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{"health": 4}, {"at": "tokyo_city"}, {}],
    )

    assert all(chip.face != "heart" for chip in chips_of(inside, ""))
    assert any(chip.face == "heart" for chip in chips_of(outside, ""))


def test_a_knock_out_is_told_with_its_victim() -> None:
    game = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{}, {"at": "tokyo_city", "health": 2}, {}],
    )

    told = by_dice(chips_of(game, "claw"))["claw", 2]

    assert (told.use, told.about) == ("knock_out", "p2")


def test_a_card_in_reach_is_told() -> None:
    game = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{"energy": 2}, {"at": "tokyo_city"}, {}],
        market=["wings", "energize", "jets"],
    )

    told = [chip for chip in chips_of(game, "") if chip.use == "card"]

    assert told
    assert all(chip.about in {"wings", "energize", "jets"} for chip in told)


def test_cards_that_change_rolling_count() -> None:
    rolls = ["3", "3", "claw", "heart", "1", "2"]
    plain = rolling(rolls=rolls)
    bent = rolling(
        rolls=rolls, players=[{"cards": ["background_dweller"]}, {"at": "tokyo_city"}, {}]
    )

    ordinary = by_dice(chips_of(plain, "claw"))["claw", 2].chance
    with_card = by_dice(chips_of(bent, "claw"))["claw", 2].chance

    assert with_card > ordinary


def test_ouch_is_told_as_it_can_be_avoided() -> None:
    game = Game.from_scenario(
        {
            "game": "new_york",
            "players": [{"at": "queens"}, {"at": "bronx"}, {"at": "lower"}],
            "boroughs": {"queens": {"units": ["infantry", "jet"]}},
            "rolls": [["ouch", "star", "star", "heart", "energy", "claw"]],
        }
    )

    told = by_dice(chips_of(game, "star star"))["ouch", 1]

    assert told.use == "harm"
    assert told.chance == pytest.approx(1 - (35 / 36) ** 4, abs=1e-4)


@pytest.mark.parametrize("keep", ["1 2 3 3 heart claw", "3 3 3"])
def test_nothing_is_told_if_nothing_is_rolled(keep: str) -> None:
    assert chips_of(rolling(rolls=["3", "3", "claw", "heart", "1", "2"]), keep) == []
