"""Write src/tokyork/drawn/art.json: the browser's drawings that pictures of a table are made of.

PYTHONPATH=src python tools/make_drawings.py
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client" / "src"
ART = CLIENT / "art"
TARGET = ROOT / "src" / "tokyork" / "drawn" / "art.json"
ICONS = ("health", "points", "energy", "deck", "skull", "trophy", "superstar", "statue_of_liberty")
BOARDS = {"tokyo": "tokyo", "new_york": "new_york_compact"}
COLOURS = ("bg", "surface", "surface-2", "text", "text-2", "accent", "on-accent", "line")


def made() -> str:
    """The file's content."""
    data = {
        "monsters": {
            path.stem: _drawing(path) for path in sorted((ART / "monsters").glob("*.svg"))
        },
        "dice": {path.stem: _drawing(path) for path in sorted((ART / "dice").glob("*.svg"))},
        "icons": {
            path.stem: _drawing(path)
            for path in sorted((ART / "icons").glob("*.svg"))
            if _is_used(path)
        },
        "boards": {city: _drawing(ART / "boards" / f"{name}.svg") for city, name in BOARDS.items()},
        "places": {"tokyo": _tokyo(), "new_york": _new_york()},
        "colours": {city: _colours(city) for city in BOARDS},
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _is_used(path: Path) -> bool:
    """Whether a picture of a table shows it: its figures, and New York's tiles and units."""
    tiles = ("high_rise_", "power_plant_", "hospital_", "infantry", "jet", "tank")
    return path.stem in ICONS or path.stem.startswith(tiles)


def _drawing(path: Path) -> str:
    return " ".join(path.read_text(encoding="utf-8").split())


def _read(text: str) -> Any:  # noqa: ANN401 - whatever the literal holds
    """A literal of TypeScript: bare keys, and commas behind the last entry."""
    quoted = re.sub(r"(\w+):", r'"\1":', text)
    return json.loads(re.sub(r",(\s*[}\]])", r"\1", quoted))


def _tokyo() -> dict[str, Any]:
    source = (ART / "boards" / "tokyo.ts").read_text(encoding="utf-8")
    stands = re.findall(r"export const (\w+): Stand = (\{[^}]*\});", source)
    rows = re.search(r"const rows: [^=]*= (\[.*?\n\]);", source, re.DOTALL)
    road = re.search(r"const ROAD = (\d+);", source)
    if rows is None or road is None:
        raise ValueError("tokyo.ts has changed: no rows or no road")
    found = {name: _read(stand) for name, stand in stands}
    return found | {"rows": _read(rows[1]), "road": int(road[1])}


def _new_york() -> dict[str, Any]:
    source = (ART / "boards" / "new_york_compact.ts").read_text(encoding="utf-8")
    found: dict[str, Any] = _read(source[source.index("= {") + 2 :].rstrip().removesuffix(";"))
    return found


def _colours(city: str) -> dict[str, str]:
    """The light theme's colours of a city."""
    css = (CLIENT / "styles" / "tokens.css").read_text(encoding="utf-8")
    block = re.search(
        rf'^[^\n{{]*\[data-city="{city}"\] \{{(.*?)\}}', css, re.DOTALL | re.MULTILINE
    )
    if block is None:
        raise ValueError(f"tokens.css has no block of {city}")
    named = dict(re.findall(r"--([\w-]+):\s*([^;]+);", block[1]))
    return {name: named[name] for name in COLOURS}


if __name__ == "__main__":
    TARGET.write_text(made(), encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")
