"""The notebook of the examples runs from the first cell to the plot."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parents[2] / "examples" / "lengths.ipynb"


def test_the_notebook_runs_to_its_plot() -> None:
    told = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(told["cells"]):
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace('"2000"', '"60"')  # fewer games
            exec(compile(source, f"cell {number}", "exec"), names)

    drawn = names["plot"]._repr_svg_()
    bars = [float(height) for height in re.findall(r'<rect[^>]* height="([\d.]+)"', drawn)]
    assert max(bars) == 200
    assert sum(names["by_length"]["len"]) == 60


def test_the_notebook_is_kept_without_its_outputs() -> None:
    told = json.loads(NOTEBOOK.read_text(encoding="utf-8"))

    assert [cell["outputs"] for cell in told["cells"] if cell["cell_type"] == "code"] == [[]] * 4
