"""What `arena` reads and prints."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from tokyork.arena import Contest, Standings, play_games
from tokyork.arena.standings import Z
from tokyork.bots import make_bot
from tokyork.errors import BadInputError
from tokyork.plain_text import visible
from tokyork.terminal.progress import with_progress
from tokyork.terminal.screen import new_console
from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from typing import Any

    from tokyork.arena.against_perfection import GivenAway
    from tokyork.arena.standings import Entry

COLUMNS = ("bot", "seats", "wins", "interval", "rating", "time")
BY_ROUNDS = ("by_rounds", "interval", "fewer")


def read_contest(city: str, bots: str, seats: int | None, games: int, seed: int) -> Contest:
    """A contest from its options; without a number of seats there is one for each bot."""
    names = read_bots(bots)
    if seats is None and not 2 <= len(names) <= 6:
        raise BadInputError("--bots", texts()("terminal-bot_number", found=len(names)))
    return Contest(city, names, seats or len(names), games, seed)


def read_bots(text: str) -> tuple[str, ...]:
    """The names in a list; each is tried once, so that what is wrong is told at once."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        make_bot(name, place="--bots").close()
    return names


def run_contest(contest: Contest, jobs: int) -> Standings:
    """Play all games, or until interrupted; progress and what went wrong go to standard error."""
    standings = Standings(contest)
    label = texts()("terminal-competing")
    try:
        for part in with_progress(play_games(contest, jobs), contest.games, label, len):
            for result in part:
                standings.add(result)
    except KeyboardInterrupt:
        if not standings.games:
            raise
        told = texts()("terminal-contest_cut", games=standings.games, wanted=contest.games)
        print(told, file=sys.stderr)
    for seed, reason in standings.crashes:
        told = texts()("terminal-game_failed", seed=str(seed), reason=reason)
        print(visible(told), file=sys.stderr)
    for name, entry in standings.entries.items():
        _tell_failures(name, entry)
    return standings


def _tell_failures(name: str, entry: Entry) -> None:
    if entry.first_failure is None:
        return
    seed, failure = entry.first_failure
    counted = [texts()(f"bots-count_{kind}", count=count) for kind, count in entry.failures.items()]
    told = texts()(
        "terminal-bot_failures",
        name=name,
        answers=entry.answers,
        failures=", ".join(counted),
        seed=str(seed),
        reason=failure.reason,
    )
    print(visible(told), file=sys.stderr)


def duel_bots(bots: str, games: int, seed: int, jobs: int) -> dict[str, GivenAway]:
    """What each of the named bots gives away in duels against perfect play."""
    from tokyork.arena.against_perfection import given_away

    return {name: given_away(name, games, seed, jobs) for name in dict.fromkeys(read_bots(bots))}


def perfection_data(found: dict[str, GivenAway]) -> dict[str, object]:
    """The same as plain data, in points of win chance a game."""
    return {"bots": [{"name": name, **given.data()} for name, given in found.items()]}


def show_perfection(found: dict[str, GivenAway]) -> None:
    """The same as a table, the best first."""
    console = new_console()
    console.print(Text(texts()("terminal-perfection"), style="bold"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("bot", "duels", "lost", "by_keeping", "by_answers"):
        heading = texts()(f"terminal-column_{column}")
        grid.add_column(heading, justify="left" if column == "bot" else "right")
    for name, given in sorted(found.items(), key=lambda entry: entry[1].total):
        grid.add_row(
            Text(visible(name)),
            str(given.games),
            f"{given.total:.1f} ± {Z * given.error:.1f}",
            f"{given.rolls:.1f}",
            f"{given.yields:.1f}",
        )
    console.print(grid)


def show_standings(standings: Standings) -> None:
    """The result as a table, the best first."""
    console = new_console()
    data = standings.data()
    values = {"games": data["games"], "seats": data["seats"], "seed": str(standings.contest.seed)}
    city = texts()(f"city-{data['city']}")
    console.print(Text(texts()("terminal-contest", city=city, **values), style="bold"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    counted = standings.contest.same_dice or standings.contest.less_luck
    for column in (*COLUMNS, *(BY_ROUNDS if counted else ())):
        heading = texts()(f"terminal-column_{column}")
        grid.add_column(heading, justify="left" if column == "bot" else "right")
    for bot in sorted(data["bots"], key=lambda bot: -bot["win_share"]):
        low, high = f"{100 * bot['low']:.1f}", f"{100 * bot['high']:.1f}"
        grid.add_row(
            Text(visible(bot["name"])),
            str(bot["games"]),
            percent(f"{100 * bot['win_share']:.1f}"),
            texts()("terminal-interval", low=low, high=percent(high)),
            f"{bot['rating']:.1f}",
            f"{bot['ms_per_move']:.3g} ms",
            *_by_rounds(bot),
        )
    console.print(grid)


def _by_rounds(bot: dict[str, Any]) -> list[str]:
    """The share of wins by rounds, if that was counted."""
    if "by_rounds" not in bot:
        return []
    found = bot["by_rounds"]
    low, high = (f"{100 * found[end]:.1f}" for end in ("low", "high"))
    share = percent(f"{100 * found['share']:.1f}")
    return [
        share,
        texts()("terminal-interval", low=low, high=percent(high)),
        f"{found['fewer']:.1f}",
    ]
