"""A folder of games in, a page and tables out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tokyork.errors import BadInputError
from tokyork.lab.data.data_folder import DataFolder
from tokyork.lab.data.row_files import read_rows
from tokyork.lab.insight.blunder_boards import SHOWN, blunder_table, pictured
from tokyork.lab.insight.facts import Facts, gather_facts
from tokyork.lab.insight.findings import findings
from tokyork.lab.insight.report_page import as_csv, as_page

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tokyork.lab.data.engines import Engine
    from tokyork.lab.insight.blunders import Blunder

FOLDER = "report"
PAGE = "report.html"


def facts_of_part(task: tuple[Path, range]) -> Facts:
    """The facts of one part of a folder."""
    path, part = task
    folder = DataFolder.open(path)
    facts = gather_facts(folder.plan, read_rows(folder.file("games", part)))
    facts.at = part.start
    return facts


def read_facts(folder: DataFolder, engine: Engine) -> Iterator[Facts]:
    """Those of all parts that are there, as they come."""
    tasks = [(folder.path, part) for part in folder.plan.parts() if folder.has(part)]
    if not tasks:
        raise BadInputError(str(folder.path), "there are no games in it yet")
    return engine.run(facts_of_part, tasks)


def write_report(folder: DataFolder, facts: Facts, blunders: Sequence[Blunder] = ()) -> Path:
    """The page and a CSV file for each table; says where the page is."""
    plan = folder.plan
    target = folder.path / FOLDER
    target.mkdir(exist_ok=True)
    worst = sorted(blunders, key=lambda blunder: -blunder.loss.value)
    tables = [*findings(facts), blunder_table(worst)]
    for table in tables:
        (target / f"{table.name}.csv").write_text(as_csv(table), encoding="utf-8")
    city = {"tokyo": "King of Tokyo", "new_york": "King of New York"}[plan.city]
    played_by = ", ".join(plan.bots) or "random moves"
    about = (
        f"{len(facts.shares)} games with {plan.seats} seats, played by {played_by}; seed "
        f"{plan.seed}, Tokyork {folder.manifest['version']}, options {plan.options or 'none'}. "
        "Low and high are the ends of 95 % intervals. An effect stands out if few of those that do "
        "are expected to be false alarms (one in twenty)."
    )
    page = target / PAGE
    boards = [pictured(blunder) for blunder in worst[:SHOWN]]
    title = f"{city}: what {len(facts.shares)} games say"
    page.write_text(as_page(title, about, tables, boards), "utf-8")
    return page
