"""Answers as one self-contained page, and as CSV."""

from __future__ import annotations

import csv
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tokyork.lab.insight.findings import AnswerTable

STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
th:first-child,td:first-child{text-align:left}th{color:#555;font-weight:600}
p.note{color:#555;max-width:46rem}svg{vertical-align:middle}
figure{margin:2rem 0}figure svg{max-width:100%;height:auto}figcaption{margin-bottom:.5rem}
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}th,p.note{color:#aaa}
th,td{border-color:#333}}
"""
MOST_ROWS = 200
WIDTH, HEIGHT = 160, 12


def as_csv(finding: AnswerTable) -> str:
    """A table for other programs."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(finding.columns)
    writer.writerows(finding.rows)
    return out.getvalue()


def as_page(
    title: str, about: str, findings: list[AnswerTable], pictures: Sequence[str] = ()
) -> str:
    """All tables on one page that needs nothing else; pictures are HTML, and come last."""
    parts = [_section(finding) for finding in findings if finding.rows] + list(pictures)
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        f'<h1>{escape(title)}</h1><p class="note">{escape(about)}</p>{"".join(parts)}</html>\n'
    )


def _section(finding: AnswerTable) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in finding.columns)
    drawn = _interval_columns(finding)
    lines = []
    for row in finding.rows[:MOST_ROWS]:
        cells = "".join(f"<td>{escape(_shown(value))}</td>" for value in row)
        picture = f"<td>{_bar(finding, row, drawn)}</td>" if drawn else ""
        lines.append(f"<tr>{cells}{picture}</tr>")
    more = "<th></th>" if drawn else ""
    note = f'<p class="note">{escape(finding.note)}</p>' if finding.note else ""
    return (
        f'<h2 id="{escape(finding.name)}">{escape(finding.title)}</h2>{note}'
        f"<table><tr>{head}{more}</tr>{''.join(lines)}</table>"
    )


def _shown(value: Any) -> str:  # noqa: ANN401 - whatever a table holds
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else ""
    return f"{value:.3f}" if isinstance(value, float) else str(value)


# --- intervals as pictures ---


def _interval_columns(finding: AnswerTable) -> tuple[int, int, int] | None:
    """The last value with its lowest and highest, which is the one to look at."""
    names = finding.columns
    for low in range(len(names) - 2, 1, -1):
        if names[low].startswith("low") and names[low + 1].startswith("high"):
            return low - 1, low, low + 1
    return None


def _bar(finding: AnswerTable, row: tuple[Any, ...], drawn: tuple[int, int, int]) -> str:
    if row[drawn[0]] is None:
        return ""
    ends = [r[n] for r in finding.rows for n in drawn if r[n] is not None]
    least, most = min(0.0, *ends), max(*ends, 1e-9)

    def at(value: float) -> float:
        return round(float((value - least) / (most - least) * WIDTH), 1)

    value, low, high = (at(row[n]) for n in drawn)
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" role="img" aria-label="{_shown(row[drawn[0]])}">'
        f'<path d="M{at(0.0)} 0V{HEIGHT}" stroke="#999"/>'
        f'<path d="M{low} 6H{high}" stroke="#c2410c" stroke-width="2"/>'
        f'<circle cx="{value}" cy="6" r="3.5" fill="#c2410c"/></svg>'
    )
