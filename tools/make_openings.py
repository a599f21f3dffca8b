"""Write docs/when_to_stay.md and docs/card_worth.md from the atlas' figures and the puzzles.

So that the page `/openings` tells the same in every language, it writes its figures, too.

The figures are those of `docs/atlas/figures.json`; the boards are puzzles of the package, drawn.
`--check` only compares; without the atlas there is nothing to write.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork.drawn import draw  # noqa: E402 - from this clone
from tokyork.formats.notation import chooser  # noqa: E402 - its folder must be found first
from tokyork.puzzles.book import puzzle_book  # noqa: E402 - its folder must be found first
from tokyork.puzzles.packed_position import unpack_position  # noqa: E402
from tokyork.puzzles.wording import worded  # noqa: E402 - its folder must be found first
from tokyork.views.view import view  # noqa: E402 - its folder must be found first
from tokyork.words.parts import plain  # noqa: E402 - its folder must be found first
from tokyork.words.texts import speak, texts  # noqa: E402 - its folder must be found first

if TYPE_CHECKING:
    from tokyork.puzzles import Puzzle

DOCS = ROOT / "docs"
FIGURES = DOCS / "atlas" / "figures.json"
PAGE = ROOT / "client" / "src" / "pages" / "openings" / "figures.json"
PICTURES = DOCS / "pictures" / "openings"
CITIES = ("tokyo", "new_york")
PLAYER = "learned"
FEWEST = 60  # seats that did it, below which a row tells nothing
MOST_CARDS = 12
Row = dict[str, Any]


def figures() -> Row:
    """What the atlas counted."""
    found: Row = json.loads(FIGURES.read_text(encoding="utf-8"))
    return found


def signed(share: float) -> str:
    """Points of win share."""
    return f"{100 * share:+.1f}".replace("-", "\N{MINUS SIGN}")


def interval(worth: list[float]) -> str:
    """A value with its interval."""
    return f"{signed(worth[0])} ({signed(worth[1])} to {signed(worth[2])})"


def rows(data: Row, what: str, city: str) -> list[Row]:
    """Of one city, by strong players, with enough seats behind them."""
    return [
        row
        for row in data[what]
        if row["city"] == city
        and row["player"] == PLAYER
        and row["worth"] is not None
        and min(row["did"], row["could"] - row["did"]) >= FEWEST
    ]


def size(data: Row) -> str:
    """How many games there were: small atlases have wide intervals, and that is said."""
    told = " and ".join(
        f"{data['games'][city]:,} games of {texts()(f'city-{city}')}" for city in CITIES
    )
    return (
        f"Counted by the atlas over {told}, between equal bots; these are the figures of "
        f"`{PLAYER}`. In brackets are 95% intervals: where they reach over zero, the games do not "
        "tell. The boards are [puzzles](puzzles.md). This page is written by "
        "`tools/make_openings.py`."
    )


def board(puzzle: Puzzle) -> list[str]:
    """A puzzle as an example: its picture, the question, the answers with their chances."""
    g = unpack_position(puzzle.city, puzzle.position)
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{puzzle.id}.svg").write_text(draw(view(g, chooser(g))), encoding="utf-8")
    told = worded(puzzle, "en")
    asked = plain(told.question)
    lines = [f"![{asked}](pictures/openings/{puzzle.id}.svg)", "", f"**{asked}**", ""]
    for n, answer in enumerate(told.answers):
        mark = " (best)" if n == told.best else ""
        lines.append(f"- {plain(answer.label)}: wins {100 * answer.chance:.0f}%{mark}")
    why = " ".join(plain(line) for line in told.answers[told.best].why[1:])
    return [*lines, "", why, ""]


def examples(city: str, kind: str, best: str) -> list[Puzzle]:
    """The clearest puzzle whose best answer begins so."""
    fitting = [
        puzzle
        for puzzle in puzzle_book().values()
        if (puzzle.city, puzzle.kind) == (city, kind)
        and puzzle.answers[puzzle.best].move.startswith(best)
        and 0.3 < puzzle.answers[puzzle.best].chance < 0.8
    ]
    return sorted(fitting, key=lambda puzzle: (-puzzle.proof.gap, puzzle.id))[:1]


def staying(data: Row) -> str:
    """The page about staying."""
    lines = ["# When to stay in Tokyo", "", size(data), ""]
    for city in CITIES:
        lines += [f"## {texts()(f'city-{city}')}", ""]
        lines += ["After a hit, what staying changed in the share of wins, in points:", ""]
        lines += [
            "| health left | rivals | staying changes | seats that could |",
            "|--:|--:|--:|--:|",
        ]
        lines += [
            f"| {row['health']} | {row['rivals']} | {interval(row['worth'])} | {row['could']:,} |"
            for row in rows(data, "staying", city)
        ]
        lines.append("")
        for best in ("stay", "yield" if city == "tokyo" else "flee"):
            for puzzle in examples(city, "stay", best):
                lines += board(puzzle)
    return "\n".join(lines).rstrip() + "\n"


def cards(data: Row) -> str:
    """The page about cards."""
    lines = ["# What a card is worth", "", size(data), ""]
    for city in CITIES:
        found = sorted(rows(data, "cards", city), key=lambda row: -row["worth"][0])
        lines += [f"## {texts()(f'city-{city}')}", ""]
        lines += ["What buying it changed in the share of wins of those who could, in points:", ""]
        lines += ["| card | cost | buying changes | seats that bought |", "|---|--:|--:|--:|"]
        lines += [
            f"| {texts()('card-' + city + '-' + row['card'])} | {row['cost']} "
            f"| {interval(row['worth'])} | {row['did']:,} |"
            for row in found[:MOST_CARDS]
        ]
        lines.append("")
        for best in ("buy", "end"):
            for puzzle in examples(city, "buy", best):
                lines += board(puzzle)
    return "\n".join(lines).rstrip() + "\n"


def shown(data: Row) -> str:
    """What the page in the browser shows, a line for each row."""
    found: dict[str, list[Row]] = {"staying": [], "cards": [], "boards": []}
    for city in CITIES:
        found["staying"] += [
            {key: row[key] for key in ("city", "health", "rivals", "worth")}
            for row in rows(data, "staying", city)
        ]
        found["cards"] += [
            {key: row[key] for key in ("city", "card", "cost", "worth")}
            for row in rows(data, "cards", city)
        ]
        leaving = "yield" if city == "tokyo" else "flee"
        for kind, best in (("stay", "stay"), ("stay", leaving), ("buy", "buy"), ("buy", "end")):
            found["boards"] += [
                {"city": city, "kind": kind, "puzzle": puzzle.id}
                for puzzle in examples(city, kind, best)
            ]
    games = {city: data["games"][city] for city in CITIES}
    parts = [f'"games": {json.dumps(games)}']
    for name, lines in found.items():
        told = ",\n    ".join(json.dumps(line) for line in lines)
        parts.append(f'"{name}": [\n    {told}\n  ]')
    return "{\n  " + ",\n  ".join(parts) + "\n}\n"


def main() -> int:
    """Write both pages, or say whether they are as they would be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    speak("en", breaks=False)
    if not FIGURES.is_file():
        print(f"{FIGURES.relative_to(ROOT)} is not there: run tokyork atlas first")
        return 1
    data = figures()
    pages = {
        DOCS / "when_to_stay.md": staying(data),
        DOCS / "card_worth.md": cards(data),
        PAGE: shown(data),
    }
    if args.check:
        return int(
            any(not p.is_file() or p.read_text("utf-8") != text for p, text in pages.items())
        )
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
