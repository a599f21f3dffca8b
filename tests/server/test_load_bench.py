"""The bench of the server loses nothing, and prints what it promises."""

from __future__ import annotations

import json

import pytest

pytest.importorskip("picows")
pytest.importorskip("uvloop")

from bench.load import cases, command, plot, report

KEYS = [
    "sockets",
    "tables",
    "seconds",
    "moves_per_s",
    "cpu_ms_per_move",
    "p50_ms",
    "p99_ms",
    "lost",
    "kb_per_socket",
    "kb_per_idle_table",
]


def test_a_small_crowd_plays_and_nothing_is_lost(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cases, "WARM_UP", 0.1)
    monkeypatch.setattr(cases.idle, "__defaults__", (10,))

    code = command.main(
        ["--tables", "2", "--sockets", "7", "--rate", "30", "--seconds", "2", "--json"]
    )

    found = json.loads(capsys.readouterr().out)
    assert code == 0
    assert list(found) == KEYS
    assert found["lost"] == 0
    assert found["moves_per_s"] > 1
    assert 0 < found["p50_ms"] <= found["p99_ms"]


def test_a_killed_server_goes_on_with_its_games() -> None:
    found = cases.restart(cases.Under("asyncio"), tables=3)

    assert found["unfinished_tables"] == 3
    assert found["first_move_s"] > 0


def test_a_plot_has_a_curve_for_each_way() -> None:
    curves = [plot.Curve("before", [(100, 3.0)]), plot.Curve("now", [(100, 1.0), (200, 2.0)])]

    assert plot.drawn(curves).count("<polyline") == 2


def test_the_rows_of_the_page_can_be_kept() -> None:
    page = report.PAGE.read_text(encoding="utf-8").partition(report.MARK)[2]
    rows, apart = report.kept(page), report.kept_apart(page)

    (whole,) = rows.pop("now, uvloop, the whole run")
    assert list(rows) == list(report.TRIED)
    assert report.tables(rows, whole, apart) == page.lstrip()
