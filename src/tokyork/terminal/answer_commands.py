"""What `report` and `compare` read and print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table as Grid

from tokyork.lab.insight.blunders import blunders_in
from tokyork.lab.insight.comparing import (
    BOUGHT,
    BUYERS_WIN,
    Comparison,
    Side,
    compared,
    play_sides,
    repriced,
)
from tokyork.lab.insight.facts import Facts
from tokyork.lab.insight.reporting import read_facts, write_report
from tokyork.plain_text import visible
from tokyork.terminal.progress import with_progress
from tokyork.terminal.screen import new_console
from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.engines import Engine
    from tokyork.lab.insight.comparing import RuleSet
    from tokyork.lab.insight.estimates import Interval

LENGTHS = ("turns", "decisions")


def make_report(folder: DataFolder, engine: Engine, games: int) -> None:
    """Read all games of a folder, look for blunders in some, and say where the page is."""
    facts = Facts(folder.plan.seats, folder.plan.bots)
    label = texts()("terminal-reporting")
    parts = with_progress(read_facts(folder, engine), folder.plan.games, label, _games)
    for part in sorted(parts, key=lambda part: part.at):
        facts.add(part)
    looked = min(games, len(facts.shares))
    label = texts()("terminal-blundering")
    lists = with_progress(blunders_in(folder, engine, looked), looked, label, lambda _: 1)
    page = write_report(folder, facts, [blunder for found in lists for blunder in found])
    print(visible(texts()("terminal-report_made", file=str(page))))


def _games(facts: Facts) -> int:
    return len(facts.shares)


def compare_rules(sets: Sequence[RuleSet], engine: Engine) -> list[Comparison]:
    """Play both sides."""
    sides = [Side(repriced(sets)) for _ in sets]
    total = sum(rules.plan.games for rules in sets)
    label = texts()("terminal-simulating")
    parts = with_progress(play_sides(sets, engine), total, label, lambda done: done[1].games)
    for number, side in parts:
        sides[number].add(side)
    return compared(sides[0], sides[1])


def show_comparison(found: list[Comparison], sets: Sequence[RuleSet]) -> None:
    """A sentence or two, one for each card at another price, then the table."""
    console = new_console()
    known = {one.measure: one for one in found}
    told = [_told_length(known["turns"], sets[0].plan.games), _told_first(known["first"])]
    told += [_told_card(known, card, sets) for card in repriced(sets)]
    console.print(visible(" ".join(told)))
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(texts()("terminal-compare_measure"))
    for name in ("one", "two", "change", "from_to"):
        grid.add_column(texts()(f"terminal-compare_{name}"), justify="right")
    for one in found:
        kind, _, card = one.measure.partition(" ")
        values = [_value(kind, one.first), _value(kind, one.second)]
        change, low, high = (
            _signed(kind, value) for value in (one.change.value, one.change.low, one.change.high)
        )
        name = texts()(f"terminal-compare_{kind}", card=_card_name(sets, card) if card else "")
        grid.add_row(visible(name), *values, change, f"{low} … {high}")
    console.print(grid)


def _told_card(known: dict[str, Comparison], card: str, sets: Sequence[RuleSet]) -> str:
    """How often a card is bought at its two prices, and whether its buyers win more often."""
    bought, wins = known[f"{BOUGHT} {card}"], known[f"{BUYERS_WIN} {card}"]
    values = {
        "card": _card_name(sets, card),
        "one": _value(BOUGHT, bought.first),
        "two": _value(BOUGHT, bought.second),
        "wins_one": _percent(wins.first.value),
        "wins_two": _percent(wins.second.value),
    }
    same = "" if bought.change.found else "_same"
    return texts()(f"terminal-compare_card{same}", **values)


def _card_name(sets: Sequence[RuleSet], card: str) -> str:
    return texts()(f"card-{sets[0].plan.city}-{card}")


def _told_length(turns: Comparison, games: int) -> str:
    change = turns.change
    if not change.found:
        return texts()("terminal-compare_as_long", games=games)
    low, high = sorted(abs(end) for end in (change.low, change.high))
    values = {"change": _percent(abs(change.value)), "low": _percent(low), "high": _percent(high)}
    return texts()(f"terminal-compare_{'shorter' if change.value < 0 else 'longer'}", **values)


def _told_first(first: Comparison) -> str:
    values = {"one": _percent(first.first.value), "two": _percent(first.second.value)}
    same = "" if first.change.found else "_same"
    return texts()(f"terminal-compare_first_seat{same}", **values)


def _value(measure: str, estimate: Interval) -> str:
    if measure == BOUGHT:
        return f"{estimate.value:.2f}"
    return f"{estimate.value:.1f}" if measure in LENGTHS else _percent(estimate.value)


def _percent(value: float) -> str:
    return percent(f"{100 * value:.1f}")


def _signed(measure: str, value: float) -> str:
    if measure == BOUGHT:
        return f"{value:+.2f}"
    return percent(f"{100 * value:+.1f}")
