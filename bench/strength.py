"""`./run bench strength`: one bot against three of another, in both cities, for the docs.

Games are added to docs/strength.json, so that it can be stopped and go on; the table of
docs/bots.md is written from there.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.arena import Contest, Standings, play_games
from tokyork.arena.standings import wilson
from tokyork.cities import CITIES

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "bots.md"
STYLES = ("brawler", "builder", "showoff")
FAST = (
    ("greedy", "random"),
    ("level1", "random"),
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    *((style, "random") for style in STYLES),
    *(("greedy", style) for style in STYLES),
    ("learned", "greedy"),
)
SLOW = (("level5", "level4"), *(("level5", style) for style in STYLES))  # a second a move at most
SEATS = 4
FAST_PART, SLOW_PART = 500, 8  # games between two writes
HEAD = "| one | against three | Tokyo | games | New York | games |\n|---|---|---|--:|---|--:|\n"

Key = tuple[str, str, str]


def read() -> dict[Key, dict[str, Any]]:
    """What was played so far, by city and names."""
    rows = json.loads(FILE.read_text()) if FILE.exists() else []
    return {(row["city"], row["one"], row["three"]): row for row in rows}


def write(found: dict[Key, dict[str, Any]]) -> None:
    """One line for each pairing."""
    lines = ",\n".join(json.dumps(row) for row in found.values())
    FILE.write_text(f"[\n{lines}\n]\n")


def play_part(key: Key, number: int, games: int, jobs: int) -> float:
    """The victories of the one in some more games."""
    city, one, three = key
    contest = Contest(city, (one, three, three, three), SEATS, games, seed=1000 + number)
    counted = Standings(contest)
    for part in play_games(contest, jobs):
        for result in part:
            counted.add(result)
    if counted.crashes:
        raise SystemExit(f"bench strength: a game of {key} crashed: {counted.crashes[0]}")
    return float(counted.data()["bots"][0]["win_share"]) * games


def table(found: dict[Key, dict[str, Any]]) -> str:
    """All of it, for people to read."""
    lines = [HEAD]
    for one, three in (*FAST, *SLOW):
        cells = [_cell(found.get((city, one, three))) for city in CITIES]
        lines.append(f"| `{one}` | `{three}` | {' | '.join(cells)} |\n")
    return "".join(lines)


def _cell(row: dict[str, Any] | None) -> str:
    if row is None:
        return "not measured | 0"
    low, high = wilson(row["wins"], row["games"])
    share = row["wins"] / row["games"]
    return f"{100 * share:.1f}% ({100 * low:.1f} to {100 * high:.1f}) | {row['games']:,}"


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, or print the table."""
    parser = argparse.ArgumentParser(prog="bench strength", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of fast bots (default: 10000)")
    parser.add_argument("--slow-games", type=int, default=96, help="of level5 (default: 96)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--city", choices=list(CITIES), help="only this one")
    parser.add_argument("--print", action="store_true", help="print the table as it is and stop")
    args = parser.parse_args(argv)
    if not args.print:
        _play(args)
    print(table(read()), end="")
    return 0


def publish() -> None:
    """Put the table into the page, in the place of the old one."""
    before, _, rest = PAGE.read_text().partition(HEAD)
    after = rest[rest.index("\n\n") + 1 :]
    PAGE.write_text(before + table(read()) + after)


def _play(args: argparse.Namespace) -> None:
    cities = [args.city] if args.city else list(CITIES)
    for pairs, part, wanted in ((FAST, FAST_PART, args.games), (SLOW, SLOW_PART, args.slow_games)):
        for city in cities:
            for one, three in pairs:
                _fill((city, one, three), part, wanted, args.jobs)


def _fill(key: Key, part: int, wanted: int, jobs: int) -> None:
    while True:
        found = read()
        empty = {"city": key[0], "one": key[1], "three": key[2], "games": 0, "wins": 0.0}
        row = found.setdefault(key, empty)
        if row["games"] >= wanted:
            return
        wins = play_part(key, row["games"] // part, part, jobs)
        row["games"] += part
        row["wins"] = round(row["wins"] + wins, 3)
        write(found)
        publish()
        print(*key, _cell(row), file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
