"""Measure what the levels give away by their choices: strong_players.json of the review.

One bot of the level sits with three of level 4, in every seat in turn; the judge of the review
judges its choices. It goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import fmean, stdev

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))

from tokyork import Game  # noqa: E402 - from this clone
from tokyork.bots import Bot, make_bot  # noqa: E402 - its folder must be found first
from tokyork.bots.base import Seen  # noqa: E402 - its folder must be found first
from tokyork.core.agenda import seat_of  # noqa: E402 - its folder must be found first
from tokyork.review.decisions import judged_choices  # noqa: E402 - its folder must be found first
from tokyork.review.played import play_again  # noqa: E402 - its folder must be found first
from tokyork.review.strong_players import FILE, kind_group  # noqa: E402

CITIES = ("tokyo", "new_york")
LEVELS = ("3", "4", "5")
SEATS = 4
GAMES_OF_5 = 60  # games in the head a move: level 5 without a clock


def judged_game(city: str, level: str, number: int) -> dict[str, list[float]]:
    """The costs of one bot's choices in one game, by their groups."""
    seat = number % SEATS
    game = Game(city, seats=SEATS, seed=7_000_000 + number)
    bots: list[Bot] = [make_bot("level4", number) for _ in range(SEATS)]
    name = f"search:{GAMES_OF_5}games" if level == "5" else f"level{level}"
    bots[seat] = make_bot(name, number)
    while not game.over:
        game.play_number(bots[int(seat_of(game.state.pending))].pick(Seen(game.state)))
    costs: dict[str, list[float]] = {}
    for choice in judged_choices(play_again(game.save()), f"p{seat + 1}"):
        costs.setdefault(kind_group(choice.kind), []).append(choice.cost)
    return costs


def summed(games: list[dict[str, list[float]]]) -> dict[str, dict[str, float]]:
    """The mean cost of a choice of each group; its error is that of the spread between games."""
    found: dict[str, dict[str, float]] = {}
    for group in sorted({group for game in games for group in game}):
        rows = [game[group] for game in games if game.get(group)]
        count = sum(map(len, rows))
        mean = sum(map(sum, rows)) / count
        strays = [sum(row) - mean * len(row) for row in rows]
        error = stdev(strays) * len(rows) ** 0.5 / count if len(rows) > 1 else 0.0
        found[group] = {"mean": round(mean, 6), "error": round(error, 6), "choices": count}
    return found


def main() -> None:
    """Measure, or go on with it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "choices.jsonl")
    args = parser.parse_args()
    lines = args.work.read_text("utf-8").splitlines() if args.work.exists() else []
    done = {tuple(row[:3]): row[3] for row in map(json.loads, lines)}
    with args.work.open("a", encoding="utf-8") as file:
        for number in range(args.games):
            for city in CITIES:
                for level in LEVELS:
                    if (city, level, number) not in done:
                        costs = judged_game(city, level, number)
                        done[city, level, number] = costs
                        print(json.dumps([city, level, number, costs]), file=file, flush=True)
    report(done)


def report(done: dict[tuple[str, ...], dict[str, list[float]]]) -> None:
    """Write the means, and print what they come to in a game."""
    cities: dict[str, dict[str, object]] = {}
    for city in CITIES:
        for level in LEVELS:
            games = [costs for key, costs in done.items() if key[:2] == (city, level)]
            if not games:
                continue
            cities.setdefault(city, {})[level] = {"games": len(games), **summed(games)}
            totals = [100 * sum(map(sum, game.values())) for game in games]
            error = stdev(totals) / len(totals) ** 0.5 if len(totals) > 1 else 0.0
            print(f"{city} level{level}: {fmean(totals):.1f} +- {error:.1f} points a game")
    FILE.write_text(json.dumps({"seats": SEATS, "cities": cities}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
