"""What `simulate` reads and prints: games that are only counted, and games that are kept."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from rich.table import Table as Grid
from rich.text import Text

from tokyork.arena import play_by_bots
from tokyork.cities import CITIES
from tokyork.errors import BadInputError
from tokyork.formats.options import read_options
from tokyork.lab.data.data_plan import read_option_words
from tokyork.lab.data.produce import produce
from tokyork.plain_text import visible
from tokyork.simulate import SimulationPlan, Tally, simulate
from tokyork.terminal.arena_command import read_bots
from tokyork.terminal.progress import with_progress
from tokyork.terminal.screen import new_console
from tokyork.words.numbers import percent
from tokyork.words.texts import texts

if TYPE_CHECKING:
    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.engines import Engine
    from tokyork.lab.data.produce import FinishedPart


def read_seated(bots: str | None, seats: int) -> tuple[str, ...]:
    """Who sits where; the bots of a list take the seats in turn, over and over."""
    names = () if bots is None else read_bots(bots)
    if len(names) > seats:
        told = texts()("terminal-too_many_bots", seats=seats, found=len(names))
        raise BadInputError("--bots", told)
    return tuple(names[seat % len(names)] for seat in range(seats)) if names else ()


def read_agreed(city: str, seats: int, text: str | None) -> dict[str, Any]:
    """Options as they were typed; what cannot be agreed on is refused."""
    found = read_option_words(text or "")
    read_options(CITIES[city], seats, found, "--options")
    return found


def run_simulation(plan: SimulationPlan, jobs: int) -> Tally:
    """Play all games of a plan; progress and failures go to standard error."""
    tally = Tally(plan.seats)
    label = texts()("terminal-simulating")
    parts = simulate(plan, jobs, play_by_bots if plan.bots else None)
    for part in with_progress(parts, plan.games, label, lambda part: part.games):
        tally.add(part)
        for seed, reason in part.failures:
            told = texts()("terminal-game_failed", seed=str(seed), reason=reason)
            print(visible(told), file=sys.stderr)
    for name, trouble in tally.troubles.items():
        values = {"count": trouble.answers, "seed": str(trouble.seed), "reason": trouble.reason}
        print(visible(texts()("terminal-bot_replaced", name=name, **values)), file=sys.stderr)
    return tally


def show_tally(plan: SimulationPlan, tally: Tally) -> None:
    """The result of a simulation as a table."""
    console = new_console()
    data = tally.data(plan.city)
    city = texts()(f"city-{plan.city}")
    values = {"games": plan.games, "seats": plan.seats, "seed": str(plan.seed)}
    title = "terminal-simulated_bots" if plan.bots else "terminal-simulated"
    played_by = ", ".join(dict.fromkeys(plan.bots))
    told = visible(texts()(title, city=city, bots=played_by, **values))
    console.print(Text(told, style="bold"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    for number, share in enumerate(data["win_share"], 1):
        grid.add_row(texts()("terminal-win_share", number=number), percent(f"{100 * share:.1f}"))
    for key in ("mean_turns", "mean_decisions"):
        grid.add_row(texts()(f"terminal-{key}"), f"{data[key]:.1f}")
    for key in ("by_points", "by_elimination", "by_card", "no_winner", "errors"):
        grid.add_row(texts()(f"terminal-{key}"), str(data[key]))
    console.print(grid)


# --- games that are kept ---


def fill_folder(folder: DataFolder, engine: Engine) -> bool:
    """Play what is missing; whether all went well. What is finished stays, whatever happens."""
    plan = folder.plan
    label = texts()("terminal-simulating")
    wanted = sum(map(len, folder.missing()))
    errors = 0
    noted: dict[str, int] = {}
    try:
        parts = produce(folder, engine)
        for done in with_progress(parts, wanted, label, lambda done: len(done.part)):
            errors += len(done.errors)
            tell_troubles(done, noted)
    except KeyboardInterrupt:
        kept = plan.games - sum(map(len, folder.missing()))
        told = texts()("terminal-games_cut", games=kept, wanted=plan.games)
        print(told, file=sys.stderr)
        raise
    return not errors


def tell_troubles(done: FinishedPart, noted: dict[str, int]) -> None:
    """What went wrong in a part; of each bot only its first trouble."""
    for seed, reason in done.errors:
        _complain("terminal-game_failed", seed=str(seed), reason=reason)
    for name, seed, reason in done.troubles:
        if name not in noted:
            _complain("terminal-bot_replaced", name=name, count=1, seed=str(seed), reason=reason)
        noted[name] = noted.get(name, 0) + 1


def _complain(message: str, **values: object) -> None:
    print(visible(texts()(message, **values)), file=sys.stderr)


def show_kept(folder: DataFolder) -> None:
    """Where the games are."""
    values = {"games": folder.plan.games, "folder": str(folder.path)}
    print(visible(texts()("terminal-games_kept", **values)))
