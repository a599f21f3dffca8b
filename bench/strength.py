"""`./run bench strength`: one bot against others of another kind, in both cities, for the docs.

Games are added to docs/strength.json, so that it can be stopped and go on; the table of
docs/bots.md is written from there. Slow bots count games in their heads instead of time, so that a
table can be repeated anywhere, and the luck is taken out of their results. What was measured before
the bots last changed is marked; it is measured anew when its turn comes.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench.strength_plot import Interval, Pairing, drawn
from tokyork.arena import Contest, Standings, play_games
from tokyork.arena.standings import mean_of_rounds, wilson
from tokyork.bots.outsiders import OUTSIDERS
from tokyork.cities import CITIES
from tokyork.simulate import SHARES

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[1]
FILE = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "bots.md"
PICTURE = ROOT / "docs" / "strength.svg"
STYLES = ("brawler", "builder", "showoff")
FORMER = "bench/former.py:FormerLearned"
CHAMPION = "level5:120games"
FAST = (
    ("greedy", "random"),
    ("level1", "random"),
    ("level2", "level1"),
    ("level3", "level2"),
    ("level4", "level3"),
    *((style, "random") for style in STYLES),
    *(("greedy", style) for style in STYLES),
    ("learned", "greedy"),
    ("learned", FORMER),
    *(("learned", name) for name in OUTSIDERS),
)
SLOW = tuple((CHAMPION, rival) for rival in ("level4", *STYLES, *OUTSIDERS, "learned", FORMER))
EDITION = 2  # of the bots: results of others are from before
CHANGED = {  # since then: what is measured with these is of an edition of its own
    ("new_york", "learned"): 3,
    ("new_york", CHAMPION): 3,
    **{(city, f"level{n}"): 4 for city in CITIES for n in (1, 2, 3)},
}
SEATS = 4
FAST_PART, SLOW_PART = 500, 8  # games between two writes
ALL_SEATS = (4, 2, 6)
HEAD = (
    "| seats | one | against all others | Tokyo | games | New York | games |\n"
    "|--:|---|---|---|--:|---|--:|\n"
)
BEFORE = "\N{DAGGER}"

Key = tuple[str, str, str, int]


def read() -> dict[Key, dict[str, Any]]:
    """What was played so far, by city and names."""
    rows = json.loads(FILE.read_text()) if FILE.exists() else []
    return {(row["city"], row["one"], row["rivals"], row["seats"]): row for row in rows}


def edition_of(city: str, *bots: str) -> int:
    """Of the bot that changed last."""
    return max(CHANGED.get((city, bot), EDITION) for bot in bots)


def write(found: dict[Key, dict[str, Any]]) -> None:
    """One line for each pairing."""
    lines = ",\n".join(json.dumps(row) for row in found.values())
    FILE.write_text(f"[\n{lines}\n]\n")


def play_part(key: Key, played: int, games: int, jobs: int) -> Standings:
    """Some more games, the same dice for all seatings of a round; others than those played."""
    city, one, rivals, seats = key
    names = (one, *[rivals] * (seats - 1))
    contest = Contest(
        city, names, seats, games, seed=1000 + played, same_dice=True, less_luck=key[1:3] in SLOW
    )
    counted = Standings(contest)
    for part in play_games(contest, jobs):
        for result in part:
            counted.add(result)
    if counted.crashes:
        raise SystemExit(f"bench strength: a game of {key} crashed: {counted.crashes[0]}")
    return counted


def table(found: dict[Key, dict[str, Any]]) -> str:
    """All of it, for people to read; pairings that were never played are left out."""
    lines = [HEAD]
    for seats in ALL_SEATS:
        for one, rivals in (*FAST, *SLOW):
            rows = [found.get((city, one, rivals, seats)) for city in CITIES]
            if any(rows):
                cells = " | ".join(_cell(row) for row in rows)
                lines.append(f"| {seats} | `{_shown(one)}` | `{_shown(rivals)}` | {cells} |\n")
    return "".join(lines)


def _shown(name: str) -> str:
    """The former `learned` by a name that tells what it is."""
    return "learned of 0.1" if name == FORMER else name


def _cell(row: dict[str, Any] | None) -> str:
    if row is None:
        return "not measured | 0"
    found = _interval(row)
    before = f" {BEFORE}" if found.before else ""
    told = f"{100 * found.share:.1f}% ({100 * found.low:.1f} to {100 * found.high:.1f})"
    return f"{told}{before} | {row['games']:,}"


def _interval(row: dict[str, Any]) -> Interval:
    before = row["edition"] != edition_of(row["city"], row["one"], row["rivals"])
    if row.get("rounds"):
        mean = mean_of_rounds([(total, played) for total, played in row["rounds"]])
        return Interval(mean.share, mean.low, mean.high, before)
    return Interval(row["wins"] / row["games"], *wilson(row["wins"], row["games"]), before)


def picture(found: dict[Key, dict[str, Any]]) -> str:
    """The same as a picture."""
    pairings: list[Pairing] = []
    for seats in ALL_SEATS:
        for one, rivals in (*FAST, *SLOW):
            rows = [found.get((city, one, rivals, seats)) for city in CITIES]
            if any(rows):
                label = f"{_shown(one)} / {seats - 1} {_shown(rivals)}"
                results = [_interval(row) if row else None for row in rows]
                pairings.append(Pairing(label, 1 / seats, results))
    return drawn(pairings, ("Tokyo", "New York"))


def main(argv: Sequence[str] | None = None) -> int:
    """Play what is missing, or print the table."""
    parser = argparse.ArgumentParser(prog="bench strength", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of fast bots (default: 10000)")
    parser.add_argument("--slow-games", type=int, default=96, help="of level5 (default: 96)")
    parser.add_argument("--seats", type=int, choices=ALL_SEATS, help="only tables of this size")
    parser.add_argument("--one", help="only pairings of this bot")
    parser.add_argument("--rivals", help="only pairings against these")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--city", choices=list(CITIES), help="only this one")
    parser.add_argument("--print", action="store_true", help="print the table as it is and stop")
    args = parser.parse_args(argv)
    if not args.print:
        _play(args)
    print(table(read()), end="")
    return 0


def publish() -> None:
    """Put the table into the page, in the place of the old one, and draw it."""
    before, _, rest = PAGE.read_text().partition(HEAD)
    after = rest[rest.index("\n\n") + 1 :]
    PAGE.write_text(before + table(read()) + after)
    PICTURE.write_text(picture(read()))


def _play(args: argparse.Namespace) -> None:
    cities = [args.city] if args.city else list(CITIES)
    sizes = [args.seats] if args.seats else list(ALL_SEATS)
    for pairs, part, wanted in ((FAST, FAST_PART, args.games), (SLOW, SLOW_PART, args.slow_games)):
        for seats in sizes:
            size = -(-part // seats) * seats
            for city in cities:
                for one, rivals in pairs:
                    if args.one in {None, one} and args.rivals in {None, rivals}:
                        _fill((city, one, rivals, seats), size, wanted, args.jobs)


def _fill(key: Key, part: int, wanted: int, jobs: int) -> None:
    city, one, rivals, seats = key
    empty: dict[str, Any] = {
        "city": city,
        "one": one,
        "rivals": rivals,
        "seats": seats,
        "edition": edition_of(city, one, rivals),
        "games": 0,
        "wins": 0.0,
    }
    while True:
        found = read()
        row = found.get(key)
        if row is None or row["edition"] != empty["edition"]:
            row = {**empty, "rounds": []}
        if row["games"] >= wanted:
            return
        missing = -(-(wanted - row["games"]) // seats) * seats
        counted = play_part(key, row["games"], min(part, missing), jobs)
        mine = counted.entries[one]
        row["games"] += counted.games
        row["wins"] = round(row["wins"] + mine.shares / SHARES, 3)
        if counted.contest.less_luck:
            row["rounds"] += [[round(total, 5), seats] for total, seats in mine.rounds.values()]
        found = read()  # once more: another process may have filled other rows meanwhile
        found[key] = row
        write(found)
        publish()
        print(*key, _cell(row), file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
