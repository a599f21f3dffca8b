"""The odds strip: what it finds worth telling, and that its chances are exact."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.helpers import positions
from tokyork import Game, odds
from tokyork.coach.strip import MOST, odds_table, strip
from tokyork.formats.notation import decision_kind, legal_texts

if TYPE_CHECKING:
    from tokyork.coach.replies import Chip


MOST_BYTES = 8000
"""Of a table as it travels, with eight dice and all different."""


def chips_of(game: Game, keep: str | None) -> list[Chip]:
    g = game.state
    kept = None if keep is None else odds.read_dice(keep, g.rules.faces)
    return strip(g, int(g.active), kept)


def rolling(*, rolls: list[str], **more: Any) -> Game:  # noqa: ANN401 - a scenario
    players = more.pop("players", [{}, {"at": "tokyo_city"}, {}])
    return Game.from_scenario({"game": "tokyo", "players": players, "rolls": [rolls], **more})


def by_dice(chips: list[Chip]) -> dict[tuple[str, int], Chip]:
    return {(chip.goal.face, chip.goal.count): chip for chip in chips}


def test_with_dice_kept_chances_hold_on_to_them() -> None:
    """Two threes beside two claws and a heart: one die, thrown twice, has to be the third."""
    game = rolling(rolls=["3", "3", "claw", "claw", "heart", "1"])

    told = by_dice(chips_of(game, "3 3 claw claw heart"))

    assert told["3", 3].chance == pytest.approx(1 - (5 / 6) ** 2, abs=1e-3)
    assert told["claw", 3].chance == pytest.approx(1 - (5 / 6) ** 2, abs=1e-3)


def test_with_nothing_kept_each_goal_is_told_for_the_best_play() -> None:
    game = rolling(rolls=["3", "3", "claw", "heart", "1", "2"])
    roll = odds.roll_of(game.state)

    chips = chips_of(game, None)

    assert chips
    for chip in chips:
        wish = odds.read_wish(f"{chip.goal.face}>={chip.goal.count}", game.state.rules.faces)
        expected = odds.chance(roll.dice, roll.rerolls, wish)
        assert chip.chance == pytest.approx(expected, abs=1e-3)


def test_dice_in_hand_are_told_as_had() -> None:
    game = rolling(rolls=["3", "3", "3", "heart", "1", "2"])

    assert by_dice(chips_of(game, "3 3 3"))["3", 3].chance == 1.0
    assert by_dice(chips_of(game, None))["3", 3].chance == 1.0
    assert by_dice(chips_of(game, "3 3 3"))["3", 4].chance < 1.0


def test_three_goals_at_most_are_told_the_best_first() -> None:
    chips = chips_of(rolling(rolls=["3", "3", "claw", "heart", "1", "2"]), "3 3")

    assert (chips[0].goal.face, chips[0].goal.count, chips[0].goal.use) == ("3", 3, "points")
    assert 2 <= len(chips) <= MOST
    assert len({chip.goal.face for chip in chips if chip.chance < 1}) == sum(
        chip.chance < 1 for chip in chips
    )


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_table_knows_every_keep_that_may_be_chosen(city: str) -> None:
    seen = 0
    for g in positions(city, games=6, every=7):
        if decision_kind(g) != "roll" or not g.rolls:
            continue
        table = odds_table(g, int(g.active))
        keeps = {text[5:] for text in legal_texts(g) if text.startswith("keep")}
        assert set(table.keeps) == keeps
        told = [entry for found in (table.best, *table.keeps.values()) for entry in found]
        assert all(0 <= number < len(table.goals) and 0 < chance <= 1 for number, chance in told)
        assert len(msgspec.json.encode(table)) < MOST_BYTES
        seen += 1
    assert seen > 5


def test_hearts_that_cannot_heal_are_not_told() -> None:
    inside = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{"at": "tokyo_city", "health": 4}, {}, {}],
    )
    outside = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{"health": 4}, {"at": "tokyo_city"}, {}],
    )

    assert all(chip.goal.face != "heart" for chip in chips_of(inside, None))
    assert any(chip.goal.face == "heart" for chip in chips_of(outside, None))


def test_a_knock_out_is_told_with_its_victim() -> None:
    game = rolling(
        rolls=["3", "3", "claw", "heart", "1", "2"],
        players=[{}, {"at": "tokyo_city", "health": 2}, {}],
    )

    told = by_dice(chips_of(game, "claw"))["claw", 2]

    assert (told.goal.use, told.goal.about) == ("knock_out", "p2")


def test_a_card_in_reach_is_told() -> None:
    game = rolling(
        rolls=["energy", "energy", "claw", "heart", "1", "2"],
        players=[{"energy": 2}, {"at": "tokyo_city"}, {}],
        market=["wings", "energize", "jets"],
    )

    told = [chip for chip in chips_of(game, "energy energy") if chip.goal.use == "card"]

    assert told
    assert all(chip.goal.about in {"wings", "energize", "jets"} for chip in told)


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

    assert told.goal.use == "harm"
    assert told.chance == pytest.approx(1 - (35 / 36) ** 4, abs=1e-3)


@pytest.mark.parametrize("keep", ["1 2 3 3 heart claw", "3 3 3"])
def test_nothing_is_told_if_nothing_is_rolled(keep: str) -> None:
    assert chips_of(rolling(rolls=["3", "3", "claw", "heart", "1", "2"]), keep) == []
