"""Stay or leave: counted where it can be, sampled where not, and never by peeping."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from tests.helpers import Plan, as_bytes, everything, walk
from tokyork import BadInputError, Game, forecast
from tokyork.forecast.answers import go
from tokyork.forecast.policies import POLICIES
from tokyork.forecast.sample import sampled
from tokyork.views.deals import determinize
from tokyork.views.view import view

if TYPE_CHECKING:
    from tokyork.forecast import Prospect

pytestmark = pytest.mark.interpreted

EVEN = 1 / 6
CLAWS = 1 - (5 / 6) ** 3  # a die that is rolled three times for a claw
THROWS = {
    "tokyo": ["claw", "claw", "1", "2", "2", "heart"],
    "new_york": ["claw", "claw", "heart", "heart", "star", "energy"],
}


def attacked(*players: dict[str, Any], city: str = "tokyo") -> Game:
    """p1 has attacked with two claws; whoever it hit is asked."""
    data = {"game": city, "players": list(players), "rolls": [THROWS[city]]}
    if city == "new_york":  # no tax on moving lies there
        data["market"] = ["overload", "webspinner", "king_of_queens"]
    game = Game.from_scenario(data)
    game.play("stop")
    while "resolve claw" in game.legal_moves:
        game.play("resolve claw")
    return game


def binomial(n: int, p: float) -> list[float]:
    return [comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)]


def capped(chances: list[float], health: int) -> float:
    return sum(min(n, health) * chance for n, chance in enumerate(chances))


OUT: dict[str, Any] = {}


# --- counted ---


def test_with_two_players_nothing_comes_before_my_next_turn() -> None:
    told = forecast.stay_or_leave(attacked(OUT, {"at": "tokyo_city"}))
    stay, leave = told.prospects
    assert (told.seat, told.policy, told.exact) == ("p2", "claws", True)
    assert (stay.answer, stay.damage.value, stay.death.value, stay.points.value) == (
        "stay",
        0,
        0,
        2,
    )
    assert (leave.answer, leave.damage.value, leave.points.value) == ("yield", 0, 0)


@pytest.mark.parametrize(("policy", "p"), [("even", EVEN), ("claws", CLAWS)])
def test_one_attacker_by_hand(policy: str, p: float) -> None:
    game = attacked(OUT, OUT, {"at": "tokyo_city", "health": 5})
    stay, leave = forecast.stay_or_leave(game, policy=policy).prospects
    claws = binomial(6, p)
    death = sum(claws[3:])
    assert stay.exact
    assert stay.damage.value == pytest.approx(capped(claws, 3))
    assert stay.death.value == pytest.approx(death)
    assert stay.points.value == pytest.approx(2 * (1 - death))
    assert [threat.seat for threat in stay.threats] == ["p1", "p2"]
    assert [threat.death.value for threat in stay.threats] == pytest.approx([0, death])
    assert leave.exact
    assert (leave.damage.value, leave.death.value) == (0, 0)


def test_two_attackers_add_up() -> None:
    game = attacked(OUT, OUT, OUT, {"at": "tokyo_city", "health": 6})
    stay = forecast.stay_or_leave(game, "p4", "even").prospects[0]
    one = binomial(6, EVEN)
    both = [sum(one[a] * one[n - a] for a in range(7) if 0 <= n - a <= 6) for n in range(13)]
    assert stay.exact
    assert stay.death.value == pytest.approx(sum(both[4:]))
    assert stay.damage.value == pytest.approx(capped(both, 4))
    assert sum(threat.death.value for threat in stay.threats) == pytest.approx(stay.death.value)
    assert sum(threat.damage.value for threat in stay.threats) == pytest.approx(stay.damage.value)
    assert stay.threats[1].death.value == pytest.approx(sum(one[4:]))


def test_cards_that_only_count_are_counted() -> None:
    """One claw more where there is one, one more die, and a hide that ignores single blows."""
    attacker = {"cards": ["spiked_tail", "extra_head"]}
    game = attacked(OUT, attacker, {"at": "tokyo_city", "cards": ["armor_plating"]})
    claws = binomial(7, EVEN)
    stay = forecast.stay_or_leave(game, "p3", "even").prospects[0]
    assert stay.exact
    assert stay.damage.value == pytest.approx(
        sum((n + 1) * chance for n, chance in enumerate(claws) if n)
    )


def test_claws_of_a_card_come_without_dice() -> None:
    attacker = {"cards": ["acid_attack"], "tokens": {"shrink": 6}}
    game = attacked(OUT, attacker, {"at": "tokyo_city", "health": 9})
    stay = forecast.stay_or_leave(game, "p3").prospects[0]
    assert (stay.exact, stay.damage.value) == (True, 1)


def test_outside_it_is_tokyo_that_hurts() -> None:
    game = attacked(OUT, {"at": "tokyo_city"}, {"health": 2})
    [outside] = forecast.stay_or_leave(game, "p3", "even").prospects
    claws = binomial(6, EVEN)
    assert outside.exact
    assert outside.death.value == pytest.approx(sum(claws[2:]))
    assert outside.points.value == 0


def test_a_seat_may_ask_in_its_own_turn() -> None:
    players = [{"at": "tokyo_city", "energy": 9}, OUT, OUT]
    game = Game.from_scenario({"game": "tokyo", "players": players, "rolls": [["1"] * 6]})
    game.play("stop")
    assert game.decision
    assert game.decision.kind == "buy"
    stay, leave = forecast.stay_or_leave(game, "p1", "even").prospects
    assert stay.exact
    assert stay.damage.value == pytest.approx(2, abs=1e-3)
    assert leave.damage.value == 0


def test_with_two_in_tokyo_it_counts_only_what_is_certain() -> None:
    """p2 hits out of the Bay and may kill an attacker before its turn: that needs samples."""
    six = [OUT, {"at": "tokyo_bay"}, OUT, OUT, {"at": "tokyo_city"}]
    told = forecast.stay_or_leave(attacked(*six), "p5", "even", samples=20)
    assert [prospect.exact for prospect in told.prospects] == [False, True]


def test_who_of_two_in_tokyo_will_attack_is_not_certain() -> None:
    """p2 may kill somebody outside; then the Bay closes, and p3 must leave before its turn."""
    five = [OUT, {"at": "tokyo_city"}, {"at": "tokyo_bay"}, {"health": 1}, OUT]
    [outside] = forecast.stay_or_leave(attacked(*five), "p5", "even", samples=20).prospects
    assert not outside.exact


def test_dice_that_lie_already_are_no_matter_of_chance() -> None:
    """p2 is rolling, and its five claws are there."""
    throws = [THROWS["tokyo"], ["claw"] * 5 + ["1"]]
    players = [OUT, OUT, {"at": "tokyo_city"}]
    game = Game.from_scenario({"game": "tokyo", "players": players, "rolls": throws})
    for move in ("stop", "stay"):
        game.play(move)
    while game.decision and game.decision.seat == "p1":
        game.play(game.decision.default)
    stay = forecast.stay_or_leave(game, "p3", "even", samples=20).prospects[0]
    assert (stay.exact, stay.damage.value) == (False, 5)


def test_an_attack_that_waits_for_hearts_is_still_to_come() -> None:
    attacker = {"tokens": {"shrink": 1}, "health": 5}
    dice = [["heart", "claw", "claw", "claw", "1"]]
    players = [attacker, {"at": "tokyo_city"}, OUT]
    game = Game.from_scenario({"game": "tokyo", "players": players, "rolls": dice})
    game.play("stop")
    assert game.decision
    assert game.decision.kind == "heart"
    stay = forecast.stay_or_leave(game, "p2", "even", samples=20).prospects[0]
    assert (stay.exact, stay.damage.value) == (False, 3)


def test_an_extra_turn_is_not_counted_as_if_there_were_none() -> None:
    players = [{"energy": 20}, OUT, {"at": "tokyo_city"}]
    market = ["frenzy", "jets", "wings"]
    data = {"game": "tokyo", "players": players, "market": market, "rolls": [THROWS["tokyo"]]}
    game = Game.from_scenario(data)
    for move in ("stop", "stay", "buy frenzy"):
        game.play(move)
    stay = forecast.stay_or_leave(game, "p3", "claws", samples=30).prospects[0]
    assert not stay.exact
    assert stay.threats[0].seat == "p1"
    assert stay.threats[0].damage.value > 0


@pytest.mark.parametrize(
    ("attacker", "mine"),
    [
        (OUT, {"cards": ["camouflage"]}),
        (OUT, {"cards": ["wings"], "energy": 2}),
        (OUT, {"cards": ["it_has_a_child"]}),
        ({"cards": ["energy_drink"], "energy": 1}, OUT),
        ({"cards": ["fire_breathing"]}, OUT),
        ({"tokens": {"poison": 1}}, OUT),
        ({"points": 14}, OUT),
    ],
)
def test_what_depends_on_more_than_claws_is_sampled(
    attacker: dict[str, Any], mine: dict[str, Any]
) -> None:
    game = attacked(OUT, attacker, {"at": "tokyo_city"} | mine)
    if game.decision and game.decision.kind == "damage":
        game.play("pass")
    stay = forecast.stay_or_leave(game, "p3", "even", samples=20).prospects[0]
    assert not stay.exact
    assert stay.error > 0


# --- sampled ---


def near(estimate: forecast.Estimate, value: float) -> bool:
    return abs(estimate.value - value) <= 2.1 * estimate.error  # beyond four standard deviations


POSITIONS: list[list[dict[str, Any]]] = [
    [OUT, OUT, {"at": "tokyo_city", "health": 4}],
    [OUT, {"cards": ["spiked_tail"]}, OUT, {"at": "tokyo_city", "health": 6}],
    [OUT, {"at": "tokyo_city"}, {"health": 3}],
    [
        OUT,
        {"cards": ["giant_brain", "extra_head"]},
        {"at": "tokyo_city", "cards": ["armor_plating"]},
    ],
]


@pytest.mark.parametrize("policy", ["claws", "even"])
@pytest.mark.parametrize("players", POSITIONS)
def test_samples_agree_with_counting(players: list[dict[str, Any]], policy: str) -> None:
    game = attacked(*players)
    seat = len(players) - 1
    for exact in forecast.stay_or_leave(game, f"p{seat + 1}", policy).prospects:
        assert exact.exact
        tried = sampled(game.state, seat, exact.answer, POLICIES[policy].move, 250, seed=3)
        assert not tried.exact
        for one, other in zip(numbers(tried), numbers(exact), strict=True):
            assert near(one, other.value)


def numbers(prospect: Prospect) -> list[forecast.Estimate]:
    own = [prospect.damage, prospect.death, prospect.points]
    return own + [n for threat in prospect.threats for n in (threat.damage, threat.death)]


def test_wings_save_from_what_would_kill() -> None:
    players = [OUT, OUT, {"at": "tokyo_city", "health": 3, "cards": ["wings"], "energy": 2}]
    game = attacked(*players)
    game.play("pass")
    stay = forecast.stay_or_leave(game, "p3", "claws", samples=60).prospects[0]
    assert (stay.damage.value, stay.death.value) == (0, 0)
    assert stay.death.error > 0


def test_manhattan_pays_those_who_stay() -> None:
    game = attacked({"at": "bronx"}, {"at": "midtown"}, city="new_york")
    told = forecast.stay_or_leave(game, samples=20)
    assert told.seat == "p2"
    answers = [prospect.answer for prospect in told.prospects]
    assert answers == ["stay", *(move for move in game.legal_moves if move.startswith("flee"))]
    assert [prospect.points.value for prospect in told.prospects] == [2, *[0] * (len(answers) - 1)]


def test_claws_hurt_in_manhattan_and_not_beside_it() -> None:
    players = [{"at": "bronx"}, {"at": "queens"}, {"at": "lower"}]
    game = attacked(*players, city="new_york")
    told = forecast.stay_or_leave(game, policy="even", samples=250)
    by_answer = {prospect.answer: prospect for prospect in told.prospects}
    assert near(by_answer["stay"].damage, 1)
    assert by_answer["flee bronx"].damage.value == 0
    assert near(by_answer["stay"].threats[1].damage, 1)


def test_in_ones_own_turn_all_the_others_are_still_to_come() -> None:
    players = [{"at": "tokyo_city", "energy": 9, "cards": ["camouflage"]}, OUT, OUT]
    game = Game.from_scenario({"game": "tokyo", "players": players, "rolls": [["1"] * 6]})
    game.play("stop")
    stay = forecast.stay_or_leave(game, "p1", "claws", samples=30).prospects[0]
    assert [threat.seat for threat in stay.threats] == ["p1", "p2", "p3"]
    assert [threat.damage.value > 0 for threat in stay.threats] == [False, True, True]


def test_whoever_shares_manhattan_slides_over() -> None:
    places = ["bronx", "midtown", "lower@2", "queens", "queens"]
    game = attacked(*({"at": at} for at in places), city="new_york")
    go(game.state, 1, "flee bronx")
    assert [monster["at"] for monster in game.view()["monsters"]][1:3] == ["bronx", "lower"]


def test_in_new_york_too_anybody_may_ask() -> None:
    game = attacked({"at": "bronx", "energy": 9}, {"at": "lower"}, city="new_york")
    game.play("stay")
    assert game.decision
    answers = [p.answer for p in forecast.stay_or_leave(game, "p2", samples=2).prospects]
    assert answers[0] == "stay"
    assert {"flee bronx", "flee queens"} <= set(answers)
    assert len(forecast.stay_or_leave(game, "p1", samples=2).prospects) == 1


def test_a_policy_of_ones_own() -> None:
    seen: list[int] = []

    def last(g: Any) -> int:  # noqa: ANN401 - hatchling has no types here
        seen.append(len(g.moves))
        return len(g.moves) - 1

    told = forecast.stay_or_leave(attacked(OUT, OUT, {"at": "tokyo_city"}), policy=last, samples=5)
    assert (told.policy, told.exact) == ("own", False)
    assert seen


# --- fair, and without a trace ---


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
@pytest.mark.parametrize("policy", ["claws", "random"])
def test_it_knows_no_more_than_the_seat_and_changes_nothing(city: str, policy: str) -> None:
    checked = 0
    for seed in range(4):
        for game in walk(city, Plan(seats=4, seed=seed, rich=True), most=150):
            g = game.state
            if game.over or not g.turn or g.made % 25:
                continue
            seat = next(n for n, m in enumerate(g.monsters) if m.alive)
            other = Game.from_snapshot(game.snapshot())
            other.state = determinize(g, seat, 99)
            assert as_bytes(view(other.state, seat)) == as_bytes(view(g, seat))
            before = everything(g)
            told = forecast.stay_or_leave(game, f"p{seat + 1}", policy, samples=4)
            assert everything(g) == before
            assert forecast.stay_or_leave(other, f"p{seat + 1}", policy, samples=4) == told
            checked += 1
    assert checked > 10


def test_another_seed_is_another_sample() -> None:
    players = [OUT, OUT, {"at": "tokyo_city", "cards": ["camouflage"]}]
    game = attacked(*players)
    told = [forecast.stay_or_leave(game, "p3", samples=30, seed=seed) for seed in (0, 0, 1)]
    assert told[0] == told[1] != told[2]


def test_as_data() -> None:
    data = forecast.stay_or_leave(attacked(OUT, OUT, {"at": "tokyo_city"}), policy="even").data()
    assert list(data) == ["seat", "policy", "exact", "answers"]
    stay = data["answers"][0]
    assert list(stay) == ["answer", "exact", "damage", "death", "points", "by"]
    assert stay["by"][1]["seat"] == "p2"
    assert stay["damage"] == {"value": 1, "error": 0, "exact": True}


def test_what_cannot_be_asked() -> None:
    game = attacked(OUT, {"at": "tokyo_city"}, {"dead": True})
    for wrong in ({"seat": "p3"}, {"seat": "p9"}, {"policy": "kind"}, {"samples": 1}, {"seed": -1}):
        with pytest.raises(BadInputError, match="expected"):
            forecast.stay_or_leave(game, **wrong)
    over = Game("tokyo", seats=2, seed=1)
    while over.decision:
        over.play(over.decision.default)
    with pytest.raises(BadInputError, match="in progress"):
        forecast.stay_or_leave(over, "p1")
    with pytest.raises(BadInputError, match="in progress"):
        forecast.stay_or_leave(Game("new_york", seats=2, seed=1), "p1")
