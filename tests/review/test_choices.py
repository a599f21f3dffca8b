"""Choices judged apart from luck: as the solved game has it, fair, and with blunders found."""

from __future__ import annotations

import json
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tokyork import Game
from tokyork.arena.against_perfection import new_duel
from tokyork.bots import make_bot
from tokyork.bots.base import Seen
from tokyork.cities import CITIES
from tokyork.cli import BAD_INPUT, OK, main
from tokyork.core.agenda import play, seat_of
from tokyork.formats.notation import decision_kind, find_move, legal_texts
from tokyork.review import given_away, play_again
from tokyork.review.choice_judge import ChoiceJudge
from tokyork.review.decisions import choices_of, judge_part, judge_seat, summed_up
from tokyork.review.strong_players import losses_in
from tokyork.solved.duel_moves import duel_values, is_duel
from tokyork.views.deals import determinize

if TYPE_CHECKING:
    from pathlib import Path

    from tokyork.core.state import State

DUELS = 5
BOUND = {"roll": 0.015, "yield": 0.035}
"""How far the judge is from the exact costs of a choice, on average; docs/review.md says it."""
WON = {
    "game": "tokyo",
    "players": [{"points": 12, "health": 1, "at": "tokyo_city"}, {"points": 9, "health": 4}],
    "turn": "p2",
    "rolls": [["claw", "1", "2", "2", "heart", "energy"], ["1", "1", "2", "3", "energy"]],
}
"""The claw on the table knocks the last rival out."""


class DuelChoice(NamedTuple):
    kind: str
    exact: float
    judged: float


@cache
def duel_choices() -> list[DuelChoice]:
    """Choices of weak players in duels, as the solution and the judge without it see them."""
    judge = ChoiceJudge("tokyo", knows_duel=False)
    found: list[DuelChoice] = []
    for seed in range(DUELS):
        g = new_duel(seed)
        bots = [make_bot("level2", seed), make_bot("level3", seed)]
        while not g.over:
            number = bots[int(seat_of(g.pending))].pick(Seen(g))
            if is_duel(g):
                values = duel_values(g)
                cost = judge.verdict(g, number).cost
                found.append(DuelChoice(decision_kind(g), max(values) - values[number], cost))
            play(g, number)
    return found


@pytest.mark.parametrize("kind", BOUND)
def test_the_judge_agrees_with_the_solved_game(kind: str) -> None:
    rows = [row for row in duel_choices() if row.kind == kind]

    assert len(rows) > 10
    assert fmean(abs(row.judged - row.exact) for row in rows) < BOUND[kind]


def test_costs_are_too_high_as_often_as_too_low() -> None:
    rows = duel_choices()

    together = fmean(row.judged for row in rows), fmean(row.exact for row in rows)
    assert abs(together[0] - together[1]) < 0.008


def test_a_planted_blunder_is_the_most_costly_choice() -> None:
    start = Game.from_scenario(WON).save()
    moves = ["p2 keep 1", "p2 stop"]  # the claw is thrown away, and not looked for again

    found = judge_seat(play_again(start, moves), "p2")

    away, given_up = found.choices
    assert away.best == "stop"
    assert away.cost > 0.03
    assert given_up.cost > 0.15
    assert given_up.best != "stop"
    assert [worst.choice for worst in found.costliest] == found.choices
    assert found.given_away == pytest.approx(away.cost + given_up.cost, abs=1e-3)


def _roll_of(city: str, seed: int) -> State:
    """A roll in the middle of a game."""
    game = Game(city, seats=3, seed=seed)
    for _ in range(30):
        game.play(game.decision.default if game.decision else 0)
    while decision_kind(game.state) != "roll" or not game.state.dice:
        game.play(game.decision.default if game.decision else 0)
    return game.state


@pytest.mark.parametrize("city", CITIES)
def test_what_a_seat_could_not_see_changes_no_verdict(city: str) -> None:
    g = _roll_of(city, 8)
    seat = int(seat_of(g.pending))
    judge = ChoiceJudge(city, deals=8)

    verdicts = {judge.verdict(determinize(g, seat, deal), 0) for deal in range(3)}
    assert len(verdicts) == 1


@pytest.mark.parametrize("city", CITIES)
def test_the_best_keep_costs_nothing(city: str) -> None:
    g = _roll_of(city, 5)
    judge = ChoiceJudge(city)
    best = judge.verdict(g, 0).best

    assert judge.verdict(g, best).cost == 0


def finished(city: str) -> str:
    game = Game(city, 2, seed=3, options={"points": 7, "health": 6})
    bots = [make_bot("level1", 1), make_bot("level4", 2)]
    while not game.over:
        game.play_number(bots[int(seat_of(game.state.pending))].pick(Seen(game.state)))
    return game.save()


@pytest.mark.parametrize("city", CITIES)
def test_parts_come_to_the_same_as_the_whole(city: str) -> None:
    text = finished(city)
    played = play_again(text)
    whole = judge_seat(played, "p1")
    count = len(choices_of(played, "p1"))
    parts = [choice for n in range(0, count, 6) for choice in judge_part(text, [], "p1", n, n + 6)]

    assert parts == whole.choices
    assert summed_up(text, [], "p1", parts, "en") == whole
    assert whole.given_away == pytest.approx(given_away(played, "p1"), abs=1e-4)
    assert len(whole.costliest) <= 3
    for worst in whole.costliest:
        g = played.positions[worst.choice.at]
        assert worst.choice.best in legal_texts(g)
        assert find_move(g, worst.choice.made) >= 0
        assert worst.made
        assert worst.best


@pytest.mark.parametrize("city", CITIES)
def test_stronger_players_were_measured_to_give_less_away(city: str) -> None:
    losses = {loss.level: loss.points for loss in losses_in(city, ["roll"] * 20 + ["buy"] * 10)}

    assert losses[3] > losses[5]
    assert losses[4] > losses[5]


def test_choices_are_told_in_the_terminal_and_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.yaml"
    path.write_text(finished("tokyo"), encoding="utf-8")

    assert main(["review", str(path), "--choices", "p1"]) == OK
    assert "gave away" in capsys.readouterr().out
    assert main(["review", str(path), "--choices", "p1", "--json"]) == OK
    [found] = json.loads(capsys.readouterr().out)["choices"]
    assert found["seat"] == "p1"
    assert found["given_away"] >= 0
    assert len(found["others"]) == 3
    assert main(["review", str(path), "--choices", "p9"]) == BAD_INPUT
