"""Every rule, ruling and card as an example that runs."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

from tests.helpers import SCENARIOS
from tokyork.cities import CITIES
from tokyork.scenario import run_file

pytestmark = pytest.mark.interpreted

FILES = [
    path.relative_to(SCENARIOS)
    for city in CITIES
    for path in sorted((SCENARIOS / city).rglob("*.yaml"))
]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_the_scenario_holds(file: Path) -> None:
    outcome = run_file(SCENARIOS / file)

    assert outcome.status == "ok", outcome.line(str(file))


@pytest.mark.parametrize("city", CITIES)
def test_every_scenario_has_a_title_of_its_own(city: str) -> None:
    titles = Counter(
        str(yaml.safe_load((SCENARIOS / file).read_text(encoding="utf-8")).get("title") or "")
        for file in FILES
        if file.parts[0] == city
    )

    assert titles, f"no scenarios for {city}"
    assert "" not in titles
    assert [title for title, times in titles.items() if times > 1] == []


def test_every_scenario_file_is_found() -> None:
    other = [p for p in SCENARIOS.rglob("*") if p.is_file() and p.suffix != ".yaml"]

    assert other == [], "a scenario is a .yaml file; anything else would never run"
