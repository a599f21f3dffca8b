"""The atlas: tables in turn, sums instead of rows, and a page made of figures alone."""

from __future__ import annotations

import json
import re
from itertools import islice
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tests.helpers import ROOT
from tokyork.cli import main
from tokyork.lab.atlas.atlas_figures import as_text, figures_of
from tokyork.lab.atlas.atlas_page import as_page, pictures_of
from tokyork.lab.atlas.atlas_plan import begin, play_tables, tables_of
from tokyork.lab.atlas.atlas_sums import BLOCKS, TableSums
from tokyork.lab.atlas.card_trials import Trials, try_cards
from tokyork.lab.data.data_plan import DataPlan
from tokyork.lab.data.engines import LocalEngine
from tokyork.lab.data.game_rows import played
from tokyork.lab.insight.estimates import effect
from tokyork.lab.insight.facts import CardOffer, Facts, Hold
from tokyork.lab.insight.pooled_effect import RowSums, pooled_effect

if TYPE_CHECKING:
    from pathlib import Path

    Block = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]


def _rows(seed: int, worth: float, level: float = 0.0) -> list[Block]:
    """Blocks of rows: who is rich chooses more and wins more, and the choice adds its worth."""
    dice = np.random.default_rng(seed)
    found: list[Block] = []
    for _ in range(40):
        rich = dice.random((25, 2))
        chose = dice.random(25) < 0.2 + 0.6 * rich[:, 0]
        won = level + 0.5 * rich[:, 0] + worth * chose + dice.normal(scale=0.3, size=25)
        found.append((won, chose, rich))
    return found


def _summed(blocks: list[Block]) -> RowSums:
    sums = RowSums(2, len(blocks))
    for number, (won, chose, rich) in enumerate(blocks):
        part = RowSums(2)
        part.note(won, chose, rich)
        sums.add(part, number)
    return sums


def test_sums_of_rows_say_the_same_as_the_rows() -> None:
    blocks = _rows(1, 0.2)
    groups = np.repeat(np.arange(40), 25)
    won, chose, rich = (np.concatenate(column) for column in zip(*blocks, strict=True))
    by_rows = effect(won, chose, rich, groups)
    by_sums = pooled_effect([_summed(blocks)])

    assert by_rows is not None
    assert by_sums is not None
    assert by_sums.value == pytest.approx(by_rows.value)
    assert (by_sums.low, by_sums.high) == pytest.approx((by_rows.low, by_rows.high))


def test_tables_on_other_levels_are_taken_together_without_mixing_them_up() -> None:
    """Where all win more, fewer choose: only a level for each table tells that apart."""
    held = 0
    for seed in range(100):
        known = pooled_effect([_summed(_rows(seed, 0.1)), _summed(_rows(seed + 500, 0.1, 3.0))])
        assert known is not None
        held += known.low <= 0.1 <= known.high
    assert 88 <= held <= 100


def test_too_few_rows_or_blocks_say_nothing() -> None:
    assert pooled_effect([_summed(_rows(1, 0.2)[:19])]) is None
    assert pooled_effect([RowSums(2, 40)]) is None


def _made_up(seed: int, worth: float) -> TableSums:
    dice = np.random.default_rng(seed)
    sums = TableSums(2)
    for block in range(BLOCKS):
        facts = Facts(2, ())
        for game in range(40):
            bought = bool(dice.random() < 0.5)
            won = float(dice.random() < 0.3 + worth * bought)
            standing = tuple(dice.random(7))
            facts.offers.append(CardOffer(game, 0, "wings", 6, 1, 1, bought, standing))
            facts.offers.append(
                CardOffer(game, 0, "jets", 5, 1, 2, bool(dice.random() < 0.5), standing)
            )
            facts.holds.append(Hold(game, 0, 5, 1, bought, standing))
            facts.shares.append([won, 1 - won])
            facts.firsts.append(1)
            facts.endings.append("points")
            facts.turns.append(10 + game % 3)
            facts.decisions.append(30)
        part = TableSums(2)
        part.note(facts)
        sums.add(part, block)
    return sums


def test_a_planted_card_is_found_and_an_idle_one_is_not() -> None:
    learned, greedy = tables_of("tokyo")[:2]
    sums = {learned: _made_up(2, 0.2), greedy: _made_up(3, 0.0)}
    sums[learned].trials = {"wings": Trials(100, 20.0, 13.0), "jets": Trials(100, -1.0, 9.0)}
    figures = figures_of(sums, 1)
    cards = {(row["player"], row["card"]): row for row in figures["cards"]}
    [stayed] = [row for row in figures["staying"] if row["player"] == "learned"]

    assert cards["learned", "wings"]["stands_out"]
    assert not cards["learned", "jets"]["stands_out"]
    assert not cards["greedy", "wings"]["stands_out"]
    assert cards["learned", "wings"]["tier"] == cards["greedy", "wings"]["tier"] == "strong"
    assert cards["learned", "jets"]["tier"] == "even"
    assert stayed["stands_out"]
    assert stayed["worth"][1] < 0.2 < stayed["worth"][2]
    assert figures["tables"][0]["order"][1][0] == pytest.approx(0.4, abs=0.03)  # p2 goes first


def test_one_offer_of_each_game_is_tried_and_trials_add_up() -> None:
    plan = DataPlan("tokyo", 2, 6, 1, ("greedy", "greedy"))
    rows = [played(plan, game).row for game in range(6)]
    tried = try_cards(plan, rows)

    assert try_cards(plan, rows) == tried
    assert 4 <= sum(trials.offers for trials in tried.values()) <= 6  # some have none
    assert all(abs(trials.total) <= trials.offers for trials in tried.values())
    together = Trials(40, 4.0, 2.0).and_(Trials(60, 6.0, 3.0)).worth()
    assert together is not None
    assert together.value == pytest.approx(0.1)
    assert together.high - 0.1 == pytest.approx(1.96 * (4 / 99) ** 0.5 / 10, rel=1e-3)
    assert Trials(20, 4.0, 2.0).worth() is None


def test_tables_are_as_full_whenever_it_is_stopped(tmp_path: Path) -> None:
    folders = begin(tmp_path, ["tokyo"], 40, 1, "csv")
    assert len(folders) == 10
    assert [len(done.part) for done in islice(play_tables(folders, LocalEngine(1), None), 10)]

    assert [4 - len(folder.missing()) for folder in folders.values()] == [1] * 10


def test_one_command_plays_and_writes_and_goes_on(tmp_path: Path) -> None:
    given = ["atlas", str(tmp_path), "--city", "tokyo", "--games", "10", "--format", "csv"]
    assert main(given) == 0
    first = (tmp_path / "atlas.md").read_text()
    pictures = {path.name for path in (tmp_path / "atlas").glob("*.svg")}
    assert main(given) == 0

    assert (tmp_path / "atlas.md").read_text() == first
    assert "10 games in King of Tokyo" in first
    assert set(re.findall(r"\(atlas/(\w+\.svg)\)", first)) == pictures
    assert main([*given, "--seed", "2"]) == 2  # other games


def test_the_published_page_is_made_of_the_published_figures() -> None:
    text = (ROOT / "docs" / "atlas" / "figures.json").read_text()
    figures = json.loads(text)

    assert as_text(figures) == text
    assert (ROOT / "docs" / "atlas.md").read_text() == as_page(figures, "atlas")
    for name, picture in pictures_of(figures).items():
        assert (ROOT / "docs" / "atlas" / name).read_text() == picture
