"""`./run bench`: how fast the engine is, in every build and beside others; or `dice`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from bench import (
    bots,
    browser,
    cold,
    dice,
    growth,
    instructions,
    lab,
    odds,
    peers,
    rows,
    simulate,
    storage,
    strength,
)
from bench.load import command as load
from bench.peers import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from bench.worker import Worker

ROUNDS = 7
SECONDS = 0.2

# Ours, the peer's, how many times faster we want to be: (game, mode) at four seats, compiled.
TARGETS = [
    ("driven", ("catanatron", "catan", "driven"), 50.0),
    ("driven", ("open_spiel", "hearts", "driven"), 4.5),
    ("inside", ("open_spiel", "hearts", "inside"), 1.0),
]
BY = {
    "seats": "seats (inside, whole games)",
    "events": "events told (inside, 4 seats)",
    "cards": "Keep cards on the table, from (one move each, 4 seats)",
    "turn": "turn, from (one move each, 4 seats)",
}


def cluster(argv: list[str]) -> int:
    """Several processes."""
    from bench.cluster import main as measure  # noqa: PLC0415 - needs more packages

    return measure(argv)


def offline(argv: list[str]) -> int:
    """Without a server."""
    from bench.offline import main as measure  # noqa: PLC0415 - makes a site first

    return measure(argv)


OTHERS: dict[str, Callable[[list[str]], int]] = {
    "bots": bots.main,
    "browser": browser.main,
    "cluster": cluster,
    "cold": cold.main,
    "dice": dice.main,
    "instructions": instructions.main,
    "lab": lab.main,
    "load": load.main,
    "odds": odds.main,
    "offline": offline,
    "simulate": simulate.main,
    "storage": storage.main,
    "strength": strength.main,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Measure; the exit code is 1 if the builds or modes do not play the same games."""
    given = list(sys.argv[1:] if argv is None else argv)
    if given and given[0] in OTHERS:
        return OTHERS[given[0]](given[1:])
    args = parsed(given)
    ours = rows.workers()
    measured = rows.our_rows(ours)
    started: list[Worker] = list(ours.values())
    if args.peers:
        names = peers.installed()
        if names:
            started.append(peers.worker())
            measured += rows.peer_rows(started[-1], names)
    measured = rows.measure(measured, args.rounds, args.seconds)
    fastest = next(iter(ours))
    grown = growth.measure(ours[fastest], fastest, args.rounds, args.seconds / 4)
    for worker in started:
        worker.close()
    table = [row.data() for row in measured]
    faces = rows.costs(measured)
    if args.json:
        print(json.dumps({"rows": table, "growth": grown, "face": faces}, indent=2))
    else:
        print_rows(table)
        print_growth(grown)
        print_costs(faces)
        print_ratios(table)
    wrong = rows.disagreements(measured)
    for line in wrong:
        say(line)
    return 1 if wrong else 0


def parsed(given: list[str]) -> argparse.Namespace:
    """The arguments."""
    parser = argparse.ArgumentParser(
        prog="bench",
        description="Measure the speed of the engine. `bench dice` tests its dice, `bench odds` "
        "measures the best keep, `bench bots` the answers of bots, `bench browser` the time from "
        "tap to confirmed move, `bench lab` many games for training, `bench load` what the server "
        "carries, `bench cluster` what several processes carry, `bench offline` the game without a "
        "server, `bench strength` who wins.",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument(
        "--peers", action="store_true", help="measure OpenSpiel and Catanatron beside it"
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help=f"how many slices of each (default: {ROUNDS})"
    )
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help=f"CPU time of a slice (default: {SECONDS})"
    )
    args = parser.parse_args(given)
    if args.rounds < 1 or not 0 <= args.seconds <= 3600:
        parser.error("at least one round, and slices of 0 to 3600 seconds, are needed")
    return args


# --- for people ---


def print_rows(table: list[dict[str, Any]]) -> None:
    """The rows, columns aligned."""
    print_columns([list(table[0]), *([shown(value) for value in row.values()] for row in table)])


def shown(value: object) -> str:
    """A value in a table."""
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int) else str(value)


def print_columns(lines: list[list[str]]) -> None:
    """Numbers to the right, words to the left."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    numeric = [column[-1][:1].isdigit() for column in zip(*lines, strict=True)]
    for line in lines:
        cells = zip(line, widths, numeric, strict=True)
        print("  ".join(c.rjust(w) if n else c.ljust(w) for c, w, n in cells).rstrip())


def print_growth(grown: list[dict[str, Any]]) -> None:
    """How cost grows: one block for each thing it may grow with."""
    print(f"\nHow cost grows: microseconds for a decision, {grown[0]['build']}")
    cities = unique(entry["game"] for entry in grown)
    for by, title in BY.items():
        steps = unique(entry["at"] for entry in grown if entry["by"] == by)
        print(f"\n{title}")
        lines = [["", *steps]]
        for city in cities:
            found = {e["at"]: e["us"] for e in grown if e["game"] == city and e["by"] == by}
            lines.append([city, *(f"{found[s]:.2f}" if s in found else "-" for s in steps)])
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for first, *others in lines:
            cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
            print("  ".join(["", first.ljust(widths[0]), *cells]).rstrip())


def print_costs(faces: list[dict[str, Any]]) -> None:
    """What a decision costs through `tokyork.Game`, as a multiple of the engine's own step."""
    print("\nA decision through tokyork.Game, in the engine's own driven steps of the same run")
    print_columns([list(faces[0]), *([str(value) for value in row.values()] for row in faces)])


def unique(values: Iterable[str]) -> list[str]:
    """Each once, in order."""
    return list(dict.fromkeys(values))


def print_ratios(table: list[dict[str, Any]]) -> None:
    """Our compiled four-seat games as multiples of the peers', if there are any."""
    paces = {
        (row["who"], row["game"], row["mode"]): row["decisions_per_cpu_s"]
        for row in table
        if row["who"] != "tokyork" or (row["seats"] == 4 and row["build"] == "compiled")
    }
    lines = [
        [city, mode, f"{paces['tokyork', city, mode] / paces[peer]:.2f}", " ".join(peer), str(goal)]
        for mode, peer, goal in TARGETS
        if peer in paces
        for city in unique(game for who, game, _ in paces if who == "tokyork")
    ]
    if lines:
        print("\nOur decisions as a multiple of theirs, 4 seats, compiled")
        print_columns([["game", "mode", "multiple", "of", "goal"], *lines])


if __name__ == "__main__":
    sys.exit(main())
