"""Statistics: planted effects are found, absent ones are not; and pages that tell them."""

from __future__ import annotations

import csv
import re
from typing import TYPE_CHECKING

import numpy as np
import pytest

from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.engines import LocalEngine
from tokyork.lab.data.game_rows import KeptGame
from tokyork.lab.data.produce import produce
from tokyork.lab.insight.comparing import Side, compared
from tokyork.lab.insight.estimates import difference, effect, found, mean, ratio, share
from tokyork.lab.insight.facts import CardOffer, Facts, Hold
from tokyork.lab.insight.findings import card_table, findings, hold_table, seat_table
from tokyork.lab.insight.report_page import as_page
from tokyork.lab.insight.reporting import read_facts, write_report

if TYPE_CHECKING:
    from pathlib import Path

GAMES = 4000


def _planted(worth: dict[str, float], seed: int) -> Facts:
    """Two seats; who is rich buys more and wins more, and cards add what they are worth."""
    dice = np.random.default_rng(seed)
    facts = Facts(2, ())
    for game in range(GAMES):
        rich = float(dice.random())
        card = list(worth)[game % len(worth)]
        bought = bool(dice.random() < 0.2 + 0.6 * rich)
        won = float(dice.random() < 0.2 + 0.5 * rich + worth[card] * bought)
        stayed = bool(dice.random() < 0.5)
        facts.offers.append(CardOffer(game, 0, card, 3, 1, 1, bought, (rich,)))
        facts.holds.append(Hold(game, 0, 5, 1, stayed, (rich,)))
        facts.shares.append([won, 1 - won])
        facts.firsts.append(0)
        facts.endings.append("points")
        facts.turns.append(10)
        facts.decisions.append(30)
    return facts


def test_a_planted_card_is_found_and_an_idle_one_is_not_though_the_rich_buy_both() -> None:
    alarms = 0
    for seed in range(20):
        table = card_table(_planted({"strong": 0.15, "idle": 0.0, "weak": -0.15}, seed))
        rows = {row[0]: dict(zip(table.columns, row, strict=True)) for row in table.rows}

        assert rows["strong"]["stands out"]
        assert rows["weak"]["stands out"]
        assert rows["strong"]["low worth"] > 0 > rows["weak"]["high worth"]
        alarms += rows["idle"]["stands out"]
    assert alarms <= 4


def test_who_buys_is_not_taken_for_what_is_bought() -> None:
    """The naive share shows an effect where there is none; the estimate does not."""
    facts = _planted({"idle": 0.0}, 1)
    [row] = card_table(facts).rows
    naive = np.mean([facts.shares[o.game][0] for o in facts.offers if not o.bought])

    assert row[3] - naive > 0.1
    assert abs(row[6]) < 0.05


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(200):
        dice = np.random.default_rng(seed)
        beside = dice.normal(size=(300, 2))
        treated = dice.random(300) < 0.5
        outcome = 0.3 * treated + beside @ [0.5, -0.2] + dice.normal(size=300)
        known = effect(outcome, treated, beside, np.arange(300))
        assert known is not None
        held += known.low <= 0.3 <= known.high
    assert 0.9 <= held / 200 <= 0.99


def test_rows_of_one_game_count_as_one_game() -> None:
    """The same rows ten times over are not ten times as sure."""
    dice = np.random.default_rng(1)
    treated = dice.random(200) < 0.5
    outcome = dice.normal(size=200)
    one = effect(outcome, treated, np.zeros((200, 1)), np.arange(200))
    many = effect(
        np.tile(outcome, 10), np.tile(treated, 10), np.zeros((2000, 1)), np.tile(np.arange(200), 10)
    )
    assert one is not None
    assert many is not None
    assert many.high - many.low == pytest.approx(one.high - one.low, rel=0.02)


def test_too_few_choices_are_no_estimate() -> None:
    assert effect([1.0] * 50, [True] * 5 + [False] * 45, [[0.0]] * 50, range(50)) is None


def test_staying_that_changes_nothing_does_not_stand_out() -> None:
    alarms = sum(bool(hold_table(_planted({"idle": 0.0}, s)).rows[0][-1]) for s in range(20))

    assert alarms <= 4


def test_a_first_seat_edge_is_told_with_its_interval() -> None:
    dice = np.random.default_rng(3)
    facts = Facts(3, ())
    for _ in range(3000):
        first = int(dice.integers(3))
        place = int(dice.choice(3, p=[0.45, 0.3, 0.25]))
        won = (first + place) % 3
        facts.firsts.append(first)
        facts.shares.append([float(seat == won) for seat in range(3)])
    rows = seat_table(facts).rows

    for row, true in zip(rows, (0.45, 0.3, 0.25), strict=True):
        assert row[2] <= true <= row[3]
    assert rows[0][2] > 1 / 3


def test_few_of_many_idle_effects_are_called_found() -> None:
    dice = np.random.default_rng(4)
    idle = [difference(dice.normal(size=100), dice.normal(size=100)) for _ in range(300)]
    strong = [difference(dice.normal(size=100), dice.normal(1, size=100)) for _ in range(20)]
    told = found([*idle, *strong, None])

    assert sum(told[:300]) <= 4
    assert all(told[300:320])
    assert not told[-1]


def test_shares_and_means_of_nothing_are_told_too() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)
    assert share(5, 10).low < 0.5 < share(5, 10).high
    assert mean([]).rows == 0
    assert ratio([10, 12, 11], [20, 22, 21]).value == pytest.approx(0.909, abs=0.01)
    assert not difference([1.0], [2.0]).found


def test_rules_that_shorten_games_are_told_so_and_the_same_rules_are_not() -> None:
    dice = np.random.default_rng(5)
    sides = [Side() for _ in range(3)]
    for side, turns in zip(sides, (40, 40, 28), strict=True):
        for _ in range(800):
            row = {"winners": "p1", "first": "p1", "ending": "points", "decisions": 9}
            side.note(KeptGame(row | {"turns": dice.normal(turns, 8)}))
    same = {one.measure: one for one in compared(sides[0], sides[1])}
    shorter = {one.measure: one for one in compared(sides[0], sides[2])}

    assert shorter["turns"].change.low < -0.3 < shorter["turns"].change.high
    assert abs(same["turns"].change.value) < 0.03


@pytest.mark.parametrize("city", ["tokyo", "new_york"])
def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path, city: str) -> None:
    plan = DataPlan(city, 3, 30, 2, format="csv")
    folder = DataFolder.begin(tmp_path / "d", plan, resume=False)
    assert list(produce(folder, LocalEngine(1)))
    facts = Facts(3, ())
    for part in read_facts(folder, LocalEngine(1)):
        facts.add(part)
    page = write_report(folder, facts).read_text(encoding="utf-8")

    assert len(facts.shares) == 30
    assert "30 games" in page
    assert not re.search(r"(src|href)=|url\(|@import", page)
    with (tmp_path / "d" / "report" / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert sum(float(row["win share"]) for row in rows) <= 1.0001
    assert all(len(row) == len(table.columns) for table in findings(facts) for row in table.rows)


def test_what_others_wrote_is_shown_and_not_run() -> None:
    table = seat_table(Facts(2, ("<script>", "b")))
    page = as_page("<script>", "a & b", [table])

    assert "<script>" not in page
    assert "&lt;script&gt;" in page
