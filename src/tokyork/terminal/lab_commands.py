"""`tokyork simulate`, `report`, `compare`, `atlas`, `examples`, `text-agent`: options and work."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tokyork.terminal.arguments import (
    add_city,
    add_engine,
    add_jobs,
    add_json,
    add_seed,
    positive_number,
    whole_number,
)
from tokyork.terminal.streams import print_json

if TYPE_CHECKING:
    import argparse

    from tokyork.lab.insight.comparing import RuleSet

OK, FAILED = 0, 1


def add_commands(commands: Any) -> None:
    """All of them."""
    _add_simulate(commands)
    _add_report(commands)
    _add_compare(commands)
    _add_atlas(commands)
    _add_examples(commands)
    _add_text_agent(commands)


def _add_simulate(commands: Any) -> None:
    simulate = commands.add_parser("simulate", help="play many games, count them or keep them")
    simulate.set_defaults(run=_simulate)
    _add_table(simulate)
    simulate.add_argument(
        "--bots",
        metavar="LIST",
        help="who plays, such as greedy or my.py:Rusher,random (default: random moves)",
    )
    simulate.add_argument(
        "--options", metavar="LIST", help="what is agreed on, such as points=15,health=12"
    )
    simulate.add_argument("--games", type=positive_number, default=1000, help="default: 1000")
    add_seed(simulate)
    add_jobs(simulate)
    add_json(simulate)
    kept = simulate.add_argument_group("to keep the games (docs/data.md)")
    kept.add_argument("--out", metavar="DIR", type=Path, help="a folder for them")
    _add_format(kept)
    kept.add_argument(
        "--rows",
        choices=("games", "turns", "decisions"),
        default="games",
        help="a row for each of these (default: games)",
    )
    kept.add_argument("--resume", action="store_true", help="go on with the games in the folder")
    add_engine(kept)


def _add_table(parser: Any) -> None:
    """Where is played, and by how many."""
    add_city(parser)
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=4, help="default: 4")


def _add_report(commands: Any) -> None:
    report = commands.add_parser("report", help="say what kept games tell: a page and tables")
    report.set_defaults(run=_report)
    report.add_argument("folder", metavar="DIR", type=Path, help="made by simulate --out")
    report.add_argument(
        "--blunders",
        metavar="GAMES",
        type=whole_number,
        default=0,
        help="look for lost victories in so many of the games, a second or so each (default: 0)",
    )
    add_jobs(report)


def _add_compare(commands: Any) -> None:
    compare = commands.add_parser("compare", help="say what other rules change")
    compare.set_defaults(run=_compare)
    _add_table(compare)
    compare.add_argument(
        "--options",
        metavar="LIST",
        action="append",
        required=True,
        help="such as points=15,deck.CARD=0,price.CARD=3; given twice, or once to compare with "
        "the rulebook",
    )
    compare.add_argument("--bots", metavar="LIST", help="who plays (default: random moves)")
    compare.add_argument("--games", type=positive_number, default=1000, help="of each side")
    add_seed(compare)
    add_jobs(compare)
    add_json(compare)


def _add_atlas(commands: Any) -> None:
    atlas = commands.add_parser("atlas", help="play and write the atlas: seats, endings, cards")
    atlas.set_defaults(run=_atlas)
    atlas.add_argument("folder", metavar="DIR", type=Path, help="for the games; goes on in it")
    atlas.add_argument("--city", help="only tokyo or new_york (default: both)")
    atlas.add_argument(
        "--games", type=positive_number, default=2_000_000, help="per city (default: 2000000)"
    )
    add_seed(atlas)
    atlas.add_argument(
        "--minutes",
        type=whole_number,
        help="stop after so long; 0 only writes the page (default: when all is played)",
    )
    atlas.add_argument(
        "--page", metavar="DIR", type=Path, help="for atlas.md and what it shows (default: DIR)"
    )
    _add_format(atlas)
    add_jobs(atlas)
    add_engine(atlas)


def _add_format(parser: Any) -> None:
    parser.add_argument(
        "--format", choices=("parquet", "csv"), default="parquet", help="default: parquet"
    )


def _add_examples(commands: Any) -> None:
    examples = commands.add_parser("examples", help="copy the programs that learn, play and plot")
    examples.set_defaults(run=_examples)
    examples.add_argument("folder", metavar="DIR", type=Path, help="for them; made if it is new")


def _add_text_agent(commands: Any) -> None:
    agent = commands.add_parser("text-agent", help="let a program play that reads words")
    agent.set_defaults(run=_text_agent)
    agent.add_argument("words", nargs="+", metavar="CMD", help="the program and its arguments")
    _add_table(agent)
    agent.add_argument("--against", default="random", metavar="BOT", help="default: random")
    agent.add_argument("--games", type=positive_number, default=20, help="default: 20")
    add_seed(agent)
    agent.add_argument(
        "--ms", type=positive_number, default=30_000, help="time limit per answer (default: 30000)"
    )
    add_json(agent)


# --- what they do ---


def _city(name: str) -> str:
    from tokyork.cities import CITIES
    from tokyork.formats import reading

    return reading.word(name, "--city", CITIES, "a city")


def _simulate(args: argparse.Namespace) -> int:
    from tokyork.simulate import SimulationPlan
    from tokyork.terminal import simulate_command as command

    if args.out is not None:
        return _keep_games(args)
    if args.resume or args.engine != "local" or args.address:
        from tokyork.errors import BadInputError

        raise BadInputError("--out", "expected a folder: only games that are kept can be so played")
    city = _city(args.city)
    plan = SimulationPlan(
        city,
        args.seats,
        args.games,
        args.seed,
        command.read_seated(args.bots, args.seats),
        command.read_agreed(city, args.seats, args.options),
    )
    tally = command.run_simulation(plan, args.jobs or 1)
    if args.json:
        print_json(tally.data(plan.city))
    else:
        command.show_tally(plan, tally)
    return FAILED if tally.failures else OK


def _keep_games(args: argparse.Namespace) -> int:
    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.data.engines import engine_of
    from tokyork.lab.data.row_files import need
    from tokyork.terminal import simulate_command as command

    need(args.format)
    city = _city(args.city)
    plan = DataPlan(
        city,
        args.seats,
        args.games,
        args.seed,
        command.read_seated(args.bots, args.seats),
        command.read_agreed(city, args.seats, args.options),
        args.rows,
        args.format,
    )
    engine = engine_of(args.engine, args.jobs, args.address)
    folder = DataFolder.begin(args.out, plan, resume=args.resume)
    well = command.fill_folder(folder, engine)
    if args.json:
        print_json(folder.manifest)
    else:
        command.show_kept(folder)
    return OK if well else FAILED


def _report(args: argparse.Namespace) -> int:
    from tokyork.lab.data.data_folder import DataFolder
    from tokyork.lab.data.engines import LocalEngine
    from tokyork.terminal.answer_commands import make_report

    make_report(DataFolder.open(args.folder), LocalEngine(args.jobs or 1), args.blunders)
    return OK


def _compare(args: argparse.Namespace) -> int:
    from tokyork.errors import BadInputError
    from tokyork.lab.data.engines import LocalEngine
    from tokyork.terminal.answer_commands import compare_rules, show_comparison

    if len(args.options) > 2:
        raise BadInputError("--options", f"expected two sets of rules, got {len(args.options)}")
    agreed = ["", *args.options][-2:]
    sets = [_rule_set(args, text) for text in agreed]
    found = compare_rules(sets, LocalEngine(args.jobs or 1))
    if args.json:
        print_json({"games": args.games, "options": agreed, "rows": [one.data() for one in found]})
    else:
        show_comparison(found, sets)
    return OK


def _rule_set(args: argparse.Namespace, text: str) -> RuleSet:
    """The games of one side, with their prices."""
    from tokyork.cities import CITIES
    from tokyork.formats.options import read_options
    from tokyork.lab.data.data_plan import DataPlan, read_option_words
    from tokyork.lab.insight.comparing import RuleSet
    from tokyork.lab.insight.other_prices import without_prices
    from tokyork.terminal.simulate_command import read_seated

    city, bots = _city(args.city), read_seated(args.bots, args.seats)
    agreed, prices = without_prices(CITIES[city], read_option_words(text))
    read_options(CITIES[city], args.seats, agreed, "--options")
    return RuleSet(DataPlan(city, args.seats, args.games, args.seed, bots, agreed), prices)


def _atlas(args: argparse.Namespace) -> int:
    from tokyork.cities import CITIES
    from tokyork.lab.atlas.atlas_plan import begin
    from tokyork.lab.data.engines import engine_of
    from tokyork.lab.data.row_files import need
    from tokyork.terminal.atlas_command import play_atlas, write_atlas

    need(args.format)
    cities = list(CITIES) if args.city is None else [_city(args.city)]
    engine = engine_of(args.engine, args.jobs, args.address)
    folders = begin(args.folder, cities, args.games, args.seed, args.format)
    well = play_atlas(folders, engine, args.minutes)
    write_atlas(folders, engine, args.seed, args.page or args.folder)
    return OK if well else FAILED


def _examples(args: argparse.Namespace) -> int:
    from tokyork.lab.shipped_examples import copy_examples
    from tokyork.plain_text import visible
    from tokyork.words.texts import texts

    copied = copy_examples(args.folder)
    told = texts()("terminal-examples_copied", count=len(copied), folder=str(args.folder))
    print(visible(told))
    return OK


def _text_agent(args: argparse.Namespace) -> int:
    from tokyork.bots import make_bot
    from tokyork.lab.data.data_plan import DataPlan
    from tokyork.lab.text_agents import AgentTrial
    from tokyork.terminal.bot_check_command import read_words
    from tokyork.terminal.text_agent_command import run_trial, show_trial

    make_bot(args.against, 0, "--against").close()
    plan = DataPlan(_city(args.city), args.seats, args.games, args.seed)
    trial = AgentTrial(read_words(args.words), args.against, plan, args.ms)
    report = run_trial(trial)
    if args.json:
        print_json(report.data())
    else:
        show_trial(trial)
    return OK if not report.failures else FAILED
