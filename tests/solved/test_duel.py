"""Tokyo for two without cards, solved."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import pytest

from tokyork import Game
from tokyork.errors import BadInputError
from tokyork.odds.multisets import multisets
from tokyork.odds.wishes import face_names
from tokyork.solved import duel
from tokyork.solved.turn_of_two import (
    DICE,
    ME,
    PLACES,
    SPOILS,
    YOU,
    DuelStanding,
    begun,
    plan,
    seen_by_the_other,
    worth,
)
from tokyork.tokyo.resolve import FACES

if TYPE_CHECKING:
    from collections.abc import Callable

SOME = 150


def _some_standing(chance: random.Random) -> DuelStanding:
    return DuelStanding(
        chance.randint(1, 10),
        chance.randint(1, 10),
        chance.randint(0, 19),
        chance.randint(0, 19),
        chance.choice(PLACES),
    )


def _value(at: DuelStanding) -> float:
    return duel.value(*at)


# --- the rules of a turn are the engine's ---


def _game(at: DuelStanding, dice: list[str]) -> Game:
    """Whoever is to move has thrown these dice."""
    places = {"nobody": ("outside", "outside"), ME: ("tokyo_city", "outside")}
    mine, yours = places.get(at.place, ("outside", "tokyo_city"))
    return Game.from_scenario(
        {
            "game": "tokyo",
            "options": {"deck": {}},
            "players": [
                {"health": at.mine, "points": at.my_points, "at": mine},
                {"health": at.yours, "points": at.your_points, "at": yours},
            ],
            "turn": "p1",
            "rolls": [dice, ["1", "2", "3", "energy", "1", "2"]],
        }
    )


def _played(game: Game, stays: bool) -> DuelStanding | None:
    """Where it leads, with the other to move; nowhere if it is won."""
    while not game.over and game.decision and game.decision.seat == "p1":
        game.play(game.decision.default)
    while not game.over and game.decision and game.decision.kind == "yield":
        game.play("stay" if stays else "yield")
    if game.over:
        assert game.winners == ["p1"]
        return None
    one, two = game.view()["monsters"]
    places = {"p1": one["at"], "p2": two["at"]}
    holder = next((seat for seat, at in places.items() if at == "tokyo_city"), "")
    seen = {"p1": YOU, "p2": ME}.get(holder, "nobody")
    # The other's turn has begun: its points for Tokyo are given already.
    its = two["points"] - (2 if seen == ME else 0)
    return DuelStanding(two["health"], one["health"], its, one["points"], seen)


def _followers(at: DuelStanding, number: int) -> set[DuelStanding]:
    """What the solution asks for after these dice."""
    asked: set[DuelStanding] = set()

    def note(then: DuelStanding) -> float:
        asked.add(then)
        return 0.0

    worth(begun(at), SPOILS[number], note)
    return asked


def test_every_turn_leads_where_the_engine_leads() -> None:
    chance = random.Random(21)
    throws = multisets(DICE)
    for _ in range(SOME):
        at = _some_standing(chance)
        at = at._replace(your_points=min(at.your_points, 17))  # so that its two show on the dial
        number = chance.randrange(len(throws))
        dice = face_names(throws[number], FACES)
        reached = {_played(_game(at, dice), stays) for stays in (True, False)}

        assert reached - {None} == _followers(at, number), (at, dice)
        won = {_wins(at, number, stays) for stays in (True, False)}
        assert (None in reached) == (True in won), (at, dice)


def _wins(at: DuelStanding, number: int, stays: bool) -> bool:
    """Whether a way to answer ends the game."""
    found = SPOILS[number]
    points = begun(at).my_points + found.points
    takes = at.place == "nobody" or (at.place == YOU and found.claws > 0 and not stays)
    hits = at.place != "nobody"
    return points + takes >= 20 or (hits and at.yours <= found.claws)


# --- the table ---


def test_every_value_is_what_the_best_play_makes_of_those_that_follow() -> None:
    chance = random.Random(7)
    for _ in range(SOME):
        at = _some_standing(chance)
        if at.place == ME and at.my_points >= 18:
            assert duel.value(*at) == 1.0
        else:
            assert duel.value(*at) == pytest.approx(plan(at, _value).before(), abs=2e-7)


def test_more_health_and_more_points_never_harm() -> None:
    for place in PLACES:
        for mine, points in ((3, 4), (9, 18), (5, 10)):
            better = duel.value(mine + 1, 6, points, 9, place)
            assert duel.value(mine, 6, points, 9, place) <= better + 1e-7
            ahead = duel.value(mine, 6, points + 1, 9, place)
            assert duel.value(mine, 6, points, 9, place) <= ahead + 1e-7


def test_whoever_begins_has_the_edge() -> None:
    assert duel.value(10, 10, 0, 0, "nobody") == pytest.approx(0.543406, abs=1e-6)


# --- choices ---


def _by_hand(
    at: DuelStanding, dice: tuple[str, ...], then: Callable[[DuelStanding], float]
) -> float:
    """What stopping with these dice is worth, counted without the solver's tables."""
    points = sum(
        int(face) + dice.count(face) - 3 for face in ("1", "2", "3") if dice.count(face) >= 3
    )
    mine, theirs = at.my_points + points, at.yours - dice.count("claw")
    healed = min(10, at.mine + dice.count("heart"))
    if theirs <= 0 or mine >= 20:
        return 1.0
    stays = 1 - then(DuelStanding(theirs, healed, at.your_points, mine, ME))
    if "claw" not in dice:
        return stays
    left = (
        1 - then(DuelStanding(theirs, healed, at.your_points, mine + 1, YOU)) if mine < 19 else 1.0
    )
    return min(stays, left)


def test_the_last_keep_is_the_best_of_all_counted_by_hand() -> None:
    at = DuelStanding(6, 5, 9, 11, YOU)
    dice = ("1", "3", "3", "heart", "energy", "claw")
    values = {}
    for size in range(6):
        for kept in set(_parts(dice, size)):
            rolls = [tuple(kept) + more for more in _throws(DICE - size)]
            values[kept] = sum(_by_hand(at, roll, _value) for roll in rolls) / len(rolls)
    values[dice] = _by_hand(at, dice, _value)
    found = duel.keep_values(*at, list(dice), 1)

    assert {tuple(sorted(kept)): pytest.approx(v, abs=1e-9) for kept, v in found.items()} == {
        tuple(sorted(kept)): v for kept, v in values.items()
    }
    best = max(values, key=lambda kept: values[kept])
    assert sorted(duel.best_keep(*at, dice, 1)) == sorted(best)


def _parts(dice: tuple[str, ...], size: int) -> list[tuple[str, ...]]:
    if not size:
        return [()]
    return [
        (dice[first], *rest)
        for first in range(len(dice))
        for rest in _parts(dice[first + 1 :], size - 1)
    ]


def _throws(number: int) -> list[tuple[str, ...]]:
    if not number:
        return [()]
    return [(face, *rest) for face in FACES for rest in _throws(number - 1)]


def test_all_dice_kept_is_to_stop() -> None:
    assert duel.best_keep(10, 3, 0, 5, YOU, "claw claw claw heart heart heart", 2) == [
        "heart",
        "heart",
        "heart",
        "claw",
        "claw",
        "claw",
    ]


def test_staying_with_little_health_loses_what_leaving_saves() -> None:
    staying, leaving = duel.yield_values(1, 10, 5, 5)

    assert staying < leaving
    assert not duel.stays(1, 10, 5, 5)


def test_who_wins_next_turn_stays_with_one_health_only_if_the_other_cannot_strike() -> None:
    """With 18 points staying wins unless the other's next blow lands; leaving gives it Tokyo."""
    assert duel.stays(10, 3, 18, 5)


def test_nothing_helps_against_an_attacker_with_twenty_points() -> None:
    assert duel.yield_values(5, 5, 10, 20) == (0.0, 0.0)


def test_yielding_is_worth_what_the_next_standings_are() -> None:
    at = DuelStanding(4, 7, 6, 8, ME)
    staying, leaving = duel.yield_values(*at[:4])

    assert staying == pytest.approx(duel.value(4, 7, 6, 8, ME))
    assert leaving == pytest.approx(duel.value(4, 7, 6, 9, YOU))
    assert seen_by_the_other(seen_by_the_other(at)) == at


@pytest.mark.parametrize(
    "asked",
    [
        (0, 10, 0, 0, ME),
        (11, 10, 0, 0, ME),
        (10, 10, 20, 0, ME),
        (10, 10, 0, -1, ME),
        (10, 10, 0, 0, "bay"),
        (True, 10, 0, 0, ME),
    ],
)
def test_what_is_no_standing_is_refused(asked: tuple[int, int, int, int, str]) -> None:
    with pytest.raises(BadInputError):
        duel.value(*asked)


def test_too_few_dice_or_too_many_rolls_are_refused() -> None:
    with pytest.raises(BadInputError, match="6 dice"):
        duel.best_keep(10, 10, 0, 0, YOU, "3 3", 1)
    with pytest.raises(BadInputError):
        duel.best_keep(10, 10, 0, 0, YOU, "1 1 1 1 1 1", 3)
    with pytest.raises(BadInputError, match="only who stands in Tokyo"):
        duel.stays(10, 10, 0, 0, YOU)


def test_every_throw_of_six_dice_is_known() -> None:
    assert len(SPOILS) == len(list(combinations_with_replacement(range(6), 6)))
